import { choice, number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const isNewThere = yesNo(
  'Is the card put onto Self-Replicating Robots in this generation?',
  ['new card', 'put a card', 'put it on', 'just added', 'add a card', 'placed this generation'],
  {
    no: ['already there', 'was there'],
  },
)
const resourcesBefore = number(
  'How many resources were on it at the start of the generation?',
  { min: 0 },
  { units: ['resources', 'cubes', 'resources on it'], before: ['had'] },
)
const doublings = choice(
  'How many times do you double them in this generation?',
  { none: 'not at all', once: 'once', twice: 'twice' },
  {
    says: {
      none: ['not doubled', 'without doubling', 'double another card', 'not double', 'not doubled', 'nothing is doubled', 'no doubling'],
      once: [
        'double',
        'doubled',
        'doubling',
        'double it',
        'double them',
        'doubled once',
        'double once',
        'double it once',
        'doubled it once',
        'double them once',
        'doubling action once',
        'doubled 1 times',
      ],
      twice: [
        'twice',
        'doubled twice',
        'double twice',
        'double it twice',
        'doubled it twice',
        'double them twice',
        'doubled them twice',
        'double the resources twice',
        'double the cubes twice',
        'doubled 2 times',
        'double it 2 times',
        'double 2 times',
        'doubled it twice',
      ],
    },
    usual: 'none',
  },
)
const isUsableTwice = yesNo('Do you use its action twice, by Viron or Project Inspection?', ['viron', 'project inspection', 'second time'], {
  usual: false,
})

interface Use {
  readonly isNewThere: boolean
  readonly doublings: keyof typeof TIMES
}

const TIMES = { none: 0, once: 1, twice: 2 }

/** How often the action is used for this card. */
const uses = (f: Use): number => (f.isNewThere ? 1 : 0) + TIMES[f.doublings]

export const robotsResources = defineAmount({
  id: 'robots-resources',
  question: 'How many resources (cubes) are on a card on Self-Replicating Robots after its action?',
  unit: 'resources',
  facts: { isNewThere, resourcesBefore, doublings, isUsableTwice },
  never: [{ when: (f) => f.isNewThere && f.resourcesBefore > 0, because: 'A card that is put there in this generation had no resources at its start.' }],
  refusals: { 'too-often': 'The action cannot be used that often' },
  clauses: [
    {
      when: (f) => uses(f) > 2,
      answer: 'too-often',
      because: cite('self-replicating-robots-viron#answer', 'add two cards, add one and double, or double twice'),
    },
    {
      when: [(f) => uses(f) === 2, (f) => !f.isUsableTwice],
      answer: 'too-often',
      because: cite('self-replicating-robots#once', 'it can be used once per generation, except by the action of Viron'),
    },
    {
      when: [(f) => f.isNewThere, (f) => f.doublings === 'once'],
      answer: 4,
      because: cite('self-replicating-robots-viron#one-card', 'double those on any card there, including the one placed in that generation'),
    },
    {
      when: (f) => f.isNewThere,
      answer: 2,
      because: cite('self-replicating-robots#add-a-card', 'The new card comes from your hand, and 2 generic resources are added'),
    },
    {
      when: (f) => f.doublings === 'twice',
      answer: (f) => 4 * f.resourcesBefore,
      because: cite('self-replicating-robots-viron#doubling', 'It can double the resources on any one card twice'),
    },
  ],
  sum: [
    { add: (f) => f.resourcesBefore, because: cite('self-replicating-robots#several-cards', 'each with its own resources') },
    {
      add: (f) => (f.doublings === 'once' ? f.resourcesBefore : 0),
      because: cite('self-replicating-robots#double', 'you can double what lies on one of the cards already'),
    },
  ],
  examples: [
    {
      from: 'self-replicating-robots#add-a-card',
      tells: 'I put a new card on Self-Replicating Robots without doubling anything. How many resources?',
      given: { isNewThere: true, doublings: 'none' },
      expect: answers(2, 'self-replicating-robots#add-a-card'),
    },
    {
      from: 'self-replicating-robots#double',
      tells: 'A card already there with 4 resources is doubled once.',
      given: { isNewThere: false, resourcesBefore: 4, doublings: 'once' },
      expect: answers(8, 'self-replicating-robots#several-cards', 'self-replicating-robots#double'),
    },
    {
      from: 'ours',
      tells: 'It had 8 resources and I doubled it once.',
      given: { resourcesBefore: 8, doublings: 'once' },
      expect: answers(16, 'self-replicating-robots#several-cards', 'self-replicating-robots#double'),
    },
    {
      from: 'self-replicating-robots#one-card',
      tells: 'I double another card; this one was there with 4 resources and is not doubled.',
      given: { isNewThere: false, resourcesBefore: 4, doublings: 'none' },
      expect: answers(4, 'self-replicating-robots#several-cards'),
    },
    {
      from: 'self-replicating-robots-viron#one-card',
      tells: 'As Viron I put a card there and double it once in the same generation.',
      given: { isNewThere: true, doublings: 'once', isUsableTwice: true },
      expect: answers(4, 'self-replicating-robots-viron#one-card'),
    },
    {
      from: 'self-replicating-robots-viron#doubling',
      tells: 'As Viron I double a card that was there with 2 resources twice.',
      given: { isNewThere: false, resourcesBefore: 2, doublings: 'twice', isUsableTwice: true },
      expect: answers(8, 'self-replicating-robots-viron#doubling'),
    },
    {
      from: 'self-replicating-robots-viron#two-cards',
      tells: 'As Viron I put two cards there in one generation: how many on each new card, not doubled?',
      given: { isNewThere: true, doublings: 'none', isUsableTwice: true },
      expect: answers(2, 'self-replicating-robots#add-a-card'),
    },
    {
      from: 'ours',
      tells: 'I put a card there and doubled it once, without Viron or Project Inspection.',
      given: { isNewThere: true, doublings: 'once', isUsableTwice: false },
      expect: answers('too-often', 'self-replicating-robots#once'),
    },
    {
      from: 'ours',
      tells: 'I put a card there and doubled it twice in this generation.',
      given: { isNewThere: true, doublings: 'twice' },
      expect: answers('too-often', 'self-replicating-robots-viron#answer'),
    },
    { from: 'ours', tells: 'I put a card there and doubled it once.', given: { isNewThere: true, doublings: 'once' }, expect: needs('isUsableTwice') },
    { from: 'ours', tells: 'I double it once, as Viron.', given: { doublings: 'once', isUsableTwice: true }, expect: needs('isNewThere', 'resourcesBefore') },
    { from: 'ours', tells: 'A card that was there is doubled once.', given: { isNewThere: false, doublings: 'once' }, expect: needs('resourcesBefore') },
    { from: 'ours', tells: 'As Viron I put a card there.', given: { isNewThere: true, isUsableTwice: true }, expect: needs('doublings') },
  ],
})
