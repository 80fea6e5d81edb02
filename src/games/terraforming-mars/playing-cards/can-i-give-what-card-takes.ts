import { choice, derived, number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { card } from '../facts/cards.ts'
import { inLobby } from '../facts/turmoil.ts'

/** What cards take when they are played. */
const TAKEN: Readonly<Record<string, { what: 'floater' | 'card' | 'delegate' | 'plants'; number: number; isFirst?: true }>> = {
  'air-raid': { what: 'floater', number: 1 },
  'cultural-metropolis': { what: 'delegate', number: 2 },
  'nitrophilic-moss': { what: 'plants', number: 2 },
  recruitment: { what: 'delegate', number: 1 },
  'sponsored-academies': { what: 'card', number: 1, isFirst: true },
  'stratospheric-birds': { what: 'floater', number: 1 },
  'vote-of-no-confidence': { what: 'delegate', number: 1 },
}

const taken = derived(
  choice(
    'What must you give up to play the card?',
    { floater: 'floaters', card: 'cards from hand', delegate: 'delegates', plants: 'plants' },
    {
      says: {
        floater: ['spend a floater', 'give up a floater', 'takes floaters', 'takes a floater', 'pay a floater', 'lose a floater', 'remove a floater'],
        card: ['a card from hand', 'discard a card', 'discard cards', 'throw away a card', 'nothing to discard', 'cards in hand'],
        delegate: [
          'place a delegate',
          'place delegates',
          'takes delegates',
          'takes a delegate',
          'put a delegate',
          'asks me to place a delegate',
          'makes me place a delegate',
        ],
        plants: ['lose plants', 'spend plants', 'takes plants', 'loses plants', 'pay plants', 'give up plants', 'makes me lose plants'],
      },
      fixed: true,
    },
  ),
  { card },
  (f) => TAKEN[f.card.id]?.what,
)
const takenNumber = derived(
  number('How many of them does the card take?', { min: 1, fixed: true }, { before: ['takes', 'spend', 'give up', 'lose', 'needs', 'requires', 'discard'] }),
  { card },
  (f) => TAKEN[f.card.id]?.number,
)
const owned = number(
  'How many do you have (hand: without this card; delegates: in the reserve, without the Lobby)?',
  { min: 0 },
  {
    units: [
      'floaters',
      'cards',
      'cards in hand',
      'other card',
      'other cards',
      'other card in hand',
      'cards to discard',
      'card to discard',
      'delegates',
      'delegates left',
      'delegates in the reserve',
      'plants',
      'plants in stock',
      'in the reserve',
    ],
    before: ['i have', "i've", "i've got", 'i own', 'only', 'reserve has'],
  },
)
const gained = number('How many do the other effects of the card bring you, triggers included?', { min: 0, usual: 0 }, { before: ['gain', 'get', 'brings'] })
const setsOrder = derived(
  yesNo('Does the card itself say that you give them up first?', ['sets the order', 'discard first', 'then draw'], {
    no: ['does not set an order', 'in any order'],
    fixed: true,
  }),
  { card },
  (f) => {
    const taking = TAKEN[f.card.id]
    return taking && taking.isFirst === true
  },
)

interface Supply {
  readonly taken: 'floater' | 'card' | 'delegate' | 'plants'
  readonly owned: number
  readonly inLobby: number
}

/** The Lobby counts as part of the reserve. */
const available = (f: Supply): number => f.owned + (f.taken === 'delegate' ? f.inLobby : 0)

export const canIGiveWhatCardTakes = defineRule({
  id: 'can-i-give-what-card-takes',
  question: 'May I play a card that makes me give something up?',
  facts: { taken, takenNumber, owned, inLobby, gained, setsOrder },
  clauses: [
    {
      when: (f) => f.owned >= f.takenNumber,
      answer: 'yes',
      because: cite('mandatory-forfeits#answer', 'if you must forfeit something to resolve the effect, it is mandatory'),
    },
    {
      when: [(f) => f.taken === 'delegate', (f) => available(f) >= f.takenNumber],
      answer: 'yes',
      because: [
        cite('cultural-metropolis#lobby', 'For supply purposes the reserve includes the Lobby'),
        cite('recruitment-no-delegates#lobby', 'the one in the Lobby, you can take it from there'),
        cite('vote-of-no-confidence#lobby', 'the one in the Lobby, you can take it from there'),
      ],
    },
    {
      when: [(f) => !f.setsOrder, (f) => f.gained > 0, (f) => available(f) + f.gained >= f.takenNumber],
      answer: 'yes',
      because: cite('gains-for-losses#answer', 'mandatory effects must all be met, but in any order'),
    },
    { when: (f) => f.taken === 'card', answer: 'no', because: cite('sponsored-academies#answer', 'you must be able to discard a card') },
    {
      when: (f) => f.taken === 'floater',
      answer: 'no',
      because: [
        cite('stratospheric-birds#answer', "it must come from one of your cards, not from an opponent's"),
        cite('air-raid#floater', 'unless you give up 1 floater from a card of your own'),
      ],
    },
    {
      when: (f) => f.taken === 'delegate',
      answer: 'no',
      because: cite('cultural-metropolis#answer', 'without enough delegates in the reserve and the Lobby, you cannot play it'),
    },
  ],
  otherwise: { answer: 'no', because: cite('prelude-without-mc#every-card', 'can be played unless all its effects can be resolved') },
  examples: [
    {
      from: 'mandatory-forfeits#stratospheric-birds',
      tells: 'Stratospheric Birds, I have 0 floaters and gain 0, only an opponent has some',
      given: { card: 'stratospheric-birds', owned: 0, gained: 0 },
      expect: no('stratospheric-birds#answer', 'air-raid#floater'),
    },
    { from: 'ours', tells: 'Air Raid, and I have 1 floater on a card', given: { card: 'air-raid', owned: 1 }, expect: yes('mandatory-forfeits#answer') },
    {
      from: 'sponsored-academies#order',
      tells: 'Sponsored Academies is the last card in my hand, so I have 0 to discard, can I discard one of the 3 I draw?',
      given: { card: 'sponsored-academies', owned: 0, gained: 3 },
      expect: no('sponsored-academies#answer'),
    },
    {
      from: 'cultural-metropolis#reserve',
      tells: 'Cultural Metropolis, I have 1 delegate in the reserve and 1 in the lobby',
      given: { card: 'cultural-metropolis', owned: 1, inLobby: 1 },
      expect: yes('cultural-metropolis#lobby', 'recruitment-no-delegates#lobby', 'vote-of-no-confidence#lobby'),
    },
    {
      from: 'cultural-metropolis#two-delegates',
      tells: 'Cultural Metropolis, I have 1 delegate in the reserve, 0 in the lobby and gain none',
      given: { card: 'cultural-metropolis', owned: 1, inLobby: 0, gained: 0 },
      expect: no('cultural-metropolis#answer'),
    },
    {
      from: 'ours',
      tells: 'Recruitment, and I have 0 delegates in the reserve and gain none',
      given: { card: 'recruitment', owned: 0, gained: 0 },
      expect: needs('inLobby'),
    },
    {
      from: 'ours',
      tells: 'The card takes 2 plants in any order with the rest, and I have 1',
      given: { taken: 'plants', takenNumber: 2, owned: 1, setsOrder: false },
      expect: needs('gained'),
    },
    {
      from: 'ours',
      tells: 'The card makes me discard 1 card, I have 0 cards in hand, and it draws 3',
      given: { taken: 'card', takenNumber: 1, owned: 0, gained: 3 },
      expect: needs('setsOrder'),
    },
    { from: 'ours', tells: 'The card takes plants, 1 of them, and I gain 0', given: { taken: 'plants', takenNumber: 1, gained: 0 }, expect: needs('owned') },
    {
      from: 'ours',
      tells: 'I have 20 plants and the card takes plants; I gain 0',
      given: { taken: 'plants', owned: 20, gained: 0 },
      expect: needs('takenNumber'),
    },
    {
      from: 'ours',
      tells: 'It takes 1, I have 0, there is 1 in the lobby and I gain 0',
      given: { takenNumber: 1, owned: 0, inLobby: 1, gained: 0 },
      expect: needs('taken'),
    },
    {
      from: 'sponsored-academies#robots',
      tells: 'Sponsored Academies with 0 other cards in hand but one on Self-Replicating Robots',
      given: { card: 'sponsored-academies', owned: 0 },
      expect: no('sponsored-academies#answer'),
    },
    {
      from: 'vote-of-no-confidence#lobby',
      tells: 'Vote of No Confidence, I have 0 delegates in the reserve and 1 in the lobby',
      given: { card: 'vote-of-no-confidence', owned: 0, inLobby: 1 },
      expect: yes('cultural-metropolis#lobby', 'recruitment-no-delegates#lobby', 'vote-of-no-confidence#lobby'),
    },
    {
      from: 'gains-for-losses#nitrophilic-moss',
      tells: 'As Manutech I play Nitrophilic Moss with 0 plants, but get 2 plants for its production',
      given: { card: 'nitrophilic-moss', owned: 0, gained: 2 },
      expect: yes('gains-for-losses#answer'),
    },
    {
      from: 'ours',
      tells: 'Nitrophilic Moss with 0 plants, and I am not Manutech so I gain none',
      given: { card: 'nitrophilic-moss', owned: 0, gained: 0 },
      expect: no('prelude-without-mc#every-card'),
    },
  ],
})
