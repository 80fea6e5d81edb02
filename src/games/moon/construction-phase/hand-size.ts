import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { playerCount } from '../facts.ts'

export const handSize = defineAmount({
  id: 'hand-size',
  question: 'How many Structure Cards am I dealt: how big is a hand at the beginning of an Era?',
  unit: 'Structure Cards',
  facts: { playerCount },
  clauses: [
    {
      when: (f) => f.playerCount === 2,
      answer: 8,
      because: [cite('hand-size#answer', '8 with two players'), cite('two-player-game#hand', 'Each player is dealt 8 Structure Cards')],
    },
    { when: (f) => f.playerCount === 5, answer: 6, because: cite('hand-size#answer', '6 with five') },
  ],
  sum: [{ add: () => 7, because: cite('hand-size#answer', '7 with three or four') }],
  examples: [
    { from: 'hand-size#era-1-hands', tells: 'Dave, Nick and Haakon each draw 7', given: { playerCount: 3 }, expect: answers(7, 'hand-size#answer') },
    {
      from: 'ours',
      tells: 'Two players: how many cards are dealt to each hand?',
      given: { playerCount: 2 },
      expect: answers(8, 'hand-size#answer', 'two-player-game#hand'),
    },
    {
      from: 'ours',
      tells: 'Four players: cards dealt to each of us, Structure Cards in my hand',
      given: { playerCount: 4 },
      expect: answers(7, 'hand-size#answer'),
    },
    { from: 'ours', tells: 'Five players', given: { playerCount: 5 }, expect: answers(6, 'hand-size#answer') },
    { from: 'ours', tells: 'Some number of players', given: {}, expect: needs('playerCount') },
    {
      from: 'ours',
      tells: 'I hold the First Expedition with five players: it takes the place of an Expedition Card, not of a Structure Card',
      given: { playerCount: 5 },
      expect: answers(6, 'hand-size#answer'),
    },
  ],
})
