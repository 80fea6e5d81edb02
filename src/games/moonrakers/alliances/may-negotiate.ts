import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { contractOrder, diceRolled, talksOnIt } from '../facts.ts'

/** Talks are held before the roll. */
const usuallyUnrolled = { ...diceRolled, usual: false }

export const mayNegotiate = defineRule({
  id: 'may-negotiate',
  question: 'May we negotiate on this Contract?',
  facts: { diceRolled: usuallyUnrolled, contractOrder, talksOnIt },
  clauses: [
    { when: (f) => f.diceRolled, answer: 'no', because: cite('negotiations-locked#answer', 'Until the Hazard dice are rolled') },
    { when: (f) => f.contractOrder === 'third', answer: 'no', because: cite('negotiation-limit#third', 'After these, the third Contract must be done alone') },
    {
      when: (f) => f.talksOnIt === 'failedBefore',
      unsettled: [
        { answer: null, because: cite('conflict:refused-contract#back-in-the-rows', 'none of that has happened, so it could go back') },
        { answer: 'no', because: cite('conflict:refused-contract#gone', 'its return is not mentioned') },
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('negotiation-limit#two', 'The Mission Leader can negotiate only on two Contracts at most in one turn') },
  examples: [
    {
      from: 'ours',
      tells: 'The first Contract',
      given: { diceRolled: false, contractOrder: 'first', talksOnIt: 'none' },
      expect: yes('negotiation-limit#two'),
    },
    {
      from: 'ours',
      tells: 'The second Contract',
      given: { diceRolled: false, contractOrder: 'second', talksOnIt: 'none' },
      expect: yes('negotiation-limit#two'),
    },
    { from: 'ours', tells: 'The third Contract', given: { diceRolled: false, contractOrder: 'third' }, expect: no('negotiation-limit#third') },
    { from: 'ours', tells: 'After the roll', given: { diceRolled: true, contractOrder: 'first' }, expect: no('negotiations-locked#answer') },
    { from: 'ours', tells: 'Before the roll', given: { diceRolled: false, talksOnIt: 'none' }, expect: needs('contractOrder') },
    {
      from: 'ours',
      tells: 'The second Contract, and nobody said whether dice were rolled',
      given: { contractOrder: 'second', talksOnIt: 'none' },
      expect: needs('diceRolled'),
    },
    {
      from: 'ours',
      tells: 'Nobody agreed on the first, nobody on the second: now we would talk about the first one again',
      given: { diceRolled: false, contractOrder: 'second', talksOnIt: 'failedBefore' },
      expect: unsettled('conflict:refused-contract#back-in-the-rows', 'conflict:refused-contract#gone'),
    },
    { from: 'ours', tells: 'The second Contract, before the roll', given: { diceRolled: false, contractOrder: 'second' }, expect: needs('talksOnIt') },
  ],
})
