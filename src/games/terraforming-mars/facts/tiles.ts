import { choice, number, yesNo } from '../../../rules/fact.ts'

/** Areas of Mars and what stands on them or beside them. */

export const board = choice(
  'Which board do you play on?',
  { tharsis: 'Tharsis (the standard board)', elysium: 'Elysium', hellas: 'Hellas' },
  { says: { tharsis: ['tharsis', 'standard board', 'standard map', 'base map', 'base board'], elysium: ['elysium'], hellas: ['hellas'] }, fixed: true },
)

export const area = choice(
  'What kind of area is it?',
  {
    open: 'an ordinary area',
    volcanic: 'a volcanic area (bold name)',
    ocean: 'an area reserved for an ocean (blue)',
    noctis: 'the area reserved for Noctis City',
    pole: 'the south pole of Hellas',
  },
  {
    says: {
      open: [
        'ordinary area',
        'ordinary hex',
        'ordinary free hex',
        'ordinary empty hex',
        'ordinary space',
        'normal area',
        'normal hex',
        'normal space',
        'plain hex',
        'on land',
        'non-reserved',
        'non-reserved area',
        'unreserved',
        'unreserved area',
        'unreserved hex',
        'unreserved space',
      ],
      volcanic: [
        'volcanic',
        'volcano',
        'bold name',
        'tharsis tholus',
        'ascraeus mons',
        'pavonis mons',
        'arsia mons',
        'olympus mons',
        'elysium mons',
        'hecates tholus',
      ],
      ocean: ['ocean area', 'ocean space', 'ocean spot', 'ocean hex', 'blue hex', 'blue area', 'blue space', 'reserved for an ocean', 'water space'],
      noctis: ['noctis city area', 'noctis city hex', 'noctis city space', 'noctis city spot', 'reserved for noctis city', 'noctis area', 'noctis hex'],
      pole: ['south pole', 'on the pole', 'hellas pole'],
    },
  },
)

/** Where people do not say what kind of area they mean, it is an ordinary one; not for tiles that belong on special areas. */
export const landArea = { ...area, usual: 'open' as const }

/** People who have the card in hand ask about areas that it allows. */
export const cardAllowsArea = yesNo(
  'Does the text of that card allow this area?',
  ['the card allows it', 'card allows it', 'the card says so', 'the text allows it'],
  {
    no: ['the card forbids it', 'card asks for another area', 'the card asks for another place', 'the text does not allow it'],
    usual: true,
  },
)

export const areaHasTile = yesNo('Is there a tile on the area already?', ['occupied area', 'already has a tile', 'has a tile', 'tile on it', 'on top of'], {
  no: [
    'empty area',
    'empty hex',
    'empty space',
    'free area',
    'free hex',
    'free space',
    'free volcano',
    'free blue hex',
    'free ocean area',
    'empty blue hex',
    'free south pole',
    'hex is free',
    'free unreserved space',
    'unoccupied',
    'no tile on it',
  ],
  usual: false,
})

export const areaMarker = choice(
  'Is there a player marker on the area?',
  { none: 'no marker', mine: 'one of yours (Land Claim or a community)', theirs: "another player's" },
  {
    says: {
      none: ['no marker', 'no cube', 'without a marker', 'without a cube', 'unmarked'],
      mine: ['on my land claim', 'on my marker', 'on my cube', 'on my community', 'my own marker', 'i reserved', 'i claimed'],
      theirs: [
        "another player's marker",
        "another player's land claim",
        "opponent's land claim",
        "opponent's marker",
        "opponent's cube",
        "opponent's community",
        "someone's land claim",
        'her land claim',
        'his land claim',
      ],
    },
    usual: 'none',
  },
)

export const besideMine = choice(
  'What of yours is next to the area?',
  {
    tile: "a tile of yours; oceans are nobody's",
    'land-claim': 'no tile, only your Land Claim marker',
    community: 'no tile, only a community of yours',
    nothing: 'nothing of yours',
  },
  {
    says: {
      tile: [
        'next to my tile',
        'next to a tile of mine',
        'next to one of my tiles',
        'next to my own tile',
        'next to my own city',
        'next to a city of mine',
        'next to my city',
        'next to my greenery',
        'beside my tile',
        'beside my city',
        'beside my greenery',
        'adjacent to my tile',
        'adjacent to my city',
        'touches my city',
      ],
      'land-claim': ['next to my land claim', 'beside my land claim', 'adjacent to my land claim'],
      community: ['next to my community', 'beside my community', 'adjacent to my community', 'next to my arcadian marker'],
      nothing: [
        'not next to anything of mine',
        'next to none of my tiles',
        'next to no tile of mine',
        'only next to an ocean',
        'next to nothing of mine',
        'nothing of mine',
        'no tile of mine',
        'away from my tiles',
        'not next to my tiles',
        'far from my tiles',
      ],
    },
  },
)

