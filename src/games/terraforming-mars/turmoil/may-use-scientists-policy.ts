import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { phase } from '../facts/phase.ts'
import { rulingParty } from '../facts/turmoil.ts'

const policyBy = choice(
  'How do you use it?',
  { own: 'as an action of your own', viron: 'as Viron', inspection: 'by Project Inspection' },
  { says: { own: ['as an action', 'my action', 'normally'], viron: ['viron', 'as viron'], inspection: ['project inspection'] }, usual: 'own' },
)
const policyUsed = choice(
  'Have you used it before?',
  { no: 'no', now: 'yes, in this generation', earlier: 'yes, but only in an earlier generation' },
  {
    says: {
      no: ['not used', 'never used', 'first time', 'not yet'],
      now: ['this generation', 'already used', 'used it already', 'a second time', 'twice', 'again'],
      earlier: ['last generation', 'earlier generation', 'a previous generation', 'generations ago'],
    },
  },
)
const canPayTen = yesNo('Can you pay 10 MC?', ['10 mc', 'can pay', 'have 10'], {
  no: ['cannot pay', "can't pay", 'less than 10 mc', 'too little money', '9 mc'],
  usual: true,
})

export const mayUseScientistsPolicy = defineRule({
  id: 'may-use-scientists-policy',
  question: 'May I pay 10 MC for 3 cards by the policy of the Scientists?',
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
      tells: 'Viron wants to do it again',
      given: { rulingParty: 'scientists', phase: 'action', policyBy: 'viron' },
      expect: no('scientists-repeat#viron', 'scientists-repeat#project-inspection', 'project-inspection-scientists#answer'),
    },
    {
      from: 'scientists-repeat#project-inspection',
      tells: 'Project Inspection',
      given: { rulingParty: 'scientists', phase: 'action', policyBy: 'inspection' },
      expect: no('scientists-repeat#viron', 'scientists-repeat#project-inspection', 'project-inspection-scientists#answer'),
    },
    {
      from: 'scientists#terralabs',
      tells: 'Terralabs with 9 MC',
      given: { rulingParty: 'scientists', phase: 'action', policyBy: 'own', policyUsed: 'no', canPayTen: false },
      expect: no('scientists#answer'),
    },
    {
      from: 'scientists#policy',
      tells: 'For the first time',
      given: { rulingParty: 'scientists', phase: 'action', policyBy: 'own', policyUsed: 'no', canPayTen: true },
      expect: yes('scientists#policy'),
    },
    {
      from: 'scientists-repeat#answer',
      tells: 'A second time in this generation',
      given: { rulingParty: 'scientists', phase: 'action', policyBy: 'own', policyUsed: 'now' },
      expect: no('scientists-repeat#answer'),
    },
    {
      from: 'ours',
      tells: 'I did it when they ruled before',
      given: { rulingParty: 'scientists', phase: 'action', policyBy: 'own', policyUsed: 'earlier', canPayTen: true },
      expect: unsettled('conflict:scientists-once-per#per-generation', 'conflict:scientists-once-per#per-game'),
    },
    { from: 'ours', tells: 'The Reds rule', given: { rulingParty: 'reds' }, expect: no('scientists#policy') },
    { from: 'ours', tells: 'In the Research phase', given: { rulingParty: 'scientists', phase: 'research' }, expect: no('ruling-policy#answer') },
    { from: 'ours', tells: 'On my turn', given: { phase: 'action', policyBy: 'own', policyUsed: 'no', canPayTen: true }, expect: needs('rulingParty') },
    {
      from: 'ours',
      tells: 'The Scientists rule',
      given: { rulingParty: 'scientists', policyBy: 'own', policyUsed: 'no', canPayTen: true },
      expect: needs('phase'),
    },
    {
      from: 'ours',
      tells: 'Nobody said whether I did it before',
      given: { rulingParty: 'scientists', phase: 'action', policyBy: 'own', canPayTen: true },
      expect: needs('policyUsed'),
    },
    {
      from: 'ours',
      tells: 'For the first time, and nobody counted the money',
      given: { rulingParty: 'scientists', phase: 'action', policyBy: 'own', policyUsed: 'no' },
      expect: needs('canPayTen'),
    },
    {
      from: 'ours',
      tells: 'Nobody said how',
      given: { rulingParty: 'scientists', phase: 'action', policyUsed: 'no', canPayTen: true },
      expect: needs('policyBy'),
    },
  ],
})
