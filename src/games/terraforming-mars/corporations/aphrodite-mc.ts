import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { venus } from '../facts/parameters.ts'

const venusMove = choice(
  'What happens to Venus?',
  { player: 'a player raises it, whoever it is', government: 'the World Government raises it, 1 step', other: 'nothing: another parameter is raised' },
  {
    says: {
      player: [
        'someone raises venus',
        'somebody raises venus',
        'a player raises venus',
        'raise venus',
        'raised venus',
        'venus goes up',
        'venus up',
        'i raise venus',
        'opponent raises venus',
        'another player raises venus',
        'she raises venus',
        'he raises venus',
        'air scrapping',
        'raises venus',
      ],
      government: ['world government', 'world government raises venus', 'wgt', 'wgt raises venus', 'government raises venus', 'solar phase'],
      other: ['raises the temperature', 'raises oxygen', 'another parameter', 'not venus'],
    },
    usual: 'player',
  },
)
const venusStepsRaised = number(
  'By how many steps would Venus go up?',
  { min: 1, max: 15 },
  { units: ['steps', 'step', 'times', 'venus steps'], before: ['by', 'raises venus'] },
)

interface Raise {
  readonly venus: number
  readonly venusStepsRaised: number
}

/** Steps that Venus can still go, up to 30%. */
const steps = (f: Raise): number => Math.min(f.venusStepsRaised, (30 - f.venus) / 2)

export const aphroditeMc = defineAmount({
  id: 'aphrodite-mc',
  question: 'How many MC do I get as Aphrodite?',
  unit: 'MC',
  // How far Venus is matters only near the end of its track.
  facts: { venusMove, venusStepsRaised, venus: { ...venus, usual: 10 } },
  clauses: [
    { when: (f) => f.venusMove === 'other', answer: 0, because: cite('aphrodite#answer', 'Whenever any player terraforms Venus') },
    { when: (f) => f.venus === 30, answer: 0, because: cite('aphrodite#venus-maxed', 'would raise Venus once it is maxed out do not trigger it') },
  ],
  sum: [
    {
      add: (f) => (f.venusMove === 'player' ? 2 * steps(f) : 0),
      because: [
        cite('aphrodite#any-player', 'It does not matter which player raises Venus'),
        cite('kinds-of-effects#resources-by-events', '2 MC from the Aphrodite corporation for 1 step of Venus'),
      ],
    },
    {
      add: (f) => (f.venusMove === 'government' ? 2 : 0),
      because: [
        cite('aphrodite#answer', 'and in the World Government phase too'),
        cite('conflict:world-government-triggers#card-effects', 'say that the card is triggered in this phase too'),
      ],
    },
  ],
  examples: [
    {
      from: 'kinds-of-effects#resources-by-events',
      tells: 'Another player raises Venus 1 step, from 10%: what do I get as Aphrodite?',
      given: { venusMove: 'player', venusStepsRaised: 1, venus: 10 },
      expect: answers(2, 'aphrodite#any-player', 'kinds-of-effects#resources-by-events'),
    },
    {
      from: 'aphrodite#world-government',
      tells: 'The World Government raises Venus from 0%, and I am Aphrodite',
      given: { venusMove: 'government', venus: 0 },
      expect: answers(2, 'aphrodite#answer', 'conflict:world-government-triggers#card-effects'),
    },
    {
      from: 'aphrodite#venus-maxed',
      tells: 'She uses Air Scrapping for 1 step with Venus at 30%; do I get 2 MC as Aphrodite?',
      given: { venusMove: 'player', venusStepsRaised: 1, venus: 30 },
      expect: answers(0, 'aphrodite#venus-maxed'),
    },
    {
      from: 'ours',
      tells: 'As Aphrodite: a card raises Venus 3 steps, and Venus is at 28%, so one of them counts',
      given: { venusMove: 'player', venusStepsRaised: 3, venus: 28 },
      expect: answers(2, 'aphrodite#any-player', 'kinds-of-effects#resources-by-events'),
    },
    {
      from: 'ours',
      tells: 'An opponent raises the temperature: does Aphrodite get anything?',
      given: { venusMove: 'other' },
      expect: answers(0, 'aphrodite#answer'),
    },
    {
      from: 'ours',
      tells: 'Venus is maxed at 30% and a card would raise it 2 steps, whoever plays it',
      given: { venusStepsRaised: 2, venus: 30 },
      expect: answers(0, 'aphrodite#venus-maxed'),
    },
    { from: 'ours', tells: 'I raise Venus, which is at 10%, as Aphrodite', given: { venusMove: 'player', venus: 10 }, expect: needs('venusStepsRaised') },
    { from: 'ours', tells: 'I raise Venus 2 steps as Aphrodite', given: { venusMove: 'player', venusStepsRaised: 2 }, expect: needs('venus') },
    {
      from: 'ours',
      tells: 'Aphrodite, and something goes up 3 steps with Venus at 10%',
      given: { venusStepsRaised: 3, venus: 10 },
      expect: needs('venusMove'),
    },
  ],
})
