import { choice, number, type ValueOf, yesNo } from '../../rules/fact.ts'

/** Facts that more than one rule of Moon Base asks for. */

export const ringSize = choice(
  'Is your ring large or small?',
  { large: 'large', small: 'small' },
  {
    says: {
      large: ['large ring', 'large', 'big ring', 'big', 'big donut', 'large donut', 'bigger ring'],
      small: ['small ring', 'small', 'little ring', 'little', 'small donut', 'little donut', 'mini ring', 'smaller ring'],
    },
  },
)

export const ringColour = choice(
  'Which colour is your ring?',
  { gold: 'gold', silver: 'silver', navy: 'navy' },
  {
    says: {
      gold: [
        'mine is gold',
        'mine is a gold',
        'mine is a large gold',
        'mine is a small gold',
        'my ring is gold',
        'gold ring',
        'gold',
        'golden',
        'yellow',
        'my gold',
        'a gold',
      ],
      silver: [
        'mine is silver',
        'mine is a silver',
        'mine is a large silver',
        'mine is a small silver',
        'my ring is silver',
        'silver ring',
        'silver',
        'grey',
        'gray',
        'my silver',
        'a silver',
      ],
      navy: [
        'mine is navy',
        'mine is a navy',
        'mine is a large navy',
        'mine is a small navy',
        'my ring is navy',
        'navy ring',
        'navy',
        'blue ring',
        'blue',
        'dark blue',
        'neutral ring',
        'a navy',
      ],
    },
  },
)

const SIZES = ['', 'large ', 'big ', 'small ', 'little ']

/** How people say that both rings underneath have one colour. */
const sameTwo = (colour: string): string[] => [
  ...SIZES.flatMap((size) => [`two ${size}${colour} rings`, `both ${size}${colour}`, `two ${size}${colour}s`, `two ${size}${colour}`]),
  ...SIZES.flatMap((size) => SIZES.map((other) => [`${size}${colour}`, `${other}${colour}`] as const)).flatMap(([one, another]) => [
    `${one} ring and a ${another} ring`,
    `${one} and a ${another}`,
    `${one} ring plus one ${another} ring`,
    `${one} ring and one ${another} ring`,
    `${one} plus one ${another}`,
  ]),
  `both rings below are ${colour}`,
  `both rings underneath are ${colour}`,
  `both rings are ${colour}`,
  `both are ${colour}`,
  `rings below are ${colour}`,
  `rings underneath are ${colour}`,
  `rings below are both ${colour}`,
  `${colour} and ${colour}`,
  `${colour} on both sides`,
  `a ${colour} and another ${colour}`,
  `${colour} ring and another ${colour}`,
]

/** How people say that they differ, in either order. */
const mixedTwo = (first: string, second: string): string[] =>
  [
    [first, second],
    [second, first],
  ].flatMap(([a, b]) => [
    ...SIZES.flatMap((size) => SIZES.map((other) => [`${size}${a}`, `${other}${b}`] as const)).flatMap(([one, another]) => [
      `${one} and a ${another}`,
      `${one} ring and a ${another}`,
      `${one} ring and a ${another} ring`,
      `${one} ring and one ${another} ring`,
      `${one} ring plus one ${another} ring`,
    ]),
    `${a} and ${b}`,
    `${a} and ${b} next to each other`,
    `a ${a} and a ${b}`,
    `one ${a} one ${b}`,
    `one ${a} and one ${b}`,
    `one ${a} ring and one ${b}`,
    `one is ${a} and the other ${b}`,
    `one is ${a} the other ${b}`,
    `${a} plus ${b}`,
    `a ${a} plus a ${b}`,
    // "Gold + silver" is two words.
    `${a} ${b}`,
  ])

