import type { Topic } from '../../../rules/catalogue.ts'
import { hazardDiceToRoll } from './hazard-dice-to-roll.ts'
import { mayBlockHazard } from './may-block-hazard.ts'
import { prestigeAtEndOfTurn } from './prestige-at-end-of-turn.ts'
import { prestigeLostToHazards } from './prestige-lost-to-hazards.ts'
import { whatHazardCosts } from './what-hazard-costs.ts'
import { whoRollsDie } from './who-rolls-die.ts'

export const hazards: Topic = {
  id: 'hazards',
  title: 'Hazards',
  rules: [hazardDiceToRoll, whoRollsDie, mayBlockHazard, whatHazardCosts, prestigeLostToHazards, prestigeAtEndOfTurn],
}
