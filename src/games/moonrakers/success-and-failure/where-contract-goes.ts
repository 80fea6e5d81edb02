import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, unsettled } from '../../../rules/rule.ts'

const contractFate = choice(
  'What happened with the Contract?',
  {
    attempted: 'it was attempted, completed or not',
    paid: '1 Credit was paid to replace it',
    base: 'it was discarded for free while staying at base',
    refused: 'no terms were agreed on it',
  },
  {
    fixed: true,
    says: {
      attempted: ['attempted', 'completed', 'failed', 'after the contract', 'succeeded'],
      paid: ['paid 1 credit', 'paid a credit', 'for 1 credit', 'for a credit', 'paid to replace'],
      base: ['at base', 'for free', 'staying at base', 'free discard'],
      refused: ['no terms', 'talks failed', 'could not agree', 'no agreement', 'nobody agreed', 'refused'],
    },
  },
)

export const whereContractGoes = defineChoice({
  id: 'where-contract-goes',
  question: 'Where does this Contract go?',
  facts: { contractFate },
  answers: { discarded: 'It is discarded near the Dispatch board', bottom: 'To the bottom of the Contract deck', rows: 'Back among the available Contracts' },
  clauses: [
    {
      when: (f) => f.contractFate === 'attempted',
      answer: 'discarded',
      because: [
        cite('contract-replaced#answer', 'It is discarded near the Dispatch board'),
        cite('contract-replaced#success-or-not', 'A failed Contract is discarded as well'),
      ],
    },
    {
      when: (f) => f.contractFate === 'paid',
      answer: 'bottom',
      because: [
        cite('contract-swap#old-card', 'It goes to the bottom of the Contract deck'),
        cite('conflict:paid-contract-destination#bottom-of-the-deck', 'The rule itself returns it there'),
      ],
    },
    {
      when: (f) => f.contractFate === 'base',
      unsettled: [
        { answer: 'discarded', because: cite('conflict:base-contract-destination#discard', 'the same word is used here') },
        {
          answer: 'bottom',
          because: cite('conflict:base-contract-destination#bottom-of-the-deck', 'The paid replacement is called discarding in the same line'),
        },
      ],
    },
  ],
  otherwise: {
    unsettled: [
      { answer: 'rows', because: cite('conflict:refused-contract#back-in-the-rows', 'none of that has happened, so it could go back') },
      { answer: null, because: cite('conflict:refused-contract#gone', 'its return is not mentioned') },
    ],
  },
  examples: [
    {
      from: 'ours',
      tells: 'A failed Contract does not go back',
      given: { contractFate: 'attempted' },
      expect: answers('discarded', 'contract-replaced#answer', 'contract-replaced#success-or-not'),
    },
    {
      from: 'ours',
      tells: 'Replaced for 1 Credit',
      given: { contractFate: 'paid' },
      expect: answers('bottom', 'contract-swap#old-card', 'conflict:paid-contract-destination#bottom-of-the-deck'),
    },
    {
      from: 'ours',
      tells: 'Discarded for free at base',
      given: { contractFate: 'base' },
      expect: unsettled('conflict:base-contract-destination#discard', 'conflict:base-contract-destination#bottom-of-the-deck'),
    },
    {
      from: 'ours',
      tells: 'The talks on it failed',
      given: { contractFate: 'refused' },
      expect: unsettled('conflict:refused-contract#back-in-the-rows', 'conflict:refused-contract#gone'),
    },
    {
      from: 'ours',
      tells: 'Nobody agreed on it, and the Mission Leader stays at base instead',
      given: { contractFate: 'refused' },
      expect: unsettled('conflict:refused-contract#back-in-the-rows', 'conflict:refused-contract#gone'),
    },
  ],
})
