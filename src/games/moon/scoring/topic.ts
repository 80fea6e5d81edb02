import type { Topic } from '../../../rules/catalogue.ts'
import { doTheseHeartsScore } from './do-these-hearts-score.ts'
import { finalScore } from './final-score.ts'
import { heartsFromTokens } from './hearts-from-tokens.ts'
import { nextScoringStep } from './next-scoring-step.ts'
import { whatIsX } from './what-is-x.ts'
import { whoWinsTheGame } from './who-wins-the-game.ts'

export const scoring: Topic = {
  id: 'scoring',
  title: 'Scoring',
  rules: [nextScoringStep, doTheseHeartsScore, heartsFromTokens, whatIsX, finalScore, whoWinsTheGame],
}
