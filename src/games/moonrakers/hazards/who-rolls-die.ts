import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'
import { atBase, hasAllies } from '../facts.ts'

const dieAgreedFor = choice(
  'For whom was this Hazard die agreed?',
  { leader: 'the Mission Leader', ally: 'an ally', mercenary: 'a Mercenary card', nobody: 'nobody: it was left open' },
  {
    says: {
      leader: ['leader rolls', 'for the leader', 'agreed on the leader'],
      ally: [
        'ally agreed',
        'ally agreed to roll',
        'ally rolls',
        'for the ally',
        'agreed on the ally',
        'ally promised',
        'ally promised to roll',
        'partner promised to roll',
        'partner agreed to roll',
      ],
      mercenary: ['mercenary rolls', 'for the mercenary'],
      nobody: [
        'nobody agreed',
        'nobody took it',
        'nobody spoke about',
        'not agreed',
        'left open',
        'forgot to agree',
        'did not agree',
        'not negotiated',
        'left over',
      ],
    },
  },
)

export const whoRollsDie = defineChoice({
  id: 'who-rolls-die',
  question: 'Who rolls this Hazard die?',
  facts: { atBase, hasAllies, dieAgreedFor },
  answers: { leader: 'The Mission Leader', ally: 'The ally who agreed to it', nobody: 'Nobody: no dice are rolled' },
  never: [
    { when: (f) => !f.hasAllies && f.dieAgreedFor === 'ally', because: 'Without allies no die can have been agreed for an ally.' },
    { when: (f) => f.atBase && f.hasAllies, because: 'There are no allies when the Mission Leader stays at base.' },
    { when: (f) => f.atBase && f.dieAgreedFor === 'ally', because: 'There are no allies when the Mission Leader stays at base.' },
  ],
  clauses: [
    { when: (f) => f.atBase, answer: 'nobody', because: cite('base-phases#execution', 'No Contract is attempted, so no Hazard dice are rolled') },
    { when: (f) => !f.hasAllies, answer: 'leader', because: cite('who-rolls#alone', 'A Mission Leader with no allies rolls every one of the dice') },
    {
      when: (f) => f.dieAgreedFor === 'ally',
      answer: 'ally',
      because: cite('ally-hazard-dice#answer', 'allies must roll the number of Hazard dice to which they agreed'),
    },
    {
      when: (f) => f.dieAgreedFor === 'leader',
      answer: 'leader',
      because: cite('who-rolls#with-allies', 'Each rolls as many as negotiated in the Planning Phase'),
    },
    {
      when: (f) => f.dieAgreedFor === 'mercenary',
      unsettled: [
        {
          answer: 'leader',
          because: [
            cite('who-rolls#mercenaries', 'Mercenary cards roll no dice'),
            cite('conflict:undivided-terms#mission-leader', 'the rest could be theirs with allies too'),
          ],
        },
        { answer: null, because: cite('conflict:undivided-terms#agree-first', 'so everything should have been divided') },
      ],
    },
  ],
  otherwise: {
    unsettled: [
      { answer: 'leader', because: cite('conflict:undivided-terms#mission-leader', 'the rest could be theirs with allies too') },
      { answer: null, because: cite('conflict:undivided-terms#agree-first', 'so everything should have been divided') },
    ],
  },
  examples: [
    { from: 'ours', tells: 'The Mission Leader stayed at base', given: { atBase: true }, expect: answers('nobody', 'base-phases#execution') },
    { from: 'ours', tells: 'The Mission Leader goes alone', given: { atBase: false, hasAllies: false }, expect: answers('leader', 'who-rolls#alone') },
    {
      from: 'ours',
      tells: 'Alone with a Mercenary card, which was to roll it',
      given: { atBase: false, hasAllies: false, dieAgreedFor: 'mercenary' },
      expect: answers('leader', 'who-rolls#alone'),
    },
    {
      from: 'ours',
      tells: 'The ally agreed to it and now refuses',
      given: { atBase: false, hasAllies: true, dieAgreedFor: 'ally' },
      expect: answers('ally', 'ally-hazard-dice#answer'),
    },
    {
      from: 'ours',
      tells: 'It was agreed for the Mission Leader',
      given: { atBase: false, hasAllies: true, dieAgreedFor: 'leader' },
      expect: answers('leader', 'who-rolls#with-allies'),
    },
    {
      from: 'ours',
      tells: 'With an ally at the table, it was agreed for a Mercenary card',
      given: { atBase: false, hasAllies: true, dieAgreedFor: 'mercenary' },
      expect: unsettled('who-rolls#mercenaries', 'conflict:undivided-terms#mission-leader', 'conflict:undivided-terms#agree-first'),
    },
    {
      from: 'ours',
      tells: 'Nobody spoke about the fourth die',
      given: { atBase: false, hasAllies: true, dieAgreedFor: 'nobody' },
      expect: unsettled('conflict:undivided-terms#mission-leader', 'conflict:undivided-terms#agree-first'),
    },
    { from: 'ours', tells: 'A Contract with allies', given: { atBase: false, hasAllies: true }, expect: needs('dieAgreedFor') },
    { from: 'ours', tells: 'Nothing is known but that nobody stayed at base', given: { atBase: false }, expect: needs('hasAllies', 'dieAgreedFor') },
    { from: 'ours', tells: 'My ally promised to roll this one', given: { dieAgreedFor: 'ally' }, expect: answers('ally', 'ally-hazard-dice#answer') },
  ],
})
