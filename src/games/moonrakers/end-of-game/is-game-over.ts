import { derived, list, number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { sankFromTen } from '../facts.ts'

const turnOver = yesNo('Is the turn at its end?', ['end of the turn', 'end of turn', 'turn is over', 'turn ends', 'turn ended'], {
  no: [
    'before the turn is finished',
    'before that turn is finished',
    'before the turn is over',
    'turn is not over',
    'turn is not finished',
    'turn not finished',
    'immediately',
    'during a turn',
    'in mid turn',
    'halfway through the turn',
    'during the turn',
    'middle of the turn',
    'mid-turn',
    'turn goes on',
    'still buying',
  ],
})
const players = list(
  'How much Prestige has each player, and how many Objectives did they complete this turn?',
  { prestige: { question: 'Prestige on the tracker', min: 0, max: 30 }, objectives: { question: 'Objectives completed this turn', min: 0, max: 30 } },
  // All of them: the highest of some players says nothing.
  { least: 2, most: 5 },
)
const highestOnTracker = derived(
  number(
    'What is the highest Prestige on the tracker, before Objectives of this turn are scored?',
    { min: 0, max: 30 },
    {
      units: ['prestige', 'points'],
      before: ['has', 'has only', 'have', 'reached', 'reaches', 'hit', 'hits', 'is at', 'am at', "i'm at", 'stand at', 'stands at'],
    },
  ),
  { players },
  (f) => Math.max(...f.players.map(({ prestige }) => prestige)),
)
const highestWithObjectives = derived(
  number(
    'What is the highest Prestige of any player with the Objectives of this turn scored?',
    { min: 0, max: 60 },
    { units: ['prestige with objectives'], before: ['with objectives', 'objectives included'] },
  ),
  { players },
  (f) => Math.max(...f.players.map(({ prestige, objectives }) => prestige + objectives)),
)

export const isGameOver = defineRule({
  id: 'is-game-over',
  question: 'Is the game over now, does it end or stop at once, on the spot?',
  facts: { turnOver, highestOnTracker, highestWithObjectives, sankFromTen },
  never: [{ when: (f) => f.highestWithObjectives < f.highestOnTracker, because: 'Objectives never lower the highest Prestige.' }],
  clauses: [
    { when: (f) => !f.turnOver, answer: 'no', because: cite('game-end#mid-turn', 'Reaching 10 during a turn does not stop it') },
    { when: (f) => f.highestOnTracker >= 10, answer: 'yes', because: cite('game-end#answer', 'if in that turn any player has 10 Prestige or more') },
    {
      when: (f) => f.highestWithObjectives >= 10,
      answer: 'yes',
      because: [
        cite('objectives-at-the-end#same-end', 'so that Prestige is there when the game may end'),
        cite('conflict:objectives-and-end#answer', 'if they were completed in that turn'),
      ],
    },
    {
      when: (f) => f.sankFromTen,
      unsettled: [
        { answer: 'yes', because: cite('conflict:ten-then-hazards#any-moment', 'The game ends with a turn in which somebody has 10 or more') },
        { answer: 'no', because: cite('conflict:ten-then-hazards#at-the-end', "The tie-breaker speaks of reaching 10 at the turn's end") },
      ],
    },
  ],
  otherwise: { answer: 'no', because: cite('game-end#answer', 'if in that turn any player has 10 Prestige or more') },
  examples: [
    {
      from: 'ours',
      tells: 'Somebody reaches 11 while cards are being played',
      given: { turnOver: false, highestOnTracker: 11 },
      expect: no('game-end#mid-turn'),
    },
    { from: 'ours', tells: 'The turn ends and a player has exactly 10', given: { turnOver: true, highestOnTracker: 10 }, expect: yes('game-end#answer') },
    {
      from: 'ours',
      tells: 'An ally, not the Mission Leader, has 10 at the end of the turn',
      given: {
        turnOver: true,
        players: [
          { name: 'you', prestige: 6, objectives: 0 },
          { name: 'ally', prestige: 10, objectives: 0 },
        ],
      },
      expect: yes('game-end#answer'),
    },
    {
      from: 'ours',
      tells: '9 on the tracker and an Objective completed this turn',
      given: {
        turnOver: true,
        players: [
          { name: 'you', prestige: 9, objectives: 1 },
          { name: 'other', prestige: 8, objectives: 1 },
        ],
      },
      expect: yes('objectives-at-the-end#same-end', 'conflict:objectives-and-end#answer'),
    },
    {
      from: 'ours',
      tells: 'A player with 8 completes one Objective, and the one with 9 completes none',
      given: {
        turnOver: true,
        sankFromTen: false,
        players: [
          { name: 'you', prestige: 9, objectives: 0 },
          { name: 'other', prestige: 8, objectives: 1 },
        ],
      },
      expect: no('game-end#answer'),
    },
    {
      from: 'ours',
      tells: 'The Contract took a player to 10, and Hazards back to 9',
      given: { turnOver: true, highestOnTracker: 9, highestWithObjectives: 9, sankFromTen: true },
      expect: unsettled('conflict:ten-then-hazards#any-moment', 'conflict:ten-then-hazards#at-the-end'),
    },
    {
      from: 'ours',
      tells: 'Nobody has more than 9 at any time',
      given: { highestOnTracker: 9, highestWithObjectives: 9, sankFromTen: false },
      expect: no('game-end#answer'),
    },
    { from: 'ours', tells: 'Somebody has 10', given: { highestOnTracker: 10 }, expect: needs('turnOver') },
    {
      from: 'ours',
      tells: 'The turn ends with 9, no Objective among them',
      given: {
        turnOver: true,
        players: [
          { name: 'you', prestige: 9, objectives: 0 },
          { name: 'other', prestige: 4, objectives: 0 },
        ],
      },
      expect: needs('sankFromTen'),
    },
    {
      from: 'ours',
      tells: 'Hazards took one player from 10 to 9, but another stands at 10: it ends either way',
      given: { turnOver: true, highestOnTracker: 10, sankFromTen: true },
      expect: yes('game-end#answer'),
    },
    {
      from: 'ours',
      tells: 'Down from 10 to 9 by a Hazard, and back to 10 with an Objective',
      given: { turnOver: true, highestOnTracker: 9, highestWithObjectives: 10, sankFromTen: false },
      expect: yes('objectives-at-the-end#same-end', 'conflict:objectives-and-end#answer'),
    },
  ],
})
