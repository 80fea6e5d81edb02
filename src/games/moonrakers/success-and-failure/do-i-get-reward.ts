import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { allFinished, contractCompleted, hasAllies, role } from '../facts.ts'

const agreedFor = choice(
  'Whose is this reward by the terms?',
  { you: 'yours', other: "another player's", mercenary: 'assigned to a Mercenary card', nobody: 'nothing was agreed about it' },
  {
    says: {
      you: ['agreed for me', 'promised me', 'mine by the terms', 'my share'],
      other: ['agreed for another', 'promised to another', 'not my share', 'her share', 'his share'],
      mercenary: ['for the mercenary', 'assigned to a mercenary', 'mercenary took'],
      nobody: ['nothing agreed', 'not agreed', 'left open', 'forgot', 'nobody agreed'],
    },
  },
)

export const doIGetReward = defineRule({
  id: 'do-i-get-reward',
  question: 'Do I get this reward of the Contract now?',
  facts: { contractCompleted, allFinished, agreedFor, hasAllies, role },
  never: [
    { when: (f) => f.role === 'ally' && !f.hasAllies, because: 'If you are an ally, the Mission Leader has one.' },
    { when: (f) => !f.hasAllies && f.role === 'leader' && f.agreedFor === 'other', because: 'Alone, a Mission Leader has nobody to agree with.' },
    { when: (f) => !f.hasAllies && f.role === 'none' && f.agreedFor === 'you', because: 'A Mission Leader who goes alone has agreed on nothing.' },
  ],
  clauses: [
    { when: (f) => !f.contractCompleted, answer: 'no', because: cite('rewards#failure', 'A failed Contract brings nothing') },
    { when: (f) => !f.allFinished, answer: 'no', because: cite('rewards#answer', 'once players have finished playing Action cards') },
    {
      when: (f) => f.agreedFor === 'mercenary',
      answer: 'no',
      because: cite('mercenary-payment#share', 'Payment comes out of the rewards that the Mission Leader negotiated for themselves'),
    },
    {
      when: (f) => f.agreedFor === 'you',
      answer: 'yes',
      because: cite('terms-binding#answer', 'the rewards are bound by the negotiated terms, which must be honoured'),
    },
    {
      when: (f) => f.agreedFor === 'other',
      answer: 'no',
      because: cite('terms-binding#success', 'Players collect the rewards that they negotiated for in the Planning Phase'),
    },
    {
      when: [(f) => f.role === 'leader', (f) => !f.hasAllies],
      answer: 'yes',
      because: cite('contract-card#rewards', 'shows what is gained when it is successfully completed'),
    },
    { when: (f) => f.role === 'none', answer: 'no', because: cite('rewards#shares', 'Players collect what they negotiated for in the Planning Phase') },
  ],
  otherwise: {
    unsettled: [
      { answer: null, because: cite('conflict:undivided-terms#mission-leader', 'the rest could be theirs with allies too') },
      { answer: null, because: cite('conflict:undivided-terms#agree-first', 'so everything should have been divided') },
    ],
  },
  examples: [
    { from: 'ours', tells: 'The Contract failed', given: { contractCompleted: false, agreedFor: 'you' }, expect: no('rewards#failure') },
    {
      from: 'ours',
      tells: 'Completed, but cards are still being played',
      given: { contractCompleted: true, allFinished: false, agreedFor: 'you' },
      expect: no('rewards#answer'),
    },
    {
      from: 'ours',
      tells: 'The ally held back cards, and it was completed all the same',
      given: { contractCompleted: true, allFinished: true, agreedFor: 'you', role: 'ally' },
      expect: yes('terms-binding#answer'),
    },
    {
      from: 'ours',
      tells: 'The Credits were promised to an ally',
      given: { contractCompleted: true, allFinished: true, agreedFor: 'other' },
      expect: no('terms-binding#success'),
    },
    {
      from: 'ours',
      tells: 'One Prestige is assigned to a Mercenary Crew card',
      given: { contractCompleted: true, allFinished: true, agreedFor: 'mercenary', role: 'leader' },
      expect: no('mercenary-payment#share'),
    },
    {
      from: 'ours',
      tells: 'Alone',
      given: { contractCompleted: true, allFinished: true, agreedFor: 'nobody', role: 'leader', hasAllies: false },
      expect: yes('contract-card#rewards'),
    },
    {
      from: 'ours',
      tells: 'Nobody spoke about the Bonus card, and you were not in it',
      given: { contractCompleted: true, allFinished: true, agreedFor: 'nobody', role: 'none' },
      expect: no('rewards#shares'),
    },
    {
      from: 'ours',
      tells: 'Nobody spoke about the Bonus card',
      given: { contractCompleted: true, allFinished: true, agreedFor: 'nobody', role: 'ally', hasAllies: true },
      expect: unsettled('conflict:undivided-terms#mission-leader', 'conflict:undivided-terms#agree-first'),
    },
    {
      from: 'ours',
      tells: 'The Contract was completed',
      given: { contractCompleted: true, allFinished: true, role: 'leader', hasAllies: true },
      expect: needs('agreedFor'),
    },
    {
      from: 'ours',
      tells: 'Nothing was agreed, and you are the Mission Leader',
      given: { contractCompleted: true, allFinished: true, role: 'leader', agreedFor: 'nobody' },
      expect: needs('hasAllies'),
    },
    { from: 'ours', tells: 'It was agreed for you', given: { agreedFor: 'you' }, expect: needs('contractCompleted', 'allFinished') },
    {
      from: 'ours',
      tells: 'Alone with a Mercenary card: what is not assigned to it is mine',
      given: { contractCompleted: true, allFinished: true, agreedFor: 'you', role: 'leader', hasAllies: false },
      expect: yes('terms-binding#answer'),
    },
    {
      from: 'ours',
      tells: 'Completed and everybody is done, but nobody spoke about this Credit',
      given: { contractCompleted: true, allFinished: true, agreedFor: 'nobody' },
      expect: needs('role', 'hasAllies'),
    },
  ],
})
