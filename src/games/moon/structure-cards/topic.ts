import type { Topic } from '../../../rules/catalogue.ts'
import { heartsInStep } from './hearts-in-step.ts'
import { heartsOnHackerspace } from './hearts-on-hackerspace.ts'
import { heartsOnStepCard } from './hearts-on-step-card.ts'
import { heartsScoredNow } from './hearts-scored-now.ts'
import { isInPreviousDeck } from './is-in-previous-deck.ts'
import { mayConstructFromPile } from './may-construct-from-pile.ts'
import { mayMixResources } from './may-mix-resources.ts'
import { mayPlaceRadioHearts } from './may-place-radio-hearts.ts'
import { mayTakeWithFragmenter } from './may-take-with-fragmenter.ts'
import { mayUseEmbassy } from './may-use-embassy.ts'
import { mayUseObelisk } from './may-use-obelisk.ts'
import { mayUseStructureWithRover } from './may-use-structure-with-rover.ts'
import { whereDoRoversGo } from './where-do-rovers-go.ts'

export const structureCards: Topic = {
  id: 'structure-cards',
  title: 'Structure Cards',
  rules: [
    mayConstructFromPile,
    heartsScoredNow,
    heartsInStep,
    heartsOnStepCard,
    heartsOnHackerspace,
    whereDoRoversGo,
    mayUseObelisk,
    mayUseEmbassy,
    mayMixResources,
    mayTakeWithFragmenter,
    mayPlaceRadioHearts,
    isInPreviousDeck,
    mayUseStructureWithRover,
  ],
}
