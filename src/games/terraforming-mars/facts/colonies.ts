import { card, choice, derived, number, yesNo } from '../../../rules/fact.ts'

/** Colony tiles, their tracks and trading. */

export const colonyTile = card('Which colony tile is it?', ['colony'])

const WAITS: Readonly<Record<string, 'floater' | 'microbe' | 'animal'>> = { titan: 'floater', enceladus: 'microbe', miranda: 'animal' }

export const waitsFor = derived(
  choice(
    'Which resource does the tile wait for?',
    {
      nothing: 'none: it is neither Titan nor Enceladus nor Miranda',
      floater: 'floaters (Titan)',
      microbe: 'microbes (Enceladus)',
      animal: 'animals (Miranda)',
    },
    {
      says: {
        nothing: ['luna', 'europa', 'pluto', 'callisto', 'ceres', 'ganymede', 'io', 'triton'],
        floater: ['titan'],
        microbe: ['enceladus'],
        animal: ['miranda'],
      },
      fixed: true,
    },
  ),
  { colonyTile },
  (f) => WAITS[f.colonyTile.id] ?? 'nothing',
)

export const isTileActive = derived(
  yesNo('Is the tile active: not Titan, Enceladus or Miranda that still waits for a card?', ['active', 'activated', 'already active'], {
    no: ['inactive', 'not active', 'not yet active', 'not activated', 'not in play yet'],
    usual: true,
  }),
  { colonyTile },
  (f) => (WAITS[f.colonyTile.id] === undefined ? true : undefined),
)

export const coloniesOnTile = number(
  'How many colonies are on the tile, those of all players together?',
  { min: 0, max: 3 },
  { units: ['colonies', 'colony', 'colonies on it', 'colonies there', 'settlements'], before: ['has', 'there are', 'already has'] },
)

export const ownColoniesOnTile = number(
  'How many colonies on the tile are yours?',
  { min: 0, max: 3 },
  { units: ['of mine', 'are mine', 'of my colonies', 'own colonies', 'colonies of mine'], before: ['i have', 'i own', 'already have'] },
)

export const markerSpace = number(
  'On which space of the track is the white marker now?',
  { min: 1, max: 7 },
  { units: ['space', 'spot', 'step'], before: ['marker on', 'marker is on', 'marker on space', 'marker on spot', 'cube on', 'cube is on'] },
)

export const cryoSleep = yesNo('Do you have Cryo-Sleep in play?', ['cryo-sleep', 'cryo sleep', 'cryosleep'], { usual: false })
export const rimFreighters = yesNo('Do you have Rim Freighters in play?', ['rim freighters', 'rim freighter'], { usual: false })
export const tradeEnvoys = yesNo('Do you have Trade Envoys in play?', ['trade envoys', 'trade envoy'], { usual: false })
export const tradingColony = yesNo('Do you have Trading Colony in play?', ['trading colony'], { usual: false })

export const tradePaidWith = choice(
  'With what do you pay for the trade?',
  { energy: 'energy', titanium: 'titanium', mc: 'MC', floater: 'a floater of Titan Floating Launch-Pad' },
  {
    says: {
      energy: ['energy', 'power', 'with energy'],
      titanium: ['titanium', 'with titanium', 'ti'],
      mc: ['mc', 'megacredits', 'credits', 'money', 'm€'],
      floater: ['floater', 'launch-pad', 'launch pad', 'titan floating launch-pad', 'titan floating launch pad'],
    },
  },
)

export const tradedBy = choice(
  'Who trades?',
  { you: 'you', other: 'another player' },
  {
    says: {
      you: ['i trade', 'i traded', 'my trade', 'when i trade', 'my own trade'],
      other: [
        'she trades',
        'he trades',
        'another player trades',
        'opponent trades',
        'someone trades',
        'someone else trades',
        'another player traded',
        'opponent traded',
      ],
    },
  },
)

export const canHoldGoods = yesNo(
  'Do you have a card that can hold those resources?',
  ['can hold', 'can store', 'have a floater card', 'have an animal card', 'have a microbe card'],
  {
    no: ['cannot hold', 'cannot store', "can't store", 'nowhere to put', 'no floater card', 'no animal card', 'no microbe card', 'no card for it'],
  },
)
