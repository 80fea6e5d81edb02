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
      usual: 'nothing',
      fixed: true,
    },
  ),
  { colonyTile },
  (f) => WAITS[f.colonyTile.id] ?? 'nothing',
)

const collectingCard = card('Which card in play collects a resource?', ['blue', 'green', 'corporation'])

const KIND = { blue: 'project', green: 'project', corporation: 'corporation' } as const

export const collector = derived(
  choice(
    'What is in play, of any player, for the resource that the tile waits for?',
    {
      project: 'a project card that collects it',
      corporation: 'a corporation that can hold it',
      tag: 'only cards with its tag, or that put it on other cards',
      none: 'nothing',
    },
    {
      says: {
        project: [
          ...['has', 'have', 'owns', 'played', 'holds', 'got'].flatMap((verb) =>
            ['a floater card', 'a microbe card', 'an animal card', 'a floater collector', 'a microbe collector', 'an animal collector'].map(
              (what) => `${verb} ${what}`,
            ),
          ),
          ...['floater', 'microbe', 'animal'].flatMap((what) => [
            `${what} card is out`,
            `${what} card is in play`,
            `${what} card in play`,
            `${what} card on the table`,
          ]),
          'is active',
          'active because',
          'opponent has a floater card',
          'opponent has a microbe card',
          'opponent has an animal card',
          'somebody has a floater card',
          'somebody has a microbe card',
          'somebody has an animal card',
          'someone has a floater card',
          'someone has a microbe card',
          'someone has an animal card',
          'someone played a floater card',
          'someone played a microbe card',
          'someone played an animal card',
          'opponent played a floater card',
          'opponent played a microbe card',
          'opponent played an animal card',
          'somebody has a card that collects',
          'a card that collects them is in play',
          'a card that holds them is in play',
          'tile is active',
          'already active',
          'has been activated',
        ],
        corporation: ['my corporation holds', 'a corporation holds', 'corporation that holds', 'corporation collects'],
        tag: ['only a tag', 'microbe tag', 'animal tag', 'venus tag', 'just the tag', 'only tags', 'only puts it on other cards'],
        none: [
          ...['floaters', 'microbes', 'animals', 'floater', 'microbe', 'animal'].flatMap((what) => [
            `no card in play collects ${what}`,
            `no card collects ${what}`,
            `nobody collects ${what}`,
            `no one collects ${what}`,
            `nobody can hold ${what}`,
            `no card holds ${what}`,
            `no card in play holds ${what}`,
            `nobody owns a ${what} card`,
            `nobody owns an ${what} card`,
            `no ${what} cards in play`,
            `no ${what} card on the table`,
            `no ${what} cards on the table`,
            `without any ${what} card`,
          ]),
          'has not been activated',
          'hasnt been activated',
          'isnt active',
          'is not active',
          'nobody has a floater card',
          'nobody has a microbe card',
          'nobody has an animal card',
          'nobody has played a floater card',
          'nobody has played a microbe card',
          'nobody has played an animal card',
          'nobody played a floater card',
          'nobody played a microbe card',
          'nobody played an animal card',
          'no one has a floater card',
          'no one has a microbe card',
          'no one has an animal card',
          'no floater card in play',
          'no microbe card in play',
          'no animal card in play',
          'without a floater card in play',
          'nobody has a card that collects',
          'nobody has a card that holds',
          'no one has a card that collects',
          'no card collects',
          'no card that collects',
          'nobody collects',
          'nothing in play collects',
          'no such card is in play',
          'still inactive',
          'is inactive',
          'not active yet',
          'not yet active',
        ],
      },
    },
  ),
  { collectingCard, colonyTile },
  (f) =>
    f.collectingCard.holds !== undefined && f.collectingCard.holds === WAITS[f.colonyTile.id] ? KIND[f.collectingCard.type as keyof typeof KIND] : undefined,
)

interface Waiting {
  readonly waitsFor: 'nothing' | 'floater' | 'microbe' | 'animal'
  readonly collector: 'project' | 'corporation' | 'tag' | 'none'
}

/** Titan, Enceladus or Miranda as long as no card in play collects its resource. */
export const isInactive = (f: Waiting): boolean => f.waitsFor !== 'nothing' && (f.collector === 'none' || f.collector === 'tag')

export const coloniesOnTile = number(
  'How many colonies are on the tile, those of all players together?',
  { min: 0, max: 3 },
  {
    units: [
      'colonies',
      'colonies on it',
      'colonies on the tile',
      'colonies there',
      'colonies in all',
      'colonies of other players',
      'settlements',
      'slots taken',
      'slots are taken',
      'spots taken',
      'spots are taken',
      'slots filled',
      'spots filled',
    ],
    before: ['has', 'there are', 'already has', 'which has', 'holds', 'already holds'],
  },
)

export const ownColoniesOnTile = number(
  'How many colonies on the tile are yours?',
  { min: 0, max: 3 },
  {
    units: [
      'of mine',
      'are mine',
      'of my colonies',
      'own colonies',
      'own colony',
      'colonies of mine',
      'colony of mine',
      'colonies are mine',
      'is mine',
      'colony there already',
      'colony there myself',
      'colony on it already',
    ],
    before: ['i have', 'i own', 'already have', 'where i have'],
  },
)

