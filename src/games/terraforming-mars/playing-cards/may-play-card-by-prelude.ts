import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const byPrelude = choice(
  'With which Prelude do you play the card?',
  { 'ecology-experts': 'Ecology Experts', 'excentric-sponsor': 'Excentric Sponsor' },
  { says: { 'ecology-experts': ['ecology experts', 'ecology expert'], 'excentric-sponsor': ['excentric sponsor', 'eccentric sponsor'] } },
)
const isUsedByBoth = yesNo('Is the other of the two Preludes to count for the same card?', ['both preludes', 'both on one card', 'same card'], { usual: false })
const isGlobalMet = yesNo('Are its global requirements met?', ['global requirements are met', 'parameters are met'], {
  no: ['oxygen too low', 'too cold', 'global requirement not met', 'parameters are not met'],
})
const isRestMet = yesNo('Are its other requirements met (tags, tiles, party and so on)?', ['other requirements are met', 'tags are there'], {
  no: ['tags are missing', 'no greenery', 'other requirements not met'],
  usual: true,
})
const isCardPossible = yesNo('Can all mandatory effects of the card be carried out?', ['effects are possible', 'effects can be resolved'], {
  no: ['effects are impossible', 'cannot reduce', 'cannot be resolved'],
  usual: true,
})
const isCardPayable = yesNo('Can you pay for the card, less what is taken off?', ['i can pay', 'can afford'], {
  no: ['cannot pay', "can't pay", 'cannot afford', 'no money'],
})

export const mayPlayCardByPrelude = defineRule({
  id: 'may-play-card-by-prelude',
  question: 'May I play this card with Ecology Experts or Excentric Sponsor?',
  facts: { byPrelude, isUsedByBoth, isGlobalMet, isRestMet, isCardPossible, isCardPayable },
  clauses: [
    { when: (f) => f.isUsedByBoth, answer: 'no', because: cite('two-preludes-one-card#answer', 'they cannot target the same card') },
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
      tells: 'Ecology Experts, and the oxygen is far too low',
      given: { byPrelude: 'ecology-experts', isUsedByBoth: false, isGlobalMet: false, isRestMet: true, isCardPossible: true, isCardPayable: true },
      expect: yes('ecology-experts#answer'),
    },
    {
      from: 'ours',
      tells: 'Excentric Sponsor, and the oxygen is too low',
      given: { byPrelude: 'excentric-sponsor', isUsedByBoth: false, isGlobalMet: false, isRestMet: true, isCardPossible: true },
      expect: no('excentric-sponsor-requirements#answer'),
    },
    {
      from: 'ecological-zone-ecology-experts#greenery-requirement',
      tells: 'Ecological Zone with Ecology Experts, without a greenery',
      given: { byPrelude: 'ecology-experts', isUsedByBoth: false, isRestMet: false, isCardPossible: true },
      expect: no('ecology-experts#other-requirements'),
    },
    {
      from: 'ecology-experts-effects#plant-production',
      tells: 'A card that reduces plant production, and nobody has any',
      given: { byPrelude: 'ecology-experts', isUsedByBoth: false, isCardPossible: false },
      expect: no('ecology-experts-effects#answer'),
    },
    {
      from: 'ours',
      tells: 'Excentric Sponsor and a tile without a place',
      given: { byPrelude: 'excentric-sponsor', isUsedByBoth: false, isCardPossible: false },
      expect: no('excentric-sponsor-requirements#effects'),
    },
    {
      from: 'ours',
      tells: 'Excentric Sponsor, and science tags are missing',
      given: { byPrelude: 'excentric-sponsor', isUsedByBoth: false, isRestMet: false, isCardPossible: true },
      expect: no('excentric-sponsor-requirements#requirements'),
    },
    {
      from: 'two-preludes-one-card#separate-cards',
      tells: 'Both Preludes for one card',
      given: { isUsedByBoth: true },
      expect: no('two-preludes-one-card#answer'),
    },
    {
      from: 'ours',
      tells: 'Ecology Experts, and the money is gone: the card is not free',
      given: { byPrelude: 'ecology-experts', isUsedByBoth: false, isRestMet: true, isCardPossible: true, isCardPayable: false },
      expect: no('ecology-experts-cost#answer'),
    },
    {
      from: 'ours',
      tells: 'Excentric Sponsor, and even the reduced cost is too much',
      given: { byPrelude: 'excentric-sponsor', isUsedByBoth: false, isGlobalMet: true, isRestMet: true, isCardPossible: true, isCardPayable: false },
      expect: no('excentric-sponsor#answer'),
    },
    {
      from: 'ours',
      tells: 'Excentric Sponsor, all met',
      given: { byPrelude: 'excentric-sponsor', isUsedByBoth: false, isGlobalMet: true, isRestMet: true, isCardPossible: true, isCardPayable: true },
      expect: yes('excentric-sponsor#cost-below-0'),
    },
    {
      from: 'ours',
      tells: 'The oxygen is too low',
      given: { isUsedByBoth: false, isGlobalMet: false, isRestMet: true, isCardPossible: true, isCardPayable: true },
      expect: needs('byPrelude'),
    },
  ],
})
