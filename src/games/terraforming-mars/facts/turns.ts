import { number, yesNo } from '../../../rules/fact.ts'

/** What you may still do on your turn and in this generation. */

export const hasPassed = yesNo('Have you passed in this generation?', ['i passed', 'have passed', 'after passing', 'already passed'], {
  no: ['not passed', 'have not passed'],
  usual: false,
})

export const actionsToTake = number(
  'How many actions may you still take on this turn?',
  { min: 0, max: 2 },
  { units: ['actions', 'action', 'actions left', 'action left', 'more actions'], before: ['i have'], after: ['left', 'left this turn'] },
)

export const isOwnCard = yesNo('Is the card your own?', ['my card', 'my own card', 'mine'], {
  no: ["opponent's card", "another player's card", 'his card', 'her card'],
  usual: true,
})

export const canPayAction = yesNo('Can you pay what the action costs?', ['can pay', 'i can pay', 'pay the cost', 'have the energy'], {
  no: ['cannot pay', "can't pay", 'not enough', 'too little', 'without the energy'],
  usual: true,
})
