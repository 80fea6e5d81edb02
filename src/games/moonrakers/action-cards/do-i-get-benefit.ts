import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { abilityHelpsAllies, playedBy, wasLastCard } from '../facts.ts'

/** Its own fact: a card is known here by its benefit, too, and nowhere else. */
const benefitOf = choice(
  'Which kind of card would give the benefit?',
  { reactor: 'Reactor', thruster: 'Thruster', shield: 'Shield', damage: 'Damage', miss: 'Miss', crew: 'Crew' },
  {
    fixed: true,
    says: {
      reactor: ['reactor', 'reactors', 'two more actions', 'two extra actions', 'two additional actions', 'two actions', 'extra actions', 'more actions'],
      thruster: [
        'thruster',
        'thrusters',
        'two more cards',
        'two extra cards',
        'two additional cards',
        'draw two cards',
        'two cards',
        'extra cards',
        'more cards',
      ],
      shield: ['shield', 'shields'],
      damage: ['damage', 'damage card', '1 damage', '2 damage', '3 damage'],
      miss: ['miss', 'misses'],
      crew: ['crew', 'crew card', 'crew member', 'special ability of the crew'],
    },
  },
)
export const doIGetBenefit = defineRule({
  id: 'do-i-get-benefit',
  question: 'Do I get the benefit, the special ability of this card?',
  facts: { playedBy, benefitOf, abilityHelpsAllies, wasLastCard },
  never: [{ when: (f) => f.playedBy === 'row' && f.benefitOf === 'miss', because: 'There is no Miss in the Mercenary deck.' }],
  clauses: [
    {
      when: [(f) => f.playedBy === 'row', (f) => f.benefitOf === 'crew'],
      answer: 'yes',
      because: cite('mercenary-crew#ability', 'You get to use the special ability on the Crew card'),
    },
    {
      when: (f) => f.playedBy === 'row',
      answer: 'no',
      because: cite('mercenary-benefit#answer', 'Mercenary Action cards are used only to meet requirements of the Contract'),
    },
    { when: (f) => f.benefitOf === 'damage', answer: 'no', because: cite('damage-cards#answer', 'they are used only to fulfil the requirements of Contracts') },
    { when: (f) => f.benefitOf === 'miss', answer: 'no', because: cite('miss-cards#answer', 'Nothing by itself: it stands for malfunctioning ship parts') },
    {
      when: [(f) => f.playedBy === 'ally', (f) => f.abilityHelpsAllies],
      answer: 'yes',
      because: cite('own-benefits#special-ability', 'Only an ability that states it explicitly lets a benefit reach allies'),
    },
    { when: (f) => f.playedBy === 'ally', answer: 'no', because: cite('own-benefits#answer', 'their benefits affect only the player who plays them') },
    {
      when: (f) => f.benefitOf === 'crew',
      answer: 'yes',
      because: cite('crew-cards#ability', 'Its special ability takes place on being played during a Contract'),
    },
    {
      when: [(f) => f.benefitOf === 'thruster', (f) => f.wasLastCard],
      unsettled: [
        { answer: 'no', because: cite('conflict:thruster-empty-hand#no-draw', 'A player whose hand has run out of cards may draw no additional Action cards') },
        {
          answer: 'yes',
          because: cite('conflict:thruster-empty-hand#cards-drawn', 'A Thruster gives 2 additional cards from the deck and names no condition'),
        },
      ],
    },
  ],
  otherwise: {
    answer: 'yes',
    because: [
      cite('action-cards#benefit', 'It comes on top of the requirement'),
      cite('conflict:benefit-and-requirement#answer', 'a Reactor, Thruster or Shield does both when played'),
    ],
  },
  examples: [
    {
      from: 'ours',
      tells: 'Your Reactor counts for the Contract and gives actions too',
      given: { playedBy: 'you', benefitOf: 'reactor' },
      expect: yes('action-cards#benefit', 'conflict:benefit-and-requirement#answer'),
    },
    { from: 'ours', tells: 'Your Crew card', given: { playedBy: 'you', benefitOf: 'crew' }, expect: yes('crew-cards#ability') },
    { from: 'ours', tells: 'Your Damage card', given: { playedBy: 'you', benefitOf: 'damage' }, expect: no('damage-cards#answer') },
    { from: 'ours', tells: 'A Miss', given: { playedBy: 'you', benefitOf: 'miss' }, expect: no('miss-cards#answer') },
    {
      from: 'ours',
      tells: "An ally's Reactor",
      given: { playedBy: 'ally', benefitOf: 'reactor', abilityHelpsAllies: false },
      expect: no('own-benefits#answer'),
    },
    {
      from: 'ours',
      tells: "An ally's Thruster, with an ability that says so",
      given: { playedBy: 'ally', benefitOf: 'thruster', abilityHelpsAllies: true },
      expect: yes('own-benefits#special-ability'),
    },
    {
      from: 'ours',
      tells: 'A Mercenary Reactor giving me two more actions',
      given: { playedBy: 'row', benefitOf: 'reactor' },
      expect: no('mercenary-benefit#answer'),
    },
    {
      from: 'ours',
      tells: 'Do I get the special ability of a Mercenary Crew card that I use?',
      given: { playedBy: 'row', benefitOf: 'crew' },
      expect: yes('mercenary-crew#ability'),
    },
    {
      from: 'ours',
      tells: 'Somebody plays a Reactor: do I get two more actions?',
      given: { benefitOf: 'reactor', abilityHelpsAllies: false },
      expect: needs('playedBy'),
    },
    { from: 'ours', tells: 'A Shield', given: { benefitOf: 'shield', abilityHelpsAllies: false }, expect: needs('playedBy') },
    { from: 'ours', tells: 'A card of yours', given: { playedBy: 'you', wasLastCard: false }, expect: needs('benefitOf') },
    { from: 'ours', tells: "An ally's Shield", given: { playedBy: 'ally', benefitOf: 'shield' }, expect: needs('abilityHelpsAllies') },
    {
      from: 'ours',
      tells: 'A Thruster that was your last card',
      given: { playedBy: 'you', benefitOf: 'thruster', wasLastCard: true },
      expect: unsettled('conflict:thruster-empty-hand#no-draw', 'conflict:thruster-empty-hand#cards-drawn'),
    },
    {
      from: 'ours',
      tells: 'A Thruster with cards left in hand',
      given: { playedBy: 'you', benefitOf: 'thruster', wasLastCard: false },
      expect: yes('action-cards#benefit', 'conflict:benefit-and-requirement#answer'),
    },
    { from: 'ours', tells: 'Your Thruster', given: { playedBy: 'you', benefitOf: 'thruster' }, expect: needs('wasLastCard') },
    {
      from: 'ours',
      tells: 'A Crew card that my ally played, and its ability says nothing of allies',
      given: { playedBy: 'ally', benefitOf: 'crew', abilityHelpsAllies: false },
      expect: no('own-benefits#answer'),
    },
    {
      from: 'ours',
      tells: 'A Thruster of the Mercenary row, though my hand is empty',
      given: { playedBy: 'row', benefitOf: 'thruster', wasLastCard: true },
      expect: no('mercenary-benefit#answer'),
    },
  ],
})
