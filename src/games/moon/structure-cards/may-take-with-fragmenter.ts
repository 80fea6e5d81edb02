import { number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const rewardsGranted = number(
  'How many Assimilation Rewards does Fragmenter let you pick?',
  { min: 1, fixed: true, unit: 'rewards' },
  { units: ['rewards', 'reward', 'assimilation rewards'], before: ['lets me pick', 'grants', 'allows'] },
)
const cardsPicked = number(
  'From how many of the cards that Fragmenter names do you take the reward?',
  { min: 1, unit: 'cards' },
  { units: ['cards', 'different cards'], before: ['from', 'off'] },
)
const sameCard = yesNo(
  'Do you take the reward of one card more than once?',
  [
    'same card',
    'one and the same card',
    'a single card',
    'same card twice',
    'twice from one card',
    'twice from the same card',
    'one card twice',
    'from one card',
    'off one card',
    'both from one card',
    'both rewards of one card',
  ],
  {
    no: ['different cards', 'each from a different card'],
  },
)

export const mayTakeWithFragmenter = defineRule({
  id: 'may-take-with-fragmenter',
  question: 'May I pick these Assimilation Rewards with Fragmenter?',
  facts: { sameCard, cardsPicked, rewardsGranted },
  clauses: [
    { when: (f) => f.sameCard, answer: 'no', because: cite('fragmenter#answer', 'you must pick each Assimilation Reward from a different card') },
    { when: (f) => f.cardsPicked > f.rewardsGranted, answer: 'no', because: cite('fragmenter#answer', 'each Assimilation Reward from a different card') },
  ],
  otherwise: { answer: 'yes', because: cite('fragmenter#several-on-one-card', 'that only counts as one Assimilation Reward for Fragmenter') },
  examples: [
    {
      from: 'ours',
      tells: 'Two rewards, one card with two Metal and one with a Rover',
      given: { sameCard: false, cardsPicked: 2, rewardsGranted: 2 },
      expect: yes('fragmenter#several-on-one-card'),
    },
    { from: 'ours', tells: 'The same card twice', given: { sameCard: true }, expect: no('fragmenter#answer') },
    { from: 'ours', tells: 'Three cards for two rewards', given: { sameCard: false, cardsPicked: 3, rewardsGranted: 2 }, expect: no('fragmenter#answer') },
    {
      from: 'ours',
      tells: 'Two copies of one structure are two cards',
      given: { sameCard: false, cardsPicked: 2, rewardsGranted: 2 },
      expect: yes('fragmenter#several-on-one-card'),
    },
    {
      from: 'ours',
      tells: 'Its reward is three Metal: I take them all, as one reward of one card',
      given: { sameCard: false, cardsPicked: 1, rewardsGranted: 1 },
      expect: yes('fragmenter#several-on-one-card'),
    },
    { from: 'ours', tells: 'Two cards of two', given: { cardsPicked: 2, rewardsGranted: 2 }, expect: needs('sameCard') },
    { from: 'ours', tells: 'Two different cards', given: { sameCard: false, cardsPicked: 2 }, expect: needs('rewardsGranted') },
    { from: 'ours', tells: 'Different cards, two rewards', given: { sameCard: false, rewardsGranted: 2 }, expect: needs('cardsPicked') },
  ],
})
