import type { Topic } from '../../../rules/catalogue.ts'
import { doesThisCardCount } from './does-this-card-count.ts'
import { freeStructures } from './free-structures.ts'
import { isItParking } from './is-it-parking.ts'
import { mayClaimReputation } from './may-claim-reputation.ts'
import { mayUseReputationEffect } from './may-use-reputation-effect.ts'
import { resourcesForCapable } from './resources-for-capable.ts'

export const reputation: Topic = {
  id: 'reputation',
  title: 'Reputation Cards',
  rules: [mayClaimReputation, mayUseReputationEffect, resourcesForCapable, freeStructures, doesThisCardCount, isItParking],
}
