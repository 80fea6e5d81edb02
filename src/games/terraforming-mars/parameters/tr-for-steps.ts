import { choice, derived, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { card } from '../facts/cards.ts'
import { oceans, oxygen, temperature, venus } from '../facts/parameters.ts'
import { raisedParameter as toldParameter, stepsRaised as toldSteps } from '../facts/raising.ts'

/** What cards raise, and the TR that they grant besides. */
const RAISES: Readonly<Record<string, { parameter: 'temperature'; steps: number; extra: number }>> = {
  'deimos-down': { parameter: 'temperature', steps: 3, extra: 0 },
  'nitrogen-rich-asteroid': { parameter: 'temperature', steps: 1, extra: 2 },
}

const raisedParameter = derived(toldParameter, { card }, (f) => RAISES[f.card.id]?.parameter)
const stepsRaised = derived(toldSteps, { card }, (f) => RAISES[f.card.id]?.steps)

const stepsBy = choice(
  'Who raises it?',
  {
    you: 'you, with a card, an action or a standard project',
    government: 'the World Government',
    aquifer: 'the Global Event Aquifer Released by Public Council',
  },
  {
    says: {
      you: ['i raise', 'i raised', 'on my turn', 'my card', 'i place', 'i play', 'i put', 'i push', 'i lay', 'i convert'],
      government: ['world government', 'world government terraforming', 'wgt', 'wgt pushes', 'solar phase'],
      aquifer: ['aquifer released by public council', 'aquifer released'],
    },
    usual: 'you',
  },
)
const extraTr = derived(
  number(
    'How many TR does the card grant besides the steps?',
    { min: 0, max: 10, usual: 0, fixed: true },
    { units: ['extra tr', 'tr besides', 'additional tr', 'tr'], before: ['plus', 'and'] },
  ),
  { card },
  (f) => RAISES[f.card.id]?.extra,
)

interface Standing {
  readonly raisedParameter: 'temperature' | 'oxygen' | 'oceans' | 'venus'
  readonly temperature: number
  readonly oxygen: number
  readonly oceans: number
  readonly venus: number
}

/** Steps that are left to the maximum of the parameter: 8 °C, 14%, 9 tiles, 30%. */
function stepsLeft(f: Standing): number {
  if (f.raisedParameter === 'temperature') return (8 - f.temperature) / 2
  if (f.raisedParameter === 'oxygen') return 14 - f.oxygen
  return f.raisedParameter === 'oceans' ? 9 - f.oceans : (30 - f.venus) / 2
}

export const trForSteps = defineAmount({
  id: 'tr-for-steps',
  question: 'How many TR do I get or gain (the start player, too) for raising, pushing or lifting a parameter, bonuses of its track aside?',
  unit: 'TR',
  facts: { raisedParameter, stepsRaised, temperature, oxygen, oceans, venus, stepsBy, extraTr },
  never: [{ when: (f) => f.stepsBy === 'aquifer' && f.raisedParameter !== 'oceans', because: 'That Global Event places an ocean tile.' }],
  clauses: [
    { when: (f) => f.stepsBy === 'government', answer: 0, because: cite('world-government-terraforming#answer', 'no player gets its bonuses or TR') },
    { when: (f) => f.stepsBy === 'aquifer', answer: 0, because: cite('aquifer-released-by-public-council#answer', 'no player gets TR or placement bonuses') },
    {
      when: [(f) => stepsLeft(f) === 0, (f) => f.extraTr === 0],
      answer: 0,
      because: [
        cite('parameter-at-maximum#tr', 'You get no TR for a parameter that is not raised'),
        cite('atmoscoop#maxed-parameters', 'to raise a global parameter that has reached its maximum; it does nothing'),
      ],
    },
    {
      when: (f) => stepsLeft(f) === 0,
      answer: (f) => f.extraTr,
      because: [
        cite('parameter-at-maximum#tr', 'You get no TR for a parameter that is not raised'),
        cite('nitrogen-rich-asteroid#maxed-temperature', 'it still grants the 2 TR'),
      ],
    },
    {
      when: (f) => stepsLeft(f) < f.stepsRaised,
      answer: (f) => stepsLeft(f) + f.extraTr,
      because: cite('parameter-at-maximum#answer', 'the step has no effect and brings no TR, and all other effects count'),
    },
  ],
  sum: [
    { add: (f) => f.stepsRaised, because: cite('tr-and-vp#tr-from-parameters', 'Oceans, oxygen, temperature and Venus') },
    { add: (f) => f.extraTr, because: cite('nitrogen-rich-asteroid#total', 'grants 2 TR in addition to the 1 for the temperature') },
  ],
  examples: [
    {
      from: 'nitrogen-rich-asteroid#total',
      tells: 'Nitrogen-Rich Asteroid at -16 °C, how much TR in total?',
      given: { card: 'nitrogen-rich-asteroid', temperature: -16, stepsBy: 'you' },
      expect: answers(3, 'tr-and-vp#tr-from-parameters', 'nitrogen-rich-asteroid#total'),
    },
    {
      from: 'nitrogen-rich-asteroid#total',
      tells: 'I play Nitrogen-Rich Asteroid: temperature 1 step from -10 °C plus 2 extra TR. How many TR?',
      given: { raisedParameter: 'temperature', stepsRaised: 1, temperature: -10, stepsBy: 'you', extraTr: 2 },
      expect: answers(3, 'nitrogen-rich-asteroid#total', 'tr-and-vp#tr-from-parameters'),
    },
    {
      from: 'nitrogen-rich-asteroid#maxed-temperature',
      tells: 'I play Nitrogen-Rich Asteroid, temperature 1 step and 2 extra TR, with the temperature at 8 °C.',
      given: { raisedParameter: 'temperature', stepsRaised: 1, temperature: 8, stepsBy: 'you', extraTr: 2 },
      expect: answers(2, 'nitrogen-rich-asteroid#maxed-temperature', 'parameter-at-maximum#tr'),
    },
    {
      from: 'atmoscoop#venus-maxed',
      tells: 'I play Atmoscoop and choose Venus, 2 steps, 0 extra TR, although Venus is at 30%. How many TR?',
      given: { raisedParameter: 'venus', stepsRaised: 2, venus: 30, stepsBy: 'you', extraTr: 0 },
      expect: answers(0, 'atmoscoop#maxed-parameters', 'parameter-at-maximum#tr'),
    },
    {
      from: 'terraforming-bonus#deimos-down',
      tells: 'I play Deimos Down: temperature is -2 °C and rises 3 steps, 0 extra TR.',
      given: { raisedParameter: 'temperature', stepsRaised: 3, temperature: -2, stepsBy: 'you', extraTr: 0 },
      expect: answers(3, 'tr-and-vp#tr-from-parameters'),
    },
    {
      from: 'ours',
      tells: 'I play Deimos Down with the temperature at 6 °C: 3 steps, 0 extra TR. How many TR?',
      given: { raisedParameter: 'temperature', stepsRaised: 3, temperature: 6, stepsBy: 'you', extraTr: 0 },
      expect: answers(1, 'parameter-at-maximum#answer'),
    },
    {
      from: 'ours',
      tells: 'I play a card that raises Venus by 3 steps with 2 extra TR; Venus is at 28%.',
      given: { raisedParameter: 'venus', stepsRaised: 3, venus: 28, stepsBy: 'you', extraTr: 2 },
      expect: answers(3, 'parameter-at-maximum#answer'),
    },
    {
      from: 'ours',
      tells: 'My card places oceans, 2 steps, and there are 8 oceans on the board; 0 extra TR.',
      given: { raisedParameter: 'oceans', stepsRaised: 2, oceans: 8, stepsBy: 'you', extraTr: 0 },
      expect: answers(1, 'parameter-at-maximum#answer'),
    },
    {
      from: 'greenery-after-oxygen-maxed#tr',
      tells: 'On my turn a greenery at 14% oxygen, 1 step, 0 extra TR: how many TR?',
      given: { raisedParameter: 'oxygen', stepsRaised: 1, oxygen: 14, stepsBy: 'you', extraTr: 0 },
      expect: answers(0, 'atmoscoop#maxed-parameters', 'parameter-at-maximum#tr'),
    },
    {
      from: 'world-government-terraforming#who-gains',
      tells: 'The world government raises oxygen by 1 step. Who gets the TR?',
      given: { raisedParameter: 'oxygen', stepsRaised: 1, stepsBy: 'government' },
      expect: answers(0, 'world-government-terraforming#answer'),
    },
    {
      from: 'aquifer-released-by-public-council#answer',
      tells: 'Aquifer Released by Public Council places an ocean. How many TR do I get as first player?',
      given: { raisedParameter: 'oceans', stepsBy: 'aquifer' },
      expect: answers(0, 'aquifer-released-by-public-council#answer'),
    },
    {
      from: 'ours',
      tells: 'I raise oxygen by 1 step, 0 extra TR.',
      given: { raisedParameter: 'oxygen', stepsRaised: 1, stepsBy: 'you', extraTr: 0 },
      expect: needs('oxygen'),
    },
    {
      from: 'ours',
      tells: 'I raise Venus by 1 step, 0 extra TR.',
      given: { raisedParameter: 'venus', stepsRaised: 1, stepsBy: 'you', extraTr: 0 },
      expect: needs('venus'),
    },
    {
      from: 'ours',
      tells: 'I raise the temperature by 1 step, 0 extra TR.',
      given: { raisedParameter: 'temperature', stepsRaised: 1, stepsBy: 'you', extraTr: 0 },
      expect: needs('temperature'),
    },
    {
      from: 'ours',
      tells: 'I play a card for an ocean, 1 step, 0 extra TR.',
      given: { raisedParameter: 'oceans', stepsRaised: 1, stepsBy: 'you', extraTr: 0 },
      expect: needs('oceans'),
    },
    {
      from: 'ours',
      tells: 'I raise oxygen, which is at 5%, 0 extra TR. How many TR?',
      given: { raisedParameter: 'oxygen', oxygen: 5, stepsBy: 'you', extraTr: 0 },
      expect: needs('stepsRaised'),
    },
    {
      from: 'ours',
      tells: 'Oxygen is at 5% and goes up by 1 step. How many TR?',
      given: { raisedParameter: 'oxygen', oxygen: 5, stepsRaised: 1 },
      expect: needs('stepsBy', 'extraTr'),
    },
    {
      from: 'ours',
      tells: 'My card raises something by 1 step, 0 extra TR: oxygen at 14%, temperature at 0 °C, 4 oceans, Venus at 10%.',
      given: { stepsRaised: 1, oxygen: 14, temperature: 0, oceans: 4, venus: 10, stepsBy: 'you', extraTr: 0 },
      expect: needs('raisedParameter'),
    },
  ],
})
