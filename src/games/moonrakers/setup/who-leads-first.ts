import { choice, derived, list, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'

const rolls = list('How many Hazard symbols did each player roll, you first?', { hazards: { question: 'Hazard symbols', min: 0 } }, { least: 2, most: 5 })
const lowestRoll = derived(
  choice(
    'Who rolled the fewest Hazard symbols?',
    { you: 'you alone', other: 'one other player alone', several: 'several players together' },
    {
      says: {
        you: ['i rolled the fewest', 'i have the fewest', 'i rolled lowest', 'i rolled the lowest'],
        other: ['she rolled the fewest', 'he rolled the fewest', 'another player rolled the fewest', 'she rolled lowest', 'he rolled lowest'],
        several: [
          'tied for the fewest',
          'tied for fewest',
          'tied for lowest',
          'tied for the lead',
          'tied for mission leader',
          'tie for mission leader',
          'we tied',
        ],
      },
    },
  ),
  { rolls },
  (f) => {
    const least = Math.min(...f.rolls.map(({ hazards }) => hazards))
    const lowest = f.rolls.filter(({ hazards }) => hazards === least)
    return lowest.length > 1 ? 'several' : lowest[0]?.name === f.rolls[0]?.name ? 'you' : 'other'
  },
)
const everybodyTied = derived(
  yesNo('Did all players roll the same?', ['all the same', 'everybody tied', 'all tied', 'both the same'], {
    no: ['only two tied', 'not all', 'two of three', 'two of four'],
  }),
  { rolls },
  (f) => f.rolls.every(({ hazards }) => hazards === f.rolls[0]?.hazards),
)
const rolledAllFour = yesNo('Did each player roll all 4 Hazard dice?', ['all 4 dice', 'all four dice', 'four dice'], {
  usual: true,
  no: ['one die each', 'a single die', 'only one die', 'only two dice', 'only three dice'],
})

export const whoLeadsFirst = defineChoice({
  id: 'who-leads-first',
  question: 'Who is the first Mission Leader?',
  facts: { rolledAllFour, lowestRoll, everybodyTied },
  answers: {
    you: 'You',
    other: 'The other player who rolled the fewest',
    all: 'Nobody yet: all players roll again',
    tied: 'Nobody yet: the tied players roll again',
    dice: 'Nobody yet: each player has to roll all 4 dice',
  },
  never: [{ when: (f) => f.everybodyTied && f.lowestRoll !== 'several', because: 'If all rolled the same, nobody rolled the fewest alone.' }],
  clauses: [
    { when: (f) => !f.rolledAllFour, answer: 'dice', because: cite('first-mission-leader#roll', 'Every player rolls all 4 of the dice') },
    {
      when: (f) => f.lowestRoll === 'you',
      answer: 'you',
      because: cite('first-mission-leader#lowest', 'The lowest total of Hazard symbols makes you Mission Leader'),
    },
    {
      when: (f) => f.lowestRoll === 'other',
      answer: 'other',
      because: cite('first-mission-leader#lowest', 'The lowest total of Hazard symbols makes you Mission Leader'),
    },
    { when: (f) => f.everybodyTied, answer: 'all', because: cite('first-mission-leader#tie', 'A tie for Mission Leader means that players roll again') },
  ],
  otherwise: {
    unsettled: [
      { answer: 'all', because: cite('conflict:leader-reroll#everybody', 'can mean all players, as it does for the first roll') },
      { answer: 'tied', because: cite('conflict:leader-reroll#tied-only', 'It can as well mean the players who are tied') },
    ],
  },
  examples: [
    {
      from: 'ours',
      tells: 'You roll 1, the others 2 and 4',
      given: {
        rolledAllFour: true,
        rolls: [
          { name: 'you', hazards: 1 },
          { name: 'Ada', hazards: 2 },
          { name: 'Ben', hazards: 4 },
        ],
      },
      expect: answers('you', 'first-mission-leader#lowest'),
    },
    {
      from: 'ours',
      tells: 'Another player rolls the fewest',
      given: { rolledAllFour: true, lowestRoll: 'other' },
      expect: answers('other', 'first-mission-leader#lowest'),
    },
    {
      from: 'ours',
      tells: 'Both of two players roll 2',
      given: {
        rolledAllFour: true,
        rolls: [
          { name: 'you', hazards: 2 },
          { name: 'Ada', hazards: 2 },
        ],
      },
      expect: answers('all', 'first-mission-leader#tie'),
    },
    {
      from: 'ours',
      tells: 'Two of three players tie for the fewest',
      given: {
        rolledAllFour: true,
        rolls: [
          { name: 'you', hazards: 1 },
          { name: 'Ada', hazards: 3 },
          { name: 'Ben', hazards: 1 },
        ],
      },
      expect: unsettled('conflict:leader-reroll#everybody', 'conflict:leader-reroll#tied-only'),
    },
    {
      from: 'ours',
      tells: 'Two others tie for the most: that is no tie for Mission Leader',
      given: {
        rolledAllFour: true,
        rolls: [
          { name: 'you', hazards: 3 },
          { name: 'Ada', hazards: 3 },
          { name: 'Ben', hazards: 0 },
        ],
      },
      expect: answers('other', 'first-mission-leader#lowest'),
    },
    {
      from: 'ours',
      tells: 'Each rolled a single die',
      given: { rolledAllFour: false, lowestRoll: 'you' },
      expect: answers('dice', 'first-mission-leader#roll'),
    },
    {
      from: 'ours',
      tells: 'You roll 0, the other 2',
      given: {
        rolls: [
          { name: 'you', hazards: 0 },
          { name: 'Ada', hazards: 2 },
        ],
      },
      expect: needs('rolledAllFour'),
    },
    {
      from: 'ours',
      tells: 'The two of us tied at 0, and that is everybody',
      given: { rolledAllFour: true, lowestRoll: 'several', everybodyTied: true },
      expect: answers('all', 'first-mission-leader#tie'),
    },
    { from: 'ours', tells: 'We tied for the fewest with all four dice', given: { rolledAllFour: true, lowestRoll: 'several' }, expect: needs('everybodyTied') },
  ],
})
