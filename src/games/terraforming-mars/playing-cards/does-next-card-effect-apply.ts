import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { asksForParameter } from '../facts/cards.ts'

const nextCardEffect = choice(
  'Which effect on your next card is it?',
  { 'special-design': 'Special Design', 'indentured-workers': 'Indentured Workers', conscription: 'Conscription' },
  {
    says: {
      'special-design': ['special design', '2 steps', 'its 2 steps', 'the 2 steps', 'leeway'],
      'indentured-workers': ['indentured workers', 'indentured', '8 cheaper', '8 mc off', '8 mc less', '8 less'],
      conscription: ['conscription', '16 cheaper', '16 mc off', '16 mc less', '16 less'],
    },
  },
)
const isSameGeneration = yesNo(
  'Was it played in this generation?',
  ['same generation', 'this generation', 'same gen', 'this gen', 'just played', 'a moment ago', 'right after', 'right before'],
  {
    no: [
      'last generation',
      'last gen',
      'previous gen',
      'the gen before',
      'in an earlier generation',
      'next generation',
      'next gen',
      'one generation later',
      'previous generation',
      'a generation ago',
      'the generation before',
    ],
    usual: true,
  },
)
const isCardBetween = yesNo(
  'Have you played another card since (an event too; actions and standard projects are no cards)?',
  [
    'another card since',
    'a card in between',
    'played a card in between',
    'another card in between',
    'an event in between',
    'second card',
    'third card',
    'one card later',
    'then a card',
    'then another card',
    'then an event',
    'then a cheap card',
    'then a cheap event',
    'a cheap event first',
    'a different card first',
    'another card first',
    'card after that',
    'already played another card',
    'played something else first',
    'played a card after it',
  ],
  {
    usual: false,
    no: [
      'no card since',
      'claimed a milestone',
      'a milestone in between',
      'funded an award',
      'then a milestone',
      'then an award',
      'then a trade',
      'then an action',
      'claimed milestone',
      'funded award',
      'right after',
      'no other card',
      'without another card',
      'used a blue card',
      'then a standard project',
      'next card',
      'my next card',
      'no card in between',
      'first card since',
      'very next card',
      'just played',
      'only a standard project',
      'only actions in between',
    ],
  },
)

