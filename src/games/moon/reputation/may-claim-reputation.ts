import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { claimedThisTurn, isYourTurn } from '../facts.ts'

const isTaken = yesNo(
  'Has another player claimed this card?',
  ['she took it', 'he took it', 'they took it', 'took it', 'was taken', 'already taken', 'she claimed it', 'he claimed it'],
  { no: ['still there', 'still available', 'not taken'], usual: false },
)
const requirement = choice(
  'Do you fulfil the Requirement of the card?',
  { now: 'yes, now', earlier: 'earlier, but no longer', never: 'no, and never did' },
  {
    says: {
      now: [
        'fulfilled',
        'fulfilled now',
        'fulfil it',
        'fulfil the requirement',
        'fulfil its requirement',
        'fulfilled the requirement',
        'fulfilled its requirement',
        'still fulfil',
        'meet it',
        'meet the requirement',
        'met the requirement',
        'requirement met',
        'requirement is met',
        'i qualify',
        'requirements of 2',
        'requirements for 2',
      ],
      earlier: [
        'no longer',
        'no longer fulfil',
        'no longer meet',
        'no longer fulfilled',
        'not any more',
        'not anymore',
        'not fulfilled any more',
        'lost it since',
        'fulfilled last turn',
        'fulfilled earlier',
        'met it last turn',
      ],
      never: ['not fulfilled', 'not met', 'requirement not met', 'do not qualify', 'dont qualify', 'dont fulfil', 'dont meet', 'almost', 'one short'],
    },
  },
)

export const mayClaimReputation = defineRule({
  id: 'may-claim-reputation',
  question: 'May I claim this Reputation Card now?',
  facts: { isYourTurn, requirement, claimedThisTurn, isTaken },
  clauses: [
    {
      when: (f) => !f.isYourTurn,
      answer: 'no',
      because: [
        cite('claiming-reputation#your-turn', 'You can only claim on your turn'),
        cite('forgotten-claim#answer', 'You have to wait for your next turn'),
      ],
    },
    {
      when: (f) => f.isTaken,
      answer: 'no',
      because: [
        cite('claiming-reputation#first-to-fulfil', 'it goes to whoever claims it on their turn'),
        cite('forgotten-claim#others', 'keeps nobody else from claiming'),
      ],
    },
    {
      when: (f) => f.claimedThisTurn,
      answer: 'no',
      because: cite('claiming-reputation#one-per-turn', 'You may only claim one per turn, even with the requirements of several fulfilled'),
    },
    {
      when: (f) => f.requirement === 'never',
      answer: 'no',
      because: cite('claiming-reputation#answer', 'if you have fulfilled its Requirement; only one such card per turn'),
    },
    {
      when: (f) => f.requirement === 'earlier',
      unsettled: [
        { answer: 'yes', because: cite('conflict:requirement-then-lost#once-is-enough', 'The words are that you have fulfilled the requirement') },
        { answer: 'no', because: cite('conflict:requirement-then-lost#at-that-moment', 'has to be met on the turn of the claim') },
      ],
    },
  ],
  otherwise: {
    answer: 'yes',
    because: [
      cite('claiming-reputation#answer', 'if you have fulfilled its Requirement; only one such card per turn'),
      cite('reputation-levels#answer', 'the levels are not directly connected to the Eras in any way'),
    ],
  },
  examples: [
    {
      from: 'ours',
      tells: 'A gold card in Era 1, fulfilled on my turn',
      given: { isYourTurn: true, requirement: 'now', claimedThisTurn: false, isTaken: false },
      expect: yes('claiming-reputation#answer', 'reputation-levels#answer'),
    },
    {
      from: 'ours',
      tells: 'I forgot, and my turn is over',
      given: { isYourTurn: false, requirement: 'now' },
      expect: no('claiming-reputation#your-turn', 'forgotten-claim#answer'),
    },
    {
      from: 'ours',
      tells: 'I fulfilled it first, but she claimed it',
      given: { isYourTurn: true, requirement: 'now', isTaken: true },
      expect: no('claiming-reputation#first-to-fulfil', 'forgotten-claim#others'),
    },
    {
      from: 'ours',
      tells: 'Two cards are fulfilled, and I have claimed one of them',
      given: { isYourTurn: true, requirement: 'now', claimedThisTurn: true, isTaken: false },
      expect: no('claiming-reputation#one-per-turn'),
    },
    {
      from: 'ours',
      tells: 'One Flag short',
      given: { isYourTurn: true, requirement: 'never', claimedThisTurn: false, isTaken: false },
      expect: no('claiming-reputation#answer'),
    },
    {
      from: 'ours',
      tells: 'Fulfilled last turn, forgotten, and no longer so',
      given: { isYourTurn: true, requirement: 'earlier', claimedThisTurn: false, isTaken: false },
      expect: unsettled('conflict:requirement-then-lost#once-is-enough', 'conflict:requirement-then-lost#at-that-moment'),
    },
    {
      from: 'ours',
      tells: 'She took it a turn ago, and nothing else is told',
      given: { isTaken: true },
      expect: no('claiming-reputation#first-to-fulfil', 'forgotten-claim#others'),
    },
    {
      from: 'ours',
      tells: 'No longer fulfilled, and I have claimed another card this turn: no by either reading',
      given: { requirement: 'earlier', claimedThisTurn: true },
      expect: no('claiming-reputation#one-per-turn'),
    },
    { from: 'ours', tells: 'Fulfilled and still there', given: { isYourTurn: true, requirement: 'now', isTaken: false }, expect: needs('claimedThisTurn') },
    { from: 'ours', tells: 'Fulfilled, and nothing else is known', given: { requirement: 'now' }, expect: needs('isYourTurn', 'isTaken', 'claimedThisTurn') },
    {
      from: 'ours',
      tells: 'My turn, none claimed, the card is there',
      given: { isYourTurn: true, claimedThisTurn: false, isTaken: false },
      expect: needs('requirement'),
    },
  ],
})
