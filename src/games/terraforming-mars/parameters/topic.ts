import type { Topic } from '../../../rules/catalogue.ts'
import { doIGetTrackBonus } from './do-i-get-track-bonus.ts'
import { mayActAtMaximum } from './may-act-at-maximum.ts'
import { oxygenForGreenery } from './oxygen-for-greenery.ts'
import { trForSteps } from './tr-for-steps.ts'
import { whichVenusBonus } from './which-venus-bonus.ts'

export const parameters: Topic = {
  id: 'parameters',
  title: 'Global parameters',
  rules: [trForSteps, mayActAtMaximum, doIGetTrackBonus, whichVenusBonus, oxygenForGreenery],
}
