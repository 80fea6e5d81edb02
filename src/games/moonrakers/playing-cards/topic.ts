import type { Topic } from '../../../rules/catalogue.ts'
import { cardsFromThruster } from './cards-from-thruster.ts'
import { doesItTakeAnAction } from './does-it-take-an-action.ts'
import { howManyActionsItTakes } from './how-many-actions-it-takes.ts'
import { howManyActionsLeft } from './how-many-actions-left.ts'
import { mayPlayCard } from './may-play-card.ts'

export const playingCards: Topic = {
  id: 'playing-cards',
  title: 'Playing cards',
  rules: [mayPlayCard, howManyActionsLeft, doesItTakeAnAction, howManyActionsItTakes, cardsFromThruster],
}
