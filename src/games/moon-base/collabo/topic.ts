import type { Topic } from '../../../rules/catalogue.ts'
import { whereDoesTowerGo } from './where-does-tower-go.ts'

export const collabo: Topic = { id: 'collabo', title: 'Collabo rings and the research tower', rules: [whereDoesTowerGo] }
