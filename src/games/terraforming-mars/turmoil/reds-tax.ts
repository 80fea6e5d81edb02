import { number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { phase } from '../facts/phase.ts'
import { rulingParty } from '../facts/turmoil.ts'

export const trRaised = number(
  'By how many TR would you rise (a maxed parameter brings none)?',
  { min: 0, max: 20 },
  {
    units: ['tr', 'terraform rating', 'terraforming rating', 'rating', 'tr steps', 'steps of tr', 'steps', 'step', 'tr raise', 'tr raises'],
    before: [
      'pharmacy union for',
      'flip for',
      'unmi for',
      'tr by',
      'raises my tr by',
      'raise my tr by',
      'raises tr by',
      'raises tr',
      'gain',
      'gives',
      'rise by',
    ],
  },
)

export const redsTax = defineAmount({
  id: 'reds-tax',
  question: 'What do the Reds take for the TR that I gain: how many MC do I owe (pay) extra as their tax?',
  unit: 'MC',
  facts: { rulingParty, phase, trRaised },
  clauses: [
    { when: (f) => f.trRaised === 0, answer: 0, because: cite('atmoscoop#reds', 'choose a maxed parameter so as not to raise TR and not to pay') },
    { when: (f) => f.rulingParty !== 'reds', answer: 0, because: cite('reds#answer', 'while the Reds rule you cannot play it if you cannot pay') },
    { when: (f) => f.phase !== 'action', answer: 0, because: cite('reds-outside-action-phase#answer', 'ruling policies work only in the action phase') },
  ],
  sum: [
    {
      add: (f) => 3 * f.trRaised,
      because: [
        cite('reds#answer', 'if you cannot pay 3 MC for each TR on it'),
        cite('unmi-reds#raising-tr', 'must pay it whenever it raises TR with the corporation action'),
      ],
    },
  ],
  examples: [
    {
      from: 'unmi-reds#answer',
      tells: 'I use the action of UNMI for 1 TR on my turn while the Reds rule',
      given: { rulingParty: 'reds', phase: 'action', trRaised: 1 },
      expect: answers(3, 'reds#answer', 'unmi-reds#raising-tr'),
    },
    {
      from: 'pharmacy-union-reds#flip',
      tells: 'On my turn I flip Pharmacy Union for 3 TR, and the Reds rule',
      given: { rulingParty: 'reds', phase: 'action', trRaised: 3 },
      expect: answers(9, 'reds#answer', 'unmi-reds#raising-tr'),
    },
    {
      from: 'reds-outside-action-phase#global-events',
      tells: 'In the Turmoil phase a global event gives me 2 TR, and the Reds rule',
      given: { rulingParty: 'reds', phase: 'solar', trRaised: 2 },
      expect: answers(0, 'reds-outside-action-phase#answer'),
    },
    {
      from: 'atmoscoop#reds',
      tells: 'On my turn I choose a maxed parameter for Atmoscoop, 0 TR, while the Reds rule',
      given: { rulingParty: 'reds', phase: 'action', trRaised: 0 },
      expect: answers(0, 'atmoscoop#reds'),
    },
    {
      from: 'ours',
      tells: 'The Scientists rule, and on my turn I gain 2 TR',
      given: { rulingParty: 'scientists', phase: 'action', trRaised: 2 },
      expect: answers(0, 'reds#answer'),
    },
    {
      from: 'reds-outside-action-phase#new-chairman',
      tells: 'The Reds take power in the Solar phase, and I gain 1 TR as the new Chairman',
      given: { rulingParty: 'reds', phase: 'solar', trRaised: 1 },
      expect: answers(0, 'reds-outside-action-phase#answer'),
    },
    {
      from: 'ours',
      tells: 'The Reds rule, and with my final greenery I would gain 1 TR: is it taxed?',
      given: { rulingParty: 'reds', phase: 'final', trRaised: 1 },
      expect: answers(0, 'reds-outside-action-phase#answer'),
    },
    { from: 'ours', tells: 'I gain 2 TR on my turn', given: { phase: 'action', trRaised: 2 }, expect: needs('rulingParty') },
    { from: 'ours', tells: 'I gain 2 TR while the Reds rule', given: { rulingParty: 'reds', trRaised: 2 }, expect: needs('phase') },
    {
      from: 'ours',
      tells: 'I play a card that raises TR on my turn while the Reds rule',
      given: { rulingParty: 'reds', phase: 'action' },
      expect: needs('trRaised'),
    },
  ],
})
