import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const revealWhat = choice(
  'What do you want to reveal?',
  { corporation: 'your corporation', first: 'your first Prelude', second: 'your second Prelude' },
  {
    says: {
      corporation: ['my corporation', 'reveal my corp', 'corporation'],
      first: ['first prelude', 'my preludes', 'reveal my first prelude', 'show my first prelude'],
      second: [
        'both my preludes',
        '2 preludes',
        'reveal the second prelude',
        'reveal my second prelude',
        'show the second prelude',
        'the second one',
        'second prelude',
        'other prelude',
        'both preludes',
        'both preludes at once',
      ],
    },
  },
)
const haveAllChosen = yesNo(
  'Has everybody chosen corporation, Preludes and project cards?',
  ['everybody has chosen', 'all have chosen', 'everyone has decided', 'all have decided'],
  {
    no: [
      'before everybody has chosen',
      'before everyone has chosen',
      'before all have chosen',
      'before the others have chosen',
      'before everybody has decided',
      'not everybody has chosen',
      'is still choosing',
      'others are choosing',
      'is still deciding',
      'still deciding',
      'others are still choosing',
      'before we have all chosen',
      'have not all chosen',
      'still picking',
      'still choosing',
      'has not chosen',
      'not decided yet',
      'before they choose',
    ],
    usual: true,
  },
)
const isTurnReached = yesNo(
  'Are the players before you in turn order done with theirs, paying for their cards included?',
  ['player before me is done', 'it is my turn', 'i am the first player', 'starting player', 'they have paid', 'others before me are done'],
  { no: ['player before me is not done', 'not my turn yet', 'has not paid yet', 'out of turn', 'all at the same time'] },
)
const haveAllPlayedCorporations = yesNo(
  'Have all players played their corporation?',
  ['all corporations are played', 'all corporations are out', 'everybody has a corporation in play'],
  { no: ['corporations are still to come', 'not all corporations', 'some corporations are not revealed'], usual: true },
)
const isFirstResolved = yesNo(
  'Is your first Prelude wholly resolved?',
  [
    'first prelude is done',
    'finished my first prelude',
    'resolved my first prelude',
    'first is resolved',
    'after the first is resolved',
    'first prelude is resolved',
    'resolved the first',
    'first one is done',
  ],
  {
    no: ['first prelude is not resolved', 'not resolved yet', 'both at once', 'both preludes at once', 'at once', 'at the same time', 'together'],
  },
)

