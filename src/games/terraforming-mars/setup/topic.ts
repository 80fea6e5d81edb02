import type { Topic } from '../../../rules/catalogue.ts'
import { canIKeepStartingCards } from './can-i-keep-starting-cards.ts'
import { canUnchosenCardComeBack } from './can-unchosen-card-come-back.ts'
import { cardsDealtAtStart } from './cards-dealt-at-start.ts'
import { colonyTilesInPlay } from './colony-tiles-in-play.ts'
import { isItOpenInformation } from './is-it-open-information.ts'
import { mayMarkWithOtherColour } from './may-mark-with-other-colour.ts'
import { mayRevealNow } from './may-reveal-now.ts'
import { mayUseBeginnerCorporation } from './may-use-beginner-corporation.ts'
import { mayUsePreludeGain } from './may-use-prelude-gain.ts'
import { startingValue } from './starting-value.ts'
import { whenIsItDecided } from './when-is-it-decided.ts'
import { whereDoSetupDelegatesGo } from './where-do-setup-delegates-go.ts'
import { whichPrintCounts } from './which-print-counts.ts'
import { whichWayAreCardsPassed } from './which-way-are-cards-passed.ts'

export const setup: Topic = {
  id: 'setup',
  title: 'Setup and open information',
  rules: [
    colonyTilesInPlay,
    whereDoSetupDelegatesGo,
    startingValue,
    cardsDealtAtStart,
    mayUseBeginnerCorporation,
    whenIsItDecided,
    mayRevealNow,
    canIKeepStartingCards,
    mayUsePreludeGain,
    whichWayAreCardsPassed,
    canUnchosenCardComeBack,
    isItOpenInformation,
    mayMarkWithOtherColour,
    whichPrintCounts,
  ],
}
