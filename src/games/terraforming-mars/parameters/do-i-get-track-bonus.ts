import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { oxygen, temperature, venus } from '../facts/parameters.ts'
import { bonusCause, stepsRaised } from '../facts/raising.ts'
import { oceanTilesLeft } from '../facts/tiles.ts'

const STEPS = {
  '-24': { track: 'temperature', at: -24, step: 2 },
  '-20': { track: 'temperature', at: -20, step: 2 },
  '0': { track: 'temperature', at: 0, step: 2 },
  '8-oxygen': { track: 'oxygen', at: 8, step: 1 },
  '8-venus': { track: 'venus', at: 8, step: 2 },
  '16-venus': { track: 'venus', at: 16, step: 2 },
} as const

const trackBonus = choice(
  'Which bonus is it?',
  {
    '-24': 'heat production at −24 °C',
    '-20': 'heat production at −20 °C',
    '0': 'the ocean tile at 0 °C',
    '8-oxygen': 'the temperature step at 8% oxygen',
    '8-venus': 'the bonus at 8% Venus',
    '16-venus': 'the bonus at 16% Venus',
  },
  {
    says: {
      '-24': ['-24', '-24°c', 'at -24', 'first heat production'],
      '-20': ['-20', '-20°c', 'at -20', 'second heat production'],
      '0': ['ocean at 0', 'ocean bonus', 'bonus ocean', 'ocean at 0°c', 'ocean tile at 0'],
      '8-oxygen': ['temperature step', '8% oxygen', 'bonus temperature', 'temperature bonus'],
      '8-venus': ['8% venus', 'venus at 8'],
      '16-venus': ['16% venus', 'venus at 16'],
    },
  },
)

interface Before {
  readonly trackBonus: keyof typeof STEPS
  readonly temperature: number
  readonly oxygen: number
  readonly venus: number
}

function valueBefore(f: Before): number {
  const { track } = STEPS[f.trackBonus]
  return track === 'temperature' ? f.temperature : track === 'oxygen' ? f.oxygen : f.venus
}

const isPast = (f: Before): boolean => valueBefore(f) >= STEPS[f.trackBonus].at
const isReached = (f: Before & { readonly stepsRaised: number }): boolean => valueBefore(f) + f.stepsRaised * STEPS[f.trackBonus].step >= STEPS[f.trackBonus].at

