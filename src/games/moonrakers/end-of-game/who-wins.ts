import { derived, list, number, standing, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'
import { sankFromTen } from '../facts.ts'

const finalists = list(
  'How much Prestige and which net worth has each player, you first?',
  { prestige: { question: 'Prestige at the end of the turn, Objectives scored', min: 0, max: 30 }, netWorth: { question: 'net worth', min: 0 } },
  { least: 2, most: 5 },
)
const yourPrestige = derived(
  number(
    'How much Prestige do you have at the end of the turn, Objectives scored?',
    { min: 0, max: 30 },
    { units: ['prestige', 'points'], before: ['i have', 'i reached', "i'm at", 'my'] },
  ),
  { finalists },
  (f) => f.finalists[0]?.prestige,
)
const bestOther = derived(
  number(
    'What is the highest Prestige of the other players at the end of the turn, Objectives scored?',
    { min: 0, max: 30 },
    { units: ['prestige', 'points'], before: ['she has', 'he has', 'they have', 'opponent has', 'other has'] },
  ),
  { finalists },
  (f) => Math.max(...f.finalists.slice(1).map(({ prestige }) => prestige)),
)
const netWorth = derived(
  standing('Who has the higher net worth: you, or the richest of the others who have 10 Prestige or more?', ['net worth', 'worth', 'wealth', 'value']),
  { finalists },
  (f) => {
    const you = f.finalists[0]
    const worths = f.finalists.slice(1).flatMap((other) => (other.prestige >= 10 ? [other.netWorth] : []))
    if (!you || worths.length === 0) return undefined
    const best = Math.max(...worths)
    return you.netWorth > best ? 'ahead' : you.netWorth === best ? 'level' : 'behind'
  },
)

const othersTied = derived(
  yesNo(
    'Do two or more other players with 10 Prestige share the highest net worth among them?',
    ['others are tied', 'the others tie', 'both others have the same'],
    {
      usual: false,
    },
  ),
  { finalists },
  (f) => {
    const worths = f.finalists.slice(1).flatMap((other) => (other.prestige >= 10 ? [other.netWorth] : []))
    return worths.filter((worth) => worth === Math.max(...worths)).length > 1
  },
)

export const whoWins = defineChoice({
  id: 'who-wins',
  question: 'Who wins as the turn ends?',
  facts: { sankFromTen, yourPrestige, bestOther, netWorth, othersTied },
  answers: { you: 'You', other: 'Another player', nobody: 'Nobody yet: the game goes on' },
  clauses: [
    {
      when: (f) => f.sankFromTen,
      unsettled: [
        { answer: null, because: cite('conflict:ten-then-hazards#any-moment', 'The game ends with a turn in which somebody has 10 or more') },
        { answer: null, because: cite('conflict:ten-then-hazards#at-the-end', "The tie-breaker speaks of reaching 10 at the turn's end") },
      ],
    },
    { when: [(f) => f.yourPrestige < 10, (f) => f.bestOther < 10], answer: 'nobody', because: cite('aim#answer', 'Be the first player to reach 10 Prestige') },
    {
      when: [(f) => f.yourPrestige >= 10, (f) => f.bestOther < 10],
      answer: 'you',
      because: cite('winner#one-player', 'If just one player has reached 10, that player is the winner'),
    },
    {
      // You do not win, and which of the others does is not said.
      when: [(f) => f.othersTied, (f) => f.yourPrestige < 10 || f.netWorth === 'behind'],
      unsettled: [{ answer: null, because: cite('conflict:tied-net-worth#no-winner-named', 'for equal net worth nothing follows') }],
    },
    { when: (f) => f.yourPrestige < 10, answer: 'other', because: cite('winner#below-ten', 'Only players who have reached 10 compare') },
    {
      when: (f) => f.netWorth === 'ahead',
      answer: 'you',
      because: [
        cite('winner#several-players', 'they compare net worth and the highest wins'),
        cite('most-prestige#prestige', 'A higher Prestige is nowhere said to win'),
      ],
    },
    {
      when: (f) => f.netWorth === 'behind',
      answer: 'other',
      because: [
        cite('winner#several-players', 'they compare net worth and the highest wins'),
        cite('most-prestige#prestige', 'A higher Prestige is nowhere said to win'),
      ],
    },
  ],
  otherwise: { unsettled: [{ answer: null, because: cite('conflict:tied-net-worth#no-winner-named', 'for equal net worth nothing follows') }] },
  examples: [
    {
      from: 'ours',
      tells: 'You have 10, nobody else has more than 9',
      given: { sankFromTen: false, yourPrestige: 10, bestOther: 9 },
      expect: answers('you', 'winner#one-player'),
    },
    {
      from: 'ours',
      tells: 'You have 9 and much the highest net worth, another has 10',
      given: { sankFromTen: false, yourPrestige: 9, bestOther: 10, netWorth: 'ahead', othersTied: false },
      expect: answers('other', 'winner#below-ten'),
    },
    { from: 'ours', tells: 'Both below 10', given: { sankFromTen: false, yourPrestige: 9, bestOther: 8 }, expect: answers('nobody', 'aim#answer') },
    {
      from: 'ours',
      tells: 'You have 11, she has 10 and is worth more: Prestige above 10 does not help',
      given: { sankFromTen: false, yourPrestige: 11, bestOther: 10, netWorth: 'behind', othersTied: false },
      expect: answers('other', 'winner#several-players', 'most-prestige#prestige'),
    },
    {
      from: 'ours',
      tells: 'Three players; the richest of all has only 9',
      given: {
        sankFromTen: false,
        finalists: [
          { name: 'you', prestige: 10, netWorth: 14 },
          { name: 'Ada', prestige: 12, netWorth: 11 },
          { name: 'Ben', prestige: 9, netWorth: 30 },
        ],
      },
      expect: answers('you', 'winner#several-players', 'most-prestige#prestige'),
    },
    {
      from: 'ours',
      tells: 'Both at 10 with the same net worth',
      given: { sankFromTen: false, yourPrestige: 10, bestOther: 10, netWorth: 'level' },
      expect: unsettled('conflict:tied-net-worth#no-winner-named'),
    },
    {
      from: 'ours',
      tells: 'Another player had 10 in this turn and lost some to Hazards',
      given: { sankFromTen: true, yourPrestige: 10, bestOther: 9 },
      expect: unsettled('conflict:ten-then-hazards#any-moment', 'conflict:ten-then-hazards#at-the-end'),
    },
    {
      from: 'ours',
      tells: 'You have 12, she has 9',
      given: {
        finalists: [
          { name: 'you', prestige: 12, netWorth: 3 },
          { name: 'she', prestige: 9, netWorth: 8 },
        ],
      },
      expect: needs('sankFromTen'),
    },
    {
      from: 'ours',
      tells: 'Three of us have 10: the other two are worth 8 each, you 5',
      given: {
        sankFromTen: false,
        finalists: [
          { name: 'you', prestige: 10, netWorth: 5 },
          { name: 'Ada', prestige: 10, netWorth: 8 },
          { name: 'Ben', prestige: 11, netWorth: 8 },
        ],
      },
      expect: unsettled('conflict:tied-net-worth#no-winner-named'),
    },
    {
      from: 'ours',
      tells: 'I have 9, somebody else has 10, and nobody sank below it',
      given: { sankFromTen: false, yourPrestige: 9, bestOther: 10 },
      expect: needs('othersTied'),
    },
    {
      from: 'ours',
      tells: 'The other two tie on net worth, and I am worth more than either',
      given: { sankFromTen: false, yourPrestige: 10, bestOther: 12, netWorth: 'ahead', othersTied: true },
      expect: answers('you', 'winner#several-players', 'most-prestige#prestige'),
    },
  ],
})
