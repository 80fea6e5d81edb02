import { number } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isCorporateEra } from '../facts/parts.ts'

const lowestOfSix = number(
  'What is the lowest of your 6 productions now, MC among them?',
  { min: -5 },
  { units: ['production', 'of each', 'in all six', 'lowest production'], before: ['at least', 'lowest', 'lowest production is', 'production of'] },
)
export const isGeneralistMet = defineRule({
  id: 'is-generalist-met',
  question: 'Do my productions meet Generalist?',
  facts: { lowestOfSix, isCorporateEra },
  clauses: [
    { when: (f) => f.lowestOfSix < 1, answer: 'no', because: cite('generalist#answer', 'production of each of the 6 standard resources') },
    { when: (f) => f.isCorporateEra, answer: 'yes', because: cite('generalist#corporate-era', 'It takes at least 1 production of each') },
    { when: (f) => f.lowestOfSix < 2, answer: 'no', because: cite('generalist#standard-game', 'Without Corporate Era it takes at least 2 production of each') },
  ],
  otherwise: { answer: 'yes', because: cite('generalist#standard-game', 'Without Corporate Era it takes at least 2 production of each') },
  examples: [
    { from: 'ours', tells: 'One production is 0', given: { lowestOfSix: 0 }, expect: no('generalist#answer') },
    { from: 'ours', tells: '1 of each with Corporate Era', given: { lowestOfSix: 1, isCorporateEra: true }, expect: yes('generalist#corporate-era') },
    {
      from: 'ours',
      tells: '1 of each in the Standard game, where all start with it',
      given: { lowestOfSix: 1, isCorporateEra: false },
      expect: no('generalist#standard-game'),
    },
    { from: 'ours', tells: '2 of each in the Standard game', given: { lowestOfSix: 2, isCorporateEra: false }, expect: yes('generalist#standard-game') },
    { from: 'ours', tells: '1 of each', given: { lowestOfSix: 1 }, expect: needs('isCorporateEra') },
    { from: 'ours', tells: 'With Corporate Era', given: { isCorporateEra: true }, expect: needs('lowestOfSix') },
  ],
})
