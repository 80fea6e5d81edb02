import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isSolo } from '../facts/parts.ts'
import { isFirstActionPossible } from '../facts/turns.ts'

const firstActionOf = choice(
  'Which corporation is yours?',
  {
    'arcadian-communities': 'Arcadian Communities',
    aridor: 'Aridor',
    'tharsis-republic': 'Tharsis Republic',
    vitor: 'Vitor',
    listed: 'Celestic, Inventrix, Morning Star Inc., Philares, Poseidon, Splice or Valley Trust',
    none: 'another one',
  },
  {
    says: {
      'arcadian-communities': ['arcadian communities'],
      aridor: ['aridor'],
      'tharsis-republic': ['tharsis republic'],
      vitor: ['vitor'],
      listed: ['celestic', 'inventrix', 'morning star inc', 'morning star', 'philares', 'poseidon', 'splice', 'valley trust'],
      none: [
        'another corporation',
        'pharmacy union',
        'point luna',
        'helion',
        'ecoline',
        'credicor',
        'unmi',
        'viron',
        'robinson industries',
        'mining guild',
        'phobolog',
        'thorgate',
        'teractor',
        'saturn systems',
        'manutech',
        'stormcraft',
        'polyphemos',
        'mons insurance',
        'recyclon',
        'factorum',
      ],
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
      reveal: ['revealing corporations', 'corporations are revealed', 'when i reveal', 'in setup', 'during setup', 'as soon as i reveal'],
      preludes: ['prelude phase', 'playing preludes', 'during preludes'],
      first: [
        'my first turn',
        'first turn',
        'first turn of the game',
        'first turn in generation 1',
        'turn 1',
        'opening turn',
        'my very first action',
        'start of generation 1',
        'passed in generation 1',
        'generation 2 after passing',
      ],
      done: ['already done', 'already did', 'have done it', "i've done it", 'did it already', 'done it already', 'after my first action'],
    },
  },
)
export const isFirstActionDue = defineRule({
  id: 'is-first-action-due',
  question: 'Must my corporation’s "first action" be my next action now?',
  facts: { firstActionOf, firstMoment, isFirstActionPossible, isSolo },
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
      when: [(f) => f.firstActionOf === 'vitor', (f) => f.isSolo],
      answer: 'no',
      because: cite('vitor-solo#answer', 'funding an award for free is not used in solo play'),
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
      from: 'tharsis-republic-first-action#first-action',
      tells: 'I am Tharsis Republic on my first turn and the city is possible. Must I place it now?',
      given: { firstActionOf: 'tharsis-republic', firstMoment: 'first', isFirstActionPossible: true },
      expect: yes('tharsis-republic-first-action#first-action'),
    },
    {
      from: 'aridor-first-action#first-action',
      tells: 'Aridor, my first turn, and adding a colony tile is possible: is that my next action?',
      given: { firstActionOf: 'aridor', firstMoment: 'first', isFirstActionPossible: true },
      expect: yes('aridor-first-action#first-action'),
    },
    {
      from: 'arcadian-communities-first-action#first-action',
      tells: 'Arcadian Communities on the first turn: must the community come first? It is possible',
      given: { firstActionOf: 'arcadian-communities', firstMoment: 'first', isFirstActionPossible: true },
      expect: yes('arcadian-communities-first-action#first-action'),
    },
    {
      from: 'first-action-mandatory#passed',
      tells: 'As Inventrix I passed in generation 1. It is generation 2: must I draw my cards first? It is possible',
      given: { firstActionOf: 'listed', firstMoment: 'first', isFirstActionPossible: true },
      expect: yes('first-action-mandatory#answer'),
    },
    {
      from: 'first-action-mandatory#vitor',
      tells: 'I am Vitor, no solo, on my first turn, and all 3 awards are claimed',
      given: { firstActionOf: 'vitor', firstMoment: 'first', isFirstActionPossible: false, isSolo: false },
      expect: no('first-action-mandatory#not-possible'),
    },
    {
      from: 'vitor-solo#answer',
      tells: 'Solo game as Vitor, my first turn: must I fund an award first?',
      given: { firstActionOf: 'vitor', firstMoment: 'first', isSolo: true },
      expect: no('vitor-solo#answer'),
    },
    {
      from: 'ours',
      tells: 'Vitor with two opponents, so not solo, on my first turn; an award is possible',
      given: { firstActionOf: 'vitor', firstMoment: 'first', isFirstActionPossible: true, isSolo: false },
      expect: yes('first-action-mandatory#answer'),
    },
    {
      from: 'first-action-timing#step-7',
      tells: 'Corporations are revealed and I am Celestic. Do I draw my floater cards now?',
      given: { firstActionOf: 'listed', firstMoment: 'reveal' },
      expect: no('first-action-timing#answer'),
    },
    {
      from: 'valley-trust-first-action#answer',
      tells: 'We are playing preludes: does Valley Trust draw its 3 now?',
      given: { firstActionOf: 'listed', firstMoment: 'preludes' },
      expect: no('first-action-timing#answer'),
    },
    {
      from: 'ours',
      tells: 'Poseidon: I have done it already this turn',
      given: { firstActionOf: 'listed', firstMoment: 'done' },
      expect: no('first-action-turn#answer'),
    },
    {
      from: 'pharmacy-union-science-card#other-corporations',
      tells: 'Does Pharmacy Union have to take its card as first action?',
      given: { firstActionOf: 'none' },
      expect: no('first-action-corporations#answer'),
    },
    {
      from: 'ours',
      tells: 'It is my first turn, not solo: must I do the first action? It is possible',
      given: { firstMoment: 'first', isFirstActionPossible: true, isSolo: false },
      expect: needs('firstActionOf'),
    },
    { from: 'ours', tells: 'I am Aridor, and it is possible', given: { firstActionOf: 'aridor', isFirstActionPossible: true }, expect: needs('firstMoment') },
    {
      from: 'ours',
      tells: 'Inventrix on my first turn',
      given: { firstActionOf: 'listed', firstMoment: 'first' },
      expect: needs('isFirstActionPossible'),
    },
    {
      from: 'ours',
      tells: 'Vitor on my first turn, and an award is possible',
      given: { firstActionOf: 'vitor', firstMoment: 'first', isFirstActionPossible: true },
      expect: needs('isSolo'),
    },
  ],
})
