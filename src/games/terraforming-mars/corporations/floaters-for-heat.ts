import { number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { stormcraftFloaters } from '../facts/resources.ts'

const heatNeeded = number('How much heat does it take?', { min: 1, fixed: true }, { units: ['heat'], before: ['takes', 'needs', 'costs', 'requires', 'for'] })
const heatPaid = number('How much heat do you pay with heat itself?', { min: 0 }, { units: ['heat', 'heat cubes'], before: ['pay', 'with', 'and', 'plus'] })

export const floatersForHeat = defineAmount({
  id: 'floaters-for-heat',
  question: 'How many floaters must I give as Stormcraft Inc. for the rest of the heat?',
  unit: 'floaters',
  facts: { heatNeeded, heatPaid, stormcraftFloaters },
  refusals: { 'too-few': 'There are too few floaters on Stormcraft Inc.' },
  clauses: [
    {
      when: (f) => f.heatPaid >= f.heatNeeded,
      answer: 0,
      because: cite('stormcraft-inc#answer', 'its floaters can be used as heat, in any combination with heat resources'),
    },
    {
      when: (f) => f.heatPaid + 2 * f.stormcraftFloaters < f.heatNeeded,
      answer: 'too-few',
      because: cite('stormcraft-inc#worth', '3 floaters are worth 6 heat, so one is worth 2 heat'),
    },
  ],
  sum: [
    {
      add: (f) => Math.ceil((f.heatNeeded - f.heatPaid) / 2),
      because: [
        cite('stormcraft-inc#worth', '3 floaters are worth 6 heat, so one is worth 2 heat'),
        cite('stormcraft-inc-cards#answer', 'heat paid in excess does not come back'),
      ],
    },
  ],
  examples: [
    {
      from: 'stormcraft-inc#combination',
      tells: '8 heat with 4 heat: 2 floaters',
      given: { heatNeeded: 8, heatPaid: 4, stormcraftFloaters: 5 },
      expect: answers(2, 'stormcraft-inc#worth', 'stormcraft-inc-cards#answer'),
    },
    {
      from: 'stormcraft-inc#combination',
      tells: '8 heat with 6 heat: 1 floater',
      given: { heatNeeded: 8, heatPaid: 6, stormcraftFloaters: 5 },
      expect: answers(1, 'stormcraft-inc#worth', 'stormcraft-inc-cards#answer'),
    },
    {
      from: 'stormcraft-inc-cards#change',
      tells: 'Meltworks with floaters only: 3, and no heat comes back',
      given: { heatNeeded: 5, heatPaid: 0, stormcraftFloaters: 3 },
      expect: answers(3, 'stormcraft-inc#worth', 'stormcraft-inc-cards#answer'),
    },
    {
      from: 'ours',
      tells: '8 heat with 1 heat and 3 floaters',
      given: { heatNeeded: 8, heatPaid: 1, stormcraftFloaters: 3 },
      expect: answers('too-few', 'stormcraft-inc#worth'),
    },
    { from: 'ours', tells: 'All of it in heat', given: { heatNeeded: 8, heatPaid: 8 }, expect: answers(0, 'stormcraft-inc#answer') },
    { from: 'ours', tells: '8 heat, of which 2 in heat', given: { heatNeeded: 8, heatPaid: 2 }, expect: needs('stormcraftFloaters') },
    { from: 'ours', tells: '5 floaters for 8 heat', given: { heatNeeded: 8, stormcraftFloaters: 5 }, expect: needs('heatPaid') },
    { from: 'ours', tells: '2 heat and some floaters', given: { heatPaid: 2, stormcraftFloaters: 5 }, expect: needs('heatNeeded') },
  ],
})
