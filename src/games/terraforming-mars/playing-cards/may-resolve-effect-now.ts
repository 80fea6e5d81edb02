import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const effectSort = choice(
  'What sort of effect is it?',
  {
    own: 'an effect of the card that is played',
    card: 'a trigger by that card or its tags (a rebate, an animal, a card)',
    event: 'a trigger by something that happens (a tile is placed, a production or parameter rises)',
    bonus: 'a placement bonus',
  },
  {
    says: {
      own: ['effect of the card', 'its own effect', 'effects of the card itself'],
      card: ['rebate', 'tag trigger', 'trigger by the card', 'media group', 'olympus conference', 'credicor'],
      event: ['event trigger', 'when an ocean is placed', 'when a city is placed', 'manutech', 'arctic algae'],
      bonus: ['placement bonus', 'bonus of the space', 'ocean bonus'],
    },
  },
)
const isPaid = yesNo('Has the card been paid for?', ['paid', 'paid for', 'after paying'], {
  no: ['not paid', 'before paying', 'not yet paid', 'to pay for the card'],
  usual: true,
})
const hasHappened = yesNo(
  'Has that happened (the tile is placed, the production raised)?',
  ['has happened', 'is placed', 'was placed', 'after placing', 'after raising'],
  { no: ['not yet', 'before placing', 'has not happened', 'before raising'] },
)
const isFixedLater = yesNo('Does the card say that something else comes first?', ['sets an order', 'the card says first', 'says something else comes first'], {
  usual: false,
  fixed: true,
})
const isOthersTurn = yesNo(
  'Is it another player who plays the card?',
  ["opponent's turn", 'not my turn', 'her turn', 'his turn', 'she plays', 'he plays', 'another player plays'],
  { no: ['my turn', 'on my turn', 'i play', 'i am the active player'], usual: false },
)

