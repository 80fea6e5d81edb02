import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'
import { era, isFirstRound, playerCount } from '../facts.ts'

export const whoGoesFirst = defineChoice({
  id: 'who-goes-first',
  question: 'Who goes first in this round?',
  facts: { playerCount, isFirstRound, era },
  answers: {
    holder: 'Whoever has the First Expedition now',
    same: 'The player who went first in the first round of this Era',
    other: 'The player who went second in the Era before',
  },
  clauses: [
    {
      when: (f) => f.playerCount > 2,
      answer: 'holder',
      because: [
        cite('turn-order#first', 'who has the First Expedition when a round begins'),
        cite('passing-hands#next-round', 'whoever has the First Expedition then begins'),
      ],
    },
    {
      when: (f) => !f.isFirstRound,
      answer: 'same',
      because: [
        cite('two-player-turn-order#whole-era', 'from the first round of the Era to the last'),
        cite('two-player-game#turn-order', 'The First Expedition does not decide who goes first'),
      ],
    },
    {
      when: (f) => f.era === '1',
      unsettled: [
        { answer: 'holder', because: cite('conflict:two-player-first#holder', 'the text on the Construction phase has that player go first') },
        { answer: null, because: cite('conflict:two-player-first#not-said', 'only the change from Era to Era is given') },
      ],
    },
  ],
  otherwise: { answer: 'other', because: cite('two-player-turn-order#new-era', 'and only then, change who goes first') },
  examples: [
    {
      from: 'ours',
      tells: 'Three players, whatever the round',
      given: { playerCount: 3 },
      expect: answers('holder', 'turn-order#first', 'passing-hands#next-round'),
    },
    {
      from: 'ours',
      tells: 'Five players, a later round of Era 2',
      given: { playerCount: 5, isFirstRound: false, era: '2' },
      expect: answers('holder', 'turn-order#first', 'passing-hands#next-round'),
    },
    {
      from: 'ours',
      tells: 'Two players: the First Expedition came over, and nothing changes',
      given: { playerCount: 2, isFirstRound: false },
      expect: answers('same', 'two-player-turn-order#whole-era', 'two-player-game#turn-order'),
    },
    {
      from: 'ours',
      tells: 'Two players, Era 2 begins',
      given: { playerCount: 2, isFirstRound: true, era: '2' },
      expect: answers('other', 'two-player-turn-order#new-era'),
    },
    {
      from: 'ours',
      tells: 'Two players, Era 3 begins',
      given: { playerCount: 2, isFirstRound: true, era: '3' },
      expect: answers('other', 'two-player-turn-order#new-era'),
    },
    {
      from: 'ours',
      tells: 'Two players, the very first turn of the game',
      given: { playerCount: 2, isFirstRound: true, era: '1' },
      expect: unsettled('conflict:two-player-first#holder', 'conflict:two-player-first#not-said'),
    },
    { from: 'ours', tells: 'An Era begins for two', given: { playerCount: 2, isFirstRound: true }, expect: needs('era') },
    { from: 'ours', tells: 'Two players in Era 2, some round', given: { playerCount: 2, era: '2' }, expect: needs('isFirstRound') },
    { from: 'ours', tells: 'A later round, some number of players', given: { isFirstRound: false }, expect: needs('playerCount') },
    {
      from: 'ours',
      tells: 'Two players, a later round of Era 1: who began is unsettled, but whoever it was goes first again',
      given: { playerCount: 2, isFirstRound: false, era: '1' },
      expect: answers('same', 'two-player-turn-order#whole-era', 'two-player-game#turn-order'),
    },
    {
      from: 'ours',
      tells: 'Three players at the start of Era 2: no turn order is kept from the Era before',
      given: { playerCount: 3, isFirstRound: true, era: '2' },
      expect: answers('holder', 'turn-order#first', 'passing-hands#next-round'),
    },
  ],
})
