import type { Topic } from '../../../rules/catalogue.ts'
import { mayUseMercenary } from './may-use-mercenary.ts'
import { mercenaryCreditsDue } from './mercenary-credits-due.ts'
import { mercenaryPrice } from './mercenary-price.ts'
import { whenMercenariesChange } from './when-mercenaries-change.ts'
import { whereMercenaryCardGoes } from './where-mercenary-card-goes.ts'

export const twoPlayers: Topic = {
  id: 'two-players',
  title: 'Two players and Mercenaries',
  rules: [mayUseMercenary, mercenaryPrice, mercenaryCreditsDue, whenMercenariesChange, whereMercenaryCardGoes],
}
