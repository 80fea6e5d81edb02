import { choice, type ValueOf } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isStartingPlayer } from '../facts.ts'

const takenFrom = choice(
  'Which two rings are they?',
  {
    top: 'the top two of one pile',
    'same-pile': 'the top two of the pile that your opponent took from just before',
    'two-piles': 'one each from two piles',
    lower: 'two of one pile, but not both from the top',
  },
  {
    says: {
      top: ['top two', 'two from the top', 'top two of one pile', 'top two rings', 'two on top of each other'],
      'same-pile': [
        'opponent just took from',
        'opponent just took from that pile',
        'opponent took from',
        'she just took from',
        'he just took from',
        'same pile as my opponent',
        'pile my opponent just took from',
        'same pile',
        'pile my opponent chose',
      ],
      'two-piles': [
        'one off another',
        'one off each',
        'one from another',
        'one from another pile',
        'off another pile',
        'one from one pile and one from another',
        'one from each',
        'one from each of two piles',
        'from two piles',
        'two piles',
        'different piles',
        'two different piles',
        'one from each pile',
        'separate piles',
      ],
      lower: ['middle of the pile', 'bottom of the pile', 'from the bottom', 'from below', 'second and third', 'under the top ring'],
    },
  },
)

const pairSize = choice(
  'Are they large or small rings?',
  { large: 'two large rings', small: 'two small rings' },
  { says: { large: ['large rings', 'two large', 'large', 'big rings', 'big'], small: ['small rings', 'two small', 'small', 'little rings', 'little'] } },
)

const pairsTaken = choice(
  'How many pairs of rings have been taken this round, by both players together?',
  { none: 'none', one: 'one', two: 'two', three: 'three', four: 'four' },
  {
    says: {
      none: ['first pick of the round', 'first pair of the round', 'nothing taken yet', 'no pair taken', 'start of the round', 'very first'],
      one: ['one pair taken', 'after one pair', 'after the first pair', 'second pick of the round'],
      two: ['two pairs taken', 'after two pairs', 'after both took large rings', 'both have their large rings', 'third pick of the round'],
      three: ['three pairs taken', 'after three pairs', 'fourth pick of the round', 'last pick of the round'],
      four: ['four pairs taken', 'after four pairs', 'both have four rings', 'both have their four rings'],
    },
  },
)
type Taken = ValueOf<typeof pairsTaken>

/** Large rings are the first two choices of a round, small rings the last two; in both, the starting player comes first. */
const sizeDue = (taken: Taken): 'large' | 'small' => (taken === 'none' || taken === 'one' ? 'large' : 'small')
const isStartersChoice = (taken: Taken): boolean => taken !== 'one' && taken !== 'three'

