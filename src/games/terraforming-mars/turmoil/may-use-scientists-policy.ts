import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { phase } from '../facts/phase.ts'
import { rulingParty } from '../facts/turmoil.ts'

const policyBy = choice(
  'How do you use it?',
  { own: 'as an action of your own', viron: 'as Viron', inspection: 'by Project Inspection' },
  {
    says: {
      own: ['as an action', 'my action', 'normally'],
      viron: ['viron', 'as viron', 'with viron', 'through viron', 'by viron'],
      inspection: ['project inspection'],
    },
    usual: 'own',
  },
)
const policyUsed = choice(
  'Have you used it before?',
  { no: 'no', now: 'yes, in this generation', earlier: 'yes, but only in an earlier generation' },
  {
    says: {
      no: ['not used', 'never used', 'first time', 'not yet'],
      now: [
        'this generation',
        'already used',
        'used it already',
        'a second time',
        'second time',
        'another time',
        'once more',
        'twice',
        'used once',
        'used it once',
        'again',
      ],
      earlier: ['last generation', 'earlier generation', 'a previous generation', 'generations ago', 'when they ruled before'],
    },
    usual: 'no',
  },
)
const canPayTen = yesNo('Can you pay 10 MC?', ['i have 10 mc', 'can pay', 'can afford', 'enough money'], {
  no: ['cannot pay', "can't pay", 'less than 10 mc', 'too little money', 'only 9 mc', 'with 9 mc'],
  usual: true,
})

export const mayUseScientistsPolicy = defineRule({
  id: 'may-use-scientists-policy',
  question: 'May I pay (use) 10 MC for 3 cards, or draw them, by the policy of the Scientists this generation?',
  facts: { rulingParty, phase, policyBy, policyUsed, canPayTen },
  clauses: [
    {
      when: (f) => f.rulingParty !== 'scientists',
      answer: 'no',
      because: cite('scientists#policy', 'The ruling policy of the Scientists lets a player draw 3 cards'),
    },
    { when: (f) => f.phase !== 'action', answer: 'no', because: cite('ruling-policy#answer', 'Only in the action phase; that holds for all parties') },
    {
      when: (f) => f.policyBy !== 'own',
      answer: 'no',
      because: [
        cite('scientists-repeat#viron', 'Viron cannot repeat this action'),
        cite('scientists-repeat#project-inspection', 'Project Inspection cannot be used to perform it again'),
        cite('project-inspection-scientists#answer', 'it cannot be played to reuse their Ruling Policy'),
      ],
    },
    { when: (f) => f.policyUsed === 'now', answer: 'no', because: cite('scientists-repeat#answer', 'it can only be done once per player') },
    { when: (f) => !f.canPayTen, answer: 'no', because: cite('scientists#answer', '10 MC, the same fixed price for every corporation') },
    {
      when: (f) => f.policyUsed === 'earlier',
      unsettled: [
        { answer: 'yes', because: cite('conflict:scientists-once-per#per-generation', 'the limit can be read as one use in each generation') },
        { answer: 'no', because: cite('conflict:scientists-once-per#per-game', 'Once per player, taken literally, has no end') },
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('scientists#policy', 'The ruling policy of the Scientists lets a player draw 3 cards') },
  examples: [
    {
      from: 'scientists-repeat#viron',
      tells: 'The Scientists rule and it is my turn: may I repeat the draw as Viron?',
      given: { rulingParty: 'scientists', phase: 'action', policyBy: 'viron' },
      expect: no('scientists-repeat#viron', 'scientists-repeat#project-inspection', 'project-inspection-scientists#answer'),
    },
    {
      from: 'scientists-repeat#project-inspection',
      tells: 'The Scientists rule, it is my turn, and I play Project Inspection to do it again',
      given: { rulingParty: 'scientists', phase: 'action', policyBy: 'inspection' },
      expect: no('scientists-repeat#viron', 'scientists-repeat#project-inspection', 'project-inspection-scientists#answer'),
    },
    {
      from: 'scientists#terralabs',
      tells: 'The Scientists rule; on my turn, as an action of my own and for the first time, Terralabs wants it with 9 MC',
      given: { rulingParty: 'scientists', phase: 'action', policyBy: 'own', policyUsed: 'no', canPayTen: false },
      expect: no('scientists#answer'),
    },
    {
      from: 'scientists#policy',
      tells: 'The Scientists rule, it is my turn, I use it as an action for the first time and can pay',
      given: { rulingParty: 'scientists', phase: 'action', policyBy: 'own', policyUsed: 'no', canPayTen: true },
      expect: yes('scientists#policy'),
    },
    {
      from: 'scientists-repeat#answer',
      tells: 'The Scientists rule; on my turn I want it as an action a second time this generation',
      given: { rulingParty: 'scientists', phase: 'action', policyBy: 'own', policyUsed: 'now' },
      expect: no('scientists-repeat#answer'),
    },
    {
      from: 'ours',
      tells: 'The Scientists rule and it is my turn; I used it as an action when they ruled before, and I can pay',
      given: { rulingParty: 'scientists', phase: 'action', policyBy: 'own', policyUsed: 'earlier', canPayTen: true },
      expect: unsettled('conflict:scientists-once-per#per-generation', 'conflict:scientists-once-per#per-game'),
    },
    {
      from: 'ours',
      tells: 'The Scientists rule, and I used it already this generation: may I at least repeat it with Project Inspection or as an action?',
      given: { rulingParty: 'scientists', policyUsed: 'now' },
      expect: no('scientists-repeat#answer'),
    },
    { from: 'ours', tells: 'The Reds rule: may I draw 3 cards for 10?', given: { rulingParty: 'reds' }, expect: no('scientists#policy') },
    {
      from: 'ours',
      tells: 'The Scientists rule: may I do it in the Research phase?',
      given: { rulingParty: 'scientists', phase: 'research' },
      expect: no('ruling-policy#answer'),
    },
    {
      from: 'ours',
      tells: 'On my turn I want 3 cards as an action, for the first time, and can pay',
      given: { phase: 'action', policyBy: 'own', policyUsed: 'no', canPayTen: true },
      expect: needs('rulingParty'),
    },
    {
      from: 'ours',
      tells: 'The Scientists rule; as an action, for the first time, and I can pay',
      given: { rulingParty: 'scientists', policyBy: 'own', policyUsed: 'no', canPayTen: true },
      expect: needs('phase'),
    },
    {
      from: 'ours',
      tells: 'The Scientists rule, it is my turn, I use it as an action and can pay',
      given: { rulingParty: 'scientists', phase: 'action', policyBy: 'own', canPayTen: true },
      expect: needs('policyUsed'),
    },
    {
      from: 'ours',
      tells: 'The Scientists rule, it is my turn, as an action, for the first time',
      given: { rulingParty: 'scientists', phase: 'action', policyBy: 'own', policyUsed: 'no' },
      expect: needs('canPayTen'),
    },
    {
      from: 'ours',
      tells: 'The Scientists rule, it is my turn, for the first time, and I can pay',
      given: { rulingParty: 'scientists', phase: 'action', policyUsed: 'no', canPayTen: true },
      expect: needs('policyBy'),
    },
  ],
})
