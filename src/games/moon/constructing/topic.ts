import type { Topic } from '../../../rules/catalogue.ts'
import { isResourceSpent } from './is-resource-spent.ts'
import { mayConstruct } from './may-construct.ts'
import { resourcesToPay } from './resources-to-pay.ts'

export const constructing: Topic = { id: 'constructing', title: 'Constructing and assimilating', rules: [mayConstruct, resourcesToPay, isResourceSpent] }