export const below = choice(
  'Which colours are the two rings underneath?',
  {
    'gold-gold': 'both gold',
    'silver-silver': 'both silver',
    'navy-navy': 'both navy',
    'gold-silver': 'gold and silver',
    'gold-navy': 'gold and navy',
    'silver-navy': 'silver and navy',
  },
  {
    says: {
      'gold-gold': sameTwo('gold'),
      'silver-silver': sameTwo('silver'),
      'navy-navy': [...sameTwo('navy'), ...sameTwo('blue'), 'two navies'],
      'gold-silver': mixedTwo('gold', 'silver'),
      'gold-navy': [...mixedTwo('gold', 'navy'), ...mixedTwo('gold', 'blue')],
      'silver-navy': [...mixedTwo('silver', 'navy'), ...mixedTwo('silver', 'blue')],
    },
  },
)

export type Colour = ValueOf<typeof ringColour>
export type Below = ValueOf<typeof below>

const COLOURS_BELOW: Readonly<Record<Below, readonly Colour[]>> = {
  'gold-gold': ['gold'],
  'silver-silver': ['silver'],
  'navy-navy': ['navy'],
  'gold-silver': ['gold', 'silver'],
  'gold-navy': ['gold', 'navy'],
  'silver-navy': ['silver', 'navy'],
}

/** The colours that the two rings underneath have: one if they share it, else two. */
export const coloursBelow = (rings: Below): readonly Colour[] => COLOURS_BELOW[rings]

export const haveOneColour = (rings: Below): boolean => coloursBelow(rings).length === 1

/** Has the colour of one of the two rings underneath. */
export const matchesBelow = (colour: Colour, rings: Below): boolean => coloursBelow(rings).includes(colour)

/** The third colour: the one that neither of two differing rings has. */
export const isThirdColour = (colour: Colour, rings: Below): boolean => !haveOneColour(rings) && !matchesBelow(colour, rings)

export const falls = choice(
  'Does anything fall down when the ring is placed?',
  { nothing: 'nothing', tower: 'the research tower, from your new collabo ring', other: 'rings, or something else' },
  {
    usual: 'nothing',
    says: {
      nothing: ['nothing falls', 'all stays up', 'everything stands', 'it holds', 'tower stays up', 'tower balances', 'it balances', 'balances'],
      tower: [
        'tower falls',
        'tower fell',
        'tower falls down',
        'tower fell down',
        'tower falls off',
        'tower topples',
        'tower tips over',
        'tower wont balance',
        'tower wont stand',
        'tower keeps falling',
        'tower does not balance',
      ],
      other: ['rings fall', 'rings fell', 'ring falls', 'stack falls', 'stack collapses', 'collapses', 'rings slide off', 'everything falls down'],
    },
  },
)

export const beneathStacked = choice(
  'Would your ring go in beneath rings that are already stacked?',
  {
    no: 'no',
    clear: 'yes, in a large enough gap and without touching them',
    tight: 'yes, and it would touch them or the gap is not large enough',
  },
  {
    usual: 'no',
    says: {
      clear: ['without touching the rings above', 'not touching the rings above', 'gap is large enough', 'big enough gap', 'fits underneath'],
      tight: ['touching the rings above', 'touches the rings above', 'touches the ring above', 'gap is too small', 'squeeze it under', 'push it under'],
    },
  },
)

export const touchesBase = yesNo(
  'Would your ring physically touch a resource base?',
  [
    'touches the base',
    'touches a base',
    'touches a resource base',
    'touches my base',
    'touching the base',
    'touching a base',
    'touching a resource base',
    'touching the resource base',
    'touch the base',
    'touch a base',
    'touch a resource base',
    'touch the resource base',
    'touches the resource base',
    'rests on the base',
    'hits the base',
  ],
  {
    no: [
      'clear of the base',
      'does not touch the base',
      'without touching the base',
      'not touching the base',
      'not touching it',
      'without touching a base',
      'without touching the resource base',
      'hover over it',
      'hovers over it',
      'hover above it',
      'hovers above it',
      'without contact',
      'without touching it',
      'does not touch it',
      'no contact',
    ],
    usual: false,
  },
)

