import { yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'

const hasSeenCards = yesNo(
  'Have you seen any of your starting cards: project cards, corporations or Preludes?',
  [
    'looked at the cards',
    'looked at them',
    'looked at my hand',
    'seen my 10 cards',
    'seen my corporations',
    'seen my corps',
    'saw my corporations',
    'peeked at',
    'peeked',
    'after i looked',
    'seen my cards',
    'looked at my cards',
    'after looking at',
    'looking at my cards',
    'i saw my cards',
    'after seeing',
    'already seen',
    'have seen',
    'looked at my corporations',
  ],
  {
    no: [
      'not seen',
      'not looked at any',
      'before looking',
      'before i look',
      'before dealing',
      'before the cards are dealt',
      'before seeing',
      'without looking',
      'not looked',
      'seen nothing',
    ],
    usual: false,
  },
)
const isNewToGame = yesNo(
  'Are you new to the game?',
  [
    'very first game',
    'first ever game',
    'never played',
    'never played before',
    'newbie',
    'i am new',
    'a beginner myself',
    'new to the game',
    'i am a beginner',
    'my first game',
    'first time playing',
    'new player',
  ],
  {
    no: ['experienced', 'experienced player', 'veteran', 'know it well', 'played many times', 'not new', 'not a beginner', 'played before', 'know the game'],
  },
)
const isTeaching = yesNo('Is somebody at the table being taught the game?', ['teaching', 'we teach', 'being taught', 'a newcomer'], {
  no: ['nobody is being taught', 'nobody is taught', 'no newcomer', 'no beginner at the table', 'all know the game', 'nobody is new', 'not teaching'],
  usual: false,
})

export const mayUseBeginnerCorporation = defineRule({
  id: 'may-use-beginner-corporation',
  question: 'May I choose a Beginner corporation instead of a normal one?',
  facts: { hasSeenCards, isNewToGame, isTeaching },
  clauses: [
    {
      when: (f) => f.hasSeenCards,
      answer: 'no',
      because: cite('beginner-corporation#answer', 'Before you see your starting project cards, your two corporations or your Prelude cards'),
    },
    { when: (f) => f.isNewToGame, answer: 'yes', because: cite('beginner-corporation#deal', 'players who are new to Terraforming Mars can be dealt one') },
    {
      when: (f) => !f.isTeaching,
      answer: 'no',
      because: cite('beginner-corporation-for-whom#answer', 'if you are not teaching somebody the game, Beginner corporations should not be used'),
    },
  ],
  // For those who know the game and teach it, the document leans both ways.
  otherwise: {
    unsettled: [
      {
        answer: 'yes',
        because: cite('beginner-corporation-for-whom#answer', 'if you are not teaching somebody the game, Beginner corporations should not be used'),
      },
      { answer: 'no', because: cite('beginner-corporation-for-whom#purpose', 'They are designed for people who are not used to the gameplay') },
    ],
  },
  examples: [
    {
      from: 'beginner-corporation#answer',
      tells: 'I have looked at my corporations: may I still take a beginner corporation?',
      given: { hasSeenCards: true },
      expect: no('beginner-corporation#answer'),
    },
    {
      from: 'beginner-corporation#deal',
      tells: 'It is my first game, and I have seen nothing yet',
      given: { hasSeenCards: false, isNewToGame: true },
      expect: yes('beginner-corporation#deal'),
    },
    {
      from: 'beginner-corporation-for-whom#answer',
      tells: 'I have seen nothing yet, but I am experienced, and nobody is new: a beginner corporation for 42 MC?',
      given: { hasSeenCards: false, isNewToGame: false, isTeaching: false },
      expect: no('beginner-corporation-for-whom#answer'),
    },
    {
      from: 'ours',
      tells: 'I know the game and am teaching a friend; before seeing any cards, may I take a beginner corporation like hers?',
      given: { hasSeenCards: false, isNewToGame: false, isTeaching: true },
      expect: unsettled('beginner-corporation-for-whom#answer', 'beginner-corporation-for-whom#purpose'),
    },
    {
      from: 'ours',
      tells: 'It is my first game, but I have already seen my cards',
      given: { hasSeenCards: true, isNewToGame: true },
      expect: no('beginner-corporation#answer'),
    },
    { from: 'ours', tells: 'I have seen nothing yet, and nobody is new', given: { hasSeenCards: false, isTeaching: false }, expect: needs('isNewToGame') },
    { from: 'ours', tells: 'It is my first game', given: { isNewToGame: true }, expect: needs('hasSeenCards') },
    { from: 'ours', tells: 'I am experienced and have seen nothing yet', given: { hasSeenCards: false, isNewToGame: false }, expect: needs('isTeaching') },
  ],
})
