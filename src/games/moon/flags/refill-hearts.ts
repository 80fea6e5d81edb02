import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { eraEnding } from '../facts.ts'

const space = choice(
  'Which space is it?',
  { flag: 'the space under a Flag', x: 'the X space' },
  {
    usual: 'flag',
    says: {
      flag: ['each flag', 'every flag', 'under a flag', 'under the flag', 'under the flags', 'on the flags', 'per flag'],
      x: ['refill x', 'x refilled', 'x filled up', 'fill up x', 'added to x', 'put on x', 'back on x', 'placed on x', 'does x get', 'x get'],
    },
  },
)

export const refillHearts = defineAmount({
  id: 'refill-hearts',
  question: 'How many Hearts are added at the end of this Era?',
  unit: 'Hearts',
  facts: { eraEnding, space },
  clauses: [
    { when: (f) => f.eraEnding === '3', answer: 0, because: cite('refill#era-3-ends', 'Skip this entire step and go on to final scoring') },
    { when: (f) => f.space === 'x', answer: 0, because: cite('refill#x', 'nothing is put back on the X space') },
  ],
  sum: [
    { add: (f) => (f.eraEnding === '1' ? 4 : 0), because: cite('refill#era-1-ends', 'Place four Hearts under each Flag') },
    { add: (f) => (f.eraEnding === '2' ? 5 : 0), because: cite('refill#era-2-ends', 'Place five Hearts under each Flag') },
  ],
  examples: [
    {
      from: 'scoring-example#refill',
      tells: 'Era 1 is over: four for each Flag',
      given: { eraEnding: '1', space: 'flag' },
      expect: answers(4, 'refill#era-1-ends'),
    },
    { from: 'ours', tells: 'Era 2 is over', given: { eraEnding: '2', space: 'flag' }, expect: answers(5, 'refill#era-2-ends') },
    { from: 'ours', tells: 'Era 3 is over, whatever the space', given: { eraEnding: '3' }, expect: answers(0, 'refill#era-3-ends') },
    { from: 'ours', tells: 'X is never filled up again', given: { eraEnding: '1', space: 'x' }, expect: answers(0, 'refill#x') },
    { from: 'ours', tells: 'Which Era is over?', given: { space: 'flag' }, expect: needs('eraEnding') },
    { from: 'ours', tells: 'After Era 2', given: { eraEnding: '2' }, expect: needs('space') },
    { from: 'ours', tells: 'X, for Era 2: is it filled up like the Flags? Nobody said which Era ends', given: { space: 'x' }, expect: answers(0, 'refill#x') },
    {
      from: 'ours',
      tells: 'We set up for Era 2, so it is Era 1 that ends: four, not five',
      given: { eraEnding: '1', space: 'flag' },
      expect: answers(4, 'refill#era-1-ends'),
    },
  ],
})