export const standsBelow = choice(
  'What stands on the rings underneath?',
  { nothing: 'nothing', settlement: 'a settlement, and not the tower', tower: 'the research tower' },
  {
    usual: 'nothing',
    says: {
      nothing: ['nothing stands on them', 'both are empty', 'tower is elsewhere', 'no tower on them', 'tower has left'],
      settlement: [
        'ring with a settlement',
        'ring that has a settlement',
        'one has a settlement',
        'on a settlement',
        'over a house',
        'over a hexagon house',
        'ring with a house',
        'over a settlement',
        'cover the settlement',
        'cover a settlement',
      ],
      tower: [
        'tower stands on it',
        'tower is on it',
        'tower is standing on',
        'tower is standing on a collabo ring',
        'tower stands on a collabo ring',
        'tower is on a collabo ring',
        'tower sits on it',
        'tower is up there',
        'tower still stands on it',
        'tower still on it',
        'tower on it',
        'collabo ring with the tower',
        'tower is on one of them',
        'one has the tower',
        'one of them has the tower',
        'ring with the tower',
        'ring that has the tower',
        'under the tower',
        'onto the tower ring',
      ],
    },
  },
)

export const isStartingPlayer = yesNo(
  'Are you the starting player of this round?',
  [
    'i am the starting player',
    'im the starting player',
    'as the starting player',
    'as starting player',
    'i have the earth marker',
    'i start this round',
    'i start the round',
    'i go first this round',
  ],
  {
    // The bare words "starting player" may be said of either.
    no: [
      'not the starting player',
      'opponent is the starting player',
      'opponent starts',
      'opponent started',
      'opponent has the earth marker',
      'i go second this round',
      'i am second this round',
    ],
  },
)

export const playsSecond = yesNo(
  'Do you play second in the 1st round?',
  [
    'i play second',
    'playing second',
    'i go second',
    'second in the first round',
    'second in the 1st round',
    'second in round 1',
    'i am second player',
    'i am the second player',
  ],
  {
    // The starting player of a later round may well have played second in the first.
    no: [
      'i play first',
      'playing first',
      'i go first',
      'first in the first round',
      'first in the 1st round',
      'first in round 1',
      'i start the game',
      'i started the game',
    ],
  },
)

export const round = number(
  'Which round is it?',
  { min: 1, max: 6 },
  { before: ['round', 'in round'], after: ['round', 'st round', 'nd round', 'rd round', 'th round'] },
)

export const placingOver = yesNo(
  'Have both players finished placing their rings this round?',
  ['all rings are placed', 'finished placing', 'end of the round', 'building phase', 'done placing'],
  {
    no: ['still placing', 'not finished placing', 'in the middle of the round', 'rings left to place'],
    usual: true,
  },
)

export const towerOnRing = choice(
  'Is the research tower on that ring?',
  {
    no: 'no, and it never was',
    left: 'no, it stood there when an earlier round ended and has left since',
    passed: 'no, it came and left in this same round',
    now: 'yes, it is there',
  },
  {
    usual: 'no',
    says: {
      now: [
        'tower on it',
        'tower is on it',
        'tower is there',
        'with the tower',
        'with the research tower',
        'tower stands on it',
        'holds the tower',
        'carries the tower',
        'carries the research tower',
        'carrying the tower',
        'holds the research tower',
        'has the research tower',
        'bears the tower',
        'tower sits on it',
        'research tower on it',
        'has the tower',
      ],
      left: [
        'tower stood there last round',
        'tower was there last round',
        'tower left after a round',
        'had the tower last round',
        'had the tower in an earlier round',
      ],
      passed: ['tower came and left', 'tower came and went', 'tower was there for a turn', 'had the tower for a turn'],
      no: ['no tower', 'never had the tower', 'tower was never there'],
    },
  },
)

export const noSettlement = yesNo(
  'Is that ring without a settlement?',
  ['no settlement on it', 'without a settlement', 'empty ring', 'is empty', 'no house on it', 'nothing on it'],
  {
    usual: true,
    no: [
      'has a settlement',
      'with a settlement',
      'already a settlement',
      'has a house',
      'with a house',
      'already built on',
      'already a large hexagon',
      'already a settlement on it',
      'is a settlement on it',
      'settlement is on it',
      'settlement is already on it',
    ],
  },
)

