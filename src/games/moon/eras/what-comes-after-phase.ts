import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { era } from '../facts.ts'

const phase = choice(
  'Which phase is over?',
  { production: 'the Production phase', construction: 'the Construction phase', scoring: 'the Scoring phase' },
  {
    says: {
      production: ['production', 'production phase', 'producing', 'income'],
      construction: ['construction', 'construction phase', 'building'],
      scoring: ['scoring', 'scoring phase'],
    },
  },
)

export const whatComesAfterPhase = defineChoice({
  id: 'what-comes-after-phase',
  question: 'What comes after this phase?',
  facts: { phase, era },
  answers: { construction: 'The Construction phase', scoring: 'The Scoring phase', production: 'The Production phase of the next Era', final: 'Final scoring' },
  clauses: [
    {
      when: (f) => f.phase === 'production',
      answer: 'construction',
      because: cite('era-phases#answer', 'in this order: Production phase, Construction phase, Scoring phase'),
    },
    {
      when: (f) => f.phase === 'construction',
      answer: 'scoring',
      because: cite('era-phases#answer', 'in this order: Production phase, Construction phase, Scoring phase'),
    },
    {
      when: (f) => f.era === '3',
      answer: 'final',
      because: [cite('number-of-eras#answer', 'Three, and the rules are the same for all'), cite('final-score#when', 'After the Scoring phase of Era 3')],
    },
  ],
  otherwise: {
    answer: 'production',
    because: [
      cite('number-of-eras#answer', 'Three, and the rules are the same for all'),
      cite('production-phase#when', 'At the beginning of each Era, not at its end'),
    ],
  },
  examples: [
    { from: 'ours', tells: 'Production comes first', given: { phase: 'production' }, expect: answers('construction', 'era-phases#answer') },
    { from: 'ours', tells: 'The last cards are built', given: { phase: 'construction' }, expect: answers('scoring', 'era-phases#answer') },
    {
      from: 'ours',
      tells: 'Era 1 is scored',
      given: { phase: 'scoring', era: '1' },
      expect: answers('production', 'number-of-eras#answer', 'production-phase#when'),
    },
    {
      from: 'ours',
      tells: 'Era 2 is scored',
      given: { phase: 'scoring', era: '2' },
      expect: answers('production', 'number-of-eras#answer', 'production-phase#when'),
    },
    { from: 'ours', tells: 'Era 3 is scored', given: { phase: 'scoring', era: '3' }, expect: answers('final', 'number-of-eras#answer', 'final-score#when') },
    { from: 'ours', tells: 'Scored, in some Era', given: { phase: 'scoring' }, expect: needs('era') },
    { from: 'ours', tells: 'Era 1, some phase', given: { era: '1' }, expect: needs('phase') },
    {
      from: 'ours',
      tells: 'The Construction phase of Era 3 is over: it is scored like any other before final scoring',
      given: { phase: 'construction', era: '3' },
      expect: answers('scoring', 'era-phases#answer'),
    },
  ],
})
