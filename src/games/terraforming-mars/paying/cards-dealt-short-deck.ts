import { number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { playerCount } from '../facts/parts.ts'

const deckCards = number(
  'How many cards are left in the deck?',
  { min: 0 },
  {
    units: [
      'cards left',
      'cards in the deck',
      'left in the deck',
      'cards in the draw pile',
      'cards remaining',
      'cards remain',
      'remaining cards',
      'cards to deal',
      'cards in the draw deck',
      'undealt cards',
    ],
    before: ['deck has', 'deck with', 'deck of', 'draw pile has', 'deck is down to', 'pile is down to', 'deck down to'],
  },
)
const discards = number(
  'How many cards are in the discard pile?',
  { min: 0 },
  {
    units: ['discards', 'discarded cards', 'in the discard pile', 'discard pile', 'cards in the discards', 'in the discards'],
    before: ['discard pile has', 'discard pile of', 'discard pile holds'],
  },
)

export const cardsDealtShortDeck = defineAmount({
  id: 'cards-dealt-short-deck',
  question: 'How many cards does each player get (per player, apiece) in the Research phase when the deck is short or runs out?',
  unit: 'cards each',
  facts: { deckCards, discards, playerCount },
  clauses: [
    { when: (f) => f.deckCards >= 4 * f.playerCount, answer: 4, because: cite('draft-variant#answer', 'The 4 cards that you receive in each Research phase') },
    {
      when: (f) => f.deckCards + f.discards >= 4 * f.playerCount,
      answer: 4,
      because: [
        cite('short-deck#answer', 'until the deck is used up; then the discards are reshuffled'),
        cite('draw-pile-empty#answer', 'The shared discard pile is shuffled again and becomes the new draw deck'),
      ],
    },
  ],
  sum: [
    {
      add: (f) => Math.floor((f.deckCards + f.discards) / f.playerCount),
      because: cite('short-deck#no-discards', 'deal so that every player has an equal number'),
    },
  ],
  examples: [
    {
      from: 'short-deck#eighteen-cards',
      tells: 'The deck has 18 cards left, 0 discards, and we are 5 players. How many cards each in research?',
      given: { deckCards: 18, discards: 0, playerCount: 5 },
      expect: answers(3, 'short-deck#no-discards'),
    },
    {
      from: 'short-deck#answer',
      tells: 'The deck has 18 cards left, the discard pile has 60, and we are 5 players.',
      given: { deckCards: 18, discards: 60, playerCount: 5 },
      expect: answers(4, 'short-deck#answer', 'draw-pile-empty#answer'),
    },
    {
      from: 'ours',
      tells: 'The deck has 18 cards left and the discard pile has 2, with 5 players: just enough?',
      given: { deckCards: 18, discards: 2, playerCount: 5 },
      expect: answers(4, 'short-deck#answer', 'draw-pile-empty#answer'),
    },
    {
      from: 'ours',
      tells: 'The deck has 20 cards left and we are 5 players.',
      given: { deckCards: 20, playerCount: 5 },
      expect: answers(4, 'draft-variant#answer'),
    },
    { from: 'ours', tells: 'Deck has 18 cards left, 0 discards. How many each?', given: { deckCards: 18, discards: 0 }, expect: needs('playerCount') },
    { from: 'ours', tells: 'Deck has 7 cards left and we are 3 players.', given: { deckCards: 7, playerCount: 3 }, expect: needs('discards') },
    { from: 'ours', tells: 'We are 3 players and there are 0 discards.', given: { discards: 0, playerCount: 3 }, expect: needs('deckCards') },
  ],
})
