import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { twoPlayers } from '../facts.ts'

/** There is a Mercenary deck with two players only. */
const usuallyTwo = { ...twoPlayers, usual: true }

const setupDeck = choice(
  'Which deck is it?',
  { own: 'your starting Action deck', mercenary: 'the Mercenary deck' },
  {
    fixed: true,
    says: { own: ['my deck', 'starting deck', 'starting action deck', 'action deck', 'starter deck'], mercenary: ['mercenary deck', 'merc deck', 'mercenary'] },
  },
)
const setupCard = choice(
  'Which card?',
  {
    reactor: 'Reactor',
    thruster: 'Thruster',
    shield: 'Shield',
    damage1: '1 Damage',
    damage2: '2 Damage',
    damage3: '3 Damage',
    miss: 'Miss',
    crew: 'Crew',
    all: 'all cards together',
  },
  {
    fixed: true,
    says: {
      reactor: ['reactor', 'reactors'],
      thruster: ['thruster', 'thrusters'],
      shield: ['shield', 'shields'],
      // Damage without a level is asked about: the Mercenary deck has two levels.
      damage1: ['1 damage', 'one damage', 'damage 1'],
      damage2: ['2 damage', 'two damage', 'damage 2'],
      damage3: ['3 damage', 'three damage', 'damage 3'],
      miss: ['miss', 'misses'],
      crew: ['crew', 'crew cards'],
      all: [
        'cards in a starting',
        'cards in the starting',
        'cards in my starting',
        'cards in each starting',
        'cards in a starter',
        'cards in my deck',
        'cards in the deck',
        'cards in the mercenary deck',
        'cards in the merc deck',
        'cards does my deck',
        'cards does a starting deck',
        'cards does the mercenary deck',
        'cards do i start',
        'cards make up',
        'all cards',
        'in total',
        'altogether',
        'size of',
        'how big',
      ],
    },
  },
)

const OWN = { reactor: 3, thruster: 2, shield: 2, damage1: 2, damage2: 0, damage3: 0, miss: 1, crew: 0, all: 10 } as const
const MERCENARY = { reactor: 3, thruster: 3, shield: 3, damage1: 2, damage2: 1, damage3: 0, miss: 0, crew: 3, all: 15 } as const

export const cardsInStartingDeck = defineAmount({
  id: 'cards-in-starting-deck',
  question: 'How many of these cards go into the deck at setup?',
  unit: () => 'cards',
  facts: { setupDeck, setupCard, twoPlayers: usuallyTwo },
  clauses: [
    { when: [(f) => f.setupDeck === 'mercenary', (f) => !f.twoPlayers], answer: 0, because: cite('mercenary-setup#two-only', 'Do this only with 2 players') },
    { when: [(f) => f.setupDeck === 'own', (f) => f.setupCard === 'crew'], answer: 0, because: cite('starting-deck#crew', 'Crew cards are not part of it') },
    {
      when: [(f) => f.setupDeck === 'own', (f) => f.setupCard === 'damage2' || f.setupCard === 'damage3'],
      answer: 0,
      because: cite('starting-deck#damage', 'neither of the higher levels is in it'),
    },
    {
      when: (f) => f.setupDeck === 'own',
      answer: (f) => OWN[f.setupCard],
      because: cite('starting-deck#answer', '3 Reactor, 2 Thruster, 2 Shield and 1 Miss, and 2 Damage cards of level'),
    },
  ],
  sum: [{ add: (f) => MERCENARY[f.setupCard], because: cite('mercenary-setup#answer', '3 Reactor, 3 Shield, 3 Thruster, 3 random Crew, 2 cards of 1 Damage') }],
  examples: [
    { from: 'ours', tells: 'Reactors of a player', given: { setupDeck: 'own', setupCard: 'reactor' }, expect: answers(3, 'starting-deck#answer') },
    { from: 'ours', tells: 'Thrusters of a player', given: { setupDeck: 'own', setupCard: 'thruster' }, expect: answers(2, 'starting-deck#answer') },
    { from: 'ours', tells: 'Damage cards of a player', given: { setupDeck: 'own', setupCard: 'damage1' }, expect: answers(2, 'starting-deck#answer') },
    { from: 'ours', tells: 'A Miss of a player', given: { setupDeck: 'own', setupCard: 'miss' }, expect: answers(1, 'starting-deck#answer') },
    { from: 'ours', tells: 'Cards of 2 Damage of a player', given: { setupDeck: 'own', setupCard: 'damage2' }, expect: answers(0, 'starting-deck#damage') },
    { from: 'ours', tells: 'Crew of a player', given: { setupDeck: 'own', setupCard: 'crew' }, expect: answers(0, 'starting-deck#crew') },
    {
      from: 'ours',
      tells: 'Thrusters of the Mercenary deck',
      given: { setupDeck: 'mercenary', setupCard: 'thruster', twoPlayers: true },
      expect: answers(3, 'mercenary-setup#answer'),
    },
    {
      from: 'ours',
      tells: 'Cards of 2 Damage of the Mercenary deck',
      given: { setupDeck: 'mercenary', setupCard: 'damage2', twoPlayers: true },
      expect: answers(1, 'mercenary-setup#answer'),
    },
    {
      from: 'ours',
      tells: 'Misses of the Mercenary deck',
      given: { setupDeck: 'mercenary', setupCard: 'miss', twoPlayers: true },
      expect: answers(0, 'mercenary-setup#answer'),
    },
    {
      from: 'ours',
      tells: 'The Mercenary deck with four players',
      given: { setupDeck: 'mercenary', setupCard: 'crew', twoPlayers: false },
      expect: answers(0, 'mercenary-setup#two-only'),
    },
    {
      from: 'ours',
      tells: 'All cards of a starting Action deck in total',
      given: { setupDeck: 'own', setupCard: 'all' },
      expect: answers(10, 'starting-deck#answer'),
    },
    {
      from: 'ours',
      tells: 'How many cards make up the Mercenary deck with two players?',
      given: { setupDeck: 'mercenary', setupCard: 'all', twoPlayers: true },
      expect: answers(15, 'mercenary-setup#answer'),
    },
    { from: 'ours', tells: 'Reactors are three in either', given: { setupCard: 'reactor', twoPlayers: true }, expect: answers(3, 'starting-deck#answer') },
    { from: 'ours', tells: 'Crew of the Mercenary deck', given: { setupDeck: 'mercenary', setupCard: 'crew' }, expect: needs('twoPlayers') },
    { from: 'ours', tells: 'Shields', given: { setupCard: 'shield', twoPlayers: true }, expect: needs('setupDeck') },
    { from: 'ours', tells: 'Your deck', given: { setupDeck: 'own' }, expect: needs('setupCard') },
    {
      from: 'ours',
      tells: 'How many Damage cards go into the Mercenary deck?',
      given: { setupDeck: 'mercenary', twoPlayers: true },
      expect: needs('setupCard'),
    },
    {
      from: 'ours',
      tells: '3 Damage is in no deck at the start',
      given: { setupDeck: 'mercenary', setupCard: 'damage3' },
      expect: answers(0, 'mercenary-setup#answer'),
    },
  ],
})
