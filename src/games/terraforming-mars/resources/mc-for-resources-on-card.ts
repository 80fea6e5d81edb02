import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const payingCard = choice(
  'Which card do you use?',
  { 'jupiter-floating-station': 'Jupiter Floating Station', 'saturn-surfing': 'Saturn Surfing', 'martian-zoo': 'Martian Zoo' },
  {
    says: {
      'jupiter-floating-station': ['jupiter floating station', 'jupiter station', 'jupiter floating'],
      'saturn-surfing': ['saturn surfing'],
      'martian-zoo': ['martian zoo', 'mars zoo'],
    },
  },
)
const resourcesOnIt = number(
  'How many floaters or animals are on it, before the action?',
  { min: 0 },
  { units: ['floaters', 'floater', 'animals', 'animal', 'resources', 'cubes'], before: ['with', 'has', 'there are', 'holds'] },
)

export const mcForResourcesOnCard = defineAmount({
  id: 'mc-for-resources-on-card',
  question: 'How many MC do I get from the action for the floaters or animals on Jupiter Floating Station, Saturn Surfing or Martian Zoo?',
  unit: 'MC',
  facts: { payingCard, resourcesOnIt },
  refusals: { 'no-floater': 'The action cannot be used without a floater to spend' },
  clauses: [
    {
      when: [(f) => f.payingCard === 'saturn-surfing', (f) => f.resourcesOnIt === 0],
      answer: 'no-floater',
      because: cite('saturn-surfing#cost', 'requires you to spend one floater from this card'),
    },
    {
      when: [(f) => f.payingCard === 'saturn-surfing', (f) => f.resourcesOnIt > 5],
      answer: 5,
      because: cite('saturn-surfing#maximum', 'The action counts at most 5 floaters and grants at most 5 MC'),
    },
    {
      when: [(f) => f.payingCard === 'jupiter-floating-station', (f) => f.resourcesOnIt > 4],
      answer: 4,
      because: cite('jupiter-floating-station#answer', 'but at most 4 MC from using it'),
    },
    {
      when: (f) => f.payingCard === 'saturn-surfing',
      answer: (f) => f.resourcesOnIt,
      because: cite('saturn-surfing#counted', 'That floater counts towards the bonus received, but must then be removed'),
    },
    {
      when: (f) => f.payingCard === 'jupiter-floating-station',
      answer: (f) => f.resourcesOnIt,
      because: cite('jupiter-floating-station#equal-amount', 'You collect as many MC from the bank as there are floaters'),
    },
  ],
  sum: [{ add: (f) => f.resourcesOnIt, because: cite('martian-zoo-mc#amount', 'as many MC from the bank as there are animals on Martian Zoo') }],
  examples: [
    {
      from: 'saturn-surfing#counted',
      tells: 'Saturn Surfing has 3 floaters and I spend one of them: how many MC?',
      given: { payingCard: 'saturn-surfing', resourcesOnIt: 3 },
      expect: answers(3, 'saturn-surfing#counted'),
    },
    {
      from: 'saturn-surfing#maximum',
      tells: 'How many MC for Saturn Surfing with 8 floaters?',
      given: { payingCard: 'saturn-surfing', resourcesOnIt: 8 },
      expect: answers(5, 'saturn-surfing#maximum'),
    },
    {
      from: 'ours',
      tells: 'I use Saturn Surfing with 5 floaters',
      given: { payingCard: 'saturn-surfing', resourcesOnIt: 5 },
      expect: answers(5, 'saturn-surfing#counted'),
    },
    {
      from: 'saturn-surfing#cost',
      tells: 'Saturn Surfing with 0 floaters: can I use it?',
      given: { payingCard: 'saturn-surfing', resourcesOnIt: 0 },
      expect: answers('no-floater', 'saturn-surfing#cost'),
    },
    {
      from: 'jupiter-floating-station#mc',
      tells: 'Jupiter Floating Station holds 7 floaters: how many MC?',
      given: { payingCard: 'jupiter-floating-station', resourcesOnIt: 7 },
      expect: answers(4, 'jupiter-floating-station#answer'),
    },
    {
      from: 'ours',
      tells: 'I use Jupiter Floating Station with 4 floaters',
      given: { payingCard: 'jupiter-floating-station', resourcesOnIt: 4 },
      expect: answers(4, 'jupiter-floating-station#equal-amount'),
    },
    {
      from: 'ours',
      tells: 'Only 1 floater is on Saturn Surfing, with 1 floater to spend: do I get anything?',
      given: { payingCard: 'saturn-surfing', resourcesOnIt: 1 },
      expect: answers(1, 'saturn-surfing#counted'),
    },
    {
      from: 'ours',
      tells: 'Jupiter Floating Station with 3 floaters: how many MC, and do they stay?',
      given: { payingCard: 'jupiter-floating-station', resourcesOnIt: 3 },
      expect: answers(3, 'jupiter-floating-station#equal-amount'),
    },
    {
      from: 'martian-zoo-mc#amount',
      tells: 'Martian Zoo with 9 animals: how many MC do I get?',
      given: { payingCard: 'martian-zoo', resourcesOnIt: 9 },
      expect: answers(9, 'martian-zoo-mc#amount'),
    },
    { from: 'ours', tells: 'How many MC does Saturn Surfing give me?', given: { payingCard: 'saturn-surfing' }, expect: needs('resourcesOnIt') },
    { from: 'ours', tells: 'There are 6 floaters on it', given: { resourcesOnIt: 6 }, expect: needs('payingCard') },
  ],
})
