import { choice, derived, list, number, type Row, standing, yesNo } from '../../rules/fact.ts'

/** Facts that two or more rules of Moon ask. */

export const era = choice(
  'Which Era is it?',
  { '1': 'Era 1', '2': 'Era 2', '3': 'Era 3' },
  {
    says: {
      // Not "era i" alone: "in this era I flip" is no Era 1.
      '1': ['era 1', 'in era i', 'of era i', 'during era i', 'era one', 'first era', '1st era'],
      '2': ['era 2', 'era ii', 'era two', 'second era', '2nd era'],
      '3': ['era 3', 'era iii', 'era three', 'third era', '3rd era', 'last era', 'final era'],
    },
  },
)

export const isYourTurn = yesNo('Is it your turn?', ['my turn', 'on my turn', 'during my turn'], {
  usual: true,
  no: [
    'not on my turn',
    "other player's turn",
    "other players' turn",
    "somebody else's turn",
    "on someone's turn",
    'finished my turn',
    'ended my turn',
    'turn is over',
    'her turn',
    'his turn',
    'their turn',
    "someone else's turn",
    "another player's turn",
    "opponent's turn",
    'my turn is over',
    'after my turn',
    'before my turn',
    'until my turn',
    'not my turn',
    'turn ended',
  ],
})

export const hasFlags = yesNo(
  'Do you have the Flags that the Structure requires, a Rover parked for it counted?',
  [
    'have the flags',
    'have its flags',
    'got the flags',
    'flags are there',
    'flags are met',
    'flags fulfilled',
    'flags are fulfilled',
    'meet the flags',
    'meet the flag requirement',
    'meet its flag requirement',
    'enough flags',
  ],
  {
    usual: true,
    no: [
      'lack the flags',
      'lacking the flags',
      'without the flags',
      'without its flags',
      'without having the flags',
      'without having its flags',
      'without meeting the flags',
      'without flags',
      'missing a flag',
      'not enough flags',
      'missing flags',
      'missing the flags',
      'flags missing',
      'flag missing',
      'flags are missing',
      'flag is missing',
      'lack a flag',
      'lack its flags',
      'flag short',
      'flags short',
      'ignore flags',
      'ignore the flags',
      'ignore its flags',
      'ignore the flag requirement',
      'ignore flag requirements',
      'skip the flags',
      'flags i do not have',
      'flag i do not have',
      'flags i dont have',
      'flag i dont have',
    ],
  },
)

export const flippedBefore = yesNo(
  'Have you Flipped another card already this turn?',
  [
    'already flipped',
    'flipped already',
    'flipped another',
    'flipped a card',
    'flipped one',
    'flipped something',
    'flip another',
    'flip 2',
    'flip two',
    'flip both',
    'flip a second',
    'used my flip',
    'second flip',
    'one flip already',
    '2 flips',
    'flipped anything',
    ...['charger', 'reservoir', 'printer', 'particle beam', 'rover stop', 'antenna'].flatMap((name) => [
      `flipped ${name} already`,
      `flipped ${name} this turn`,
    ]),
  ],
  {
    usual: false,
    // A Flip of an earlier turn does not count, however it is told.
    no: [
      'not flipped',
      'no flip yet',
      'nothing flipped',
      'last turn',
      'last round',
      'flipped a card last turn',
      'flipped one last turn',
      'flipped another last turn',
      'flipped something last turn',
      'first flip',
    ],
  },
)

/** One Flag at the table; the player who asks comes first. Alone, that player says nothing of how they stand. */
const players = list(
  'For this Flag, you first: how many of it does each player have, and how many Rovers?',
  {
    flags: { question: 'of this Flag in the Settlement', min: 0 },
    rovers: { question: 'Rovers in the Supply', min: 0, max: 50 },
    parked: { question: 'Rovers on their own Structures', min: 0, max: 50 },
  },
  { least: 1, most: 5 },
)

type Player = Row<'flags' | 'rovers' | 'parked'>

const compare = (own: number, best: number) => (own > best ? 'ahead' : own === best ? 'level' : 'behind')
const roversOf = ({ rovers, parked }: Player): number => rovers + parked

/** You, and the others who share the most of the Flag among themselves; nothing where no other is told. */
function standingsIn([you, ...others]: readonly Player[]): { you: Player; rivals: readonly Player[]; flags: number; rovers: number } | undefined {
  if (!you || others.length === 0) return undefined
  const flags = Math.max(...others.map((other) => other.flags))
  const tied = others.filter((other) => other.flags === flags)
  return { you, rivals: tied, flags, rovers: Math.max(...tied.map(roversOf)) }
}

