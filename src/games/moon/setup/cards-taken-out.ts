import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { playerCount } from '../facts.ts'

const deck = choice(
  'Out of which deck?',
  {
    base: 'the Base Cards',
    expedition: 'the Expedition deck of one Era',
    expeditions: 'the three Expedition decks together',
    'structures-1': 'the Era I Structure deck',
    'structures-2': 'the Era II Structure deck',
    'structures-3': 'the Era III Structure deck',
    structures: 'the three Structure decks together',
    all: 'all of these together',
  },
  {
    says: {
      base: ['base card', 'base cards', 'bases', 'base'],
      // "Era 1" alone may mean its Expedition deck as well as its Structure deck.
      expedition: [
        'each expedition deck',
        'one expedition deck',
        'expedition deck of',
        'expedition cards of era',
        'expedition cards of each era',
        'expedition cards per era',
        'era 1 expedition',
        'era 2 expedition',
        'era 3 expedition',
        'era i expedition',
        'era ii expedition',
        'era iii expedition',
      ],
      expeditions: ['expedition cards', 'expeditions', 'expedition decks', 'all expedition decks'],
      'structures-1': [
        'era i structure',
        'era 1 structure',
        'era i deck',
        'era 1 deck',
        'structures of era 1',
        'structure cards of era 1',
        'era i structures',
        'era 1 structures',
      ],
      'structures-2': [
        'era ii structure',
        'era 2 structure',
        'era ii deck',
        'era 2 deck',
        'structures of era 2',
        'structure cards of era 2',
        'era ii structures',
        'era 2 structures',
      ],
      'structures-3': [
        'era iii structure',
        'era 3 structure',
        'era iii deck',
        'era 3 deck',
        'structures of era 3',
        'structure cards of era 3',
        'era iii structures',
        'era 3 structures',
      ],
      structures: ['structure cards', 'structure decks', 'all structure decks'],
      all: ['in all', 'altogether', 'in total', 'all decks', 'all cards'],
    },
  },
)

export const cardsTakenOut = defineAmount({
  id: 'cards-taken-out',
  question: 'How many cards do we take out before setup?',
  unit: 'cards',
  facts: { playerCount, deck },
  clauses: [
    { when: (f) => f.playerCount > 2, answer: 0, because: cite('setup-by-player-count#answer', 'and with two also the decks and the turn order') },
    { when: (f) => f.deck === 'base', answer: 1, because: cite('two-player-cards#base-card', 'The one Base Card that has "3+"') },
    { when: (f) => f.deck === 'expedition', answer: 2, because: cite('two-player-cards#expedition-cards', 'two in each of the three Eras') },
    {
      when: (f) => f.deck === 'expeditions',
      answer: 6,
      because: cite('two-player-cards#expedition-cards', 'Six have "3+" at the bottom right'),
    },
    {
      when: (f) => f.deck === 'structures',
      answer: 10,
      because: cite('two-player-cards#answer', 'ten Structure Cards from Era I and Era II'),
    },
    { when: (f) => f.deck === 'structures-1', answer: 6, because: cite('two-player-cards#structure-cards', 'six in the Era I deck') },
    { when: (f) => f.deck === 'structures-2', answer: 4, because: cite('two-player-cards#structure-cards', 'four in the Era II deck') },
    { when: (f) => f.deck === 'structures-3', answer: 0, because: cite('two-player-cards#era-iii', 'nothing needs to be taken out') },
  ],
  // 1 + 6 + 10.
  sum: [{ add: () => 17, because: cite('two-player-cards#answer', 'one Base Card, six Expedition Cards, and ten Structure Cards') }],
  examples: [
    { from: 'ours', tells: 'Three players take nothing out', given: { playerCount: 3 }, expect: answers(0, 'setup-by-player-count#answer') },
    { from: 'ours', tells: 'Base Cards, two players', given: { playerCount: 2, deck: 'base' }, expect: answers(1, 'two-player-cards#base-card') },
    {
      from: 'ours',
      tells: 'Expedition Cards of one Era, two players',
      given: { playerCount: 2, deck: 'expedition' },
      expect: answers(2, 'two-player-cards#expedition-cards'),
    },
    { from: 'ours', tells: 'Era I, two players', given: { playerCount: 2, deck: 'structures-1' }, expect: answers(6, 'two-player-cards#structure-cards') },
    { from: 'ours', tells: 'Era II, two players', given: { playerCount: 2, deck: 'structures-2' }, expect: answers(4, 'two-player-cards#structure-cards') },
    { from: 'ours', tells: 'Era III, whatever your number', given: { deck: 'structures-3' }, expect: answers(0, 'two-player-cards#era-iii') },
    { from: 'ours', tells: 'Everything for a game of two', given: { playerCount: 2, deck: 'all' }, expect: answers(17, 'two-player-cards#answer') },
    { from: 'ours', tells: 'Two players, some deck', given: { playerCount: 2 }, expect: needs('deck') },
    { from: 'ours', tells: 'Era II, some number of players', given: { deck: 'structures-2' }, expect: needs('playerCount') },
    {
      from: 'ours',
      tells: 'How many Expedition Cards leave the game with two players, all Eras counted',
      given: { playerCount: 2, deck: 'expeditions' },
      expect: answers(6, 'two-player-cards#expedition-cards'),
    },
    {
      from: 'ours',
      tells: 'All Structure Cards that two players take out: six, four and none',
      given: { playerCount: 2, deck: 'structures' },
      expect: answers(10, 'two-player-cards#answer'),
    },
  ],
})
