import { choice, number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'

/** From 6 rounds of 4 unplaced rings to well beyond the 24 points of 6 settlements, 5 resource bases and every bonus. */
const RANGE = { min: -24, max: 36, unit: 'points' } as const

const goldPoints = number('How many points has gold?', RANGE, {
  units: ['points', 'point', 'pts', 'vp'],
  before: ['gold', 'gold has', 'gold scores'],
  after: ['for gold', 'points for gold'],
})
const silverPoints = number('How many points has silver?', RANGE, {
  units: ['points', 'point', 'pts', 'vp'],
  before: ['silver', 'silver has', 'silver scores'],
  after: ['for silver', 'points for silver'],
})

const tied = yesNo(
  'Are gold and silver tied on points?',
  // A bonus can be tied as well: the bare word does not do.
  [
    'we are tied',
    'we tied',
    'tied on points',
    'points are tied',
    'tie on points',
    'same points',
    'same number of points',
    'equal points',
    'same score',
    'level on points',
    'a draw',
  ],
  {
    no: ['not tied', 'no tie', 'different points'],
  },
)

const secondInRound1 = choice(
  'Who went second in the 1st round?',
  { gold: 'gold', silver: 'silver' },
  {
    says: {
      // Whoever went second in the 1st round starts the last one: "silver started" may mean either.
      gold: [
        'gold went second in the first round',
        'gold went second in round 1',
        'gold went second',
        'silver started the game',
        'silver began the game',
        'silver started round 1',
      ],
      silver: [
        'silver went second in the first round',
        'silver went second in round 1',
        'silver went second',
        'gold started the game',
        'gold began the game',
        'gold started round 1',
      ],
    },
  },
)

export const whoWinsTiedPoints = defineChoice({
  id: 'who-wins-tied-points',
  question: 'Who wins the game?',
  facts: { tied, goldPoints, silverPoints, secondInRound1 },
  answers: { gold: 'Gold', silver: 'Silver' },
  clauses: [
    { when: (f) => f.tied, answer: (f) => f.secondInRound1, because: cite('tied-points#tied-points', 'went second in the 1st round then wins') },
    { when: (f) => f.goldPoints > f.silverPoints, answer: 'gold', because: cite('tied-points#higher-total', 'the higher total of points is the winner') },
  ],
  otherwise: { answer: 'silver', because: cite('tied-points#higher-total', 'the higher total of points is the winner') },
  never: [
    {
      when: (f) => f.tied !== (f.goldPoints === f.silverPoints),
      because: 'Gold and silver are tied when they have the same number of points, and not otherwise.',
    },
  ],
  examples: [
    {
      from: 'scoring-example#answer',
      tells: 'Gold has 10, silver 11',
      given: { goldPoints: 10, silverPoints: 11 },
      expect: answers('silver', 'tied-points#higher-total'),
    },
    { from: 'ours', tells: 'Gold has more', given: { goldPoints: 12, silverPoints: 11 }, expect: answers('gold', 'tied-points#higher-total') },
    {
      from: 'ours',
      tells: 'Gold has one more, though silver went second',
      given: { goldPoints: 12, silverPoints: 11, secondInRound1: 'silver' },
      expect: answers('gold', 'tied-points#higher-total'),
    },
    {
      from: 'ours',
      tells: 'Unplaced rings leave both below zero',
      given: { goldPoints: -2, silverPoints: -1 },
      expect: answers('silver', 'tied-points#higher-total'),
    },
    {
      from: 'ours',
      tells: 'Both have 11, and silver went second',
      given: { goldPoints: 11, silverPoints: 11, secondInRound1: 'silver' },
      expect: answers('silver', 'tied-points#tied-points'),
    },
    { from: 'ours', tells: 'A tie, and gold went second', given: { tied: true, secondInRound1: 'gold' }, expect: answers('gold', 'tied-points#tied-points') },
    { from: 'ours', tells: 'Both have 11', given: { goldPoints: 11, silverPoints: 11 }, expect: needs('secondInRound1') },
    { from: 'ours', tells: 'A tie, and nobody remembers who went second', given: { tied: true }, expect: needs('secondInRound1') },
    { from: 'ours', tells: 'No tie, and gold has 9', given: { tied: false, goldPoints: 9 }, expect: needs('silverPoints') },
    {
      from: 'ours',
      tells: 'Both have 0 points, and gold started the game: the one who started the last round wins, not the one who started the first',
      given: { goldPoints: 0, silverPoints: 0, secondInRound1: 'silver' },
      expect: answers('silver', 'tied-points#tied-points'),
    },
  ],
})
