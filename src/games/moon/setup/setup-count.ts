import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { playerCount } from '../facts.ts'

const LEVELS = ['bronze', 'silver', 'gold']
/** How a question for a number goes on behind what is counted. */
const ASKED = ['are there', 'do we lay out', 'do we set out', 'do we need', 'do we use', 'lie on the table', 'are on the table', 'are used']
const item = choice(
  'How many of what?',
  {
    'reputation-level': 'Reputation Cards of each level',
    'reputation-all': 'Reputation Cards of all levels together',
    expeditions: 'Expedition Cards dealt in an Era, without the First Expedition',
    rovers: 'Rovers for each player',
    'flag-hearts': 'Hearts under each Flag at the start',
    'x-hearts': 'Hearts on the X space at the start',
  },
  {
    says: {
      'reputation-level': [
        ...LEVELS.flatMap((level) => ASKED.flatMap((asked) => [`${level} reputation cards ${asked}`, `${level} cards ${asked}`])),
        'reputation cards of each level',
        'bronze',
        'silver',
        'gold',
        'of each level',
        'per level',
      ],
      'reputation-all': [
        ...ASKED.map((asked) => `reputation cards ${asked}`),
        'reputation cards in all',
        'reputation cards altogether',
        'reputation cards in total',
        'reputation cards of all levels',
      ],
      expeditions: ['expedition cards', 'expeditions', 'expedition cards are dealt', 'expedition cards dealt', 'expedition cards do we deal'],
      rovers: ['rovers', 'rover'],
      'flag-hearts': ['hearts under each flag', 'hearts per flag', 'hearts under a flag', 'hearts below each flag', 'under each flag', 'below each flag'],
      'x-hearts': ['hearts on x', 'hearts under x', 'x space', 'on the x', 'hearts on the x', 'hearts on the x space'],
    },
  },
)

const UNITS = {
  'reputation-level': 'cards',
  'reputation-all': 'cards',
  expeditions: 'cards',
  rovers: 'Rovers',
  'flag-hearts': 'Hearts',
  'x-hearts': 'Hearts',
} as const

export const setupCount = defineAmount({
  id: 'setup-count',
  question: 'How many of these do we set out?',
  unit: (f) => UNITS[f.item],
  facts: { item, playerCount },
  clauses: [
    {
      when: (f) => f.item === 'rovers',
      answer: 2,
      because: [cite('starting-pieces#answer', 'Two Rovers, a Player Aid and a Base Card'), cite('getting-rovers#answer', 'Two at the start, in your Supply')],
    },
    { when: (f) => f.item === 'flag-hearts', answer: 3, because: cite('hearts-at-start#answer', 'Three under each Flag') },
    { when: (f) => f.item === 'x-hearts', answer: 3, because: cite('hearts-at-start#x-space', 'so X starts at 3') },
    {
      when: (f) => f.item === 'expeditions',
      answer: (f) => f.playerCount - 1,
      because: cite('expedition-dealing#answer', 'except the one who has the First Expedition'),
    },
    {
      when: (f) => f.playerCount === 2,
      answer: (f) => (f.item === 'reputation-all' ? 9 : 3),
      because: cite('reputation-at-start#two-players', 'three Bronze, three Silver and three Gold Cards, like three players'),
    },
    {
      when: (f) => f.item === 'reputation-all',
      answer: (f) => 3 * f.playerCount,
      because: [
        cite('reputation-at-start#answer', 'As many of each level as there are players'),
        cite('reputation-at-start#levels', 'They are Bronze, Silver and Gold'),
      ],
    },
  ],
  sum: [{ add: (f) => f.playerCount, because: cite('reputation-at-start#answer', 'As many of each level as there are players') }],
  examples: [
    {
      from: 'reputation-at-start#three-players',
      tells: 'Three players: three of each level',
      given: { item: 'reputation-level', playerCount: 3 },
      expect: answers(3, 'reputation-at-start#answer'),
    },
    {
      from: 'ours',
      tells: 'Two players: three of each level, not two',
      given: { item: 'reputation-level', playerCount: 2 },
      expect: answers(3, 'reputation-at-start#two-players'),
    },
    {
      from: 'ours',
      tells: 'Two players: nine Reputation Cards',
      given: { item: 'reputation-all', playerCount: 2 },
      expect: answers(9, 'reputation-at-start#two-players'),
    },
    {
      from: 'ours',
      tells: 'Five players: fifteen Reputation Cards',
      given: { item: 'reputation-all', playerCount: 5 },
      expect: answers(15, 'reputation-at-start#answer', 'reputation-at-start#levels'),
    },
    {
      from: 'construction-start#three-players',
      tells: 'Haakon has the First Expedition; Dave and Nick draw one Expedition Card each',
      given: { item: 'expeditions', playerCount: 3 },
      expect: answers(2, 'expedition-dealing#answer'),
    },
    {
      from: 'ours',
      tells: 'How many Rovers does each of us have at the very start of the game? It does not depend on the number of players',
      given: { item: 'rovers' },
      expect: answers(2, 'starting-pieces#answer', 'getting-rovers#answer'),
    },
    { from: 'ours', tells: 'Three Hearts under a Flag, not two', given: { item: 'flag-hearts' }, expect: answers(3, 'hearts-at-start#answer') },
    {
      from: 'ours',
      tells: 'How many Hearts lie on the X space before the first Era? X starts at 3',
      given: { item: 'x-hearts' },
      expect: answers(3, 'hearts-at-start#x-space'),
    },
    { from: 'ours', tells: 'Bronze cards, some number of players', given: { item: 'reputation-level' }, expect: needs('playerCount') },
    { from: 'ours', tells: 'Four players, and nobody said of what', given: { playerCount: 4 }, expect: needs('item') },
    {
      from: 'ours',
      tells: 'How many Expedition Cards are dealt with two players? One of us has the First Expedition, so one Expedition Card is dealt',
      given: { item: 'expeditions', playerCount: 2 },
      expect: answers(1, 'expedition-dealing#answer'),
    },
    {
      from: 'ours',
      tells: 'Four of us lay out Gold Cards: four, as of each level',
      given: { item: 'reputation-level', playerCount: 4 },
      expect: answers(4, 'reputation-at-start#answer'),
    },
  ],
})
