import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const endStep = choice(
  'Which step is it?',
  {
    production: 'the production phase',
    'world-government': 'World Government Terraforming',
    turmoil: 'the Turmoil phase',
    'final-greeneries': 'placing final greeneries',
  },
  {
    says: {
      production: [
        'final production',
        'production in the last generation',
        'produce one last time',
        'produce again',
        'do we produce',
        'production step',
        'production phase',
        'last production',
      ],
      'world-government': ['world government', 'wgt', 'world government terraforming'],
      turmoil: [
        'global events',
        'a global event',
        'new government',
        'turmoil phase',
        'turmoil',
        'resolve global events',
        'resolve the global event',
        'global events still',
      ],
      'final-greeneries': ['final greeneries', 'final greenery', 'last greeneries'],
    },
  },
)
const isEndTriggered = yesNo(
  'Were all global parameters at their maximum when the players had passed in this generation?',
  [
    'all parameters were maxed',
    'all parameters are maxed',
    'last generation',
    'final generation',
    'everything is maxed',
    'all maxed',
    'game is over',
    'game end is triggered',
    'game has been triggered',
    'end of the game is triggered',
    'game ends this generation',
    'end of the game',
    'game end',
    'in the last round',
  ],
  { no: ['not all parameters are maxed', 'parameters are not maxed', 'not the last generation'] },
)

export const isStepPlayedAtEnd = defineRule({
  id: 'is-step-played-at-end',
  question: 'Is this step still played (carried out) in this generation, or skipped, in a game of several players?',
  facts: { endStep, isEndTriggered },
  clauses: [
    {
      when: (f) => f.endStep === 'production',
      answer: 'yes',
      because: cite('final-greeneries#when', 'the final generation is over, and all players have produced resources'),
    },
    {
      when: [(f) => f.endStep === 'turmoil', (f) => f.isEndTriggered],
      answer: 'no',
      because: [
        cite('game-end-turmoil#last-generation', 'In that last generation the Turmoil phase is skipped'),
        cite('game-end-turmoil#game-end-check', 'the game end check comes before the Turmoil phase'),
      ],
    },
    {
      when: [(f) => f.endStep === 'world-government', (f) => f.isEndTriggered],
      answer: 'no',
      because: cite('world-government-terraforming#when', 'the Game End Check has come before it'),
    },
    {
      when: [(f) => f.endStep === 'final-greeneries', (f) => f.isEndTriggered],
      answer: 'yes',
      because: cite('final-greeneries#when', 'Now they may place greeneries from plants they produced'),
    },
    {
      when: (f) => f.endStep === 'final-greeneries',
      answer: 'no',
      because: cite('final-greeneries#when', 'The end of the game has been triggered'),
    },
    {
      when: (f) => f.endStep === 'world-government',
      answer: 'yes',
      because: cite('world-government-terraforming#answer', 'After each generation the starting player raises one global parameter 1 step'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('game-end-turmoil#game-end-check', 'the game end check comes before the Turmoil phase') },
  examples: [
    {
      from: 'game-end-turmoil#last-generation',
      tells: 'All parameters were maxed this generation: do we still play the Turmoil phase?',
      given: { endStep: 'turmoil', isEndTriggered: true },
      expect: no('game-end-turmoil#game-end-check', 'game-end-turmoil#last-generation'),
    },
    {
      from: 'ours',
      tells: 'All parameters were maxed: does the starting player still do World Government Terraforming?',
      given: { endStep: 'world-government', isEndTriggered: true },
      expect: no('world-government-terraforming#when'),
    },
    {
      from: 'ours',
      tells: 'Do we produce once more, in the production phase of the last generation?',
      given: { endStep: 'production', isEndTriggered: true },
      expect: yes('final-greeneries#when'),
    },
    {
      from: 'final-greeneries#when',
      tells: 'It was the last generation and we have produced: final greeneries now?',
      given: { endStep: 'final-greeneries', isEndTriggered: true },
      expect: yes('final-greeneries#when'),
    },
    {
      from: 'ours',
      tells: 'A Global Event maxed the rest later, so not all parameters are maxed when we pass: final greeneries already?',
      given: { endStep: 'final-greeneries', isEndTriggered: false },
      expect: no('final-greeneries#when'),
    },
    {
      from: 'ours',
      tells: 'Not all parameters are maxed: is there a Turmoil phase?',
      given: { endStep: 'turmoil', isEndTriggered: false },
      expect: yes('game-end-turmoil#game-end-check'),
    },
    {
      from: 'ours',
      tells: 'Not all parameters are maxed: does World Government Terraforming take place?',
      given: { endStep: 'world-government', isEndTriggered: false },
      expect: yes('world-government-terraforming#answer'),
    },
    { from: 'ours', tells: 'Is there a Turmoil phase now?', given: { endStep: 'turmoil' }, expect: needs('isEndTriggered') },
    { from: 'ours', tells: 'All parameters were maxed, what is still played?', given: { isEndTriggered: true }, expect: needs('endStep') },
  ],
})