export const flagStanding = derived(
  standing('Against whichever other player has the most of this Flag: do you have more of it?', [
    'flags',
    'flag',
    'industry',
    'housing',
    'house',
    'transport',
    'food',
    'science',
    'industry flags',
    'housing flags',
    'transport flags',
    'food flags',
    'science flags',
  ]),
  { players },
  (f) => {
    const standings = standingsIn(f.players)
    return standings && compare(standings.you.flags, standings.flags)
  },
)

export const roverStanding = derived(
  standing('Of those tied with you for the Flag, against the one with the most Rovers: do you have more? Count Rovers on one’s own Structures.', [
    'rovers',
    'rover',
  ]),
  { players },
  (f) => {
    const standings = standingsIn(f.players)
    return standings && compare(roversOf(standings.you), standings.rovers)
  },
)

export const anyHasFlag = derived(
  yesNo(
    'Does any player have this Flag?',
    [
      'someone has the flag',
      'someone has it',
      'at least one of us has',
      'both have the flag',
      'all have the flag',
      'one each',
      ...[1, 2, 3, 4, 5, 6].flatMap((flags) => [`both have ${flags}`, `each have ${flags}`, `all have ${flags}`]),
    ],
    {
      no: ['nobody has', 'no one has', 'no-one has', 'none of us has', 'none of us have', 'neither of us has', 'none anywhere'],
      usual: true,
    },
  ),
  { players },
  (f) => {
    const standings = standingsIn(f.players)
    return standings && (standings.you.flags > 0 || standings.flags > 0)
  },
)

export const rivals = derived(
  choice(
    'Not counting you, how many players have the most of this Flag?',
    { one: 'one', several: 'two or more' },
    {
      usual: 'one',
      says: {
        one: ['she alone', 'he alone', 'only she', 'only he', 'my opponent', 'the other player', 'just the two of us'],
        several: ['three of us', 'all of us', 'they are tied', 'two others', 'both others', 'both of them', 'they both', 'three-way'],
      },
    },
  ),
  { players },
  (f) => {
    const standings = standingsIn(f.players)
    return standings && (standings.rivals.length > 1 ? 'several' : 'one')
  },
)

export const oneRivalLeads = derived(
  yesNo(
    'Of the other players with the most of this Flag, does one alone have the most Rovers?',
    ['one has the most rovers', 'one of them has more rovers', 'different rovers'],
    {
      no: ['same rovers as each other', 'share the most rovers', 'level in rovers'],
    },
  ),
  { players },
  (f) => {
    const standings = standingsIn(f.players)
    return standings && standings.rivals.filter((rival) => roversOf(rival) === standings.rovers).length === 1
  },
)

export const playerCount = number(
  'How many of you play?',
  { min: 2, max: 5, unit: 'players' },
  {
    units: ['players', 'player', 'people', 'p', 'of us'],
    before: ['we are', "we're", 'game of', 'game with', 'play with', 'playing with', 'game for'],
    after: ['handed', 'at the table', 'around the table', 'playing'],
  },
)

/** Corner marks that say with how many players a card is used. */
export const playerMark = choice(
  'What does the card say about the number of players?',
  { none: 'nothing', '3+': '3+', '2-3': '2-3', '4-5': '4-5' },
  {
    fixed: true,
    says: { none: ['no mark', 'unmarked', 'no number'], '3+': ['3+', '3 plus', 'three plus'], '2-3': ['2-3', '2 to 3'], '4-5': ['4-5', '4 to 5'] },
  },
)

export const isFirstRound = yesNo(
  'Is it the first round of the Era?',
  ['first round', 'start of the era', 'start of an era', 'beginning of the era', 'new era', 'era begins', 'round 1'],
  {
    no: ['later round', 'next round', 'second round', 'last round', 'middle of the era', 'mid era'],
  },
)

export const playedCard = yesNo(
  'Is your main action done: a Structure Card of your hand Constructed or Assimilated, extra Constructs not counted?',
  ['constructed', 'assimilated', 'have built', 'built my card', 'played my card', 'main action is done', 'done my main action'],
  {
    no: [
      'not built',
      'nothing built',
      'without building',
      'before building',
      'no card played',
      'main action is open',
      'main action is left',
      'main action is still to come',
      'before my main action',
    ],
  },
)

