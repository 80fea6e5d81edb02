import { number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { abilityHelpsAllies, playedBy, wasLastCard } from '../facts.ts'

const inMyDeck = number(
  'How many cards are in your deck?',
  { min: 0, max: 60, usual: 5 },
  { units: ['cards in my deck', 'cards in the deck', 'in my deck'], before: ['deck has', 'deck of'] },
)
const inMyDiscard = number(
  'How many cards are in your discard pile, those played on this Contract left out?',
  { min: 0, max: 60 },
  { units: ['cards in my discard pile', 'in my discard pile', 'discarded cards'], before: ['discard pile has', 'discard pile of'] },
)

export const cardsFromThruster = defineAmount({
  id: 'cards-from-thruster',
  question: 'How many cards do I draw for this Thruster, how many does it give?',
  unit: 'cards',
  facts: { playedBy, abilityHelpsAllies, wasLastCard, inMyDeck, inMyDiscard },
  refusals: { ability: 'As many as the special ability says' },
  clauses: [
    { when: (f) => f.playedBy === 'row', answer: 0, because: cite('mercenary-benefit#thruster', 'A Mercenary Thruster gives no cards') },
    {
      when: [(f) => f.playedBy === 'ally', (f) => !f.abilityHelpsAllies],
      answer: 0,
      because: cite('thruster-cards#only-you', 'unless a special ability explicitly says so'),
    },
    {
      when: (f) => f.playedBy === 'ally',
      answer: 'ability',
      because: cite('own-benefits#special-ability', 'Only an ability that states it explicitly lets a benefit reach allies'),
    },
    {
      when: (f) => f.wasLastCard,
      unsettled: [
        { answer: 0, because: cite('conflict:thruster-empty-hand#no-draw', 'A player whose hand has run out of cards may draw no additional Action cards') },
        { answer: 2, because: cite('conflict:thruster-empty-hand#cards-drawn', 'A Thruster gives 2 additional cards from the deck and names no condition') },
      ],
    },
    {
      when: (f) => f.inMyDeck + f.inMyDiscard < 2,
      unsettled: [
        { answer: null, because: cite('conflict:nothing-to-draw#draw-what-you-can', 'The draw goes on with the cards that there are') },
        { answer: null, because: cite('conflict:nothing-to-draw#unsaid', 'discarded only in the Final Steps, so both can be empty in the middle') },
      ],
    },
  ],
  sum: [
    { add: (f) => Math.min(2, f.inMyDeck), because: cite('thruster-cards#answer', 'It gives you 2 additional cards from your deck') },
    { add: (f) => 2 - Math.min(2, f.inMyDeck), because: cite('empty-deck#answer', 'Shuffle your discard pile into a new face-down deck and go on drawing') },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'Cards drawn by a Thruster that I play, with cards in hand and in the deck',
      given: { playedBy: 'you', wasLastCard: false, inMyDeck: 4, inMyDiscard: 0 },
      expect: answers(2, 'thruster-cards#answer'),
    },
    {
      from: 'ours',
      tells: 'One card in the deck: the discard pile is shuffled for the second',
      given: { playedBy: 'you', wasLastCard: false, inMyDeck: 1, inMyDiscard: 5 },
      expect: answers(2, 'thruster-cards#answer', 'empty-deck#answer'),
    },
    { from: 'ours', tells: 'A Thruster of the Mercenary row', given: { playedBy: 'row' }, expect: answers(0, 'mercenary-benefit#thruster') },
    { from: 'ours', tells: "An ally's Thruster", given: { playedBy: 'ally', abilityHelpsAllies: false }, expect: answers(0, 'thruster-cards#only-you') },
    {
      from: 'ours',
      tells: "An ally's Thruster, with an ability that lets it help you",
      given: { playedBy: 'ally', abilityHelpsAllies: true },
      expect: answers('ability', 'own-benefits#special-ability'),
    },
    {
      from: 'ours',
      tells: 'It was the last card in hand',
      given: { playedBy: 'you', wasLastCard: true, inMyDeck: 4, inMyDiscard: 3 },
      expect: unsettled('conflict:thruster-empty-hand#no-draw', 'conflict:thruster-empty-hand#cards-drawn'),
    },
    {
      from: 'ours',
      tells: 'One card in the deck, none in the discard pile',
      given: { playedBy: 'you', wasLastCard: false, inMyDeck: 1, inMyDiscard: 0 },
      expect: unsettled('conflict:nothing-to-draw#draw-what-you-can', 'conflict:nothing-to-draw#unsaid'),
    },
    { from: 'ours', tells: 'Your Thruster, with 4 cards in the deck', given: { playedBy: 'you', inMyDeck: 4 }, expect: needs('wasLastCard') },
    { from: 'ours', tells: "An ally's Thruster, nothing more told", given: { playedBy: 'ally' }, expect: needs('abilityHelpsAllies') },
    {
      from: 'ours',
      tells: 'Your Thruster, with other cards in hand and an empty deck',
      given: { playedBy: 'you', wasLastCard: false, inMyDeck: 0 },
      expect: needs('inMyDiscard'),
    },
    {
      from: 'ours',
      tells: 'My deck is empty, and all that I have discarded are the cards of this Contract',
      given: { playedBy: 'you', wasLastCard: false, inMyDeck: 0, inMyDiscard: 0 },
      expect: unsettled('conflict:nothing-to-draw#draw-what-you-can', 'conflict:nothing-to-draw#unsaid'),
    },
    {
      from: 'ours',
      tells: 'Two cards in my deck are enough, and I have others in hand',
      given: { playedBy: 'you', wasLastCard: false, inMyDeck: 2 },
      expect: answers(2, 'thruster-cards#answer'),
    },
  ],
})
