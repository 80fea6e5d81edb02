import type { Topic } from '../../../rules/catalogue.ts'
import { isItPartOfMyTurn } from './is-it-part-of-my-turn.ts'
import { mayStayAtBase } from './may-stay-at-base.ts'
import { whatBaseBrings } from './what-base-brings.ts'

export const stayAtBase: Topic = { id: 'stay-at-base', title: 'Stay at base', rules: [mayStayAtBase, isItPartOfMyTurn, whatBaseBrings] }
