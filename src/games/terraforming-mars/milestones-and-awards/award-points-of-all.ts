import { list, type Row } from '../../../rules/fact.ts'
import { answers, cite, defineChoice } from '../../../rules/rule.ts'

const awardStandings = list(
  'How many has each player of what the award counts? Name all of them.',
  { amount: { question: 'how many', min: -5 } },
  { least: 2, most: 5 },
)

type Standing = Row<'amount'>

const most = (rows: readonly Standing[]): number => Math.max(...rows.map(({ amount }) => amount))
const best = (rows: readonly Standing[]): Standing[] => rows.filter(({ amount }) => amount === most(rows))
const others = (rows: readonly Standing[]): Standing[] => rows.filter(({ amount }) => amount < most(rows))

/** 5 points for the most, whatever comes next for the runners-up, in the order of the rows. */
const pointsOf = (rows: readonly Standing[], runnerUp: '2' | '0'): ('5' | '2' | '0')[] =>
  rows.map(({ amount }) => (amount === most(rows) ? '5' : amount === most(others(rows)) ? runnerUp : '0'))

export const awardPointsOfAll = defineChoice({
  id: 'award-points-of-all',
  question: 'How many points does each player get for a funded award, in the order told?',
  facts: { awardStandings },
  answers: { '5': '5 points', '2': '2 points', '0': 'no points' },
  clauses: [
    {
      when: [(f) => f.awardStandings.length === 2, (f) => best(f.awardStandings).length === 1],
      answer: (f) => pointsOf(f.awardStandings, '0'),
      because: cite('awards-two-players#answer', 'in a 2-player game only first place is awarded'),
    },
    {
      when: (f) => best(f.awardStandings).length === 2,
      answer: (f) => pointsOf(f.awardStandings, '0'),
      because: cite('award-ties#first-place', 'each gets 5 points, and second place is not awarded'),
    },
    {
      when: (f) => best(f.awardStandings).length > 2,
      answer: (f) => pointsOf(f.awardStandings, '0'),
      because: [
        cite('award-ties#answer', 'All who are tied: ties are friendly'),
        cite('conflict:three-way-award-tie#answer', 'All of them get 5 points, and second place is not awarded'),
      ],
    },
    {
      when: (f) => best(others(f.awardStandings)).length > 1,
      answer: (f) => pointsOf(f.awardStandings, '2'),
      because: [
        cite('award-ties#second-place', 'If two people tie for second, both get 2 points'),
        cite('award-with-zero#answer', 'zero, or less than zero, still earns the points'),
      ],
    },
  ],
  otherwise: {
    answer: (f) => pointsOf(f.awardStandings, '2'),
    because: [
      cite('awards#answer', 'first place gets 5 points and second place 2'),
      cite('award-with-zero#answer', 'zero, or less than zero, still earns the points'),
    ],
  },
  examples: [
    {
      from: 'ours',
      tells: 'Award, four players with 6, 6, 3 and 1. Points in that order.',
      given: {
        awardStandings: [
          { name: 'A', amount: 6 },
          { name: 'B', amount: 6 },
          { name: 'C', amount: 3 },
          { name: 'D', amount: 1 },
        ],
      },
      expect: answers(['5', '5', '0', '0'], 'award-ties#first-place'),
    },
    {
      from: 'ours',
      tells: 'Two players, award standings 4 and 2',
      given: {
        awardStandings: [
          { name: 'A', amount: 4 },
          { name: 'B', amount: 2 },
        ],
      },
      expect: answers(['5', '0'], 'awards-two-players#answer'),
    },
    {
      from: 'ours',
      tells: 'Two players with 3 each for the award',
      given: {
        awardStandings: [
          { name: 'A', amount: 3 },
          { name: 'B', amount: 3 },
        ],
      },
      expect: answers(['5', '5'], 'award-ties#first-place'),
    },
    {
      from: 'award-with-zero#scientist',
      tells: 'Scientist: the funder has 3 science tags, the three others have 0',
      given: {
        awardStandings: [
          { name: 'funder', amount: 3 },
          { name: 'B', amount: 0 },
          { name: 'C', amount: 0 },
          { name: 'D', amount: 0 },
        ],
      },
      expect: answers(['5', '2', '2', '2'], 'award-ties#second-place', 'award-with-zero#answer'),
    },
    {
      from: 'award-with-zero#banker',
      tells: 'Banker: she has 10 MC production, the two others have -2',
      given: {
        awardStandings: [
          { name: 'Ada', amount: 10 },
          { name: 'Ben', amount: -2 },
          { name: 'Cleo', amount: -2 },
        ],
      },
      expect: answers(['5', '2', '2'], 'award-ties#second-place', 'award-with-zero#answer'),
    },
    {
      from: 'ours',
      tells: 'Three of four tie for first with 5, the last has 4',
      given: {
        awardStandings: [
          { name: 'A', amount: 5 },
          { name: 'B', amount: 4 },
          { name: 'C', amount: 5 },
          { name: 'D', amount: 5 },
        ],
      },
      expect: answers(['5', '0', '5', '5'], 'award-ties#answer', 'conflict:three-way-award-tie#answer'),
    },
    {
      from: 'ours',
      tells: 'Five players with 1, 7, 4, 0 and 3 in an award',
      given: {
        awardStandings: [
          { name: 'A', amount: 1 },
          { name: 'B', amount: 7 },
          { name: 'C', amount: 4 },
          { name: 'D', amount: 0 },
          { name: 'E', amount: 3 },
        ],
      },
      expect: answers(['0', '5', '2', '0', '0'], 'award-with-zero#answer', 'awards#answer'),
    },
  ],
})
