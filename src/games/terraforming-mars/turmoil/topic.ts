import type { Topic } from '../../../rules/catalogue.ts'
import { doIBecomePartyLeader } from './do-i-become-party-leader.ts'
import { doIPlaceEventOcean } from './do-i-place-event-ocean.ts'
import { doesDelegateReturn } from './does-delegate-return.ts'
import { doesEventGiveResource } from './does-event-give-resource.ts'
import { doesItCountForEvent } from './does-it-count-for-event.ts'
import { doesPartyBecomeDominant } from './does-party-become-dominant.ts'
import { doesRulingPolicyApply } from './does-ruling-policy-apply.ts'
import { globalEventAmount } from './global-event-amount.ts'
import { influence } from './influence.ts'
import { mayBannedDelegateRemove } from './may-banned-delegate-remove.ts'
import { mayPlaceDelegate } from './may-place-delegate.ts'
import { mayRaiseTrUnderReds } from './may-raise-tr-under-reds.ts'
import { mayUseScientistsPolicy } from './may-use-scientists-policy.ts'
import { redsTax } from './reds-tax.ts'
import { whatEventLowers } from './what-event-lowers.ts'
import { whatPlaceBrings } from './what-place-brings.ts'
import { whatSparesEventLoss } from './what-spares-event-loss.ts'
import { whoDecidesOrder } from './who-decides-order.ts'

export const turmoil: Topic = {
  id: 'turmoil',
  title: 'Turmoil',
  rules: [
    doesPartyBecomeDominant,
    doIBecomePartyLeader,
    mayPlaceDelegate,
    doesDelegateReturn,
    mayBannedDelegateRemove,
    influence,
    globalEventAmount,
    doesItCountForEvent,
    whatPlaceBrings,
    whatEventLowers,
    doIPlaceEventOcean,
    doesEventGiveResource,
    whatSparesEventLoss,
    whoDecidesOrder,
    doesRulingPolicyApply,
    redsTax,
    mayRaiseTrUnderReds,
    mayUseScientistsPolicy,
  ],
}
