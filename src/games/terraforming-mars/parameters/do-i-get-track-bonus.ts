import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { oxygen, temperature, venus } from '../facts/parameters.ts'
import { bonusCause, raisedTo } from '../facts/raising.ts'
import { oceanTilesLeft } from '../facts/tiles.ts'

const STEPS = {
  '-24': { track: 'temperature', at: -24 },
  '-20': { track: 'temperature', at: -20 },
  '0': { track: 'temperature', at: 0 },
  '8-oxygen': { track: 'oxygen', at: 8 },
  '8-venus': { track: 'venus', at: 8 },
  '16-venus': { track: 'venus', at: 16 },
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
      '-24': ['-24 bonus', 'bonus at -24', 'heat production at -24', 'first heat production', 'first heat bonus'],
      '-20': ['-20 bonus', 'bonus at -20', 'heat production at -20', 'second heat production', 'second heat bonus'],
      '0': [
        'ocean bonus',
        'bonus ocean',
        'free ocean',
        'ocean at 0',
        'place an ocean',
        'place the ocean',
        'get the ocean',
        'get an ocean',
        'ocean tile at 0',
        'lay an ocean',
        'lay the ocean',
        'put down an ocean',
        'ocean for free',
      ],
      '8-oxygen': [
        'temperature go up',
        'temperature go up as well',
        'temperature rise',
        'also raise temperature',
        'raise temperature too',
        'raise the temperature too',
        'raise the temperature as well',
        'also raise the temperature',
        'bonus at 8% oxygen',
        'bonus temperature',
        'temperature bonus',
        'bonus temp step',
        'temperature step',
        'free temperature',
      ],
      '8-venus': ['8% venus bonus', 'bonus at 8% venus', 'venus bonus at 8', 'first venus bonus'],
      '16-venus': ['16% venus bonus', 'bonus at 16% venus', 'venus bonus at 16', 'second venus bonus'],
    },
  },
)

interface Raise {
  readonly trackBonus: keyof typeof STEPS
  readonly temperature: number
  readonly oxygen: number
  readonly venus: number
  readonly raisedTo: number
}

function valueBefore(f: Raise): number {
  const { track } = STEPS[f.trackBonus]
  return track === 'temperature' ? f.temperature : track === 'oxygen' ? f.oxygen : f.venus
}

const isShortOf = (f: Raise): boolean => f.raisedTo < STEPS[f.trackBonus].at
// Where it is raised to comes first: unless that is known, twenty values of a track are not worth filling in.
const wasReached = (f: Raise): boolean => f.raisedTo >= STEPS[f.trackBonus].at && valueBefore(f) >= STEPS[f.trackBonus].at

