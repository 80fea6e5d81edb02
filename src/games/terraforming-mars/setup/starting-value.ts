import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { isColoniesInUse, isCorporateEra, isSolo } from '../facts/parts.ts'

const startOf = choice(
  'What do you want to know?',
  { tr: 'your Terraform Rating', mc: 'your MC production', other: 'another production of yours' },
  {
    says: {
      tr: ['tr at the start', 'start tr', 'my rating', 'starting tr', 'tr', 'terraform rating', 'rating'],
      mc: ['mc track', 'money track', 'megacredit production', 'mc production', 'mc prod', 'money production', 'income'],
      other: [
        'plant track',
        'steel track',
        'heat track',
        'energy track',
        'titanium track',
        'power production',
        'steel production',
        'titanium production',
        'plant production',
        'energy production',
        'heat production',
        'production',
      ],
    },
  },
)

export const startingValue = defineAmount({
  id: 'starting-value',
  question: 'With what TR or production do I begin the game at the start, before corporation and Preludes?',
  unit: (f) => (f.startOf === 'tr' ? 'TR' : 'production'),
  facts: { startOf, isSolo, isCorporateEra, isColoniesInUse },
  clauses: [
    {
      when: [(f) => f.startOf === 'tr', (f) => f.isSolo],
      answer: 14,
      because: cite('solo-starting-conditions#tr', 'The starting TR is 14 in every combination'),
    },
    { when: (f) => f.startOf === 'tr', answer: 20, because: cite('setup-players#tr', "Each player's marker begins on position 20 of the TR track") },
    {
      when: [(f) => f.isSolo, (f) => f.startOf === 'mc', (f) => f.isColoniesInUse],
      answer: -2,
      because: cite('solo-starting-conditions#mc-production', '0 at the start, with Colonies −2'),
    },
    { when: (f) => f.isSolo, answer: 0, because: cite('standard-solo#production', 'You start with 0 production of every resource') },
  ],
  sum: [
    { add: (f) => (f.isCorporateEra ? 0 : 1), because: cite('starting-production#answer', '1 of each resource in the Standard game, 0 with Corporate Era') },
  ],
  examples: [
    { from: 'setup-players#tr', tells: 'What TR do I start with, not solo?', given: { startOf: 'tr', isSolo: false }, expect: answers(20, 'setup-players#tr') },
    {
      from: 'setup-players#solo-tr',
      tells: 'What TR do I start with in a solo game?',
      given: { startOf: 'tr', isSolo: true },
      expect: answers(14, 'solo-starting-conditions#tr'),
    },
    {
      from: 'starting-production#standard-game',
      tells: 'Steel production at the start of the standard game, not solo',
      given: { startOf: 'other', isSolo: false, isCorporateEra: false },
      expect: answers(1, 'starting-production#answer'),
    },
    {
      from: 'starting-production#standard-game',
      tells: 'MC production at the start, not solo, standard game with colonies',
      given: { startOf: 'mc', isSolo: false, isCorporateEra: false, isColoniesInUse: true },
      expect: answers(1, 'starting-production#answer'),
    },
    {
      from: 'starting-production#corporate-era',
      tells: 'MC production at the start with corporate era, not solo',
      given: { startOf: 'mc', isSolo: false, isCorporateEra: true },
      expect: answers(0, 'starting-production#answer'),
    },
    {
      from: 'solo-starting-conditions#mc-production',
      tells: 'MC production at the start of a solo game with colonies',
      given: { startOf: 'mc', isSolo: true, isColoniesInUse: true },
      expect: answers(-2, 'solo-starting-conditions#mc-production'),
    },
    {
      from: 'ours',
      tells: 'Heat production at the start of a solo game with colonies',
      given: { startOf: 'other', isSolo: true, isColoniesInUse: true },
      expect: answers(0, 'standard-solo#production'),
    },
    {
      from: 'standard-solo#production',
      tells: 'Plant production at the start of a solo game, if we leave out Corporate Era',
      given: { startOf: 'other', isSolo: true, isCorporateEra: false },
      expect: answers(0, 'standard-solo#production'),
    },
    { from: 'ours', tells: 'What TR do I start with?', given: { startOf: 'tr' }, expect: needs('isSolo') },
    { from: 'ours', tells: 'MC production at the start of a solo game', given: { startOf: 'mc', isSolo: true }, expect: needs('isColoniesInUse') },
    { from: 'ours', tells: 'Steel production at the start, not solo', given: { startOf: 'other', isSolo: false }, expect: needs('isCorporateEra') },
    { from: 'ours', tells: 'What do I start with in corporate era, not solo?', given: { isSolo: false, isCorporateEra: true }, expect: needs('startOf') },
  ],
})
