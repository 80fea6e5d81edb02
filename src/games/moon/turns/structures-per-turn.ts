import { choice, number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { mainAction } from '../facts.ts'

const obelisksReturned = number('How many Obelisks do you return to your hand?', { min: 0, max: 10, usual: 0 }, { units: ['obelisks', 'obelisk'] })
const extraCard = choice(
  'Which card do you use for an extra Structure?',
  { none: 'none', printer: 'Printer', 'particle-beam': 'Particle Beam' },
  { usual: 'none', says: { none: ['no extra'], printer: ['printer'], 'particle-beam': ['particle beam', 'beam'] } },
)
const reputationExtra = yesNo('Does a Reputation Card give you one more Construct this turn?', ['reputation card gives', 'extra construct from reputation'], {
  usual: false,
})
const otherExtras = number(
  'How many extra Constructs do other cards give you this turn, such as an Expedition Card?',
  { min: 0, max: 5, usual: 0 },
  { after: ['other extra constructs', 'more extra constructs'] },
)

export const structuresPerTurn = defineAmount({
  id: 'structures-per-turn',
  question: 'How many Structures may I Construct this turn at the most?',
  unit: 'Structures',
  facts: { mainAction, obelisksReturned, extraCard, reputationExtra, otherExtras },
  clauses: [
    {
      when: (f) => f.obelisksReturned > 2,
      unsettled: [
        { answer: null, because: cite('conflict:obelisk-more-than-two#all', 'no limit for a turn is named') },
        { answer: null, because: cite('conflict:obelisk-more-than-two#two', 'Both are used on the same turn') },
      ],
    },
  ],
  sum: [
    {
      add: (f) => (f.mainAction === 'construct' ? 1 : 0),
      because: cite('extra-constructs#main-action', 'One Structure Card from your hand is Constructed or Assimilated in any case'),
    },
    { add: (f) => f.obelisksReturned, because: cite('extra-constructs#obelisk', 'lets you Construct one more Structure from it') },
    { add: (f) => (f.extraCard === 'printer' ? 1 : 0), because: cite('extra-constructs#printer', 'an extra Structure from the stack of the current Era') },
    { add: (f) => (f.extraCard === 'particle-beam' ? 1 : 0), because: cite('extra-constructs#particle-beam', 'an extra Structure from the Discard Pile') },
    {
      add: (f) => (f.reputationExtra ? 1 : 0),
      because: cite('extra-constructs#reputation-card', 'a Reputation Card as a way to Construct several Structures'),
    },
    { add: (f) => f.otherExtras, because: cite('extra-constructs#answer', 'if a card gives you an extra Construct action') },
  ],
  examples: [
    {
      from: 'obelisk#nick',
      tells: 'Nick Constructs a Rover Stop, returns his Obelisk and Constructs a Garage',
      given: { mainAction: 'construct', obelisksReturned: 1, extraCard: 'none', reputationExtra: false, otherExtras: 0 },
      expect: answers(2, 'extra-constructs#main-action', 'extra-constructs#obelisk'),
    },
    {
      from: 'ours',
      tells: 'Two Obelisks on one turn',
      given: { mainAction: 'construct', obelisksReturned: 2, extraCard: 'none', reputationExtra: false, otherExtras: 0 },
      expect: answers(3, 'extra-constructs#main-action', 'extra-constructs#obelisk'),
    },
    {
      from: 'ours',
      tells: 'A third Obelisk is not mentioned',
      given: { mainAction: 'construct', obelisksReturned: 3 },
      expect: unsettled('conflict:obelisk-more-than-two#all', 'conflict:obelisk-more-than-two#two'),
    },
    {
      from: 'ours',
      tells: 'Nothing extra: one',
      given: { mainAction: 'construct', obelisksReturned: 0, extraCard: 'none', reputationExtra: false, otherExtras: 0 },
      expect: answers(1, 'extra-constructs#main-action'),
    },
    {
      from: 'ours',
      tells: 'The main action is to Assimilate, Printer is used',
      given: { mainAction: 'assimilate', obelisksReturned: 0, extraCard: 'printer', reputationExtra: false, otherExtras: 0 },
      expect: answers(1, 'extra-constructs#printer'),
    },
    {
      from: 'ours',
      tells: 'Particle Beam and a Reputation Card',
      given: { mainAction: 'construct', obelisksReturned: 0, extraCard: 'particle-beam', reputationExtra: true, otherExtras: 0 },
      expect: answers(3, 'extra-constructs#main-action', 'extra-constructs#particle-beam', 'extra-constructs#reputation-card'),
    },
    {
      from: 'ours',
      tells: 'An Obelisk is returned',
      given: { obelisksReturned: 1, extraCard: 'none', reputationExtra: false, otherExtras: 0 },
      expect: needs('mainAction'),
    },
    {
      from: 'ours',
      tells: 'You Construct',
      given: { mainAction: 'construct' },
      expect: needs('obelisksReturned', 'extraCard', 'reputationExtra', 'otherExtras'),
    },
    {
      from: 'ours',
      tells: 'Embassy is used: it makes one Structure free and gives no second one',
      given: { mainAction: 'construct', obelisksReturned: 0, extraCard: 'none', reputationExtra: false, otherExtras: 0 },
      expect: answers(1, 'extra-constructs#main-action'),
    },
    {
      from: 'ours',
      tells: 'I Assimilate as my main action, return two Obelisks, and my Expedition Card lets me build one more',
      given: { mainAction: 'assimilate', obelisksReturned: 2, extraCard: 'none', reputationExtra: false, otherExtras: 1 },
      expect: answers(3, 'extra-constructs#obelisk', 'extra-constructs#answer'),
    },
  ],
})
