import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { round } from '../facts.ts'

const startedRound1 = choice(
  'Who was the starting player of the 1st round?',
  { you: 'you', opponent: 'your opponent' },
  {
    says: {
      // Who went first in some later round says nothing before one counts.
      you: [
        'i started the first round',
        'i started the 1st round',
        'i started the game',
        'i started round 1',
        'i began the game',
        'i went first in round 1',
        'i went first in the first round',
      ],
      opponent: [
        'my opponent started the first round',
        'my opponent started the 1st round',
        'my opponent started the game',
        'my opponent started round 1',
        'my opponent began the game',
        'i went second in round 1',
        'i went second in the first round',
      ],
    },
  },
)

const other = (player: 'you' | 'opponent'): 'you' | 'opponent' => (player === 'you' ? 'opponent' : 'you')

export const whoStartsRound = defineChoice({
  id: 'who-starts-round',
  question: 'Who is the starting player of this round?',
  facts: { round, startedRound1 },
  answers: { you: 'You', opponent: 'Your opponent' },
  clauses: [
    {
      when: (f) => f.round === 1,
      answer: (f) => f.startedRound1,
      because: cite('starting-player#first-round', 'The earth marker is put in front of that player'),
    },
    {
      when: (f) => f.round % 2 === 0,
      answer: (f) => other(f.startedRound1),
      because: cite('starting-player#passing-the-marker', 'passes it to the other player at the end of each round'),
    },
  ],
  otherwise: { answer: (f) => f.startedRound1, because: cite('starting-player#passing-the-marker', 'passes it to the other player at the end of each round') },
  examples: [
    { from: 'ours', tells: 'The 1st round', given: { round: 1, startedRound1: 'you' }, expect: answers('you', 'starting-player#first-round') },
    {
      from: 'ours',
      tells: 'The 2nd round has a new starting player',
      given: { round: 2, startedRound1: 'you' },
      expect: answers('opponent', 'starting-player#passing-the-marker'),
    },
    { from: 'ours', tells: 'The 5th round', given: { round: 5, startedRound1: 'opponent' }, expect: answers('opponent', 'starting-player#passing-the-marker') },
    {
      from: 'ours',
      tells: 'The last round is started by the one who went second in the first',
      given: { round: 6, startedRound1: 'opponent' },
      expect: answers('you', 'starting-player#passing-the-marker'),
    },
    { from: 'ours', tells: 'The 4th round, and nobody remembers who began', given: { round: 4 }, expect: needs('startedRound1') },
    { from: 'ours', tells: 'You began the game, and nobody said which round it is', given: { startedRound1: 'you' }, expect: needs('round') },
    {
      from: 'ours',
      tells: 'My opponent started the game, and in round 4 both of us reach for the rings',
      given: { round: 4, startedRound1: 'opponent' },
      expect: answers('you', 'starting-player#passing-the-marker'),
    },
  ],
})
