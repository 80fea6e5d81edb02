import type { Topic } from '../../../rules/catalogue.ts'
import { canIGiveWhatCardTakes } from './can-i-give-what-card-takes.ts'
import { doesNextCardEffectApply } from './does-next-card-effect-apply.ts'
import { doesPositionCount } from './does-position-count.ts'
import { doesTagCountForRequirement } from './does-tag-count-for-requirement.ts'
import { globalRequirementMet } from './global-requirement-met.ts'
import { mayActWithUnmetRequirement } from './may-act-with-unmet-requirement.ts'
import { mayDelayFirstAction } from './may-delay-first-action.ts'
import { mayLeaveOutEffect } from './may-leave-out-effect.ts'
import { mayLowerProduction } from './may-lower-production.ts'
import { mayPlayCardByPrelude } from './may-play-card-by-prelude.ts'
import { mayPlayLawSuit } from './may-play-law-suit.ts'
import { mayPlayPrelude } from './may-play-prelude.ts'
import { mayPlayRefugeCard } from './may-play-refuge-card.ts'
import { mayResolveEffectNow } from './may-resolve-effect-now.ts'
import { mayRoboticWorkforceCopy } from './may-robotic-workforce-copy.ts'
import { mustTriggerHappen } from './must-trigger-happen.ts'
import { ownRequirementMet } from './own-requirement-met.ts'
import { partyRequirementMet } from './party-requirement-met.ts'
import { requirementLeeway } from './requirement-leeway.ts'
import { tagRequirementMet } from './tag-requirement-met.ts'
import { whatBendsRequirement } from './what-bends-requirement.ts'
import { whatEcologyExpertsTagsBring } from './what-ecology-experts-tags-bring.ts'
import { whatRoboticWorkforceGives } from './what-robotic-workforce-gives.ts'
import { whoseProductionToReduce } from './whose-production-to-reduce.ts'

export const playingCards: Topic = {
  id: 'playing-cards',
  title: 'Playing cards',
  rules: [
    globalRequirementMet,
    requirementLeeway,
    whatBendsRequirement,
    doesNextCardEffectApply,
    tagRequirementMet,
    doesTagCountForRequirement,
    ownRequirementMet,
    partyRequirementMet,
    doesPositionCount,
    mayActWithUnmetRequirement,
    mayLeaveOutEffect,
    mustTriggerHappen,
    mayDelayFirstAction,
    mayLowerProduction,
    whoseProductionToReduce,
    canIGiveWhatCardTakes,
    mayResolveEffectNow,
    mayPlayPrelude,
    mayPlayCardByPrelude,
    whatEcologyExpertsTagsBring,
    mayRoboticWorkforceCopy,
    whatRoboticWorkforceGives,
    mayPlayRefugeCard,
    mayPlayLawSuit,
  ],
}
