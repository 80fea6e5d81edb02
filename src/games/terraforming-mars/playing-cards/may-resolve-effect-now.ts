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
      own: ['effect of the card', 'its own effect', 'the card itself'],
      card: ['rebate', 'tag trigger', 'trigger by the card', 'media group', 'olympus conference', 'credicor'],
      event: ['event trigger', 'when an ocean is placed', 'when a city is placed', 'manutech', 'arctic algae'],
      bonus: ['placement bonus', 'bonus of the space', 'ocean bonus'],
    },
  },
)
const isPaid = yesNo('Has the card been paid for?', ['paid', 'paid for', 'after paying'], { no: ['not paid', 'before paying', 'not yet paid'] })
const hasHappened = yesNo(
  'Has that happened (the tile is placed, the production raised)?',
  ['has happened', 'is placed', 'was placed', 'after placing', 'after raising'],
  { no: ['not yet', 'before placing', 'has not happened', 'before raising'] },
)
const isFixedLater = yesNo('Does the card say that something else comes first?', ['sets an order', 'the card says first', 'and then'], {
  usual: false,
  fixed: true,
})
const isActivePlayer = yesNo('Are you the active player, whose turn it is?', ['my turn', 'active player', 'on my turn'], {
  no: ["opponent's turn", 'not my turn', 'her turn', 'his turn'],
})

export const mayResolveEffectNow = defineRule({
  id: 'may-resolve-effect-now',
  question: 'May I have this effect resolved now, before the others?',
  facts: { effectSort, isPaid, hasHappened, isFixedLater, isActivePlayer },
  clauses: [
    {
      when: (f) => !f.isActivePlayer,
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
      tells: 'Manutech wants the resources before the production rises',
      given: { effectSort: 'event', isPaid: true, hasHappened: false, isFixedLater: false, isActivePlayer: true },
      expect: no('effect-pool#category-c'),
    },
    {
      from: 'gains-for-losses#nitrophilic-moss',
      tells: "Manutech's two plants once the production of Nitrophilic Moss is raised, before the loss of plants",
      given: { effectSort: 'event', isPaid: true, hasHappened: true, isFixedLater: false, isActivePlayer: true },
      expect: yes('effect-pool#chains'),
    },
    {
      from: 'order-for-other-players#giant-ice-asteroid',
      tells: "An opponent's Arctic Algae after my oceans, before I remove plants",
      given: { effectSort: 'event', isPaid: true, hasHappened: true, isFixedLater: false, isActivePlayer: true },
      expect: yes('effect-pool#chains'),
    },
    {
      from: 'kinds-of-effects#rebates',
      tells: 'The 3 MC of Media Group before the event itself does anything',
      given: { effectSort: 'card', isPaid: true, isFixedLater: false, isActivePlayer: true },
      expect: yes('effect-pool#category-b', 'kinds-of-effects#category-b'),
    },
    {
      from: 'pay-before-effects#rebate',
      tells: 'The rebate first, to pay for the card with it',
      given: { effectSort: 'card', isPaid: false, isActivePlayer: true },
      expect: no('pay-before-effects#answer'),
    },
    {
      from: 'sponsored-academies#order',
      tells: 'Sponsored Academies: draw before discarding',
      given: { effectSort: 'own', isPaid: true, isFixedLater: true, isActivePlayer: true },
      expect: no('effects-order#order-on-the-card'),
    },
    {
      from: 'effect-pool#arctic-algae',
      tells: 'The plants of Arctic Algae before the ocean lies there',
      given: { effectSort: 'event', isPaid: true, hasHappened: false, isFixedLater: false, isActivePlayer: true },
      expect: no('effect-pool#category-c'),
    },
    {
      from: 'ours',
      tells: 'The tile before the production',
      given: { effectSort: 'own', isPaid: true, isFixedLater: false, isActivePlayer: true },
      expect: yes('effect-pool#category-a'),
    },
    {
      from: 'ours',
      tells: 'The steel of the space before the tile lies there',
      given: { effectSort: 'bonus', isPaid: true, hasHappened: false, isFixedLater: false, isActivePlayer: true },
      expect: no('effect-pool#category-d'),
    },
    {
      from: 'ours',
      tells: 'My Arctic Algae on her turn, before she removes plants',
      given: { effectSort: 'event', isActivePlayer: false },
      expect: no('order-for-other-players#answer'),
    },
    {
      from: 'ours',
      tells: 'A placement bonus',
      given: { effectSort: 'bonus', isPaid: true, isFixedLater: false, isActivePlayer: true },
      expect: needs('hasHappened'),
    },
    {
      from: 'ours',
      tells: 'Something that has not happened yet',
      given: { isPaid: true, hasHappened: false, isFixedLater: false, isActivePlayer: true },
      expect: needs('effectSort'),
    },
    { from: 'ours', tells: 'An effect of the card', given: { effectSort: 'own', isPaid: true }, expect: needs('isActivePlayer', 'isFixedLater') },
    { from: 'ours', tells: 'Nobody said whether it is paid', given: { effectSort: 'own', isFixedLater: false, isActivePlayer: true }, expect: needs('isPaid') },
  ],
})
