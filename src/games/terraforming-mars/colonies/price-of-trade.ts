import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { cryoSleep, rimFreighters, tradePaidWith, trades } from '../facts/colonies.ts'

const UNIT = { energy: 'energy', titanium: 'titanium', mc: 'MC', floater: 'floaters' }

export const priceOfTrade = defineAmount({
  id: 'price-of-trade',
  question: 'What does a trade cost me, or several: the price in energy, titanium, MC or floaters spent?',
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
      tells: 'What do 2 trades cost in energy, without Cryo-Sleep and without Rim Freighters?',
      given: { tradePaidWith: 'energy', cryoSleep: false, rimFreighters: false, trades: 2 },
      expect: answers(6, 'rim-freighters#reduction', 'trades-per-generation#paying'),
    },
    {
      from: 'rim-freighters#reduction',
      tells: 'How many MC is 1 trade without Cryo-Sleep and Rim Freighters?',
      given: { tradePaidWith: 'mc', cryoSleep: false, rimFreighters: false, trades: 1 },
      expect: answers(9, 'rim-freighters#reduction', 'trades-per-generation#paying'),
    },
    {
      from: 'cryo-sleep#energy',
      tells: 'What does 1 trade cost in energy with Cryo-Sleep but without Rim Freighters?',
      given: { tradePaidWith: 'energy', cryoSleep: true, rimFreighters: false, trades: 1 },
      expect: answers(2, 'rim-freighters#reduction', 'trades-per-generation#paying', 'cryo-sleep#answer'),
    },
    {
      from: 'cryo-sleep#mc',
      tells: 'I have Cryo-Sleep, no Rim Freighters: how many MC for 1 trade?',
      given: { tradePaidWith: 'mc', cryoSleep: true, rimFreighters: false, trades: 1 },
      expect: answers(8, 'rim-freighters#reduction', 'trades-per-generation#paying', 'cryo-sleep#answer'),
    },
    {
      from: 'rim-freighters#answer',
      tells: 'I pay for 1 trade in titanium and have only Rim Freighters: how much?',
      given: { tradePaidWith: 'titanium', cryoSleep: false, rimFreighters: true, trades: 1 },
      expect: answers(2, 'rim-freighters#reduction', 'trades-per-generation#paying', 'rim-freighters#answer'),
    },
    {
      from: 'rim-freighters#cryo-sleep',
      tells: 'With Cryo-Sleep and Rim Freighters, what does 1 trade cost in titanium?',
      given: { tradePaidWith: 'titanium', cryoSleep: true, rimFreighters: true, trades: 1 },
      expect: answers(1, 'rim-freighters#reduction', 'trades-per-generation#paying', 'cryo-sleep#answer', 'rim-freighters#answer'),
    },
    {
      from: 'cryo-sleep#rim-freighters',
      tells: 'How many MC for 1 trade with both Cryo-Sleep and Rim Freighters?',
      given: { tradePaidWith: 'mc', cryoSleep: true, rimFreighters: true, trades: 1 },
      expect: answers(7, 'rim-freighters#reduction', 'trades-per-generation#paying', 'cryo-sleep#answer', 'rim-freighters#answer'),
    },
    {
      from: 'ours',
      tells: 'I pay for 2 trades with MC and have Cryo-Sleep and Rim Freighters: is the reduction counted for each?',
      given: { tradePaidWith: 'mc', cryoSleep: true, rimFreighters: true, trades: 2 },
      expect: answers(14, 'rim-freighters#reduction', 'trades-per-generation#paying', 'cryo-sleep#answer', 'rim-freighters#answer'),
    },
    {
      from: 'cryo-sleep#titan-floating-launch-pad',
      tells: 'Does Cryo-Sleep save the floater of Titan Floating Launch-Pad for 1 trade?',
      given: { tradePaidWith: 'floater', cryoSleep: true, trades: 1 },
      expect: answers(1, 'titan-floating-launch-pad#answer', 'rim-freighters-launch-pad#answer'),
    },
    {
      from: 'ours',
      tells: 'I pay for 1 trade with energy and have Rim Freighters',
      given: { tradePaidWith: 'energy', rimFreighters: true, trades: 1 },
      expect: needs('cryoSleep'),
    },
    {
      from: 'ours',
      tells: 'I pay for 1 trade with energy and have Cryo-Sleep',
      given: { tradePaidWith: 'energy', cryoSleep: true, trades: 1 },
      expect: needs('rimFreighters'),
    },
    {
      from: 'ours',
      tells: 'What does 1 trade cost without Cryo-Sleep and Rim Freighters?',
      given: { cryoSleep: false, rimFreighters: false, trades: 1 },
      expect: needs('tradePaidWith'),
    },
    {
      from: 'ours',
      tells: 'I trade and pay with MC, without Cryo-Sleep and Rim Freighters',
      given: { tradePaidWith: 'mc', cryoSleep: false, rimFreighters: false },
      expect: needs('trades'),
    },
  ],
})
