import { number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const actionsHad = number(
  'How many actions did you have before you played these cards?',
  { min: 1, max: 30, usual: 1 },
  { units: ['actions', 'action', 'actions left'], before: ['had', 'started with', 'begin with', 'start with', 'with my', 'from'] },
)
const reactorsPlayed = number('How many Reactors did you play from your hand?', { min: 0, max: 30 }, { units: ['reactors', 'reactor', 'reactor cards'] })
const playedOthers = yesNo(
  'Did you play other cards from your hand than Reactors?',
  ['thruster', 'thrusters', 'shield', 'shields', 'damage', 'miss', 'crew', 'other cards'],
  {
    no: [
      'nothing else',
      'no other cards',
      'only reactors',
      'just reactors',
      'only action',
      'only action so far',
      'only card',
      'only card so far',
      'my only',
      'just one reactor',
      'one reactor only',
    ],
  },
)
const cardsPlayed = number(
  'How many cards have you played from your hand for an action each, Reactors and Crew included?',
  { min: 0, max: 30 },
  { units: ['cards', 'action cards', 'cards played', 'cards in all', 'cards altogether'] },
)
const abilityActions = number(
  'How many actions did special abilities of Crew or Ship Parts give you?',
  { min: 0, max: 30, usual: 0 },
  {
    units: ['actions from abilities', 'extra actions', 'actions from crew', 'actions from a ship part'],
    before: ['ability gave', 'ability gives', 'crew gave', 'crew gives', 'ship part gave', 'ship part gives'],
  },
)

interface Played {
  readonly reactorsPlayed: number
  readonly playedOthers: boolean
  readonly cardsPlayed: number
}

/** Without other cards, the Reactors are all. */
const taken = (f: Played): number => (f.playedOthers ? f.cardsPlayed : f.reactorsPlayed)

export const howManyActionsLeft = defineAmount({
  id: 'how-many-actions-left',
  question: 'How many actions do I have left?',
  unit: 'actions',
  facts: { actionsHad, reactorsPlayed, playedOthers, cardsPlayed, abilityActions },
  never: [
    { when: (f) => f.playedOthers && f.reactorsPlayed >= f.cardsPlayed, because: 'Reactors and others are among the cards played.' },
    { when: (f) => taken(f) > f.actionsHad + 2 * f.reactorsPlayed + f.abilityActions, because: 'Each card took an action, and there were not that many.' },
  ],
  sum: [
    { add: () => 1, because: cite('first-action#answer', 'every player involved starts with a single action') },
    { add: (f) => 2 * f.reactorsPlayed, because: cite('reactor-actions#answer', 'It gives you 2 additional actions') },
    { add: (f) => f.actionsHad - 1 + f.abilityActions, because: cite('more-actions#answer', 'some Crew and some Ship Parts cards give actions too') },
    { add: (f) => 0 - taken(f), because: cite('action-cards#action', 'Every Action card requires one action') },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'I begin a Contract with my one action, nothing played yet',
      given: { actionsHad: 1, reactorsPlayed: 0, playedOthers: false, abilityActions: 0 },
      expect: answers(1, 'first-action#answer'),
    },
    {
      from: 'ours',
      tells: 'One Reactor as my only action so far: it takes one action and gives two',
      given: { actionsHad: 1, reactorsPlayed: 1, playedOthers: false, abilityActions: 0 },
      expect: answers(2, 'first-action#answer', 'reactor-actions#answer', 'action-cards#action'),
    },
    {
      from: 'ours',
      tells: 'Two Reactors and a Shield, three cards in all',
      given: { actionsHad: 1, reactorsPlayed: 2, playedOthers: true, cardsPlayed: 3, abilityActions: 0 },
      expect: answers(2, 'first-action#answer', 'reactor-actions#answer', 'action-cards#action'),
    },
    {
      from: 'ours',
      tells: 'A single Thruster ends it',
      given: { actionsHad: 1, reactorsPlayed: 0, playedOthers: true, cardsPlayed: 1, abilityActions: 0 },
      expect: answers(0, 'first-action#answer', 'action-cards#action'),
    },
    {
      from: 'ours',
      tells: 'A Crew card that gives one action',
      given: { actionsHad: 1, reactorsPlayed: 0, playedOthers: true, cardsPlayed: 1, abilityActions: 1 },
      expect: answers(1, 'first-action#answer', 'more-actions#answer', 'action-cards#action'),
    },
    {
      from: 'ours',
      tells: 'Three actions left, and one of them goes into a Reactor',
      given: { actionsHad: 3, reactorsPlayed: 1, playedOthers: false, abilityActions: 0 },
      expect: answers(4, 'first-action#answer', 'reactor-actions#answer', 'more-actions#answer', 'action-cards#action'),
    },
    {
      from: 'ours',
      tells: 'Four cards played',
      given: { actionsHad: 1, playedOthers: true, cardsPlayed: 4, abilityActions: 0 },
      expect: needs('reactorsPlayed'),
    },
    {
      from: 'ours',
      tells: 'A Reactor and other cards with the first action',
      given: { actionsHad: 1, reactorsPlayed: 1, playedOthers: true, abilityActions: 0 },
      expect: needs('cardsPlayed'),
    },
    {
      from: 'ours',
      tells: 'Two Reactors, and perhaps something else',
      given: { actionsHad: 1, reactorsPlayed: 2, abilityActions: 0 },
      expect: needs('playedOthers', 'cardsPlayed'),
    },
    {
      from: 'ours',
      tells: 'Three cards, one of them a Reactor',
      given: { reactorsPlayed: 1, playedOthers: true, cardsPlayed: 3 },
      expect: needs('actionsHad', 'abilityActions'),
    },
    {
      from: 'ours',
      tells: 'One Reactor, two Damage, and an ally played another Reactor: that one is not mine',
      given: { actionsHad: 1, reactorsPlayed: 1, playedOthers: true, cardsPlayed: 3, abilityActions: 0 },
      expect: answers(0, 'first-action#answer', 'reactor-actions#answer', 'action-cards#action'),
    },
  ],
})
