import { yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { era } from '../facts.ts'

const xRemoved = yesNo(
  'Has this Era’s Scoring phase taken its Heart from X already?',
  ['heart removed', 'removed from x', 'x was lowered', 'after scoring', 'after the scoring phase'],
  {
    no: ['before scoring', 'construction phase', 'before the scoring phase'],
    usual: false,
  },
)

export const whatIsX = defineAmount({
  id: 'what-is-x',
  question: 'What number is X: how many Hearts is it worth?',
  unit: 'Hearts under X',
  facts: { era, xRemoved },
  clauses: [
    {
      when: [(f) => f.era === '3', (f) => f.xRemoved],
      answer: 0,
      because: cite('conflict:x-at-final-scoring#answer', 'if nothing but the Scoring phases has changed the Hearts under X'),
    },
  ],
  sum: [
    { add: () => 3, because: cite('hearts-at-start#x-space', 'so X starts at 3') },
    { add: (f) => 1 - Number(f.era), because: cite('x-value#answer', '3 in Era 1, and one less each Era') },
    { add: (f) => (f.xRemoved ? -1 : 0), because: cite('remove-from-x#answer', 'one Heart is removed from the X space') },
  ],
  examples: [
    {
      from: 'scoring-example#x',
      tells: 'Era 1 has been scored, and X is 2 for the next',
      given: { era: '1', xRemoved: true },
      expect: answers(2, 'hearts-at-start#x-space', 'remove-from-x#answer'),
    },
    { from: 'charger#nick', tells: 'Nick flips Charger in Era 1', given: { era: '1', xRemoved: false }, expect: answers(3, 'hearts-at-start#x-space') },
    { from: 'ours', tells: 'Construction in Era 2', given: { era: '2', xRemoved: false }, expect: answers(2, 'hearts-at-start#x-space', 'x-value#answer') },
    {
      from: 'ours',
      tells: 'Construction in Era 3: one Heart is left',
      given: { era: '3', xRemoved: false },
      expect: answers(1, 'hearts-at-start#x-space', 'x-value#answer'),
    },
    {
      from: 'ours',
      tells: 'After the last Scoring phase none is left',
      given: { era: '3', xRemoved: true },
      expect: answers(0, 'conflict:x-at-final-scoring#answer'),
    },
    {
      from: 'ours',
      tells: 'Era 2, its Scoring phase, when the Hearts on cards are scored: X is down already',
      given: { era: '2', xRemoved: true },
      expect: answers(1, 'hearts-at-start#x-space', 'x-value#answer', 'remove-from-x#answer'),
    },
    { from: 'ours', tells: 'Era 2, and nobody said whether it is scored', given: { era: '2' }, expect: needs('xRemoved') },
    { from: 'ours', tells: 'Nobody said which Era', given: { xRemoved: false }, expect: needs('era') },
  ],
})
