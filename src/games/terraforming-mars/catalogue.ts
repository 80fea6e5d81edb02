import type { Catalogue } from '../../rules/catalogue.ts'
import { actions } from './actions/topic.ts'
import { colonies } from './colonies/topic.ts'
import { corporations } from './corporations/topic.ts'
import { endOfGame } from './end-of-game/topic.ts'
import { milestonesAndAwards } from './milestones-and-awards/topic.ts'
import { parameters } from './parameters/topic.ts'
import { paying } from './paying/topic.ts'
import { playingCards } from './playing-cards/topic.ts'
import { resources } from './resources/topic.ts'
import { setup } from './setup/topic.ts'
import { tags } from './tags/topic.ts'
import { tiles } from './tiles/topic.ts'
import { turmoil } from './turmoil/topic.ts'
import { UNCOVERED } from './uncovered.ts'

export const catalogue: Catalogue = {
  game: 'terraforming-mars',
  uncovered: UNCOVERED,
  topics: [playingCards, paying, resources, corporations, tags, actions, parameters, tiles, milestonesAndAwards, endOfGame, colonies, turmoil, setup],
}
