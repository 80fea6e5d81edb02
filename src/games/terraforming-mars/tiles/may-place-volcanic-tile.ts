import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { area, areaHasTile, areaMarker, besideCity, board, canPayPole } from '../facts/tiles.ts'

const lavaCard = choice(
  'Which card places the tile?',
  { 'lava-flows': 'Lava Flows', 'lava-tube-settlement': 'Lava Tube Settlement' },
  { says: { 'lava-flows': ['lava flows', 'lava flow'], 'lava-tube-settlement': ['lava tube settlement', 'lava tube', 'lava tubes'] }, fixed: true },
)

export const mayPlaceVolcanicTile = defineRule({
  id: 'may-place-volcanic-tile',
  question: 'May I place Lava Flows or Lava Tube Settlement on this hex, area, space or spot?',
  facts: { lavaCard, board, area, besideCity, areaHasTile, areaMarker, canPayPole },
  never: [
    { when: (f) => f.board !== 'hellas' && f.area === 'pole', because: 'The south pole is on Hellas only.' },
    { when: (f) => f.board === 'hellas' && f.area === 'volcanic', because: 'Hellas has no volcanic areas.' },
    { when: (f) => f.board !== 'tharsis' && f.area === 'noctis', because: 'The area of Noctis City is on Tharsis only.' },
  ],
  clauses: [
    { when: (f) => f.areaHasTile, answer: 'no', because: cite('tile-on-tile#occupied-area', 'is closed to further tiles') },
    { when: (f) => f.areaMarker === 'theirs', answer: 'no', because: cite('tile-on-marked-area#answer', 'Only if the marker is yours') },
    {
      when: [(f) => f.area === 'pole', (f) => !f.canPayPole],
      answer: 'no',
      because: cite('south-pole#answer', 'which you must pay even if there are no ocean tiles remaining'),
    },
    {
      when: [(f) => f.board !== 'hellas', (f) => f.area === 'volcanic', (f) => f.lavaCard === 'lava-tube-settlement'],
      answer: 'yes',
      because: cite('lava-tube-settlement#adjacent-cities', 'it may be next to another city'),
    },
    {
      when: [(f) => f.board !== 'hellas', (f) => f.area === 'volcanic'],
      answer: 'yes',
      because: cite('lava-flows#bold-names', 'the tile of Lava Flows can only go there'),
    },
    {
      when: [(f) => f.board !== 'hellas', (f) => f.lavaCard === 'lava-tube-settlement'],
      answer: 'no',
      because: cite('lava-tube-settlement#bold-names', 'the tile of Lava Tube Settlement can only go there'),
    },
    {
      when: (f) => f.board !== 'hellas',
      answer: 'no',
      because: cite('volcanic-areas#where-they-go', 'the tiles of those two cards can only be placed on volcanic areas'),
    },
    {
      when: [(f) => f.area === 'ocean', (f) => f.lavaCard === 'lava-tube-settlement'],
      answer: 'no',
      because: cite('lava-tube-settlement-on-hellas#non-reserved', 'It goes on a non-reserved area'),
    },
    { when: (f) => f.area === 'ocean', answer: 'no', because: cite('lava-flows#hellas', 'that means on any non-reserved area') },
    {
      when: [(f) => f.lavaCard === 'lava-tube-settlement', (f) => f.besideCity],
      answer: 'no',
      because: cite('lava-tube-settlement-on-hellas#answer', 'on this map the city cannot go on an area adjacent to another city'),
    },
    {
      when: (f) => f.lavaCard === 'lava-tube-settlement',
      answer: 'yes',
      because: cite('volcanic-cards-hellas#lava-tube-settlement', 'can go on a non-reserved area if it follows the normal restrictions for cities'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('volcanic-cards-hellas#lava-flows', 'can be placed on any non-reserved area') },
  examples: [
    {
      from: 'ours',
      tells: 'Lava Flows on Arsia Mons on Tharsis; the hex is free and has no marker.',
      given: { lavaCard: 'lava-flows', board: 'tharsis', area: 'volcanic', areaHasTile: false, areaMarker: 'none' },
      expect: yes('lava-flows#bold-names'),
    },
    {
      from: 'ours',
      tells: 'Lava Flows on a volcano that already has a tile, a city.',
      given: { lavaCard: 'lava-flows', areaHasTile: true },
      expect: no('tile-on-tile#occupied-area'),
    },
    {
      from: 'ours',
      tells: "Lava Flows on a free volcano of Elysium that is another player's Land Claim.",
      given: { lavaCard: 'lava-flows', board: 'elysium', area: 'volcanic', areaHasTile: false, areaMarker: 'theirs' },
      expect: no('tile-on-marked-area#answer'),
    },
    {
      from: 'ours',
      tells: 'Lava Tube Settlement on a free volcano of Elysium next to a city, no marker.',
      given: { lavaCard: 'lava-tube-settlement', board: 'elysium', area: 'volcanic', besideCity: true, areaHasTile: false, areaMarker: 'none' },
      expect: yes('lava-tube-settlement#adjacent-cities'),
    },
    {
      from: 'ours',
      tells: 'Lava Tube Settlement on an ordinary free hex of Tharsis, no city next to it, no marker.',
      given: { lavaCard: 'lava-tube-settlement', board: 'tharsis', area: 'open', besideCity: false, areaHasTile: false, areaMarker: 'none' },
      expect: no('lava-tube-settlement#bold-names'),
    },
    {
      from: 'ours',
      tells: 'Lava Flows on an ordinary free hex of Elysium without a marker.',
      given: { lavaCard: 'lava-flows', board: 'elysium', area: 'open', areaHasTile: false, areaMarker: 'none' },
      expect: no('volcanic-areas#where-they-go'),
    },
    {
      from: 'ours',
      tells: 'Lava Tube Settlement on a free blue hex of Hellas, no marker.',
      given: { lavaCard: 'lava-tube-settlement', board: 'hellas', area: 'ocean', areaHasTile: false, areaMarker: 'none' },
      expect: no('lava-tube-settlement-on-hellas#non-reserved'),
    },
    {
      from: 'ours',
      tells: 'Lava Flows on a free blue hex of Hellas, no marker.',
      given: { lavaCard: 'lava-flows', board: 'hellas', area: 'ocean', areaHasTile: false, areaMarker: 'none' },
      expect: no('lava-flows#hellas'),
    },
    {
      from: 'ours',
      tells: 'Lava Tube Settlement on Hellas next to a city, ordinary free hex, no marker.',
      given: { lavaCard: 'lava-tube-settlement', board: 'hellas', area: 'open', besideCity: true, areaHasTile: false, areaMarker: 'none' },
      expect: no('lava-tube-settlement-on-hellas#answer'),
    },
    {
      from: 'ours',
      tells: 'Lava Tube Settlement on Hellas on an ordinary free hex, no city next to it, no marker.',
      given: { lavaCard: 'lava-tube-settlement', board: 'hellas', area: 'open', besideCity: false, areaHasTile: false, areaMarker: 'none' },
      expect: yes('volcanic-cards-hellas#lava-tube-settlement'),
    },
    {
      from: 'ours',
      tells: 'Lava Flows on Hellas next to a city, ordinary free hex, no marker.',
      given: { lavaCard: 'lava-flows', board: 'hellas', area: 'open', besideCity: true, areaHasTile: false, areaMarker: 'none' },
      expect: yes('volcanic-cards-hellas#lava-flows'),
    },
    {
      from: 'ours',
      tells: 'Lava Tube Settlement on Hellas, on an ordinary free hex without a marker.',
      given: { lavaCard: 'lava-tube-settlement', board: 'hellas', area: 'open', areaHasTile: false, areaMarker: 'none' },
      expect: needs('besideCity'),
    },
    {
      from: 'ours',
      tells: 'A lava card next to a city, on an ordinary free hex without a marker.',
      given: { area: 'open', besideCity: true, areaHasTile: false, areaMarker: 'none' },
      expect: needs('board', 'lavaCard'),
    },
    {
      from: 'ours',
      tells: 'Where may Lava Flows go on Hellas?',
      given: { lavaCard: 'lava-flows', board: 'hellas' },
      expect: needs('area', 'areaHasTile', 'areaMarker', 'canPayPole'),
    },
    {
      from: 'ours',
      tells: 'Lava Flows on the free south pole of Hellas, no marker; I cannot pay the 6 MC.',
      given: { lavaCard: 'lava-flows', board: 'hellas', area: 'pole', areaHasTile: false, areaMarker: 'none', canPayPole: false },
      expect: no('south-pole#answer'),
    },
    {
      from: 'ours',
      tells: 'Lava Tube Settlement on a free volcano next to my city, no marker; nobody said which board.',
      given: { lavaCard: 'lava-tube-settlement', area: 'volcanic', besideCity: true, areaHasTile: false, areaMarker: 'none' },
      expect: yes('lava-tube-settlement#adjacent-cities'),
    },
    {
      from: 'ours',
      tells: 'Lava Flows on the free south pole of Hellas, no marker; I can pay the 6 MC.',
      given: { lavaCard: 'lava-flows', board: 'hellas', area: 'pole', areaHasTile: false, areaMarker: 'none', canPayPole: true },
      expect: yes('volcanic-cards-hellas#lava-flows'),
    },
  ],
})
