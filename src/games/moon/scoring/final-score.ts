import { derived, list, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const earnedHearts = number(
  'How many Hearts are in your Supply? Leave out those that lie on cards.',
  { min: 0 },
  { units: ['heart tokens', 'tokens', 'hearts in my supply', 'earned hearts'], before: ['earned', 'collected'] },
)
const greyStructures = list('What does each of your grey structures score?', { hearts: { question: 'Hearts', min: 0 } }, { least: 1, most: 40 })
const greyHearts = derived(
  number(
    'How many Hearts are depicted on your grey structures, as numbers or by formula?',
    { min: 0 },
    { after: ['from grey', 'on grey', 'on my grey structures', 'from my grey structures'] },
  ),
  { greyStructures },
  (f) => f.greyStructures.reduce((sum, { hearts }) => sum + hearts, 0),
)
const reputationHearts = number(
  'How many Hearts are depicted on your Reputation Cards?',
  { min: 0 },
  { after: ['on reputation cards', 'from reputation cards', 'on my reputation cards', 'from reputation'] },
)

export const finalScore = defineAmount({
  id: 'final-score',
  question: 'What is my final score?',
  unit: 'Hearts',
  facts: { earnedHearts, greyHearts, reputationHearts },
  sum: [
    { add: (f) => f.earnedHearts, because: cite('final-score#heart-tokens', 'All that you earned through the game') },
    { add: (f) => f.greyHearts, because: cite('final-score#grey-structures', 'The Hearts depicted on them, as a number or a formula') },
    { add: (f) => f.reputationHearts, because: cite('final-score#reputation-cards', 'The Hearts depicted on those you claimed') },
  ],
  examples: [
    {
      from: 'final-score#buzz',
      tells: 'Buzz: 58 tokens, Opera House 12, Workers Union 20, Reputation Cards 10',
      given: {
        earnedHearts: 58,
        greyStructures: [
          { name: 'Opera House', hearts: 12 },
          { name: 'Workers Union', hearts: 20 },
        ],
        reputationHearts: 10,
      },
      expect: answers(100, 'final-score#heart-tokens', 'final-score#grey-structures', 'final-score#reputation-cards'),
    },
    {
      from: 'ours',
      tells: 'No grey structure and no Reputation Card',
      given: { earnedHearts: 41, greyHearts: 0, reputationHearts: 0 },
      expect: answers(41, 'final-score#heart-tokens'),
    },
    {
      from: 'ours',
      tells: '41 in my Supply; the 6 on Distiller, nine Metal and four Rovers add nothing',
      given: { earnedHearts: 41, greyHearts: 0, reputationHearts: 5 },
      expect: answers(46, 'final-score#heart-tokens', 'final-score#reputation-cards'),
    },
    { from: 'ours', tells: 'Nobody counted the Reputation Cards', given: { earnedHearts: 41, greyHearts: 12 }, expect: needs('reputationHearts') },
    { from: 'ours', tells: 'Nobody counted the tokens', given: { greyHearts: 12, reputationHearts: 3 }, expect: needs('earnedHearts') },
  ],
})
