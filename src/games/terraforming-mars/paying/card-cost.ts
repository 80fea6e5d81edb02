import { choice, number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { earthOffice, earthTags, faceCost, scienceTags, venusTags, venusWaystation } from '../facts/cards.ts'
import { teractor, valleyTrust } from '../facts/corporations.ts'

export const nextCardDiscount = choice(
  'Is it the next card after Indentured Workers or Conscription, in the same generation?',
  { none: 'no', 'indentured-workers': 'after Indentured Workers', conscription: 'after Conscription' },
  {
    says: { none: ['neither'], 'indentured-workers': ['indentured workers', 'after indentured workers'], conscription: ['conscription', 'after conscription'] },
    usual: 'none',
  },
)
export const isFromRobots = yesNo(
  'Do you play it from Self-Replicating Robots?',
  ['from self-replicating robots', 'on self-replicating robots', 'from robots', 'on robots', 'from srr', 'on srr', 'self-replicating robots'],
  { usual: false },
)
export const resourcesThere = number(
  'How many resources lie on it there?',
  { min: 0, usual: 2 },
  { units: ['resources', 'resources on it', 'cubes', 'cubes on it', 'resources there'] },
)
export const hasOtherDiscount = yesNo(
  'Does anything else make it cheaper (Thorgate, Cheung Shing Mars, Excentric Sponsor and so on)?',
  [
    'thorgate',
    'cheung shing mars',
    'excentric sponsor',
    'eccentric sponsor',
    'another discount',
    'other discount',
    'discounts sum up',
    'discounts add up',
    'discounts total',
    'discounts come to',
  ],
  {
    no: ['no discounts', 'no discount', 'without discounts', 'without a discount', 'no other discount', 'nothing else makes it cheaper', 'nothing else off'],
    usual: false,
  },
)
export const otherDiscount = number(
  'By how many MC do other discounts make it cheaper?',
  { min: 0, unit: 'MC' },
  {
    units: ['mc less', 'mc off', 'mc cheaper', 'mc discount', 'off', 'less', 'cheaper'],
    before: [
      'discount of',
      'discounts of',
      'cheaper by',
      'less by',
      'reduced by',
      'discounts sum up to',
      'discounts add up to',
      'discounts total',
      'discounts come to',
    ],
  },
)

export const cardCost = defineAmount({
  id: 'card-cost',
  question: 'What does this card cost me, what do I pay for it after discounts?',
  unit: 'MC',
  facts: {
    faceCost,
    earthTags,
    scienceTags,
    venusTags,
    teractor,
    earthOffice,
    valleyTrust,
    venusWaystation,
    nextCardDiscount,
    isFromRobots,
    resourcesThere,
    hasOtherDiscount,
    otherDiscount,
  },
  sum: [
    { add: (f) => f.faceCost, because: cite('pay-before-effects#answer', 'the full cost comes first, even if you would get money back') },
    {
      add: (f) => (f.teractor ? -3 * f.earthTags : 0),
      because: [
        cite('teractor#answer', 'Each tag, although the corporation speaks of playing an Earth card'),
        cite('luna-governor#teractor', 'takes off 3 MC for each Earth tag as well'),
      ],
    },
    { add: (f) => (f.earthOffice ? -3 * f.earthTags : 0), because: cite('earth-office#answer', 'each Earth tag is 3 MC off') },
    { add: (f) => (f.valleyTrust ? -2 * f.scienceTags : 0), because: cite('valley-trust#answer', '2 MC per Science tag') },
    { add: (f) => (f.venusWaystation ? -2 * f.venusTags : 0), because: cite('venus-governor#answer', '2 MC for each of its Venus tags') },
    {
      add: (f) => (f.nextCardDiscount === 'indentured-workers' ? -8 : 0),
      because: cite('indentured-workers#answer', 'one that costs 8 MC or less becomes free'),
    },
    { add: (f) => (f.nextCardDiscount === 'conscription' ? -16 : 0), because: cite('conscription#answer', 'one that costs 16 MC or less becomes free') },
    {
      add: (f) => (f.isFromRobots ? -f.resourcesThere : 0),
      because: cite('self-replicating-robots-cost#answer', 'Its cost less the number of resources on it'),
    },
    {
      add: (f) => (f.hasOtherDiscount ? -f.otherDiscount : 0),
      because: cite('cumulative-effects#answer', 'similar effects of cards and corporations stack when combined'),
    },
  ],
  atLeast: { amount: 0, because: cite('negative-cost#answer', 'discounts lower the cost of a card to 0 at the least') },
  examples: [
    {
      from: 'multiple-tags#discounts',
      tells:
        'What does Research cost Valley Trust? It has 0 Earth tags and 0 Venus tags, it is not on Self-Replicating Robots, neither Indentured Workers nor Conscription, nothing else makes it cheaper.',
      given: { card: 'research', earthTags: 0, venusTags: 0, valleyTrust: true, nextCardDiscount: 'none', isFromRobots: false, hasOtherDiscount: false },
      expect: answers(7, 'pay-before-effects#answer', 'valley-trust#answer'),
    },
    {
      from: 'teractor#two-tags',
      tells:
        'As Teractor I play a card that costs 20 with 2 Earth tags, 0 science tags, 0 Venus tags. No Earth Office, neither of the next-card events, not from robots, nothing else makes it cheaper.',
      given: {
        faceCost: 20,
        earthTags: 2,
        scienceTags: 0,
        venusTags: 0,
        teractor: true,
        earthOffice: false,
        nextCardDiscount: 'none',
        isFromRobots: false,
        hasOtherDiscount: false,
      },
      expect: answers(14, 'pay-before-effects#answer', 'teractor#answer', 'luna-governor#teractor'),
    },
    {
      from: 'luna-governor#earth-office',
      tells:
        'Luna Governor with Earth Office, not Teractor; 0 science tags, 0 Venus tags, not from robots, neither of the next-card events, nothing else makes it cheaper.',
      given: {
        card: 'luna-governor',
        scienceTags: 0,
        venusTags: 0,
        teractor: false,
        earthOffice: true,
        nextCardDiscount: 'none',
        isFromRobots: false,
        hasOtherDiscount: false,
      },
      expect: answers(0, 'negative-cost#answer', 'pay-before-effects#answer', 'earth-office#answer'),
    },
    {
      from: 'luna-governor#teractor',
      tells:
        'Luna Governor as Teractor without Earth Office; 0 science tags, 0 Venus tags, not from robots, neither of the next-card events, nothing else makes it cheaper.',
      given: {
        card: 'luna-governor',
        scienceTags: 0,
        venusTags: 0,
        teractor: true,
        earthOffice: false,
        nextCardDiscount: 'none',
        isFromRobots: false,
        hasOtherDiscount: false,
      },
      expect: answers(0, 'negative-cost#answer', 'pay-before-effects#answer', 'teractor#answer', 'luna-governor#teractor'),
    },
    {
      from: 'cumulative-effects#discounts',
      tells:
        'Teractor with Earth Office: a card that costs 10 with 1 Earth tag, 0 science tags, 0 Venus tags; not from robots, neither of the next-card events, nothing else makes it cheaper.',
      given: {
        faceCost: 10,
        earthTags: 1,
        scienceTags: 0,
        venusTags: 0,
        teractor: true,
        earthOffice: true,
        nextCardDiscount: 'none',
        isFromRobots: false,
        hasOtherDiscount: false,
      },
      expect: answers(4, 'pay-before-effects#answer', 'teractor#answer', 'luna-governor#teractor', 'earth-office#answer'),
    },
    {
      from: 'venus-governor#two-tags',
      tells:
        'Venus Governor costs 4; I have Venus Waystation. 0 Earth tags, 0 science tags, not from robots, neither of the next-card events, nothing else makes it cheaper.',
      given: {
        card: 'venus-governor',
        faceCost: 4,
        earthTags: 0,
        scienceTags: 0,
        venusWaystation: true,
        nextCardDiscount: 'none',
        isFromRobots: false,
        hasOtherDiscount: false,
      },
      expect: answers(0, 'pay-before-effects#answer', 'venus-governor#answer'),
    },
    {
      from: 'indentured-workers#cost-of-8-mc',
      tells:
        'Indentured Workers was just played and the next card costs 8. What do I pay? 0 Earth tags, 0 science tags, 0 Venus tags, not from robots, nothing else makes it cheaper.',
      given: { faceCost: 8, earthTags: 0, scienceTags: 0, venusTags: 0, nextCardDiscount: 'indentured-workers', isFromRobots: false, hasOtherDiscount: false },
      expect: answers(0, 'pay-before-effects#answer', 'indentured-workers#answer'),
    },
    {
      from: 'conscription#cost-of-16-mc',
      tells: 'A card that costs 16 after Conscription: 0 Earth tags, 0 science tags, 0 Venus tags, not from robots, nothing else makes it cheaper.',
      given: { faceCost: 16, earthTags: 0, scienceTags: 0, venusTags: 0, nextCardDiscount: 'conscription', isFromRobots: false, hasOtherDiscount: false },
      expect: answers(0, 'pay-before-effects#answer', 'conscription#answer'),
    },
    {
      from: 'conscription#excess',
      tells:
        'A card that costs 12 after Conscription: 0 Earth tags, 0 science tags, 0 Venus tags, not from robots, nothing else makes it cheaper. Do I get 4 MC back?',
      given: { faceCost: 12, earthTags: 0, scienceTags: 0, venusTags: 0, nextCardDiscount: 'conscription', isFromRobots: false, hasOtherDiscount: false },
      expect: answers(0, 'negative-cost#answer', 'pay-before-effects#answer', 'conscription#answer'),
    },
    {
      from: 'self-replicating-robots-cost#discount',
      tells:
        'Water Import From Europa on Self-Replicating Robots with 16 resources: 0 Earth tags, 0 science tags, 0 Venus tags, neither of the next-card events, nothing else makes it cheaper.',
      given: {
        card: 'water-import-from-europa',
        earthTags: 0,
        scienceTags: 0,
        venusTags: 0,
        nextCardDiscount: 'none',
        isFromRobots: true,
        resourcesThere: 16,
        hasOtherDiscount: false,
      },
      expect: answers(9, 'pay-before-effects#answer', 'self-replicating-robots-cost#answer'),
    },
    {
      from: 'self-replicating-robots-cost#floor',
      tells:
        'Valley Trust plays Research from Self-Replicating Robots with 8 resources: 0 Earth tags, 0 Venus tags, neither of the next-card events, nothing else makes it cheaper.',
      given: {
        card: 'research',
        earthTags: 0,
        venusTags: 0,
        valleyTrust: true,
        nextCardDiscount: 'none',
        isFromRobots: true,
        resourcesThere: 8,
        hasOtherDiscount: false,
      },
      expect: answers(0, 'negative-cost#answer', 'pay-before-effects#answer', 'valley-trust#answer', 'self-replicating-robots-cost#answer'),
    },
    {
      from: 'ours',
      tells:
        'A card that costs 9, and another discount makes it cheaper by 5 MC; 0 Earth tags, 0 science tags, 0 Venus tags, not from robots, neither of the next-card events.',
      given: {
        faceCost: 9,
        earthTags: 0,
        scienceTags: 0,
        venusTags: 0,
        nextCardDiscount: 'none',
        isFromRobots: false,
        hasOtherDiscount: true,
        otherDiscount: 5,
      },
      expect: answers(4, 'pay-before-effects#answer', 'cumulative-effects#answer'),
    },
    {
      from: 'ours',
      tells: 'A card that costs 31 with 2 science tags, as Valley Trust; not from robots, neither of the next-card events, nothing else makes it cheaper.',
      given: { faceCost: 31, scienceTags: 2, valleyTrust: true, nextCardDiscount: 'none', isFromRobots: false, hasOtherDiscount: false },
      expect: needs('teractor', 'earthOffice', 'earthTags', 'venusWaystation', 'venusTags'),
    },
    {
      from: 'ours',
      tells:
        'Research from Self-Replicating Robots; 0 Earth tags, 0 Venus tags, not Valley Trust, neither of the next-card events, nothing else makes it cheaper.',
      given: { card: 'research', earthTags: 0, venusTags: 0, valleyTrust: false, nextCardDiscount: 'none', isFromRobots: true, hasOtherDiscount: false },
      expect: needs('resourcesThere'),
    },
    {
      from: 'ours',
      tells: 'A card that costs 30 as Thorgate; 0 Earth tags, 0 science tags, 0 Venus tags, not from robots, neither of the next-card events.',
      given: { faceCost: 30, earthTags: 0, scienceTags: 0, venusTags: 0, nextCardDiscount: 'none', isFromRobots: false, hasOtherDiscount: true },
      expect: needs('otherDiscount'),
    },
    {
      from: 'ours',
      tells:
        'What does my card cost? 0 Earth tags, 0 science tags, 0 Venus tags, not from robots, neither of the next-card events, nothing else makes it cheaper.',
      given: { earthTags: 0, scienceTags: 0, venusTags: 0, nextCardDiscount: 'none', isFromRobots: false, hasOtherDiscount: false },
      expect: needs('faceCost'),
    },
  ],
})
