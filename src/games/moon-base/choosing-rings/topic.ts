import type { Topic } from '../../../rules/catalogue.ts'
import { mayTakeTheseRings } from './may-take-these-rings.ts'

export const choosingRings: Topic = { id: 'choosing-rings', title: 'Choosing rings', rules: [mayTakeTheseRings] }
