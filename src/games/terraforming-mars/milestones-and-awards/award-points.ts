import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { playerCount } from '../facts/parts.ts'

/** "First in Banker", with each of the awards that people name. */
const inEach = (...places: string[]): string[] =>
  [
    'banker',
    'landlord',
    'miner',
    'scientist',
    'thermalist',
    'venuphile',
    'industrialist',
    'excentric',
    'celebrity',
    'contractor',
    'space baron',
    'magnate',
  ].flatMap((award) => places.flatMap((place) => [`${place} in ${award}`, `${place} for ${award}`, `${place} at ${award}`]))

const awardPlace = choice(
  'Where do you stand in this award?',
  {
    first: 'alone in first place',
    'first-tied': 'tied for first place',
    second: 'alone in second place, behind one player',
    'second-tied': 'tied for second place, behind one player',
    'after-tie': 'next after players who tie for first place',
    lower: 'lower than second',
  },
  {
    says: {
      first: ['alone in first', 'i am first', 'i have the most', 'first place alone', 'i win the award', ...inEach('i am first', 'alone in first', 'the most')],
      'first-tied': [
        ...inEach('tied for first', 'tie for first'),
        'tied for first',
        'we tie for first',
        'we are tied for first',
        'tie for first',
        'share first',
        'both have the most',
        'same as the leader',
      ],
      second: [
        ...inEach('i am second', 'i come second'),
        'i am second',
        'i come second',
        'second place alone',
        'alone in second',
        'points of the second',
        'runner up',
      ],
      'second-tied': [...inEach('tied for second', 'tie for second'), 'tied for second', 'tie for second', 'share second'],
      'after-tie': [
        'behind two who tie',
        'two are tied ahead of me',
        'two tie ahead of me',
        'they tie for first',
        'the two others tie for first',
        'two others tie for first',
        'others tie for first',
        'two players tie for first',
        'the others tie for first',
        'after two tied firsts',
      ],
      lower: [...inEach('i am third', 'i am last'), 'i am third', 'i am only third', 'third place', 'i come third', 'i am last', 'i am fourth', 'fourth place'],
    },
  },
)

export const awardPoints = defineAmount({
  id: 'award-points',
  question: 'How many points do I get for a funded award?',
  unit: 'points',
  facts: { awardPlace, playerCount },
  never: [
    { when: (f) => f.playerCount === 1, because: 'Awards are not used in a solo game.' },
    {
      when: (f) => f.playerCount === 2 && (f.awardPlace === 'second-tied' || f.awardPlace === 'after-tie' || f.awardPlace === 'lower'),
      because: 'With 2 players, one is first and the other second, or they tie.',
    },
  ],
  clauses: [
    {
      when: [(f) => f.awardPlace === 'second', (f) => f.playerCount === 2],
      answer: 0,
      because: cite('awards-two-players#answer', 'in a 2-player game only first place is awarded'),
    },
    { when: (f) => f.awardPlace === 'after-tie', answer: 0, because: cite('award-ties#first-place', 'each gets 5 points, and second place is not awarded') },
  ],
  sum: [
    { add: (f) => (f.awardPlace === 'first' ? 5 : 0), because: cite('awards#answer', 'first place gets 5 points and second place 2') },
    { add: (f) => (f.awardPlace === 'first-tied' ? 5 : 0), because: cite('award-ties#answer', 'All who are tied: ties are friendly') },
    {
      add: (f) => (f.awardPlace === 'second' ? 2 : 0),
      because: [
        cite('awards#answer', 'first place gets 5 points and second place 2'),
        cite('award-with-zero#answer', 'zero, or less than zero, still earns the points'),
      ],
    },
    {
      add: (f) => (f.awardPlace === 'second-tied' ? 2 : 0),
      because: [
        cite('award-ties#second-place', 'If two people tie for second, both get 2 points'),
        cite('award-with-zero#answer', 'zero, or less than zero, still earns the points'),
      ],
    },
  ],
  examples: [
    {
      from: 'award-with-zero#scientist',
      tells: 'Scientist: the funder has 3 Science tags, and I and the two others have none',
      given: { awardPlace: 'second-tied', playerCount: 4 },
      expect: answers(2, 'award-ties#second-place', 'award-with-zero#answer'),
    },
    {
      from: 'award-with-zero#banker',
      tells: 'Banker: I and Ben are second with −2 MC production',
      given: { awardPlace: 'second-tied', playerCount: 3 },
      expect: answers(2, 'award-ties#second-place', 'award-with-zero#answer'),
    },
    { from: 'ours', tells: 'I am alone in first for Miner, how many points?', given: { awardPlace: 'first' }, expect: answers(5, 'awards#answer') },
    {
      from: 'ours',
      tells: 'Three of us tie for first with 4 each, Cleo has 1',
      given: { awardPlace: 'first-tied', playerCount: 4 },
      expect: answers(5, 'award-ties#answer'),
    },
    {
      from: 'ours',
      tells: 'I have 3, but two tie ahead of me with 4 each',
      given: { awardPlace: 'after-tie', playerCount: 3 },
      expect: answers(0, 'award-ties#first-place'),
    },
    {
      from: 'ours',
      tells: 'We are 3 players and I am second',
      given: { awardPlace: 'second', playerCount: 3 },
      expect: answers(2, 'awards#answer', 'award-with-zero#answer'),
    },
    {
      from: 'ours',
      tells: '2 players, award standings 4 and 2: points of the second?',
      given: { awardPlace: 'second', playerCount: 2 },
      expect: answers(0, 'awards-two-players#answer'),
    },
    {
      from: 'ours',
      tells: '2 players and we are tied for first',
      given: { awardPlace: 'first-tied', playerCount: 2 },
      expect: answers(5, 'award-ties#answer'),
    },
    {
      from: 'ours',
      tells: 'I have 1, Ada 4 and Ben 3: what does third place get?',
      given: { awardPlace: 'lower', playerCount: 3 },
      expect: answers(0, 'awards#answer'),
    },
    {
      from: 'award-with-zero#first-place',
      tells: 'Nobody has a single Venus tag: all three of us are tied for first with 0',
      given: { awardPlace: 'first-tied', playerCount: 3 },
      expect: answers(5, 'award-ties#answer'),
    },
    {
      from: 'ours',
      tells: 'I have 0 and come second with 3 players, since she has 2 and he has -1 MC production',
      given: { awardPlace: 'second', playerCount: 3 },
      expect: answers(2, 'award-with-zero#answer', 'awards#answer'),
    },
    { from: 'ours', tells: 'I am second for an award, how many points is that?', given: { awardPlace: 'second' }, expect: needs('playerCount') },
    { from: 'ours', tells: 'We are 4 players: how many points for the award?', given: { playerCount: 4 }, expect: needs('awardPlace') },
  ],
})
