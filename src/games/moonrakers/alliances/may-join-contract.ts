import { yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { contractOrder, diceRolled } from '../facts.ts'

/** Talks are held before the roll. */
const usuallyUnrolled = { ...diceRolled, usual: false }

const isInvited = yesNo('Does the Mission Leader invite that player?', ['invited', 'invites', 'wants me', 'asks me', 'asked me', 'wants us'], {
  usual: true,
  no: [
    'uninvited',
    'without being invited',
    'leader refuses',
    'leader said no',
    'leader says no',
    'against the leader',
    'not invited',
    'refuses help',
    'wants to go alone',
    'does not want',
  ],
})
const termsAgreed = yesNo('Are terms agreed with that player?', ['terms agreed', 'agreed on terms', 'have a deal', 'made a deal', 'we agreed'], {
  usual: true,
  no: ['without terms', 'without a deal', 'no terms', 'no agreement', 'not agreed', 'cannot agree'],
})

export const mayJoinContract = defineRule({
  id: 'may-join-contract',
  question: 'May this player join the Contract as an ally, help, come along, be in on it?',
  facts: { diceRolled: usuallyUnrolled, contractOrder, isInvited, termsAgreed },
  clauses: [
    { when: (f) => f.diceRolled, answer: 'no', because: cite('negotiations-locked#allies', 'After the roll, nobody else may join the Contract as an ally') },
    { when: (f) => f.contractOrder === 'third', answer: 'no', because: cite('negotiation-limit#third', 'After these, the third Contract must be done alone') },
    { when: (f) => !f.isInvited, answer: 'no', because: cite('alone-or-allies#answer', 'the Mission Leader may attempt it alone, or may invite others') },
    { when: (f) => !f.termsAgreed, answer: 'no', because: cite('negotiations-locked#start', 'once a Contract is chosen and agreed upon') },
  ],
  otherwise: { answer: 'yes', because: cite('alone-or-allies#answer', 'the Mission Leader may attempt it alone, or may invite others') },
  examples: [
    {
      from: 'ours',
      tells: 'Invited, agreed, before the roll',
      given: { diceRolled: false, contractOrder: 'first', isInvited: true, termsAgreed: true },
      expect: yes('alone-or-allies#answer'),
    },
    {
      from: 'ours',
      tells: 'The dice are rolled, the roll was bad, and another player joins to help',
      given: { diceRolled: true, isInvited: true },
      expect: no('negotiations-locked#allies'),
    },
    {
      from: 'ours',
      tells: 'The Mission Leader would rather go alone',
      given: { diceRolled: false, contractOrder: 'first', isInvited: false },
      expect: no('alone-or-allies#answer'),
    },
    {
      from: 'ours',
      tells: 'The third Contract of the turn',
      given: { diceRolled: false, contractOrder: 'third', isInvited: true, termsAgreed: true },
      expect: no('negotiation-limit#third'),
    },
    {
      from: 'ours',
      tells: 'Invited, but no terms are agreed',
      given: { diceRolled: false, contractOrder: 'second', isInvited: true, termsAgreed: false },
      expect: no('negotiations-locked#start'),
    },
    {
      from: 'ours',
      tells: 'Invited before the roll of the first Contract',
      given: { diceRolled: false, contractOrder: 'first', isInvited: true },
      expect: needs('termsAgreed'),
    },
    { from: 'ours', tells: 'Invited and agreed', given: { isInvited: true, termsAgreed: true }, expect: needs('diceRolled', 'contractOrder') },
    {
      from: 'ours',
      tells: 'Terms are agreed before the roll',
      given: { diceRolled: false, contractOrder: 'first', termsAgreed: true },
      expect: needs('isInvited'),
    },
    {
      from: 'ours',
      tells: 'I was not asked, but we have a deal in mind',
      given: { isInvited: false, termsAgreed: true },
      expect: no('alone-or-allies#answer'),
    },
    {
      from: 'ours',
      tells: 'Both talks failed; may I take an ally for the third?',
      given: { contractOrder: 'third', isInvited: true },
      expect: no('negotiation-limit#third'),
    },
  ],
})
