import { choice, number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const eventsPlayed = number(
  'How many events have you played?',
  { min: 0 },
  { units: ['events', 'event cards', 'events played', 'red cards'], before: ['i have played', 'events played'] },
)
const lawSuit = choice(
  'Has Law Suit been played?',
  { none: 'no, or not by you and not against you', mine: 'yes, by you', against: 'yes, against you' },
  {
    says: {
      none: ['no law suit'],
      mine: [
        'one of them law suit',
        '1 of them law suit',
        'one of them my law suit',
        'one of them is law suit',
        'one of them was law suit',
        'among them law suit',
        'including law suit',
        'including my law suit',
        'law suit included',
        'i played law suit',
        'my law suit',
      ],
      against: [
        'law suit was played on me',
        'law suit played against me',
        'got sued',
        'law suit was played against me',
        "opponent's law suit",
        'law suit against me',
        'i was sued',
        'was sued',
        'sued me',
        'law suit on me',
      ],
    },
    usual: 'none',
  },
)
const isPharmacyFlipped = yesNo('Is Pharmacy Union yours, and flipped?', ['flipped pharmacy union', 'pharmacy union is flipped', 'pharmacy union flipped'], {
  usual: false,
})

export const legendCards = defineAmount({
  id: 'legend-cards',
  question: 'How many cards do I have for Legend, which takes 5?',
  unit: 'cards',
  facts: { eventsPlayed, lawSuit, isPharmacyFlipped },
  never: [{ when: (f) => f.lawSuit === 'mine' && f.eventsPlayed === 0, because: 'You played Law Suit, so you have played an event.' }],
  sum: [
    { add: (f) => f.eventsPlayed, because: cite('legend#answer', 'All cards in your event pile') },
    { add: (f) => (f.lawSuit === 'against' ? 1 : 0), because: cite('legend#law-suit', "Another player's Law Suit counts for its target") },
    { add: (f) => (f.lawSuit === 'mine' ? -1 : 0), because: cite('law-suit-legend#answer', 'The person targeted by it: it will be in their event pile') },
    { add: (f) => (f.isPharmacyFlipped ? 1 : 0), because: cite('legend#pharmacy-union', 'corporation counts after it is flipped') },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'I have played 5 events, there was no Law Suit and I am not Pharmacy Union',
      given: { eventsPlayed: 5, lawSuit: 'none', isPharmacyFlipped: false },
      expect: answers(5, 'legend#answer'),
    },
    {
      from: 'legend#law-suit',
      tells: 'I have played 4 events and she played Law Suit against me; no Pharmacy Union',
      given: { eventsPlayed: 4, lawSuit: 'against', isPharmacyFlipped: false },
      expect: answers(5, 'legend#answer', 'legend#law-suit'),
    },
    {
      from: 'ours',
      tells: 'I have played 5 events, one of them my Law Suit; no Pharmacy Union',
      given: { eventsPlayed: 5, lawSuit: 'mine', isPharmacyFlipped: false },
      expect: answers(4, 'law-suit-legend#answer', 'legend#answer'),
    },
    {
      from: 'legend#pharmacy-union',
      tells: 'I have played 4 events and my Pharmacy Union is flipped, no Law Suit',
      given: { eventsPlayed: 4, lawSuit: 'none', isPharmacyFlipped: true },
      expect: answers(5, 'legend#answer', 'legend#pharmacy-union'),
    },
    {
      from: 'ours',
      tells: 'I have played 3 events, I was sued and my Pharmacy Union is flipped: is that Legend?',
      given: { eventsPlayed: 3, lawSuit: 'against', isPharmacyFlipped: true },
      expect: answers(5, 'legend#answer', 'legend#law-suit', 'legend#pharmacy-union'),
    },
    {
      from: 'ours',
      tells: 'My only event was my Law Suit; Pharmacy Union is not mine',
      given: { eventsPlayed: 1, lawSuit: 'mine', isPharmacyFlipped: false },
      expect: answers(0, 'law-suit-legend#answer', 'legend#answer'),
    },
    {
      from: 'ours',
      tells: 'I have played 4 events, how many cards is that for Legend?',
      given: { eventsPlayed: 4 },
      expect: needs('lawSuit', 'isPharmacyFlipped'),
    },
    { from: 'ours', tells: 'I was sued and I am not Pharmacy Union', given: { lawSuit: 'against', isPharmacyFlipped: false }, expect: needs('eventsPlayed') },
  ],
})
