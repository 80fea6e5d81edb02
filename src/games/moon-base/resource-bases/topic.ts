import type { Topic } from '../../../rules/catalogue.ts'
import { basesToPlace } from './bases-to-place.ts'
import { mayPlaceBase } from './may-place-base.ts'
import { mayPlaceRingNearBase } from './may-place-ring-near-base.ts'

export const resourceBases: Topic = { id: 'resource-bases', title: 'Resource bases', rules: [mayPlaceBase, mayPlaceRingNearBase, basesToPlace] }
