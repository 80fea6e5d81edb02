import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { oxygen } from '../facts/parameters.ts'

const greeneryFrom = choice(
  'Where does the greenery come from?',
  {
    card: 'a project or Prelude card, with its oxygen step',
    other: 'converted plants or the Greenery standard project',
    neutral: 'the setup of a solo game: a neutral greenery',
  },
  {
    says: {
      card: ['card', 'prelude', 'plantation', 'mangrove', 'experimental forest', 'protected valley'],
      other: ['plants', '8 plants', 'converted plants', 'standard project'],
      neutral: ['neutral greenery', 'solo setup', 'neutral tile'],
    },
  },
)

export const oxygenForGreenery = defineAmount({
  id: 'oxygen-for-greenery',
  question: 'By how many steps does a greenery raise the oxygen, before the final greeneries?',
  unit: 'steps',
  facts: { greeneryFrom, oxygen },
  clauses: [
    {
      when: (f) => f.greeneryFrom === 'neutral',
      answer: 0,
      because: cite('solo-common-rules#neutral-tiles', 'Oxygen is not raised for the neutral greeneries'),
    },
    {
      when: (f) => f.oxygen === 14,
      answer: 0,
      because: cite('greenery-oxygen-once#maxed', 'the greenery can still be placed, and the oxygen step is ignored'),
    },
    { when: (f) => f.greeneryFrom === 'card', answer: 1, because: cite('greenery-oxygen-once#answer', 'is the one that placing the greenery brings anyway') },
  ],
  sum: [{ add: () => 1, because: cite('greenery-oxygen-once#answer', 'is the one that placing the greenery brings anyway') }],
  examples: [
    {
      from: 'greenery-oxygen-once#reminder',
      tells: 'A card with a greenery and an oxygen step: one step, not two',
      given: { greeneryFrom: 'card', oxygen: 5 },
      expect: answers(1, 'greenery-oxygen-once#answer'),
    },
    {
      from: 'greenery-oxygen-once#maxed',
      tells: 'The same at 14%',
      given: { greeneryFrom: 'card', oxygen: 14 },
      expect: answers(0, 'greenery-oxygen-once#maxed'),
    },
    { from: 'ours', tells: '8 plants at 13%', given: { greeneryFrom: 'other', oxygen: 13 }, expect: answers(1, 'greenery-oxygen-once#answer') },
    {
      from: 'ours',
      tells: 'A neutral greenery of a solo game',
      given: { greeneryFrom: 'neutral', oxygen: 0 },
      expect: answers(0, 'solo-common-rules#neutral-tiles'),
    },
    { from: 'ours', tells: 'A card', given: { greeneryFrom: 'card' }, expect: needs('oxygen') },
    { from: 'ours', tells: 'Oxygen at 0%', given: { oxygen: 0 }, expect: needs('greeneryFrom') },
  ],
})
