import { number } from '../../../rules/fact.ts'

/** The global parameters as they stand now. */

export const temperature = number(
  'What is the temperature now?',
  { min: -30, max: 8, step: 2, unit: '°C' },
  {
    units: ['°c', 'c', '°', 'degrees', 'degrees celsius'],
    before: [
      'temperature',
      'temperature is',
      'temperature at',
      'temperature is at',
      'temperature stands at',
      'temp',
      'temp is',
      'temp at',
      'it is',
      "it's",
      'its',
      'at',
      'currently',
      'now',
      'we are at',
      'we are on',
      "we're at",
      "we're on",
      'temperature sits at',
      'temperature was at',
      'temperature has climbed to',
      'climbed to',
      'mars is at',
      'track shows',
      'stands at',
    ],
    after: ['now', 'right now', 'at the moment', 'degrees now'],
  },
)

export const oxygen = number(
  'What is the oxygen level now?',
  { min: 0, max: 14, unit: '%' },
  {
    units: ['% oxygen', 'percent oxygen', '% o2', 'oxygen'],
    before: [
      'oxygen',
      'oxygen is',
      'oxygen at',
      'oxygen is at',
      'oxygen sits at',
      'oxygen is already',
      'oxygen was',
      'oxygen was at',
      'oxygen from',
      'oxygen is only',
      'oxygen only',
      'oxygen stands at',
      'o2',
      'o2 is',
      'o2 at',
    ],
  },
)

export const oceans = number(
  'How many ocean tiles are on the board?',
  { min: 0, max: 9 },
  {
    units: [
      'oceans',
      'ocean',
      'ocean tiles',
      'ocean tile',
      'water tiles',
      'oceans placed',
      'oceans out',
      'oceans on the board',
      'oceans in play',
      'ocean tiles on the board',
    ],
    before: ['oceans', 'there are', 'there are only', 'oceans at'],
    after: [
      'on the board',
      'are out',
      'are placed',
      'lie on the board',
      'on mars',
      'oceans placed',
      'oceans out',
      'oceans on the board',
      'oceans in play',
      'ocean tiles on the board',
    ],
  },
)

export const venus = number(
  'How far is Venus terraformed now?',
  { min: 0, max: 30, step: 2, unit: '%' },
  {
    units: ['% venus', 'percent venus', 'venus'],
    before: [
      'venus',
      'venus is',
      'venus at',
      'venus is at',
      'venus is on',
      'venus sits at',
      'venus is already',
      'venus was at',
      'venus from',
      'venus is only',
      'venus only',
      'venus stands at',
      'venus scale',
      'venus scale at',
    ],
  },
)
