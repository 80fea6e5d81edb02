import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const byPrelude = choice(
  'With which Prelude do you play the card?',
  { 'ecology-experts': 'Ecology Experts', 'excentric-sponsor': 'Excentric Sponsor' },
  { says: { 'ecology-experts': ['ecology experts', 'ecology expert'], 'excentric-sponsor': ['excentric sponsor', 'eccentric sponsor'] } },
)
const isUsedByBoth = yesNo(
  'Is the other of the two Preludes to count for the same card?',
  [
    'both preludes',
    'both on one card',
    'both put onto one',
    'both onto one card',
    'both for the same card',
    'same card',
    'both put on',
    'be combined',
    'combine both',
    'combine the two',
    'both for one card',
    'together on one card',
    'combined on one card',
  ],
  { usual: false },
)
const isGlobalMet = yesNo(
  'Are its global requirements met (steps by Inventrix and the like included)?',
  ['global requirements are met', 'parameters are met'],
  {
    no: [
      'oxygen too low',
      'oxygen is too low',
      'too cold',
      'too early',
      'not enough oceans',
      'not warm enough',
      'global requirement not met',
      'global requirement is not met',
      'parameters are not met',
      'requirement is not met',
      'requirement not met',
    ],
  },
)
const isRestMet = yesNo('Are its other requirements met (tags, tiles, party and so on)?', ['other requirements are met', 'tags are there'], {
  no: ['tags are missing', 'missing tags', 'without the tags', 'a tag short', 'not enough tags', 'no greenery', 'other requirements not met'],
  usual: true,
})
const isCardPossible = yesNo('Can all mandatory effects of the card be carried out?', ['effects are possible', 'effects can be resolved'], {
  no: ['effects are impossible', 'cannot reduce', 'cannot be resolved'],
  usual: true,
})
const isCardPayable = yesNo(
  'Can you pay for the card, less what is taken off?',
  ['i can pay', 'can afford', 'money is fine', 'enough money', 'have the money', 'money is there'],
  {
    no: ['cannot pay', "can't pay", 'cannot afford', 'no money'],
    usual: true,
  },
)
const isCardBought = yesNo('Is the card in your hand: bought at the start, or from your first Prelude?', ['bought it', 'from my first prelude', 'in my hand'], {
  no: ['did not buy it', 'not bought', 'discarded it at the start'],
  usual: true,
})

