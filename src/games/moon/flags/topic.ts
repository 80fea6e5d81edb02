import type { Topic } from '../../../rules/catalogue.ts'
import { amIWinningAFlagNow } from './am-i-winning-a-flag-now.ts'
import { doesThisFlagCount } from './does-this-flag-count.ts'
import { heartsUnderFlag } from './hearts-under-flag.ts'
import { refillHearts } from './refill-hearts.ts'
import { whoGetsFlagHearts } from './who-gets-flag-hearts.ts'

export const flags: Topic = {
  id: 'flags',
  title: 'Flags and Flag Rewards',
  rules: [whoGetsFlagHearts, amIWinningAFlagNow, heartsUnderFlag, refillHearts, doesThisFlagCount],
}
