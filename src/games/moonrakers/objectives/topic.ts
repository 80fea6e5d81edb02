import type { Topic } from '../../../rules/catalogue.ts'
import { howManyObjectives } from './how-many-objectives.ts'
import { mayClaimObjective } from './may-claim-objective.ts'

export const objectives: Topic = { id: 'objectives', title: 'Objectives', rules: [mayClaimObjective, howManyObjectives] }