export const uncovered = yesNo(
  'Is that ring uncovered, with no ring stacked on it?',
  ['uncovered', 'nothing on top', 'nothing on it', 'no ring on top', 'open on top', 'not covered', 'no rings stacked on it'],
  { usual: true, no: ['ring on top of it', 'rings on top of it', 'covered', 'covered by a ring', 'stacked on top of it', 'something on top'] },
)

export const settlementLeft = yesNo('Do you have a settlement left to place?', ['settlement left', 'settlements left', 'large hexagon left'], {
  no: ['no settlement left', 'no settlements left', 'out of settlements', 'ran out of settlements', 'used all my settlements'],
  usual: true,
})

/** Rings that meet every condition for a settlement but perhaps the one on the tower. */
export const ringsOpen = number(
  'How many large rings of your colour on the 2nd level or above have no settlement and no ring on them?',
  { min: 0, max: 8, unit: 'rings' },
  { units: ['rings', 'large rings', 'open rings', 'empty rings', 'rings qualify', 'rings qualifying'], after: ['qualify', 'are open', 'meet the conditions'] },
)

export const towerOnOpenRing = yesNo(
  'Is the research tower on one of those rings?',
  ['tower is on one of them', 'one has the tower', 'one of them has the tower', 'tower on one'],
  {
    usual: false,
    no: ['tower is on none of them', 'tower is elsewhere'],
  },
)

export const couldBuild = choice(
  'Could you build a settlement this round?',
  { no: 'no, no ring met the conditions', yes: 'yes', 'none-left': 'a ring met the conditions, but you had no settlement left' },
  {
    usual: 'no',
    says: {
      no: [
        'no settlement possible',
        'could build no settlement',
        'could not build any',
        'cannot build a settlement',
        'cannot build any',
        'no ring qualified',
        'no ring qualifies',
        'none of my rings qualify',
        'could not build',
        'no settlement this round',
        'built nothing',
        'built no settlement',
        'could not build a settlement',
        'no house this round',
      ],
      yes: [
        'built a settlement',
        'could have built',
        'could have built a settlement',
        'just built one settlement',
        'have built a settlement',
        'have a settlement this round',
        'got a settlement this round',
        'put down a settlement',
        'placed one settlement',
        'i built a settlement this round',
        'built one settlement',
        'built two settlements',
        'i built settlements this round',
        'i can build a settlement',
        'although i could build',
        'i built a settlement',
        'i built a house',
        'i could build a settlement',
        'i placed a settlement',
        'i built settlements',
        'instead of a settlement',
      ],
      'none-left': ['no settlement left', 'no settlements left', 'out of settlements', 'ran out of settlements'],
    },
  },
)

export const craterFree = yesNo('Is there an unoccupied crater on the board?', ['crater is free', 'free crater', 'unoccupied crater', 'empty crater'], {
  usual: true,
  no: [
    'no crater left',
    'no free crater',
    'no crater is free',
    'no unoccupied crater',
    'no empty crater',
    'all craters are taken',
    'all craters are occupied',
    'craters are full',
  ],
})

export const bonus = choice(
  'Which bonus is it?',
  { connected: 'the largest number of connected rings', highest: 'the ring at the highest level', tower: 'the ring with the research tower' },
  {
    says: {
      // One word each: a sentence that speaks of two bonuses then says which it means, or is asked.
      connected: ['connected', 'connection', 'chain', 'group'],
      highest: ['highest', 'height', 'tallest', 'higher'],
      tower: ['tower'],
    },
  },
)

/** How people say that a crater overlaps one that has a ring. */
export const RING_OVERLAPS: readonly string[] = [
  'ring on an overlapping crater',
  ...['overlaps a crater', 'overlaps another crater', 'overlaps one', 'overlapping crater'].flatMap((crater) =>
    ['with a ring', 'has a ring', 'that has a ring', 'already has a ring', 'that already has a ring'].flatMap((ring) => [
      `${crater} ${ring}`,
      `${crater} ${ring} on it`,
    ]),
  ),
]