export const ownColonies = number(
  'How many colonies do you have in play?',
  { min: 0 },
  { units: ['colonies in play', 'colonies in all', 'colony in play'], before: ['i have', 'i own'] },
)

export const markerSpace = number(
  'On which space of the track is the white marker now?',
  { min: 1, max: 7 },
  { units: ['space', 'spot', 'step'], before: ['marker on', 'marker is on', 'marker on space', 'marker on spot', 'cube on', 'cube is on'] },
)

export const cryoSleep = yesNo(
  'Do you have Cryo-Sleep in play?',
  ['only cryo-sleep', 'only cryo sleep', 'cryo-sleep alone', 'cryo sleep alone', 'just cryo-sleep', 'just cryo sleep', 'cryo-sleep', 'cryo sleep', 'cryosleep'],
  {
    no: [
      'no discount',
      'no discounts',
      'without discounts',
      'without a discount',
      'no reduction',
      'no reductions',
      'nothing that makes it cheaper',
      'no cards that help',
      'only rim freighters',
      'rim freighters alone',
      'just rim freighters',
      'neither card',
      'neither of these cards',
    ],
    usual: false,
  },
)
export const rimFreighters = yesNo(
  'Do you have Rim Freighters in play?',
  ['only rim freighters', 'rim freighters alone', 'just rim freighters', 'rim freighters', 'rim freighter'],
  {
    no: [
      'no discount',
      'no discounts',
      'without discounts',
      'without a discount',
      'no reduction',
      'no reductions',
      'nothing that makes it cheaper',
      'no cards that help',
      'just cryo sleep',
      'cryo sleep alone',
      'only cryo-sleep',
      'only cryo sleep',
      'cryo-sleep alone',
      'just cryo-sleep',
      'neither card',
      'neither of these cards',
    ],
    usual: false,
  },
)
export const tradeEnvoys = yesNo('Do you have Trade Envoys in play?', ['trade envoys', 'trade envoy'], { usual: false })
export const tradingColony = yesNo('Do you have Trading Colony in play?', ['trading colony'], { usual: false })

export const trades = number(
  'How many trades do you pay for?',
  { min: 1, max: 9, usual: 1 },
  { after: ['trades', 'trade', 'trade actions', 'trips', 'voyages'], before: ['number of trades', 'trade'] },
)

export const energyForTrade = number(
  'How much energy can you pay with (0 if none)?',
  { min: 0, usual: 0 },
  { after: ['energy', 'power', 'energy cubes', 'energy left', 'energy available'] },
)
export const titaniumForTrade = number(
  'How much titanium can you pay with (0 if none)?',
  { min: 0, usual: 0 },
  { after: ['titanium', 'ti', 'titanium cubes', 'titanium left'] },
)
export const mcForTrade = number(
  'How many MC can you pay with (0 if none)?',
  { min: 0, unit: 'MC', usual: 0 },
  { units: ['mc', 'm€', 'megacredits', 'megacredit', 'credits', 'money'] },
)

export const tradePaidWith = choice(
  'With what do you pay for the trade?',
  { energy: 'energy', titanium: 'titanium', mc: 'MC', floater: 'a floater of Titan Floating Launch-Pad' },
  {
    says: {
      energy: ['energy', 'power', 'with energy'],
      titanium: ['titanium', 'with titanium', 'ti'],
      mc: ['mc', 'megacredits', 'credits', 'money', 'm€'],
      floater: [
        'a floater',
        '1 floater',
        'with floaters',
        'in floaters',
        'floater instead',
        'spend floaters',
        ...['with', 'by', 'via', 'using', 'through', 'use'].flatMap((how) => [
          `${how} the launch pad`,
          `${how} titan floating launch pad`,
          `${how} my launch pad`,
        ]),
      ],
    },
  },
)

export const tradedBy = choice(
  'Who trades?',
  { you: 'you', other: 'another player' },
  {
    says: {
      you: ['i trade', 'i traded', 'i am trading', 'my trade', 'when i trade', 'my own trade', 'my fleet', 'trading myself'],
      other: [
        ...['opponent', 'another player', 'someone', 'somebody', 'someone else', 'she', 'he', 'neighbour', 'a rival'].flatMap((who) =>
          ['trades', 'traded', 'is trading', 'sends a fleet'].map((does) => `${who} ${does}`),
        ),
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
  'Can a card of yours hold those resources?',
  [
    'have floater cards',
    'have microbe cards',
    'have animal cards',
    'have 2 floater cards',
    'have 2 microbe cards',
    'have 2 animal cards',
    'have 3 floater cards',
    'have 3 microbe cards',
    'have 3 animal cards',
    'can hold',
    'can store',
    'have a floater card',
    'have an animal card',
    'have a microbe card',
  ],
  {
    no: [
      'without a floater card',
      'without a microbe card',
      'without an animal card',
      'have no floater card',
      'have no microbe card',
      'have no animal card',
      'no card that holds them',
      'no card to put',
      'cannot hold',
      'cannot store',
      "can't store",
      'nowhere to put',
      'no floater card',
      'no animal card',
      'no microbe card',
      'no card for it',
    ],
  },
)
