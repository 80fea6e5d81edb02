import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const philaresTile = choice(
  'What tile is placed?',
  {
    mars: 'a city, greenery or special tile on Mars',
    ocean: 'an ocean tile',
    'off-mars': 'a city on a space outside Mars',
    'stanford-torus': 'Stanford Torus',
  },
  {
    says: {
      mars: ['city', 'greenery', 'special tile', 'forest'],
      ocean: ['ocean', 'ocean tile', 'water'],
      'off-mars': ['ganymede colony', 'phobos space haven', 'luna metropolis', 'stratopolis', 'maxwell base', 'dawn city', 'space city', 'off mars'],
      'stanford-torus': ['stanford torus', 'torus'],
    },
    usual: 'mars',
  },
)

const philaresPlacer = choice(
  'Who places it?',
  { philares: 'Philares', other: 'another player' },
  {
    says: {
      philares: ['philares lays', 'philares puts', 'philares builds', 'i lay', 'philares places', 'i place', 'i placed', 'as philares'],
      other: [
        'she places',
        'he places',
        'an opponent lays',
        'opponent puts',
        'opponent builds',
        'another player places',
        'opponent places',
        'opponent placed',
        'someone else places',
      ],
    },
  },
)

const othersTilesBeside = number(
  'How many tiles of other players are next to it, oceans left out?',
  { min: 0, max: 6 },
  {
    units: [
      "of my opponents' tiles",
      'tiles of an opponent',
      'tiles of one opponent',
      'tiles all of one opponent',
      'tiles of others',
      'opposing tiles',
      'of her tiles',
      'of his tiles',
      'opponent cities',
      'opponent greeneries',
      'foreign tiles',
      'tiles that belong to opponents',
      'tiles of other players',
      'tiles of opponents',
      'tiles of one player',
      'cities of opponents',
      "opponents' cities",
      'opponent tiles',
      'other tiles',
      'enemy tiles',
      "opponents' tiles",
      "opponent's tiles",
    ],
    before: ['between'],
  },
)
const philaresTilesBeside = number(
  'How many tiles of Philares are next to it?',
  { min: 0, max: 6 },
  {
    units: [
      'philares tiles',
      'of philares tiles',
      'tiles owned by philares',
      'of my cities',
      'of my greeneries',
      'tiles of philares',
      'tiles of mine',
      'of my tiles',
      'my tiles',
    ],
  },
)
const neutralTilesBeside = number(
  'How many neutral tiles of a solo game are next to it?',
  { min: 0, max: 4, usual: 0 },
  { units: ['neutral tiles', 'neutral cities', 'neutral city', 'neutral greeneries', 'neutral greenery'] },
)

