import type { Topic } from '../../../rules/catalogue.ts'
import { doesRingGetSettlement } from './does-ring-get-settlement.ts'
import { mayUseConstructionSupport } from './may-use-construction-support.ts'
import { settlementsToPlace } from './settlements-to-place.ts'
import { whatDoIBuild } from './what-do-i-build.ts'

export const settlements: Topic = {
  id: 'settlements',
  title: 'Settlements',
  rules: [whatDoIBuild, doesRingGetSettlement, settlementsToPlace, mayUseConstructionSupport],
}
