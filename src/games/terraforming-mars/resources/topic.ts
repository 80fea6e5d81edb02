import type { Topic } from '../../../rules/catalogue.ts'
import { canResourcesBeRemoved } from './can-resources-be-removed.ts'
import { doesResourceCountForDiversitySupport } from './does-resource-count-for-diversity-support.ts'
import { howMuchCanISteal } from './how-much-can-i-steal.ts'
import { mayCardTakeResource } from './may-card-take-resource.ts'
import { mayRemoveThisMany } from './may-remove-this-many.ts'
import { mayUseAntsOrPredators } from './may-use-ants-or-predators.ts'
import { mcForGainedResources } from './mc-for-gained-resources.ts'
import { mcForResourcesOnCard } from './mc-for-resources-on-card.ts'
import { plantsFromViralEnhancers } from './plants-from-viral-enhancers.ts'
import { resourcesOnNewCard } from './resources-on-new-card.ts'
import { whatIfNoCardTakesResource } from './what-if-no-card-takes-resource.ts'
import { whoseIsLawSuit } from './whose-is-law-suit.ts'

export const resources: Topic = {
  id: 'resources',
  title: 'Resources on cards',
  rules: [
    mayCardTakeResource,
    whatIfNoCardTakesResource,
    canResourcesBeRemoved,
    mayRemoveThisMany,
    howMuchCanISteal,
    mayUseAntsOrPredators,
    mcForGainedResources,
    resourcesOnNewCard,
    plantsFromViralEnhancers,
    doesResourceCountForDiversitySupport,
    mcForResourcesOnCard,
    whoseIsLawSuit,
  ],
}
