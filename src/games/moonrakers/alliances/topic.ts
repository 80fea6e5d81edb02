import type { Topic } from '../../../rules/catalogue.ts'
import { mayAttemptContract } from './may-attempt-contract.ts'
import { mayJoinContract } from './may-join-contract.ts'
import { mayNegotiate } from './may-negotiate.ts'
import { mayOfferInTalks } from './may-offer-in-talks.ts'
import { mayShowCard } from './may-show-card.ts'
import { mustAllyKeepPromise } from './must-ally-keep-promise.ts'

export const alliances: Topic = {
  id: 'alliances',
  title: 'Alliances and negotiation',
  rules: [mayAttemptContract, mayNegotiate, mayOfferInTalks, mayJoinContract, mustAllyKeepPromise, mayShowCard],
}
