import { yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { adjacentOceans, placedWhen, tilePlacedBy } from '../facts/tiles.ts'

const isLakefrontResorts = yesNo('Are you Lakefront Resorts?', ['lakefront resorts', 'lakefront', 'lakefront resort'], { no: ['not lakefront'], usual: false })

export const oceanAdjacencyMc = defineAmount({
  id: 'ocean-adjacency-mc',
  question: 'How many MC, how much money, do I get for the oceans next to a tile: a city, a greenery or another one?',
  unit: 'MC',
  facts: { adjacentOceans, tilePlacedBy, placedWhen, isLakefrontResorts },
  clauses: [
    {
      when: (f) => f.placedWhen === 'world-government',
      answer: 0,
      because: cite('ocean-adjacency#world-government', 'no player gets the 2 MC per ocean tile'),
    },
    {
      when: (f) => f.placedWhen === 'global-event',
      answer: 0,
      because: [
        cite('ocean-adjacency#global-events', 'the only exception, but some global events deny the bonus too'),
        cite('conflict:water-bonus-exception#answer', 'an ocean placed by a global event brings no player those 2 MC'),
      ],
    },
    { when: (f) => f.tilePlacedBy === 'other', answer: 0, because: cite('ocean-adjacency#who-gets-it', 'The player who places the tile receives the MC') },
  ],
  sum: [
    {
      add: (f) => 2 * f.adjacentOceans,
      because: cite('ocean-adjacency#answer', 'Normally 2 MC for each adjacent ocean tile, whatever kind of tile you place'),
    },
    {
      add: (f) => (f.isLakefrontResorts ? f.adjacentOceans : 0),
      because: cite('ocean-adjacency#lakefront-resorts', 'gets 3 MC per adjacent ocean tile instead of 2 MC'),
    },
  ],
  examples: [
    {
      from: 'ocean-adjacency#three-oceans',
      tells: 'On my turn I place Ecological Zone next to 3 ocean tiles; I am not Lakefront.',
      given: { adjacentOceans: 3, tilePlacedBy: 'you', placedWhen: 'action', isLakefrontResorts: false },
      expect: answers(6, 'ocean-adjacency#answer'),
    },
    {
      from: 'ours',
      tells: 'On my turn I place an ocean next to 2 oceans as Lakefront Resorts.',
      given: { adjacentOceans: 2, tilePlacedBy: 'you', placedWhen: 'action', isLakefrontResorts: true },
      expect: answers(6, 'ocean-adjacency#answer', 'ocean-adjacency#lakefront-resorts'),
    },
    {
      from: 'ours',
      tells: 'The World Government places an ocean next to 2 oceans; I am Lakefront Resorts.',
      given: { adjacentOceans: 2, placedWhen: 'world-government', isLakefrontResorts: true },
      expect: answers(0, 'ocean-adjacency#world-government'),
    },
    {
      from: 'ours',
      tells: 'As first player I place the ocean of the global event Aquifer Released by Public Council next to 1 ocean.',
      given: { adjacentOceans: 1, tilePlacedBy: 'you', placedWhen: 'global-event' },
      expect: answers(0, 'conflict:water-bonus-exception#answer', 'ocean-adjacency#global-events'),
    },
    {
      from: 'ours',
      tells: 'On her turn another player places an ocean beside my city, so 1 ocean is next to it. Do I get MC?',
      given: { adjacentOceans: 1, tilePlacedBy: 'other', placedWhen: 'action' },
      expect: answers(0, 'ocean-adjacency#who-gets-it'),
    },
    {
      from: 'ours',
      tells: 'I place a final greenery next to 1 ocean; I am not Lakefront.',
      given: { adjacentOceans: 1, tilePlacedBy: 'you', placedWhen: 'final', isLakefrontResorts: false },
      expect: answers(2, 'ocean-adjacency#answer'),
    },
    {
      from: 'ours',
      tells: 'Tile placed next to two oceans, I am Lakefront Resorts: MC gained.',
      given: { adjacentOceans: 2, isLakefrontResorts: true },
      expect: needs('placedWhen', 'tilePlacedBy'),
    },
    {
      from: 'ours',
      tells: 'With a prelude I place an ocean next to 1 ocean, as Lakefront Resorts.',
      given: { adjacentOceans: 1, tilePlacedBy: 'you', placedWhen: 'prelude', isLakefrontResorts: true },
      expect: answers(3, 'ocean-adjacency#answer', 'ocean-adjacency#lakefront-resorts'),
    },
    {
      from: 'ours',
      tells: 'On my turn I place a greenery next to 2 oceans.',
      given: { adjacentOceans: 2, tilePlacedBy: 'you', placedWhen: 'action' },
      expect: needs('isLakefrontResorts'),
    },
    {
      from: 'ours',
      tells: 'What do I get for a tile next to 2 oceans?',
      given: { adjacentOceans: 2 },
      expect: needs('placedWhen', 'tilePlacedBy', 'isLakefrontResorts'),
    },
    {
      from: 'ours',
      tells: 'On my turn I place a tile next to oceans; I am not Lakefront.',
      given: { tilePlacedBy: 'you', placedWhen: 'action', isLakefrontResorts: false },
      expect: needs('adjacentOceans'),
    },
  ],
})
