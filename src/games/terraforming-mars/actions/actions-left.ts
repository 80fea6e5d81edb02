import { number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { hasPassed } from '../facts/turns.ts'

const RARE = { min: 0, max: 2, usual: 0 } as const

const firstActionsDone = number(
  'How many mandatory first actions of corporations have you done on this turn?',
  { min: 0, max: 3, usual: 0 },
  { units: ['first actions', 'first action', 'mandatory first action', 'mandatory first actions'] },
)
const cardsPlayed = number('How many cards have you played from hand on this turn, each as an action of its own?', RARE, {
  units: ['cards played', 'card played', 'cards from hand', 'card from hand', 'project cards', 'project card'],
  before: ['played', 'i played', "i've played", 'already played'],
  after: ['cards so far', 'cards already'],
})
const conversionsDone = number('How many times have you converted plants or heat on this turn?', RARE, {
  units: ['conversions', 'conversion', 'heat conversion', 'plant conversion', 'conversion of heat', 'conversion of plants', 'times heat', 'times plants'],
})
const projectsDone = number('How many standard projects have you done on this turn? (However many cards you sell at once, it is one.)', RARE, {
  units: ['standard projects', 'standard project', 'standard project done', 'patent sale'],
})
const otherActionsDone = number(
  'How many other actions have you taken on this turn: actions of blue cards or your corporation, milestones, awards, trades, delegates?',
  RARE,
  {
    units: ['blue card actions', 'blue card action', 'card actions', 'blue actions', 'other actions', 'other action', 'milestone', 'award', 'trade', 'trades'],
  },
)

interface Turn {
  readonly firstActionsDone: number
  readonly cardsPlayed: number
  readonly conversionsDone: number
  readonly projectsDone: number
  readonly otherActionsDone: number
}

const taken = (f: Turn): number => Math.min(1, f.firstActionsDone) + f.cardsPlayed + f.conversionsDone + f.projectsDone + f.otherActionsDone

export const actionsLeft = defineAmount({
  id: 'actions-left',
  question: 'How many actions may I still take on this turn?',
  unit: 'actions',
  facts: { hasPassed, firstActionsDone, cardsPlayed, conversionsDone, projectsDone, otherActionsDone },
  never: [{ when: (f) => taken(f) > 2, because: 'A turn has at most 2 actions.' }],
  clauses: [
    { when: (f) => f.hasPassed, answer: 0, because: cite('actions-per-turn#passed', 'After passing you cannot perform any more actions in that generation') },
    {
      when: (f) => f.firstActionsDone === 3,
      unsettled: [
        { answer: null, because: cite('conflict:third-first-action#with-the-others', 'could be meant to hold all of them') },
        { answer: null, because: cite('conflict:third-first-action#not-included', 'and nothing of the third') },
      ],
    },
  ],
  sum: [
    { add: () => 2, because: cite('actions-per-turn#answer', '1 or 2; or you pass') },
    {
      add: (f) => (f.firstActionsDone === 1 ? -1 : 0),
      because: cite('first-action-turn#answer', 'at most 1 more: the mandatory first action is one of the 2 actions'),
    },
    {
      add: (f) => (f.firstActionsDone === 2 ? -1 : 0),
      because: cite('multiple-first-actions#answer', 'Your first action resolves the first actions of both corporations'),
    },
    { add: (f) => -f.cardsPlayed, because: cite('research-actions#answer', 'playing it is 1 action, and you are still allowed a second one') },
    { add: (f) => -f.conversionsDone, because: cite('conversions-per-turn#answer', 'each conversion of 8 is 1 action') },
    { add: (f) => -f.projectsDone, because: cite('standard-project-limit#answer', 'each time as one of the two actions of a turn') },
    { add: (f) => -f.otherActionsDone, because: cite('blue-card-just-played#answer', 'using the printed action is a separate action from playing the card') },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'My turn begins and I have not passed: 0 first actions, 0 cards played, 0 conversions, 0 standard projects, 0 other actions',
      given: { hasPassed: false, firstActionsDone: 0, cardsPlayed: 0, conversionsDone: 0, projectsDone: 0, otherActionsDone: 0 },
      expect: answers(2, 'actions-per-turn#answer'),
    },
    {
      from: 'tharsis-republic-first-action#second-action',
      tells:
        'Tharsis Republic has placed its city as 1 first action; I have not passed and done nothing else: 0 cards played, 0 conversions, 0 standard projects, 0 other actions',
      given: { hasPassed: false, firstActionsDone: 1, cardsPlayed: 0, conversionsDone: 0, projectsDone: 0, otherActionsDone: 0 },
      expect: answers(1, 'actions-per-turn#answer', 'first-action-turn#answer'),
    },
    {
      from: 'multiple-first-actions#merger',
      tells: 'Two corporations by Merger, 2 first actions done and nothing else, not passed',
      given: { hasPassed: false, firstActionsDone: 2, cardsPlayed: 0, conversionsDone: 0, projectsDone: 0, otherActionsDone: 0 },
      expect: answers(1, 'actions-per-turn#answer', 'multiple-first-actions#answer'),
    },
    {
      from: 'multiple-first-actions#double-down',
      tells: '3 first actions by Merger and Double Down, nothing else yet, not passed',
      given: { hasPassed: false, firstActionsDone: 3, cardsPlayed: 0, conversionsDone: 0, projectsDone: 0, otherActionsDone: 0 },
      expect: unsettled('conflict:third-first-action#not-included', 'conflict:third-first-action#with-the-others'),
    },
    {
      from: 'research-actions#two-cards',
      tells: 'I have not passed; Research is my 1 card played this turn, and nothing else',
      given: { hasPassed: false, firstActionsDone: 0, cardsPlayed: 1, conversionsDone: 0, projectsDone: 0, otherActionsDone: 0 },
      expect: answers(1, 'actions-per-turn#answer', 'research-actions#answer'),
    },
    {
      from: 'ours',
      tells: 'I have not passed: 1 card played, a blue one, and its action used as 1 other action, nothing else',
      given: { hasPassed: false, firstActionsDone: 0, cardsPlayed: 1, conversionsDone: 0, projectsDone: 0, otherActionsDone: 1 },
      expect: answers(0, 'actions-per-turn#answer', 'blue-card-just-played#answer', 'research-actions#answer'),
    },
    {
      from: 'sell-patents#twelve-cards',
      tells: 'I sold 12 cards for 12 MC as 1 standard project, nothing else on this turn, and I have not passed',
      given: { hasPassed: false, firstActionsDone: 0, cardsPlayed: 0, conversionsDone: 0, projectsDone: 1, otherActionsDone: 0 },
      expect: answers(1, 'actions-per-turn#answer', 'standard-project-limit#answer'),
    },
    {
      from: 'stormcraft-inc#two-steps',
      tells: 'Stormcraft turned 8 floaters into 2 temperature steps: 2 conversions, nothing else, not passed',
      given: { hasPassed: false, firstActionsDone: 0, cardsPlayed: 0, conversionsDone: 2, projectsDone: 0, otherActionsDone: 0 },
      expect: answers(0, 'actions-per-turn#answer', 'conversions-per-turn#answer'),
    },
    {
      from: 'ours',
      tells: 'Merger gave me 2 first actions, which I did, then 1 card played, nothing else, not passed: anything left?',
      given: { hasPassed: false, firstActionsDone: 2, cardsPlayed: 1, conversionsDone: 0, projectsDone: 0, otherActionsDone: 0 },
      expect: answers(0, 'actions-per-turn#answer', 'multiple-first-actions#answer', 'research-actions#answer'),
    },
    {
      from: 'law-suit-after-passing#attacked-later',
      tells: 'I passed, then someone attacked me: how many actions do I have left?',
      given: { hasPassed: true },
      expect: answers(0, 'actions-per-turn#passed'),
    },
    {
      from: 'ours',
      tells: '1 card played this turn, and I have not passed. How many actions left?',
      given: { hasPassed: false, cardsPlayed: 1 },
      expect: needs('firstActionsDone', 'conversionsDone', 'projectsDone', 'otherActionsDone'),
    },
    {
      from: 'ours',
      tells: '1 standard project, 0 first actions, 0 conversions, 0 other actions, not passed',
      given: { hasPassed: false, firstActionsDone: 0, conversionsDone: 0, projectsDone: 1, otherActionsDone: 0 },
      expect: needs('cardsPlayed'),
    },
    {
      from: 'ours',
      tells: '1 card played, 0 first actions, 0 conversions, 0 standard projects, 0 other actions',
      given: { firstActionsDone: 0, cardsPlayed: 1, conversionsDone: 0, projectsDone: 0, otherActionsDone: 0 },
      expect: needs('hasPassed'),
    },
  ],
})
