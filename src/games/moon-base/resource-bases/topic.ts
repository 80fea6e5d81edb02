import type { Topic } from '../../../rules/catalogue.ts'
import { doesBaseBlockRing } from './does-base-block-ring.ts'
import { mayPlaceBase } from './may-place-base.ts'

export const resourceBases: Topic = { id: 'resource-bases', title: 'Resource bases', rules: [mayPlaceBase, doesBaseBlockRing] }
