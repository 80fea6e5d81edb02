import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const firstActionOf = choice(
  'Which corporation is yours?',
  {
    'arcadian-communities': 'Arcadian Communities',
    aridor: 'Aridor',
    'tharsis-republic': 'Tharsis Republic',
    listed: 'Celestic, Inventrix, Morning Star Inc., Philares, Poseidon, Splice, Valley Trust or Vitor',
    none: 'another one',
  },
  {
    says: {
      'arcadian-communities': ['arcadian communities'],
      aridor: ['aridor'],
      'tharsis-republic': ['tharsis republic'],
      listed: ['celestic', 'inventrix', 'morning star inc', 'morning star', 'philares', 'poseidon', 'splice', 'valley trust', 'vitor'],
      none: ['another corporation', 'pharmacy union', 'point luna', 'helion', 'ecoline', 'credicor'],
    },
  },
)
const firstMoment = choice(
  'Where are you in the game?',
  {
    reveal: 'corporations are being revealed',
    preludes: 'Preludes are being played',
    first: 'you are about to take your first action of the game',
    done: 'you have done the first action already',
  },
  {
    says: {
      reveal: ['revealing corporations', 'corporations are revealed', 'when i reveal', 'in setup'],
      preludes: ['prelude phase', 'playing preludes', 'during preludes'],
      first: ['my first turn', 'first turn', 'start of generation 1', 'passed in generation 1', 'generation 2 after passing'],
      done: ['already done', 'second action', 'done it'],
    },
  },
)
const isFirstActionPossible = yesNo('Can the first action be performed?', ['can be performed', 'possible'], {
  no: ['impossible', 'cannot be performed', 'not possible', 'all awards are taken'],
  usual: true,
})

export const isFirstActionDue = defineRule({
  id: 'is-first-action-due',
  question: 'Must my corporation’s "first action" be my next action now?',
  facts: { firstActionOf, firstMoment, isFirstActionPossible },
  clauses: [
    { when: (f) => f.firstActionOf === 'none', answer: 'no', because: cite('first-action-corporations#answer', 'Eleven; Philares and Aridor are among them') },
    {
      when: (f) => f.firstMoment === 'reveal' || f.firstMoment === 'preludes',
      answer: 'no',
      because: cite('first-action-timing#answer', 'Only in the Action phase, not while corporations are being played'),
    },
    {
      when: (f) => f.firstMoment === 'done',
      answer: 'no',
      because: cite('first-action-turn#answer', 'at most 1 more: the mandatory first action is one of the 2 actions'),
    },
    {
      when: (f) => !f.isFirstActionPossible,
      answer: 'no',
      because: cite('first-action-mandatory#not-possible', 'If for any reason you cannot perform it, you can skip it'),
    },
    {
      when: (f) => f.firstActionOf === 'arcadian-communities',
      answer: 'yes',
      because: cite('arcadian-communities-first-action#first-action', "The corporation's first action must be this one"),
    },
    {
      when: (f) => f.firstActionOf === 'aridor',
      answer: 'yes',
      because: cite('aridor-first-action#first-action', "The corporation's first action must be this one"),
    },
    {
      when: (f) => f.firstActionOf === 'tharsis-republic',
      answer: 'yes',
      because: cite('tharsis-republic-first-action#first-action', "The corporation's first action must be this one"),
    },
  ],
  otherwise: { answer: 'yes', because: cite('first-action-mandatory#answer', 'must be performed before any other, if you are able to') },
  examples: [
    {
      from: 'ours',
      tells: 'Tharsis Republic begins',
      given: { firstActionOf: 'tharsis-republic', firstMoment: 'first', isFirstActionPossible: true },
      expect: yes('tharsis-republic-first-action#first-action'),
    },
    {
      from: 'ours',
      tells: 'Aridor begins',
      given: { firstActionOf: 'aridor', firstMoment: 'first', isFirstActionPossible: true },
      expect: yes('aridor-first-action#first-action'),
    },
    {
      from: 'ours',
      tells: 'Arcadian Communities begins',
      given: { firstActionOf: 'arcadian-communities', firstMoment: 'first', isFirstActionPossible: true },
      expect: yes('arcadian-communities-first-action#first-action'),
    },
    {
      from: 'first-action-mandatory#passed',
      tells: 'Inventrix passed in generation 1, and generation 2 begins',
      given: { firstActionOf: 'listed', firstMoment: 'first', isFirstActionPossible: true },
      expect: yes('first-action-mandatory#answer'),
    },
    {
      from: 'first-action-mandatory#vitor',
      tells: 'Vitor, and all 3 awards are claimed',
      given: { firstActionOf: 'listed', firstMoment: 'first', isFirstActionPossible: false },
      expect: no('first-action-mandatory#not-possible'),
    },
    {
      from: 'first-action-timing#step-7',
      tells: 'Celestic is revealed',
      given: { firstActionOf: 'listed', firstMoment: 'reveal' },
      expect: no('first-action-timing#answer'),
    },
    { from: 'ours', tells: 'The second action of that turn', given: { firstActionOf: 'listed', firstMoment: 'done' }, expect: no('first-action-turn#answer') },
    {
      from: 'pharmacy-union-science-card#other-corporations',
      tells: 'Pharmacy Union',
      given: { firstActionOf: 'none' },
      expect: no('first-action-corporations#answer'),
    },
    { from: 'ours', tells: 'My first turn', given: { firstMoment: 'first', isFirstActionPossible: true }, expect: needs('firstActionOf') },
    { from: 'ours', tells: 'Aridor', given: { firstActionOf: 'aridor', isFirstActionPossible: true }, expect: needs('firstMoment') },
    { from: 'ours', tells: 'Vitor on the first turn', given: { firstActionOf: 'listed', firstMoment: 'first' }, expect: needs('isFirstActionPossible') },
  ],
})