export const philaresResources = defineAmount({
  id: 'philares-resources',
  question: 'How many resources does Philares get for this tile?',
  unit: 'resources, each of the kind that Philares chooses',
  facts: { philaresTile, philaresPlacer, othersTilesBeside, philaresTilesBeside, neutralTilesBeside },
  never: [
    {
      when: (f) => f.othersTilesBeside + f.philaresTilesBeside + f.neutralTilesBeside > 6,
      because: 'An area has no more than 6 areas next to it.',
    },
    {
      when: (f) => f.neutralTilesBeside > 0 && (f.philaresPlacer === 'other' || f.othersTilesBeside > 0),
      because: 'Neutral tiles are of a solo game, which has no other player.',
    },
  ],
  clauses: [
    {
      when: (f) => f.philaresTile === 'ocean',
      answer: 0,
      because: cite('philares-oceans#answer', 'oceans do not trigger the effect, because no player can own them'),
    },
    { when: (f) => f.philaresTile === 'off-mars', answer: 0, because: cite('philares-off-mars#answer', 'no city that is off Mars can trigger the effect') },
    {
      when: (f) => f.philaresTile === 'stanford-torus',
      answer: 0,
      because: cite('stanford-torus-adjacency#answer', 'it cannot make any adjacencies, not even with other cities off the planet'),
    },
  ],
  sum: [
    {
      add: (f) => (f.philaresPlacer === 'philares' ? f.othersTilesBeside : 0),
      because: cite('philares-count#answer', "each border that it forms with another player's tile is 1 trigger"),
    },
    {
      add: (f) => (f.philaresPlacer === 'other' ? f.philaresTilesBeside : 0),
      because: [
        cite('philares#answer', 'A border that a tile of yours shares with a tile of another player'),
        cite('philares#they-place', 'when another player places a tile next to yours'),
      ],
    },
    {
      add: (f) => (f.philaresPlacer === 'philares' ? f.neutralTilesBeside : 0),
      because: cite('philares-solo#answer', 'Only tiles that you place beside the neutral city and greenery'),
    },
  ],
  examples: [
    {
      from: 'philares-count#three-borders',
      tells: 'As Philares I place a city between 3 cities of opponents, no neutral tiles.',
      given: { philaresTile: 'mars', philaresPlacer: 'philares', othersTilesBeside: 3, neutralTilesBeside: 0 },
      expect: answers(3, 'philares-count#answer'),
    },
    {
      from: 'philares-count#one-owner',
      tells: 'As Philares I place a greenery next to 4 tiles of one player, no neutral tiles.',
      given: { philaresTile: 'mars', philaresPlacer: 'philares', othersTilesBeside: 4, neutralTilesBeside: 0 },
      expect: answers(4, 'philares-count#answer'),
    },
    {
      from: 'ours',
      tells: 'An ocean is placed between 2 cities of opponents.',
      given: { philaresTile: 'ocean', othersTilesBeside: 2 },
      expect: answers(0, 'philares-oceans#answer'),
    },
    {
      from: 'stanford-torus-adjacency#other-cities',
      tells: "As Philares I place Stanford Torus, near another player's Phobos Space Haven.",
      given: { philaresTile: 'stanford-torus', philaresPlacer: 'philares' },
      expect: answers(0, 'stanford-torus-adjacency#answer'),
    },
    {
      from: 'ours',
      tells: 'As Philares I place Ganymede Colony.',
      given: { philaresTile: 'off-mars', philaresPlacer: 'philares' },
      expect: answers(0, 'philares-off-mars#answer'),
    },
    {
      from: 'ours',
      tells: 'Another player places a greenery next to 1 tile of Philares and two of her own.',
      given: { philaresTile: 'mars', philaresPlacer: 'other', philaresTilesBeside: 1 },
      expect: answers(1, 'philares#answer', 'philares#they-place'),
    },
    {
      from: 'ours',
      tells: 'Solo as Philares: I place a greenery next to 1 neutral city and 0 tiles of other players.',
      given: { philaresTile: 'mars', philaresPlacer: 'philares', othersTilesBeside: 0, neutralTilesBeside: 1 },
      expect: answers(1, 'philares-solo#answer'),
    },
    {
      from: 'ours',
      tells: 'Another player places a city next to 2 tiles of Philares.',
      given: { philaresTile: 'mars', philaresPlacer: 'other', philaresTilesBeside: 2 },
      expect: answers(2, 'philares#answer', 'philares#they-place'),
    },
    {
      from: 'ours',
      tells: 'As Philares I place a city next to 0 tiles of other players and 0 neutral tiles.',
      given: { philaresTile: 'mars', philaresPlacer: 'philares', othersTilesBeside: 0, neutralTilesBeside: 0 },
      expect: answers(0, 'philares-count#answer'),
    },
    {
      from: 'ours',
      tells: 'As Philares I place a special tile on Mars, 0 neutral tiles next to it.',
      given: { philaresTile: 'mars', philaresPlacer: 'philares', neutralTilesBeside: 0 },
      expect: needs('othersTilesBeside'),
    },
    {
      from: 'ours',
      tells: 'Another player places a city on Mars.',
      given: { philaresTile: 'mars', philaresPlacer: 'other' },
      expect: needs('philaresTilesBeside'),
    },
    {
      from: 'ours',
      tells: 'As Philares I place it next to 2 tiles of opponents.',
      given: { philaresPlacer: 'philares', othersTilesBeside: 2 },
      expect: needs('philaresTile'),
    },
    {
      from: 'ours',
      tells: 'A city next to 2 tiles of Philares and 1 tile of other players, 0 neutral tiles.',
      given: { philaresTile: 'mars', othersTilesBeside: 1, philaresTilesBeside: 2, neutralTilesBeside: 0 },
      expect: needs('philaresPlacer'),
    },
  ],
})
