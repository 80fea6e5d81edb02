import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { credits, isLeader, phase, price } from '../facts.ts'

/** Nobody says that they buy in the Buying Phase, nor that they look at what lies there. */
const buyingPhase = { ...phase, usual: 'buying' } as const

const armoryPlace = choice(
  'Where is the card?',
  {
    laidOut: 'it was laid out beside the Armory board before this phase',
    justFilled: 'it has just filled a space beside the Armory board',
    deck: 'face down in a deck',
    elsewhere: 'somewhere else',
  },
  {
    usual: 'laidOut',
    says: {
      laidOut: ['laid out', 'available', 'at the armory', 'face up'],
      justFilled: ['just filled', 'replacement card', 'just came', 'just came out', 'just drawn', 'just refilled', 'just turned up', 'new card that replaced'],
      deck: ['in the deck', 'from the deck', 'off the deck', 'top of the deck', 'top card', 'face down'],
      elsewhere: [
        'removed',
        'mercenary',
        'merc',
        'mercenary row',
        "another player's card",
        "another player's ship part",
        'from my opponent',
        'from another player',
      ],
    },
  },
)

export const mayBuyCard = defineRule({
  id: 'may-buy-card',
  question: 'May I buy, hire, purchase this Crew card or Ship Part now, go shopping?',
  facts: { isLeader, phase: buyingPhase, armoryPlace, credits, price },
  clauses: [
    { when: (f) => !f.isLeader, answer: 'no', because: cite('buying-phase#who', "The Buying Phase is the Mission Leader's") },
    { when: (f) => f.phase !== 'buying', answer: 'no', because: cite('turn-phases#buying', 'In the third, the Mission Leader may buy cards') },
    {
      when: (f) => f.armoryPlace === 'deck' || f.armoryPlace === 'elsewhere',
      answer: 'no',
      because: cite('buying-phase#which-cards', 'Any of the available Crew cards and Ship Parts cards next to the Armory board'),
    },
    { when: (f) => f.credits < f.price, answer: 'no', because: cite('buying-phase#how-many', 'as long as your Credits suffice') },
    {
      when: (f) => f.armoryPlace === 'justFilled',
      answer: 'yes',
      because: cite('armory-refill#same-phase', 'The new card is among the available ones at once'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('buying-phase#answer', 'any number of the available Crew and Ship Parts cards') },
  examples: [
    {
      from: 'ours',
      tells: 'Three Crew cards bought in one Buying Phase: the third is paid with exactly enough Credits',
      given: { isLeader: true, phase: 'buying', armoryPlace: 'laidOut', credits: 4, price: 4 },
      expect: yes('buying-phase#answer'),
    },
    {
      from: 'ours',
      tells: 'The Crew card costs 4, I have 3 Credits: can I buy it?',
      given: { isLeader: true, phase: 'buying', armoryPlace: 'laidOut', credits: 3, price: 4 },
      expect: no('buying-phase#how-many'),
    },
    {
      from: 'ours',
      tells: 'The card that has just replaced one you bought',
      given: { isLeader: true, phase: 'buying', armoryPlace: 'justFilled', credits: 5, price: 2 },
      expect: yes('armory-refill#same-phase'),
    },
    { from: 'ours', tells: 'An ally would buy, too', given: { isLeader: false }, expect: no('buying-phase#who') },
    { from: 'ours', tells: 'Before the Contract', given: { isLeader: true, phase: 'planning' }, expect: no('turn-phases#buying') },
    {
      from: 'ours',
      tells: 'The top card of the deck, unseen',
      given: { isLeader: true, phase: 'buying', armoryPlace: 'deck', credits: 9 },
      expect: no('buying-phase#which-cards'),
    },
    {
      from: 'ours',
      tells: 'A card for 4 in your Buying Phase',
      given: { isLeader: true, phase: 'buying', armoryPlace: 'laidOut', price: 4 },
      expect: needs('credits'),
    },
    { from: 'ours', tells: 'You have 4 Credits', given: { isLeader: true, phase: 'buying', armoryPlace: 'laidOut', credits: 4 }, expect: needs('price') },
    { from: 'ours', tells: 'You can pay for it', given: { credits: 4, price: 3 }, expect: needs('isLeader', 'phase', 'armoryPlace') },
    {
      from: 'ours',
      tells: 'I stayed at base, it is my Buying Phase, and the card costs nothing more than I have',
      given: { isLeader: true, phase: 'buying', armoryPlace: 'laidOut', credits: 1, price: 1 },
      expect: yes('buying-phase#answer'),
    },
    {
      from: 'ours',
      tells: 'A Crew card of the Mercenary row, for my deck',
      given: { armoryPlace: 'elsewhere', credits: 9, price: 3 },
      expect: no('buying-phase#which-cards'),
    },
  ],
})
