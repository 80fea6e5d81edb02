import { number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { cryoSleep, rimFreighters, tradePaidWith } from '../facts/colonies.ts'

const trades = number('How many trades do you pay for?', { min: 1, max: 9, usual: 1 }, { units: ['trades', 'trade', 'times'], before: ['for'] })

const UNIT = { energy: 'energy', titanium: 'titanium', mc: 'MC', floater: 'floaters' }

export const priceOfTrade = defineAmount({
  id: 'price-of-trade',
  question: 'What does a trade cost me?',
  unit: (f) => UNIT[f.tradePaidWith],
  facts: { tradePaidWith, cryoSleep, rimFreighters, trades },
  clauses: [
    {
      when: (f) => f.tradePaidWith === 'floater',
      answer: (f) => f.trades,
      because: [
        cite('titan-floating-launch-pad#answer', '1 floater, always; Cryo-Sleep and Rim Freighters do not change it'),
        cite('rim-freighters-launch-pad#answer', 'to trade with that card you must still spend a floater'),
      ],
    },
  ],
  sum: [
    {
      add: (f) => (f.tradePaidWith === 'mc' ? 9 : 3) * f.trades,
      because: [
        cite('rim-freighters#reduction', 'The normal cost is 3 energy, 3 titanium or 9 MC'),
        cite('trades-per-generation#paying', 'You must pay for every trade action separately'),
      ],
    },
    { add: (f) => (f.cryoSleep ? -f.trades : 0), because: cite('cryo-sleep#answer', 'one less of the resource you pay with') },
    { add: (f) => (f.rimFreighters ? -f.trades : 0), because: cite('rim-freighters#answer', 'One resource less: 2 energy, 2 titanium or 8 MC') },
  ],
  examples: [
    {
      from: 'trades-per-generation#two-trades',
      tells: 'Two trades with energy',
      given: { tradePaidWith: 'energy', cryoSleep: false, rimFreighters: false, trades: 2 },
      expect: answers(6, 'rim-freighters#reduction', 'trades-per-generation#paying'),
    },
    {
      from: 'rim-freighters#reduction',
      tells: 'A trade with MC',
      given: { tradePaidWith: 'mc', cryoSleep: false, rimFreighters: false, trades: 1 },
      expect: answers(9, 'rim-freighters#reduction', 'trades-per-generation#paying'),
    },
    {
      from: 'cryo-sleep#energy',
      tells: 'Cryo-Sleep and energy',
      given: { tradePaidWith: 'energy', cryoSleep: true, rimFreighters: false, trades: 1 },
      expect: answers(2, 'rim-freighters#reduction', 'trades-per-generation#paying', 'cryo-sleep#answer'),
    },
    {
      from: 'cryo-sleep#mc',
      tells: 'Cryo-Sleep and MC',
      given: { tradePaidWith: 'mc', cryoSleep: true, rimFreighters: false, trades: 1 },
      expect: answers(8, 'rim-freighters#reduction', 'trades-per-generation#paying', 'cryo-sleep#answer'),
    },
    {
      from: 'rim-freighters#cryo-sleep',
      tells: 'Both cards and titanium',
      given: { tradePaidWith: 'titanium', cryoSleep: true, rimFreighters: true, trades: 1 },
      expect: answers(1, 'rim-freighters#reduction', 'trades-per-generation#paying', 'cryo-sleep#answer', 'rim-freighters#answer'),
    },
    {
      from: 'cryo-sleep#rim-freighters',
      tells: 'Both cards and MC',
      given: { tradePaidWith: 'mc', cryoSleep: true, rimFreighters: true, trades: 1 },
      expect: answers(7, 'rim-freighters#reduction', 'trades-per-generation#paying', 'cryo-sleep#answer', 'rim-freighters#answer'),
    },
    {
      from: 'cryo-sleep#titan-floating-launch-pad',
      tells: 'Titan Floating Launch-Pad with Cryo-Sleep',
      given: { tradePaidWith: 'floater', cryoSleep: true, trades: 1 },
      expect: answers(1, 'titan-floating-launch-pad#answer', 'rim-freighters-launch-pad#answer'),
    },
    {
      from: 'ours',
      tells: 'A trade with energy, and Rim Freighters',
      given: { tradePaidWith: 'energy', rimFreighters: true, trades: 1 },
      expect: needs('cryoSleep'),
    },
    {
      from: 'ours',
      tells: 'A trade with energy, and Cryo-Sleep',
      given: { tradePaidWith: 'energy', cryoSleep: true, trades: 1 },
      expect: needs('rimFreighters'),
    },
    { from: 'ours', tells: 'A trade without these cards', given: { cryoSleep: false, rimFreighters: false, trades: 1 }, expect: needs('tradePaidWith') },
    { from: 'ours', tells: 'Trading with MC', given: { tradePaidWith: 'mc', cryoSleep: false, rimFreighters: false }, expect: needs('trades') },
  ],
})
