import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { freeConstruct } from '../facts.ts'

const metalFor = choice(
  'What is the Metal for?',
  {
    structure: 'the cost of a Structure that you Construct, other than Hackerspace itself',
    own: 'the cost of Hackerspace itself',
    printer: 'the use of Printer',
    other: 'something else, such as another Flip or an Expedition Card',
  },
  {
    usual: 'structure',
    says: {
      structure: [
        'structure costs',
        'structure costing',
        'structure that costs',
        'card costs',
        'card costing',
        'card that costs',
        'something that costs',
        'build it',
        'construct it',
        'for a structure',
        'to construct',
        'to build',
        'cost of a card',
        'cost of a structure',
        'metal structure',
        'build a structure',
        'construct a structure',
        'building a structure',
        'constructing a structure',
        'metal card',
        'another structure',
      ],
      own: [
        'hackerspace itself',
        'build hackerspace',
        'building hackerspace',
        'construct hackerspace',
        'constructing hackerspace',
        'cost of hackerspace',
        'pay for hackerspace',
        'paid for hackerspace',
        'its own cost',
        'its own metal',
      ],
      printer: ['for printer', 'use printer', 'using printer', 'price of printer', 'printer takes', 'to use printer'],
      other: ['for the expedition', 'for my expedition', 'expedition card', 'something else'],
    },
  },
)
const metalCost = number(
  'How many Metal does the Structure cost, as depicted?',
  { min: 0, max: 12, unit: 'Metal' },
  { units: ['metal', 'metals'], before: ['costs', 'cost', 'costing', 'cost of'] },
)
const metalSaved = number(
  'How many of these Metal does a discount take off? None if you pay in full.',
  { min: 0, max: 12, usual: 0, unit: 'Metal' },
  { before: ['discount of', 'saved'], after: ['discount', 'less', 'cheaper', 'off'] },
)

export const heartsOnHackerspace = defineAmount({
  id: 'hearts-on-hackerspace',
  question: 'How many Hearts do I place on Hackerspace for the Metal that a Structure costs?',
  unit: 'Hearts',
  facts: { metalFor, metalCost, metalSaved, freeConstruct },
  never: [{ when: (f) => f.metalSaved > f.metalCost, because: 'A discount takes off no more Metal than the Structure costs.' }],
  clauses: [
    { when: (f) => f.metalFor === 'other', answer: 0, because: cite('hackerspace#answer', 'Each Metal that you actually spend to Construct Structures') },
    {
      when: (f) => f.metalFor === 'printer',
      unsettled: [
        { answer: 1, because: cite('conflict:hackerspace-printer#counts', 'It is spent so that a Structure can be Constructed') },
        { answer: 0, because: cite('conflict:hackerspace-printer#does-not-count', 'the Structure has a cost of its own') },
      ],
    },
    {
      when: (f) => f.freeConstruct,
      answer: 0,
      because: [cite('hackerspace#free', 'If you Construct for free, you place no Hearts'), cite('discounts#hackerspace', 'or when you construct for free')],
    },
    {
      when: [(f) => f.metalFor === 'own', (f) => f.metalCost > f.metalSaved],
      unsettled: [
        { answer: null, because: cite('conflict:hackerspace-own-metal#counts', 'Hackerspace is a Structure, and the text excepts none') },
        { answer: 0, because: cite('conflict:hackerspace-own-metal#does-not-count', 'has no effect to place Hearts by') },
      ],
    },
  ],
  sum: [
    {
      add: (f) => f.metalCost,
      because: [cite('hackerspace#answer', 'one Heart on the card for each'), cite('hackerspace#rover', 'Metal paid for with a Rover is included')],
    },
    { add: (f) => -f.metalSaved, because: cite('hackerspace#discount', 'Metal that you avoid paying by a discount brings none') },
  ],
  examples: [
    {
      from: 'hackerspace#three-metal',
      tells: 'A Structure with a cost of 3 Metal',
      given: { metalFor: 'structure', metalCost: 3, metalSaved: 0, freeConstruct: false },
      expect: answers(3, 'hackerspace#answer', 'hackerspace#rover'),
    },
    {
      from: 'ours',
      tells: 'The same with a discount of one Metal',
      given: { metalFor: 'structure', metalCost: 3, metalSaved: 1, freeConstruct: false },
      expect: answers(2, 'hackerspace#answer', 'hackerspace#rover', 'hackerspace#discount'),
    },
    {
      from: 'ours',
      tells: 'The same with Embassy',
      given: { metalFor: 'structure', metalCost: 3, freeConstruct: true },
      expect: answers(0, 'hackerspace#free', 'discounts#hackerspace'),
    },
    {
      from: 'ours',
      tells: 'I pay 2 Metal for Hackerspace itself: are Hearts placed on it for its own cost?',
      given: { metalFor: 'own', metalCost: 2, metalSaved: 0, freeConstruct: false },
      expect: unsettled('conflict:hackerspace-own-metal#counts', 'conflict:hackerspace-own-metal#does-not-count'),
    },
    { from: 'ours', tells: 'A Metal for the Expedition Card', given: { metalFor: 'other' }, expect: answers(0, 'hackerspace#answer') },
    {
      from: 'ours',
      tells: 'The Metal that Printer takes',
      given: { metalFor: 'printer' },
      expect: unsettled('conflict:hackerspace-printer#counts', 'conflict:hackerspace-printer#does-not-count'),
    },
    {
      from: 'ours',
      tells: 'The Structure costs Bio and no Metal, whatever else helps',
      given: { metalFor: 'structure', metalCost: 0 },
      expect: answers(0, 'hackerspace#answer', 'hackerspace#rover'),
    },
    {
      from: 'ours',
      tells: 'The Structure that Printer finds costs 2 Metal: its own cost counts, by whatever way it was built',
      given: { metalFor: 'structure', metalCost: 2, metalSaved: 0, freeConstruct: false },
      expect: answers(2, 'hackerspace#answer', 'hackerspace#rover'),
    },
    { from: 'ours', tells: 'Three Metal, no discount', given: { metalFor: 'structure', metalCost: 3, metalSaved: 0 }, expect: needs('freeConstruct') },
    { from: 'ours', tells: 'A Structure, not free', given: { metalFor: 'structure', metalSaved: 0, freeConstruct: false }, expect: needs('metalCost') },
    { from: 'ours', tells: 'Three Metal, not free', given: { metalFor: 'structure', metalCost: 3, freeConstruct: false }, expect: needs('metalSaved') },
    { from: 'ours', tells: 'Three Metal for something', given: { metalCost: 3, metalSaved: 0, freeConstruct: false }, expect: needs('metalFor') },
  ],
})
