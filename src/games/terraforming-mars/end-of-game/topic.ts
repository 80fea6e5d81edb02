import type { Topic } from '../../../rules/catalogue.ts'
import { doesFinalGreeneryBring } from './does-final-greenery-bring.ts'
import { finalScore } from './final-score.ts'
import { isSoloWon } from './is-solo-won.ts'
import { isStepPlayedAtEnd } from './is-step-played-at-end.ts'
import { mayChooseForWorldGovernment } from './may-choose-for-world-government.ts'
import { mayNeutralCityStandHere } from './may-neutral-city-stand-here.ts'
import { mayPlaceFinalGreenery } from './may-place-final-greenery.ts'
import { mayUseBufferGas } from './may-use-buffer-gas.ts'
import { pointsOfCard } from './points-of-card.ts'
import { soloGoal } from './solo-goal.ts'
import { soloStartProduction } from './solo-start-production.ts'
import { soloTurmoilTr } from './solo-turmoil-tr.ts'
import { whenDoesGameEnd } from './when-does-game-end.ts'
import { whoWinsTie } from './who-wins-tie.ts'
import { worldGovernmentStep } from './world-government-step.ts'

export const endOfGame: Topic = {
  id: 'end-of-game',
  title: 'End of the game, solo and World Government',
  rules: [
    whenDoesGameEnd,
    isStepPlayedAtEnd,
    mayPlaceFinalGreenery,
    doesFinalGreeneryBring,
    finalScore,
    pointsOfCard,
    whoWinsTie,
    mayChooseForWorldGovernment,
    worldGovernmentStep,
    soloGoal,
    isSoloWon,
    soloStartProduction,
    soloTurmoilTr,
    mayNeutralCityStandHere,
    mayUseBufferGas,
  ],
}
