import { number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const cardsPlayed = number(
  'How many cards have you played from your hand for an action each, Reactors and Crew included?',
  { min: 0, max: 30 },
  { units: ['cards', 'action cards'], before: ['played', 'have played'] },
)
const reactorsPlayed = number('How many of them were Reactors?', { min: 0, max: 30 }, { units: ['reactors', 'reactor'], before: ['played', 'including'] })
const abilityActions = number(
  'How many actions did special abilities of Crew or Ship Parts give you?',
  { min: 0, max: 30, usual: 0 },
  { units: ['actions from abilities', 'extra actions'], before: ['ability gave', 'crew gave', 'ship part gave'] },
)

export const howManyActionsLeft = defineAmount({
  id: 'how-many-actions-left',
  question: 'How many actions do I have left?',
  unit: 'actions',
  facts: { cardsPlayed, reactorsPlayed, abilityActions },
  never: [
    { when: (f) => f.reactorsPlayed > f.cardsPlayed, because: 'Reactors are among the cards played.' },
    { when: (f) => f.cardsPlayed > 1 + 2 * f.reactorsPlayed + f.abilityActions, because: 'Each card took an action, and there were not that many.' },
  ],
  sum: [
    { add: () => 1, because: cite('first-action#answer', 'every player involved starts with a single action') },
    { add: (f) => 2 * f.reactorsPlayed, because: cite('reactor-actions#answer', 'It gives you 2 additional actions') },
    { add: (f) => f.abilityActions, because: cite('more-actions#answer', 'some Crew and some Ship Parts cards give actions too') },
    { add: (f) => 0 - f.cardsPlayed, because: cite('action-cards#action', 'Every Action card requires one action') },
  ],
  examples: [
    { from: 'ours', tells: 'Nothing played yet', given: { cardsPlayed: 0, reactorsPlayed: 0, abilityActions: 0 }, expect: answers(1, 'first-action#answer') },
    {
      from: 'ours',
      tells: 'One Reactor: it takes one action and gives two',
      given: { cardsPlayed: 1, reactorsPlayed: 1, abilityActions: 0 },
      expect: answers(2, 'first-action#answer', 'reactor-actions#answer', 'action-cards#action'),
    },
    {
      from: 'ours',
      tells: 'Two Reactors and a Shield',
      given: { cardsPlayed: 3, reactorsPlayed: 2, abilityActions: 0 },
      expect: answers(2, 'first-action#answer', 'reactor-actions#answer', 'action-cards#action'),
    },
    {
      from: 'ours',
      tells: 'A single Thruster ends it',
      given: { cardsPlayed: 1, reactorsPlayed: 0, abilityActions: 0 },
      expect: answers(0, 'first-action#answer', 'action-cards#action'),
    },
    {
      from: 'ours',
      tells: 'A Crew card that gives one action',
      given: { cardsPlayed: 1, reactorsPlayed: 0, abilityActions: 1 },
      expect: answers(1, 'first-action#answer', 'more-actions#answer', 'action-cards#action'),
    },
    { from: 'ours', tells: 'Four cards played', given: { cardsPlayed: 4, abilityActions: 0 }, expect: needs('reactorsPlayed') },
    { from: 'ours', tells: 'Three cards, one of them a Reactor', given: { cardsPlayed: 3, reactorsPlayed: 1 }, expect: needs('abilityActions') },
    {
      from: 'ours',
      tells: 'One Reactor, two Damage, and an ally played another Reactor: that one is not mine',
      given: { cardsPlayed: 3, reactorsPlayed: 1, abilityActions: 0 },
      expect: answers(0, 'first-action#answer', 'reactor-actions#answer', 'action-cards#action'),
    },
  ],
})
