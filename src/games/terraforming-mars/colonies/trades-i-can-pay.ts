import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { cryoSleep, energyForTrade, mcForTrade, rimFreighters, titaniumForTrade } from '../facts/colonies.ts'

interface Reductions {
  readonly cryoSleep: boolean
  readonly rimFreighters: boolean
}

const less = (f: Reductions): number => Number(f.cryoSleep) + Number(f.rimFreighters)

/** Each trade is paid whole with one resource; the next may be paid with another. */
export const tradesICanPay = defineAmount({
  id: 'trades-i-can-pay',
  question: 'For how many trades, or how many times, do my energy, titanium and MC pay, if I have the fleets?',
  unit: 'trades paid',
  facts: { energyForTrade, titaniumForTrade, mcForTrade, cryoSleep, rimFreighters },
  sum: [
    {
      add: (f) => Math.floor(f.energyForTrade / (3 - less(f))),
      because: [
        cite('trades-per-generation#paying', 'You must pay for every trade action separately'),
        cite('rim-freighters#reduction', 'The normal cost is 3 energy, 3 titanium or 9 MC'),
      ],
    },
    {
      add: (f) => Math.floor(f.titaniumForTrade / (3 - less(f))),
      because: [
        cite('trades-per-generation#paying', 'You must pay for every trade action separately'),
        cite('cryo-sleep#rim-freighters', 'with both, a trade costs 1 energy, 1 titanium or 7 MC'),
      ],
    },
    {
      add: (f) => Math.floor(f.mcForTrade / (9 - less(f))),
      because: [
        cite('trades-per-generation#paying', 'You must pay for every trade action separately'),
        cite('cryo-sleep#answer', 'one less of the resource you pay with'),
      ],
    },
  ],
  examples: [
    {
      from: 'trades-per-generation#two-trades',
      tells: 'How many trades do 6 energy pay for, with 0 titanium, 0 MC and neither card that makes trades cheaper?',
      given: { energyForTrade: 6, titaniumForTrade: 0, mcForTrade: 0, cryoSleep: false, rimFreighters: false },
      expect: answers(2, 'trades-per-generation#paying', 'rim-freighters#reduction'),
    },
    {
      from: 'trades-per-generation#two-trades',
      tells: '3 energy and 3 titanium, 0 MC, without Cryo-Sleep and Rim Freighters: do they pay for two trades?',
      given: { energyForTrade: 3, titaniumForTrade: 3, mcForTrade: 0, cryoSleep: false, rimFreighters: false },
      expect: answers(2, 'trades-per-generation#paying', 'rim-freighters#reduction', 'cryo-sleep#rim-freighters'),
    },
    {
      from: 'ours',
      tells: '5 energy, 1 titanium and 8 MC without Cryo-Sleep and Rim Freighters: what is left over may not be put together',
      given: { energyForTrade: 5, titaniumForTrade: 1, mcForTrade: 8, cryoSleep: false, rimFreighters: false },
      expect: answers(1, 'trades-per-generation#paying', 'rim-freighters#reduction'),
    },
    {
      from: 'ours',
      tells: 'Cryo-Sleep and Rim Freighters, 1 energy, 1 titanium and 14 MC: how many trades?',
      given: { energyForTrade: 1, titaniumForTrade: 1, mcForTrade: 14, cryoSleep: true, rimFreighters: true },
      expect: answers(4, 'trades-per-generation#paying', 'rim-freighters#reduction', 'cryo-sleep#rim-freighters', 'cryo-sleep#answer'),
    },
    {
      from: 'ours',
      tells: 'With 4 energy, 0 titanium, 0 MC and Cryo-Sleep, how many trades?',
      given: { energyForTrade: 4, titaniumForTrade: 0, mcForTrade: 0, cryoSleep: true },
      expect: needs('rimFreighters'),
    },
    {
      from: 'ours',
      tells: 'With 4 energy, 0 titanium, 0 MC and Rim Freighters, how many trades?',
      given: { energyForTrade: 4, titaniumForTrade: 0, mcForTrade: 0, rimFreighters: true },
      expect: needs('cryoSleep'),
    },
    {
      from: 'ours',
      tells: '3 titanium and 0 MC, neither card: how many trades?',
      given: { titaniumForTrade: 3, mcForTrade: 0, cryoSleep: false, rimFreighters: false },
      expect: needs('energyForTrade'),
    },
    {
      from: 'ours',
      tells: '3 energy and 0 MC, neither card: how many trades?',
      given: { energyForTrade: 3, mcForTrade: 0, cryoSleep: false, rimFreighters: false },
      expect: needs('titaniumForTrade'),
    },
    {
      from: 'ours',
      tells: '3 energy and 0 titanium, neither card: how many trades?',
      given: { energyForTrade: 3, titaniumForTrade: 0, cryoSleep: false, rimFreighters: false },
      expect: needs('mcForTrade'),
    },
  ],
})
