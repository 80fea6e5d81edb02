import { choice, derived } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { card } from '../facts/cards.ts'

const bendingEffect = choice(
  'Which effect do you want to use?',
  {
    inventrix: 'Inventrix',
    'morning-star-inc': 'Morning Star Inc.',
    'adaptation-technology': 'Adaptation Technology',
    'special-design': 'Special Design',
    'ecology-experts': 'Ecology Experts',
    'excentric-sponsor': 'Excentric Sponsor',
  },
  {
    says: {
      inventrix: ['inventrix'],
      'morning-star-inc': ['morning star inc', 'morning star'],
      'adaptation-technology': ['adaptation technology', 'adaptation tech'],
      'special-design': ['special design'],
      'ecology-experts': ['ecology experts', 'ecology expert'],
      'excentric-sponsor': ['excentric sponsor', 'eccentric sponsor'],
    },
  },
)
const KINDS = { tag: 'tags', tile: 'tile', production: 'production', party: 'party', colony: 'other', resource: 'other' } as const

const bentRequirement = derived(
  choice(
    'What does the card require?',
    {
      venus: 'Venus',
      parameter: 'temperature, oxygen or oceans',
      tags: 'tags',
      rating: 'Terraform Rating',
      tile: 'a tile',
      production: 'production',
      party: 'a party',
      other: 'something else',
    },
    {
      says: {
        venus: [
          'venus requirement',
          'requires venus',
          'venus parameter',
          'requirement of venus',
          'requirements of venus',
          'with venus',
          'for venus',
          'venus requirements too',
        ],
        // Not the bare names: a sentence that tells the values asks whether they suffice.
        parameter: [
          'oxygen requirement',
          'temperature requirement',
          'ocean requirement',
          'o2 requirement',
          'temp requirement',
          'oceans requirement',
          'global requirement',
          'asks for oceans',
          'asks for oxygen',
          'asks for temperature',
          'needs oceans',
          'needs oxygen',
          'for oxygen',
          'for oceans',
          'for temperature',
          'with oxygen',
          'with oceans',
        ],
        tags: [
          'tags',
          'tag requirement',
          'science tags',
          'venus tags',
          'jovian tags',
          'earth tags',
          'plant tags',
          'microbe tags',
          'animal tags',
          'missing a tag',
          'a tag short',
          'short of a tag',
          'science tag',
          'power tags',
          'energy tags',
        ],
        rating: ['tr', 'terraform rating', 'tr requirement'],
        tile: ['a greenery tile', 'a greenery', 'tile requirement', 'city requirement', 'greenery requirement', 'tiles requirement'],
        production: ['titanium production', 'steel production', 'production requirement', 'prod requirement', 'plant production'],
        party: ['ruling party', 'party requirement', 'greens ruling'],
        other: ['a colony', 'colony requirement', 'floater requirement', 'floaters', 'party leader', 'chairman'],
      },
      fixed: true,
    },
  ),
  { card },
  (f) => {
    const box = f.card.requirement
    if (box?.what === 'parameter') return box.name === 'venus' ? 'venus' : 'parameter'
    return KINDS[box?.what as keyof typeof KINDS] as (typeof KINDS)[keyof typeof KINDS] | undefined
  },
)

const isGlobal = (requirement: string): boolean => requirement === 'venus' || requirement === 'parameter'