export const everyoneHadTurn = yesNo(
  'Has every player had a turn this round?',
  [
    'round is done',
    'round is finished',
    'everyone has played',
    'we all had a turn',
    'everyone had a turn',
    'everybody had a turn',
    'all have had a turn',
    'round is over',
    'end of the round',
    'last player of the round',
  ],
  {
    no: ['not everyone', 'others are still to come', 'middle of the round'],
  },
)

export const structuresInHands = yesNo('Are Structure Cards left in the hands?', ['cards left', 'structures left', 'structure cards left', 'cards in hand'], {
  no: ['no cards left', 'hands are empty', 'last cards are played', 'last card played', 'only expedition cards left', 'only expeditions left'],
})

export const parkedThisTurn = yesNo(
  'Have you parked a Rover already this turn?',
  [
    'drop another',
    'put another',
    'place another',
    'send another',
    'park another',
    'drop a second',
    'place a second',
    'put a second',
    'park a second',
    'dropped a rover',
    'already parked',
    'parked already',
    'parked one',
    'parked a rover',
    'placed a rover',
    'parked my rover',
    'placed my rover',
    'second rover',
    'a second rover',
    'second rover this turn',
    'more than one rover',
    '2 rovers',
    '3 rovers',
    '2 of my rovers',
    'rover already this turn',
    'rovers in the same turn',
    'rovers on the same turn',
    'rovers in one turn',
    '2 rovers this turn',
    '2 rovers in one turn',
    '2 rovers in the same turn',
    'park another rover',
    'park 2',
    'park twice',
  ],
  {
    usual: false,
    // A Rover of an earlier turn does not count, however it is told.
    no: [
      'card last turn',
      'structure last turn',
      'building last turn',
      'it last turn',
      'hers last turn',
      'there last turn',
      'card last round',
      'structure last round',
      'card last era',
      'structure last era',
      'on the last turn',
      'in my last turn',
      'during my last turn',
      'on my previous turn',
      'in the previous turn',
      'the turn before',
      'an earlier turn',
      'not parked',
      'no rover parked',
      'first rover',
      'rover last turn',
      'parked a rover last turn',
      'parked one last turn',
      'placed a rover last turn',
      'rover last era',
      'parked a rover last era',
      'on my last turn',
      'on an earlier turn',
    ],
  },
)

export const freeConstruct = yesNo(
  'Do you use Embassy or Capable for this Structure?',
  ['embassy', 'capable', 'for free', 'free construct', 'free of charge', 'completely free', 'entirely free'],
  { usual: false },
)

export const flagsServed = yesNo(
  'Have the Flags at your Rover served another Structure this turn?',
  ['flags twice', 'same flags again', 'flags for both', 'flags served', 'used its flags already', 'used the flags already', 'same rover for a second'],
  { usual: false },
)

export const roverIs = choice(
  'Where is the Rover?',
  {
    supply: 'in your Supply',
    'your-structure': 'on your blue or yellow structure',
    'their-structure': "on another player's structure",
    'rover-stop': 'on your Rover Stop',
  },
  {
    says: {
      supply: ['in my supply', 'my supply'],
      'your-structure': [
        'on my structure',
        'on my card',
        'on my building',
        'on my blue',
        'on my yellow',
        'parked on mine',
        'on mine',
        'on my own structure',
        'on my own card',
        'on my own',
      ],
      'their-structure': [
        'on her structure',
        'on his structure',
        'on their structure',
        'on her card',
        'on his card',
        "on another player's",
        'parked on hers',
        'parked on his',
        'parked on their',
        'gave away',
        'i parked',
        'i have parked',
        'ive parked',
        'rover i parked',
        'i parked a rover',
        'i placed a rover',
        'i parked my rover',
        "opponent's structure",
        "opponent's card",
        "neighbour's card",
        "someone else's card",
        'on hers',
      ],
      'rover-stop': ['on rover stop', 'on my rover stop', 'on the rover stop', 'on roverstop'],
    },
  },
)

/** Told, not read off a card: the rulebook states the colour of five cards only, and these are among the words. */
export const structureColour = choice(
  'What colour is the structure?',
  { pink: 'pink', blue: 'blue', yellow: 'yellow', grey: 'grey', red: 'red' },
  {
    fixed: true,
    says: {
      blue: ['blue', 'production structure', 'production card'],
      yellow: ['yellow', 'flag structure', 'flag card'],
      grey: ['grey', 'gray', 'scoring structure', 'workers union'],
      pink: ['pink', 'purple', 'flip structure', 'charger', 'reservoir', 'rover stop'],
      red: ['red', 'special structure', 'obelisk'],
    },
  },
)

