import { number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { cryoSleep, energyForTrade, mcForTrade, rimFreighters, titaniumForTrade } from '../facts/colonies.ts'
import { helion } from '../facts/corporations.ts'

const hasLaunchPad = yesNo(
  'Can you spend a floater of Titan Floating Launch-Pad for a trade?',
  ['floater on the launch-pad', 'floater on titan floating launch-pad', 'titan floating launch-pad', 'titan floating launch pad', 'launch-pad', 'launch pad'],
  { no: ['no launch-pad', 'no floater on the launch-pad', 'launch-pad is empty', 'launch-pad without a floater'], usual: false },
)

const heatForTrade = number('How much heat can you pay with as Helion (0 if none)?', { min: 0, usual: 0 }, { units: ['heat', 'heat cubes'] })

export const canIPayTrade = defineRule({
  id: 'can-i-pay-trade',
  question: 'Can I pay for a trade with this: is it enough to trade with a colony tile?',
  facts: { energyForTrade, titaniumForTrade, mcForTrade, cryoSleep, rimFreighters, hasLaunchPad, helion, heatForTrade },
  clauses: [
    // One clause for each resource: an amount that nobody told does not hide one that suffices.
    { when: (f) => f.energyForTrade >= 3, answer: 'yes', because: cite('rim-freighters#reduction', 'The normal cost is 3 energy, 3 titanium or 9 MC') },
    { when: (f) => f.titaniumForTrade >= 3, answer: 'yes', because: cite('rim-freighters#reduction', 'The normal cost is 3 energy, 3 titanium or 9 MC') },
    { when: (f) => f.mcForTrade >= 9, answer: 'yes', because: cite('rim-freighters#reduction', 'The normal cost is 3 energy, 3 titanium or 9 MC') },
    { when: [(f) => f.energyForTrade >= 2, (f) => f.cryoSleep], answer: 'yes', because: cite('cryo-sleep#answer', 'one less of the resource you pay with') },
    { when: [(f) => f.titaniumForTrade >= 2, (f) => f.cryoSleep], answer: 'yes', because: cite('cryo-sleep#answer', 'one less of the resource you pay with') },
    { when: [(f) => f.mcForTrade >= 8, (f) => f.cryoSleep], answer: 'yes', because: cite('cryo-sleep#answer', 'one less of the resource you pay with') },
    {
      when: [(f) => f.energyForTrade >= 2, (f) => f.rimFreighters],
      answer: 'yes',
      because: cite('rim-freighters#answer', 'One resource less: 2 energy, 2 titanium or 8 MC'),
    },
    {
      when: [(f) => f.titaniumForTrade >= 2, (f) => f.rimFreighters],
      answer: 'yes',
      because: cite('rim-freighters#answer', 'One resource less: 2 energy, 2 titanium or 8 MC'),
    },
    {
      when: [(f) => f.mcForTrade >= 8, (f) => f.rimFreighters],
      answer: 'yes',
      because: cite('rim-freighters#answer', 'One resource less: 2 energy, 2 titanium or 8 MC'),
    },
    {
      when: [(f) => f.energyForTrade >= 1, (f) => f.cryoSleep, (f) => f.rimFreighters],
      answer: 'yes',
      because: cite('cryo-sleep#rim-freighters', 'with both, a trade costs 1 energy, 1 titanium or 7 MC'),
    },
    {
      when: [(f) => f.titaniumForTrade >= 1, (f) => f.cryoSleep, (f) => f.rimFreighters],
      answer: 'yes',
      because: cite('cryo-sleep#rim-freighters', 'with both, a trade costs 1 energy, 1 titanium or 7 MC'),
    },
    {
      when: [(f) => f.mcForTrade >= 7, (f) => f.cryoSleep, (f) => f.rimFreighters],
      answer: 'yes',
      because: cite('cryo-sleep#rim-freighters', 'with both, a trade costs 1 energy, 1 titanium or 7 MC'),
    },
    {
      when: (f) => f.hasLaunchPad,
      answer: 'yes',
      because: cite('titan-floating-launch-pad#answer', '1 floater, always; Cryo-Sleep and Rim Freighters do not change it'),
    },
    {
      when: [(f) => f.helion, (f) => f.mcForTrade + f.heatForTrade >= 9 - Number(f.cryoSleep) - Number(f.rimFreighters)],
      answer: 'yes',
      because: cite('helion#any-cost', 'Whatever the cost, heat can be used as MC to pay it'),
    },
  ],
  otherwise: { answer: 'no', because: cite('trade-payment#answer', 'the full cost must be paid with only 1 of the listed types of resource') },
  examples: [
    {
      from: 'trade-payment#energy-and-titanium',
      tells: 'May I put 2 energy and 1 titanium together for a trade? I have 0 MC, no Cryo-Sleep, no Rim Freighters, no launch-pad and am not Helion',
      given: { energyForTrade: 2, titaniumForTrade: 1, mcForTrade: 0, cryoSleep: false, rimFreighters: false, hasLaunchPad: false, helion: false },
      expect: no('trade-payment#answer'),
    },
    {
      from: 'trade-payment#three-types',
      tells: '1 energy, 1 titanium and 3 MC for one trade, with no Cryo-Sleep, no Rim Freighters, no launch-pad, not Helion',
      given: { energyForTrade: 1, titaniumForTrade: 1, mcForTrade: 3, cryoSleep: false, rimFreighters: false, hasLaunchPad: false, helion: false },
      expect: no('trade-payment#answer'),
    },
    {
      from: 'ours',
      tells: 'Can I pay for one trade with 2 energy and 3 MC?',
      given: { energyForTrade: 2, mcForTrade: 3 },
      expect: needs('cryoSleep', 'rimFreighters', 'hasLaunchPad', 'helion', 'titaniumForTrade', 'heatForTrade'),
    },
    {
      from: 'ours',
      tells: 'Can I mix 2 energy and 3 MC for a trade? I have 0 titanium, no Cryo-Sleep, no Rim Freighters, no launch-pad and am not Helion',
      given: { energyForTrade: 2, titaniumForTrade: 0, mcForTrade: 3, cryoSleep: false, rimFreighters: false, hasLaunchPad: false, helion: false },
      expect: no('trade-payment#answer'),
    },
    {
      from: 'rim-freighters#reduction',
      tells: 'Do 9 MC pay for a trade?',
      given: { mcForTrade: 9 },
      expect: yes('rim-freighters#reduction'),
    },
    {
      from: 'rim-freighters#reduction',
      tells: 'Do 3 energy pay for a trade?',
      given: { energyForTrade: 3 },
      expect: yes('rim-freighters#reduction'),
    },
    {
      from: 'rim-freighters#reduction',
      tells: 'I have 2 energy and 3 titanium: can I pay for a trade?',
      given: { energyForTrade: 2, titaniumForTrade: 3 },
      expect: yes('rim-freighters#reduction'),
    },
    {
      from: 'cryo-sleep#energy',
      tells: 'I have Cryo-Sleep, 2 energy and 3 MC: can I trade?',
      given: { energyForTrade: 2, mcForTrade: 3, cryoSleep: true },
      expect: yes('cryo-sleep#answer'),
    },
    {
      from: 'cryo-sleep#titanium',
      tells: 'Are 2 titanium enough for a trade with Cryo-Sleep?',
      given: { titaniumForTrade: 2, cryoSleep: true },
      expect: yes('cryo-sleep#answer'),
    },
    {
      from: 'cryo-sleep#mc',
      tells: 'I have 1 energy, 8 MC and Cryo-Sleep: can I pay for a trade?',
      given: { energyForTrade: 1, mcForTrade: 8, cryoSleep: true },
      expect: yes('cryo-sleep#answer'),
    },
    {
      from: 'rim-freighters#answer',
      tells: 'With Rim Freighters, do 2 energy pay for a trade?',
      given: { energyForTrade: 2, rimFreighters: true },
      expect: yes('rim-freighters#answer'),
    },
    {
      from: 'rim-freighters#answer',
      tells: 'I have only Rim Freighters and 2 titanium: does that pay for a trade?',
      given: { titaniumForTrade: 2, cryoSleep: false, rimFreighters: true },
      expect: yes('rim-freighters#answer'),
    },
    {
      from: 'rim-freighters#answer',
      tells: 'Rim Freighters in play and 8 MC: can I trade?',
      given: { mcForTrade: 8, rimFreighters: true },
      expect: yes('rim-freighters#answer'),
    },
    {
      from: 'cryo-sleep#rim-freighters',
      tells: 'With Cryo-Sleep and Rim Freighters, is 1 energy enough for a trade?',
      given: { energyForTrade: 1, cryoSleep: true, rimFreighters: true },
      expect: yes('cryo-sleep#rim-freighters'),
    },
    {
      from: 'rim-freighters#cryo-sleep',
      tells: 'I have 1 titanium, Rim Freighters and Cryo-Sleep: can I pay for a trade?',
      given: { titaniumForTrade: 1, cryoSleep: true, rimFreighters: true },
      expect: yes('cryo-sleep#rim-freighters'),
    },
    {
      from: 'cryo-sleep#rim-freighters',
      tells: '7 MC with both Cryo-Sleep and Rim Freighters, 0 energy and 0 titanium: enough for a trade?',
      given: { energyForTrade: 0, titaniumForTrade: 0, mcForTrade: 7, cryoSleep: true, rimFreighters: true },
      expect: yes('cryo-sleep#rim-freighters'),
    },
    {
      from: 'ours',
      tells: '6 MC with Cryo-Sleep and Rim Freighters, 0 energy, 0 titanium, no launch-pad, not Helion: enough for a trade?',
      given: { energyForTrade: 0, titaniumForTrade: 0, mcForTrade: 6, cryoSleep: true, rimFreighters: true, hasLaunchPad: false, helion: false },
      expect: no('trade-payment#answer'),
    },
    {
      from: 'titan-floating-launch-pad#answer',
      tells: 'I have 0 energy, 0 titanium and 4 MC, but a floater on Titan Floating Launch-Pad: can I pay for a trade?',
      given: { energyForTrade: 0, titaniumForTrade: 0, mcForTrade: 4, hasLaunchPad: true },
      expect: yes('titan-floating-launch-pad#answer'),
    },
    {
      from: 'ours',
      tells: 'I am Helion with 4 MC and 5 heat, 0 energy, 0 titanium, no Cryo-Sleep, no Rim Freighters, no launch-pad: can I pay for a trade?',
      given: {
        energyForTrade: 0,
        titaniumForTrade: 0,
        mcForTrade: 4,
        cryoSleep: false,
        rimFreighters: false,
        hasLaunchPad: false,
        helion: true,
        heatForTrade: 5,
      },
      expect: yes('helion#any-cost'),
    },
    {
      from: 'ours',
      tells: '2 energy, 0 titanium and 3 MC for a trade; no launch-pad, not Helion',
      given: { energyForTrade: 2, titaniumForTrade: 0, mcForTrade: 3, hasLaunchPad: false, helion: false },
      expect: needs('cryoSleep', 'rimFreighters'),
    },
    {
      from: 'ours',
      tells: 'I am Helion with 4 MC, 0 energy, 0 titanium, no Cryo-Sleep, no Rim Freighters, no launch-pad: can I pay for a trade?',
      given: { energyForTrade: 0, titaniumForTrade: 0, mcForTrade: 4, cryoSleep: false, rimFreighters: false, hasLaunchPad: false, helion: true },
      expect: needs('heatForTrade'),
    },
    {
      from: 'ours',
      tells: '1 energy and 2 titanium for a trade; no Cryo-Sleep, no Rim Freighters, no launch-pad, not Helion',
      given: { energyForTrade: 1, titaniumForTrade: 2, cryoSleep: false, rimFreighters: false, hasLaunchPad: false, helion: false },
      expect: needs('mcForTrade'),
    },
    {
      from: 'ours',
      tells: '5 MC and 0 titanium for a trade; no Cryo-Sleep, no Rim Freighters, no launch-pad, not Helion',
      given: { titaniumForTrade: 0, mcForTrade: 5, cryoSleep: false, rimFreighters: false, hasLaunchPad: false, helion: false },
      expect: needs('energyForTrade'),
    },
    {
      from: 'ours',
      tells: 'I have 9 heat and 0 MC, 0 energy, 0 titanium, no Cryo-Sleep, no Rim Freighters, no launch-pad: can I pay for a trade?',
      given: { energyForTrade: 0, titaniumForTrade: 0, mcForTrade: 0, heatForTrade: 9, cryoSleep: false, rimFreighters: false, hasLaunchPad: false },
      expect: needs('helion'),
    },
  ],
})
