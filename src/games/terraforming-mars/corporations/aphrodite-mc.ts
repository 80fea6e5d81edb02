import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { venus } from '../facts/parameters.ts'

const venusMove = choice(
  'What happens to Venus?',
  { player: 'a player raises it, whoever it is', government: 'it is raised in the World Government phase', other: 'nothing: another parameter is raised' },
  {
    says: {
      player: ['i raise venus', 'opponent raises venus', 'another player raises venus', 'she raises venus', 'air scrapping', 'raises venus'],
      government: ['world government', 'wgt', 'solar phase'],
      other: ['temperature', 'oxygen', 'another parameter'],
    },
  },
)
const venusStepsRaised = number('By how many steps would Venus go up?', { min: 1, max: 15 }, { units: ['steps', 'step'], before: ['by', 'raises venus'] })

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
  facts: { venusMove, venusStepsRaised, venus },
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
      add: (f) => (f.venusMove === 'government' ? 2 * steps(f) : 0),
      because: [
        cite('aphrodite#answer', 'and in the World Government phase too'),
        cite('conflict:world-government-triggers#card-effects', 'say that the card is triggered in this phase too'),
      ],
    },
  ],
  examples: [
    {
      from: 'kinds-of-effects#resources-by-events',
      tells: '1 step of Venus by another player: 2 MC',
      given: { venusMove: 'player', venusStepsRaised: 1, venus: 10 },
      expect: answers(2, 'aphrodite#any-player', 'kinds-of-effects#resources-by-events'),
    },
    {
      from: 'aphrodite#world-government',
      tells: 'Venus is raised by World Government',
      given: { venusMove: 'government', venusStepsRaised: 1, venus: 0 },
      expect: answers(2, 'aphrodite#answer', 'conflict:world-government-triggers#card-effects'),
    },
    {
      from: 'aphrodite#venus-maxed',
      tells: 'Air Scrapping with Venus at 30%',
      given: { venusMove: 'player', venusStepsRaised: 1, venus: 30 },
      expect: answers(0, 'aphrodite#venus-maxed'),
    },
    {
      from: 'ours',
      tells: '3 steps, and Venus is at 28%: one of them counts',
      given: { venusMove: 'player', venusStepsRaised: 3, venus: 28 },
      expect: answers(2, 'aphrodite#any-player', 'kinds-of-effects#resources-by-events'),
    },
    { from: 'ours', tells: 'Only the temperature rises', given: { venusMove: 'other' }, expect: answers(0, 'aphrodite#answer') },
    { from: 'ours', tells: 'I raise Venus at 10%', given: { venusMove: 'player', venus: 10 }, expect: needs('venusStepsRaised') },
    { from: 'ours', tells: 'I raise Venus 2 steps', given: { venusMove: 'player', venusStepsRaised: 2 }, expect: needs('venus') },
    { from: 'ours', tells: 'Something rises by 1', given: { venusStepsRaised: 1, venus: 10 }, expect: needs('venusMove') },
  ],
})
