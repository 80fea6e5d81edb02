import type { Topic } from '../../../rules/catalogue.ts'
import { whereToPlaceStructure } from './where-to-place-structure.ts'
import { workersUnionHearts } from './workers-union-hearts.ts'

export const structures: Topic = { id: 'structures', title: 'Structure Cards', rules: [whereToPlaceStructure, workersUnionHearts] }
