import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { area, areaHasTile, areaMarker, besideMine, canPayPole, ownsTileOnMars, roomBesideMine } from '../facts/tiles.ts'

const greeneryCard = choice(
  'Which card places the greenery?',
  { mangrove: 'Mangrove', 'protected-valley': 'Protected Valley', plantation: 'Plantation', 'experimental-forest': 'Experimental Forest' },
  {
    says: {
      mangrove: ['mangrove', 'mangroves'],
      'protected-valley': ['protected valley'],
      plantation: ['plantation'],
      'experimental-forest': ['experimental forest'],
    },
    fixed: true,
  },
)

export const mayPlaceCardGreenery = defineRule({
  id: 'may-place-card-greenery',
  question: 'May I place the greenery of this card on this hex, area, space or spot?',
  facts: { greeneryCard, area, besideMine, ownsTileOnMars, roomBesideMine, areaHasTile, areaMarker, canPayPole },
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
      when: [(f) => f.greeneryCard === 'mangrove', (f) => f.area === 'ocean'],
      answer: 'yes',
      because: cite('mangrove#answer', 'On any ocean area, even one without a tile of yours'),
    },
    {
      when: [(f) => f.greeneryCard === 'protected-valley', (f) => f.area === 'ocean'],
      answer: 'yes',
      because: cite('protected-valley#answer', 'On any ocean area, even one without a tile of yours'),
    },
    { when: (f) => f.area === 'ocean', answer: 'no', because: cite('tile-on-ocean-area#answer', 'No, unless a card says otherwise') },
    { when: (f) => f.area === 'noctis', answer: 'no', because: cite('non-reserved-area#noctis-city', 'The area of Noctis City is reserved') },
    {
      when: (f) => f.greeneryCard === 'mangrove' || f.greeneryCard === 'protected-valley',
      unsettled: [
        { answer: 'no', because: cite('conflict:ocean-greenery-on-land#ocean-only', 'speak of an ocean area as the place for the tile') },
        { answer: 'yes', because: cite('conflict:ocean-greenery-on-land#land-too', 'the tile can go there, not that it must') },
      ],
    },
    {
      when: [(f) => f.greeneryCard === 'plantation', (f) => f.besideMine === 'tile'],
      answer: 'yes',
      because: cite('plantation#answer', 'adjacent to a tile you own'),
    },
    { when: (f) => f.besideMine === 'tile', answer: 'yes', because: cite('experimental-forest#answer', 'It must be next to a tile of yours, unless') },
    {
      when: [(f) => f.greeneryCard === 'experimental-forest', (f) => !f.ownsTileOnMars],
      answer: 'yes',
      because: cite('experimental-forest#answer', 'unless this is your very first tile on Mars'),
    },
    { when: (f) => !f.ownsTileOnMars, answer: 'yes', because: cite('greenery-placement#first-tile', 'you can choose any non-reserved area') },
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
      when: (f) => f.greeneryCard === 'experimental-forest',
      answer: 'no',
      because: cite('experimental-forest#answer', 'It must be next to a tile of yours, unless'),
    },
  ],
  otherwise: { answer: 'no', because: cite('plantation#standard-rules', 'must follow all standard rules for greeneries') },
  examples: [
    {
      from: 'ours',
      tells: 'Mangrove on top of an ocean tile, on an ocean area.',
      given: { greeneryCard: 'mangrove', area: 'ocean', areaHasTile: true },
      expect: no('tile-on-tile#occupied-area'),
    },
    {
      from: 'ours',
      tells: "Plantation next to my city, on an ordinary free hex that is another player's Land Claim.",
      given: { greeneryCard: 'plantation', area: 'open', besideMine: 'tile', areaHasTile: false, areaMarker: 'theirs' },
      expect: no('tile-on-marked-area#answer'),
    },
    {
      from: 'ours',
      tells: 'Mangrove on a free ocean area without a marker, next to nothing of mine.',
      given: { greeneryCard: 'mangrove', area: 'ocean', besideMine: 'nothing', areaHasTile: false, areaMarker: 'none' },
      expect: yes('mangrove#answer'),
    },
    {
      from: 'ours',
      tells: 'Protected Valley on a free blue hex without a marker.',
      given: { greeneryCard: 'protected-valley', area: 'ocean', areaHasTile: false, areaMarker: 'none' },
      expect: yes('protected-valley#answer'),
    },
    {
      from: 'ours',
      tells: 'Plantation on a free ocean area next to my city, no marker on it.',
      given: { greeneryCard: 'plantation', area: 'ocean', besideMine: 'tile', areaHasTile: false, areaMarker: 'none' },
      expect: no('tile-on-ocean-area#answer'),
    },
    {
      from: 'ours',
      tells: 'Experimental Forest on the free hex reserved for Noctis City, no marker on it.',
      given: { greeneryCard: 'experimental-forest', area: 'noctis', areaHasTile: false, areaMarker: 'none' },
      expect: no('non-reserved-area#noctis-city'),
    },
    {
      from: 'ours',
      tells: 'Mangrove on land next to my city: a free hex without a marker.',
      given: { greeneryCard: 'mangrove', area: 'open', besideMine: 'tile', areaHasTile: false, areaMarker: 'none' },
      expect: unsettled('conflict:ocean-greenery-on-land#ocean-only', 'conflict:ocean-greenery-on-land#land-too'),
    },
    {
      from: 'ours',
      tells: 'Plantation next to my city on an ordinary free hex, no marker.',
      given: { greeneryCard: 'plantation', area: 'open', besideMine: 'tile', areaHasTile: false, areaMarker: 'none' },
      expect: yes('plantation#answer'),
    },
    {
      from: 'ours',
      tells: 'Experimental Forest next to my city from the other Prelude; ordinary free hex, no marker.',
      given: { greeneryCard: 'experimental-forest', area: 'open', besideMine: 'tile', areaHasTile: false, areaMarker: 'none' },
      expect: yes('experimental-forest#answer'),
    },
    {
      from: 'ours',
      tells: 'Experimental Forest as my very first tile, on a free volcano without a marker, next to nothing of mine.',
      given: { greeneryCard: 'experimental-forest', area: 'volcanic', besideMine: 'nothing', ownsTileOnMars: false, areaHasTile: false, areaMarker: 'none' },
      expect: yes('experimental-forest#answer'),
    },
    {
      from: 'ours',
      tells: 'Plantation as my first tile on Mars, on an ordinary free hex, no marker, nothing of mine next to it.',
      given: { greeneryCard: 'plantation', area: 'open', besideMine: 'nothing', ownsTileOnMars: false, areaHasTile: false, areaMarker: 'none' },
      expect: yes('greenery-placement#first-tile'),
    },
    {
      from: 'ours',
      tells: 'I have tiles and all areas beside my tiles are occupied: Plantation on an ordinary free hex away from my tiles, no marker.',
      given: {
        greeneryCard: 'plantation',
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
      tells: 'I have tiles, but only ocean areas are free beside them: Plantation on an ordinary free hex away from my tiles, no marker.',
      given: {
        greeneryCard: 'plantation',
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
      tells: 'I have a tile and there is room beside it: Experimental Forest on an ordinary free hex next to nothing of mine, no marker.',
      given: {
        greeneryCard: 'experimental-forest',
        area: 'open',
        besideMine: 'nothing',
        ownsTileOnMars: true,
        roomBesideMine: 'room',
        areaHasTile: false,
        areaMarker: 'none',
      },
      expect: no('experimental-forest#answer'),
    },
    {
      from: 'ours',
      tells: 'Plantation next to my community; I have tiles elsewhere and there is room beside my tiles. Ordinary free hex, no marker.',
      given: {
        greeneryCard: 'plantation',
        area: 'open',
        besideMine: 'community',
        ownsTileOnMars: true,
        roomBesideMine: 'room',
        areaHasTile: false,
        areaMarker: 'none',
      },
      expect: no('plantation#standard-rules'),
    },
    {
      from: 'ours',
      tells: 'Plantation on an ordinary free hex without a marker, nothing of mine next to it.',
      given: { greeneryCard: 'plantation', area: 'open', besideMine: 'nothing', areaHasTile: false, areaMarker: 'none' },
      expect: needs('ownsTileOnMars', 'roomBesideMine'),
    },
    {
      from: 'ours',
      tells: 'May I place the greenery of Mangrove here?',
      given: { greeneryCard: 'mangrove' },
      expect: needs('area', 'areaHasTile', 'areaMarker', 'canPayPole'),
    },
    {
      from: 'ours',
      tells: 'A greenery from a card, on a free blue hex without a marker.',
      given: { area: 'ocean', areaHasTile: false, areaMarker: 'none' },
      expect: needs('greeneryCard'),
    },
    {
      from: 'ours',
      tells: 'Plantation on an ordinary free hex, no marker; I have tiles and there is room beside my tiles.',
      given: { greeneryCard: 'plantation', area: 'open', ownsTileOnMars: true, roomBesideMine: 'room', areaHasTile: false, areaMarker: 'none' },
      expect: needs('besideMine'),
    },
    {
      from: 'ours',
      tells: 'Plantation on the free south pole next to my city, no marker; I cannot pay the 6 MC.',
      given: { greeneryCard: 'plantation', besideMine: 'tile', area: 'pole', areaHasTile: false, areaMarker: 'none', canPayPole: false },
      expect: no('south-pole#answer'),
    },
    {
      from: 'ours',
      tells: 'Plantation on my Land Claim, next to no tile of mine; I have tiles, and there is room beside my tiles. Ordinary free hex.',
      given: {
        greeneryCard: 'plantation',
        area: 'open',
        besideMine: 'nothing',
        ownsTileOnMars: true,
        roomBesideMine: 'room',
        areaHasTile: false,
        areaMarker: 'mine',
      },
      expect: no('plantation#standard-rules'),
    },
    {
      from: 'ours',
      tells: 'Plantation on the free south pole next to my city, no marker; I can pay the 6 MC.',
      given: { greeneryCard: 'plantation', besideMine: 'tile', area: 'pole', areaHasTile: false, areaMarker: 'none', canPayPole: true },
      expect: yes('plantation#answer'),
    },
  ],
})
