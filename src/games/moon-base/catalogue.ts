import type { Catalogue } from '../../rules/catalogue.ts'
import { choosingRings } from './choosing-rings/topic.ts'
import { collabo } from './collabo/topic.ts'
import { placingRings } from './placing-rings/topic.ts'
import { resourceBases } from './resource-bases/topic.ts'
import { rounds } from './rounds/topic.ts'
import { scoring } from './scoring/topic.ts'
import { settlements } from './settlements/topic.ts'
import { setup } from './setup/topic.ts'
import { stacking } from './stacking/topic.ts'

export const catalogue: Catalogue = {
  game: 'moon-base',
  topics: [setup, rounds, choosingRings, placingRings, stacking, collabo, settlements, resourceBases, scoring],
}
