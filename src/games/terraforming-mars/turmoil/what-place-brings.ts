import { choice, derived, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { globalEvent } from '../facts/turmoil.ts'

const placeEvent = derived(
  choice(
    'Is it Election or Revolution?',
    { election: 'Election', revolution: 'Revolution' },
    { says: { election: ['election', 'self-sufficiency program'], revolution: ['revolution', 'world government directives'] }, fixed: true },
  ),
  { globalEvent },
  (f) => (f.globalEvent.id === 'election' || f.globalEvent.id === 'revolution' ? f.globalEvent.id : undefined),
)
const eventPlace = choice(
  'Which place do you hold, alone or tied?',
  { first: '1st', second: '2nd', lower: 'a lower one' },
  {
    says: {
      first: ['first', '1st', 'first place', 'tied for first', 'most'],
      second: ['second', '2nd', 'second place', 'tied for second'],
      lower: ['third', '3rd', 'fourth', 'last', 'fifth'],
    },
  },
)
const isFirstTied = yesNo('Are players tied for 1st place?', ['tied for first', 'tie for 1st', 'tie for first', 'first place is tied', 'two are first'], {
  no: ['no tie', 'alone in first', 'nobody tied'],
  usual: false,
})
const hasEarthOrInfluence = yesNo('Have you at least 1 Earth tag or 1 influence?', ['an earth tag', 'earth tags', '1 influence', 'some influence'], {
  no: ['no earth tags and no influence', 'neither earth tags nor influence', 'no earth tag and no influence'],
})

export const whatPlaceBrings = defineChoice({
  id: 'what-place-brings',
  question: 'What does my place bring me in Election or Revolution?',
  facts: { placeEvent, eventPlace, isFirstTied, hasEarthOrInfluence },
  never: [
    {
      when: (f) => f.eventPlace === 'first' && f.placeEvent === 'revolution' && !f.hasEarthOrInfluence && !f.isFirstTied,
      because: 'Nobody has less than a player without Earth tags and influence.',
    },
  ],
  answers: {
    'first-benefit': 'The benefit of 1st place',
    'second-benefit': 'The benefit of 2nd place',
    'lose-2': 'You lose 2 TR',
    'second-penalty': 'You lose the TR of 2nd place',
    nothing: 'Nothing happens to you',
  },
  clauses: [
    {
      when: [(f) => f.placeEvent === 'revolution', (f) => !f.hasEarthOrInfluence],
      answer: 'nothing',
      because: cite('revolution#neither', 'A player with neither Earth tags nor influence is immune from the event'),
    },
    {
      when: (f) => f.eventPlace === 'lower',
      answer: 'nothing',
      because: [
        cite('election#tied-for-1st', 'no 2nd place benefit is awarded'),
        cite('revolution#minimum', 'Only a player with at least 1 Earth tag or 1 influence can be'),
      ],
    },
    {
      when: [(f) => f.eventPlace === 'second', (f) => f.isFirstTied],
      answer: 'nothing',
      because: [
        cite('election#tied-for-1st', 'no 2nd place benefit is awarded'),
        cite('revolution#tied-for-1st', 'There is no 2nd place penalty then, so the others lose nothing'),
      ],
    },
    {
      when: [(f) => f.placeEvent === 'revolution', (f) => f.eventPlace === 'first'],
      answer: 'lose-2',
      because: cite('revolution#tied-for-1st', 'All players tied for 1st place lose 2 TR'),
    },
    {
      when: (f) => f.placeEvent === 'revolution',
      answer: 'second-penalty',
      because: cite('revolution#minimum', 'Only a player with at least 1 Earth tag or 1 influence can be'),
    },
    {
      when: (f) => f.eventPlace === 'first',
      answer: 'first-benefit',
      because: cite('election#answer', 'All tied players get the benefit, but a tie for 1st place'),
    },
  ],
  otherwise: { answer: 'second-benefit', because: cite('election#ties', 'Ties are friendly: both tied players get the benefit') },
  examples: [
    {
      from: 'election#tied-for-1st',
      tells: 'Election: two are first, and I come next',
      given: { globalEvent: 'election', eventPlace: 'second', isFirstTied: true },
      expect: answers('nothing', 'election#tied-for-1st', 'revolution#tied-for-1st'),
    },
    {
      from: 'election#ties',
      tells: 'Election: I am one of two in 1st place',
      given: { globalEvent: 'election', eventPlace: 'first', isFirstTied: true },
      expect: answers('first-benefit', 'election#answer'),
    },
    {
      from: 'election#ties',
      tells: 'Election: I am tied for 2nd place',
      given: { globalEvent: 'election', eventPlace: 'second', isFirstTied: false },
      expect: answers('second-benefit', 'election#ties'),
    },
    {
      from: 'revolution#tied-for-1st',
      tells: 'Revolution: tied for 1st place',
      given: { globalEvent: 'revolution', eventPlace: 'first', isFirstTied: true, hasEarthOrInfluence: true },
      expect: answers('lose-2', 'revolution#tied-for-1st'),
    },
    {
      from: 'revolution#neither',
      tells: 'Revolution: neither Earth tags nor influence',
      given: { globalEvent: 'revolution', hasEarthOrInfluence: false },
      expect: answers('nothing', 'revolution#neither'),
    },
    {
      from: 'revolution#minimum',
      tells: 'Revolution: 2nd with 1 influence and no Earth tag',
      given: { globalEvent: 'revolution', eventPlace: 'second', isFirstTied: false, hasEarthOrInfluence: true },
      expect: answers('second-penalty', 'revolution#minimum'),
    },
    {
      from: 'ours',
      tells: 'Election: third',
      given: { globalEvent: 'election', eventPlace: 'lower' },
      expect: answers('nothing', 'election#tied-for-1st', 'revolution#minimum'),
    },
    {
      from: 'ours',
      tells: 'Revolution: second',
      given: { globalEvent: 'revolution', eventPlace: 'second', hasEarthOrInfluence: true },
      expect: needs('isFirstTied'),
    },
    {
      from: 'ours',
      tells: 'Revolution: first',
      given: { globalEvent: 'revolution', eventPlace: 'first', isFirstTied: true },
      expect: needs('hasEarthOrInfluence'),
    },
    { from: 'ours', tells: 'First place', given: { eventPlace: 'first', isFirstTied: false, hasEarthOrInfluence: true }, expect: needs('placeEvent') },
    { from: 'ours', tells: 'Election with a tie for 1st place', given: { globalEvent: 'election', isFirstTied: true }, expect: needs('eventPlace') },
  ],
})
