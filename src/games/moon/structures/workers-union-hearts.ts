import { number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const blueCards = number(
  'How many blue cards do you count in your Settlement?',
  { min: 0, max: 30 },
  { units: ['blue', 'blue cards', 'blue structures', 'blues', 'blue structure cards'] },
)
const isBaseAmong = yesNo(
  'Is your Base Card among these blue cards?',
  ['with my base', 'base included', 'including my base', 'base counted', 'counting my base'],
  {
    no: ['without my base', 'base not included', 'besides my base', 'plus my base', 'and my base'],
    usual: false,
  },
)
const isGameOver = yesNo('Is it the end of the game?', ['end of the game', 'final scoring', 'game is over', 'game end', 'game ends', 'after era 3'], {
  no: ['scoring phase of era 1', 'scoring phase of era 2', 'end of era 1', 'end of era 2', 'each era', 'every era', 'during the game'],
})

export const workersUnionHearts = defineAmount({
  id: 'workers-union-hearts',
  question: 'How many Hearts does my Workers Union score now?',
  unit: 'Hearts',
  facts: { isGameOver, blueCards, isBaseAmong },
  never: [{ when: (f) => f.isBaseAmong && f.blueCards === 0, because: 'If the Base Card is among them, there is at least one.' }],
  clauses: [{ when: (f) => !f.isGameOver, answer: 0, because: cite('grey-structures#answer', 'or score bonus Hearts when the game ends') }],
  sum: [
    { add: (f) => 2 * f.blueCards, because: cite('grey-structures#workers-union', 'two Hearts at the end of the game for every Blue card') },
    {
      add: (f) => (f.isBaseAmong ? 0 : 2),
      because: [
        cite('base-card-colours#answer', 'Base Cards count as Yellow and as Blue Structure Cards'),
        cite('settlement-and-supply#settlement', 'The Base Card counts'),
      ],
    },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'Nine blue structures and the Base Card make the 20 Hearts of Buzz',
      given: { isGameOver: true, blueCards: 9, isBaseAmong: false },
      expect: answers(20, 'grey-structures#workers-union', 'base-card-colours#answer', 'settlement-and-supply#settlement'),
    },
    {
      from: 'ours',
      tells: 'Ten blue cards, the Base Card included: not 22',
      given: { isGameOver: true, blueCards: 10, isBaseAmong: true },
      expect: answers(20, 'grey-structures#workers-union'),
    },
    {
      from: 'ours',
      tells: 'No blue card at all, I thought: the Base Card still counts',
      given: { isGameOver: true, blueCards: 0 },
      expect: answers(2, 'base-card-colours#answer', 'settlement-and-supply#settlement'),
    },
    {
      from: 'ours',
      tells: 'In the Scoring phase of Era 2 it scores nothing',
      given: { isGameOver: false, blueCards: 6 },
      expect: answers(0, 'grey-structures#answer'),
    },
    { from: 'ours', tells: 'Six blue cards, the Base Card not among them', given: { blueCards: 6, isBaseAmong: false }, expect: needs('isGameOver') },
    { from: 'ours', tells: 'The game ends with ten blue cards', given: { isGameOver: true, blueCards: 10 }, expect: needs('isBaseAmong') },
    { from: 'ours', tells: 'The game ends', given: { isGameOver: true }, expect: needs('blueCards', 'isBaseAmong') },
  ],
})
