import { choice, number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'

const takenThisTurn = yesNo(
  'Did you Construct this Obelisk on this very turn?',
  [
    'constructed it this turn',
    'constructed this turn',
    'took it this turn',
    'built it this turn',
    'built this turn',
    'just constructed',
    'just built',
    'just took',
    'right after taking it',
    'straight back',
    'same turn i built it',
    'right away',
  ],
  {
    usual: false,
    no: [
      'earlier',
      'last turn',
      'last round',
      'last era',
      'from era 1',
      'from era 1 in era 2',
      'from era 1 in era 3',
      'from era 2',
      'from era 2 in era 3',
      'of era 1',
      'of an earlier era',
      'from era i',
      'era 1 obelisk',
      'era i obelisk',
      'old obelisk',
    ],
  },
)
const handHasOther = yesNo(
  'Does that hand hold another Structure Card to Construct?',
  ['other cards in that hand', 'other cards in hand', 'other structure cards', 'cards left in that hand'],
  {
    usual: true,
    no: [
      'no other card',
      'no other cards',
      'no other structure card',
      'no structure card left',
      'no structure cards left',
      'no card left',
      'no cards left',
      'empty hand',
      'hand is empty',
      'hand without cards',
      'last card of the hand',
      'only expedition cards',
      'nothing else in hand',
    ],
  },
)
const obelisksUsed = number(
  'How many other Obelisks have you returned this turn?',
  { min: 0, max: 5, unit: 'Obelisks', usual: 0 },
  {
    units: ['other obelisks', 'other obelisk', 'obelisks already', 'obelisk already'],
    before: ['already used', 'already returned', 'returned', 'used already'],
  },
)
const extraFor = choice(
  'What do you want with the extra action?',
  { construct: 'Construct a card of this hand', assimilate: 'Assimilate a card' },
  {
    usual: 'construct',
    says: {
      construct: ['construct', 'build', 'extra structure', 'extra construct', 'extra card', 'second structure'],
      assimilate: ['assimilate', 'assimilate another', 'assimilate a second', 'extra assimilate', 'second assimilate', 'assimilating with it', 'discard it'],
    },
  },
)

export const mayUseObelisk = defineRule({
  id: 'may-use-obelisk',
  question: 'May I use this Obelisk: return it to my hand for an extra Structure?',
  facts: { takenThisTurn, extraFor, handHasOther, obelisksUsed },
  clauses: [
    {
      when: (f) => f.extraFor === 'assimilate',
      answer: 'no',
      because: [
        cite('obelisk#assimilating', 'The extra action cannot be used to Assimilate'),
        cite('extra-construct-assimilate#answer', 'cannot be used to Assimilate instead'),
      ],
    },
    { when: (f) => f.takenThisTurn, answer: 'no', because: cite('obelisk#future-hand', 'a later one than that from which you took the Obelisk') },
    {
      when: (f) => !f.handHasOther,
      unsettled: [
        { answer: 'no', because: cite('conflict:obelisk-empty-hand#no-exchange', 'there is nothing to exchange the Obelisk for') },
        { answer: 'yes', because: cite('conflict:obelisk-empty-hand#allowed', 'Returning it is not tied to the number of cards left') },
      ],
    },
    {
      when: (f) => f.obelisksUsed > 1,
      unsettled: [
        { answer: 'yes', because: cite('conflict:obelisk-more-than-two#all', 'no limit for a turn is named') },
        { answer: 'no', because: cite('conflict:obelisk-more-than-two#two', 'Both are used on the same turn, for 3 Structure Cards') },
      ],
    },
    { when: (f) => f.obelisksUsed === 1, answer: 'yes', because: cite('obelisk-several#answer', 'with both used on one turn you construct 3 Structure Cards') },
  ],
  otherwise: {
    answer: 'yes',
    because: [
      cite('obelisk#answer', 'Construct an extra Structure from that hand'),
      cite('obelisk-later-eras#answer', 'not locked to the Era in which they were Constructed'),
    ],
  },
  examples: [
    {
      from: 'obelisk#nick',
      tells: 'Nick Constructs a Rover Stop, returns his Obelisk and Constructs a Garage',
      given: { takenThisTurn: false, extraFor: 'construct', handHasOther: true, obelisksUsed: 0 },
      expect: yes('obelisk#answer', 'obelisk-later-eras#answer'),
    },
    {
      from: 'ours',
      tells: 'An Obelisk of Era I into a hand of Era III',
      given: { takenThisTurn: false, extraFor: 'construct', handHasOther: true, obelisksUsed: 0 },
      expect: yes('obelisk#answer', 'obelisk-later-eras#answer'),
    },
    {
      from: 'obelisk-several#three-cards',
      tells: 'The second Obelisk on one turn',
      given: { takenThisTurn: false, extraFor: 'construct', handHasOther: true, obelisksUsed: 1 },
      expect: yes('obelisk-several#answer'),
    },
    {
      from: 'ours',
      tells: 'The third Obelisk on one turn',
      given: { takenThisTurn: false, extraFor: 'construct', handHasOther: true, obelisksUsed: 2 },
      expect: unsettled('conflict:obelisk-more-than-two#all', 'conflict:obelisk-more-than-two#two'),
    },
    { from: 'ours', tells: 'Take it and put it straight back', given: { takenThisTurn: true, extraFor: 'construct' }, expect: no('obelisk#future-hand') },
    {
      from: 'ours',
      tells: 'Assimilate a second card for its reward',
      given: { extraFor: 'assimilate' },
      expect: no('obelisk#assimilating', 'extra-construct-assimilate#answer'),
    },
    {
      from: 'ours',
      tells: 'Printer brought me an Obelisk a moment ago: this hand is no future one',
      given: { takenThisTurn: true, extraFor: 'construct', obelisksUsed: 0 },
      expect: no('obelisk#future-hand'),
    },
    {
      from: 'ours',
      tells: 'A third Obelisk, and I took it this turn: no by either reading',
      given: { takenThisTurn: true, obelisksUsed: 2 },
      expect: no('obelisk#future-hand'),
    },
    {
      from: 'ours',
      tells: 'I return an old Obelisk to a hand that has no other Structure Card left',
      given: { takenThisTurn: false, extraFor: 'construct', handHasOther: false, obelisksUsed: 0 },
      expect: unsettled('conflict:obelisk-empty-hand#no-exchange', 'conflict:obelisk-empty-hand#allowed'),
    },
    {
      from: 'ours',
      tells: 'An extra Structure by an Obelisk of this hand or an earlier one',
      given: { extraFor: 'construct', handHasOther: true, obelisksUsed: 0 },
      expect: needs('takenThisTurn'),
    },
    {
      from: 'ours',
      tells: 'I return an old Obelisk for something',
      given: { takenThisTurn: false, handHasOther: true, obelisksUsed: 1 },
      expect: needs('extraFor'),
    },
    {
      from: 'ours',
      tells: 'May I return an Obelisk of an earlier turn to Construct one more Structure?',
      given: { takenThisTurn: false, extraFor: 'construct' },
      expect: needs('handHasOther', 'obelisksUsed'),
    },
  ],
})
