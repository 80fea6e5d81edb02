import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { playsSecond } from '../facts.ts'

const wantedColour = choice(
  'Which colour do you want to play for?',
  { gold: 'gold', silver: 'silver', navy: 'navy' },
  { says: { gold: ['gold', 'golden', 'yellow'], silver: ['silver', 'grey', 'gray'], navy: ['navy', 'blue', 'dark blue'] } },
)

const opponentChose = choice(
  'If your opponent plays second, which colour has your opponent decided on?',
  { gold: 'gold', silver: 'silver', none: 'none yet' },
  {
    says: {
      none: ['has not chosen', 'has not decided', 'not chosen yet', 'not decided yet', 'before my opponent chooses'],
      gold: ['opponent chose gold', 'opponent took gold', 'they took gold', 'she took gold', 'he took gold'],
      silver: ['opponent chose silver', 'opponent took silver', 'they took silver', 'she took silver', 'he took silver'],
    },
  },
)

export const mayPlayColour = defineRule({
  id: 'may-play-colour',
  question: 'May I play for this colour?',
  facts: { wantedColour, playsSecond, opponentChose },
  clauses: [
    {
      when: (f) => f.wantedColour === 'navy',
      answer: 'no',
      because: [cite('navy-rings#answer', 'navy rings are neutral'), cite('navy-rings#player-colours', 'The colours played for are gold and silver')],
    },
    { when: (f) => f.playsSecond, answer: 'yes', because: cite('choosing-colour#answer', 'The player who plays second decides which colour, gold or silver') },
    {
      when: (f) => f.opponentChose === 'none' || f.opponentChose === f.wantedColour,
      answer: 'no',
      because: cite('choosing-colour#answer', 'The player who plays second decides which colour, gold or silver'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('choosing-colour#answer', 'The player who plays second decides which colour, gold or silver') },
  examples: [
    { from: 'ours', tells: 'The second player wants silver', given: { wantedColour: 'silver', playsSecond: true }, expect: yes('choosing-colour#answer') },
    {
      from: 'ours',
      tells: 'The second player wants navy',
      given: { wantedColour: 'navy', playsSecond: true },
      expect: no('navy-rings#answer', 'navy-rings#player-colours'),
    },
    {
      from: 'ours',
      tells: 'Navy, and nobody said who plays second',
      given: { wantedColour: 'navy' },
      expect: no('navy-rings#answer', 'navy-rings#player-colours'),
    },
    {
      from: 'ours',
      tells: 'The starting player wants the gold that the second player decided on',
      given: { wantedColour: 'gold', playsSecond: false, opponentChose: 'gold' },
      expect: no('choosing-colour#answer'),
    },
    {
      from: 'ours',
      tells: 'The starting player gets what the second player left',
      given: { wantedColour: 'gold', playsSecond: false, opponentChose: 'silver' },
      expect: yes('choosing-colour#answer'),
    },
    {
      from: 'ours',
      tells: 'The starting player wants gold, and nobody said what the second player decided',
      given: { wantedColour: 'gold', playsSecond: false },
      expect: needs('opponentChose'),
    },
    { from: 'ours', tells: 'Gold, and nothing else is said', given: { wantedColour: 'gold' }, expect: needs('playsSecond', 'opponentChose') },
    { from: 'ours', tells: 'The starting player, with nothing else said', given: { playsSecond: false, opponentChose: 'gold' }, expect: needs('wantedColour') },
    {
      from: 'ours',
      tells: 'I start and want gold before my opponent chooses',
      given: { wantedColour: 'gold', playsSecond: false, opponentChose: 'none' },
      expect: no('choosing-colour#answer'),
    },
  ],
})
