import { number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { helion } from '../facts/corporations.ts'
import { heat, mc } from '../facts/resources.ts'

const mcTaken = number(
  'How many MC does the Prelude take from you?',
  { min: 0, unit: 'MC', fixed: true, usual: 0 },
  { units: ['mc', 'megacredits'], before: ['takes', 'costs', 'lose', 'pay', 'i must pay', 'prelude costs'] },
)
const mcGivenFirst = number(
  'How many MC do its other effects bring you first?',
  { min: 0, unit: 'MC', usual: 0 },
  { units: ['mc', 'megacredits'], before: ['brings', 'gives', 'gain first'] },
)
const isRestPossible = yesNo('Can all its other mandatory effects be carried out?', ['everything else is possible', 'the rest works', 'can be resolved'], {
  no: ['cannot be resolved', 'cannot place', 'no legal place', 'unplayable', 'impossible'],
  usual: true,
})

interface Purse {
  readonly mc: number
  readonly mcGivenFirst: number
  readonly mcTaken: number
}

const isEnough = (f: Purse, more: number): boolean => f.mc + f.mcGivenFirst + more >= f.mcTaken

export const mayPlayPrelude = defineChoice({
  id: 'may-play-prelude',
  question: 'May I play this Prelude, and what if I cannot?',
  facts: { mcTaken, mc, mcGivenFirst, helion, heat, isRestPossible },
  answers: { play: 'You play it', discard: 'You prove that it cannot be played, discard it to the box and gain 15 MC' },
  clauses: [
    {
      when: (f) => !f.isRestPossible,
      answer: 'discard',
      because: [
        cite('unplayable-prelude#answer', 'discard the Prelude to the game box and gain 15 MC'),
        cite('unplayable-prelude#any-reason', 'It does not matter why the card cannot be played'),
      ],
    },
    {
      when: (f) => f.mcTaken === 0,
      answer: 'play',
      because: cite('playing-preludes#one-at-a-time', 'Reveal the first card and resolve all its effects; only then reveal'),
    },
    { when: (f) => f.mc >= f.mcTaken, answer: 'play', because: cite('prelude-without-mc#answer', 'losing the MC is one of its effects') },
    { when: (f) => isEnough(f, 0), answer: 'play', because: cite('gains-for-losses#answer', 'mandatory effects must all be met, but in any order') },
    { when: [(f) => f.helion, (f) => isEnough(f, f.heat)], answer: 'play', because: cite('helion#prelude', 'That includes paying for a Prelude card') },
  ],
  otherwise: {
    answer: 'discard',
    because: [
      cite('prelude-without-mc#answer', 'you must be able to resolve all of them'),
      cite('unplayable-prelude#answer', 'discard the Prelude to the game box and gain 15 MC'),
    ],
  },
  examples: [
    {
      from: 'prelude-without-mc#plan-ahead',
      tells: 'The prelude costs 5 MC but after buying cards I have 3 MC; I am not Helion, it brings no MC and the rest works',
      given: { mcTaken: 5, mc: 3, mcGivenFirst: 0, helion: false, isRestPossible: true },
      expect: answers('discard', 'prelude-without-mc#answer', 'unplayable-prelude#answer'),
    },
    {
      from: 'prelude-order#money',
      tells: 'The prelude takes 5 MC, and thanks to the first prelude I have 5 MC; the rest works',
      given: { mcTaken: 5, mc: 5, isRestPossible: true },
      expect: answers('play', 'prelude-without-mc#answer'),
    },
    {
      from: 'helion#prelude',
      tells: 'I am Helion, the prelude takes 5 MC, I have 3 MC and 2 heat, it brings none and the rest works',
      given: { mcTaken: 5, mc: 3, mcGivenFirst: 0, helion: true, heat: 2, isRestPossible: true },
      expect: answers('play', 'helion#prelude'),
    },
    {
      from: 'ours',
      tells: 'The prelude takes 5 MC, I have 3 MC, its tile beside an ocean brings 2 MC first, and the rest works',
      given: { mcTaken: 5, mc: 3, mcGivenFirst: 2, isRestPossible: true },
      expect: answers('play', 'gains-for-losses#answer'),
    },
    {
      from: 'ours',
      tells: 'The city of my prelude has no legal place',
      given: { isRestPossible: false },
      expect: answers('discard', 'unplayable-prelude#answer', 'unplayable-prelude#any-reason'),
    },
    {
      from: 'ours',
      tells: 'My prelude takes 0 MC and everything else is possible',
      given: { mcTaken: 0, isRestPossible: true },
      expect: answers('play', 'playing-preludes#one-at-a-time'),
    },
    {
      from: 'ours',
      tells: 'The prelude takes 5 MC and brings none, I have 3 MC, the rest works',
      given: { mcTaken: 5, mc: 3, mcGivenFirst: 0, isRestPossible: true },
      expect: needs('heat', 'helion'),
    },
    {
      from: 'ours',
      tells: 'The prelude takes 5 MC and brings none, I am not Helion, the rest works',
      given: { mcTaken: 5, mcGivenFirst: 0, helion: false, isRestPossible: true },
      expect: needs('mc'),
    },
    {
      from: 'ours',
      tells: 'I have 3 MC, I am not Helion, the prelude brings no MC and the rest works',
      given: { mc: 3, mcGivenFirst: 0, helion: false, isRestPossible: true },
      expect: needs('mcTaken'),
    },
    {
      from: 'ours',
      tells: 'The prelude takes 5 MC, I have 3 MC, I am not Helion and the rest works',
      given: { mcTaken: 5, mc: 3, helion: false, isRestPossible: true },
      expect: needs('mcGivenFirst'),
    },
    { from: 'ours', tells: 'My prelude takes 0 MC', given: { mcTaken: 0 }, expect: needs('isRestPossible') },
    {
      from: 'ours',
      tells: 'I am Helion, the prelude takes 5 MC and brings none, I have 3 MC and 1 heat, the rest works',
      given: { mcTaken: 5, mc: 3, mcGivenFirst: 0, helion: true, heat: 1, isRestPossible: true },
      expect: answers('discard', 'prelude-without-mc#answer', 'unplayable-prelude#answer'),
    },
  ],
})
