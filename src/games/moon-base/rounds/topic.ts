import type { Topic } from '../../../rules/catalogue.ts'
import { whatComesNext } from './what-comes-next.ts'
import { whoStartsRound } from './who-starts-round.ts'

export const rounds: Topic = { id: 'rounds', title: 'Rounds', rules: [whoStartsRound, whatComesNext] }
