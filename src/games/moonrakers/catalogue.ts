import type { Catalogue } from '../../rules/catalogue.ts'
import { actionCards } from './action-cards/topic.ts'
import { alliances } from './alliances/topic.ts'
import { buying } from './buying/topic.ts'
import { endOfGame } from './end-of-game/topic.ts'
import { general } from './general/topic.ts'
import { hazards } from './hazards/topic.ts'
import { objectives } from './objectives/topic.ts'
import { playingCards } from './playing-cards/topic.ts'
import { setup } from './setup/topic.ts'
import { shipParts } from './ship-parts/topic.ts'
import { stayAtBase } from './stay-at-base/topic.ts'
import { successAndFailure } from './success-and-failure/topic.ts'
import { turns } from './turns/topic.ts'
import { twoPlayers } from './two-players/topic.ts'

export const catalogue: Catalogue = {
  game: 'moonrakers',
  topics: [
    setup,
    general,
    endOfGame,
    turns,
    alliances,
    stayAtBase,
    hazards,
    playingCards,
    actionCards,
    successAndFailure,
    shipParts,
    buying,
    objectives,
    twoPlayers,
  ],
}
