import type { Topic } from '../../../rules/catalogue.ts'
import { mayBuyCard } from './may-buy-card.ts'
import { maySwapArmoryCard } from './may-swap-armory-card.ts'
import { whereNewCardGoes } from './where-new-card-goes.ts'

export const buying: Topic = { id: 'buying', title: 'Buying', rules: [mayBuyCard, maySwapArmoryCard, whereNewCardGoes] }
