import { number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { isPreludeInUse, isVenusInUse } from '../facts/parts.ts'
import { soloVariant } from '../facts/scoring.ts'

const soloGeneration = number('Which generation is it?', { min: 1, max: 14 }, { before: ['generation', 'gen', 'after generation', 'end of generation'] })
const isProductionOver = yesNo(
  'Is its production phase over?',
  [
    'production is over',
    'after production',
    'generation is over',
    'at the end of generation',
    'end of generation',
    'end of gen',
    'after generation',
    'after gen',
    'is over',
  ],
  { no: ['before production', 'still in the action phase'] },
)
const areThreeMaxed = yesNo(
  'Were oxygen, temperature and ocean tiles all at their maximum, before any final greeneries?',
  [
    'all parameters are maxed',
    'all parameters maxed',
    'maxed all parameters',
    'maxed out all parameters',
    'maxed everything',
    'all 3 parameters are maxed',
    'all parameters done',
    'everything done',
    'terraformed completely',
    'everything maxed',
    'all maxed',
    'everything is maxed',
    'oxygen temperature and oceans are maxed',
    'all three maxed',
  ],
  {
    no: [
      'not all maxed',
      'one step short',
      'a step short',
      'step missing',
      'one step missing',
      'oxygen is not maxed',
      'temperature is not maxed',
      'an ocean short',
      'one ocean short',
      'ocean short',
      'oceans short',
      'steps short',
      'oxygen missing',
      'oxygen is short',
      'an ocean is missing',
      'one ocean missing',
      'one ocean is missing',
      '2 oceans missing',
      '2 oceans are missing',
      'oceans missing',
      'not maxed',
    ],
  },
)
const isVenusMaxed = yesNo('Was Venus at its maximum?', ['venus is maxed', 'venus maxed', 'venus at maximum'], {
  no: ['venus is not maxed', 'venus not maxed', 'venus not finished', 'venus unfinished'],
})
/** A TR as people say it. */
const said = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i).flatMap((tr) => [
    `${tr} tr`,
    `tr of ${tr}`,
    `tr is ${tr}`,
    `reached ${tr}`,
    ...(tr === 63 ? [] : [`tr ${tr}`]),
    `im at ${tr}`,
    `i am at ${tr}`,
    `rating is ${tr}`,
    `rating of ${tr}`,
    `${tr} after production`,
  ])

const isTrReached = yesNo('Was your TR 63 or more right after production, before any final greeneries?', [...said(63, 75), '63 or more'], {
  no: [...said(55, 62), 'below 63', 'less than 63', 'not 63'],
})

/** Whether the last generation is over: the 14th, with Prelude the 12th. */
const isLastOver = (f: { readonly isProductionOver: boolean; readonly soloGeneration: number; readonly isPreludeInUse: boolean }): boolean =>
  f.isProductionOver && f.soloGeneration === (f.isPreludeInUse ? 12 : 14)

