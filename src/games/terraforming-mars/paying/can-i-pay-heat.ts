import { number } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { stormcraft } from '../facts/corporations.ts'
import { heat, stormcraftFloaters } from '../facts/resources.ts'

const heatNeeded = number('How much heat does it take?', { min: 1, fixed: true }, { units: ['heat'], before: ['takes', 'needs', 'costs', 'requires', 'for'] })

export const canIPayHeat = defineRule({
  id: 'can-i-pay-heat',
  question: 'Can I pay the heat, if need be with floaters of Stormcraft Inc.?',
  facts: { heatNeeded, heat, stormcraft, stormcraftFloaters },
  clauses: [
    {
      when: (f) => f.heat >= f.heatNeeded,
      answer: 'yes',
      because: cite('mandatory-effects#forfeits', 'you must give up the resource or card that the effect takes'),
    },
    {
      when: [(f) => f.stormcraft, (f) => f.heat + 2 * f.stormcraftFloaters >= f.heatNeeded],
      answer: 'yes',
      because: [
        cite('stormcraft-inc#answer', 'its floaters can be used as heat, in any combination with heat resources'),
        cite('local-heat-trapping#answer', 'you can use floaters for the 5 heat that the card requires'),
        cite('caretaker-contract#answer', 'each floater may be spent as 2 heat'),
        cite('meltworks#answer', 'for some or all of the cost, but you get no change'),
      ],
    },
    { when: (f) => f.stormcraft, answer: 'no', because: cite('stormcraft-inc#worth', '3 floaters are worth 6 heat, so one is worth 2 heat') },
  ],
  otherwise: { answer: 'no', because: cite('mandatory-effects#forfeits', 'you must give up the resource or card that the effect takes') },
  examples: [
    {
      from: 'stormcraft-inc#combination',
      tells: '8 heat with 2 floaters and 4 heat',
      given: { heatNeeded: 8, heat: 4, stormcraft: true, stormcraftFloaters: 2 },
      expect: yes('stormcraft-inc#answer', 'local-heat-trapping#answer', 'caretaker-contract#answer', 'meltworks#answer'),
    },
    {
      from: 'stormcraft-inc#combination',
      tells: '8 heat with 1 floater and 6 heat',
      given: { heatNeeded: 8, heat: 6, stormcraft: true, stormcraftFloaters: 1 },
      expect: yes('stormcraft-inc#answer', 'local-heat-trapping#answer', 'caretaker-contract#answer', 'meltworks#answer'),
    },
    {
      from: 'meltworks#change',
      tells: '5 heat for Meltworks with 3 floaters: enough, and 1 heat is lost',
      given: { heatNeeded: 5, heat: 0, stormcraft: true, stormcraftFloaters: 3 },
      expect: yes('stormcraft-inc#answer', 'local-heat-trapping#answer', 'caretaker-contract#answer', 'meltworks#answer'),
    },
    {
      from: 'ours',
      tells: '8 heat with 3 floaters and 1 heat',
      given: { heatNeeded: 8, heat: 1, stormcraft: true, stormcraftFloaters: 3 },
      expect: no('stormcraft-inc#worth'),
    },
    { from: 'ours', tells: '8 heat without floaters', given: { heatNeeded: 8, heat: 8 }, expect: yes('mandatory-effects#forfeits') },
    { from: 'ours', tells: '7 heat and another corporation', given: { heatNeeded: 8, heat: 7, stormcraft: false }, expect: no('mandatory-effects#forfeits') },
    { from: 'ours', tells: 'Stormcraft with 4 heat', given: { heatNeeded: 8, heat: 4, stormcraft: true }, expect: needs('stormcraftFloaters') },
    { from: 'ours', tells: '4 heat and 2 floaters', given: { heatNeeded: 8, heat: 4, stormcraftFloaters: 2 }, expect: needs('stormcraft') },
    { from: 'ours', tells: 'Nobody counted the heat', given: { heatNeeded: 8, stormcraft: false }, expect: needs('heat') },
    { from: 'ours', tells: 'Some heat is taken', given: { heat: 5, stormcraft: false }, expect: needs('heatNeeded') },
  ],
})
