import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const hexHas = choice(
  'What is on the hex?',
  {
    nothing: 'nothing',
    'ocean-space': 'nothing: it is an ocean space without an ocean tile',
    reserved: 'nothing: it is reserved, like that of Noctis City',
    'land-claim': 'only a Land Claim marker',
    community: 'only a community of Arcadian Communities',
    tile: 'a tile',
    'off-board': 'it is no hex: it lies past the edge of the board',
  },
  {
    says: {
      nothing: ['empty hex', 'empty area', 'plain hex', 'nothing on it'],
      'ocean-space': ['ocean space', 'empty ocean space', 'blue hex', 'empty blue hex', 'ocean spot', 'ocean area'],
      reserved: ['reserved hex', 'hex of noctis city', 'noctis city hex', 'noctis city space', 'noctis spot'],
      'land-claim': ['land claim'],
      community: ['community', 'arcadian communities'],
      tile: [
        'an ocean tile next to',
        'an ocean tile beside',
        'a city next to',
        'a greenery next to',
        'a tile on it',
        'has a tile',
        'ocean tile on it',
        'occupied',
        'a city on it',
        'a greenery on it',
      ],
      'off-board': ['past the edge', 'edge of the board', 'off the board', 'beyond the edge'],
    },
  },
)

const hexBeside = choice(
  'Which tile of yours is next to it?',
  { mars: 'one on Mars', space: 'only one in space, off Mars', none: 'none' },
  {
    says: {
      mars: [
        'beside my city',
        'beside my greenery',
        'beside 2 of my tiles',
        'beside 2 of my cities',
        'next to 2 of my tiles',
        'next to 2 of my cities',
        'next to one of my tiles',
        'touches my city',
        'touches my tile',
        'next to my city',
        'next to my tile',
        'next to my greenery',
        'beside my tile',
        'borders my tile',
        'borders my tiles',
      ],
      space: ['tile in space', 'next to ganymede colony', 'next to phobos', 'ganymede colony', 'phobos space haven', 'stanford torus', 'space city'],
      none: ['not next to my tiles', 'no tile of mine next to it'],
    },
  },
)

const isHexCounted = yesNo(
  'Have you counted this hex already, for another tile of yours?',
  ['counted twice', 'count twice', 'counts twice', 'already counted', 'counted already', 'counted before'],
  {
    no: ['not counted yet', 'first time', 'not counted'],
    usual: false,
  },
)

const isRedTourismWave = yesNo('Is it the global event Red Tourism Wave?', ['red tourism wave', 'red tourism'], {
  no: ['another event', 'other event'],
  fixed: true,
})

