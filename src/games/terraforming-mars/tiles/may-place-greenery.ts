import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { areaHasTile, areaMarker, besideMine, canPayPole, cardAllowsArea, landArea, ownsTileOnMars, roomBesideMine } from '../facts/tiles.ts'

const greeneryRule = choice(
  'What places the greenery?',
  {
    normal: 'plants, the standard project, or a card that states no place of its own',
    'own-place': 'a card whose text states a place of its own, like Mangrove',
  },
  {
    says: {
      normal: [
        '8 plants',
        'my plants',
        'with plants',
        'convert plants',
        'standard project',
        'greenery project',
        'plantation',
        'experimental forest',
        'normal greenery',
      ],
      'own-place': ['mangrove', 'mangroves', 'protected valley', 'card with its own place'],
    },
    usual: 'normal',
    fixed: true,
  },
)

export const mayPlaceGreenery = defineRule({
  id: 'may-place-greenery',
  question: 'May I place a greenery here?',
  facts: { greeneryRule, area: landArea, besideMine, ownsTileOnMars, roomBesideMine, areaHasTile, areaMarker, canPayPole, cardAllowsArea },
  never: [
    { when: (f) => f.besideMine === 'tile' && !f.ownsTileOnMars, because: 'A tile of yours is next to the area, and yet you own no tile on Mars.' },
    {
      when: (f) => f.besideMine === 'tile' && f.roomBesideMine === 'occupied' && !f.areaHasTile,
      because: 'This area is beside a tile of yours and empty, so not every area there has a tile.',
    },
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
      when: [(f) => f.greeneryRule === 'own-place', (f) => !f.cardAllowsArea],
      answer: 'no',
      because: cite('card-placement-rules#answer', 'in all cases it supersedes the rules for placing cities and greeneries'),
    },
    { when: (f) => f.greeneryRule === 'own-place', answer: 'yes', because: cite('card-placement-rules#which-cards', 'by special rules stated on the card') },
    { when: (f) => f.area === 'ocean', answer: 'no', because: cite('tile-on-ocean-area#ocean-areas', 'no tile can be played on the blue areas of Mars') },
    { when: (f) => f.area === 'noctis', answer: 'no', because: cite('non-reserved-area#noctis-city', 'The area of Noctis City is reserved') },
    { when: (f) => f.besideMine === 'tile', answer: 'yes', because: cite('greenery-placement#answer', 'Next to a tile you own') },
    {
      when: [(f) => f.besideMine === 'land-claim', (f) => !f.ownsTileOnMars],
      answer: 'yes',
      because: [
        cite('land-claim-greenery#first-greenery', 'It holds when you place your first greenery'),
        cite('land-claim-greenery#claimed-area', 'does not bind you to its area'),
      ],
    },
    {
      when: (f) => !f.ownsTileOnMars,
      answer: 'yes',
      because: cite('greenery-placement#first-tile', 'you can choose any non-reserved area'),
    },
    {
      when: (f) => f.roomBesideMine === 'occupied',
      answer: 'yes',
      because: cite('greenery-placement#all-occupied', 'are all occupied, you can choose any non-reserved area'),
    },
    {
      when: (f) => f.roomBesideMine === 'closed',
      unsettled: [
        {
          answer: 'no',
          because: cite('conflict:greenery-no-legal-area#all-occupied', 'free the greenery only if all areas adjacent to your tiles are occupied'),
        },
        { answer: 'yes', because: cite('conflict:greenery-no-legal-area#no-legal-placement', 'whenever you have no legal placement for a greenery') },
      ],
    },
    {
      when: (f) => f.besideMine === 'land-claim',
      answer: 'no',
      because: cite('land-claim-adjacency#marker', 'being adjacent to a marker of yours, or on it, is not enough'),
    },
    {
      when: (f) => f.besideMine === 'community',
      answer: 'no',
      because: cite('arcadian-communities-adjacency#marker', 'Being adjacent to a marker you own, or on one, is not enough'),
    },
    { when: (f) => f.areaMarker === 'mine', answer: 'no', because: cite('greenery-placement#markers', 'does not count as a tile for this') },
  ],
  otherwise: { answer: 'no', because: cite('greenery-placement#adjacent-tile', 'Unless a card specifies otherwise, a greenery must be next to a tile') },
  examples: [
    {
      from: 'ours',
      tells: 'With 8 plants, a greenery on an ordinary free hex next to my city; no cube is on it.',
      given: { greeneryRule: 'normal', area: 'open', besideMine: 'tile', areaHasTile: false, areaMarker: 'none' },
      expect: yes('greenery-placement#answer'),
    },
    {
      from: 'ours',
      tells: 'A greenery as my very first tile, on a free unreserved space not next to anything of mine, no marker on it, with plants.',
      given: { greeneryRule: 'normal', area: 'open', besideMine: 'nothing', ownsTileOnMars: false, areaHasTile: false, areaMarker: 'none' },
      expect: yes('greenery-placement#first-tile'),
    },
    {
      from: 'ours',
      tells: 'Can I put a greenery on top of my old one? It is next to my city.',
      given: { areaHasTile: true, besideMine: 'tile' },
      expect: no('tile-on-tile#occupied-area'),
    },
    {
      from: 'ours',
      tells: "A greenery with plants next to my city, on an ordinary free hex that is another player's Land Claim.",
      given: { greeneryRule: 'normal', area: 'open', besideMine: 'tile', areaHasTile: false, areaMarker: 'theirs' },
      expect: no('tile-on-marked-area#answer'),
    },
    {
      from: 'ours',
      tells: 'My card has a place of its own for the greenery and its text asks for another area; this one is next to my city, ordinary, free, no marker.',
      given: { greeneryRule: 'own-place', cardAllowsArea: false, area: 'open', besideMine: 'tile', areaHasTile: false, areaMarker: 'none' },
      expect: no('card-placement-rules#answer'),
    },
    {
      from: 'ours',
      tells: 'Mangrove says its greenery goes on an ocean area: this blue hex is free and has no marker, and the card allows it.',
      given: { greeneryRule: 'own-place', cardAllowsArea: true, area: 'ocean', areaHasTile: false, areaMarker: 'none' },
      expect: yes('card-placement-rules#which-cards'),
    },
    {
      from: 'ours',
      tells: 'Mangrove on a free blue hex without a marker.',
      given: { greeneryRule: 'own-place', area: 'ocean', areaHasTile: false, areaMarker: 'none' },
      expect: needs('cardAllowsArea'),
    },
    {
      from: 'ours',
      tells: 'All oceans are down, so may my 8 plants become a greenery on an empty blue hex next to my city?',
      given: { greeneryRule: 'normal', area: 'ocean', besideMine: 'tile', areaHasTile: false },
      expect: no('tile-on-ocean-area#ocean-areas'),
    },
    {
      from: 'ours',
      tells: 'A greenery for plants on the hex reserved for Noctis City, next to my city.',
      given: { greeneryRule: 'normal', area: 'noctis', besideMine: 'tile' },
      expect: no('non-reserved-area#noctis-city'),
    },
    {
      from: 'ours',
      tells: 'A greenery by standard project on a volcano, next to my city; the hex is free and has no marker.',
      given: { greeneryRule: 'normal', area: 'volcanic', besideMine: 'tile', areaHasTile: false, areaMarker: 'none' },
      expect: yes('greenery-placement#answer'),
    },
    {
      from: 'ours',
      tells: 'No tiles on Mars yet: a greenery with plants next to my Land Claim, on an ordinary free hex without a marker.',
      given: { greeneryRule: 'normal', area: 'open', besideMine: 'land-claim', ownsTileOnMars: false, areaHasTile: false, areaMarker: 'none' },
      expect: yes('land-claim-greenery#claimed-area', 'land-claim-greenery#first-greenery'),
    },
    {
      from: 'ours',
      tells: 'All areas beside my tiles are occupied: may my plants make a greenery on an ordinary free hex, no marker on it, next to nothing of mine?',
      given: {
        greeneryRule: 'normal',
        area: 'open',
        besideMine: 'nothing',
        ownsTileOnMars: true,
        roomBesideMine: 'occupied',
        areaHasTile: false,
        areaMarker: 'none',
      },
      expect: yes('greenery-placement#all-occupied'),
    },
    {
      from: 'ours',
      tells: 'I have tiles, but only ocean areas are free beside them. With plants, may I go to an ordinary free hex next to nothing of mine, no marker?',
      given: {
        greeneryRule: 'normal',
        area: 'open',
        besideMine: 'nothing',
        ownsTileOnMars: true,
        roomBesideMine: 'closed',
        areaHasTile: false,
        areaMarker: 'none',
      },
      expect: unsettled('conflict:greenery-no-legal-area#all-occupied', 'conflict:greenery-no-legal-area#no-legal-placement'),
    },
    {
      from: 'ours',
      tells: 'I have tiles with room beside them. A greenery for plants next to my Land Claim only, ordinary free hex, no marker on it.',
      given: {
        greeneryRule: 'normal',
        area: 'open',
        besideMine: 'land-claim',
        ownsTileOnMars: true,
        roomBesideMine: 'room',
        areaHasTile: false,
        areaMarker: 'none',
      },
      expect: no('land-claim-adjacency#marker'),
    },
    {
      from: 'ours',
      tells: 'With plants on my community, next to my community only; I have tiles elsewhere with room beside them. Ordinary free hex.',
      given: {
        greeneryRule: 'normal',
        area: 'open',
        besideMine: 'community',
        ownsTileOnMars: true,
        roomBesideMine: 'room',
        areaHasTile: false,
        areaMarker: 'mine',
      },
      expect: no('arcadian-communities-adjacency#marker'),
    },
    {
      from: 'ours',
      tells: 'A greenery on my Land Claim, next to no tile of mine; I have tiles and there is room beside my tiles. Plants, ordinary free hex.',
      given: {
        greeneryRule: 'normal',
        area: 'open',
        besideMine: 'nothing',
        ownsTileOnMars: true,
        roomBesideMine: 'room',
        areaHasTile: false,
        areaMarker: 'mine',
      },
      expect: no('greenery-placement#markers'),
    },
    {
      from: 'ours',
      tells: 'Only next to an ocean that I placed. I have tiles, there is room beside my tiles; plants, ordinary free hex, no marker.',
      given: {
        greeneryRule: 'normal',
        area: 'open',
        besideMine: 'nothing',
        ownsTileOnMars: true,
        roomBesideMine: 'room',
        areaHasTile: false,
        areaMarker: 'none',
      },
      expect: no('greenery-placement#adjacent-tile'),
    },
    {
      from: 'ours',
      tells: 'With plants on an ordinary free hex, no marker, not next to anything of mine.',
      given: { greeneryRule: 'normal', area: 'open', besideMine: 'nothing', areaHasTile: false, areaMarker: 'none' },
      expect: needs('ownsTileOnMars', 'roomBesideMine'),
    },
    {
      from: 'ours',
      tells: 'May I place a greenery next to my city?',
      given: { besideMine: 'tile' },
      expect: needs('areaHasTile', 'areaMarker', 'area', 'greeneryRule', 'canPayPole', 'cardAllowsArea'),
    },
    {
      from: 'ours',
      tells: 'A greenery for plants on the free south pole next to my city, no marker there; I cannot pay the 6 MC.',
      given: { greeneryRule: 'normal', besideMine: 'tile', area: 'pole', areaHasTile: false, areaMarker: 'none', canPayPole: false },
      expect: no('south-pole#answer'),
    },
    {
      from: 'ours',
      tells: 'A greenery for plants on the free south pole next to my city, no marker there.',
      given: { greeneryRule: 'normal', besideMine: 'tile', area: 'pole', areaHasTile: false, areaMarker: 'none' },
      expect: needs('canPayPole'),
    },
  ],
})
