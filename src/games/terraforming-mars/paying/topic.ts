import type { Topic } from '../../../rules/catalogue.ts'
import { canIAffordCard } from './can-i-afford-card.ts'
import { canIPayAction } from './can-i-pay-action.ts'
import { canIPayHeat } from './can-i-pay-heat.ts'
import { cardCost } from './card-cost.ts'
import { cardsDealtShortDeck } from './cards-dealt-short-deck.ts'
import { discountOnCard } from './discount-on-card.ts'
import { doesDiscountApply } from './does-discount-apply.ts'
import { doesFaceValueTrigger } from './does-face-value-trigger.ts'
import { doesRobotsCardCount } from './does-robots-card-count.ts'
import { isRequirementForCuttingEdge } from './is-requirement-for-cutting-edge.ts'
import { mayAddToRobotsCard } from './may-add-to-robots-card.ts'
import { mayBuyShownCard } from './may-buy-shown-card.ts'
import { mayPayWith } from './may-pay-with.ts'
import { mayRobotsTakeCard } from './may-robots-take-card.ts'
import { mcBesidesMetal } from './mc-besides-metal.ts'
import { priceOfCards } from './price-of-cards.ts'
import { priceOfStandardProject } from './price-of-standard-project.ts'
import { rebateForCard } from './rebate-for-card.ts'
import { rebateForStandardProject } from './rebate-for-standard-project.ts'
import { robotsResources } from './robots-resources.ts'
import { steelValue } from './steel-value.ts'
import { titaniumValue } from './titanium-value.ts'
import { whatBecomesOfRevealedCard } from './what-becomes-of-revealed-card.ts'
import { worthOfMetal } from './worth-of-metal.ts'

export const paying: Topic = {
  id: 'paying',
  title: 'Paying and drawing',
  rules: [
    cardCost,
    discountOnCard,
    canIAffordCard,
    mayPayWith,
    steelValue,
    titaniumValue,
    worthOfMetal,
    doesDiscountApply,
    isRequirementForCuttingEdge,
    rebateForCard,
    rebateForStandardProject,
    priceOfStandardProject,
    doesFaceValueTrigger,
    canIPayAction,
    mcBesidesMetal,
    canIPayHeat,
    priceOfCards,
    mayBuyShownCard,
    whatBecomesOfRevealedCard,
    cardsDealtShortDeck,
    mayRobotsTakeCard,
    robotsResources,
    mayAddToRobotsCard,
    doesRobotsCardCount,
  ],
}
