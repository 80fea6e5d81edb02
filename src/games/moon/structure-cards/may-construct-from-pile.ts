import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { hasFlags, hasSame } from '../facts.ts'

const searchCard = choice(
  'Which card do you use?',
  { printer: 'Printer', 'particle-beam': 'Particle Beam' },
  { fixed: true, says: { printer: ['printer', '3d printer'], 'particle-beam': ['particle beam', 'beam'] } },
)
const pricePaid = yesNo(
  'Can you pay its price, one Metal for Printer or one Energy for Particle Beam?',
  ['pay the price', 'have a metal', 'have an energy', 'a metal for printer', 'an energy for particle beam'],
  {
    usual: true,
    no: [
      'no metal',
      'no energy',
      'without metal',
      'without energy',
      'without a metal',
      'without an energy',
      'no metal left',
      'no energy left',
      'printer for free',
      'beam for free',
    ],
  },
)
const wantedLies = choice(
  'Where does the card lie that you want to Construct?',
  { stack: 'in the stack of the current Era', discard: 'in the Discard Pile', elsewhere: 'in another stack, or in a hand' },
  {
    says: {
      stack: ['era stack', 'current stack', 'from the stack', 'in the stack', 'deck', 'from the deck'],
      discard: ['discard pile', 'discards', 'assimilated'],
      elsewhere: ['another era', 'previous era', 'in my hand', 'other stack'],
    },
  },
)
const canPayIt = yesNo('Can you then pay the Resources that the card itself costs?', ['can pay', 'can afford', 'enough resources', 'costs nothing'], {
  usual: true,
  no: [
    'cannot pay',
    "can't pay",
    'cannot afford',
    "can't afford",
    'not enough resources',
    'no resources',
    'i cannot pay for',
    'cannot pay for',
    'cant pay for',
    'without paying',
    'is free',
    'for free',
    'without resources',
    'too expensive',
  ],
})
const capableOnIt = yesNo('Do you use the free Construct of Capable on it?', ['capable'], { usual: false })