export const isSoloWon = defineChoice({
  id: 'is-solo-won',
  question: 'Have I won my solo game?',
  facts: { soloVariant, soloGeneration, isProductionOver, isPreludeInUse, isTrReached, areThreeMaxed, isVenusInUse, isVenusMaxed },
  never: [
    { when: (f) => f.isPreludeInUse && f.soloGeneration > 12, because: 'With Prelude a solo game has 12 generations.' },
    { when: (f) => f.isVenusMaxed && !f.isVenusInUse, because: 'Venus cannot be raised without Venus Next.' },
  ],
  answers: { won: 'Yes, you win', lost: 'No, you lose', open: 'No, not yet: that is decided at the end of the last generation' },
  clauses: [
    {
      when: [(f) => f.soloVariant === 'standard', (f) => f.areThreeMaxed, (f) => !f.isVenusInUse],
      answer: 'won',
      because: cite('standard-solo#answer', 'Max out oxygen, temperature and ocean tiles before generation 14 is over'),
    },
    {
      when: [(f) => f.soloVariant === 'standard', (f) => f.areThreeMaxed, (f) => f.isVenusMaxed],
      answer: 'won',
      because: cite('venus-solo#answer', 'Max out the 4 global parameters, Venus among them'),
    },
    {
      when: (f) => !isLastOver(f),
      answer: 'open',
      because: cite('solo-starting-conditions#generations', 'The game ends after 14 generations, with Prelude after 12'),
    },
    {
      when: [(f) => f.soloVariant === 'tr', (f) => f.isTrReached],
      answer: 'won',
      because: cite('tr-solo-parameters#answer', 'with 63 TR by the end of the last generation you win'),
    },
    {
      when: (f) => f.soloVariant === 'tr',
      answer: 'lost',
      because: [
        cite('tr-solo-goal#answer', 'Only your TR counts: you must have reached 63'),
        cite('tr-solo-goal#final-greeneries', 'TR from the oxygen they raise does not count towards the 63'),
      ],
    },
    {
      when: (f) => f.areThreeMaxed,
      answer: 'lost',
      because: cite('solo-starting-conditions#standard-with-venus', 'Max out oxygen, temperature, ocean tiles and Venus'),
    },
    {
      when: (f) => f.isPreludeInUse,
      answer: 'lost',
      because: cite('final-greeneries-solo#with-prelude', 'lose unless all parameters were maxed by the end of generation 12'),
    },
  ],
  otherwise: {
    answer: 'lost',
    because: [
      cite('final-greeneries-solo#standard-variant', 'lose unless all parameters were maxed by the end of generation 14'),
      cite('solo-final-greeneries#answer', 'they cannot save a game in which it is not maxed'),
    ],
  },
  examples: [
    {
      from: 'ours',
      tells: 'Standard solo without Venus: oxygen, temperature and oceans are maxed',
      given: { soloVariant: 'standard', areThreeMaxed: true, isVenusInUse: false },
      expect: answers('won', 'standard-solo#answer'),
    },
    {
      from: 'ours',
      tells: 'Standard solo with Venus Next: all three maxed and Venus is maxed',
      given: { soloVariant: 'standard', areThreeMaxed: true, isVenusInUse: true, isVenusMaxed: true },
      expect: answers('won', 'venus-solo#answer'),
    },
    {
      from: 'ours',
      tells: 'Standard solo without Prelude: after generation 12 not all is maxed',
      given: { soloVariant: 'standard', soloGeneration: 12, isProductionOver: true, isPreludeInUse: false, areThreeMaxed: false },
      expect: answers('open', 'solo-starting-conditions#generations'),
    },
    {
      from: 'ours',
      tells: 'TR Solo: I reached 63 in generation 9',
      given: { soloVariant: 'tr', soloGeneration: 9, isTrReached: true },
      expect: answers('open', 'solo-starting-conditions#generations'),
    },
    {
      from: 'ours',
      tells: 'TR Solo without Prelude: 63 TR after generation 14, but not all maxed',
      given: { soloVariant: 'tr', soloGeneration: 14, isProductionOver: true, isPreludeInUse: false, isTrReached: true, areThreeMaxed: false },
      expect: answers('won', 'tr-solo-parameters#answer'),
    },
    {
      from: 'ours',
      tells: 'TR Solo with Prelude: 62 TR after generation 12, and 8 plants left for a greenery',
      given: { soloVariant: 'tr', soloGeneration: 12, isProductionOver: true, isPreludeInUse: true, isTrReached: false },
      expect: answers('lost', 'tr-solo-goal#answer', 'tr-solo-goal#final-greeneries'),
    },
    {
      from: 'ours',
      tells: 'Only Venus is unfinished after generation 14',
      given: {
        soloVariant: 'standard',
        soloGeneration: 14,
        isProductionOver: true,
        isPreludeInUse: false,
        areThreeMaxed: true,
        isVenusInUse: true,
        isVenusMaxed: false,
      },
      expect: answers('lost', 'solo-starting-conditions#standard-with-venus'),
    },
    {
      from: 'ours',
      tells: 'Standard solo with Prelude: an ocean is missing after generation 12',
      given: { soloVariant: 'standard', soloGeneration: 12, isProductionOver: true, isPreludeInUse: true, areThreeMaxed: false },
      expect: answers('lost', 'final-greeneries-solo#with-prelude'),
    },
    {
      from: 'ours',
      tells: 'Standard solo without Prelude: oxygen is one step short after generation 14, and I have 8 plants',
      given: { soloVariant: 'standard', soloGeneration: 14, isProductionOver: true, isPreludeInUse: false, areThreeMaxed: false },
      expect: answers('lost', 'final-greeneries-solo#standard-variant', 'solo-final-greeneries#answer'),
    },
    {
      from: 'ours',
      tells: 'TR Solo with Prelude: all maxed after generation 12, but only 62 TR',
      given: { soloVariant: 'tr', soloGeneration: 12, isProductionOver: true, isPreludeInUse: true, isTrReached: false, areThreeMaxed: true },
      expect: answers('lost', 'tr-solo-goal#answer', 'tr-solo-goal#final-greeneries'),
    },
    {
      from: 'ours',
      tells: 'Standard solo: after generation 12 not all maxed',
      given: { soloVariant: 'standard', soloGeneration: 12, isProductionOver: true, areThreeMaxed: false },
      expect: needs('isPreludeInUse'),
    },
    {
      from: 'ours',
      tells: 'TR Solo without Prelude, after generation 14',
      given: { soloVariant: 'tr', soloGeneration: 14, isProductionOver: true, isPreludeInUse: false },
      expect: needs('isTrReached'),
    },
    {
      from: 'ours',
      tells: 'Standard solo with Venus Next and without Prelude: all three maxed after generation 14',
      given: { soloVariant: 'standard', soloGeneration: 14, isProductionOver: true, isPreludeInUse: false, areThreeMaxed: true, isVenusInUse: true },
      expect: needs('isVenusMaxed'),
    },
  ],
})
