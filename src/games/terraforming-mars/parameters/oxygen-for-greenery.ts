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
      card: [
        'greenery card',
        'from a card',
        'a card gives me a greenery',
        'oxygen +1',
        'raise oxygen',
        'raise oxygen 1 step',
        'raises oxygen 1 step',
        'raise oxygen by 1 step',
        'oxygen 1 step',
        '1 oxygen step',
        'card with a greenery',
        'card gives a greenery',
        'greenery from a card',
        'prelude',
        'plantation',
        'mangrove',
        'experimental forest',
        'protected valley',
      ],
      other: ['8 plants', '7 plants', 'convert plants', 'converted plants', 'converting plants', 'from plants', 'from my plants', 'standard project'],
      neutral: ['neutral greenery', 'solo setup', 'neutral tile'],
    },
    usual: 'other',
  },
)

export const oxygenForGreenery = defineAmount({
  id: 'oxygen-for-greenery',
  question: 'By how many steps in total does a greenery raise the oxygen (go up, climb), before the final greeneries?',
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
  ],
  sum: [{ add: () => 1, because: cite('greenery-oxygen-once#answer', 'is the one that placing the greenery brings anyway') }],
  examples: [
    {
      from: 'greenery-oxygen-once#reminder',
      tells: 'A card gives me a greenery and also says to raise oxygen 1 step; oxygen is at 5%. How many steps in all?',
      given: { greeneryFrom: 'card', oxygen: 5 },
      expect: answers(1, 'greenery-oxygen-once#answer'),
    },
    {
      from: 'greenery-oxygen-once#maxed',
      tells: 'A card gives me a greenery with oxygen at 14%.',
      given: { greeneryFrom: 'card', oxygen: 14 },
      expect: answers(0, 'greenery-oxygen-once#maxed'),
    },
    {
      from: 'ours',
      tells: 'I convert plants to a greenery at 13% oxygen.',
      given: { greeneryFrom: 'other', oxygen: 13 },
      expect: answers(1, 'greenery-oxygen-once#answer'),
    },
    {
      from: 'ours',
      tells: 'Oxygen at 14% and a greenery goes down. By how much does oxygen rise?',
      given: { oxygen: 14 },
      expect: answers(0, 'greenery-oxygen-once#maxed'),
    },
    {
      from: 'solo-common-rules#neutral-tiles',
      tells: 'Solo setup: does a neutral greenery raise the oxygen, which is at 0%?',
      given: { greeneryFrom: 'neutral', oxygen: 0 },
      expect: answers(0, 'solo-common-rules#neutral-tiles'),
    },
    { from: 'ours', tells: 'I play a card with a greenery.', given: { greeneryFrom: 'card' }, expect: needs('oxygen') },
    { from: 'ours', tells: 'Oxygen is at 0% and a greenery is placed.', given: { oxygen: 0 }, expect: needs('greeneryFrom') },
  ],
})
