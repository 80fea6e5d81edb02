import type { Topic } from '../../../rules/catalogue.ts'
import { mayAssimilate } from './may-assimilate.ts'
import { mayFlipCard } from './may-flip-card.ts'
import { mayLeaveOut } from './may-leave-out.ts'
import { structuresPerTurn } from './structures-per-turn.ts'
import { whatMayIStillDo } from './what-may-i-still-do.ts'

export const turns: Topic = { id: 'turns', title: 'Turns and actions', rules: [whatMayIStillDo, mayFlipCard, mayAssimilate, structuresPerTurn, mayLeaveOut] }
