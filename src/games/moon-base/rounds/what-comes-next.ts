import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { round } from '../facts.ts'

const finished = choice(
  'What have both players just finished?',
  { selection: 'choosing rings', placement: 'placing rings', building: 'building' },
  {
    says: {
      selection: ['finished choosing', 'chosen our rings', 'chose our rings', 'all rings are chosen', 'finished selecting', 'done drafting'],
      placement: ['finished placing', 'placed all rings', 'all rings are placed', 'done placing'],
      building: ['finished building', 'built everything', 'done building', 'after building'],
    },
  },
)

export const whatComesNext = defineChoice({
  id: 'what-comes-next',
  question: 'What comes next?',
  facts: { finished, round },
  answers: {
    placement: 'Placing the rings',
    building: 'Building settlements or a resource base',
    'next-round': 'The earth marker goes to the other player, and a new round begins',
    points: 'The game is over: players calculate their points',
  },
  clauses: [
    {
      when: (f) => f.finished === 'selection',
      answer: 'placement',
      because: cite('round-phases#answer', 'select ring modules, place them, then build settlements or a resource base'),
    },
    {
      when: (f) => f.finished === 'placement',
      answer: 'building',
      because: cite('round-phases#answer', 'select ring modules, place them, then build settlements or a resource base'),
    },
    {
      when: (f) => f.round === 6,
      answer: 'points',
      because: [
        cite('number-of-rounds#answer', 'once building in the 6th round is finished, the game is over'),
        cite('number-of-rounds#points', 'Players then calculate their points'),
      ],
    },
  ],
  otherwise: { answer: 'next-round', because: cite('round-phases#round-end', 'Pass the earth marker, which switches the starting player of the round') },
  examples: [
    { from: 'ours', tells: 'Both have chosen their 4 rings', given: { finished: 'selection', round: 3 }, expect: answers('placement', 'round-phases#answer') },
    {
      from: 'ours',
      tells: 'All rings of the 6th round are placed: the game is not over yet',
      given: { finished: 'placement', round: 6 },
      expect: answers('building', 'round-phases#answer'),
    },
    {
      from: 'ours',
      tells: 'Building in the 5th round is done',
      given: { finished: 'building', round: 5 },
      expect: answers('next-round', 'round-phases#round-end'),
    },
    {
      from: 'ours',
      tells: 'Building in the 6th round is done',
      given: { finished: 'building', round: 6 },
      expect: answers('points', 'number-of-rounds#answer', 'number-of-rounds#points'),
    },
    { from: 'ours', tells: 'Building is done, and nobody counted the rounds', given: { finished: 'building' }, expect: needs('round') },
    { from: 'ours', tells: 'The 6th round', given: { round: 6 }, expect: needs('finished') },
    {
      from: 'ours',
      tells: 'All turns of placing are over, and I keep a ring that fits nowhere: building comes all the same',
      given: { finished: 'placement' },
      expect: answers('building', 'round-phases#answer'),
    },
  ],
})
