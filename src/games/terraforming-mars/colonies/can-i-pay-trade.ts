import { number } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { cryoSleep, rimFreighters } from '../facts/colonies.ts'
import { helion } from '../facts/corporations.ts'
import { energy, heat, mc, titanium } from '../facts/resources.ts'

const launchPadFloaters = number(
  'How many floaters are on your Titan Floating Launch-Pad (0 if you do not have it)?',
  { min: 0, usual: 0 },
  { units: ['floaters on titan floating launch-pad', 'floaters on launch-pad', 'floaters on the launch pad'], before: ['launch-pad has', 'launch pad has'] },
)

interface Reductions {
  readonly cryoSleep: boolean
  readonly rimFreighters: boolean
}

const less = (f: Reductions): number => Number(f.cryoSleep) + Number(f.rimFreighters)

export const canIPayTrade = defineRule({
  id: 'can-i-pay-trade',
  question: 'Can I pay for a trade?',
  facts: { energy, titanium, mc, cryoSleep, rimFreighters, launchPadFloaters, helion, heat },
  clauses: [
    // One clause for each resource: an amount that nobody told does not hide one that suffices.
    { when: (f) => f.energy >= 3, answer: 'yes', because: cite('rim-freighters#reduction', 'The normal cost is 3 energy, 3 titanium or 9 MC') },
    { when: (f) => f.titanium >= 3, answer: 'yes', because: cite('rim-freighters#reduction', 'The normal cost is 3 energy, 3 titanium or 9 MC') },
    { when: (f) => f.mc >= 9, answer: 'yes', because: cite('rim-freighters#reduction', 'The normal cost is 3 energy, 3 titanium or 9 MC') },
    {
      when: (f) => f.energy >= 3 - less(f),
      answer: 'yes',
      because: [
        cite('cryo-sleep#answer', 'one less of the resource you pay with'),
        cite('rim-freighters#answer', 'One resource less: 2 energy, 2 titanium or 8 MC'),
      ],
    },
    {
      when: (f) => f.titanium >= 3 - less(f),
      answer: 'yes',
      because: [
        cite('cryo-sleep#answer', 'one less of the resource you pay with'),
        cite('rim-freighters#answer', 'One resource less: 2 energy, 2 titanium or 8 MC'),
      ],
    },
    {
      when: (f) => f.mc >= 9 - less(f),
      answer: 'yes',
      because: [
        cite('cryo-sleep#answer', 'one less of the resource you pay with'),
        cite('rim-freighters#answer', 'One resource less: 2 energy, 2 titanium or 8 MC'),
      ],
    },
    {
      when: (f) => f.launchPadFloaters > 0,
      answer: 'yes',
      because: cite('titan-floating-launch-pad#answer', '1 floater, always; Cryo-Sleep and Rim Freighters do not change it'),
    },
    {
      when: [(f) => f.helion, (f) => f.mc + f.heat >= 9 - less(f)],
      answer: 'yes',
      because: cite('helion#any-cost', 'Whatever the cost, heat can be used as MC to pay it'),
    },
  ],
  otherwise: { answer: 'no', because: cite('trade-payment#answer', 'the full cost must be paid with only 1 of the listed types of resource') },
  examples: [
    {
      from: 'trade-payment#energy-and-titanium',
      tells: '2 energy and 1 titanium',
      given: { energy: 2, titanium: 1, mc: 0, cryoSleep: false, rimFreighters: false, launchPadFloaters: 0, helion: false },
      expect: no('trade-payment#answer'),
    },
    {
      from: 'trade-payment#three-types',
      tells: '1 energy, 1 titanium and 3 MC',
      given: { energy: 1, titanium: 1, mc: 3, cryoSleep: false, rimFreighters: false, launchPadFloaters: 0, helion: false },
      expect: no('trade-payment#answer'),
    },
    { from: 'rim-freighters#reduction', tells: '9 MC', given: { mc: 9 }, expect: yes('rim-freighters#reduction') },
    { from: 'rim-freighters#reduction', tells: '3 energy', given: { energy: 3 }, expect: yes('rim-freighters#reduction') },
    { from: 'rim-freighters#reduction', tells: '3 titanium', given: { titanium: 3, energy: 2 }, expect: yes('rim-freighters#reduction') },
    {
      from: 'cryo-sleep#mc',
      tells: '8 MC with Cryo-Sleep',
      given: { energy: 1, titanium: 0, mc: 8, cryoSleep: true, rimFreighters: false },
      expect: yes('cryo-sleep#answer', 'rim-freighters#answer'),
    },
    {
      from: 'cryo-sleep#titanium',
      tells: '2 titanium with Cryo-Sleep',
      given: { energy: 0, titanium: 2, mc: 5, cryoSleep: true, rimFreighters: false },
      expect: yes('cryo-sleep#answer', 'rim-freighters#answer'),
    },
    {
      from: 'cryo-sleep#rim-freighters',
      tells: '1 energy with both cards',
      given: { energy: 1, titanium: 0, mc: 0, cryoSleep: true, rimFreighters: true },
      expect: yes('cryo-sleep#answer', 'rim-freighters#answer'),
    },
    {
      from: 'ours',
      tells: '6 MC with both cards: one too few',
      given: { energy: 0, titanium: 0, mc: 6, cryoSleep: true, rimFreighters: true, launchPadFloaters: 0, helion: false },
      expect: no('trade-payment#answer'),
    },
    {
      from: 'titan-floating-launch-pad#answer',
      tells: 'A floater on Titan Floating Launch-Pad',
      given: { energy: 0, titanium: 0, mc: 4, cryoSleep: false, rimFreighters: false, launchPadFloaters: 1 },
      expect: yes('titan-floating-launch-pad#answer'),
    },
    {
      from: 'ours',
      tells: 'Helion with 4 MC and 5 heat',
      given: { energy: 0, titanium: 0, mc: 4, cryoSleep: false, rimFreighters: false, launchPadFloaters: 0, helion: true, heat: 5 },
      expect: yes('helion#any-cost'),
    },
    {
      from: 'ours',
      tells: '2 energy',
      given: { energy: 2, titanium: 0, mc: 3, launchPadFloaters: 0, helion: false },
      expect: needs('cryoSleep', 'rimFreighters'),
    },
    {
      from: 'ours',
      tells: 'Helion with 4 MC',
      given: { energy: 0, titanium: 0, mc: 4, cryoSleep: false, rimFreighters: false, launchPadFloaters: 0, helion: true },
      expect: needs('heat'),
    },
    {
      from: 'ours',
      tells: '1 energy and 2 titanium',
      given: { energy: 1, titanium: 2, cryoSleep: false, rimFreighters: false, launchPadFloaters: 0, helion: false },
      expect: needs('mc'),
    },
    {
      from: 'ours',
      tells: '5 MC and no titanium',
      given: { titanium: 0, mc: 5, cryoSleep: false, rimFreighters: false, launchPadFloaters: 0, helion: false },
      expect: needs('energy'),
    },
    {
      from: 'ours',
      tells: 'Nothing but heat',
      given: { energy: 0, titanium: 0, mc: 0, heat: 9, cryoSleep: false, rimFreighters: false, launchPadFloaters: 0 },
      expect: needs('helion'),
    },
  ],
})
