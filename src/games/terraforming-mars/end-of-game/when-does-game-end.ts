import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { isSolo } from '../facts/parts.ts'

const maxedIn = choice(
  'What brought the last parameter to its maximum?',
  {
    action: 'a player, in the action phase',
    'world-government': 'World Government Terraforming',
    aquifer: 'Aquifer Released by Public Council',
    'volcanic-eruptions': 'Volcanic Eruptions',
    'another-event': 'another Global Event',
  },
  {
    says: {
      action: ['action phase', 'on my turn', 'on her turn', 'on his turn', 'a player raised'],
      'world-government': ['world government', 'wgt', 'world government terraforming'],
      aquifer: ['aquifer released by public council', 'aquifer released'],
      'volcanic-eruptions': ['volcanic eruptions'],
      'another-event': ['a global event', 'global event', 'turmoil phase'],
    },
  },
)

const maxedGeneration = choice(
  'In which generation was that?',
  { this: 'in this generation', before: 'in the one before' },
  { says: { this: ['this generation', 'just now'], before: ['previous generation', 'the generation before', 'a generation ago'] }, usual: 'this' },
)

export const whenDoesGameEnd = defineChoice({
  id: 'when-does-game-end',
  question: 'All parameters are at their maximum: when does the game end?',
  facts: { maxedIn, maxedGeneration, isSolo },
  never: [{ when: (f) => f.maxedIn === 'action' && f.maxedGeneration === 'before', because: 'Then the game ended with that generation.' }],
  answers: {
    this: 'With this generation: at the Game End Check, before any Turmoil phase',
    next: 'After one more whole generation',
    last: 'A solo game lasts to its last generation: 14, or 12 with Prelude',
  },
  clauses: [
    {
      when: (f) => f.isSolo,
      answer: 'last',
      because: cite('solo-starting-conditions#generations', 'The game ends after 14 generations, with Prelude after 12'),
    },
    {
      when: (f) => f.maxedGeneration === 'before',
      answer: 'this',
      because: cite('world-government-game-end#end', 'officially ends at the Game End Check of the next Solar Phase'),
    },
    {
      when: (f) => f.maxedIn === 'world-government',
      answer: 'next',
      because: cite('world-government-game-end#answer', 'the Game End Check comes before World Government Terraforming'),
    },
    {
      when: (f) => f.maxedIn === 'aquifer',
      answer: 'next',
      because: cite('aquifer-released-by-public-council#game-end', 'If this ocean maxes all parameters, another generation is still played'),
    },
    {
      when: (f) => f.maxedIn === 'volcanic-eruptions',
      answer: 'next',
      because: cite('volcanic-eruptions#game-end', 'If this increase maxes all parameters, another generation is still played'),
    },
    {
      when: (f) => f.maxedIn === 'another-event',
      answer: 'next',
      because: cite('game-end-turmoil#answer', 'there is one more whole generation before the game ends'),
    },
  ],
  otherwise: { answer: 'this', because: cite('world-government-game-end#order', 'The Solar Phase has the Game End Check as Step 1') },
  examples: [
    {
      from: 'ours',
      tells: 'On my turn I raised the last parameter to its maximum just now, with several players',
      given: { maxedIn: 'action', maxedGeneration: 'this', isSolo: false },
      expect: answers('this', 'world-government-game-end#order'),
    },
    {
      from: 'ours',
      tells: 'World Government Terraforming placed the last ocean just now; not a solo game',
      given: { maxedIn: 'world-government', maxedGeneration: 'this', isSolo: false },
      expect: answers('next', 'world-government-game-end#answer'),
    },
    {
      from: 'ours',
      tells: 'The World Government maxed everything in the generation before; not a solo game',
      given: { maxedIn: 'world-government', maxedGeneration: 'before', isSolo: false },
      expect: answers('this', 'world-government-game-end#end'),
    },
    {
      from: 'ours',
      tells: 'Aquifer Released by Public Council placed the last ocean just now, not solo',
      given: { maxedIn: 'aquifer', maxedGeneration: 'this', isSolo: false },
      expect: answers('next', 'aquifer-released-by-public-council#game-end'),
    },
    {
      from: 'ours',
      tells: 'Volcanic Eruptions raised the last temperature just now, not solo',
      given: { maxedIn: 'volcanic-eruptions', maxedGeneration: 'this', isSolo: false },
      expect: answers('next', 'volcanic-eruptions#game-end'),
    },
    {
      from: 'ours',
      tells: 'A global event maxed the last parameter just now, not solo',
      given: { maxedIn: 'another-event', maxedGeneration: 'this', isSolo: false },
      expect: answers('next', 'game-end-turmoil#answer'),
    },
    {
      from: 'ours',
      tells: 'All is maxed in my solo game: is it over?',
      given: { isSolo: true },
      expect: answers('last', 'solo-starting-conditions#generations'),
    },
    {
      from: 'ours',
      tells: 'A global event maxed all in the generation before, not solo: when is it over?',
      given: { maxedIn: 'another-event', maxedGeneration: 'before', isSolo: false },
      expect: answers('this', 'world-government-game-end#end'),
    },
    {
      from: 'ours',
      tells: 'WGT finished the last parameter, is the game over?',
      given: { maxedIn: 'world-government' },
      expect: needs('isSolo', 'maxedGeneration'),
    },
    {
      from: 'ours',
      tells: 'The last parameter was maxed this generation, not solo',
      given: { maxedGeneration: 'this', isSolo: false },
      expect: needs('maxedIn'),
    },
  ],
})
