import { choice, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'

const thing = choice(
  'What is it?',
  {
    'first-expedition': 'the First Expedition',
    expedition: 'another Expedition Card',
    'rover-on-yours': 'a Rover on one of your structures',
    'rover-given': "a Rover that you parked on another player's structure",
    discard: 'the Discard Pile',
    resource: 'a Resource in your Supply',
    structure: 'a Structure Card in your Settlement',
  },
  {
    says: {
      'first-expedition': ['first expedition'],
      expedition: ['expedition card', 'expedition cards', 'other expedition'],
      'rover-on-yours': ['rover on my', 'rovers on my', 'parked on mine', 'rovers on my cards', 'rovers on my structures', 'rover stop'],
      'rover-given': ['rover i parked', 'my parked rover', 'rover i placed', 'rover on her', 'rover on his', 'rover on their'],
      discard: ['discard pile', 'discards', 'discard'],
      resource: ['resource', 'resources', 'metal', 'energy', 'bio', 'water', 'leftover resources'],
      structure: ['structure', 'structure card', 'obelisk', 'pink card', 'flipped card'],
    },
  },
)
const isFlipped = yesNo('Is the card flipped?', ['flipped', 'used this era', 'turned over'], { no: ['not flipped', 'unflipped', 'unused'] })

export const whatHappensAtConstructionEnd = defineChoice({
  id: 'what-happens-at-construction-end',
  question: 'What happens to this when the Construction phase ends?',
  facts: { thing, isFlipped },
  answers: {
    'next-player': 'It is passed to the next player',
    box: 'It returns to the box',
    'your-supply': 'It comes to your Supply',
    'their-supply': "It comes to the other player's Supply",
    stack: 'Its cards go back into the stack of the Era, which is shuffled',
    'flipped-back': 'It is flipped back, and you keep it',
    kept: 'Nothing: you keep it',
  },
  clauses: [
    {
      when: (f) => f.thing === 'first-expedition',
      answer: 'next-player',
      because: cite('construction-end-steps#first-expedition', 'if you have it, pass it to the next player'),
    },
    {
      when: (f) => f.thing === 'expedition',
      answer: 'box',
      because: cite('construction-end-steps#expedition-cards', 'returns all other Expedition Cards to the box'),
    },
    {
      when: (f) => f.thing === 'rover-on-yours',
      answer: 'your-supply',
      because: [
        cite('construction-end-steps#rovers', 'must take all Rovers on their Structure Cards into their Supply'),
        cite('rovers-return#answer', 'When the Construction phase ends'),
      ],
    },
    { when: (f) => f.thing === 'rover-given', answer: 'their-supply', because: cite('rover-ownership#taken-home', 'The other player gets to take it home') },
    {
      when: (f) => f.thing === 'discard',
      answer: 'stack',
      because: [
        cite('construction-end-steps#discard-pile', 'its cards go back into the stack of the current Era'),
        cite('discard-pile#end-of-phase', 'put back into the stack of the current Era'),
      ],
    },
    { when: (f) => f.thing === 'resource', answer: 'kept', because: cite('keeping-resources#answer', 'no step takes Resources away') },
    { when: (f) => f.isFlipped, answer: 'flipped-back', because: cite('construction-end-steps#flipped-cards', 'flip back all cards that are flipped') },
  ],
  otherwise: { answer: 'kept', because: cite('settlement-and-supply#settlement', 'all Structure Cards acquired through the game') },
  examples: [
    {
      from: 'ours',
      tells: 'You have the First Expedition',
      given: { thing: 'first-expedition' },
      expect: answers('next-player', 'construction-end-steps#first-expedition'),
    },
    {
      from: 'ours',
      tells: 'The Expedition Card of your hand',
      given: { thing: 'expedition' },
      expect: answers('box', 'construction-end-steps#expedition-cards'),
    },
    {
      from: 'ours',
      tells: 'Somebody parked on your yellow card',
      given: { thing: 'rover-on-yours' },
      expect: answers('your-supply', 'construction-end-steps#rovers', 'rovers-return#answer'),
    },
    {
      from: 'ours',
      tells: 'The Rover that you parked does not come back',
      given: { thing: 'rover-given' },
      expect: answers('their-supply', 'rover-ownership#taken-home'),
    },
    {
      from: 'ours',
      tells: 'The Discard Pile',
      given: { thing: 'discard' },
      expect: answers('stack', 'construction-end-steps#discard-pile', 'discard-pile#end-of-phase'),
    },
    {
      from: 'keeping-resources#water',
      tells: 'Water that Reservoir scored and you did not spend',
      given: { thing: 'resource' },
      expect: answers('kept', 'keeping-resources#answer'),
    },
    {
      from: 'ours',
      tells: 'Charger was used this Era',
      given: { thing: 'structure', isFlipped: true },
      expect: answers('flipped-back', 'construction-end-steps#flipped-cards'),
    },
    {
      from: 'ours',
      tells: 'An Obelisk that nobody used',
      given: { thing: 'structure', isFlipped: false },
      expect: answers('kept', 'settlement-and-supply#settlement'),
    },
    { from: 'ours', tells: 'A Structure Card of yours', given: { thing: 'structure' }, expect: needs('isFlipped') },
    { from: 'ours', tells: 'It is flipped, whatever it is', given: { isFlipped: true }, expect: needs('thing') },
    {
      from: 'ours',
      tells: 'All my Rovers are on Rover Stop, which Creative flipped back in between: they come home with the others',
      given: { thing: 'rover-on-yours' },
      expect: answers('your-supply', 'construction-end-steps#rovers', 'rovers-return#answer'),
    },
    {
      from: 'ours',
      tells: 'The card is not flipped, whatever it is',
      given: { isFlipped: false },
      expect: needs('thing'),
    },
  ],
})
