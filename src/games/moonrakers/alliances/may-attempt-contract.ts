import { yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { contractOrder, isLeader, talksOnIt } from '../facts.ts'

const isAvailable = yesNo(
  'Is it one of the face-up Contracts beside the Dispatch board, or was it until you chose it?',
  ['available', 'face up', 'laid out', 'on offer', 'in the row'],
  {
    usual: true,
    no: ['in the deck', 'discarded', 'face down', 'not available'],
  },
)
const hasAttempted = yesNo(
  'Have you attempted a Contract or stayed at base this turn already?',
  [
    'already attempted',
    'already did a contract',
    'already did one',
    'a second one this turn',
    'two contracts in one turn',
    'another contract after',
    'already stayed at base',
    'after staying at base',
    'second contract this turn',
  ],
  { usual: false },
)
const withAllies = yesNo('Would you do it with allies?', ['with allies', 'with an ally', 'together'], { no: ['alone', 'solo', 'on my own', 'by myself'] })

export const mayAttemptContract = defineRule({
  id: 'may-attempt-contract',
  question: 'May I attempt this Contract?',
  facts: { isLeader, hasAttempted, talksOnIt, isAvailable, withAllies, contractOrder },
  never: [{ when: (f) => f.talksOnIt === 'justFailed' && f.withAllies, because: 'If the talks failed, there are no allies for it.' }],
  clauses: [
    { when: (f) => !f.isLeader, answer: 'no', because: cite('turn-phases#planning', 'the Mission Leader chooses a Contract or stays at base') },
    { when: (f) => f.hasAttempted, answer: 'no', because: cite('planning-options#answer', 'One of two things: choose a Contract, or Stay at Base') },
    {
      when: (f) => f.talksOnIt === 'justFailed',
      unsettled: [
        { answer: 'yes', because: cite('conflict:alone-after-failed-talks#alone', 'the Mission Leader may choose to attempt it alone') },
        { answer: 'no', because: cite('conflict:alone-after-failed-talks#new-or-base', 'a new Contract and Stay at Base are named and nothing else') },
      ],
    },
    {
      when: (f) => f.talksOnIt === 'failedBefore',
      unsettled: [
        { answer: null, because: cite('conflict:refused-contract#back-in-the-rows', 'none of that has happened, so it could go back') },
        { answer: 'no', because: cite('conflict:refused-contract#gone', 'its return is not mentioned') },
      ],
    },
    { when: (f) => !f.isAvailable, answer: 'no', because: cite('choose-contract#which', 'It is one of the available Contracts') },
    {
      when: [(f) => f.withAllies, (f) => f.contractOrder === 'third'],
      answer: 'no',
      because: cite('negotiation-limit#answer', 'after that you must do the third Contract alone, or Stay at Base'),
    },
    {
      when: (f) => f.contractOrder === 'third',
      answer: 'yes',
      because: cite('negotiation-limit#third', 'After these, the third Contract must be done alone'),
    },
    { when: (f) => f.contractOrder === 'second', answer: 'yes', because: cite('talks-fail#answer', 'Then the Mission Leader may pick another Contract') },
  ],
  otherwise: { answer: 'yes', because: cite('alone-or-allies#answer', 'the Mission Leader may attempt it alone, or may invite others') },
  examples: [
    {
      from: 'ours',
      tells: 'Alone, without asking anybody',
      given: { isLeader: true, hasAttempted: false, talksOnIt: 'none', isAvailable: true, withAllies: false, contractOrder: 'first' },
      expect: yes('alone-or-allies#answer'),
    },
    {
      from: 'ours',
      tells: 'The second Contract, with an ally',
      given: { isLeader: true, hasAttempted: false, talksOnIt: 'none', isAvailable: true, withAllies: true, contractOrder: 'second' },
      expect: yes('talks-fail#answer'),
    },
    {
      from: 'ours',
      tells: 'The third Contract, with an ally',
      given: { isLeader: true, hasAttempted: false, talksOnIt: 'none', isAvailable: true, withAllies: true, contractOrder: 'third' },
      expect: no('negotiation-limit#answer'),
    },
    {
      from: 'ours',
      tells: 'The third Contract, alone',
      given: { isLeader: true, hasAttempted: false, talksOnIt: 'none', isAvailable: true, withAllies: false, contractOrder: 'third' },
      expect: yes('negotiation-limit#third'),
    },
    { from: 'ours', tells: "On another player's turn", given: { isLeader: false }, expect: no('turn-phases#planning') },
    {
      from: 'ours',
      tells: 'A Contract of the deck',
      given: { isLeader: true, hasAttempted: false, talksOnIt: 'none', isAvailable: false },
      expect: no('choose-contract#which'),
    },
    {
      from: 'ours',
      tells: 'Nobody agreed, and the Mission Leader would do the same one alone',
      given: { isLeader: true, hasAttempted: false, talksOnIt: 'justFailed', withAllies: false },
      expect: unsettled('conflict:alone-after-failed-talks#alone', 'conflict:alone-after-failed-talks#new-or-base'),
    },
    {
      from: 'ours',
      tells: 'After the second talks, back to the first Contract',
      given: { isLeader: true, hasAttempted: false, talksOnIt: 'failedBefore', withAllies: false, contractOrder: 'second' },
      expect: unsettled('conflict:refused-contract#back-in-the-rows', 'conflict:refused-contract#gone'),
    },
    {
      from: 'ours',
      tells: 'Two were negotiated on before',
      given: { isLeader: true, hasAttempted: false, talksOnIt: 'none', isAvailable: true, contractOrder: 'third' },
      expect: needs('withAllies'),
    },
    {
      from: 'ours',
      tells: 'With an ally',
      given: { isLeader: true, hasAttempted: false, talksOnIt: 'none', isAvailable: true, withAllies: true },
      expect: needs('contractOrder'),
    },
    {
      from: 'ours',
      tells: 'An available Contract, alone',
      given: { isAvailable: true, withAllies: false, contractOrder: 'first' },
      expect: needs('isLeader', 'hasAttempted', 'talksOnIt'),
    },
    {
      from: 'ours',
      tells: 'The Mission Leader goes alone',
      given: { isLeader: true, hasAttempted: false, talksOnIt: 'none', withAllies: false },
      expect: needs('isAvailable'),
    },
    {
      from: 'ours',
      tells: 'A second Contract after the first was completed',
      given: { isLeader: true, hasAttempted: true, isAvailable: true, withAllies: false },
      expect: no('planning-options#answer'),
    },
    {
      from: 'ours',
      tells: 'It lies in the middle of the table, terms are agreed with an ally, and it is the first of the turn',
      given: { isLeader: true, hasAttempted: false, talksOnIt: 'none', isAvailable: true, withAllies: true, contractOrder: 'first' },
      expect: yes('alone-or-allies#answer'),
    },
    {
      from: 'ours',
      tells: 'I have stayed at base and would do a Contract after all',
      given: { isLeader: true, hasAttempted: true },
      expect: no('planning-options#answer'),
    },
  ],
})
