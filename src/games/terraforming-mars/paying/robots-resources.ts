import { number, yesNo } from '../../../rules/fact.ts'
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
  { units: ['resources', 'cubes', 'resources on it'], before: ['with', 'has', 'had'] },
)
const doublings = number(
  'How many times do you double them in this generation?',
  { min: 0, max: 2, usual: 0 },
  { units: ['times', 'doublings'], before: ['double it', 'doubled it'] },
)
const isUsableTwice = yesNo('Do you use its action twice, by Viron or Project Inspection?', ['viron', 'project inspection', 'twice', 'second time'], {
  usual: false,
})

interface Use {
  readonly isNewThere: boolean
  readonly doublings: number
}

/** How often the action is used for this card. */
const uses = (f: Use): number => (f.isNewThere ? 1 : 0) + f.doublings

export const robotsResources = defineAmount({
  id: 'robots-resources',
  question: 'How many resources are on a card on Self-Replicating Robots after its action?',
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
      when: [(f) => f.isNewThere, (f) => f.doublings === 1],
      answer: 4,
      because: cite('self-replicating-robots-viron#one-card', 'double those on any card there, including the one placed in that generation'),
    },
    {
      when: (f) => f.isNewThere,
      answer: 2,
      because: cite('self-replicating-robots#add-a-card', 'The new card comes from your hand, and 2 generic resources are added'),
    },
    {
      when: (f) => f.doublings === 2,
      answer: (f) => 4 * f.resourcesBefore,
      because: cite('self-replicating-robots-viron#doubling', 'It can double the resources on any one card twice'),
    },
  ],
  sum: [
    { add: (f) => f.resourcesBefore, because: cite('self-replicating-robots#several-cards', 'each with its own resources') },
    {
      add: (f) => (f.doublings === 1 ? f.resourcesBefore : 0),
      because: cite('self-replicating-robots#double', 'you can double what lies on one of the cards already'),
    },
  ],
  examples: [
    {
      from: 'self-replicating-robots#add-a-card',
      tells: 'I put a card on Self-Replicating Robots and double 0 times. How many resources?',
      given: { isNewThere: true, doublings: 0 },
      expect: answers(2, 'self-replicating-robots#add-a-card'),
    },
    {
      from: 'self-replicating-robots#double',
      tells: 'A card already there with 4 resources is doubled 1 times.',
      given: { isNewThere: false, resourcesBefore: 4, doublings: 1 },
      expect: answers(8, 'self-replicating-robots#several-cards', 'self-replicating-robots#double'),
    },
    {
      from: 'ours',
      tells: 'It had 8 resources and I doubled it once.',
      given: { resourcesBefore: 8, doublings: 1 },
      expect: answers(16, 'self-replicating-robots#several-cards', 'self-replicating-robots#double'),
    },
    {
      from: 'self-replicating-robots#one-card',
      tells: 'I double another card; this one was there with 4 resources and is doubled 0 times.',
      given: { isNewThere: false, resourcesBefore: 4, doublings: 0 },
      expect: answers(4, 'self-replicating-robots#several-cards'),
    },
    {
      from: 'self-replicating-robots-viron#one-card',
      tells: 'As Viron I put a card there and double it 1 times in the same generation.',
      given: { isNewThere: true, doublings: 1, isUsableTwice: true },
      expect: answers(4, 'self-replicating-robots-viron#one-card'),
    },
    {
      from: 'self-replicating-robots-viron#doubling',
      tells: 'As Viron I double a card that was there with 2 resources 2 times.',
      given: { isNewThere: false, resourcesBefore: 2, doublings: 2, isUsableTwice: true },
      expect: answers(8, 'self-replicating-robots-viron#doubling'),
    },
    {
      from: 'self-replicating-robots-viron#two-cards',
      tells: 'As Viron I put two cards there in one generation: how many on each new card, doubled 0 times?',
      given: { isNewThere: true, doublings: 0, isUsableTwice: true },
      expect: answers(2, 'self-replicating-robots#add-a-card'),
    },
    {
      from: 'ours',
      tells: 'I put a card there and doubled it 1 times, without Viron or Project Inspection.',
      given: { isNewThere: true, doublings: 1, isUsableTwice: false },
      expect: answers('too-often', 'self-replicating-robots#once'),
    },
    {
      from: 'ours',
      tells: 'I put a card there and doubled it 2 times in this generation.',
      given: { isNewThere: true, doublings: 2 },
      expect: answers('too-often', 'self-replicating-robots-viron#answer'),
    },
    { from: 'ours', tells: 'I put a card there and doubled it 1 times.', given: { isNewThere: true, doublings: 1 }, expect: needs('isUsableTwice') },
    { from: 'ours', tells: 'I double it 1 times, as Viron.', given: { doublings: 1, isUsableTwice: true }, expect: needs('isNewThere', 'resourcesBefore') },
    { from: 'ours', tells: 'A card that was there is doubled 1 times.', given: { isNewThere: false, doublings: 1 }, expect: needs('resourcesBefore') },
    { from: 'ours', tells: 'As Viron I put a card there.', given: { isNewThere: true, isUsableTwice: true }, expect: needs('doublings') },
  ],
})
