import { choice, derived } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { card } from '../facts/cards.ts'
import { TAGS } from '../facts/tags.ts'

const BOXES = { tag: 'tag', tile: 'tile', colony: 'colony', party: 'party', production: 'other', resource: 'other' } as const

/** How many of them are asked for does not matter. */
const some = (...things: readonly string[]): string[] => things.flatMap((thing) => Array.from({ length: 9 }, (_, i) => `${i + 1} ${thing}`))
const SOME_TAGS = some(...Object.values(TAGS).map((tag) => `${tag} tags`), 'tags')

const boxBesideCost = derived(
  choice(
    'What stands right of the cost of the card?',
    {
      parameter: 'temperature, oxygen or oceans',
      venus: 'Venus',
      tag: 'tags',
      tile: 'a tile',
      colony: 'a colony',
      party: 'a party',
      other: 'something else that must be met: production, TR, floaters and so on',
      text: 'nothing: only the text of the card takes or asks for something',
      nothing: 'nothing, and the text asks for nothing',
    },
    {
      says: {
        parameter: [
          'temperature requirement',
          'oxygen requirement',
          'ocean requirement',
          'needs oxygen',
          'needs oceans',
          'needs temperature',
          'global requirement',
          'parameter requirement',
          'requires oceans',
          'requires oxygen',
          'needs a temperature',
          'oxygen',
          'temperature',
          'degrees',
          'needs warmth',
          '°c',
          'max oxygen',
          'min oxygen',
          ...some('oceans', 'ocean tiles', 'ocean'),
        ],
        venus: [
          'venus requirement',
          'needs venus',
          'needs a venus level',
          'requires venus',
          'venus level',
          'venus scale',
          'venus at',
          'percent venus',
          'venus terraforming',
        ],
        tag: [
          'tag requirement',
          'needs science tags',
          'requires tags',
          'needs tags',
          'requires science tags',
          'science requirement',
          'needs a science tag',
          'needs an earth tag',
          'needs a jovian tag',
          'needs a plant tag',
          'wants tags',
          ...SOME_TAGS,
        ],
        tile: [
          'tile requirement',
          'needs a greenery',
          'requires a greenery',
          'needs a tile',
          'greenery requirement',
          'city requirement',
          'needs a city',
          'wants a greenery',
          'wants a city',
          'own a greenery',
          'own a city',
          'requires a city',
          'requires 2 cities',
        ],
        colony: ['colony requirement', 'needs a colony', 'requires a colony', 'wants a colony', 'needs colonies', 'requires colonies', 'own a colony'],
        party: [
          'party requirement',
          'needs a party',
          'requires a party',
          'ruling party',
          'party to rule',
          ...['greens', 'reds', 'scientists', 'unity', 'kelvinists', 'mars first'].flatMap((party) => [
            `needs ${party}`,
            `requires ${party}`,
            `requires the ${party}`,
            `needs the ${party}`,
            `${party} to rule`,
            `${party} ruling`,
          ]),
        ],
        other: ['production requirement', 'floater requirement', 'tr requirement', 'requires production', 'needs production', 'needs floaters'],
        text: [
          'lowers production',
          'takes production',
          'costs production',
          'takes resources',
          'only in the text',
          'in the text',
          'in its text',
          'lose production',
          'loses production',
          'costs resources',
          'discard a card',
          'only says to lose',
          'says to lose',
          'text says',
        ],
        nothing: ['no requirement', 'no requirements', 'without requirements', 'without a requirement', 'without any requirement'],
      },
      fixed: true,
    },
  ),
  { card },
  (f) => {
    const box = f.card.requirement
    if (box?.what === 'parameter') return box.name === 'venus' ? 'venus' : 'parameter'
    return BOXES[box?.what as keyof typeof BOXES] as (typeof BOXES)[keyof typeof BOXES] | undefined
  },
)

