import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const isColourFree = yesNo(
  'Is it a colour that nobody plays?',
  [
    'colour nobody plays',
    'color nobody plays',
    'colour nobody is playing',
    'colour nobody uses',
    'free colour',
    'colour not in play',
    'unused cubes',
    'unused colour',
    'unused color',
    'spare colour',
    'spare cubes',
  ],
  {
    no: [
      "opponent's colour",
      "opponent's cubes",
      "another player's cubes",
      'his colour',
      'colour somebody plays',
      'colour of an opponent',
      "another player's colour",
      "another player's color",
      'colour of another player',
      'her colour',
    ],
  },
)
const markedThing = choice(
  'What do you want to mark?',
  { action: 'a used blue card action', tile: 'a tile on the board' },
  {
    says: {
      action: [
        'used blue cards',
        'blue card action',
        'actions i have used',
        'mark my actions',
        'used blue card',
        'blue card',
        'blue cards',
        'used action',
        'blue card actions',
      ],
      tile: ['my tiles', 'tiles on the board', 'mark my tiles', 'mark tiles', 'tile', 'tiles', 'greenery', 'city'],
    },
  },
)
const isStillOut = yesNo(
  'Do you mark your blue card actions with that colour already, and still lack cubes?',
  ['still run out', 'still out', 'still not enough', 'still lack cubes'],
  { no: ['cubes left on blue cards', 'not yet'] },
)

export const mayMarkWithOtherColour = defineRule({
  id: 'may-mark-with-other-colour',
  question: 'I have run out of cubes: may I use cubes of this other colour to mark it?',
  facts: { isColourFree, markedThing, isStillOut },
  clauses: [
    { when: (f) => !f.isColourFree, answer: 'no', because: cite('player-cubes-run-out#answer', 'You can use cubes of a colour that nobody plays') },
    {
      when: (f) => f.markedThing === 'action',
      answer: 'yes',
      because: cite('player-cubes-run-out#blue-card-actions', 'You can mark them with a non-player colour'),
    },
    { when: (f) => f.isStillOut, answer: 'yes', because: cite('player-cubes-run-out#tiles', 'you can mark tiles on the board with that colour too') },
  ],
  otherwise: { answer: 'no', because: cite('player-cubes-run-out#answer', 'first for blue card actions and then for your tiles') },
  examples: [
    {
      from: 'player-cubes-run-out#blue-card-actions',
      tells: 'I have run out of cubes: may I put an unused colour on my blue cards?',
      given: { isColourFree: true, markedThing: 'action' },
      expect: yes('player-cubes-run-out#blue-card-actions'),
    },
    {
      from: 'player-cubes-run-out#tiles',
      tells: 'An unused colour is on my blue cards, I still run out: may it mark tiles as well?',
      given: { isColourFree: true, markedThing: 'tile', isStillOut: true },
      expect: yes('player-cubes-run-out#tiles'),
    },
    {
      from: 'ours',
      tells: 'May I mark a tile with an unused colour when I have cubes left on blue cards?',
      given: { isColourFree: true, markedThing: 'tile', isStillOut: false },
      expect: no('player-cubes-run-out#answer'),
    },
    {
      from: 'ours',
      tells: "I am out of cubes: may I borrow another player's colour?",
      given: { isColourFree: false },
      expect: no('player-cubes-run-out#answer'),
    },
    { from: 'ours', tells: 'May I mark a tile with an unused colour?', given: { isColourFree: true, markedThing: 'tile' }, expect: needs('isStillOut') },
    {
      from: 'ours',
      tells: "I still run out of cubes on the tiles, so may I use another player's colour there?",
      given: { isColourFree: false, markedThing: 'tile', isStillOut: true },
      expect: no('player-cubes-run-out#answer'),
    },
    {
      from: 'ours',
      tells: 'May I use an unused colour, though I have cubes left on blue cards?',
      given: { isColourFree: true, isStillOut: false },
      expect: needs('markedThing'),
    },
    { from: 'ours', tells: 'May I mark my blue card actions with another colour?', given: { markedThing: 'action' }, expect: needs('isColourFree') },
  ],
})
