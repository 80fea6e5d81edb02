import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isCorporateEra } from '../facts/parts.ts'
import { lowestOfSix } from '../facts/production.ts'

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
    {
      from: 'ours',
      tells: 'Can I claim Generalist? My lowest production is 0, I have no energy production',
      given: { lowestOfSix: 0 },
      expect: no('generalist#answer'),
    },
    {
      from: 'generalist#corporate-era',
      tells: 'We play with Corporate Era and I have 1 of each production, is that Generalist?',
      given: { lowestOfSix: 1, isCorporateEra: true },
      expect: yes('generalist#corporate-era'),
    },
    {
      from: 'generalist#standard-game',
      tells: 'Standard game without Corporate Era, where all start with it: I have 1 of each production',
      given: { lowestOfSix: 1, isCorporateEra: false },
      expect: no('generalist#standard-game'),
    },
    {
      from: 'generalist#standard-game',
      tells: 'Standard game without Corporate Era, at least 2 in all six productions',
      given: { lowestOfSix: 2, isCorporateEra: false },
      expect: yes('generalist#standard-game'),
    },
    {
      from: 'ours',
      tells: 'With Corporate Era everything is at 3 or more, but my MC production is -2',
      given: { lowestOfSix: -2, isCorporateEra: true },
      expect: no('generalist#answer'),
    },
    {
      from: 'ours',
      tells: 'At least 2 in all six productions, and nobody said which game',
      given: { lowestOfSix: 2 },
      expect: yes('generalist#corporate-era'),
    },
    { from: 'ours', tells: 'I have 1 of each production, does that meet Generalist?', given: { lowestOfSix: 1 }, expect: needs('isCorporateEra') },
    { from: 'ours', tells: 'Generalist with Corporate Era', given: { isCorporateEra: true }, expect: needs('lowestOfSix') },
  ],
})