export const whatBendsRequirement = defineChoice({
  id: 'what-bends-requirement',
  question: 'Does this effect (2 steps of leeway, ±2, or more) help with that requirement?',
  facts: { bendingEffect, bentRequirement },
  answers: { ignored: 'Yes: the requirement is ignored', 'two-steps': 'Yes: by 2 steps', 'must-be-met': 'No: the requirement must be met' },
  clauses: [
    {
      when: (f) => f.bendingEffect === 'excentric-sponsor',
      answer: 'must-be-met',
      because: cite('excentric-sponsor-requirements#answer', 'all requirements of the card must still be met'),
    },
    {
      when: [(f) => f.bendingEffect === 'ecology-experts', (f) => isGlobal(f.bentRequirement)],
      answer: 'ignored',
      because: cite('ecology-experts#answer', 'Only global requirements, but all 4 of them'),
    },
    {
      when: [(f) => f.bendingEffect === 'ecology-experts', (f) => f.bentRequirement === 'tile'],
      answer: 'must-be-met',
      because: cite('ecological-zone-ecology-experts#global-requirements', 'would not let you ignore this requirement, only global requirements'),
    },
    {
      when: (f) => f.bendingEffect === 'ecology-experts',
      answer: 'must-be-met',
      because: cite('ecology-experts#other-requirements', 'Every other requirement must be satisfied'),
    },
    {
      when: [(f) => f.bendingEffect === 'morning-star-inc', (f) => f.bentRequirement === 'venus'],
      answer: 'two-steps',
      because: cite('morning-star-inc#leeway', 'Your Venus requirements are +2 or −2 steps'),
    },
    {
      when: (f) => f.bendingEffect === 'morning-star-inc',
      answer: 'must-be-met',
      because: cite('special-design-stacking#morning-star-inc', 'is for Venus requirements, so it adds steps to those only'),
    },
    {
      when: [(f) => f.bendingEffect === 'inventrix', (f) => isGlobal(f.bentRequirement)],
      answer: 'two-steps',
      because: cite('inventrix#answer', 'By 2 steps up or down, for every global parameter'),
    },
    {
      when: (f) => f.bendingEffect === 'inventrix',
      answer: 'must-be-met',
      because: cite('inventrix#other-requirements', 'It cannot override requirements of another kind'),
    },
    {
      when: [(f) => f.bendingEffect === 'adaptation-technology', (f) => isGlobal(f.bentRequirement)],
      answer: 'two-steps',
      because: cite('adaptation-technology#answer', 'By 2 steps above or below, for every global parameter'),
    },
    {
      when: (f) => f.bendingEffect === 'adaptation-technology',
      answer: 'must-be-met',
      because: cite('adaptation-technology#other-requirements', 'It cannot override requirements of any other kind'),
    },
    {
      when: (f) => isGlobal(f.bentRequirement),
      answer: 'two-steps',
      because: cite('special-design#answer', 'for every global parameter, but only for your next card in this generation'),
    },
  ],
  otherwise: { answer: 'must-be-met', because: cite('special-design#other-requirements', 'It cannot override requirements of another kind') },
  examples: [
    {
      from: 'inventrix#venus',
      tells: 'Does Inventrix help with a Venus requirement, though the corporation does not show Venus?',
      given: { bendingEffect: 'inventrix', bentRequirement: 'venus' },
      expect: answers('two-steps', 'inventrix#answer'),
    },
    {
      from: 'inventrix#other-requirements',
      tells: 'Does Inventrix help me with a tag requirement?',
      given: { bendingEffect: 'inventrix', bentRequirement: 'tags' },
      expect: answers('must-be-met', 'inventrix#other-requirements'),
    },
    {
      from: 'ours',
      tells: 'Does Morning Star Inc. help with a Venus requirement?',
      given: { bendingEffect: 'morning-star-inc', bentRequirement: 'venus' },
      expect: answers('two-steps', 'morning-star-inc#leeway'),
    },
    {
      from: 'ours',
      tells: 'Does Morning Star Inc. help with a card that asks for oceans?',
      given: { bendingEffect: 'morning-star-inc', bentRequirement: 'parameter' },
      expect: answers('must-be-met', 'special-design-stacking#morning-star-inc'),
    },
    {
      from: 'adaptation-technology#venus',
      tells: 'Does Adaptation Technology work for a Venus requirement?',
      given: { bendingEffect: 'adaptation-technology', bentRequirement: 'venus' },
      expect: answers('two-steps', 'adaptation-technology#answer'),
    },
    {
      from: 'adaptation-technology#other-requirements',
      tells: 'Does Adaptation Technology work for a TR requirement?',
      given: { bendingEffect: 'adaptation-technology', bentRequirement: 'rating' },
      expect: answers('must-be-met', 'adaptation-technology#other-requirements'),
    },
    {
      from: 'special-design#venus',
      tells: 'Does Special Design work for a Venus requirement?',
      given: { bendingEffect: 'special-design', bentRequirement: 'venus' },
      expect: answers('two-steps', 'special-design#answer'),
    },
    {
      from: 'special-design#other-requirements',
      tells: 'I am one science tag short, does Special Design help with the tag requirement?',
      given: { bendingEffect: 'special-design', bentRequirement: 'tags' },
      expect: answers('must-be-met', 'special-design#other-requirements'),
    },
    {
      from: 'ecology-experts#translations',
      tells: 'My Ecology Experts shows only three parameters: does it cover a Venus requirement?',
      given: { bendingEffect: 'ecology-experts', bentRequirement: 'venus' },
      expect: answers('ignored', 'ecology-experts#answer'),
    },
    {
      from: 'ecological-zone-ecology-experts#global-requirements',
      tells: 'Ecological Zone with Ecology Experts, do I still need the greenery?',
      given: { bendingEffect: 'ecology-experts', card: 'ecological-zone' },
      expect: answers('must-be-met', 'ecological-zone-ecology-experts#global-requirements'),
    },
    {
      from: 'ours',
      tells: 'Does Ecology Experts let me ignore a tag requirement?',
      given: { bendingEffect: 'ecology-experts', bentRequirement: 'tags' },
      expect: answers('must-be-met', 'ecology-experts#other-requirements'),
    },
    {
      from: 'excentric-sponsor-requirements#requirements',
      tells: 'Does Excentric Sponsor let me ignore an oxygen requirement?',
      given: { bendingEffect: 'excentric-sponsor', bentRequirement: 'parameter' },
      expect: answers('must-be-met', 'excentric-sponsor-requirements#answer'),
    },
    { from: 'ours', tells: 'I am Inventrix, does that help with this card?', given: { bendingEffect: 'inventrix' }, expect: needs('bentRequirement') },
    { from: 'ours', tells: 'Does the effect help with an oxygen requirement?', given: { bentRequirement: 'parameter' }, expect: needs('bendingEffect') },
    {
      from: 'ours',
      tells: 'Can I use Special Design for Warp Drive?',
      given: { bendingEffect: 'special-design', card: 'warp-drive' },
      expect: answers('must-be-met', 'special-design#other-requirements'),
    },
    {
      from: 'ours',
      tells: 'Does Morning Star Inc. help me to play Maxwell Base?',
      given: { bendingEffect: 'morning-star-inc', card: 'maxwell-base' },
      expect: answers('two-steps', 'morning-star-inc#leeway'),
    },
    {
      from: 'prelude-card-party-requirement#other-party',
      tells: 'Does Ecology Experts let me ignore the ruling party that the card needs?',
      given: { bendingEffect: 'ecology-experts', bentRequirement: 'party' },
      expect: answers('must-be-met', 'ecology-experts#other-requirements'),
    },
  ],
})