export const doesHexCountForRedTourismWave = defineRule({
  id: 'does-hex-count-for-red-tourism-wave',
  question: 'Does this hex bring 1 MC for Red Tourism Wave?',
  facts: { isRedTourismWave, hexHas, hexBeside, isHexCounted },
  clauses: [
    { when: (f) => !f.isRedTourismWave, answer: 'no', because: cite('red-tourism-wave#answer', '1 MC for each hex without a tile') },
    {
      when: (f) => f.hexHas === 'off-board',
      answer: 'no',
      because: cite('red-tourism-wave-edge#answer', 'what extends past the edge of the board is no empty area'),
    },
    { when: (f) => f.hexHas === 'tile', answer: 'no', because: cite('red-tourism-wave#answer', '1 MC for each hex without a tile') },
    {
      when: (f) => f.hexBeside === 'space',
      answer: 'no',
      because: cite('red-tourism-wave-space#answer', 'a tile that is not on Mars has zero empty areas adjacent'),
    },
    {
      when: (f) => f.hexBeside === 'none',
      answer: 'no',
      because: cite('red-tourism-wave#empty-area', 'a hex that lacks a tile and is adjacent to a tile of yours'),
    },
    {
      when: (f) => f.isHexCounted,
      answer: 'no',
      because: cite('red-tourism-wave#once-only', '2 or more of your tiles is only 1 empty area'),
    },
    {
      when: (f) => f.hexHas === 'ocean-space',
      answer: 'yes',
      because: cite('red-tourism-wave-empty#ocean-spaces', 'an ocean space without an ocean tile is an empty area'),
    },
    { when: (f) => f.hexHas === 'reserved', answer: 'yes', because: cite('red-tourism-wave-empty#reserved-hexes', 'A reserved hex without a tile') },
    {
      when: (f) => f.hexHas === 'land-claim',
      answer: 'yes',
      because: cite('red-tourism-wave-empty#land-claim', 'only a Land Claim token still counts as empty'),
    },
    { when: (f) => f.hexHas === 'community', answer: 'yes', because: cite('red-tourism-wave-empty#communities', 'an area with only a community') },
  ],
  otherwise: { answer: 'yes', because: cite('red-tourism-wave#empty-area', 'a hex that lacks a tile and is adjacent to a tile of yours') },
  examples: [
    {
      from: 'ours',
      tells: 'Another event: does the empty hex next to my city bring me 1 MC?',
      given: { isRedTourismWave: false, hexHas: 'nothing', hexBeside: 'mars' },
      expect: no('red-tourism-wave#answer'),
    },
    {
      from: 'ours',
      tells: 'What lies past the edge of the board next to my city.',
      given: { isRedTourismWave: true, hexHas: 'off-board', hexBeside: 'mars' },
      expect: no('red-tourism-wave-edge#answer'),
    },
    {
      from: 'ours',
      tells: 'A hex next to my city with an ocean tile on it.',
      given: { isRedTourismWave: true, hexHas: 'tile', hexBeside: 'mars' },
      expect: no('red-tourism-wave#answer'),
    },
    {
      from: 'ours',
      tells: 'An empty area next to Ganymede Colony, my tile in space.',
      given: { isRedTourismWave: true, hexHas: 'nothing', hexBeside: 'space' },
      expect: no('red-tourism-wave-space#answer'),
    },
    {
      from: 'ours',
      tells: 'An empty hex with no tile of mine next to it.',
      given: { isRedTourismWave: true, hexHas: 'nothing', hexBeside: 'none' },
      expect: no('red-tourism-wave#empty-area'),
    },
    {
      from: 'ours',
      tells: 'An empty hex next to my city that I already counted for my greenery.',
      given: { isRedTourismWave: true, hexHas: 'nothing', hexBeside: 'mars', isHexCounted: true },
      expect: no('red-tourism-wave#once-only'),
    },
    {
      from: 'ours',
      tells: 'An empty ocean space next to my city, not counted yet.',
      given: { isRedTourismWave: true, hexHas: 'ocean-space', hexBeside: 'mars', isHexCounted: false },
      expect: yes('red-tourism-wave-empty#ocean-spaces'),
    },
    {
      from: 'red-tourism-wave-empty#reserved-hexes',
      tells: 'The empty hex of Noctis City next to my city, not counted yet.',
      given: { isRedTourismWave: true, hexHas: 'reserved', hexBeside: 'mars', isHexCounted: false },
      expect: yes('red-tourism-wave-empty#reserved-hexes'),
    },
    {
      from: 'ours',
      tells: "A hex next to my city with only another player's Land Claim, not counted yet.",
      given: { isRedTourismWave: true, hexHas: 'land-claim', hexBeside: 'mars', isHexCounted: false },
      expect: yes('red-tourism-wave-empty#land-claim'),
    },
    {
      from: 'ours',
      tells: 'A hex next to my greenery with only a community, not counted yet.',
      given: { isRedTourismWave: true, hexHas: 'community', hexBeside: 'mars', isHexCounted: false },
      expect: yes('red-tourism-wave-empty#communities'),
    },
    {
      from: 'ours',
      tells: 'An empty hex next to my greenery, not counted yet.',
      given: { isRedTourismWave: true, hexHas: 'nothing', hexBeside: 'mars', isHexCounted: false },
      expect: yes('red-tourism-wave#empty-area'),
    },
    {
      from: 'ours',
      tells: 'Does an empty hex next to my greenery count?',
      given: { isRedTourismWave: true, hexHas: 'nothing', hexBeside: 'mars' },
      expect: needs('isHexCounted'),
    },
    {
      from: 'ours',
      tells: "A hex next to my city with another player's greenery on it.",
      given: { isRedTourismWave: true, hexHas: 'tile', hexBeside: 'mars' },
      expect: no('red-tourism-wave#answer'),
    },
    {
      from: 'ours',
      tells: 'An empty ocean space, not counted yet.',
      given: { isRedTourismWave: true, hexHas: 'ocean-space', isHexCounted: false },
      expect: needs('hexBeside'),
    },
    {
      from: 'ours',
      tells: 'A hex next to my city, not counted yet.',
      given: { isRedTourismWave: true, hexBeside: 'mars', isHexCounted: false },
      expect: needs('hexHas'),
    },
  ],
})