export const doIGetTrackBonus = defineRule({
  id: 'do-i-get-track-bonus',
  question: 'Do I get this bonus of a track?',
  facts: { trackBonus, bonusCause, temperature, oxygen, venus, stepsRaised, oceanTilesLeft },
  clauses: [
    {
      when: (f) => f.bonusCause === 'lowered',
      answer: 'no',
      because: [
        cite('terraforming-bonus#answer', 'When you raise the parameter onto or past the step'),
        cite('snow-cover#to-0-c', 'the ocean bonus is not triggered'),
      ],
    },
    {
      when: (f) => f.bonusCause === 'government',
      answer: 'no',
      because: cite('world-government-bonuses#answer', 'no player gets the benefit: it goes to the World Government'),
    },
    { when: (f) => f.bonusCause === 'other', answer: 'no', because: cite('terraforming-bonus#answer', 'When you raise the parameter onto or past the step') },
    { when: (f) => isPast(f), answer: 'no', because: cite('terraforming-bonus#answer', 'When you raise the parameter onto or past the step') },
    { when: (f) => !isReached(f), answer: 'no', because: cite('terraforming-bonus#answer', 'When you raise the parameter onto or past the step') },
    {
      when: [(f) => f.trackBonus === '0', (f) => !f.oceanTilesLeft],
      answer: 'no',
      because: cite('terraforming-bonus#none-left', 'is granted only if there still are any'),
    },
    {
      when: [(f) => f.trackBonus === '8-oxygen', (f) => f.temperature === 8],
      answer: 'no',
      because: cite('terraforming-bonus#none-left', 'is granted only if there still are any'),
    },
    {
      when: (f) => f.trackBonus === '0',
      answer: 'yes',
      because: [
        cite('terraforming-bonus-steps#temperature', '0°C brings an ocean tile, if there still is one'),
        cite('snow-cover#second-time', 'the bonus of an ocean tile may be triggered anew'),
      ],
    },
    {
      when: (f) => STEPS[f.trackBonus].track === 'temperature',
      answer: 'yes',
      because: cite('terraforming-bonus-steps#temperature', '−24°C and −20°C bring heat production'),
    },
    {
      when: (f) => f.trackBonus === '8-oxygen',
      answer: 'yes',
      because: cite('terraforming-bonus-steps#oxygen', '8% brings a temperature step, if there still is one'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('terraforming-bonus-steps#venus', 'the bonuses are a card and an extra Terraform Rating') },
  examples: [
    {
      from: 'terraforming-bonus#deimos-down',
      tells: 'Deimos Down from −2 °C to +4 °C passes 0 °C',
      given: { trackBonus: '0', bonusCause: 'you', temperature: -2, stepsRaised: 3, oceanTilesLeft: true },
      expect: yes('snow-cover#second-time', 'terraforming-bonus-steps#temperature'),
    },
    {
      from: 'terraforming-bonus#deimos-down',
      tells: 'The same, and no ocean tile is available',
      given: { trackBonus: '0', bonusCause: 'you', temperature: -2, stepsRaised: 3, oceanTilesLeft: false },
      expect: no('terraforming-bonus#none-left'),
    },
    {
      from: 'snow-cover#second-time',
      tells: 'After Snow Cover I raise it from −2 °C to 0 °C again',
      given: { trackBonus: '0', bonusCause: 'you', temperature: -2, stepsRaised: 1, oceanTilesLeft: true },
      expect: yes('snow-cover#second-time', 'terraforming-bonus-steps#temperature'),
    },
    {
      from: 'snow-cover#to-0-c',
      tells: 'Snow Cover lowers the temperature to 0 °C',
      given: { trackBonus: '0', bonusCause: 'lowered', temperature: 4 },
      expect: no('snow-cover#to-0-c', 'terraforming-bonus#answer'),
    },
    {
      from: 'ours',
      tells: 'From −26 °C to −24 °C',
      given: { trackBonus: '-24', bonusCause: 'you', temperature: -26, stepsRaised: 1 },
      expect: yes('terraforming-bonus-steps#temperature'),
    },
    {
      from: 'ours',
      tells: 'From −26 °C past −20 °C: the second one too',
      given: { trackBonus: '-20', bonusCause: 'you', temperature: -26, stepsRaised: 3 },
      expect: yes('terraforming-bonus-steps#temperature'),
    },
    {
      from: 'ours',
      tells: 'From −26 °C by 2 steps: −20 °C is not reached',
      given: { trackBonus: '-20', bonusCause: 'you', temperature: -26, stepsRaised: 2 },
      expect: no('terraforming-bonus#answer'),
    },
    {
      from: 'ours',
      tells: 'It stands on 0 °C already',
      given: { trackBonus: '0', bonusCause: 'you', temperature: 0, stepsRaised: 2 },
      expect: no('terraforming-bonus#answer'),
    },
    {
      from: 'ours',
      tells: 'Oxygen from 7% to 8%',
      given: { trackBonus: '8-oxygen', bonusCause: 'you', oxygen: 7, stepsRaised: 1, temperature: 6 },
      expect: yes('terraforming-bonus-steps#oxygen'),
    },
    {
      from: 'ours',
      tells: 'Oxygen to 8%, and the temperature is maxed',
      given: { trackBonus: '8-oxygen', bonusCause: 'you', oxygen: 7, stepsRaised: 1, temperature: 8 },
      expect: no('terraforming-bonus#none-left'),
    },
    {
      from: 'ours',
      tells: 'Venus from 6% to 8%',
      given: { trackBonus: '8-venus', bonusCause: 'you', venus: 6, stepsRaised: 1 },
      expect: yes('terraforming-bonus-steps#venus'),
    },
    {
      from: 'ours',
      tells: 'Venus from 12% by 1 step',
      given: { trackBonus: '16-venus', bonusCause: 'you', venus: 12, stepsRaised: 1 },
      expect: no('terraforming-bonus#answer'),
    },
    {
      from: 'ours',
      tells: 'The World Government raises it to −24 °C',
      given: { trackBonus: '-24', bonusCause: 'government', temperature: -26, stepsRaised: 1 },
      expect: no('world-government-bonuses#answer'),
    },
    { from: 'ours', tells: 'She raises it to −24 °C', given: { trackBonus: '-24', bonusCause: 'other' }, expect: no('terraforming-bonus#answer') },
    { from: 'ours', tells: '0 °C from −2 °C', given: { trackBonus: '0', bonusCause: 'you', temperature: -2, stepsRaised: 1 }, expect: needs('oceanTilesLeft') },
    { from: 'ours', tells: 'Three steps to −24 °C', given: { trackBonus: '-24', bonusCause: 'you', stepsRaised: 3 }, expect: needs('temperature') },
    {
      from: 'ours',
      tells: 'One step of oxygen',
      given: { trackBonus: '8-oxygen', bonusCause: 'you', stepsRaised: 1, temperature: 0 },
      expect: needs('oxygen'),
    },
    { from: 'ours', tells: 'One step of Venus', given: { trackBonus: '8-venus', bonusCause: 'you', stepsRaised: 1 }, expect: needs('venus') },
    { from: 'ours', tells: 'Venus at 6%', given: { trackBonus: '16-venus', bonusCause: 'you', venus: 6 }, expect: needs('stepsRaised') },
    { from: 'ours', tells: 'Venus from 6% to 8%', given: { trackBonus: '8-venus', venus: 6, stepsRaised: 1 }, expect: needs('bonusCause') },
    {
      from: 'ours',
      tells: 'Three steps from −26 °C',
      given: { bonusCause: 'you', temperature: -26, stepsRaised: 3, oxygen: 2, venus: 0, oceanTilesLeft: true },
      expect: needs('trackBonus'),
    },
  ],
})
