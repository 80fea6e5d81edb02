import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { twoPlayers } from '../facts.ts'

/** There is a Mercenary row with two players only. */
const usuallyTwo = { ...twoPlayers, usual: true }

/** Not the bare word: what somebody gets later in the game is another question. */
const atStart = (things: string): string[] => [
  ...['at the start', 'at setup', 'at the beginning', 'in the beginning', 'to start', 'to begin'].flatMap((when) => [
    `${things} ${when}`,
    `${things} do i get ${when}`,
    `${things} do i have ${when}`,
  ]),
  ...['do i', 'do we', 'does each player', 'does everyone', 'does everybody', 'each player', 'everyone', 'everybody', 'we', 'i'].flatMap((who) => [
    `${things} ${who} start`,
    `${things} ${who} starts`,
    `${things} ${who} begin`,
  ]),
  `start with ${things}`,
  `starting ${things}`,
]
/** Refilled at once, so that there are always as many. */
const laidOut = (things: string): string[] =>
  ['laid out', 'are laid out', 'face up', 'are face up', 'lie', 'lie face up', 'are there', 'on display', 'next to the armory', 'at the armory'].map(
    (lie) => `${things} ${lie}`,
  )

const startThing = choice(
  'What do you count?',
  {
    credits: 'Credits of each player',
    hand: "cards in each player's hand",
    objectives: 'Objectives that each player keeps',
    prestige: 'Prestige of each player',
    contracts: 'Contracts laid out',
    shipParts: 'Ship Parts laid out at the Armory',
    crew: 'Crew cards laid out at the Armory',
    mercenaries: 'Mercenary cards laid out',
  },
  {
    fixed: true,
    says: {
      credits: [...atStart('credits'), ...atStart('coins'), ...atStart('money')],
      hand: ['first hand', 'starting hand', 'first hand of cards', 'cards in my first hand', 'cards in the starting hand', 'cards do i draw at the start'],
      objectives: [...atStart('objectives'), ...atStart('objective cards'), 'dealt objectives', 'dealt 3 objectives', 'objectives were dealt'],
      prestige: [...atStart('prestige'), ...atStart('points')],
      contracts: [...atStart('contracts'), ...laidOut('contracts')],
      shipParts: [...atStart('ship parts'), ...laidOut('ship parts')],
      crew: [...atStart('crew'), ...atStart('crew cards'), ...laidOut('crew'), ...laidOut('crew cards')],
      mercenaries: [
        ...atStart('mercenaries'),
        ...laidOut('mercenaries'),
        ...atStart('mercenary cards'),
        ...laidOut('mercenary cards'),
        'cards in the mercenary row',
        'mercenary row',
      ],
    },
  },
)

const UNITS = {
  credits: 'Credits',
  hand: 'cards',
  objectives: 'Objectives',
  prestige: 'Prestige',
  contracts: 'Contracts',
  shipParts: 'Ship Parts',
  crew: 'Crew cards',
  mercenaries: 'Mercenary cards',
} as const

export const howManyAtStart = defineAmount({
  id: 'how-many-at-start',
  question: 'How many of these are there at the start, at setup, in the beginning, or lying face up in the refilled rows?',
  unit: (f) => UNITS[f.startThing],
  facts: { startThing, twoPlayers: usuallyTwo },
  clauses: [
    { when: (f) => f.startThing === 'credits', answer: 2, because: cite('starting-credits#answer', '2 Credits, taken from the Vault') },
    { when: (f) => f.startThing === 'hand', answer: 5, because: cite('starting-hand#answer', '5 cards, from your shuffled starting Action deck') },
    { when: (f) => f.startThing === 'objectives', answer: 2, because: cite('starting-objectives#answer', 'you are dealt 3, choose 2 to keep') },
    { when: (f) => f.startThing === 'prestige', answer: 0, because: cite('player-setup#ship-token', 'It starts at 0 on the Prestige tracker') },
    { when: (f) => f.startThing === 'contracts', answer: 8, because: cite('dispatch-setup#answer', 'with 8 Contracts laid out') },
    { when: (f) => f.startThing === 'shipParts', answer: 6, because: cite('armory-setup#answer', 'With 6 Ship Parts in two rows of 3') },
    { when: (f) => f.startThing === 'crew', answer: 3, because: cite('armory-setup#answer', '3 Crew cards in one row') },
    { when: (f) => !f.twoPlayers, answer: 0, because: cite('mercenary-setup#two-only', 'Do this only with 2 players') },
  ],
  sum: [{ add: () => 5, because: cite('mercenary-setup#row', 'Then 5 cards are drawn and laid in a row') }],
  examples: [
    { from: 'ours', tells: 'Credits that everybody starts with, begins with', given: { startThing: 'credits' }, expect: answers(2, 'starting-credits#answer') },
    { from: 'ours', tells: 'Cards in the first hand, drawn at setup', given: { startThing: 'hand' }, expect: answers(5, 'starting-hand#answer') },
    {
      from: 'ours',
      tells: 'I was dealt three Objectives at the beginning: how many do I keep? 2 stay',
      given: { startThing: 'objectives' },
      expect: answers(2, 'starting-objectives#answer'),
    },
    { from: 'ours', tells: 'Prestige at the beginning', given: { startThing: 'prestige' }, expect: answers(0, 'player-setup#ship-token') },
    { from: 'ours', tells: 'Contracts laid out at setup', given: { startThing: 'contracts' }, expect: answers(8, 'dispatch-setup#answer') },
    { from: 'ours', tells: 'Ship Parts laid out at setup', given: { startThing: 'shipParts' }, expect: answers(6, 'armory-setup#answer') },
    { from: 'ours', tells: 'Crew cards laid out at setup', given: { startThing: 'crew' }, expect: answers(3, 'armory-setup#answer') },
    {
      from: 'ours',
      tells: 'Mercenary cards with two players',
      given: { startThing: 'mercenaries', twoPlayers: true },
      expect: answers(5, 'mercenary-setup#row'),
    },
    {
      from: 'ours',
      tells: 'Mercenary cards with three players',
      given: { startThing: 'mercenaries', twoPlayers: false },
      expect: answers(0, 'mercenary-setup#two-only'),
    },
    { from: 'ours', tells: 'Mercenary cards', given: { startThing: 'mercenaries' }, expect: needs('twoPlayers') },
    { from: 'ours', tells: 'A game with two', given: { twoPlayers: true }, expect: needs('startThing') },
    {
      from: 'ours',
      tells: 'Crew cards at the Armory with two players: those of the Mercenary deck are counted apart',
      given: { startThing: 'crew', twoPlayers: true },
      expect: answers(3, 'armory-setup#answer'),
    },
  ],
})
