import { choice, number } from '../../../rules/fact.ts'

/** Milestones, awards and the end of the game. */

export const mcProduction = number(
  'What is your MC production?',
  { min: -5 },
  { units: ['mc production', 'mc prod'], before: ['mc production', 'mc production of', 'mc production is', 'mc prod'] },
)

export const soloVariant = choice(
  'Which solo game is it?',
  { standard: 'the standard solo game: max out the parameters', tr: 'TR Solo: reach 63 TR' },
  { says: { standard: ['standard solo', 'normal solo', 'standard variant', 'venus solo'], tr: ['tr solo', 'tr63', 'tr63 solo', 'tr 63 solo', 'tr variant'] } },
)
