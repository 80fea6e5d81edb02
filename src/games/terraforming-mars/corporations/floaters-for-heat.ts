import { number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { heatNeeded, stormcraftFloaters } from '../facts/resources.ts'

const heatPaid = number(
  'How much heat do you pay with heat itself?',
  { min: 0, usual: 0 },
  { units: ['heat', 'heat cubes'], before: ['pay', 'with', 'and', 'plus', 'i have', 'have only', 'i own', 'only'] },
)

export const floatersForHeat = defineAmount({
  id: 'floaters-for-heat',
  question: 'How many floaters must I spend as Stormcraft Inc. for the rest of the heat needed?',
  unit: 'floaters',
  // Whether there are enough is rarely in question when somebody asks how many it takes.
  facts: { heatNeeded, heatPaid, stormcraftFloaters: { ...stormcraftFloaters, usual: 20 } },
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
      tells: 'Stormcraft: the temperature step needs 8 heat, I pay 4 heat and have 5 floaters',
      given: { heatNeeded: 8, heatPaid: 4, stormcraftFloaters: 5 },
      expect: answers(2, 'stormcraft-inc#worth', 'stormcraft-inc-cards#answer'),
    },
    {
      from: 'stormcraft-inc#combination',
      tells: 'Stormcraft: it needs 8 heat, I pay 6 heat and have 5 floaters',
      given: { heatNeeded: 8, heatPaid: 6, stormcraftFloaters: 5 },
      expect: answers(1, 'stormcraft-inc#worth', 'stormcraft-inc-cards#answer'),
    },
    {
      from: 'stormcraft-inc-cards#change',
      tells: 'Meltworks needs 5 heat; I pay 0 heat and give my 3 floaters: does 1 heat come back?',
      given: { heatNeeded: 5, heatPaid: 0, stormcraftFloaters: 3 },
      expect: answers(3, 'stormcraft-inc#worth', 'stormcraft-inc-cards#answer'),
    },
    {
      from: 'stormcraft-inc-cards#local-heat-trapping',
      tells: 'Local Heat Trapping costs 5 heat; I pay 2 heat and have 2 floaters on Stormcraft',
      given: { heatNeeded: 5, heatPaid: 2, stormcraftFloaters: 2 },
      expect: answers(2, 'stormcraft-inc#worth', 'stormcraft-inc-cards#answer'),
    },
    {
      from: 'ours',
      tells: 'It needs 8 heat, I pay 1 heat and Stormcraft has 3 floaters',
      given: { heatNeeded: 8, heatPaid: 1, stormcraftFloaters: 3 },
      expect: answers('too-few', 'stormcraft-inc#worth'),
    },
    {
      from: 'ours',
      tells: 'As Stormcraft I pay 8 heat for what needs 8 heat',
      given: { heatNeeded: 8, heatPaid: 8 },
      expect: answers(0, 'stormcraft-inc#answer'),
    },
    { from: 'ours', tells: 'Stormcraft: it needs 8 heat and I pay 2 heat', given: { heatNeeded: 8, heatPaid: 2 }, expect: needs('stormcraftFloaters') },
    {
      from: 'ours',
      tells: 'I have 5 floaters on Stormcraft for what needs 8 heat',
      given: { heatNeeded: 8, stormcraftFloaters: 5 },
      expect: needs('heatPaid'),
    },
    { from: 'ours', tells: 'I pay 2 heat and have 5 floaters on Stormcraft', given: { heatPaid: 2, stormcraftFloaters: 5 }, expect: needs('heatNeeded') },
  ],
})
