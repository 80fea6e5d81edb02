import type { Topic } from '../../../rules/catalogue.ts'
import { countsForNetWorth } from './counts-for-net-worth.ts'
import { isGameOver } from './is-game-over.ts'
import { myNetWorth } from './my-net-worth.ts'
import { whoWins } from './who-wins.ts'

export const endOfGame: Topic = { id: 'end-of-game', title: 'End of the game', rules: [isGameOver, whoWins, myNetWorth, countsForNetWorth] }
