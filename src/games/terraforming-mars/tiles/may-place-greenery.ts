import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { area, areaHasTile, areaMarker, besideMine, canPayPole, ownsTileOnMars, roomBesideMine } from '../facts/tiles.ts'

const greeneryRule = choice(
  'What places the greenery, and does it state a place?',
  {
    normal: 'plants, the standard project, or a card that states no place',
    'card-allows': 'a card whose text allows this very area',
    'card-forbids': 'a card whose text asks for a different area',
  },
  {
    says: {
      normal: ['8 plants', 'my plants', 'plants', 'standard project', 'convert plants'],
      'card-allows': ['card allows it', 'the card says so'],
      'card-forbids': ['card asks for another area'],
    },
  },
)

export const mayPlaceGreenery = defineRule({
  id: 'may-place-greenery',
  question: 'May I place a greenery here?',
  facts: { greeneryRule, area, besideMine, ownsTileOnMars, roomBesideMine, areaHasTile, areaMarker, canPayPole },
  never: [
    { when: (f) => f.besideMine === 'tile' && !f.ownsTileOnMars, because: 'A tile of yours is next to the area, and yet you own no tile on Mars.' },
    {
      when: (f) => f.besideMine === 'tile' && f.roomBesideMine === 'occupied' && !f.areaHasTile,
      because: 'This area is beside a tile of yours and empty, so not every area there has a tile.',
    },
    {
      when: (f) =>
        f.besideMine === 'tile' && f.roomBesideMine === 'closed' && !f.areaHasTile && f.areaMarker !== 'theirs' && (f.area === 'open' || f.area === 'volcanic'),
      because: 'This area is beside a tile of yours and open to a greenery, so there is room.',
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
      when: (f) => f.greeneryRule === 'card-forbids',
      answer: 'no',
      because: cite('card-placement-rules#answer', 'in all cases it supersedes the rules for placing cities and greeneries'),
    },
    { when: (f) => f.greeneryRule === 'card-allows', answer: 'yes', because: cite('card-placement-rules#which-cards', 'by special rules stated on the card') },
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
  ],
  otherwise: { answer: 'no', because: cite('greenery-placement#adjacent-tile', 'Unless a card specifies otherwise, a greenery must be next to a tile') },
  examples: [
    {
      from: 'ours',
      tells: 'A greenery beside my own city',
      given: { greeneryRule: 'normal', area: 'open', besideMine: 'tile', areaHasTile: false, areaMarker: 'none' },
      expect: yes('greenery-placement#answer'),
    },
    { from: 'ours', tells: 'On top of my old greenery', given: { areaHasTile: true, besideMine: 'tile' }, expect: no('tile-on-tile#occupied-area') },
    {
      from: 'ours',
      tells: "On another player's Land Claim, beside my city",
      given: { greeneryRule: 'normal', area: 'open', besideMine: 'tile', areaHasTile: false, areaMarker: 'theirs' },
      expect: no('tile-on-marked-area#answer'),
    },
    {
      from: 'ours',
      tells: 'A card that asks for another area',
      given: { greeneryRule: 'card-forbids', area: 'open', besideMine: 'tile', areaHasTile: false, areaMarker: 'none' },
      expect: no('card-placement-rules#answer'),
    },
    {
      from: 'ours',
      tells: 'A card that allows this ocean area by name',
      given: { greeneryRule: 'card-allows', area: 'ocean', areaHasTile: false, areaMarker: 'none' },
      expect: yes('card-placement-rules#which-cards'),
    },
    {
      from: 'ours',
      tells: 'Plants on a blue hex beside my city',
      given: { greeneryRule: 'normal', area: 'ocean', besideMine: 'tile', areaHasTile: false, areaMarker: 'none' },
      expect: no('tile-on-ocean-area#ocean-areas'),
    },
    {
      from: 'ours',
      tells: 'On the area of Noctis City beside my city',
      given: { greeneryRule: 'normal', area: 'noctis', besideMine: 'tile', areaHasTile: false, areaMarker: 'none' },
      expect: no('non-reserved-area#noctis-city'),
    },
    {
      from: 'ours',
      tells: 'On a volcano beside my city',
      given: { greeneryRule: 'normal', area: 'volcanic', besideMine: 'tile', areaHasTile: false, areaMarker: 'none' },
      expect: yes('greenery-placement#answer'),
    },
    {
      from: 'ours',
      tells: 'My first greenery beside my Land Claim, not on it',
      given: { greeneryRule: 'normal', area: 'open', besideMine: 'land-claim', ownsTileOnMars: false, areaHasTile: false, areaMarker: 'none' },
      expect: yes('land-claim-greenery#claimed-area', 'land-claim-greenery#first-greenery'),
    },
    {
      from: 'ours',
      tells: 'My first tile on Mars, away from everything; my Land Claim elsewhere does not bind me',
      given: { greeneryRule: 'normal', area: 'open', besideMine: 'nothing', ownsTileOnMars: false, areaHasTile: false, areaMarker: 'none' },
      expect: yes('greenery-placement#first-tile'),
    },
    {
      from: 'ours',
      tells: 'My city is wholly surrounded by tiles',
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
      tells: 'All that is free beside my city is a blue hex',
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
      tells: 'Beside my Land Claim cube only, and there is room beside my city',
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
      tells: 'On a community of mine, beside another, and there is room beside my city',
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
      tells: 'Away from my tiles, though there is room',
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
      tells: 'With plants on an ordinary empty area, nothing of mine beside it',
      given: { greeneryRule: 'normal', area: 'open', besideMine: 'nothing', areaHasTile: false, areaMarker: 'none' },
      expect: needs('ownsTileOnMars', 'roomBesideMine'),
    },
    {
      from: 'ours',
      tells: 'Beside my city, and nothing else is told',
      given: { besideMine: 'tile' },
      expect: needs('area', 'greeneryRule', 'areaHasTile', 'areaMarker', 'canPayPole'),
    },
    {
      from: 'ours',
      tells: 'On the south pole beside my city, without 6 MC',
      given: { greeneryRule: 'normal', besideMine: 'tile', area: 'pole', areaHasTile: false, areaMarker: 'none', canPayPole: false },
      expect: no('south-pole#answer'),
    },
    {
      from: 'ours',
      tells: 'On the south pole beside my city',
      given: { greeneryRule: 'normal', besideMine: 'tile', area: 'pole', areaHasTile: false, areaMarker: 'none' },
      expect: needs('canPayPole'),
    },
  ],
})