export const mayPlayCardByPrelude = defineRule({
  id: 'may-play-card-by-prelude',
  question: 'May I play this card with Ecology Experts or Excentric Sponsor?',
  facts: { byPrelude, isUsedByBoth, isCardBought, isGlobalMet, isRestMet, isCardPossible, isCardPayable },
  clauses: [
    { when: (f) => f.isUsedByBoth, answer: 'no', because: cite('two-preludes-one-card#answer', 'they cannot target the same card') },
    {
      when: (f) => !f.isCardBought,
      answer: 'no',
      because: [
        cite('ecology-experts-cost#purchase', 'so the card must be purchased as well'),
        cite('excentric-sponsor#purchase', 'so the card must be purchased as well'),
      ],
    },
    {
      when: [(f) => f.byPrelude === 'ecology-experts', (f) => !f.isCardPossible],
      answer: 'no',
      because: cite('ecology-experts-effects#answer', 'a card whose mandatory effects cannot be carried out cannot be played'),
    },
    { when: (f) => !f.isCardPossible, answer: 'no', because: cite('excentric-sponsor-requirements#effects', 'Its effects must all be resolved, as usual') },
    {
      when: [(f) => f.byPrelude === 'ecology-experts', (f) => !f.isRestMet],
      answer: 'no',
      because: cite('ecology-experts#other-requirements', 'Every other requirement must be satisfied'),
    },
    {
      when: (f) => !f.isRestMet,
      answer: 'no',
      because: cite('excentric-sponsor-requirements#requirements', 'global requirements, tag requirements and all others'),
    },
    {
      when: [(f) => f.byPrelude === 'excentric-sponsor', (f) => !f.isGlobalMet],
      answer: 'no',
      because: cite('excentric-sponsor-requirements#answer', 'all requirements of the card must still be met'),
    },
    {
      when: [(f) => f.byPrelude === 'ecology-experts', (f) => !f.isCardPayable],
      answer: 'no',
      because: cite('ecology-experts-cost#answer', 'you must still pay for it, at face value less any discounts'),
    },
    { when: (f) => !f.isCardPayable, answer: 'no', because: cite('excentric-sponsor#answer', 'Its reduced cost, which cannot be below 0') },
    { when: (f) => f.byPrelude === 'ecology-experts', answer: 'yes', because: cite('ecology-experts#answer', 'Only global requirements, but all 4 of them') },
  ],
  otherwise: { answer: 'yes', because: cite('excentric-sponsor#cost-below-0', 'the card can be free, but you cannot get any MC back') },
  examples: [
    {
      from: 'ours',
      tells: 'Ecology Experts for a card in my hand: oxygen too low, but the rest is fine and I can pay',
      given: {
        byPrelude: 'ecology-experts',
        isUsedByBoth: false,
        isCardBought: true,
        isGlobalMet: false,
        isRestMet: true,
        isCardPossible: true,
        isCardPayable: true,
      },
      expect: yes('ecology-experts#answer'),
    },
    {
      from: 'ours',
      tells: 'Excentric Sponsor for a card in my hand, but the oxygen is too low; its effects are possible',
      given: { byPrelude: 'excentric-sponsor', isUsedByBoth: false, isCardBought: true, isGlobalMet: false, isRestMet: true, isCardPossible: true },
      expect: no('excentric-sponsor-requirements#answer'),
    },
    {
      from: 'ecological-zone-ecology-experts#greenery-requirement',
      tells: 'Ecological Zone in my hand with Ecology Experts, but I have no greenery; its effects are possible',
      given: { byPrelude: 'ecology-experts', isUsedByBoth: false, isCardBought: true, isRestMet: false, isCardPossible: true },
      expect: no('ecology-experts#other-requirements'),
    },
    {
      from: 'ecology-experts-effects#plant-production',
      tells: 'Ecology Experts for a card in my hand that reduces plant production, and it cannot be resolved',
      given: { byPrelude: 'ecology-experts', isUsedByBoth: false, isCardBought: true, isCardPossible: false },
      expect: no('ecology-experts-effects#answer'),
    },
    {
      from: 'ours',
      tells: 'Excentric Sponsor for a card in my hand whose tile has no place, so it cannot be resolved',
      given: { byPrelude: 'excentric-sponsor', isUsedByBoth: false, isCardBought: true, isCardPossible: false },
      expect: no('excentric-sponsor-requirements#effects'),
    },
    {
      from: 'ours',
      tells: 'Excentric Sponsor for a card in my hand, but science tags are missing; its effects are possible',
      given: { byPrelude: 'excentric-sponsor', isUsedByBoth: false, isCardBought: true, isRestMet: false, isCardPossible: true },
      expect: no('excentric-sponsor-requirements#requirements'),
    },
    {
      from: 'two-preludes-one-card#separate-cards',
      tells: 'May I use both preludes, Ecology Experts and Excentric Sponsor, on one card?',
      given: { isUsedByBoth: true },
      expect: no('two-preludes-one-card#answer'),
    },
    {
      from: 'ours',
      tells: 'Ecology Experts for a card in my hand, all fine, but I cannot pay for it',
      given: { byPrelude: 'ecology-experts', isUsedByBoth: false, isCardBought: true, isRestMet: true, isCardPossible: true, isCardPayable: false },
      expect: no('ecology-experts-cost#answer'),
    },
    {
      from: 'ours',
      tells: 'Excentric Sponsor for a card in my hand, all met, but even the reduced cost I cannot pay',
      given: {
        byPrelude: 'excentric-sponsor',
        isUsedByBoth: false,
        isCardBought: true,
        isGlobalMet: true,
        isRestMet: true,
        isCardPossible: true,
        isCardPayable: false,
      },
      expect: no('excentric-sponsor#answer'),
    },
    {
      from: 'ours',
      tells: 'Excentric Sponsor for a card in my hand, all requirements met and I can pay',
      given: {
        byPrelude: 'excentric-sponsor',
        isUsedByBoth: false,
        isCardBought: true,
        isGlobalMet: true,
        isRestMet: true,
        isCardPossible: true,
        isCardPayable: true,
      },
      expect: yes('excentric-sponsor#cost-below-0'),
    },
    {
      from: 'ours',
      tells: 'A card in my hand with one of my preludes: the oxygen is too low, the rest is fine and I can pay',
      given: { isUsedByBoth: false, isCardBought: true, isGlobalMet: false, isRestMet: true, isCardPossible: true, isCardPayable: true },
      expect: needs('byPrelude'),
    },
    {
      from: 'ours',
      tells: 'Ecology Experts for a card that I did not buy at the start',
      given: { byPrelude: 'ecology-experts', isUsedByBoth: false, isCardBought: false },
      expect: no('ecology-experts-cost#purchase', 'excentric-sponsor#purchase'),
    },
    {
      from: 'prelude-order#cards',
      tells: 'Excentric Sponsor for a card from my first prelude, all met and I can pay',
      given: {
        byPrelude: 'excentric-sponsor',
        isUsedByBoth: false,
        isCardBought: true,
        isGlobalMet: true,
        isRestMet: true,
        isCardPossible: true,
        isCardPayable: true,
      },
      expect: yes('excentric-sponsor#cost-below-0'),
    },
    {
      from: 'ours',
      tells: 'May I play it with Ecology Experts while the oxygen is too low?',
      given: { byPrelude: 'ecology-experts', isGlobalMet: false },
      expect: needs('isUsedByBoth', 'isCardBought', 'isCardPossible', 'isRestMet', 'isCardPayable'),
    },
  ],
})
