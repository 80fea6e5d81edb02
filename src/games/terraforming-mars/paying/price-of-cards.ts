import { choice, derived, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { buyer } from '../facts/corporations.ts'

const obtainedBy = choice(
  'How do you get the cards?',
  {
    start: 'as starting cards that you keep',
    research: 'in the Research phase',
    action: "by Business Network or Inventor's Guild",
    'restricted-area': 'by the action of Restricted Area',
    scientists: 'by the ruling policy of the Scientists',
    drawn: 'by an effect that draws cards',
  },
  {
    says: {
      start: [
        'starting cards',
        'starting card',
        'starting hand',
        'at the start',
        'start of the game',
        'beginning of the game',
        'at setup',
        'during setup',
        'initial cards',
        'opening hand',
        'opening cards',
        'starting project cards',
      ],
      research: ['research phase', 'in research', 'research cards', 'for research', 'during research', 'buy', 'buying', 'bought'],
      action: ['business network', "inventor's guild", 'inventors guild'],
      'restricted-area': ['restricted area'],
      scientists: ['scientists', 'scientists policy', 'scientists rule', 'scientists ruling', 'policy of the scientists'],
      drawn: ['draw', 'drawn', 'draws cards', 'draw cards', 'drawing'],
    },
  },
)
// One use of these actions shows one card.
const cardsTaken = derived(
  number(
    'How many cards?',
    { min: 0, max: 10 },
    {
      units: ['cards', 'card'],
      before: ['buy', 'keep', 'keeping', 'take', 'draw', 'bought', 'buying', 'pick', 'hold on to', 'keep all', 'keeping all', 'bill for'],
    },
  ),
  { obtainedBy },
  (f) => (f.obtainedBy === 'action' || f.obtainedBy === 'restricted-area' ? 1 : undefined),
)

export const priceOfCards = defineAmount({
  id: 'price-of-cards',
  question: 'What do I pay for cards that I get into hand: bought, kept at the start, drawn, or by the policy of the Scientists?',
  unit: 'MC',
  facts: { obtainedBy, cardsTaken, buyer },
  clauses: [
    { when: (f) => f.obtainedBy === 'scientists', answer: 10, because: cite('scientists#answer', '10 MC, the same fixed price for every corporation') },
    {
      when: (f) => f.obtainedBy === 'restricted-area',
      answer: (f) => 2 * f.cardsTaken,
      because: [
        cite('polyphemos-draws#restricted-area', 'cost no more than the 2 MC for using that action'),
        cite('terralabs#restricted-area', 'still require 2 MC to be paid for the action'),
      ],
    },
    { when: (f) => f.obtainedBy === 'drawn', answer: 0, because: cite('polyphemos-draws#answer', 'an action that draws cards has no additional cost') },
    {
      when: [(f) => f.obtainedBy === 'start', (f) => f.buyer === 'beginner'],
      answer: 0,
      because: cite('paying-for-starting-cards#beginner-corporation', 'Its players keep all 10 cards for free'),
    },
    { when: (f) => f.buyer === 'polyphemos', answer: (f) => 5 * f.cardsTaken, because: cite('polyphemos#answer', 'they cost 5 MC rather than 3 MC') },
    {
      when: (f) => f.buyer === 'terralabs',
      answer: (f) => f.cardsTaken,
      because: cite('terralabs#answer', 'in each research phase and through buying actions'),
    },
  ],
  sum: [{ add: (f) => 3 * f.cardsTaken, because: cite('paying-for-starting-cards#price', '3 MC per card; 5 MC for Polyphemos and 1 MC') }],
  examples: [
    {
      from: 'paying-for-starting-cards#price',
      tells: 'I keep 5 starting cards with any other corporation. What do I pay?',
      given: { obtainedBy: 'start', cardsTaken: 5, buyer: 'other' },
      expect: answers(15, 'paying-for-starting-cards#price'),
    },
    {
      from: 'polyphemos#starting-cards',
      tells: 'Polyphemos: I keep 4 starting cards.',
      given: { obtainedBy: 'start', cardsTaken: 4, buyer: 'polyphemos' },
      expect: answers(20, 'polyphemos#answer'),
    },
    {
      from: 'polyphemos#research-phase',
      tells: 'Polyphemos: I buy 2 cards in the research phase.',
      given: { obtainedBy: 'research', cardsTaken: 2, buyer: 'polyphemos' },
      expect: answers(10, 'polyphemos#answer'),
    },
    {
      from: 'polyphemos#buying-actions',
      tells: 'As Polyphemos I buy 1 card with Business Network.',
      given: { obtainedBy: 'action', cardsTaken: 1, buyer: 'polyphemos' },
      expect: answers(5, 'polyphemos#answer'),
    },
    {
      from: 'terralabs#starting-cards',
      tells: 'Terralabs: I keep 6 starting cards.',
      given: { obtainedBy: 'start', cardsTaken: 6, buyer: 'terralabs' },
      expect: answers(6, 'terralabs#answer'),
    },
    {
      from: 'terralabs#research-phase',
      tells: 'Terralabs buys 3 cards in the research phase.',
      given: { obtainedBy: 'research', cardsTaken: 3, buyer: 'terralabs' },
      expect: answers(3, 'terralabs#answer'),
    },
    {
      from: 'terralabs#buying-actions',
      tells: "Terralabs buys 1 card with Inventor's Guild.",
      given: { obtainedBy: 'action', cardsTaken: 1, buyer: 'terralabs' },
      expect: answers(1, 'terralabs#answer'),
    },
    {
      from: 'terralabs#restricted-area',
      tells: 'Terralabs takes 1 card with Restricted Area.',
      given: { obtainedBy: 'restricted-area', cardsTaken: 1, buyer: 'terralabs' },
      expect: answers(2, 'polyphemos-draws#restricted-area', 'terralabs#restricted-area'),
    },
    {
      from: 'polyphemos-draws#restricted-area',
      tells: 'Polyphemos takes 1 card with Restricted Area.',
      given: { obtainedBy: 'restricted-area', cardsTaken: 1, buyer: 'polyphemos' },
      expect: answers(2, 'polyphemos-draws#restricted-area', 'terralabs#restricted-area'),
    },
    {
      from: 'scientists#polyphemos',
      tells: 'Polyphemos takes 3 cards by the Scientists policy.',
      given: { obtainedBy: 'scientists', cardsTaken: 3, buyer: 'polyphemos' },
      expect: answers(10, 'scientists#answer'),
    },
    {
      from: 'scientists#terralabs',
      tells: 'Terralabs takes 3 cards by the Scientists policy.',
      given: { obtainedBy: 'scientists', cardsTaken: 3, buyer: 'terralabs' },
      expect: answers(10, 'scientists#answer'),
    },
    {
      from: 'polyphemos#drawing',
      tells: 'Polyphemos plays a card that draws cards: I draw 2 cards. What do I pay?',
      given: { obtainedBy: 'drawn', cardsTaken: 2, buyer: 'polyphemos' },
      expect: answers(0, 'polyphemos-draws#answer'),
    },
    {
      from: 'paying-for-starting-cards#beginner-corporation',
      tells: 'A beginner corporation keeps all 10 starting cards.',
      given: { obtainedBy: 'start', cardsTaken: 10, buyer: 'beginner' },
      expect: answers(0, 'paying-for-starting-cards#beginner-corporation'),
    },
    {
      from: 'ours',
      tells: 'With a beginner corporation I buy 2 cards in the research phase.',
      given: { obtainedBy: 'research', cardsTaken: 2, buyer: 'beginner' },
      expect: answers(6, 'paying-for-starting-cards#price'),
    },
    { from: 'ours', tells: 'I buy 2 cards in the research phase.', given: { obtainedBy: 'research', cardsTaken: 2 }, expect: needs('buyer') },
    { from: 'ours', tells: 'Polyphemos takes 2 cards.', given: { cardsTaken: 2, buyer: 'polyphemos' }, expect: needs('obtainedBy') },
    {
      from: 'ours',
      tells: 'What do my starting cards cost with any other corporation?',
      given: { obtainedBy: 'start', buyer: 'other' },
      expect: needs('cardsTaken'),
    },
  ],
})
