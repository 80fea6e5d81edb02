import type { Catalogue } from '../../rules/catalogue.ts'
import { constructing } from './constructing/topic.ts'
import { constructionPhase } from './construction-phase/topic.ts'
import { eras } from './eras/topic.ts'
import { expeditions } from './expeditions/topic.ts'
import { flags } from './flags/topic.ts'
import { reputation } from './reputation/topic.ts'
import { rovers } from './rovers/topic.ts'
import { scoring } from './scoring/topic.ts'
import { setup } from './setup/topic.ts'
import { structureCards } from './structure-cards/topic.ts'
import { structures } from './structures/topic.ts'
import { turns } from './turns/topic.ts'

export const catalogue: Catalogue = {
  game: 'moon',
  topics: [setup, eras, constructionPhase, turns, constructing, structures, rovers, flags, scoring, expeditions, reputation, structureCards],
}
