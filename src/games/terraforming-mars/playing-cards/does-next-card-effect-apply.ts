import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { asksForParameter } from '../facts/cards.ts'

const nextCardEffect = choice(
  'Which effect on your next card is it?',
  { 'special-design': 'Special Design', 'indentured-workers': 'Indentured Workers', conscription: 'Conscription' },
  { says: { 'special-design': ['special design'], 'indentured-workers': ['indentured workers', 'indentured'], conscription: ['conscription'] } },
)
const isSameGeneration = yesNo('Was it played in this generation?', ['same generation', 'this generation', 'just played', 'a moment ago'], {
  no: ['last generation', 'previous generation', 'next generation', 'a generation ago'],
})
const isCardBetween = yesNo(
  'Have you played another card since (of any kind, an event too)?',
  ['another card since', 'a card in between', 'played a card in between', 'second card', 'one card later'],
  {
    no: ['next card', 'no card since', 'first card since', 'very next card', 'just played'],
  },
)

export const doesNextCardEffectApply = defineRule({
  id: 'does-next-card-effect-apply',
  question: 'Does Special Design, Indentured Workers or Conscription apply to this card?',
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
      tells: 'After Special Design a standard project, then Ants',
      given: { nextCardEffect: 'special-design', isSameGeneration: true, isCardBetween: false, card: 'ants' },
      expect: yes('special-design-between#answer'),
    },
    {
      from: 'special-design-expires#any-card',
      tells: 'A card without requirements came between',
      given: { nextCardEffect: 'special-design', isSameGeneration: true, isCardBetween: true },
      expect: no('special-design-expires#answer'),
    },
    {
      from: 'special-design-expires#no-global-requirements',
      tells: 'The next card asks for tags only',
      given: { nextCardEffect: 'special-design', isSameGeneration: true, isCardBetween: false, asksForParameter: false },
      expect: no('special-design-expires#no-global-requirements'),
    },
    {
      from: 'ours',
      tells: 'Special Design in the last generation',
      given: { nextCardEffect: 'special-design', isSameGeneration: false },
      expect: no('special-design-between#same-generation'),
    },
    {
      from: 'ours',
      tells: 'Indentured Workers last generation, and no card since',
      given: { nextCardEffect: 'indentured-workers', isSameGeneration: false, isCardBetween: false },
      expect: no('indentured-workers#this-generation'),
    },
    {
      from: 'ours',
      tells: 'Conscription last generation',
      given: { nextCardEffect: 'conscription', isSameGeneration: false, isCardBetween: false },
      expect: no('conscription#this-generation'),
    },
    {
      from: 'indentured-workers#other-actions-first',
      tells: 'Milestone and standard project first, then the card',
      given: { nextCardEffect: 'indentured-workers', isSameGeneration: true, isCardBetween: false },
      expect: yes('indentured-workers#later-turn'),
    },
    {
      from: 'indentured-workers#conscription',
      tells: 'Indentured Workers, then Conscription, then a third card: the first discount went to Conscription',
      given: { nextCardEffect: 'indentured-workers', isSameGeneration: true, isCardBetween: true },
      expect: no('indentured-workers#any-card'),
    },
    {
      from: 'ours',
      tells: 'Conscription, a cheap event, then the dear card',
      given: { nextCardEffect: 'conscription', isSameGeneration: true, isCardBetween: true },
      expect: no('conscription#any-card'),
    },
    {
      from: 'conscription#other-actions-first',
      tells: 'Conscription, a trade and an award, then the card',
      given: { nextCardEffect: 'conscription', isSameGeneration: true, isCardBetween: false },
      expect: yes('conscription#later-turn'),
    },
    { from: 'ours', tells: 'Conscription this generation', given: { nextCardEffect: 'conscription', isSameGeneration: true }, expect: needs('isCardBetween') },
    {
      from: 'ours',
      tells: 'The very next card',
      given: { isSameGeneration: true, isCardBetween: false, asksForParameter: false },
      expect: needs('nextCardEffect'),
    },
  ],
})
