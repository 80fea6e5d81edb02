import { choice, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'

const placeEvent = choice(
  'Is it Election or Revolution?',
  { election: 'Election', revolution: 'Revolution' },
  { says: { election: ['election', 'self-sufficiency program'], revolution: ['revolution', 'world government directives'] }, fixed: true },
)
const eventPlace = choice(
  'Which place do you hold, alone or tied?',
  { first: '1st', second: '2nd', lower: 'a lower one' },
  {
    says: {
      first: [
        'i am alone in first place',
        'in first place',
        'i come first',
        'i came first',
        'i am first',
        'i am 1st',
        'in 1st place',
        'i tied for first',
        'i have the most',
      ],
      second: [
        'in second place',
        'i come second',
        'i came second',
        'second alone',
        'i am second',
        'i am 2nd',
        'in 2nd place',
        'i come next',
        'i tied for second',
      ],
      lower: [
        'i come third',
        'i came third',
        'i am in third place',
        'in third place',
        'i come last',
        'i am only third',
        'i am third',
        'i am 3rd',
        'in 3rd place',
        'i am fourth',
        'i am last',
        'in 4th place',
      ],
    },
  },
)
const isFirstTied = yesNo(
  'Are players tied for 1st place?',
  [
    '2 are tied for first',
    '2 players are tied for first',
    '2 players tie for first',
    '2 tied for first',
    'are tied for first',
    'tied for first',
    'tie for 1st',
    'tie for first',
    'first place is tied',
    'two are first',
  ],
  {
    no: ['no tie', 'alone in first', 'nobody tied'],
    usual: false,
  },
)
const isSecondTied = yesNo(
  'Are you tied with somebody for 2nd place?',
  ['tied for second', 'tie for 2nd', 'tied for 2nd', 'tie for second', 'two are second'],
  {
    no: ['alone in second', 'second alone', 'alone in 2nd'],
    usual: false,
  },
)
const hasEarthOrInfluence = yesNo('Have you at least 1 Earth tag or 1 influence?', ['an earth tag', 'earth tags', '1 influence', 'some influence'], {
  no: ['no earth tags and no influence', 'neither earth tags nor influence', 'no earth tag and no influence'],
})

export const whatPlaceBrings = defineChoice({
  id: 'what-place-brings',
  question: 'What does my place bring me (what do I get, gain or lose) in Election or Revolution?',
  facts: { placeEvent, eventPlace, isFirstTied, isSecondTied, hasEarthOrInfluence },
  never: [
    {
      when: (f) => f.eventPlace === 'first' && f.placeEvent === 'revolution' && !f.hasEarthOrInfluence && !f.isFirstTied,
      because: 'A player with neither Earth tags nor influence is not alone in 1st place.',
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
      when: [(f) => f.placeEvent === 'revolution', (f) => f.eventPlace === 'second', (f) => f.isSecondTied],
      unsettled: [
        { answer: 'second-penalty', because: cite('conflict:revolution-second-tied#all-tied', 'those tied for 2nd could be treated alike') },
        { answer: null, because: cite('conflict:revolution-second-tied#not-said', 'for 2nd place the entry has no word on ties') },
      ],
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
      tells: 'Election: first place is tied between two, and I come next',
      given: { placeEvent: 'election', eventPlace: 'second', isFirstTied: true },
      expect: answers('nothing', 'election#tied-for-1st', 'revolution#tied-for-1st'),
    },
    {
      from: 'election#ties',
      tells: 'Election: I am first, tied for first with another player',
      given: { placeEvent: 'election', eventPlace: 'first', isFirstTied: true },
      expect: answers('first-benefit', 'election#answer'),
    },
    {
      from: 'election#ties',
      tells: 'Election: I am second, tied for 2nd, and nobody tied for 1st',
      given: { placeEvent: 'election', eventPlace: 'second', isFirstTied: false, isSecondTied: true },
      expect: answers('second-benefit', 'election#ties'),
    },
    {
      from: 'revolution#tied-for-1st',
      tells: 'Revolution: I am first, there is a tie for 1st, and I have earth tags',
      given: { placeEvent: 'revolution', eventPlace: 'first', isFirstTied: true, hasEarthOrInfluence: true },
      expect: answers('lose-2', 'revolution#tied-for-1st'),
    },
    {
      from: 'revolution#neither',
      tells: 'Revolution: I have neither earth tags nor influence; what do I lose?',
      given: { placeEvent: 'revolution', hasEarthOrInfluence: false },
      expect: answers('nothing', 'revolution#neither'),
    },
    {
      from: 'revolution#minimum',
      tells: 'Revolution: I am second alone with 1 influence and no earth tag, and nobody tied for 1st',
      given: { placeEvent: 'revolution', eventPlace: 'second', isFirstTied: false, isSecondTied: false, hasEarthOrInfluence: true },
      expect: answers('second-penalty', 'revolution#minimum'),
    },
    {
      from: 'ours',
      tells: 'Election: I am third',
      given: { placeEvent: 'election', eventPlace: 'lower' },
      expect: answers('nothing', 'election#tied-for-1st', 'revolution#minimum'),
    },
    {
      from: 'ours',
      tells: 'Revolution: I am second, tied for 2nd, nobody tied for 1st, and I have earth tags',
      given: { placeEvent: 'revolution', eventPlace: 'second', isFirstTied: false, isSecondTied: true, hasEarthOrInfluence: true },
      expect: unsettled('conflict:revolution-second-tied#all-tied', 'conflict:revolution-second-tied#not-said'),
    },
    {
      from: 'ours',
      tells: 'Revolution: I am second with earth tags, and nobody tied for 1st',
      given: { placeEvent: 'revolution', eventPlace: 'second', isFirstTied: false, hasEarthOrInfluence: true },
      expect: needs('isSecondTied'),
    },
    {
      from: 'ours',
      tells: 'Revolution: I am second alone and have earth tags',
      given: { placeEvent: 'revolution', eventPlace: 'second', isSecondTied: false, hasEarthOrInfluence: true },
      expect: needs('isFirstTied'),
    },
    {
      from: 'ours',
      tells: 'Revolution: I am first, and there is a tie for 1st',
      given: { placeEvent: 'revolution', eventPlace: 'first', isFirstTied: true },
      expect: needs('hasEarthOrInfluence'),
    },
    {
      from: 'ours',
      tells: 'I am first, with no tie, and have earth tags',
      given: { eventPlace: 'first', isFirstTied: false, hasEarthOrInfluence: true },
      expect: needs('placeEvent'),
    },
    { from: 'ours', tells: 'Election with a tie for 1st: what do I get?', given: { placeEvent: 'election', isFirstTied: true }, expect: needs('eventPlace') },
  ],
})