export const mayConstructFromPile = defineRule({
  id: 'may-construct-from-pile',
  question: 'May I Construct this card with Printer or Particle Beam?',
  facts: { searchCard, pricePaid, wantedLies, hasFlags, canPayIt, capableOnIt, hasSame },
  clauses: [
    { when: [(f) => f.searchCard === 'printer', (f) => !f.pricePaid], answer: 'no', because: cite('printer#price', 'You pay one Metal to use Printer') },
    { when: (f) => !f.pricePaid, answer: 'no', because: cite('particle-beam#price', 'You pay one Energy to use Particle Beam') },
    {
      when: [(f) => f.searchCard === 'printer', (f) => f.wantedLies !== 'stack'],
      answer: 'no',
      because: cite('printer#look', 'look at the whole stack of the current Era'),
    },
    {
      when: [(f) => f.searchCard === 'particle-beam', (f) => f.wantedLies !== 'discard'],
      answer: 'no',
      because: cite('particle-beam#look', 'look at the whole Discard Pile'),
    },
    {
      when: (f) => !f.hasFlags,
      answer: 'no',
      because: [
        cite('printer#answer', 'you must pay its Resources and have the required Flags'),
        cite('particle-beam#answer', 'you must pay its Resources and have the required Flags'),
      ],
    },
    {
      when: [(f) => !f.canPayIt, (f) => !f.capableOnIt],
      answer: 'no',
      because: cite('free-construct-flags#extra-construct', 'is not free at all: it needs the Resources and the Flags'),
    },
    {
      when: (f) => f.hasSame,
      unsettled: [
        { answer: 'yes', because: cite('conflict:same-card-twice#allowed', 'No text forbids it') },
        { answer: 'no', because: cite('conflict:same-card-twice#obelisks-only', 'expressly allowed for the Obelisk and not for any other card') },
      ],
    },
    {
      when: (f) => f.capableOnIt,
      answer: 'yes',
      because: cite('capable-reward#several-cards', 'a Flipped card lets you Construct several, Capable only applies to one of them'),
    },
    { when: (f) => f.searchCard === 'printer', answer: 'yes', because: cite('printer#construct', 'From these you construct an extra Structure Card') },
  ],
  otherwise: { answer: 'yes', because: cite('particle-beam#construct', 'From these you construct an extra Structure Card') },
  examples: [
    {
      from: 'ours',
      tells: 'Printer, a Metal, a card of the stack with its cost and Flags',
      given: { searchCard: 'printer', pricePaid: true, wantedLies: 'stack', hasFlags: true, canPayIt: true, capableOnIt: false, hasSame: false },
      expect: yes('printer#construct'),
    },
    {
      from: 'ours',
      tells: 'Particle Beam, an Energy, a card of the Discard Pile with its cost and Flags',
      given: { searchCard: 'particle-beam', pricePaid: true, wantedLies: 'discard', hasFlags: true, canPayIt: true, capableOnIt: false, hasSame: false },
      expect: yes('particle-beam#construct'),
    },
    { from: 'ours', tells: 'Printer without a Metal', given: { searchCard: 'printer', pricePaid: false }, expect: no('printer#price') },
    { from: 'ours', tells: 'Particle Beam without an Energy', given: { searchCard: 'particle-beam', pricePaid: false }, expect: no('particle-beam#price') },
    {
      from: 'ours',
      tells: 'Printer for a card of the Discard Pile',
      given: { searchCard: 'printer', pricePaid: true, wantedLies: 'discard' },
      expect: no('printer#look'),
    },
    {
      from: 'ours',
      tells: 'Particle Beam for a card of the stack',
      given: { searchCard: 'particle-beam', pricePaid: true, wantedLies: 'stack' },
      expect: no('particle-beam#look'),
    },
    {
      from: 'ours',
      tells: 'The Flags are missing',
      given: { searchCard: 'printer', pricePaid: true, wantedLies: 'stack', hasFlags: false },
      expect: no('printer#answer', 'particle-beam#answer'),
    },
    {
      from: 'ours',
      tells: 'The Metal for Printer was the last one, and the card costs another',
      given: { searchCard: 'printer', pricePaid: true, wantedLies: 'stack', hasFlags: true, canPayIt: false, capableOnIt: false, hasSame: false },
      expect: no('free-construct-flags#extra-construct'),
    },
    {
      from: 'ours',
      tells: 'Printer finds a second copy of a structure that I have',
      given: { searchCard: 'printer', pricePaid: true, wantedLies: 'stack', hasFlags: true, canPayIt: true, capableOnIt: false, hasSame: true },
      expect: unsettled('conflict:same-card-twice#allowed', 'conflict:same-card-twice#obelisks-only'),
    },
    {
      from: 'ours',
      tells: 'Printer for a card of the Discard Pile, and nobody spoke of the Metal',
      given: { searchCard: 'printer', wantedLies: 'discard' },
      expect: no('printer#look'),
    },
    {
      from: 'ours',
      tells: 'Capable spares the cost of the card, not the Energy for Particle Beam',
      given: { searchCard: 'particle-beam', pricePaid: false, capableOnIt: true },
      expect: no('particle-beam#price'),
    },
    {
      from: 'ours',
      tells: 'Capable pays for the extra Structure',
      given: { searchCard: 'printer', pricePaid: true, wantedLies: 'stack', hasFlags: true, canPayIt: false, capableOnIt: true, hasSame: false },
      expect: yes('capable-reward#several-cards'),
    },
    {
      from: 'ours',
      tells: 'Printer for a card of the stack',
      given: { searchCard: 'printer', pricePaid: true, wantedLies: 'stack', canPayIt: true },
      expect: needs('hasFlags', 'hasSame'),
    },
    {
      from: 'ours',
      tells: 'Printer for a card that I cannot pay',
      given: { searchCard: 'printer', pricePaid: true, wantedLies: 'stack', hasFlags: true, canPayIt: false },
      expect: needs('capableOnIt', 'hasSame'),
    },
    {
      from: 'ours',
      tells: 'Particle Beam, nothing else told',
      given: { searchCard: 'particle-beam', hasFlags: true, canPayIt: true },
      expect: needs('wantedLies', 'pricePaid', 'hasSame'),
    },
  ],
})
