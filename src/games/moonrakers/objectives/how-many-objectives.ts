import { number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const timesAtBase = number(
  'How many times did you stay at base?',
  { min: 0, max: 30 },
  { units: ['times at base', 'times', 'stays at base'], before: ['stayed at base', 'stay at base'] },
)
const objectivesClaimed = number(
  'How many Objectives have you revealed in the game?',
  { min: 0, max: 30 },
  { units: ['objectives', 'objective cards'], before: ['claimed', 'revealed', 'completed'] },
)

export const howManyObjectives = defineAmount({
  id: 'how-many-objectives',
  question: 'How many hidden Objectives do I have?',
  unit: 'Objectives',
  facts: { timesAtBase, objectivesClaimed },
  never: [{ when: (f) => f.objectivesClaimed > 2 + f.timesAtBase, because: 'Nobody can have revealed more Objectives than they kept.' }],
  sum: [
    { add: () => 2, because: cite('starting-objectives#answer', 'you are dealt 3, choose 2 to keep') },
    {
      add: (f) => f.timesAtBase,
      because: [
        cite('base-objective#answer', '1 of the 2 that you draw'),
        cite('base-objective#limit', 'No limit on Objectives in your possession is stated'),
        cite('more-objectives#base', 'Staying at base, you draw 2 and keep one'),
      ],
    },
    { add: (f) => 0 - f.objectivesClaimed, because: cite('claim-objective#reveal', 'Claiming means revealing it') },
  ],
  examples: [
    { from: 'ours', tells: 'At the start', given: { timesAtBase: 0, objectivesClaimed: 0 }, expect: answers(2, 'starting-objectives#answer') },
    {
      from: 'ours',
      tells: 'Three times at base, none revealed: there is no limit of 2',
      given: { timesAtBase: 3, objectivesClaimed: 0 },
      expect: answers(5, 'starting-objectives#answer', 'base-objective#answer', 'base-objective#limit', 'more-objectives#base'),
    },
    {
      from: 'ours',
      tells: 'Both of the first two revealed',
      given: { timesAtBase: 0, objectivesClaimed: 2 },
      expect: answers(0, 'starting-objectives#answer', 'claim-objective#reveal'),
    },
    { from: 'ours', tells: 'Twice at base', given: { timesAtBase: 2 }, expect: needs('objectivesClaimed') },
    { from: 'ours', tells: 'One revealed', given: { objectivesClaimed: 1 }, expect: needs('timesAtBase') },
    {
      from: 'ours',
      tells: 'Once at base, one revealed this turn and not yet scored',
      given: { timesAtBase: 1, objectivesClaimed: 1 },
      expect: answers(2, 'starting-objectives#answer', 'base-objective#answer', 'base-objective#limit', 'more-objectives#base', 'claim-objective#reveal'),
    },
  ],
})
