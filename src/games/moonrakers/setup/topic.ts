import type { Topic } from '../../../rules/catalogue.ts'
import { cardsInStartingDeck } from './cards-in-starting-deck.ts'
import { howManyAtStart } from './how-many-at-start.ts'
import { mayContractLieThere } from './may-contract-lie-there.ts'
import { whoLeadsFirst } from './who-leads-first.ts'

export const setup: Topic = { id: 'setup', title: 'Setup', rules: [howManyAtStart, cardsInStartingDeck, mayContractLieThere, whoLeadsFirst] }
