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
      tr: [
        'raise my tr',
        'raises my tr',
        'raise oxygen',
        'raises oxygen',
        'oxygen step',
        'gives tr',
        'give tr',
        'give me tr',
        'tr from',
        'still get tr',
        'any tr',
        'a tr',
        'my tr',
        'tr for',
        'raise tr',
        'get tr',
        'gain tr',
        'terraform rating',
      ],
      'placement-bonus': [
        'placement bonus',
        'bonus printed',
        'bonuses printed',
        'printed bonus',
        'steel from the hex',
        'resources from the hex',
        'ocean bonus',
        'mc for oceans',
        '2 mc for the ocean',
        'placement bonuses',
        'bonus of the hex',
        'bonus of the area',
        'card on the area',
        'plants from the hex',
        'cards from the hex',
        'mc for the ocean beside it',
      ],
      effect: [
        'animal on herbivores',
        'effects of blue cards',
        'effects still trigger',
        'card effects',
        'herbivores',
        'philares',
        'blue card effect',
        'corporation effect',
      ],
      policy: ['the greens', 'greens rule', 'greens are ruling', 'greens pay', 'get 4 mc', '4 mc', 'ruling policy', 'mars first'],
      points: [
        'victory point',
        'score points',
        'worth a point',
        'worth points',
        'give points',
        'still score',
        'victory points',
        'bring points',
        'score a point',
        'vp',
      ],
    },
  },
)
const isOxygenMaxed = yesNo('Is oxygen at its maximum of 14%?', ['oxygen is maxed', 'oxygen maxed', 'oxygen at maximum', 'maxed oxygen'], {
  no: ['oxygen is not maxed', 'oxygen not maxed', 'oxygen short'],
})
const endedGame = choice(
  'Which game is it?',
  { multiplayer: 'a game of several players', standard: 'the standard solo game', tr: 'TR Solo' },
  { says: { multiplayer: ['multiplayer', 'several players'], standard: ['standard solo', 'solo', 'alone'], tr: ['tr solo', 'tr63'] }, usual: 'multiplayer' },
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
    {
      from: 'ours',
      tells: 'Do I get the card on the area with a final greenery?',
      given: { finalGain: 'placement-bonus' },
      expect: yes('final-greeneries-effects#placement-bonuses'),
    },
    {
      from: 'final-greeneries-effects#herbivores-and-philares',
      tells: 'Does Herbivores get an animal for a final greenery?',
      given: { finalGain: 'effect' },
      expect: yes('final-greeneries-effects#cards-and-corporations'),
    },
    {
      from: 'ours',
      tells: 'Do the Greens pay me 4 MC for a final greenery?',
      given: { finalGain: 'policy' },
      expect: no('conflict:final-greeneries-ruling-policy#answer', 'greens#answer'),
    },
    {
      from: 'ours',
      tells: 'Oxygen is maxed: does a final greenery bring points?',
      given: { finalGain: 'points', isOxygenMaxed: true },
      expect: yes('greenery-after-oxygen-maxed#points'),
    },
    {
      from: 'ours',
      tells: 'Several players and oxygen is maxed: do I get a TR for a final greenery?',
      given: { finalGain: 'tr', isOxygenMaxed: true, endedGame: 'multiplayer' },
      expect: no('final-greeneries-effects#oxygen-at-maximum'),
    },
    {
      from: 'ours',
      tells: 'Standard solo, oxygen is not maxed: do I get a TR for a final greenery?',
      given: { finalGain: 'tr', isOxygenMaxed: false, endedGame: 'standard' },
      expect: no('final-greeneries-solo#answer', 'solo-final-greeneries#answer'),
    },
    {
      from: 'ours',
      tells: 'TR Solo, oxygen is not maxed: do I get a TR for a final greenery, for the score?',
      given: { finalGain: 'tr', isOxygenMaxed: false, endedGame: 'tr' },
      expect: yes('conflict:tr-solo-final-oxygen#answer', 'tr-solo-goal#final-score'),
    },
    {
      from: 'ours',
      tells: 'With several players: do I get any TR for a final greenery?',
      given: { finalGain: 'tr', endedGame: 'multiplayer' },
      expect: no('final-greeneries-effects#oxygen-at-maximum'),
    },
    {
      from: 'final-greeneries-effects#herbivores-and-philares',
      tells: 'TR Solo aside, with several players: does Philares gain for a final greenery beside its tile?',
      given: { finalGain: 'effect', endedGame: 'multiplayer' },
      expect: yes('final-greeneries-effects#cards-and-corporations'),
    },
    {
      from: 'ours',
      tells: 'Oxygen is not maxed: do I get a TR for a final greenery?',
      given: { finalGain: 'tr', isOxygenMaxed: false },
      expect: needs('endedGame'),
    },
    { from: 'ours', tells: 'Do I get a TR for a final greenery in TR Solo?', given: { finalGain: 'tr', endedGame: 'tr' }, expect: needs('isOxygenMaxed') },
    {
      from: 'ours',
      tells: 'Several players and oxygen is maxed: what does a final greenery bring?',
      given: { endedGame: 'multiplayer', isOxygenMaxed: true },
      expect: needs('finalGain'),
    },
  ],
})
