import { choice, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { oceanTilesLeft } from '../facts/tiles.ts'

const governmentStep = choice(
  'Which step with a bonus does the World Government reach?',
  { '0-c': '0 °C', '8-oxygen': '8% oxygen', 'heat-production': '−24 °C or −20 °C', venus: '8% or 16% Venus' },
  {
    says: {
      '0-c': ['0 °c', '0°c', '0 degrees', 'zero degrees', 'temperature to 0'],
      '8-oxygen': ['8% oxygen', '8 percent oxygen', 'oxygen to 8'],
      'heat-production': ['-24 °c', '-20 °c', '-24 degrees', '-20 degrees', 'heat production'],
      venus: ['8% venus', '16% venus', 'venus to 8', 'venus to 16'],
    },
  },
)
const isTemperatureMaxed = yesNo('Is the temperature at its maximum of 8 °C?', ['temperature is maxed', 'temperature maxed', 'temperature at maximum'], {
  no: ['temperature is not maxed', 'temperature not maxed'],
})

export const worldGovernmentStep = defineChoice({
  id: 'world-government-step',
  question: 'What happens when the World Government reaches a step with a bonus?',
  facts: { governmentStep, oceanTilesLeft, isTemperatureMaxed },
  answers: {
    ocean: 'An ocean tile is placed; no player gets TR or placement bonuses',
    temperature: 'The temperature is raised 1 step; no player gets TR',
    nobody: 'No player gets it: it is the World Government’s',
    nothing: 'Nothing: there is none left',
  },
  clauses: [
    {
      when: [(f) => f.governmentStep === '0-c', (f) => f.oceanTilesLeft],
      answer: 'ocean',
      because: [
        cite('world-government-bonuses#temperature', 'At 0°C an ocean tile is placed, if possible'),
        cite('world-government-bonuses#placement-bonuses-and-tr', 'No one gets them'),
      ],
    },
    {
      when: (f) => f.governmentStep === '0-c',
      answer: 'nothing',
      because: cite('world-government-bonuses#temperature', 'At 0°C an ocean tile is placed, if possible'),
    },
    {
      when: [(f) => f.governmentStep === '8-oxygen', (f) => !f.isTemperatureMaxed],
      answer: 'temperature',
      because: cite('world-government-bonuses#oxygen', 'At 8% the temperature is raised, if possible'),
    },
    {
      when: (f) => f.governmentStep === '8-oxygen',
      answer: 'nothing',
      because: cite('world-government-bonuses#oxygen', 'At 8% the temperature is raised, if possible'),
    },
    {
      when: (f) => f.governmentStep === 'heat-production',
      answer: 'nobody',
      because: cite('world-government-bonuses#placement-bonuses-and-tr', "They, and any production that results, are the World Government's"),
    },
  ],
  otherwise: { answer: 'nobody', because: cite('world-government-bonuses#answer', 'no player gets the benefit: it goes to the World Government') },
  examples: [
    {
      from: 'ours',
      tells: 'The World Government raises the temperature to 0 °C, and there are oceans left',
      given: { governmentStep: '0-c', oceanTilesLeft: true },
      expect: answers('ocean', 'world-government-bonuses#temperature', 'world-government-bonuses#placement-bonuses-and-tr'),
    },
    {
      from: 'ours',
      tells: 'The World Government raises the temperature to 0 °C, and there are no oceans left',
      given: { governmentStep: '0-c', oceanTilesLeft: false },
      expect: answers('nothing', 'world-government-bonuses#temperature'),
    },
    {
      from: 'ours',
      tells: 'The World Government reaches 8% oxygen, temperature is not maxed',
      given: { governmentStep: '8-oxygen', isTemperatureMaxed: false },
      expect: answers('temperature', 'world-government-bonuses#oxygen'),
    },
    {
      from: 'ours',
      tells: 'The World Government reaches 8% oxygen, and the temperature is maxed',
      given: { governmentStep: '8-oxygen', isTemperatureMaxed: true },
      expect: answers('nothing', 'world-government-bonuses#oxygen'),
    },
    {
      from: 'ours',
      tells: 'The World Government raises the temperature to -20 °C: who gets the heat production?',
      given: { governmentStep: 'heat-production' },
      expect: answers('nobody', 'world-government-bonuses#placement-bonuses-and-tr'),
    },
    {
      from: 'ours',
      tells: 'The World Government raises Venus to 8: who draws the card?',
      given: { governmentStep: 'venus' },
      expect: answers('nobody', 'world-government-bonuses#answer'),
    },
    {
      from: 'ours',
      tells: 'Venus to 16 by the World Government: does the start player get the TR?',
      given: { governmentStep: 'venus', oceanTilesLeft: true },
      expect: answers('nobody', 'world-government-bonuses#answer'),
    },
    { from: 'ours', tells: 'The World Government raises the temperature to 0 °C', given: { governmentStep: '0-c' }, expect: needs('oceanTilesLeft') },
    { from: 'ours', tells: 'The World Government reaches 8% oxygen', given: { governmentStep: '8-oxygen' }, expect: needs('isTemperatureMaxed') },
    {
      from: 'ours',
      tells: 'There are oceans left, and the temperature is not maxed',
      given: { oceanTilesLeft: true, isTemperatureMaxed: false },
      expect: needs('governmentStep'),
    },
  ],
})