export const isRequirementForCuttingEdge = defineRule({
  id: 'is-requirement-for-cutting-edge',
  question: 'Is this a card with a requirement for Cutting Edge Technology: does its discount apply, is the card cheaper?',
  facts: { boxBesideCost },
  clauses: [
    {
      when: (f) => f.boxBesideCost === 'text' || f.boxBesideCost === 'nothing',
      answer: 'no',
      because: cite('cutting-edge-technology#answer', "Anything immediately right of a card's cost that must be met"),
    },
    {
      when: (f) => f.boxBesideCost === 'parameter',
      answer: 'yes',
      because: cite('cutting-edge-technology#global-parameters', 'requirements of temperature, oxygen and oceans count'),
    },
    { when: (f) => f.boxBesideCost === 'venus', answer: 'yes', because: cite('cutting-edge-technology#venus', 'Requirements of Venus count') },
    { when: (f) => f.boxBesideCost === 'tag', answer: 'yes', because: cite('cutting-edge-technology#tags', 'Tag requirements count') },
    { when: (f) => f.boxBesideCost === 'tile', answer: 'yes', because: cite('cutting-edge-technology#tiles', 'Tile requirements count') },
    { when: (f) => f.boxBesideCost === 'colony', answer: 'yes', because: cite('cutting-edge-technology#colonies', 'Colony requirements count') },
    { when: (f) => f.boxBesideCost === 'party', answer: 'yes', because: cite('cutting-edge-technology#parties', 'Party requirements count') },
  ],
  otherwise: { answer: 'yes', because: cite('cutting-edge-technology#others', 'other requirements in that place count as well') },
  examples: [
    {
      from: 'cutting-edge-technology#tiles',
      tells: 'Does the greenery that Ecological Zone needs count as a requirement for Cutting Edge Technology?',
      given: { card: 'ecological-zone' },
      expect: yes('cutting-edge-technology#tiles'),
    },
    {
      from: 'cutting-edge-technology#global-parameters',
      tells: 'Cutting Edge Technology and a card with an oxygen requirement',
      given: { boxBesideCost: 'parameter' },
      expect: yes('cutting-edge-technology#global-parameters'),
    },
    {
      from: 'cutting-edge-technology#venus',
      tells: 'Cutting Edge Technology and a card with a venus requirement',
      given: { boxBesideCost: 'venus' },
      expect: yes('cutting-edge-technology#venus'),
    },
    {
      from: 'cutting-edge-technology#tags',
      tells: 'Does a tag requirement count for Cutting Edge Technology?',
      given: { boxBesideCost: 'tag' },
      expect: yes('cutting-edge-technology#tags'),
    },
    {
      from: 'cutting-edge-technology#colonies',
      tells: 'My card needs a colony: is it a requirement for Cutting Edge Technology?',
      given: { boxBesideCost: 'colony' },
      expect: yes('cutting-edge-technology#colonies'),
    },
    {
      from: 'cutting-edge-technology#parties',
      tells: 'Is a party requirement one for Cutting Edge Technology?',
      given: { boxBesideCost: 'party' },
      expect: yes('cutting-edge-technology#parties'),
    },
    {
      from: 'cutting-edge-technology#others',
      tells: 'Asteroid Mining Consortium requires production: does Cutting Edge Technology help?',
      given: { card: 'asteroid-mining-consortium' },
      expect: yes('cutting-edge-technology#others'),
    },
    {
      from: 'ours',
      tells: 'The card lowers production, but only in the text: a requirement for Cutting Edge Technology?',
      given: { boxBesideCost: 'text' },
      expect: no('cutting-edge-technology#answer'),
    },
    {
      from: 'ours',
      tells: 'The card has an upper limit, a max oxygen requirement: is that one for Cutting Edge Technology as well?',
      given: { boxBesideCost: 'parameter' },
      expect: yes('cutting-edge-technology#global-parameters'),
    },
    {
      from: 'ours',
      tells: 'Cutting Edge Technology: is a card without a requirement cheaper too?',
      given: { boxBesideCost: 'nothing' },
      expect: no('cutting-edge-technology#answer'),
    },
    { from: 'ours', tells: 'Does Cutting Edge Technology help with Advanced Alloys?', given: { card: 'advanced-alloys' }, expect: needs('boxBesideCost') },
  ],
})
