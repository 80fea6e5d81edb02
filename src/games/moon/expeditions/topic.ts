import type { Topic } from '../../../rules/catalogue.ts'
import { isStructureEmpty } from './is-structure-empty.ts'
import { mayDoWithFirstExpedition } from './may-do-with-first-expedition.ts'
import { mayUseExpedition } from './may-use-expedition.ts'

export const expeditions: Topic = { id: 'expeditions', title: 'Expedition Cards', rules: [mayUseExpedition, mayDoWithFirstExpedition, isStructureEmpty] }
