import { yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const hasSeenCards = yesNo(
  'Have you seen any of your starting cards: project cards, corporations or Preludes?',
  ['seen my cards', 'looked at my cards', 'after seeing', 'already seen', 'have seen'],
  {
    no: ['not seen', 'before seeing', 'without looking', 'not looked'],
  },
)
const isNewToGame = yesNo('Are you new to the game?', ['new to the game', 'beginner', 'first game', 'first time', 'new player'], {
  no: ['experienced', 'not a beginner', 'played before', 'know the game'],
})

export const mayUseBeginnerCorporation = defineRule({
  id: 'may-use-beginner-corporation',
  question: 'May I take a Beginner corporation?',
  facts: { hasSeenCards, isNewToGame },
  clauses: [
    {
      when: (f) => f.hasSeenCards,
      answer: 'no',
      because: cite('beginner-corporation#answer', 'Before you see your starting project cards, your two corporations or your Prelude cards'),
    },
    { when: (f) => f.isNewToGame, answer: 'yes', because: cite('beginner-corporation#deal', 'players who are new to Terraforming Mars can be dealt one') },
  ],
  otherwise: {
    answer: 'no',
    because: cite('beginner-corporation-for-whom#answer', 'if you are not teaching somebody the game, Beginner corporations should not be used'),
  },
  examples: [
    {
      from: 'beginner-corporation#answer',
      tells: 'I have looked at my corporations',
      given: { hasSeenCards: true },
      expect: no('beginner-corporation#answer'),
    },
    {
      from: 'beginner-corporation#deal',
      tells: 'My first game, and I have seen nothing yet',
      given: { hasSeenCards: false, isNewToGame: true },
      expect: yes('beginner-corporation#deal'),
    },
    {
      from: 'beginner-corporation-for-whom#answer',
      tells: 'We all know the game',
      given: { hasSeenCards: false, isNewToGame: false },
      expect: no('beginner-corporation-for-whom#answer'),
    },
    { from: 'ours', tells: 'I have seen nothing yet', given: { hasSeenCards: false }, expect: needs('isNewToGame') },
    { from: 'ours', tells: 'My first game', given: { isNewToGame: true }, expect: needs('hasSeenCards') },
  ],
})
