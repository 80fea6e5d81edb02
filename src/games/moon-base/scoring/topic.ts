import type { Topic } from '../../../rules/catalogue.ts'
import { areRingsConnected } from './are-rings-connected.ts'
import { howMuchIsBonus } from './how-much-is-bonus.ts'
import { myPoints } from './my-points.ts'
import { whoGetsBonus } from './who-gets-bonus.ts'
import { whoWinsTiedPoints } from './who-wins-tied-points.ts'

export const scoring: Topic = { id: 'scoring', title: 'Scoring', rules: [myPoints, whoGetsBonus, areRingsConnected, whoWinsTiedPoints, howMuchIsBonus] }