export const claimedThisTurn = yesNo(
  'Have you claimed a Reputation Card already this turn?',
  [
    'grab both',
    'grab 2',
    'take both reputation cards',
    'take 2 reputation cards',
    'both reputation cards',
    '2 at the same time',
    '2 at once',
    'both at once',
    'already claimed one',
    'already claimed',
    'claimed one already',
    'claimed one this turn',
    'claimed a card this turn',
    'claimed another',
    'a second one',
    'claim both',
    'claim 2',
    'claim 3',
    'claim a second',
    'claim another',
    'claimed a reputation card',
    '2 reputation cards',
    '2 in one turn',
    'more than one reputation card',
  ],
  {
    usual: false,
    no: ['not claimed', 'first one this turn', 'none claimed', 'claimed one last turn', 'claimed a reputation card last turn'],
  },
)

const endOf = (name: string): string[] => [
  `end of ${name}`,
  `after ${name}`,
  `${name} ends`,
  `${name} ended`,
  `${name} is over`,
  `${name} is done`,
  `${name} is finished`,
  `${name} is scored`,
  `${name} was scored`,
  `${name} has been scored`,
  `${name} has just been scored`,
  `${name} has ended`,
  `${name} scoring`,
  `scoring phase of ${name}`,
]
const beginningOf = (name: string): string[] => [
  `for ${name}`,
  `start of ${name}`,
  `beginning of ${name}`,
  `before ${name}`,
  `${name} begins`,
  `${name} starts`,
]

/** At the refill the old Era is not over yet: people name the Era that ends, or the one they fill up for. */
export const eraEnding = choice(
  'Which Era ends?',
  { '1': 'Era 1', '2': 'Era 2', '3': 'Era 3' },
  {
    says: {
      '1': [...['era 1', 'era i', 'era one', 'the first era'].flatMap(endOf), ...['era 2', 'era ii', 'the second era'].flatMap(beginningOf)],
      '2': [...['era 2', 'era ii', 'the second era'].flatMap(endOf), ...['era 3', 'era iii', 'the third era', 'the last era'].flatMap(beginningOf)],
      '3': ['era 3', 'era iii', 'the third era', 'the last era', 'the final era', 'the game'].flatMap(endOf),
    },
  },
)

export const hasSame = yesNo(
  'Do you have the same structure already, and it is no Obelisk?',
  ['same structure', 'second copy', 'another copy', 'two copies', 'already have this structure', 'already have this card'],
  { usual: false },
)

export const mainAction = choice(
  'What is your main action?',
  { construct: 'to Construct', assimilate: 'to Assimilate' },
  {
    usual: 'construct',
    // Not "construct" alone: extra Constructs are spoken of in the same breath.
    says: {
      construct: [
        'normal construct',
        'normal construction',
        'regular construct',
        'regular construction',
        'normal build',
        'construct as my main action',
        'construct with my main action',
        'main action is to construct',
        'main construct',
      ],
      assimilate: ['assimilate', 'assimilating', 'assimilated', 'trash'],
    },
  },
)

export const flippedAnotherBack = yesNo(
  'Did you flip another card back this turn, with Takeout Hub or Creative?',
  ['flipped another back', 'flipped a card back this turn'],
  { usual: false },
)

/** Cards whose Hearts keep step with something in the Settlement. */
export const stepCard = choice(
  'Which card is it?',
  { distiller: 'Distiller', 'led-garden': 'LED Garden' },
  { fixed: true, says: { distiller: ['distiller', 'distillery'], 'led-garden': ['led garden', 'garden'] } },
)
export const foodFlags = number('How many Food Flags are in your Settlement?', { min: 0, unit: 'Food Flags' }, { units: ['food flags', 'food flag', 'food'] })
export const bioSymbols = number(
  'How many Production Symbols with Bio are in your Settlement, Base Card included and Robot Factory not?',
  { min: 0, max: 30, unit: 'symbols' },
  { units: ['bio production symbols', 'bio symbols', 'symbols', 'bio productions'] },
)
export const lostSome = yesNo(
  'Have you lost some of these just now, that are still counted in the number you told?',
  ['lost', 'lose', 'losing', 'less now', 'fewer now', 'taken away'],
  {
    usual: false,
  },
)
export const lostNow = number(
  'How many have you lost?',
  { min: 1, max: 30 },
  { before: ['lost', 'lose', 'losing'], after: ['less now', 'fewer now', 'is gone', 'are gone'] },
)
export const hasRobotFactory = yesNo('Is Robot Factory in your Settlement?', ['robot factory', 'have robot factory', 'my robot factory'], { usual: false })
