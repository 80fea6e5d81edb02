import type { Topic } from '../../../rules/catalogue.ts'
import { aridorProduction } from './aridor-production.ts'
import { doesCardCountForCommunityServices } from './does-card-count-for-community-services.ts'
import { doesRevealedTagTrigger } from './does-revealed-tag-trigger.ts'
import { doesTagCountForCard } from './does-tag-count-for-card.ts'
import { doesTagTrigger } from './does-tag-trigger.ts'
import { doesWildTagCount } from './does-wild-tag-count.ts'
import { gainForTags } from './gain-for-tags.ts'
import { howManyTagsCount } from './how-many-tags-count.ts'
import { interplanetaryTradeProduction } from './interplanetary-trade-production.ts'
import { mayDrawWithMarsUniversity } from './may-draw-with-mars-university.ts'
import { mayRecyclonConvert } from './may-recyclon-convert.ts'
import { mayWildTagBe } from './may-wild-tag-be.ts'
import { olympusConferenceDraws } from './olympus-conference-draws.ts'

export const tags: Topic = {
  id: 'tags',
  title: 'Tags',
  rules: [
    doesTagTrigger,
    gainForTags,
    doesTagCountForCard,
    howManyTagsCount,
    doesWildTagCount,
    mayWildTagBe,
    doesRevealedTagTrigger,
    mayDrawWithMarsUniversity,
    olympusConferenceDraws,
    aridorProduction,
    mayRecyclonConvert,
    interplanetaryTradeProduction,
    doesCardCountForCommunityServices,
  ],
}
