import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { playerCount, playerMark } from '../facts.ts'

const cardCount = choice(
  'What is the card count on the card?',
  { half: '½', number: 'a whole number' },
  { fixed: true, says: { half: ['½', '1/2', 'one half', 'half', 'fraction'], number: ['whole number'] } },
)
const printedCopies = number('Which number is it?', { min: 1, max: 10, fixed: true }, { units: ['copies'], before: ['says', 'count', 'shows'] })

export const copiesOfCard = defineAmount({
  id: 'copies-of-card',
  question: 'How many copies of this Structure Card are in our game?',
  unit: 'copies',
  facts: { cardCount, playerCount, playerMark, printedCopies },
  never: [
    {
      when: (f) => f.playerMark === '2-3' || f.playerMark === '4-5',
      because: 'Only the First Expedition Cards have these marks, and they are no Structure Cards.',
    },
  ],
  clauses: [
    // One of the two copies may have a 3+: the other is still there.
    {
      when: [(f) => f.cardCount === 'half', (f) => f.playerCount === 2],
      answer: 1,
      because: [cite('card-copies#answer', 'one copy of the card with 2 players'), cite('two-player-game#copies', 'only one copy is in the game')],
    },
    { when: (f) => f.cardCount === 'half', answer: 2, because: cite('card-copies#answer', 'and two copies with more') },
    {
      when: [(f) => f.playerMark === '3+', (f) => f.playerCount === 2],
      answer: 0,
      because: cite('card-copies#player-count', 'the card is not used in a 2-player game'),
    },
  ],
  sum: [{ add: (f) => f.printedCopies, because: cite('card-copies#card-count', 'how many copies of the card the game has') }],
  examples: [
    {
      from: 'ours',
      tells: 'A ½ with two players',
      given: { cardCount: 'half', playerCount: 2 },
      expect: answers(1, 'card-copies#answer', 'two-player-game#copies'),
    },
    { from: 'ours', tells: 'A ½ with three players', given: { cardCount: 'half', playerCount: 3 }, expect: answers(2, 'card-copies#answer') },
    {
      from: 'ours',
      tells: 'A ½, and this copy has the 3+: the other copy stays with two',
      given: { cardCount: 'half', playerCount: 2, playerMark: '3+' },
      expect: answers(1, 'card-copies#answer', 'two-player-game#copies'),
    },
    {
      from: 'ours',
      tells: 'A 3+ card with two players',
      given: { cardCount: 'number', printedCopies: 1, playerCount: 2, playerMark: '3+' },
      expect: answers(0, 'card-copies#player-count'),
    },
    {
      from: 'ours',
      tells: 'A 3+ card with four players',
      given: { cardCount: 'number', printedCopies: 1, playerCount: 4, playerMark: '3+' },
      expect: answers(1, 'card-copies#card-count'),
    },
    {
      from: 'ours',
      tells: 'Two copies, no 3+',
      given: { cardCount: 'number', printedCopies: 2, playerMark: 'none' },
      expect: answers(2, 'card-copies#card-count'),
    },
    { from: 'ours', tells: 'A ½, some number of players', given: { cardCount: 'half' }, expect: needs('playerCount') },
    {
      from: 'ours',
      tells: 'Two players, a whole number, nobody looked for a 3+',
      given: { cardCount: 'number', printedCopies: 2, playerCount: 2 },
      expect: needs('playerMark'),
    },
    {
      from: 'ours',
      tells: 'A card that says 2 and has a 3+, with two players: both copies are out',
      given: { cardCount: 'number', printedCopies: 2, playerCount: 2, playerMark: '3+' },
      expect: answers(0, 'card-copies#player-count'),
    },
    {
      from: 'ours',
      tells: 'Two players and a 3+, and nobody looked at the count: with a ½ one copy stays',
      given: { playerCount: 2, playerMark: '3+' },
      expect: needs('cardCount'),
    },
  ],
})
