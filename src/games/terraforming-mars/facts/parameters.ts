import { number } from '../../../rules/fact.ts'

/** The global parameters as they stand now. */

export const temperature = number(
  'What is the temperature now?',
  { min: -30, max: 8, step: 2, unit: '°C' },
  {
    units: ['°c', 'c', '°', 'degrees', 'degrees celsius'],
    before: ['temperature', 'temperature is', 'temperature at', 'temp', 'temp is', 'it is', "it's", 'at', 'currently', 'now'],
  },
)

export const oxygen = number(
  'What is the oxygen level now?',
  { min: 0, max: 14, unit: '%' },
  { units: ['% oxygen', 'percent oxygen', '% o2', 'oxygen'], before: ['oxygen', 'oxygen is', 'oxygen at', 'oxygen is at', 'o2', 'o2 at'] },
)

export const oceans = number(
  'How many ocean tiles are on the board?',
  { min: 0, max: 9 },
  { units: ['oceans', 'ocean', 'ocean tiles', 'ocean tile', 'water tiles', 'oceans placed', 'oceans out'], before: ['oceans', 'there are', 'oceans at'] },
)

export const venus = number(
  'How far is Venus terraformed now?',
  { min: 0, max: 30, step: 2, unit: '%' },
  { units: ['% venus', 'percent venus', 'venus'], before: ['venus', 'venus is', 'venus at', 'venus is at', 'venus scale'] },
)
