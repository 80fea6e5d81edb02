import { number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { phase } from '../facts/phase.ts'
import { rulingParty } from '../facts/turmoil.ts'

const trRaised = number(
  'By how many TR would you rise (a maxed parameter brings none)?',
  { min: 0, max: 20 },
  { units: ['tr', 'terraform rating', 'tr steps', 'steps of tr'], before: ['raises', 'gain', 'gives', 'raise', 'rise by'] },
)

export const redsTax = defineAmount({
  id: 'reds-tax',
  question: 'What do the Reds take for the TR that I gain?',
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
      tells: 'UNMI uses its action',
      given: { rulingParty: 'reds', phase: 'action', trRaised: 1 },
      expect: answers(3, 'reds#answer', 'unmi-reds#raising-tr'),
    },
    {
      from: 'pharmacy-union-reds#flip',
      tells: 'Pharmacy Union flips for 3 TR',
      given: { rulingParty: 'reds', phase: 'action', trRaised: 3 },
      expect: answers(9, 'reds#answer', 'unmi-reds#raising-tr'),
    },
    {
      from: 'reds-outside-action-phase#global-events',
      tells: '2 TR from a global event',
      given: { rulingParty: 'reds', phase: 'solar', trRaised: 2 },
      expect: answers(0, 'reds-outside-action-phase#answer'),
    },
    {
      from: 'atmoscoop#reds',
      tells: 'Atmoscoop for a maxed parameter',
      given: { rulingParty: 'reds', phase: 'action', trRaised: 0 },
      expect: answers(0, 'atmoscoop#reds'),
    },
    { from: 'ours', tells: 'The Scientists rule', given: { rulingParty: 'scientists', phase: 'action', trRaised: 2 }, expect: answers(0, 'reds#answer') },
    { from: 'ours', tells: '2 TR on my turn', given: { phase: 'action', trRaised: 2 }, expect: needs('rulingParty') },
    { from: 'ours', tells: '2 TR while the Reds rule', given: { rulingParty: 'reds', trRaised: 2 }, expect: needs('phase') },
    { from: 'ours', tells: 'A card on my turn while the Reds rule', given: { rulingParty: 'reds', phase: 'action' }, expect: needs('trRaised') },
  ],
})
