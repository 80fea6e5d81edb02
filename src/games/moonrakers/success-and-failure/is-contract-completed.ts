import { derived, list, number } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { allFinished } from '../facts.ts'

const requirements = list(
  'For each type that the Contract requires: how many symbols, and how many were played by all players, Ship Parts and Mercenaries together?',
  { required: { question: 'symbols required', min: 0 }, played: { question: 'symbols played', min: 0 } },
  { least: 1, most: 5 },
)
/** Types are counted apart: a surplus of one fills no gap in another. */
const symbolsMissing = derived(
  number(
    'How many symbols are still missing, each type counted for itself?',
    { min: 0, max: 40 },
    { units: ['symbols missing', 'missing', 'short'], before: ['missing', 'lack', 'short of'] },
  ),
  { requirements },
  (f) =>
    Math.min(
      40,
      f.requirements.reduce((missing, { required, played }) => missing + Math.max(0, required - played), 0),
    ),
)

export const isContractCompleted = defineChoice({
  id: 'is-contract-completed',
  question: 'Is the Contract completed or failed?',
  facts: { symbolsMissing, allFinished },
  answers: { completed: 'Completed', failed: 'Failed', open: 'Neither yet' },
  clauses: [
    {
      when: (f) => f.symbolsMissing === 0,
      answer: 'completed',
      because: [
        cite('contract-success#answer', 'When everything that the Contract card requires has been fulfilled'),
        cite('contract-success#reach-or-exceed', 'must meet the requirements or exceed them'),
      ],
    },
    {
      when: (f) => f.allFinished,
      answer: 'failed',
      because: cite('contract-failure#answer', 'played all they can or wish to, and its requirements are not met'),
    },
  ],
  otherwise: { answer: 'open', because: cite('contract-failure#answer', 'When everybody attempting it has played all they can or wish to') },
  examples: [
    {
      from: 'ours',
      tells: 'Two Reactors and three Damage required; three and three played, by two players',
      given: {
        requirements: [
          { name: 'Reactor', required: 2, played: 3 },
          { name: 'Damage', required: 3, played: 3 },
        ],
      },
      expect: answers('completed', 'contract-success#answer', 'contract-success#reach-or-exceed'),
    },
    {
      from: 'ours',
      tells: 'Four Reactors where two are required do not make up for a missing Shield',
      given: {
        allFinished: true,
        requirements: [
          { name: 'Reactor', required: 2, played: 4 },
          { name: 'Shield', required: 2, played: 1 },
        ],
      },
      expect: answers('failed', 'contract-failure#answer'),
    },
    {
      from: 'ours',
      tells: 'One symbol short, and an ally keeps a card back: it is failed all the same',
      given: { symbolsMissing: 1, allFinished: true },
      expect: answers('failed', 'contract-failure#answer'),
    },
    {
      from: 'ours',
      tells: 'One symbol short, and cards are still being played',
      given: { symbolsMissing: 1, allFinished: false },
      expect: answers('open', 'contract-failure#answer'),
    },
    { from: 'ours', tells: 'Two symbols short', given: { requirements: [{ name: 'Damage', required: 4, played: 2 }] }, expect: needs('allFinished') },
    {
      from: 'ours',
      tells: 'Everything required was played, and an ally still has cards and actions',
      given: { symbolsMissing: 0, allFinished: false },
      expect: answers('completed', 'contract-success#answer', 'contract-success#reach-or-exceed'),
    },
  ],
})
