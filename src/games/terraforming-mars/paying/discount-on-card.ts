import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { earthOffice, earthTags, scienceTags, venusTags, venusWaystation } from '../facts/cards.ts'
import { teractor, valleyTrust } from '../facts/corporations.ts'
import { hasOtherDiscount, isFromRobots, nextCardDiscount, otherDiscount, resourcesThere } from './card-cost.ts'

export const discountOnCard = defineAmount({
  id: 'discount-on-card',
  question: 'How big is my total discount on a card: how many MC off, how much cheaper or less for its tags?',
  unit: 'MC',
  facts: {
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
    // First, so that a discount of nothing rests on no corporation.
    {
      add: (f) => (f.hasOtherDiscount ? f.otherDiscount : 0),
      because: cite('cumulative-effects#answer', 'similar effects of cards and corporations stack when combined'),
    },
    {
      add: (f) => (f.teractor ? 3 * f.earthTags : 0),
      because: [
        cite('teractor#answer', 'Each tag, although the corporation speaks of playing an Earth card'),
        cite('luna-governor#teractor', 'takes off 3 MC for each Earth tag as well'),
      ],
    },
    { add: (f) => (f.earthOffice ? 3 * f.earthTags : 0), because: cite('earth-office#answer', 'each Earth tag is 3 MC off') },
    { add: (f) => (f.valleyTrust ? 2 * f.scienceTags : 0), because: cite('valley-trust#answer', '2 MC per Science tag') },
    { add: (f) => (f.venusWaystation ? 2 * f.venusTags : 0), because: cite('venus-governor#answer', '2 MC for each of its Venus tags') },
    {
      add: (f) => (f.nextCardDiscount === 'indentured-workers' ? 8 : 0),
      because: cite('indentured-workers#answer', 'one that costs 8 MC or less becomes free'),
    },
    { add: (f) => (f.nextCardDiscount === 'conscription' ? 16 : 0), because: cite('conscription#answer', 'one that costs 16 MC or less becomes free') },
    {
      add: (f) => (f.isFromRobots ? f.resourcesThere : 0),
      because: cite('self-replicating-robots-cost#discount', 'discount it by the same amount'),
    },
  ],
  examples: [
    {
      from: 'teractor#two-tags',
      tells:
        'How much cheaper is a card with 2 Earth tags, 0 science tags and 0 Venus tags for Teractor? No Earth Office, neither of the next-card events, not from robots, no other discount.',
      given: {
        earthTags: 2,
        scienceTags: 0,
        venusTags: 0,
        teractor: true,
        earthOffice: false,
        nextCardDiscount: 'none',
        isFromRobots: false,
        hasOtherDiscount: false,
      },
      expect: answers(6, 'teractor#answer', 'luna-governor#teractor'),
    },
    {
      from: 'cumulative-effects#discounts',
      tells:
        'Teractor and Earth Office together, 1 Earth tag, 0 science tags, 0 Venus tags: total discount? Neither of the next-card events, not from robots, no other discount.',
      given: {
        earthTags: 1,
        scienceTags: 0,
        venusTags: 0,
        teractor: true,
        earthOffice: true,
        nextCardDiscount: 'none',
        isFromRobots: false,
        hasOtherDiscount: false,
      },
      expect: answers(6, 'teractor#answer', 'luna-governor#teractor', 'earth-office#answer'),
    },
    {
      from: 'venus-governor#answer',
      tells:
        'Size of the discount that Venus Waystation gives on Venus Governor; 0 Earth tags, 0 science tags, neither of the next-card events, not from robots, no other discount.',
      given: {
        card: 'venus-governor',
        earthTags: 0,
        scienceTags: 0,
        venusWaystation: true,
        nextCardDiscount: 'none',
        isFromRobots: false,
        hasOtherDiscount: false,
      },
      expect: answers(4, 'venus-governor#answer'),
    },
    {
      from: 'multiple-tags#discounts',
      tells: 'Valley Trust: how many MC off Research, with 0 Earth tags and 0 Venus tags? Neither of the next-card events, not from robots, no other discount.',
      given: { card: 'research', earthTags: 0, venusTags: 0, valleyTrust: true, nextCardDiscount: 'none', isFromRobots: false, hasOtherDiscount: false },
      expect: answers(4, 'valley-trust#answer'),
    },
    {
      from: 'ours',
      tells:
        'Indentured Workers was just played: discount on the next card, with 0 Earth tags, 0 science tags, 0 Venus tags, not from robots and no other discount?',
      given: { earthTags: 0, scienceTags: 0, venusTags: 0, nextCardDiscount: 'indentured-workers', isFromRobots: false, hasOtherDiscount: false },
      expect: answers(8, 'indentured-workers#answer'),
    },
    {
      from: 'ours',
      tells:
        'After Conscription, 1 Earth tag as Teractor without Earth Office, 0 science tags, 0 Venus tags, not from robots, no other discount: how many MC less?',
      given: {
        earthTags: 1,
        scienceTags: 0,
        venusTags: 0,
        teractor: true,
        earthOffice: false,
        nextCardDiscount: 'conscription',
        isFromRobots: false,
        hasOtherDiscount: false,
      },
      expect: answers(19, 'teractor#answer', 'luna-governor#teractor', 'conscription#answer'),
    },
    {
      from: 'ours',
      tells:
        'Another discount of 3 and Valley Trust with 1 science tag; 0 Earth tags, 0 Venus tags, neither of the next-card events, not from robots. Discount altogether?',
      given: {
        earthTags: 0,
        scienceTags: 1,
        venusTags: 0,
        valleyTrust: true,
        nextCardDiscount: 'none',
        isFromRobots: false,
        hasOtherDiscount: true,
        otherDiscount: 3,
      },
      expect: answers(5, 'cumulative-effects#answer', 'valley-trust#answer'),
    },
    {
      from: 'ours',
      tells:
        'Valley Trust plays Research from Self-Replicating Robots with 8 resources on it, 0 Earth tags, 0 Venus tags, neither of the next-card events, no other discount: how many MC off altogether?',
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
      expect: answers(12, 'valley-trust#answer', 'self-replicating-robots-cost#discount'),
    },
    {
      from: 'ours',
      tells:
        'Research from Self-Replicating Robots, not Valley Trust, 0 Earth tags, 0 Venus tags, neither of the next-card events, no other discount: how much off?',
      given: { card: 'research', earthTags: 0, venusTags: 0, valleyTrust: false, nextCardDiscount: 'none', isFromRobots: true, hasOtherDiscount: false },
      expect: needs('resourcesThere'),
    },
    {
      from: 'ours',
      tells:
        'A card with 0 Earth tags, 0 science tags and 0 Venus tags, not from robots, neither of the next-card events, no other discount: how much off as Teractor?',
      given: { earthTags: 0, scienceTags: 0, venusTags: 0, teractor: true, nextCardDiscount: 'none', isFromRobots: false, hasOtherDiscount: false },
      expect: answers(0, 'cumulative-effects#answer'),
    },
    {
      from: 'ours',
      tells: 'Valley Trust and a card with 2 science tags: discount?',
      given: { scienceTags: 2, valleyTrust: true },
      expect: needs(
        'otherDiscount',
        'hasOtherDiscount',
        'teractor',
        'earthOffice',
        'earthTags',
        'venusWaystation',
        'nextCardDiscount',
        'venusTags',
        'isFromRobots',
        'resourcesThere',
      ),
    },
    {
      from: 'ours',
      tells: 'As Valley Trust, with 0 Earth tags, 0 Venus tags, neither of the next-card events, not from robots, no other discount: how much off?',
      given: { earthTags: 0, venusTags: 0, valleyTrust: true, nextCardDiscount: 'none', isFromRobots: false, hasOtherDiscount: false },
      expect: needs('scienceTags'),
    },
    {
      from: 'ours',
      tells: 'A card with 1 science tag, 0 Earth tags, 0 Venus tags; neither of the next-card events, not from robots, no other discount. How much off?',
      given: { earthTags: 0, scienceTags: 1, venusTags: 0, nextCardDiscount: 'none', isFromRobots: false, hasOtherDiscount: false },
      expect: needs('valleyTrust'),
    },
  ],
})