export const mayRevealNow = defineRule({
  id: 'may-reveal-now',
  question: 'May I reveal this card of mine now, in setup?',
  facts: { revealWhat, haveAllChosen, isTurnReached, haveAllPlayedCorporations, isFirstResolved },
  never: [{ when: (f) => f.haveAllPlayedCorporations && !f.haveAllChosen, because: 'Everybody chooses before the first corporation is revealed.' }],
  clauses: [
    {
      when: (f) => !f.haveAllChosen,
      answer: 'no',
      because: cite('choosing-starting-cards#everybody-first', 'project cards before corporations and Preludes are revealed'),
    },
    {
      when: [(f) => f.revealWhat === 'corporation', (f) => !f.isTurnReached],
      answer: 'no',
      because: cite('revealing-corporations#answer', 'each plays, gains and pays before the next one does the same'),
    },
    {
      when: (f) => f.revealWhat === 'corporation',
      answer: 'yes',
      because: cite('revealing-corporations#answer', 'In turn order, beginning with the first player'),
    },
    {
      when: (f) => !f.haveAllPlayedCorporations,
      answer: 'no',
      because: cite('revealing-corporations#preludes', 'All of this happens before the Prelude phase'),
    },
    {
      when: (f) => !f.isTurnReached,
      answer: 'no',
      because: cite('playing-preludes#answer', 'In turn order from the first player, each player plays both their Preludes'),
    },
    {
      when: [(f) => f.revealWhat === 'second', (f) => !f.isFirstResolved],
      answer: 'no',
      because: cite('playing-preludes#one-at-a-time', 'only then reveal and resolve the second'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('playing-preludes#order', 'Which of the two comes first is your choice') },
  examples: [
    {
      from: 'choosing-starting-cards#everybody-first',
      tells: 'May I reveal my corporation while she is still choosing her project cards?',
      given: { revealWhat: 'corporation', haveAllChosen: false },
      expect: no('choosing-starting-cards#everybody-first'),
    },
    {
      from: 'revealing-corporations#answer',
      tells: 'All have chosen: do we reveal the corporations all at the same time? I want to show my corporation at once',
      given: { revealWhat: 'corporation', haveAllChosen: true, isTurnReached: false },
      expect: no('revealing-corporations#answer'),
    },
    {
      from: 'revealing-corporations#play',
      tells: 'All have chosen, I am the first player: do I reveal my corporation now?',
      given: { revealWhat: 'corporation', haveAllChosen: true, isTurnReached: true },
      expect: yes('revealing-corporations#answer'),
    },
    {
      from: 'revealing-corporations#preludes',
      tells: 'All have chosen; may I play my preludes right after my corporation, when corporations are still to come?',
      given: { revealWhat: 'first', haveAllChosen: true, haveAllPlayedCorporations: false },
      expect: no('revealing-corporations#preludes'),
    },
    {
      from: 'playing-preludes#answer',
      tells: 'All have chosen and all corporations are played; may I show my first prelude though it is not my turn yet?',
      given: { revealWhat: 'first', haveAllChosen: true, haveAllPlayedCorporations: true, isTurnReached: false },
      expect: no('playing-preludes#answer'),
    },
    {
      from: 'playing-preludes#one-at-a-time',
      tells: 'All have chosen, all corporations are played, it is my turn: may I lay out the second prelude when the first prelude is not resolved?',
      given: { revealWhat: 'second', haveAllChosen: true, haveAllPlayedCorporations: true, isTurnReached: true, isFirstResolved: false },
      expect: no('playing-preludes#one-at-a-time'),
    },
    {
      from: 'playing-preludes#order',
      tells: 'All have chosen, all corporations are played, it is my turn: may either be my first prelude?',
      given: { revealWhat: 'first', haveAllChosen: true, haveAllPlayedCorporations: true, isTurnReached: true },
      expect: yes('playing-preludes#order'),
    },
    {
      from: 'ours',
      tells: 'All corporations are played, so all have chosen; I am the starting player and the first prelude is resolved: now the second prelude?',
      given: { revealWhat: 'second', haveAllChosen: true, haveAllPlayedCorporations: true, isTurnReached: true, isFirstResolved: true },
      expect: yes('playing-preludes#order'),
    },
    {
      from: 'ours',
      tells: 'All have chosen: may I reveal my corporation?',
      given: { revealWhat: 'corporation', haveAllChosen: true },
      expect: needs('isTurnReached'),
    },
    {
      from: 'ours',
      tells: 'It is my turn: may I reveal my corporation?',
      given: { revealWhat: 'corporation', isTurnReached: true },
      expect: needs('haveAllChosen'),
    },
    {
      from: 'ours',
      tells: 'All have chosen and it is my turn: may I show my first prelude?',
      given: { revealWhat: 'first', haveAllChosen: true, isTurnReached: true },
      expect: needs('haveAllPlayedCorporations'),
    },
    {
      from: 'ours',
      tells: 'All have chosen, all corporations are played, it is my turn: may I show the second prelude?',
      given: { revealWhat: 'second', haveAllChosen: true, haveAllPlayedCorporations: true, isTurnReached: true },
      expect: needs('isFirstResolved'),
    },
    {
      from: 'ours',
      tells: 'All have chosen, it is my turn, but corporations are still to come: may I show it?',
      given: { haveAllChosen: true, isTurnReached: true, haveAllPlayedCorporations: false },
      expect: needs('revealWhat'),
    },
  ],
})
