import type { Topic } from '../../../rules/catalogue.ts'
import { awardCost } from './award-cost.ts'
import { awardPoints } from './award-points.ts'
import { awardPointsOfAll } from './award-points-of-all.ts'
import { awardScore } from './award-score.ts'
import { doesCardCountForCelebrity } from './does-card-count-for-celebrity.ts'
import { doesCardCountForTycoon } from './does-card-count-for-tycoon.ts'
import { doesTagCountForGoal } from './does-tag-count-for-goal.ts'
import { isGeneralistMet } from './is-generalist-met.ts'
import { legendCards } from './legend-cards.ts'
import { mayClaimMilestone } from './may-claim-milestone.ts'
import { mayFundAward } from './may-fund-award.ts'

export const milestonesAndAwards: Topic = {
  id: 'milestones-and-awards',
  title: 'Milestones and awards',
  rules: [
    mayClaimMilestone,
    isGeneralistMet,
    legendCards,
    doesTagCountForGoal,
    doesCardCountForTycoon,
    mayFundAward,
    awardCost,
    awardScore,
    doesCardCountForCelebrity,
    awardPoints,
    awardPointsOfAll,
  ],
}
