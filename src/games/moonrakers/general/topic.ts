import type { Topic } from '../../../rules/catalogue.ts'
import { deckRunsOut } from './deck-runs-out.ts'

export const general: Topic = { id: 'general', title: 'General rules', rules: [deckRunsOut] }
