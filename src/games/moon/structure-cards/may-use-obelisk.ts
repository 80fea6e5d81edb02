import { choice, number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'

const takenThisTurn = yesNo(
  'Did you Construct this Obelisk on this very turn?',
  ['constructed it this turn', 'took it this turn', 'built it this turn', 'just constructed', 'just took', 'right after taking it', 'straight back'],
  { no: ['earlier', 'last turn', 'last era', 'from era 1', 'from era i', 'old obelisk'] },
)
const obelisksUsed = number(
  'How many other Obelisks have you returned this turn?',
  { min: 0, max: 5, unit: 'Obelisks' },
  { units: ['other obelisks', 'other obelisk', 'obelisks already', 'obelisk already'], before: ['already used', 'already returned'] },
)
const extraFor = choice(
  'What do you want with the extra action?',
  { construct: 'Construct a card of this hand', assimilate: 'Assimilate a card' },
  { says: { construct: ['construct', 'build'], assimilate: ['assimilate', 'trash', 'discard it'] } },
)

export const mayUseObelisk = defineRule({
  id: 'may-use-obelisk',
  question: 'May I return this Obelisk to my hand for an extra Structure?',
  facts: { takenThisTurn, extraFor, obelisksUsed },
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
      given: { takenThisTurn: false, extraFor: 'construct', obelisksUsed: 0 },
      expect: yes('obelisk#answer', 'obelisk-later-eras#answer'),
    },
    {
      from: 'ours',
      tells: 'An Obelisk of Era I into a hand of Era III',
      given: { takenThisTurn: false, extraFor: 'construct', obelisksUsed: 0 },
      expect: yes('obelisk#answer', 'obelisk-later-eras#answer'),
    },
    {
      from: 'obelisk-several#three-cards',
      tells: 'The second Obelisk on one turn',
      given: { takenThisTurn: false, extraFor: 'construct', obelisksUsed: 1 },
      expect: yes('obelisk-several#answer'),
    },
    {
      from: 'ours',
      tells: 'The third Obelisk on one turn',
      given: { takenThisTurn: false, extraFor: 'construct', obelisksUsed: 2 },
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
    { from: 'ours', tells: 'An extra Structure', given: { extraFor: 'construct', obelisksUsed: 0 }, expect: needs('takenThisTurn') },
    { from: 'ours', tells: 'An old Obelisk', given: { takenThisTurn: false, obelisksUsed: 1 }, expect: needs('extraFor') },
    { from: 'ours', tells: 'An old Obelisk for an extra Structure', given: { takenThisTurn: false, extraFor: 'construct' }, expect: needs('obelisksUsed') },
  ],
})
