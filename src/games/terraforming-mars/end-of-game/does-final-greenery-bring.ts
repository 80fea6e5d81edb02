import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const finalGain = choice(
  'What would it bring you?',
  {
    tr: 'a step of oxygen and the TR for it',
    'placement-bonus': 'the placement bonuses of the area',
    effect: 'an effect of a blue card or corporation, like Herbivores or Philares',
    policy: 'the policy of the ruling party, like 4 MC of the Greens',
    points: 'points for the greenery and for your cities beside it',
  },
  {
    says: {
      tr: ['tr', 'terraform rating', 'oxygen'],
      'placement-bonus': ['placement bonus', 'placement bonuses', 'bonus of the hex', 'plants from the hex', 'cards from the hex'],
      effect: ['herbivores', 'philares', 'blue card', 'corporation effect'],
      policy: ['greens', 'ruling policy', 'mars first', '4 mc'],
      points: ['points', 'victory points', 'vp'],
    },
  },
)
const isOxygenMaxed = yesNo('Is oxygen at its maximum of 14%?', ['oxygen is maxed', 'oxygen maxed', 'oxygen at maximum', 'maxed oxygen'], {
  no: ['oxygen is not maxed', 'oxygen not maxed', 'oxygen short'],
})
const endedGame = choice(
  'Which game is it?',
  { multiplayer: 'a game of several players', standard: 'the standard solo game', tr: 'TR Solo' },
  { says: { multiplayer: ['multiplayer', 'several players'], standard: ['standard solo', 'solo', 'alone'], tr: ['tr solo', 'tr63'] } },
)

export const doesFinalGreeneryBring = defineRule({
  id: 'does-final-greenery-bring',
  question: 'Does a final greenery bring me something?',
  facts: { finalGain, isOxygenMaxed, endedGame },
  never: [{ when: (f) => f.endedGame === 'multiplayer' && !f.isOxygenMaxed, because: 'A game of several players ends only after oxygen is at its maximum.' }],
  clauses: [
    {
      when: (f) => f.finalGain === 'placement-bonus',
      answer: 'yes',
      because: cite('final-greeneries-effects#placement-bonuses', 'They are triggered for each tile before the next one is placed'),
    },
    {
      when: (f) => f.finalGain === 'effect',
      answer: 'yes',
      because: cite('final-greeneries-effects#cards-and-corporations', 'Any relevant effect of a blue card or a corporation can be triggered'),
    },
    {
      when: (f) => f.finalGain === 'policy',
      answer: 'no',
      because: [
        cite('greens#answer', 'ruling policies work only in the action phase'),
        cite('conflict:final-greeneries-ruling-policy#answer', 'a ruling policy is active only during the action phase'),
      ],
    },
    {
      when: (f) => f.finalGain === 'points',
      answer: 'yes',
      because: cite('greenery-after-oxygen-maxed#points', 'At the end of the game it still brings points'),
    },
    {
      when: (f) => f.isOxygenMaxed,
      answer: 'no',
      because: cite('final-greeneries-effects#oxygen-at-maximum', 'A greenery placed after oxygen is maxed does not generate a Terraform Rating'),
    },
    {
      when: (f) => f.endedGame === 'standard',
      answer: 'no',
      because: [
        cite('solo-final-greeneries#answer', 'they do not raise the oxygen, so they cannot save a game'),
        cite('final-greeneries-solo#answer', 'oxygen that is not at its maximum rises no further'),
      ],
    },
  ],
  otherwise: {
    answer: 'yes',
    because: [
      cite('tr-solo-goal#final-score', 'That TR does count towards the final score'),
      cite('conflict:tr-solo-final-oxygen#answer', 'for the final score only; they never help to reach 63 TR'),
    ],
  },
  examples: [
    { from: 'ours', tells: 'The card on the area', given: { finalGain: 'placement-bonus' }, expect: yes('final-greeneries-effects#placement-bonuses') },
    {
      from: 'final-greeneries-effects#herbivores-and-philares',
      tells: 'An animal for Herbivores',
      given: { finalGain: 'effect' },
      expect: yes('final-greeneries-effects#cards-and-corporations'),
    },
    {
      from: 'ours',
      tells: '4 MC of the Greens',
      given: { finalGain: 'policy' },
      expect: no('conflict:final-greeneries-ruling-policy#answer', 'greens#answer'),
    },
    { from: 'ours', tells: 'Points', given: { finalGain: 'points', isOxygenMaxed: true }, expect: yes('greenery-after-oxygen-maxed#points') },
    {
      from: 'ours',
      tells: 'TR with several players',
      given: { finalGain: 'tr', isOxygenMaxed: true, endedGame: 'multiplayer' },
      expect: no('final-greeneries-effects#oxygen-at-maximum'),
    },
    {
      from: 'ours',
      tells: 'Oxygen is one step short in the standard solo game',
      given: { finalGain: 'tr', isOxygenMaxed: false, endedGame: 'standard' },
      expect: no('final-greeneries-solo#answer', 'solo-final-greeneries#answer'),
    },
    {
      from: 'ours',
      tells: 'Oxygen is one step short in TR Solo',
      given: { finalGain: 'tr', isOxygenMaxed: false, endedGame: 'tr' },
      expect: yes('conflict:tr-solo-final-oxygen#answer', 'tr-solo-goal#final-score'),
    },
    { from: 'ours', tells: 'TR, and oxygen is not at its maximum', given: { finalGain: 'tr', isOxygenMaxed: false }, expect: needs('endedGame') },
    { from: 'ours', tells: 'TR in TR Solo', given: { finalGain: 'tr', endedGame: 'tr' }, expect: needs('isOxygenMaxed') },
    { from: 'ours', tells: 'Several players', given: { endedGame: 'multiplayer', isOxygenMaxed: true }, expect: needs('finalGain') },
  ],
})
