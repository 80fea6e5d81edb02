import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { playerCount, playerMark } from '../facts.ts'

export const isCardInGame = defineRule({
  id: 'is-card-in-game',
  question: 'Is this card right for our number of players?',
  facts: { playerMark, playerCount },
  clauses: [
    {
      when: [(f) => f.playerMark === '3+', (f) => f.playerCount === 2],
      answer: 'no',
      because: [cite('two-player-cards#answer', 'All cards with a "3+"'), cite('card-copies#player-count', 'the card is not used in a 2-player game')],
    },
    {
      when: [(f) => f.playerMark === '2-3', (f) => f.playerCount > 3],
      answer: 'no',
      because: cite('first-expedition-at-start#answer', 'with four or five the one marked "4-5"'),
    },
    {
      when: [(f) => f.playerMark === '4-5', (f) => f.playerCount < 4],
      answer: 'no',
      because: cite('first-expedition-at-start#answer', 'With two or three players the one marked "2-3"'),
    },
    { when: (f) => f.playerMark === '3+', answer: 'yes', because: cite('setup-by-player-count#answer', 'and with two also the decks and the turn order') },
    { when: (f) => f.playerMark === '2-3', answer: 'yes', because: cite('first-expedition-at-start#answer', 'With two or three players the one marked "2-3"') },
    { when: (f) => f.playerMark === '4-5', answer: 'yes', because: cite('first-expedition-at-start#answer', 'with four or five the one marked "4-5"') },
  ],
  otherwise: { answer: 'yes', because: cite('two-player-game#answer', 'Cards with "3+" are out') },
  examples: [
    {
      from: 'ours',
      tells: 'A 3+ with two players',
      given: { playerMark: '3+', playerCount: 2 },
      expect: no('two-player-cards#answer', 'card-copies#player-count'),
    },
    { from: 'ours', tells: 'A 3+ with exactly three', given: { playerMark: '3+', playerCount: 3 }, expect: yes('setup-by-player-count#answer') },
    {
      from: 'ours',
      tells: 'The First Expedition "2-3" with two',
      given: { playerMark: '2-3', playerCount: 2 },
      expect: yes('first-expedition-at-start#answer'),
    },
    {
      from: 'ours',
      tells: 'The First Expedition "2-3" with four',
      given: { playerMark: '2-3', playerCount: 4 },
      expect: no('first-expedition-at-start#answer'),
    },
    {
      from: 'ours',
      tells: 'The First Expedition "4-5" with three',
      given: { playerMark: '4-5', playerCount: 3 },
      expect: no('first-expedition-at-start#answer'),
    },
    {
      from: 'ours',
      tells: 'The First Expedition "4-5" with five',
      given: { playerMark: '4-5', playerCount: 5 },
      expect: yes('first-expedition-at-start#answer'),
    },
    { from: 'ours', tells: 'No mark: it is in whatever your number', given: { playerMark: 'none' }, expect: yes('two-player-game#answer') },
    { from: 'ours', tells: 'A 3+, and nobody said how many play', given: { playerMark: '3+' }, expect: needs('playerCount') },
    { from: 'ours', tells: 'Two players, and nobody looked at the mark', given: { playerCount: 2 }, expect: needs('playerMark') },
    {
      from: 'ours',
      tells: 'The First Expedition "2-3" with exactly three of us',
      given: { playerMark: '2-3', playerCount: 3 },
      expect: yes('first-expedition-at-start#answer'),
    },
    {
      from: 'ours',
      tells: 'A 3+ with five players: plus means or more',
      given: { playerMark: '3+', playerCount: 5 },
      expect: yes('setup-by-player-count#answer'),
    },
  ],
})
