import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { stormcraft } from '../facts/corporations.ts'
import { heat, heatNeeded, stormcraftFloaters } from '../facts/resources.ts'

const heatFor = choice(
  'What do you spend the heat on?',
  {
    temperature: 'a temperature step: 8 heat',
    'local-heat-trapping': 'Local Heat Trapping: 5 heat',
    'caretaker-contract': 'Caretaker Contract: 8 heat',
    meltworks: 'Meltworks',
    other: 'something else',
  },
  {
    says: {
      temperature: [
        'temperature step',
        'step of temperature',
        'raise the temperature',
        'raise temperature',
        'raise temp',
        'raising the temperature',
        'temp step',
        'convert heat',
        'convert my heat',
        'heat conversion',
      ],
      'local-heat-trapping': ['local heat trapping', 'heat trapping'],
      'caretaker-contract': ['caretaker contract', 'caretaker'],
      meltworks: ['meltworks', 'melt works'],
      other: ['something else', 'another card'],
    },
  },
)

const HEAT: Readonly<Record<string, number>> = { temperature: 8, 'local-heat-trapping': 5, 'caretaker-contract': 8 }

interface Payment {
  readonly heatFor: string
  readonly heatNeeded: number
  readonly heat: number
  readonly stormcraft: boolean
  readonly stormcraftFloaters: number
}

const needed = (f: Payment): number => HEAT[f.heatFor] ?? f.heatNeeded
const suffices = (f: Payment): boolean => f.heat + 2 * f.stormcraftFloaters >= needed(f)

export const canIPayHeat = defineRule({
  id: 'can-i-pay-heat',
  question: 'Can I pay the heat, if need be with floaters of Stormcraft Inc.?',
  facts: { heatFor, heatNeeded, heat, stormcraft, stormcraftFloaters },
  never: [
    {
      when: (f) => f.heatNeeded !== (HEAT[f.heatFor] ?? f.heatNeeded),
      because: 'A temperature step and Caretaker Contract take 8 heat, Local Heat Trapping takes 5.',
    },
  ],
  clauses: [
    {
      when: (f) => f.heat >= needed(f),
      answer: 'yes',
      because: cite('mandatory-effects#forfeits', 'you must give up the resource or card that the effect takes'),
    },
    {
      when: [(f) => f.stormcraft, (f) => f.heatFor === 'local-heat-trapping', (f) => suffices(f)],
      answer: 'yes',
      because: cite('local-heat-trapping#answer', 'you can use floaters for the 5 heat that the card requires'),
    },
    {
      when: [(f) => f.stormcraft, (f) => f.heatFor === 'caretaker-contract', (f) => suffices(f)],
      answer: 'yes',
      because: cite('caretaker-contract#answer', 'each floater may be spent as 2 heat'),
    },
    {
      when: [(f) => f.stormcraft, (f) => f.heatFor === 'meltworks', (f) => suffices(f)],
      answer: 'yes',
      because: cite('meltworks#answer', 'for some or all of the cost, but you get no change'),
    },
    {
      when: [(f) => f.stormcraft, (f) => suffices(f)],
      answer: 'yes',
      because: cite('stormcraft-inc#answer', 'its floaters can be used as heat, in any combination with heat resources'),
    },
    { when: (f) => f.stormcraft, answer: 'no', because: cite('stormcraft-inc#worth', '3 floaters are worth 6 heat, so one is worth 2 heat') },
  ],
  otherwise: { answer: 'no', because: cite('mandatory-effects#forfeits', 'you must give up the resource or card that the effect takes') },
  examples: [
    {
      from: 'stormcraft-inc#combination',
      tells: 'Can Stormcraft raise the temperature with 2 floaters on Stormcraft and 4 heat?',
      given: { heatFor: 'temperature', heat: 4, stormcraft: true, stormcraftFloaters: 2 },
      expect: yes('stormcraft-inc#answer'),
    },
    {
      from: 'stormcraft-inc#combination',
      tells: 'As Stormcraft I have 1 floater on Stormcraft and 6 heat: enough to raise temp?',
      given: { heatFor: 'temperature', heat: 6, stormcraft: true, stormcraftFloaters: 1 },
      expect: yes('stormcraft-inc#answer'),
    },
    {
      from: 'meltworks#change',
      tells: 'Meltworks takes 5 heat; I am Stormcraft with 0 heat and 3 floaters on my corporation.',
      given: { heatFor: 'meltworks', heatNeeded: 5, heat: 0, stormcraft: true, stormcraftFloaters: 3 },
      expect: yes('meltworks#answer'),
    },
    {
      from: 'local-heat-trapping#floaters',
      tells: 'Local Heat Trapping as Stormcraft with 1 heat and 2 floaters on Stormcraft?',
      given: { heatFor: 'local-heat-trapping', heat: 1, stormcraft: true, stormcraftFloaters: 2 },
      expect: yes('local-heat-trapping#answer'),
    },
    {
      from: 'caretaker-contract#action',
      tells: 'Stormcraft has 4 floaters and I have 0 heat: can I use Caretaker Contract?',
      given: { heatFor: 'caretaker-contract', heat: 0, stormcraft: true, stormcraftFloaters: 4 },
      expect: yes('caretaker-contract#answer'),
    },
    {
      from: 'ours',
      tells: 'Convert heat with 3 floaters on Stormcraft and 1 heat?',
      given: { heatFor: 'temperature', heat: 1, stormcraft: true, stormcraftFloaters: 3 },
      expect: no('stormcraft-inc#worth'),
    },
    {
      from: 'ours',
      tells: 'I have 8 heat and want to raise the temperature.',
      given: { heatFor: 'temperature', heat: 8 },
      expect: yes('mandatory-effects#forfeits'),
    },
    {
      from: 'ours',
      tells: '7 heat, not Stormcraft: can I raise the temperature?',
      given: { heatFor: 'temperature', heat: 7, stormcraft: false },
      expect: no('mandatory-effects#forfeits'),
    },
    {
      from: 'ours',
      tells: 'Stormcraft with 4 heat wants to raise the temperature.',
      given: { heatFor: 'temperature', heat: 4, stormcraft: true },
      expect: needs('stormcraftFloaters'),
    },
    {
      from: 'ours',
      tells: 'I have 4 heat: can I raise the temperature?',
      given: { heatFor: 'temperature', heat: 4 },
      expect: needs('stormcraftFloaters', 'stormcraft'),
    },
    { from: 'ours', tells: 'Caretaker Contract, and I am not Stormcraft.', given: { heatFor: 'caretaker-contract', stormcraft: false }, expect: needs('heat') },
    {
      from: 'ours',
      tells: '5 heat, not Stormcraft: enough for Meltworks?',
      given: { heatFor: 'meltworks', heat: 5, stormcraft: false },
      expect: needs('heatNeeded'),
    },
    {
      from: 'ours',
      tells: 'I have 5 heat and am not Stormcraft: is it enough for this?',
      given: { heat: 5, stormcraft: false, heatNeeded: 8 },
      expect: no('mandatory-effects#forfeits'),
    },
  ],
})
