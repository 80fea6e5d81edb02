import type { Topic } from '../../../rules/catalogue.ts'
import { cardsInDiscardPile } from './cards-in-discard-pile.ts'
import { handSize } from './hand-size.ts'
import { mayActOnOthersTurn } from './may-act-on-others-turn.ts'
import { mustIShuffle } from './must-i-shuffle.ts'
import { whatComesNext } from './what-comes-next.ts'
import { whatHappensAtConstructionEnd } from './what-happens-at-construction-end.ts'
import { whereFirstExpeditionGoes } from './where-first-expedition-goes.ts'
import { whichExpeditionCard } from './which-expedition-card.ts'
import { whoGoesFirst } from './who-goes-first.ts'

export const constructionPhase: Topic = {
  id: 'construction-phase',
  title: 'The Construction phase',
  rules: [
    handSize,
    whichExpeditionCard,
    whoGoesFirst,
    whatComesNext,
    mayActOnOthersTurn,
    cardsInDiscardPile,
    mustIShuffle,
    whereFirstExpeditionGoes,
    whatHappensAtConstructionEnd,
  ],
}
