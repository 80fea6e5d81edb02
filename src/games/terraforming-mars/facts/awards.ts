import { number, yesNo } from '../../../rules/fact.ts'

/** Funding awards. */

export const awardsFunded = number(
  'How many awards have been funded so far?',
  { min: 0, max: 3 },
  { units: ['awards funded', 'award funded', 'awards are funded', 'award is funded', 'awards', 'award'], before: ['funded', 'already funded'] },
)

export const isVitorsFree = yesNo(
  "Is it Vitor's free award, the corporation's first action?",
  ["vitor's free award", 'as vitor', 'vitor funds', 'free award', 'fund an award for free'],
  { usual: false },
)