export const doIGetTrackBonus = defineRule({
  id: 'do-i-get-track-bonus',
  question: 'Do I get, does there come (fire, trigger) this bonus of a track?',
  facts: { trackBonus, bonusCause, raisedTo, temperature, oxygen, venus, oceanTilesLeft },
  never: [
    { when: (f) => f.bonusCause !== 'lowered' && f.raisedTo <= valueBefore(f), because: 'It is not raised to where it stands already, or below.' },
    {
      when: (f) => f.raisedTo > (STEPS[f.trackBonus].track === 'temperature' ? 8 : STEPS[f.trackBonus].track === 'oxygen' ? 14 : 30),
      because: 'No parameter rises beyond its maximum: 8 °C, 14% oxygen, 30% Venus.',
    },
  ],
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
    {
      when: (f) => f.bonusCause === 'event',
      answer: 'no',
      because: [
        cite('terraforming-bonus#answer', 'When you raise the parameter onto or past the step'),
        cite('volcanic-eruptions#answer', 'if an ocean tile is available, but no player gets the bonuses'),
      ],
    },
    { when: (f) => f.bonusCause === 'other', answer: 'no', because: cite('terraforming-bonus#answer', 'When you raise the parameter onto or past the step') },
    { when: (f) => isShortOf(f), answer: 'no', because: cite('terraforming-bonus#answer', 'When you raise the parameter onto or past the step') },
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
    { when: (f) => wasReached(f), answer: 'no', because: cite('terraforming-bonus#answer', 'When you raise the parameter onto or past the step') },
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
      tells: 'I play Deimos Down and the temperature goes from -2 °C to +4 °C; there are oceans left. Do I place an ocean?',
      given: { trackBonus: '0', bonusCause: 'you', temperature: -2, raisedTo: 4, oceanTilesLeft: true },
      expect: yes('snow-cover#second-time', 'terraforming-bonus-steps#temperature'),
    },
    {
      from: 'terraforming-bonus#deimos-down',
      tells: 'I play Deimos Down and the temperature goes from -2 °C to +4 °C, but no ocean tiles are left. Do I place an ocean?',
      given: { trackBonus: '0', bonusCause: 'you', temperature: -2, raisedTo: 4, oceanTilesLeft: false },
      expect: no('terraforming-bonus#none-left'),
    },
    {
      from: 'snow-cover#second-time',
      tells: 'Snow Cover brought it down, and now on my turn I raise the temp from -2 to 0 once more; oceans left. Do I get the ocean again?',
      given: { trackBonus: '0', bonusCause: 'you', temperature: -2, raisedTo: 0, oceanTilesLeft: true },
      expect: yes('snow-cover#second-time', 'terraforming-bonus-steps#temperature'),
    },
    {
      from: 'snow-cover#to-0-c',
      tells: 'Snow Cover lowers the temperature from 4 to 0 degrees. Does the ocean bonus come?',
      given: { trackBonus: '0', bonusCause: 'lowered', temperature: 4, raisedTo: 0 },
      expect: no('snow-cover#to-0-c', 'terraforming-bonus#answer'),
    },
    {
      from: 'volcanic-eruptions#ocean-bonus',
      tells: 'Volcanic Eruptions raises the temperature from -2 to +2. Is the ocean bonus mine?',
      given: { trackBonus: '0', bonusCause: 'event', temperature: -2, raisedTo: 2 },
      expect: no('terraforming-bonus#answer', 'volcanic-eruptions#answer'),
    },
    {
      from: 'ours',
      tells: 'I raise the temperature to 0 on my turn and there are oceans left: do I place the ocean?',
      given: { trackBonus: '0', bonusCause: 'you', raisedTo: 0, oceanTilesLeft: true },
      expect: yes('snow-cover#second-time', 'terraforming-bonus-steps#temperature'),
    },
    {
      from: 'ours',
      tells: 'My turn: temperature from -26 to -24. Do I get the heat production at -24?',
      given: { trackBonus: '-24', bonusCause: 'you', temperature: -26, raisedTo: -24 },
      expect: yes('terraforming-bonus-steps#temperature'),
    },
    {
      from: 'ours',
      tells: 'I raise the temperature from -26 to -20 in one go. Do I get the second heat production too?',
      given: { trackBonus: '-20', bonusCause: 'you', temperature: -26, raisedTo: -20 },
      expect: yes('terraforming-bonus-steps#temperature'),
    },
    {
      from: 'ours',
      tells: 'I raise the temperature from -26 to -22. Do I get the heat production at -20?',
      given: { trackBonus: '-20', bonusCause: 'you', temperature: -26, raisedTo: -22 },
      expect: no('terraforming-bonus#answer'),
    },
    {
      from: 'ours',
      tells: 'Temperature is at 0 already and I raise it to 4, oceans left. Another ocean bonus?',
      given: { trackBonus: '0', bonusCause: 'you', temperature: 0, raisedTo: 4, oceanTilesLeft: true },
      expect: no('terraforming-bonus#answer'),
    },
    {
      from: 'ours',
      tells: 'On my turn oxygen goes from 7% to 8% and the temperature is 6 °C. Do I get the temperature bonus?',
      given: { trackBonus: '8-oxygen', bonusCause: 'you', oxygen: 7, raisedTo: 8, temperature: 6 },
      expect: yes('terraforming-bonus-steps#oxygen'),
    },
    {
      from: 'ours',
      tells: 'On my turn oxygen goes from 7% to 8%, but the temperature is maxed at 8 °C. Do I get the temperature bonus?',
      given: { trackBonus: '8-oxygen', bonusCause: 'you', oxygen: 7, raisedTo: 8, temperature: 8 },
      expect: no('terraforming-bonus#none-left'),
    },
    {
      from: 'ours',
      tells: 'I raise Venus from 6% to 8%. Do I get the venus bonus at 8?',
      given: { trackBonus: '8-venus', bonusCause: 'you', venus: 6, raisedTo: 8 },
      expect: yes('terraforming-bonus-steps#venus'),
    },
    {
      from: 'ours',
      tells: 'I raise Venus from 12% to 14%. Do I get the venus bonus at 16?',
      given: { trackBonus: '16-venus', bonusCause: 'you', venus: 12, raisedTo: 14 },
      expect: no('terraforming-bonus#answer'),
    },
    {
      from: 'world-government-bonuses#placement-bonuses-and-tr',
      tells: 'The world government raises the temperature from -26 to -24. Does the start player get the heat production at -24?',
      given: { trackBonus: '-24', bonusCause: 'government', temperature: -26, raisedTo: -24 },
      expect: no('world-government-bonuses#answer'),
    },
    {
      from: 'ours',
      tells: 'Another player raises the temperature to -24. Do I get the heat production at -24?',
      given: { trackBonus: '-24', bonusCause: 'other', raisedTo: -24 },
      expect: no('terraforming-bonus#answer'),
    },
    {
      from: 'ours',
      tells: 'I raise the temperature from -2 to 0. Do I place an ocean?',
      given: { trackBonus: '0', bonusCause: 'you', temperature: -2, raisedTo: 0 },
      expect: needs('oceanTilesLeft'),
    },
    {
      from: 'ours',
      tells: 'The temperature goes from -2 to +2 with oceans left: do I place an ocean?',
      given: { trackBonus: '0', temperature: -2, raisedTo: 2, oceanTilesLeft: true },
      expect: needs('bonusCause'),
    },
    {
      from: 'ours',
      tells: 'I raise the temperature to -22. Do I get the heat production at -24?',
      given: { trackBonus: '-24', bonusCause: 'you', raisedTo: -22 },
      expect: needs('temperature'),
    },
    {
      from: 'ours',
      tells: 'I raise the oxygen to 9% and the temperature is 0 °C. Do I get the bonus at 8% oxygen?',
      given: { trackBonus: '8-oxygen', bonusCause: 'you', raisedTo: 9, temperature: 0 },
      expect: needs('oxygen'),
    },
    {
      from: 'ours',
      tells: 'I raise Venus to 10%. Do I get the venus bonus at 8?',
      given: { trackBonus: '8-venus', bonusCause: 'you', raisedTo: 10 },
      expect: needs('venus'),
    },
    {
      from: 'ours',
      tells: 'I raise Venus from 4%. Do I get the first venus bonus?',
      given: { trackBonus: '8-venus', bonusCause: 'you', venus: 4 },
      expect: needs('raisedTo'),
    },
    {
      from: 'ours',
      tells: 'I raise the temperature from -26 to -22. Oxygen is at 2%, Venus at 0%, oceans left. Do I get a bonus?',
      given: { bonusCause: 'you', temperature: -26, raisedTo: -22, oceanTilesLeft: true },
      expect: needs('trackBonus'),
    },
  ],
})
