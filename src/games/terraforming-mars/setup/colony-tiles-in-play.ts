import { yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { playerCount } from '../facts/parts.ts'

const hasAridorAdded = yesNo('Has Aridor put its additional tile into play?', ['aridor', 'aridor added', 'with aridor'], {
  no: ['without aridor', 'no aridor', 'aridor has not yet'],
  usual: false,
})

export const colonyTilesInPlay = defineAmount({
  id: 'colony-tiles-in-play',
  question: 'How many colony tiles lie on the table, in play?',
  unit: 'colony tiles',
  facts: { playerCount, hasAridorAdded },
  sum: [
    { add: (f) => (f.playerCount === 1 ? 3 : 0), because: cite('colonies-solo#answer', 'draw 4 colony tiles and put 3 of them into play') },
    { add: (f) => (f.playerCount === 2 ? 5 : 0), because: cite('setup-colonies#two-players', 'This is the exception: draw 5 tiles, not 4') },
    {
      add: (f) => (f.playerCount > 2 ? f.playerCount + 2 : 0),
      because: cite('setup-colonies#answer', 'As many as there are players plus two, drawn at random'),
    },
    { add: (f) => (f.hasAridorAdded ? 1 : 0), because: cite('aridor-first-action#answer', 'To put an additional Colony Tile in play') },
  ],
  examples: [
    {
      from: 'setup-colonies#two-players',
      tells: 'How many colony tiles with 2 players, without Aridor?',
      given: { playerCount: 2, hasAridorAdded: false },
      expect: answers(5, 'setup-colonies#two-players'),
    },
    {
      from: 'setup-colonies#answer',
      tells: 'How many colony tiles with 3 players, without Aridor?',
      given: { playerCount: 3, hasAridorAdded: false },
      expect: answers(5, 'setup-colonies#answer'),
    },
    {
      from: 'setup-colonies#answer',
      tells: 'How many colony tiles with 5 players, without Aridor?',
      given: { playerCount: 5, hasAridorAdded: false },
      expect: answers(7, 'setup-colonies#answer'),
    },
    {
      from: 'colonies-solo#answer',
      tells: 'How many moons with 1 player, without Aridor?',
      given: { playerCount: 1, hasAridorAdded: false },
      expect: answers(3, 'colonies-solo#answer'),
    },
    {
      from: 'aridor-solo#first-action',
      tells: '1 player, and Aridor added its tile',
      given: { playerCount: 1, hasAridorAdded: true },
      expect: answers(4, 'colonies-solo#answer', 'aridor-first-action#answer'),
    },
    {
      from: 'ours',
      tells: 'We are 2 players and Aridor added a tile',
      given: { playerCount: 2, hasAridorAdded: true },
      expect: answers(6, 'setup-colonies#two-players', 'aridor-first-action#answer'),
    },
    { from: 'ours', tells: 'How many colony tiles with 4 players?', given: { playerCount: 4 }, expect: needs('hasAridorAdded') },
    { from: 'ours', tells: 'How many colony tiles are there without Aridor?', given: { hasAridorAdded: false }, expect: needs('playerCount') },
  ],
})