export const besideCity = yesNo(
  'Is a city next to the area, yours or not, Capital included?',
  [
    'next to a city',
    'next to another city',
    'next to my city',
    'next to my own city',
    'next to a city of mine',
    'next to her city',
    'next to his city',
    'next to capital',
    'beside my city',
    'beside capital',
    'beside a city',
    'beside another city',
    'adjacent to a city',
    'adjacent to another city',
    'touching a city',
  ],
  {
    no: [
      'not next to a city',
      'not next to any city',
      'no city is next to it',
      'no city next to it',
      'no city nearby',
      'no city beside it',
      'no adjacent city',
    ],
  },
)

export const besideAnyTile = yesNo(
  'Is any tile next to the area, oceans included?',
  [
    'next to a tile',
    'beside a tile',
    'next to an ocean',
    'beside an ocean',
    'adjacent tile',
    'adjacent to an ocean',
    'next to a greenery',
    'next to a city',
    'next to my city',
    'beside a city',
    'beside a greenery',
  ],
  {
    no: ['no tile is next to it', 'no tile next to it', 'not next to any tile', 'no adjacent tile', 'no adjacent tiles', 'nothing next to it', 'isolated'],
  },
)

export const ownsTileOnMars = yesNo('Do you own a tile on Mars already?', ['i have a tile', 'i have tiles', 'i own a tile', 'my second tile', 'my next tile'], {
  no: ['my first tile', 'first tile', 'my very first tile', 'very first tile', 'no tiles yet', 'no tile yet', 'no tiles on mars'],
})

export const adjacentOceans = number(
  'How many ocean tiles are next to the tile?',
  { min: 0, max: 6 },
  {
    units: ['oceans', 'ocean', 'ocean tiles', 'ocean tile', 'water tiles', 'water tile', 'waters'],
    before: ['next to', 'beside', 'adjacent to'],
    after: ['next to it', 'beside it'],
  },
)

export const tilePlacedBy = choice(
  'Who places the tile?',
  { you: 'you', other: 'another player' },
  {
    says: {
      you: ['i place', 'i placed', 'i put', 'my placement'],
      other: ['another player places', 'opponent places', 'opponent placed', 'she places', 'he places', 'someone else places', 'another player placed'],
    },
    usual: 'you',
  },
)

export const placedWhen = choice(
  'When is the tile placed?',
  {
    action: 'in the action phase',
    prelude: 'in the Prelude phase',
    'world-government': 'in the World Government phase',
    'global-event': 'by a Global Event in the Turmoil phase',
    final: 'with the final greeneries, after the last production',
  },
  {
    says: {
      action: ['action phase', 'on my turn', 'on her turn', 'on his turn', 'during my turn'],
      prelude: ['prelude phase', 'by a prelude', 'with a prelude', 'prelude card'],
      'world-government': ['world government', 'wgt', 'solar phase'],
      'global-event': ['global event', 'turmoil phase', 'aquifer released by public council', 'volcanic eruptions'],
      final: ['final greenery', 'final greeneries', 'end of the game', 'after the last production'],
    },
    usual: 'action',
  },
)

export const oceanTilesLeft = yesNo('Is there an ocean tile left?', ['oceans left', 'ocean tiles left', 'ocean left'], {
  no: ['no oceans left', 'no ocean tiles left', 'no ocean left', 'all oceans are placed', 'no ocean tiles remain'],
})

export const roomBesideMine = choice(
  'Is there room for a greenery beside your tiles?',
  {
    room: 'yes, an area there is open to it',
    occupied: 'no, every area beside your tiles has a tile',
    closed: 'no, but some areas there are empty: reserved for an ocean, say',
  },
  {
    says: {
      room: ['there is room beside my tiles', 'room beside my tiles', 'free area beside my tiles'],
      occupied: ['all areas beside my tiles are occupied', 'all occupied', 'no room next to my tiles', 'no room beside my tiles', 'completely surrounded'],
      closed: ['only ocean areas are free', 'only an ocean space beside my tiles', 'only reserved areas are free'],
    },
    usual: 'room',
  },
)

export const canPayPole = yesNo(
  'Can you pay the 6 MC of the south pole, with what the placement brings you?',
  ['i can pay the 6 mc', 'can pay 6', 'pay the 6'],
  {
    no: ['cannot pay the 6 mc', "can't pay the 6 mc", 'cannot pay 6', 'less than 6 mc'],
    usual: true,
  },
)
