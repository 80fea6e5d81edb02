import { number, yesNo } from '../../../rules/fact.ts'

/** What you may still do on your turn and in this generation. */

export const hasPassed = yesNo(
  'Have you passed in this generation?',
  ['i passed', 'have passed', 'after passing', 'already passed', 'passed already', 'once i passed', 'after i passed'],
  {
    no: ['not passed', 'have not passed'],
    usual: false,
  },
)

export const actionsToTake = number(
  'How many actions may you still take on this turn?',
  { min: 0, max: 2, usual: 2 },
  { units: ['actions', 'action', 'actions left', 'action left', 'more actions'], before: ['i have'], after: ['left', 'left this turn'] },
)

export const isOwnCard = yesNo(
  'Is the card your own?',
  ['my card', 'my own card', 'card of mine', 'my own', 'is mine', 'my blue card', 'my building', 'my own blue card'],
  {
    // Folded, "opponent's" is "opponent": alone it would say this of every sentence with an opponent in it.
    no: [
      "opponent's card",
      "opponent's blue card",
      "opponent's building",
      "neighbour's card",
      "neighbour's blue card",
      "another player's card",
      "another player's blue card",
      "someone else's card",
      "somebody else's card",
      "someone else's blue card",
      'card of another player',
      'card of an opponent',
      'card of my opponent',
      'blue card of another player',
      'copy an opponent',
      'copy my opponent',
      'copying an opponent',
      'copying my opponent',
      'copy another player',
      'copying another player',
      'his card',
      'her card',
      'their card',
      'his blue card',
      'her blue card',
    ],
    usual: true,
  },
)

export const canPayAction = yesNo(
  'Can you pay what the action costs?',
  [
    'can pay',
    'i can pay',
    'pay the cost',
    'have the energy',
    'i burn',
    'i spend',
    'i pay',
    '4 energy',
    '3 energy',
    'burn 4 energy',
    'spend 4 energy',
    'pay 4 energy',
    'pay 3 energy',
    'spend 3 energy',
  ],
  {
    no: ['cannot pay', "can't pay", 'not enough', 'too little', 'without the energy'],
    usual: true,
  },
)

export const isFirstActionPossible = yesNo('Can the first action be performed?', ['can be performed', 'is possible', 'i am able to', 'can do it'], {
  no: ['impossible', 'cannot be performed', 'not possible', 'all awards are taken', 'all 3 awards are claimed', 'all awards are funded'],
  usual: true,
})

export const isStartingPlayer = yesNo(
  'Are you the starting player of this generation?',
  [
    'im first player',
    'im the first player',
    'im starting player',
    'im the starting player',
    'im start player',
    'i go first',
    'i am first player',
    'i am the first player',
    'i am starting player',
    'i am the starting player',
    'i am start player',
    'as first player',
    'as starting player',
    'as start player',
    'start player',
  ],
  {
    no: [
      'not the starting player',
      'not first player',
      'as second player',
      'as third player',
      'i am second player',
      'i am third player',
      'i am last player',
      'she is first player',
      'he is first player',
      'another player is first player',
    ],
  },
)
