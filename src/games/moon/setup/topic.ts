import type { Topic } from '../../../rules/catalogue.ts'
import { cardsTakenOut } from './cards-taken-out.ts'
import { copiesOfCard } from './copies-of-card.ts'
import { isCardInGame } from './is-card-in-game.ts'
import { setupCount } from './setup-count.ts'

export const setup: Topic = { id: 'setup', title: 'Setup', rules: [setupCount, isCardInGame, cardsTakenOut, copiesOfCard] }
