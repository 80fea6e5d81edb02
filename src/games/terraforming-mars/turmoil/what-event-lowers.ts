import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { oceans, temperature } from '../facts/parameters.ts'

const loweringEvent = choice(
  'Is it Dry Deserts or Snow Cover?',
  { 'dry-deserts': 'Dry Deserts', 'snow-cover': 'Snow Cover' },
  { says: { 'dry-deserts': ['dry deserts', 'minimal impact policy'], 'snow-cover': ['snow cover', 'mohole lake'] }, fixed: true },
)
const temperatureAfter = number(
  'To which temperature does the event lower it?',
  { min: -30, max: 8, step: 2, unit: '°C' },
  { units: ['°c', 'c', '°', 'degrees'], before: ['lowers it to', 'down to', 'falls to', 'drops to', 'lowered to', 'to'] },
)

export const whatEventLowers = defineChoice({
  id: 'what-event-lowers',
  question: 'What does the first part (effect) of Dry Deserts or Snow Cover do: is an ocean removed, does the temperature fall, does anybody lose TR?',
  facts: { loweringEvent, oceans, temperature, temperatureAfter },
  never: [
    { when: (f) => f.loweringEvent === 'dry-deserts' && f.oceans === 0, because: 'There is no ocean tile on the board that Dry Deserts could remove.' },
    { when: (f) => f.loweringEvent === 'snow-cover' && f.temperature < 8 && f.temperatureAfter > f.temperature, because: 'Snow Cover lowers the temperature.' },
  ],
  answers: {
    nothing: 'Nothing: the parameter is at its maximum',
    ocean: 'An ocean goes back to its area, to be placed again later; nobody loses TR',
    falls: 'The temperature falls, as far as it can, and no ocean bonus is triggered',
    again: 'The temperature falls below 0 °C; the ocean bonus may come a second time once 0 °C is reached again',
  },
  clauses: [
    {
      when: [(f) => f.loweringEvent === 'dry-deserts', (f) => f.oceans === 9],
      answer: 'nothing',
      because: cite('dry-deserts#all-oceans-placed', 'If every ocean has already been placed, the first part of the event'),
    },
    {
      when: (f) => f.loweringEvent === 'dry-deserts',
      answer: 'ocean',
      because: cite('dry-deserts#answer', 'It returns to its designated area, from where it can be placed again'),
    },
    {
      when: (f) => f.temperature === 8,
      answer: 'nothing',
      because: cite('snow-cover#at-maximum', 'at its maximum, 8 °C, the first part of this event has no effect'),
    },
    {
      when: (f) => f.temperature >= 0 && f.temperatureAfter < 0,
      answer: 'again',
      because: cite('snow-cover#second-time', 'the bonus of an ocean tile may be triggered anew'),
    },
  ],
  otherwise: { answer: 'falls', because: cite('snow-cover#to-0-c', 'the ocean bonus is not triggered') },
  examples: [
    {
      from: 'dry-deserts#all-oceans-placed',
      tells: 'Dry Deserts, and all 9 oceans are on the board',
      given: { loweringEvent: 'dry-deserts', oceans: 9 },
      expect: answers('nothing', 'dry-deserts#all-oceans-placed'),
    },
    {
      from: 'dry-deserts#tr',
      tells: 'Dry Deserts with 8 oceans on the board: does anybody lose TR?',
      given: { loweringEvent: 'dry-deserts', oceans: 8 },
      expect: answers('ocean', 'dry-deserts#answer'),
    },
    {
      from: 'snow-cover#at-maximum',
      tells: 'Snow Cover, and the temperature is 8 °C',
      given: { loweringEvent: 'snow-cover', temperature: 8 },
      expect: answers('nothing', 'snow-cover#at-maximum'),
    },
    {
      from: 'snow-cover#to-0-c',
      tells: 'Snow Cover: the temperature is 4 °C and drops to 0 °C; do we place an ocean?',
      given: { loweringEvent: 'snow-cover', temperature: 4, temperatureAfter: 0 },
      expect: answers('falls', 'snow-cover#to-0-c'),
    },
    {
      from: 'snow-cover#second-time',
      tells: 'Snow Cover: the temperature is 2 °C and drops to −2 °C',
      given: { loweringEvent: 'snow-cover', temperature: 2, temperatureAfter: -2 },
      expect: answers('again', 'snow-cover#second-time'),
    },
    {
      from: 'ours',
      tells: 'Snow Cover: the temperature is −10 °C and drops to −14 °C',
      given: { loweringEvent: 'snow-cover', temperature: -10, temperatureAfter: -14 },
      expect: answers('falls', 'snow-cover#to-0-c'),
    },
    {
      from: 'ours',
      tells: 'Snow Cover: the temperature is 0 °C, whose ocean we had, and drops to −4 °C',
      given: { loweringEvent: 'snow-cover', temperature: 0, temperatureAfter: -4 },
      expect: answers('again', 'snow-cover#second-time'),
    },
    { from: 'ours', tells: 'What does Dry Deserts do to the oceans?', given: { loweringEvent: 'dry-deserts' }, expect: needs('oceans') },
    {
      from: 'ours',
      tells: 'Snow Cover, and the temperature is 2 °C',
      given: { loweringEvent: 'snow-cover', temperature: 2 },
      expect: needs('temperatureAfter'),
    },
    { from: 'ours', tells: 'Snow Cover: it drops to −2 °C', given: { loweringEvent: 'snow-cover', temperatureAfter: -2 }, expect: needs('temperature') },
    {
      from: 'ours',
      tells: 'The event hits with 8 oceans on the board, the temperature is −10 °C, and it drops to −14 °C',
      given: { oceans: 8, temperature: -10, temperatureAfter: -14 },
      expect: needs('loweringEvent'),
    },
  ],
})
