import type { Topic } from '../../../rules/catalogue.ts'
import { doIGetReward } from './do-i-get-reward.ts'
import { howManyCardsToDraw } from './how-many-cards-to-draw.ts'
import { isContractCompleted } from './is-contract-completed.ts'
import { whatOfMyHand } from './what-of-my-hand.ts'
import { whereContractGoes } from './where-contract-goes.ts'
import { whereRewardComesFrom } from './where-reward-comes-from.ts'

export const successAndFailure: Topic = {
  id: 'success-and-failure',
  title: 'Success and failure',
  rules: [isContractCompleted, doIGetReward, whereRewardComesFrom, whatOfMyHand, howManyCardsToDraw, whereContractGoes],
}
