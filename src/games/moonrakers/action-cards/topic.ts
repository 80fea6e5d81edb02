import type { Topic } from '../../../rules/catalogue.ts'
import { doIGetBenefit } from './do-i-get-benefit.ts'
import { doesCardCount } from './does-card-count.ts'

export const actionCards: Topic = { id: 'action-cards', title: 'Action cards', rules: [doesCardCount, doIGetBenefit] }
