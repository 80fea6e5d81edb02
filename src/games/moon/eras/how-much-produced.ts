import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const occasion = choice(
  'What is happening?',
  {
    'first-production': 'the first Production phase, in Era 1',
    production: 'a later Production phase',
    constructed: 'you Construct a blue structure',
    parked: "you park a Rover on another player's blue structure",
    'era-ends': 'an Era ends',
  },
  {
    says: {
      'first-production': [
        'first production phase',
        'production phase of era 1',
        'era 1 production',
        'start of the game',
        'beginning of the game',
        'very start',
      ],
      production: [
        'production phase of era 2',
        'production phase of era 3',
        'era 2 production',
        'era 3 production',
        'next production phase',
        'later production phase',
      ],
      // Not "park" alone: whether one may is asked more often than what it brings.
      constructed: [
        'construct a blue',
        'constructed a blue',
        'build a blue',
        'built a blue',
        'building a blue',
        'new blue card',
        'as soon as i build',
        'when i build it',
      ],
      parked: [
        'park on her',
        'park on his',
        'parked on her',
        'parked on his',
        'rover on her blue',
        'rover on his blue',
        'rover on a blue',
        "rover on another player's",
      ],
      'era-ends': ['end of the era', 'era ends', 'scoring phase'],
    },
  },
)
const baseProduces = number('How much of it does your Base Card produce?', { min: 0, max: 5 }, { before: ['base', 'base produces', 'base gives', 'base card'] })
const blueProduces = number(
  'How much of it do the blue structures in your Settlement produce?',
  { min: 0, max: 60 },
  { before: ['blue cards', 'blue structures', 'blues'] },
)
const cardProduces = number(
  'How much of it do the Production Symbols of that blue structure depict?',
  { min: 0, max: 10 },
  { before: ['depicts', 'shows', 'produces', 'symbol'] },
)

export const howMuchProduced = defineAmount({
  id: 'how-much-produced',
  question: 'How much of a thing does production give me now?',
  unit: 'of it',
  facts: { occasion, baseProduces, blueProduces, cardProduces },
  never: [
    {
      when: (f) => f.occasion === 'first-production' && f.blueProduces > 0,
      because: 'In the first Production phase nobody has a blue structure yet.',
    },
  ],
  clauses: [
    { when: (f) => f.occasion === 'era-ends', answer: 0, because: cite('production-phase#when', 'At the beginning of each Era, not at its end') },
    {
      when: (f) => f.occasion === 'constructed',
      answer: (f) => f.cardProduces,
      because: cite('production-on-building#answer', 'what its Production Symbol depicts as soon as it is Constructed'),
    },
    {
      when: (f) => f.occasion === 'parked',
      answer: (f) => f.cardProduces,
      because: cite('rover-on-blue#answer', 'all the production that its Production Symbols depict'),
    },
    {
      when: (f) => f.occasion === 'first-production',
      answer: (f) => f.baseProduces,
      because: cite('first-production#answer', 'Only what your Base Card shows'),
    },
  ],
  sum: [
    { add: (f) => f.baseProduces, because: cite('production-phase#where', 'Look on your Base Card') },
    {
      add: (f) => f.blueProduces,
      because: [cite('production-phase#where', 'on your blue cards'), cite('blue-structures#answer', 'again in each later Production phase')],
    },
  ],
  examples: [
    {
      from: 'first-production#toby',
      tells: "Toby's Base Card has one Water production: he takes one Water at the very start",
      given: { occasion: 'first-production', baseProduces: 1 },
      expect: answers(1, 'first-production#answer'),
    },
    {
      from: 'ours',
      tells: 'Era 2: the Base Card and the blue structures produce',
      given: { occasion: 'production', baseProduces: 1, blueProduces: 3 },
      expect: answers(4, 'production-phase#where', 'blue-structures#answer'),
    },
    {
      from: 'ours',
      tells: 'A new blue structure: its own production and nothing else',
      given: { occasion: 'constructed', cardProduces: 2, baseProduces: 1, blueProduces: 3 },
      expect: answers(2, 'production-on-building#answer'),
    },
    {
      from: 'ours',
      tells: 'A Rover on a structure with two Metal: both, not one of them',
      given: { occasion: 'parked', cardProduces: 2 },
      expect: answers(2, 'rover-on-blue#answer'),
    },
    {
      from: 'ours',
      tells: 'Nothing is produced when an Era ends',
      given: { occasion: 'era-ends', blueProduces: 3 },
      expect: answers(0, 'production-phase#when'),
    },
    {
      from: 'ours',
      tells: 'The Production phase of Era 3, and the Base Card was forgotten',
      given: { occasion: 'production', blueProduces: 4 },
      expect: needs('baseProduces'),
    },
    {
      from: 'ours',
      tells: 'A Rover on a blue structure, and nobody said what it shows',
      given: { occasion: 'parked', baseProduces: 1 },
      expect: needs('cardProduces'),
    },
    {
      from: 'ours',
      tells: 'I build a blue structure in Era 1 that shows one Rover: I get it at once, though the Production phase was before',
      given: { occasion: 'constructed', cardProduces: 1 },
      expect: answers(1, 'production-on-building#answer'),
    },
    {
      from: 'ours',
      tells: 'The Production phase of Era 2, the Base Card gives 1, and nobody counted the blue structures',
      given: { occasion: 'production', baseProduces: 1 },
      expect: needs('blueProduces'),
    },
  ],
})