export const doesNextCardEffectApply = defineRule({
  id: 'does-next-card-effect-apply',
  question: 'Does Special Design, Indentured Workers or Conscription (its discount) still apply to this big, expensive card?',
  facts: { nextCardEffect, isSameGeneration, isCardBetween, asksForParameter },
  clauses: [
    {
      when: [(f) => f.nextCardEffect === 'special-design', (f) => !f.isSameGeneration],
      answer: 'no',
      because: cite('special-design-between#same-generation', 'the next card that you play in this generation'),
    },
    {
      when: [(f) => f.nextCardEffect === 'indentured-workers', (f) => !f.isSameGeneration],
      answer: 'no',
      because: cite('indentured-workers#this-generation', 'the next card that you play in the same generation'),
    },
    {
      when: [(f) => f.nextCardEffect === 'conscription', (f) => !f.isSameGeneration],
      answer: 'no',
      because: cite('conscription#this-generation', 'the next card that you play in the same generation'),
    },
    {
      when: [(f) => f.nextCardEffect === 'special-design', (f) => f.isCardBetween],
      answer: 'no',
      because: cite('special-design-expires#answer', 'With the very next card that you play, whatever the requirements of that card'),
    },
    {
      when: [(f) => f.nextCardEffect === 'indentured-workers', (f) => f.isCardBetween],
      answer: 'no',
      because: cite('indentured-workers#any-card', 'As soon as you play any card, it must be the one that is discounted'),
    },
    {
      when: [(f) => f.nextCardEffect === 'conscription', (f) => f.isCardBetween],
      answer: 'no',
      because: cite('conscription#any-card', 'As soon as you play any card, it must be the one that is discounted'),
    },
    {
      when: [(f) => f.nextCardEffect === 'special-design', (f) => !f.asksForParameter],
      answer: 'no',
      because: cite('special-design-expires#no-global-requirements', 'it then has no effect on the card'),
    },
    {
      when: (f) => f.nextCardEffect === 'special-design',
      answer: 'yes',
      because: cite('special-design-between#answer', 'other actions before you play the card that you want to use it on'),
    },
    {
      when: (f) => f.nextCardEffect === 'indentured-workers',
      answer: 'yes',
      because: cite('indentured-workers#later-turn', 'You can play the discounted card on any later turn'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('conscription#later-turn', 'You can play the discounted card on any later turn') },
  examples: [
    {
      from: 'special-design-between#actions',
      tells: 'I played Special Design this generation, then only a standard project, and now Ants',
      given: { nextCardEffect: 'special-design', isSameGeneration: true, isCardBetween: false, card: 'ants' },
      expect: yes('special-design-between#answer'),
    },
    {
      from: 'special-design-expires#any-card',
      tells: 'I played Special Design this generation, then a card without requirements: does it still help the second card?',
      given: { nextCardEffect: 'special-design', isSameGeneration: true, isCardBetween: true },
      expect: no('special-design-expires#answer'),
    },
    {
      from: 'special-design-expires#no-global-requirements',
      tells: 'Special Design this generation, no card since, but this card has no global requirement, only tags',
      given: { nextCardEffect: 'special-design', isSameGeneration: true, isCardBetween: false, asksForParameter: false },
      expect: no('special-design-expires#no-global-requirements'),
    },
    {
      from: 'ours',
      tells: 'I played Special Design last generation',
      given: { nextCardEffect: 'special-design', isSameGeneration: false },
      expect: no('special-design-between#same-generation'),
    },
    {
      from: 'ours',
      tells: 'I played Indentured Workers last generation and no card since',
      given: { nextCardEffect: 'indentured-workers', isSameGeneration: false, isCardBetween: false },
      expect: no('indentured-workers#this-generation'),
    },
    {
      from: 'ours',
      tells: 'I played Conscription last generation and no card since',
      given: { nextCardEffect: 'conscription', isSameGeneration: false, isCardBetween: false },
      expect: no('conscription#this-generation'),
    },
    {
      from: 'indentured-workers#other-actions-first',
      tells: 'Indentured Workers this generation, then a milestone and a standard project, no card in between',
      given: { nextCardEffect: 'indentured-workers', isSameGeneration: true, isCardBetween: false },
      expect: yes('indentured-workers#later-turn'),
    },
    {
      from: 'indentured-workers#conscription',
      tells: 'Indentured Workers, then Conscription, then the big card, all this generation: does Indentured Workers count for it?',
      given: { nextCardEffect: 'indentured-workers', isSameGeneration: true, isCardBetween: true },
      expect: no('indentured-workers#any-card'),
    },
    {
      from: 'ours',
      tells: 'Conscription this generation, a cheap event in between, then the big card',
      given: { nextCardEffect: 'conscription', isSameGeneration: true, isCardBetween: true },
      expect: no('conscription#any-card'),
    },
    {
      from: 'conscription#other-actions-first',
      tells: 'Conscription this generation, then a trade and an award, no card since',
      given: { nextCardEffect: 'conscription', isSameGeneration: true, isCardBetween: false },
      expect: yes('conscription#later-turn'),
    },
    {
      from: 'ours',
      tells: 'I played Conscription this generation, does this card get the discount?',
      given: { nextCardEffect: 'conscription', isSameGeneration: true },
      expect: needs('isCardBetween'),
    },
    {
      from: 'ours',
      tells: 'It is the very next card this generation, and it has no global requirement',
      given: { isSameGeneration: true, isCardBetween: false, asksForParameter: false },
      expect: needs('nextCardEffect'),
    },
    {
      from: 'ours',
      tells: 'After Indentured Workers I used a blue card action on a later turn, no card since: is this one cheaper?',
      given: { nextCardEffect: 'indentured-workers', isCardBetween: false },
      expect: needs('isSameGeneration'),
    },
    {
      from: 'special-design-expires#saving',
      tells: 'Special Design, then a card whose requirement was met anyway: can I keep the steps for the second card?',
      given: { nextCardEffect: 'special-design', isCardBetween: true },
      expect: no('special-design-expires#answer'),
    },
  ],
})
