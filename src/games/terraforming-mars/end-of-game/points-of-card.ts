import { choice, derived, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { card } from '../facts/cards.ts'
import { tagsFaceDown } from '../facts/tags.ts'

const SCORING = {
  fish: 'Fish',
  'search-for-life': 'Search for Life',
  'immigration-shuttles': 'Immigration Shuttles',
  'water-import-from-europa': 'Water Import from Europa',
  'ganymede-colony': 'Ganymede Colony',
} as const

const isScoring = (id: string): id is keyof typeof SCORING => Object.hasOwn(SCORING, id)

const scoringCard = derived(
  choice('Which of these cards is it?', SCORING, {
    says: {
      fish: ['fish'],
      'search-for-life': ['search for life'],
      'immigration-shuttles': ['immigration shuttles', 'shuttles'],
      'water-import-from-europa': ['water import from europa', 'water import'],
      'ganymede-colony': ['ganymede colony', 'ganymede'],
    },
    fixed: true,
  }),
  { card },
  (f) => (isScoring(f.card.id) ? f.card.id : undefined),
)
const cubesOnIt = number(
  'How many animals or science resources are on the card at the end?',
  { min: 0, fixed: true },
  { units: ['animals', 'animal', 'science resources', 'science resource', 'science cubes', 'science cube', 'cubes', 'cube', 'resources', 'resource'] },
)
// Cities of all players count: "I have 3 cities" does not tell it.
const citiesAtEnd = number(
  'How many cities are in play at the end, of all players, those not on Mars included?',
  { min: 0, fixed: true },
  {
    units: [
      'cities in play',
      'cities in all',
      'cities altogether',
      'cities in total',
      'cities on the board',
      'cities on the map',
      'cities around the map',
      'cities of all players',
    ],
    before: ['there are', 'shuttles with', 'shuttles at', 'total of'],
  },
)
const jovianTagsAtEnd = number(
  'How many Jovian tags have you played, those on events included, wild tags left out?',
  { min: 0, fixed: true },
  { units: ['jovian tags', 'jovian tag', 'jovians', 'jovian'] },
)

export const pointsOfCard = defineAmount({
  id: 'points-of-card',
  question: 'How many victory points (VP) does this card score at the end of the game, for what is on it or what it counts?',
  unit: 'points',
  facts: { scoringCard, cubesOnIt, citiesAtEnd, jovianTagsAtEnd, tagsFaceDown },
  never: [{ when: (f) => f.tagsFaceDown > f.jovianTagsAtEnd, because: 'The tags on events are among all that you have played.' }],
  clauses: [
    {
      when: (f) => f.scoringCard === 'search-for-life',
      answer: (f) => (f.cubesOnIt > 0 ? 3 : 0),
      because: cite('search-for-life-second#points', 'scores a maximum of 3 VP, for 1 or more cubes on it'),
    },
    {
      when: (f) => f.scoringCard === 'fish',
      answer: (f) => f.cubesOnIt,
      because: cite('vitor#cards', 'Fish with 1 VP per animal'),
    },
    {
      when: (f) => f.scoringCard === 'immigration-shuttles',
      answer: (f) => Math.floor(f.citiesAtEnd / 3),
      because: [
        cite('immigration-shuttles#points', 'Every third city in play is worth 1 VP'),
        cite('immigration-shuttles#answer', 'All cities, those not on Mars included'),
      ],
    },
    {
      when: [(f) => f.scoringCard === 'ganymede-colony', (f) => f.tagsFaceDown === 0],
      answer: (f) => f.jovianTagsAtEnd,
      because: [
        cite('vitor#cards', 'Ganymede Colony with 1 VP per Jovian tag'),
        cite('ganymede-colony#answer', 'Jovian tags on your corporation count, and so do those on your Preludes'),
      ],
    },
  ],
  sum: [
    {
      add: (f) => (f.scoringCard === 'water-import-from-europa' ? f.jovianTagsAtEnd : 0),
      because: cite('water-import-scoring#end-of-the-game', 'each Jovian tag of yours is 1 VP'),
    },
    { add: (f) => (f.scoringCard === 'ganymede-colony' ? f.jovianTagsAtEnd : 0), because: cite('vitor#cards', 'Ganymede Colony with 1 VP per Jovian tag') },
    { add: (f) => -f.tagsFaceDown, because: cite('tags-in-play#earlier-events', 'Event cards played before are not included') },
  ],
  examples: [
    {
      from: 'search-for-life-second#points',
      tells: 'Search for Life with 4 science cubes at the end: how many points?',
      given: { card: 'search-for-life', cubesOnIt: 4 },
      expect: answers(3, 'search-for-life-second#points'),
    },
    {
      from: 'ours',
      tells: 'How many VP for Search for Life without a single cube, so with 0 cubes?',
      given: { card: 'search-for-life', cubesOnIt: 0 },
      expect: answers(0, 'search-for-life-second#points'),
    },
    { from: 'vitor#cards', tells: 'Fish has 5 animals: how many victory points?', given: { card: 'fish', cubesOnIt: 5 }, expect: answers(5, 'vitor#cards') },
    {
      from: 'ours',
      tells: 'Immigration Shuttles with 7 cities in play, points at the end?',
      given: { card: 'immigration-shuttles', citiesAtEnd: 7 },
      expect: answers(2, 'immigration-shuttles#points', 'immigration-shuttles#answer'),
    },
    {
      from: 'ours',
      tells: 'Immigration Shuttles with 2 cities: VP?',
      given: { card: 'immigration-shuttles', citiesAtEnd: 2 },
      expect: answers(0, 'immigration-shuttles#points', 'immigration-shuttles#answer'),
    },
    {
      from: 'vitor#cards',
      tells: 'How many points does Ganymede Colony score with 4 Jovian tags?',
      given: { card: 'ganymede-colony', jovianTagsAtEnd: 4, tagsFaceDown: 0 },
      expect: answers(4, 'vitor#cards', 'ganymede-colony#answer'),
    },
    {
      from: 'water-import-scoring#end-of-the-game',
      tells: 'Water Import from Europa with 3 Jovian tags at the end of the game, victory points?',
      given: { card: 'water-import-from-europa', jovianTagsAtEnd: 3, tagsFaceDown: 0 },
      expect: answers(3, 'water-import-scoring#end-of-the-game'),
    },
    {
      from: 'ours',
      tells: 'Ganymede Colony with 3 Jovian tags, 1 of them on an event: how many points?',
      given: { card: 'ganymede-colony', jovianTagsAtEnd: 3, tagsFaceDown: 1 },
      expect: answers(2, 'tags-in-play#earlier-events', 'vitor#cards'),
    },
    {
      from: 'ours',
      tells: 'Water Import from Europa: 5 Jovian tags, 2 of them on events, how many VP?',
      given: { card: 'water-import-from-europa', jovianTagsAtEnd: 5, tagsFaceDown: 2 },
      expect: answers(3, 'tags-in-play#earlier-events', 'water-import-scoring#end-of-the-game'),
    },
    { from: 'ours', tells: 'Ganymede Colony and 4 Jovian tags', given: { card: 'ganymede-colony', jovianTagsAtEnd: 4 }, expect: needs('tagsFaceDown') },
    { from: 'ours', tells: 'Immigration Shuttles: I have 3 cities, how many points?', given: { card: 'immigration-shuttles' }, expect: needs('citiesAtEnd') },
    { from: 'ours', tells: 'What is Fish worth at the end?', given: { card: 'fish' }, expect: needs('cubesOnIt') },
    { from: 'ours', tells: 'What does Immigration Shuttles score?', given: { card: 'immigration-shuttles' }, expect: needs('citiesAtEnd') },
    { from: 'ours', tells: 'What does Water Import from Europa score?', given: { card: 'water-import-from-europa' }, expect: needs('jovianTagsAtEnd') },
    {
      from: 'ours',
      tells: '5 animals on a card, 3 cities in play and 2 Jovian tags, none of them on events: how many points?',
      given: { cubesOnIt: 5, citiesAtEnd: 3, jovianTagsAtEnd: 2, tagsFaceDown: 0 },
      expect: needs('scoringCard'),
    },
  ],
})