export const mayResolveEffectNow = defineRule({
  id: 'may-resolve-effect-now',
  question: 'May I have this effect resolved now, before the others?',
  facts: { effectSort, isPaid, hasHappened, isFixedLater, isOthersTurn },
  clauses: [
    {
      when: (f) => f.isOthersTurn,
      answer: 'no',
      because: cite('order-for-other-players#answer', 'The active player, who chooses the order of all effects'),
    },
    { when: (f) => !f.isPaid, answer: 'no', because: cite('pay-before-effects#answer', 'the full cost comes first, even if you would get money back') },
    { when: (f) => f.isFixedLater, answer: 'no', because: cite('effects-order#order-on-the-card', 'If the card specifies an order, that order must be kept') },
    {
      when: [(f) => f.effectSort === 'event', (f) => !f.hasHappened],
      answer: 'no',
      because: cite('effect-pool#category-c', 'join the pool only once that event has happened'),
    },
    {
      when: [(f) => f.effectSort === 'bonus', (f) => !f.hasHappened],
      answer: 'no',
      because: cite('effect-pool#category-d', 'come only once a tile is placed'),
    },
    { when: (f) => f.effectSort === 'own', answer: 'yes', because: cite('effect-pool#category-a', 'come in any order you like') },
    {
      when: (f) => f.effectSort === 'card',
      answer: 'yes',
      because: [
        cite('effect-pool#category-b', 'are in the pool as soon as it is paid for'),
        cite('kinds-of-effects#category-b', 'Triggers of other played cards or corporations that depend on the card'),
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('effect-pool#chains', 'the player chooses the order until all are completed') },
  examples: [
    {
      from: 'effect-pool#manutech',
      tells: 'Manutech: may I take the resources before raising the production? I have paid, it is my turn, and the card sets no order',
      given: { effectSort: 'event', isPaid: true, hasHappened: false, isFixedLater: false, isOthersTurn: false },
      expect: no('effect-pool#category-c'),
    },
    {
      from: 'gains-for-losses#nitrophilic-moss',
      tells: "On my turn, Nitrophilic Moss paid for: Manutech's plants after raising the production, before I lose plants; no order on the card",
      given: { effectSort: 'event', isPaid: true, hasHappened: true, isFixedLater: false, isOthersTurn: false },
      expect: yes('effect-pool#chains'),
    },
    {
      from: 'order-for-other-players#giant-ice-asteroid',
      tells: "My turn, Giant Ice Asteroid paid for: the oceans are placed, may my opponent's Arctic Algae come before I remove plants? The card sets no order",
      given: { effectSort: 'event', isPaid: true, hasHappened: true, isFixedLater: false, isOthersTurn: false },
      expect: yes('effect-pool#chains'),
    },
    {
      from: 'kinds-of-effects#rebates',
      tells: 'On my turn the event is paid for: may I take the 3 MC rebate of Media Group before its effects? It sets no order',
      given: { effectSort: 'card', isPaid: true, isFixedLater: false, isOthersTurn: false },
      expect: yes('effect-pool#category-b', 'kinds-of-effects#category-b'),
    },
    {
      from: 'pay-before-effects#rebate',
      tells: 'On my turn, may I take the rebate first to pay for the card, before paying?',
      given: { effectSort: 'card', isPaid: false, isOthersTurn: false },
      expect: no('pay-before-effects#answer'),
    },
    {
      from: 'sponsored-academies#order',
      tells: 'Sponsored Academies is paid for on my turn: draw, its own effect, first, although the card says something else comes first?',
      given: { effectSort: 'own', isPaid: true, isFixedLater: true, isOthersTurn: false },
      expect: no('effects-order#order-on-the-card'),
    },
    {
      from: 'effect-pool#arctic-algae',
      tells: 'My turn, the card is paid for: the plants of Arctic Algae before placing the ocean? No order on the card',
      given: { effectSort: 'event', isPaid: true, hasHappened: false, isFixedLater: false, isOthersTurn: false },
      expect: no('effect-pool#category-c'),
    },
    {
      from: 'ours',
      tells: 'My turn, paid for, no order on the card: may I place the tile, its own effect, before the production?',
      given: { effectSort: 'own', isPaid: true, isFixedLater: false, isOthersTurn: false },
      expect: yes('effect-pool#category-a'),
    },
    {
      from: 'ours',
      tells: 'My turn, paid for, no order on the card: the placement bonus before placing the tile?',
      given: { effectSort: 'bonus', isPaid: true, hasHappened: false, isFixedLater: false, isOthersTurn: false },
      expect: no('effect-pool#category-d'),
    },
    {
      from: 'ours',
      tells: 'On her turn: may I have my Arctic Algae first, before she removes plants?',
      given: { effectSort: 'event', isOthersTurn: true },
      expect: no('order-for-other-players#answer'),
    },
    {
      from: 'ours',
      tells: 'My turn, paid for, no order on the card: may I take the placement bonus now?',
      given: { effectSort: 'bonus', isPaid: true, isFixedLater: false, isOthersTurn: false },
      expect: needs('hasHappened'),
    },
    {
      from: 'ours',
      tells: 'My turn, paid for, no order on the card, but it has not happened',
      given: { isPaid: true, hasHappened: false, isFixedLater: false, isOthersTurn: false },
      expect: needs('effectSort'),
    },
    {
      from: 'ours',
      tells: 'The card is paid for: may an effect of the card come first?',
      given: { effectSort: 'own', isPaid: true },
      expect: needs('isOthersTurn', 'isFixedLater'),
    },
    {
      from: 'ours',
      tells: 'On my turn: may its own effect come first, there is no order on the card?',
      given: { effectSort: 'own', isFixedLater: false, isOthersTurn: false },
      expect: needs('isPaid'),
    },
    {
      from: 'ours',
      tells: 'As Manutech I raised the production of Nitrophilic Moss: may I take the plants now?',
      given: { effectSort: 'event', hasHappened: true },
      expect: needs('isOthersTurn', 'isPaid', 'isFixedLater'),
    },
    {
      from: 'kinds-of-effects#card-draw-by-tags',
      tells: 'On my turn the science card is paid for: may the tag trigger of Olympus Conference draw me a card before its own effects? It sets no order',
      given: { effectSort: 'card', isPaid: true, isFixedLater: false, isOthersTurn: false },
      expect: yes('effect-pool#category-b', 'kinds-of-effects#category-b'),
    },
    {
      from: 'kinds-of-effects#resources-by-tags',
      tells: 'On my turn the plant card is paid for: may the tag trigger add the animal to Ecological Zone first? No order on the card',
      given: { effectSort: 'card', isPaid: true, isFixedLater: false, isOthersTurn: false },
      expect: yes('effect-pool#category-b', 'kinds-of-effects#category-b'),
    },
    {
      from: 'kinds-of-effects#production-by-events',
      tells: 'My turn, paid for, no order on the card: may Tharsis Republic raise MC production before placing the city?',
      given: { effectSort: 'event', hasHappened: false, isPaid: true, isFixedLater: false, isOthersTurn: false },
      expect: no('effect-pool#category-c'),
    },
    {
      from: 'kinds-of-effects#gains-by-production',
      tells: 'My turn, paid for, no order on the card: may Manutech take the resources after raising the production, before the rest?',
      given: { effectSort: 'event', hasHappened: true, isPaid: true, isFixedLater: false, isOthersTurn: false },
      expect: yes('effect-pool#chains'),
    },
  ],
})
