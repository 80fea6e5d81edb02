import { choice, number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const taken = choice(
  'What must you give up to play the card?',
  { floater: 'floaters', card: 'cards from hand', delegate: 'delegates', plants: 'plants' },
  {
    says: {
      floater: ['floater', 'floaters', 'air raid', 'stratospheric birds'],
      card: ['a card from hand', 'discard a card', 'sponsored academies', 'cards in hand'],
      delegate: ['delegate', 'delegates', 'cultural metropolis', 'recruitment', 'vote of no confidence'],
      plants: ['plants', 'plant', 'nitrophilic moss'],
    },
  },
)
const takenNumber = number(
  'How many of them does the card take?',
  { min: 1, fixed: true },
  { before: ['takes', 'spend', 'give up', 'lose', 'needs', 'requires', 'discard'] },
)
const owned = number(
  'How many do you have: on your own cards, in hand without the card that you play, in the reserve?',
  { min: 0 },
  { units: ['floaters', 'cards', 'cards in hand', 'delegates', 'plants', 'in the reserve'], before: ['i have', 'i own', 'only'] },
)
const inLobby = number(
  'How many of your delegates are in the Lobby?',
  { min: 0, max: 1 },
  { units: ['in the lobby', 'delegate in the lobby', 'lobby'], before: ['lobby'] },
)
const gained = number('How many do the other effects of the card bring you, triggers included?', { min: 0, usual: 0 }, { before: ['gain', 'get', 'brings'] })
const setsOrder = yesNo('Does the card itself say that you give them up first?', ['sets the order', 'discard first', 'then draw', 'and then'], {
  usual: false,
  fixed: true,
})

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
      from: 'gains-for-losses#nitrophilic-moss',
      tells: 'Manutech plays Nitrophilic Moss without plants',
      given: { taken: 'plants', takenNumber: 2, owned: 0, gained: 2, setsOrder: false },
      expect: yes('gains-for-losses#answer'),
    },
    {
      from: 'ours',
      tells: 'Another corporation plays it without plants',
      given: { taken: 'plants', takenNumber: 2, owned: 0, gained: 0 },
      expect: no('prelude-without-mc#every-card'),
    },
    {
      from: 'mandatory-forfeits#stratospheric-birds',
      tells: 'Stratospheric Birds, and only an opponent has floaters',
      given: { taken: 'floater', takenNumber: 1, owned: 0, gained: 0 },
      expect: no('stratospheric-birds#answer', 'air-raid#floater'),
    },
    { from: 'ours', tells: 'Air Raid with a floater of mine', given: { taken: 'floater', takenNumber: 1, owned: 1 }, expect: yes('mandatory-forfeits#answer') },
    {
      from: 'sponsored-academies#order',
      tells: 'Sponsored Academies as the last card in hand: the 3 cards come too late',
      given: { taken: 'card', takenNumber: 1, owned: 0, gained: 3, setsOrder: true },
      expect: no('sponsored-academies#answer'),
    },
    {
      from: 'cultural-metropolis#reserve',
      tells: 'Cultural Metropolis with 1 delegate in the reserve and 1 in the Lobby',
      given: { taken: 'delegate', takenNumber: 2, owned: 1, inLobby: 1 },
      expect: yes('cultural-metropolis#lobby', 'recruitment-no-delegates#lobby', 'vote-of-no-confidence#lobby'),
    },
    {
      from: 'cultural-metropolis#two-delegates',
      tells: 'Cultural Metropolis with 1 delegate in all',
      given: { taken: 'delegate', takenNumber: 2, owned: 1, inLobby: 0, gained: 0 },
      expect: no('cultural-metropolis#answer'),
    },
    {
      from: 'ours',
      tells: 'Recruitment, and the reserve is empty',
      given: { taken: 'delegate', takenNumber: 1, owned: 0, gained: 0 },
      expect: needs('inLobby'),
    },
    {
      from: 'ours',
      tells: 'The card takes 2 plants, and I have 1',
      given: { taken: 'plants', takenNumber: 2, owned: 1, setsOrder: false },
      expect: needs('gained'),
    },
    {
      from: 'ours',
      tells: 'I am one card short, and the card draws some',
      given: { taken: 'card', takenNumber: 1, owned: 0, gained: 3 },
      expect: needs('setsOrder'),
    },
    { from: 'ours', tells: 'The card takes 1', given: { taken: 'plants', takenNumber: 1, gained: 0 }, expect: needs('owned') },
    { from: 'ours', tells: 'I have 2', given: { taken: 'plants', owned: 2, gained: 0 }, expect: needs('takenNumber') },
    { from: 'ours', tells: 'One short, one in the Lobby', given: { takenNumber: 1, owned: 0, inLobby: 1, gained: 0 }, expect: needs('taken') },
  ],
})
