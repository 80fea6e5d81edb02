import type { Topic } from '../../../rules/catalogue.ts'
import { doIKeepIt } from './do-i-keep-it.ts'
import { isCardOutOfGame } from './is-card-out-of-game.ts'
import { mayInstallShipPart } from './may-install-ship-part.ts'
import { mayUseShipPartAbility } from './may-use-ship-part-ability.ts'
import { whatOfShipPartCards } from './what-of-ship-part-cards.ts'

export const shipParts: Topic = {
  id: 'ship-parts',
  title: 'Ship Parts',
  rules: [mayInstallShipPart, mayUseShipPartAbility, whatOfShipPartCards, doIKeepIt, isCardOutOfGame],
}