export const mayTakeTheseRings = defineRule({
  id: 'may-take-these-rings',
  question: 'May I take these two rings now?',
  facts: { takenFrom, pairSize, pairsTaken, isStartingPlayer },
  clauses: [
    {
      when: (f) => f.takenFrom === 'two-piles' || f.takenFrom === 'lower',
      answer: 'no',
      because: cite('top-two-together#answer', 'two rings lying on each other, together, from the top of a pile'),
    },
    {
      when: (f) => f.pairsTaken === 'four',
      answer: 'no',
      because: cite('choosing-rings#answer', 'Each player chooses 4 rings from the piles, 2 large and 2 small'),
    },
    {
      when: (f) => f.pairSize !== sizeDue(f.pairsTaken),
      answer: 'no',
      because: cite('choosing-rings#small-rings', 'Next, players choose 2 small rings each, in the same order'),
    },
    {
      when: [(f) => f.isStartingPlayer !== isStartersChoice(f.pairsTaken), (f) => sizeDue(f.pairsTaken) === 'large'],
      answer: 'no',
      because: cite('choosing-rings#large-rings', 'then the player who goes second chooses 2'),
    },
    {
      when: (f) => f.isStartingPlayer !== isStartersChoice(f.pairsTaken),
      answer: 'no',
      because: [
        cite('choosing-rings#small-rings', 'Next, players choose 2 small rings each, in the same order'),
        cite('choosing-rings#large-rings', 'then the player who goes second chooses 2'),
      ],
    },
    {
      when: (f) => f.takenFrom === 'same-pile',
      answer: 'yes',
      because: cite('top-two-together#same-pile', 'the one your opponent took from just before you is allowed'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('top-two-together#any-pile', 'As long as you take two such rings together, you can choose any pile') },
  never: [
    {
      when: (f) => f.pairsTaken === 'none' && f.takenFrom === 'same-pile',
      because: 'Before the first pair is taken, your opponent has taken from no pile this round.',
    },
    {
      when: (f) => f.pairsTaken === 'two' && f.takenFrom === 'same-pile' && f.pairSize === 'small',
      because: 'Your opponent has just taken large rings, and a pile holds rings of one size.',
    },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'The starting player opens with the top two large rings of a pile',
      given: { takenFrom: 'top', pairSize: 'large', pairsTaken: 'none', isStartingPlayer: true },
      expect: yes('top-two-together#any-pile'),
    },
    {
      from: 'ours',
      tells: 'The other player takes the next two of the same pile',
      given: { takenFrom: 'same-pile', pairSize: 'large', pairsTaken: 'one', isStartingPlayer: false },
      expect: yes('top-two-together#same-pile'),
    },
    { from: 'ours', tells: 'One ring from each of two piles', given: { takenFrom: 'two-piles' }, expect: no('top-two-together#answer') },
    {
      from: 'ours',
      tells: 'Second and third ring of a pile',
      given: { takenFrom: 'lower', pairSize: 'small', pairsTaken: 'two', isStartingPlayer: true },
      expect: no('top-two-together#answer'),
    },
    {
      from: 'ours',
      tells: 'Small rings at the very start of the round',
      given: { takenFrom: 'top', pairSize: 'small', pairsTaken: 'none', isStartingPlayer: true },
      expect: no('choosing-rings#small-rings'),
    },
    {
      from: 'ours',
      tells: 'Small rings before the other player has large ones',
      given: { takenFrom: 'top', pairSize: 'small', pairsTaken: 'one', isStartingPlayer: true },
      expect: no('choosing-rings#small-rings'),
    },
    {
      from: 'ours',
      tells: 'Two more large rings when small ones are due',
      given: { takenFrom: 'top', pairSize: 'large', pairsTaken: 'two', isStartingPlayer: true },
      expect: no('choosing-rings#small-rings'),
    },
    {
      from: 'ours',
      tells: 'The starting player is first with small rings, too',
      given: { takenFrom: 'top', pairSize: 'small', pairsTaken: 'two', isStartingPlayer: true },
      expect: yes('top-two-together#any-pile'),
    },
    {
      from: 'ours',
      tells: 'The other player wants to be first with small rings',
      given: { takenFrom: 'top', pairSize: 'small', pairsTaken: 'two', isStartingPlayer: false },
      expect: no('choosing-rings#small-rings', 'choosing-rings#large-rings'),
    },
    {
      from: 'ours',
      tells: 'The starting player wants to go again',
      given: { takenFrom: 'top', pairSize: 'large', pairsTaken: 'one', isStartingPlayer: true },
      expect: no('choosing-rings#large-rings'),
    },
    {
      from: 'ours',
      tells: 'Both have their 4 rings',
      given: { takenFrom: 'top', pairSize: 'small', pairsTaken: 'four', isStartingPlayer: true },
      expect: no('choosing-rings#answer'),
    },
    {
      from: 'ours',
      tells: 'The top two small rings after three pairs, and nobody said who started',
      given: { takenFrom: 'top', pairSize: 'small', pairsTaken: 'three' },
      expect: needs('isStartingPlayer'),
    },
    {
      from: 'ours',
      tells: 'The first pair of the round, two large rings lying on each other',
      given: { pairSize: 'large', pairsTaken: 'none', isStartingPlayer: true },
      expect: needs('takenFrom'),
    },
    {
      from: 'ours',
      tells: 'The top two, taken by the starting player',
      given: { takenFrom: 'top', isStartingPlayer: true },
      expect: needs('pairsTaken', 'pairSize'),
    },
    {
      from: 'ours',
      tells: 'The last two small rings of the pile that my opponent opened a moment ago',
      given: { takenFrom: 'same-pile', pairSize: 'small', pairsTaken: 'three', isStartingPlayer: false },
      expect: yes('top-two-together#same-pile'),
    },
    {
      from: 'ours',
      tells: 'The top large ring of one pile with the top small ring of another, to have one of each',
      given: { takenFrom: 'two-piles', pairsTaken: 'none', isStartingPlayer: true },
      expect: no('top-two-together#answer'),
    },
  ],
})
