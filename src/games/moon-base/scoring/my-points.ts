import { choice, derived, list, number, type Row, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'

// The three counts only add to the sum, so trying each of their values (7 × 7 × 25) tells nothing and took 33 ms with no fact told: they have no
// maximum here, by which the walk stops at the first that was not told, and `never` refuses what the table cannot have. Nor can
// they flip the verdict: an amount does not flip between numbers.
const bases = number(
  'How many resource bases have you built?',
  { min: 0, unit: 'resource bases', fixed: true },
  { units: ['resource bases', 'resource base', 'bases', 'base', 'small hexagons', 'little hexagons'] },
)

// Each of the 6 rounds brings settlements or 1 resource base.
const settlements = derived(
  number(
    'How many settlements have you built?',
    { min: 0, unit: 'settlements', fixed: true },
    { units: ['settlements', 'settlement', 'houses', 'house', 'large hexagons', 'big hexagons'] },
  ),
  { bases },
  (f) => (f.bases === 6 ? 0 : undefined),
)

const unplaced = number(
  'How many rings did you leave unplaced?',
  { min: 0, max: 24, unit: 'unplaced rings', usual: 0, fixed: true },
  {
    units: ['unplaced rings', 'unplaced ring', 'unplaced', 'leftover rings', 'leftover ring', 'unused rings', 'rings left over'],
    before: ['left', 'kept'],
    after: [
      'left unplaced',
      'i could not place',
      'could not be placed',
      'could never be placed',
      'rings could not be placed',
      'rings could never be placed',
      'of my rings could not be placed',
      'rings never placed',
      'did not fit anywhere',
      'rings that did not fit',
    ],
  },
)

const colours = list(
  "What has each colour: yours, your opponent's, and navy under the name navy?",
  { connected: { question: 'rings in its largest connected group', min: 0, max: 16 }, level: { question: 'level of its highest ring', min: 0, max: 24 } },
  { least: 3, most: 3 },
)

type Colour = Row<'connected' | 'level'>

/** A single ring is connected with nothing. */
const connectedRings = ({ connected: rings }: Colour): number => (rings < 2 ? 0 : rings)
const highestLevel = ({ level }: Colour): number => level

const isNavy = ({ name }: Colour): boolean => name.toLowerCase() === 'navy'

type Place = 'alone' | 'tied' | 'no'

/** Where you, who come first, are among all three colours; nothing where no row is called navy, for then nobody knows which two are players. */
function placeOf(all: readonly Colour[], count: (colour: Colour) => number): Place | undefined {
  const you = all.find((colour) => !isNavy(colour))
  if (!you || all.filter(isNavy).length !== 1) return undefined
  const most = Math.max(...all.map(count))
  if (count(you) < most) return 'no'
  return all.filter((colour) => count(colour) === most).length > 1 ? 'tied' : 'alone'
}

const PLACES = { alone: 'yes, alone', tied: 'yes, tied with your opponent or with navy', no: 'no, your opponent or navy has more' } as const

const connectedPlace = derived(
  choice('Do you have the largest group of connected rings?', PLACES, {
    usual: 'no',
    says: {
      alone: [
        'i have the most connected rings',
        'i have the most rings connected',
        'and the most connected rings',
        'plus the most connected rings',
        'with the most connected rings',
        'base most connected rings',
        'bases most connected rings',
        'settlements most connected rings',
        'got the most connected rings',
        'and the most rings connected',
        'i have the largest group',
        'largest group alone',
      ],
      tied: [
        'tied for connected rings',
        'tied for the most connected',
        'tied for the largest group',
        'same number of connected rings',
        'tied with navy for connected rings',
      ],
      no: [
        'navy has the most connected',
        'navy has more connected',
        'navy has the largest group',
        'opponent has the most connected',
        'opponent has more connected',
        'opponent has the largest group',
        'she has the most connected',
        'he has the most connected',
        'they have the most connected',
        'she has the largest group',
        'he has the largest group',
        'fewer connected rings',
      ],
    },
  }),
  { colours },
  (f) => placeOf(f.colours, connectedRings),
)

const highestPlace = derived(
  choice(
    'Do you have the ring at the highest level?',
    { alone: PLACES.alone, tied: PLACES.tied, no: 'no, a ring of your opponent or a navy ring is higher' },
    {
      usual: 'no',
      says: {
        alone: [
          'i have the highest ring',
          'highest ring is mine',
          'and the highest ring',
          'plus the highest ring',
          'with the highest ring',
          'my highest ring is the highest',
          'got the highest ring',
          'my ring is highest',
          'i alone have the highest ring',
        ],
        tied: ['tied for the highest ring', 'tied for highest', 'equally high', 'on the same highest level', 'tied with navy for the highest ring'],
        no: [
          'navy has the highest ring',
          'highest ring is navy',
          'navy is higher',
          'navy is highest',
          'opponent has the highest ring',
          'opponent has a higher ring',
          'highest ring is my opponents',
          'she has the highest ring',
          'he has the highest ring',
          'they have the highest ring',
        ],
      },
    },
  ),
  { colours },
  (f) => placeOf(f.colours, highestLevel),
)

const anyConnected = derived(
  yesNo('Are any rings connected at all?', ['some rings are connected', 'some are connected'], {
    no: ['no rings are connected', 'no connected rings'],
    usual: true,
  }),
  { colours },
  (f) => (f.colours.some(isNavy) ? f.colours.some((colour) => connectedRings(colour) > 0) : undefined),
)

const towerIsOn = choice(
  'What is the research tower on at the end of the game?',
  { yours: 'a ring of your colour', opponent: "a ring of your opponent's colour", navy: 'a navy ring', crater: 'a crater' },
  {
    // Who has it says so.
    usual: 'opponent',
    says: {
      // "My ring" is one of my colour at the end of the game, whoever placed it.
      yours: [
        'tower on my ring',
        'tower is on my ring',
        'tower stands on my ring',
        'tower on one of my rings',
        'tower is on one of my rings',
        'tower ring is mine',
        'and the tower ring',
        'plus the tower ring',
        'my tower ring',
        'i have the tower ring',
        'tower bonus',
        'i have the tower',
        'tower is mine',
        'tower on my colour',
        'tower on my color',
        'tower is on my colour',
        'tower is on my color',
        'tower on a ring of my colour',
      ],
      opponent: ['tower on my opponents colour', 'tower is on my opponents colour', 'opponent has the tower', 'tower on their colour', 'they have the tower'],
      navy: ['tower on a navy ring', 'tower is on navy', 'tower on navy', 'tower on a blue ring', 'tower is on a navy ring'],
      crater: ['tower on a crater', 'tower is still on a crater', 'tower never moved', 'tower still on its crater'],
    },
  },
)

export const myPoints = defineAmount({
  id: 'my-points',
  question: 'How many points do I have at the end of the game, what is my total, my score?',
  unit: 'points',
  facts: { settlements, bases, connectedPlace, highestPlace, towerIsOn, unplaced, anyConnected },
  clauses: [
    {
      when: [(f) => f.connectedPlace === 'tied', (f) => !f.anyConnected],
      unsettled: [
        { answer: null, because: cite('conflict:no-connected-rings#nobody', 'The bonus is for rings connected, and there are none') },
        { answer: null, because: cite('conflict:no-connected-rings#all-tied', 'Gold and silver would be equal at none') },
      ],
    },
  ],
  sum: [
    { add: (f) => 2 * f.settlements, because: cite('points#settlements', 'Every settlement built is worth 2 points') },
    { add: (f) => f.bases, because: cite('points#resource-bases', 'Every resource base built is worth 1 point') },
    { add: (f) => -f.unplaced, because: cite('unplaced-ring#answer', 'a ring unplaced at the end of a round counts as 1 negative point') },
    {
      add: (f) => (f.connectedPlace === 'alone' ? 2 : 0),
      because: cite('bonus-points#connected-rings', 'The largest number of rings connected: 2 points'),
    },
    {
      add: (f) => (f.connectedPlace === 'tied' ? 2 : 0),
      because: [
        cite('bonus-points#connected-rings', 'The largest number of rings connected: 2 points'),
        cite('tied-bonus#answer', 'You receive a bonus for which you are tied for 1st place'),
      ],
    },
    {
      add: (f) => (f.highestPlace === 'alone' ? 2 : 0),
      because: cite('bonus-points#highest-ring', 'The ring at the highest level: 2 points'),
    },
    {
      add: (f) => (f.highestPlace === 'tied' ? 2 : 0),
      because: [
        cite('bonus-points#highest-ring', 'The ring at the highest level: 2 points'),
        cite('tied-bonus#answer', 'You receive a bonus for which you are tied for 1st place'),
      ],
    },
    { add: (f) => (f.towerIsOn === 'yours' ? 3 : 0), because: cite('tower-bonus#answer', '3 bonus points, for the colour of the ring that has it') },
  ],
  never: [
    { when: (f) => f.settlements > 6, because: 'A player has 6 settlements.' },
    { when: (f) => f.bases > 6, because: 'There are 6 rounds, and each brings at most 1 resource base.' },
    {
      when: (f) => f.bases === 6 && f.settlements > 0,
      because: 'Each of the 6 rounds brings settlements or 1 resource base: 6 bases leave no round for a settlement.',
    },
    { when: (f) => f.connectedPlace !== 'tied' && !f.anyConnected, because: 'Where no rings are connected, no colour has more of them.' },
  ],
  examples: [
    {
      from: 'scoring-example#gold',
      tells: 'Gold in the rulebook: 3 settlements, 2 bases and the highest ring',
      given: { settlements: 3, bases: 2, connectedPlace: 'no', highestPlace: 'alone', towerIsOn: 'opponent', unplaced: 0 },
      expect: answers(10, 'points#settlements', 'points#resource-bases', 'bonus-points#highest-ring'),
    },
    {
      from: 'scoring-example#silver',
      tells: 'Silver in the rulebook: 2 settlements, 2 bases, most rings connected and the tower',
      given: { settlements: 2, bases: 2, connectedPlace: 'alone', highestPlace: 'no', towerIsOn: 'yours', unplaced: 0 },
      expect: answers(11, 'points#settlements', 'points#resource-bases', 'bonus-points#connected-rings', 'tower-bonus#answer'),
    },
    {
      from: 'ours',
      tells: 'The groups and levels are told: tied with navy for both bonuses',
      given: {
        settlements: 1,
        bases: 4,
        colours: [
          { name: 'gold', connected: 4, level: 3 },
          { name: 'silver', connected: 2, level: 2 },
          { name: 'navy', connected: 4, level: 3 },
        ],
        towerIsOn: 'navy',
        unplaced: 0,
      },
      expect: answers(10, 'points#settlements', 'points#resource-bases', 'bonus-points#connected-rings', 'bonus-points#highest-ring', 'tied-bonus#answer'),
    },
    {
      from: 'ours',
      tells: 'More than the opponent, but navy is ahead in both',
      given: {
        settlements: 2,
        bases: 3,
        colours: [
          { name: 'silver', connected: 4, level: 3 },
          { name: 'gold', connected: 2, level: 2 },
          { name: 'navy', connected: 5, level: 4 },
        ],
        towerIsOn: 'navy',
        unplaced: 0,
      },
      expect: answers(7, 'points#settlements', 'points#resource-bases'),
    },
    {
      from: 'ours',
      tells: 'Two rings were left unplaced in different rounds',
      given: { settlements: 0, bases: 6, connectedPlace: 'no', highestPlace: 'no', towerIsOn: 'crater', unplaced: 2 },
      expect: answers(4, 'points#resource-bases', 'unplaced-ring#answer'),
    },
    {
      from: 'ours',
      tells: 'Everything at once: 6 settlements, 5 bases and all three bonuses',
      given: { settlements: 6, bases: 5, connectedPlace: 'alone', highestPlace: 'alone', towerIsOn: 'yours', unplaced: 0 },
      expect: answers(24, 'points#settlements', 'points#resource-bases', 'bonus-points#connected-rings', 'bonus-points#highest-ring', 'tower-bonus#answer'),
    },
    {
      from: 'ours',
      tells: 'Gold and silver tie for the highest ring, and both receive the bonus',
      given: { settlements: 0, bases: 6, connectedPlace: 'no', highestPlace: 'tied', towerIsOn: 'opponent', unplaced: 0 },
      expect: answers(8, 'points#resource-bases', 'bonus-points#highest-ring', 'tied-bonus#answer'),
    },
    {
      from: 'ours',
      tells: 'No rings are connected anywhere',
      given: {
        settlements: 0,
        bases: 6,
        connectedPlace: 'tied',
        anyConnected: false,
        highestPlace: 'tied',
        towerIsOn: 'crater',
        unplaced: 0,
      },
      expect: unsettled('conflict:no-connected-rings#nobody', 'conflict:no-connected-rings#all-tied'),
    },
    {
      from: 'ours',
      tells: 'All three colours are tied for the most connected rings',
      given: { settlements: 2, bases: 3, connectedPlace: 'tied', anyConnected: true, highestPlace: 'no', towerIsOn: 'opponent', unplaced: 0 },
      expect: answers(9, 'points#settlements', 'points#resource-bases', 'bonus-points#connected-rings', 'tied-bonus#answer'),
    },
    {
      from: 'ours',
      tells: 'Level with the opponent for the highest ring, but navy is higher',
      given: { settlements: 1, bases: 5, connectedPlace: 'no', highestPlace: 'no', towerIsOn: 'opponent', unplaced: 0 },
      expect: answers(7, 'points#settlements', 'points#resource-bases'),
    },
    {
      from: 'ours',
      tells: 'Three settlements and two bases',
      given: { settlements: 3, bases: 2, connectedPlace: 'no', highestPlace: 'no', towerIsOn: 'opponent' },
      expect: needs('unplaced'),
    },
    {
      from: 'ours',
      tells: 'Three settlements and two bases, with no word on the tower',
      given: { settlements: 3, bases: 2, connectedPlace: 'no', highestPlace: 'no', unplaced: 0 },
      expect: needs('towerIsOn'),
    },
    {
      from: 'ours',
      tells: 'We two tie for the highest ring, I alone tie with navy for connected rings, the tower is on navy and I kept one ring',
      given: {
        settlements: 2,
        bases: 4,
        colours: [
          { name: 'silver', connected: 5, level: 4 },
          { name: 'gold', connected: 3, level: 4 },
          { name: 'Navy', connected: 5, level: 2 },
        ],
        towerIsOn: 'navy',
        unplaced: 1,
      },
      expect: answers(
        11,
        'points#settlements',
        'points#resource-bases',
        'bonus-points#connected-rings',
        'bonus-points#highest-ring',
        'tied-bonus#answer',
        'unplaced-ring#answer',
      ),
    },
    {
      from: 'ours',
      tells: 'My group of connected rings is larger than hers, and nobody looked at navy, which may be ahead of both',
      given: { settlements: 3, bases: 3, highestPlace: 'no', towerIsOn: 'opponent', unplaced: 0 },
      expect: needs('connectedPlace', 'anyConnected'),
    },
    {
      from: 'ours',
      tells: 'Tied for the most connected rings: it matters whether there are any',
      given: { settlements: 3, bases: 3, connectedPlace: 'tied', highestPlace: 'no', towerIsOn: 'opponent', unplaced: 0 },
      expect: needs('anyConnected'),
    },
  ],
})
