import { choice, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { placedWhen, tilePlacedBy } from '../facts/tiles.ts'

const printedMetal = choice(
  'What steel or titanium is printed on the area?',
  { one: '1 steel or 1 titanium', two: '2 of them', none: 'none', 'mars-first': 'none, but Mars First grants a steel' },
  {
    says: {
      one: [
        'steel hex',
        'titanium hex',
        'a steel',
        'a titanium',
        'steel spot',
        'titanium spot',
        '1 steel',
        '1 titanium',
        'one steel',
        'one titanium',
        'steel bonus',
        'titanium bonus',
      ],
      two: ['2 steel', '2 titanium', 'two steel', 'two titanium'],
      none: [
        'without steel or titanium',
        'no steel or titanium',
        'neither steel nor titanium',
        'without steel',
        'no steel',
        'no metal',
        'plants only',
        'no bonus',
      ],
      'mars-first': ['mars first gives a steel', 'steel of mars first', 'steel from mars first', 'only mars first'],
    },
  },
)

const isMiningCard = yesNo('Is it the tile of Mining Area or Mining Rights?', ['mining area', 'mining rights'], {
  no: ['no mining card', 'not a mining card', 'ordinary tile'],
  usual: false,
})

const isMiningGuild = yesNo('Are you Mining Guild?', ['mining guild'], { no: ['not mining guild', 'another corporation'], fixed: true })

export const miningGuildProduction = defineAmount({
  id: 'mining-guild-production',
  question: 'How many steps of steel or titanium production do I get for this tile as Mining Guild?',
  unit: 'steps of production',
  facts: { isMiningGuild, printedMetal, tilePlacedBy, placedWhen, isMiningCard },
  never: [
    {
      when: (f) => f.isMiningCard && (f.printedMetal === 'none' || f.printedMetal === 'mars-first'),
      because: 'The tiles of Mining Area and Mining Rights only go on areas that grant steel or titanium.',
    },
    {
      when: (f) => f.isMiningCard && f.placedWhen !== 'action' && f.placedWhen !== 'prelude',
      because: 'Cards are played in the action phase, or with a Prelude.',
    },
  ],
  clauses: [
    {
      when: (f) => !f.isMiningGuild,
      answer: (f) => (f.isMiningCard && f.tilePlacedBy === 'you' ? 1 : 0),
      because: [
        cite('mining-guild#answer', 'where the placement bonus is steel or titanium'),
        cite('mining-tiles-mining-guild#card', 'gives 1 production of steel or of titanium'),
      ],
    },
    { when: (f) => f.tilePlacedBy === 'other', answer: 0, because: cite('mining-guild#oceans', 'provided that you are the one who placed the ocean') },
    {
      when: (f) => f.printedMetal === 'mars-first',
      answer: 0,
      because: cite('mining-guild-mars-first#printed-bonus', 'unless the tile is on an area with a printed steel or titanium bonus'),
    },
    { when: (f) => f.printedMetal === 'none', answer: 0, because: cite('mining-guild#answer', 'where the placement bonus is steel or titanium') },
    {
      when: (f) => f.placedWhen === 'world-government',
      answer: 0,
      because: cite('world-government-bonuses#placement-bonuses-and-tr', "They, and any production that results, are the World Government's"),
    },
    {
      when: (f) => f.placedWhen === 'global-event',
      unsettled: [
        { answer: 1, because: cite('conflict:mining-guild-global-event#raised', 'Mining Guild places the ocean itself, its effect goes by the area') },
        { answer: 0, because: cite('conflict:mining-guild-global-event#not-raised', 'No player gets placement bonuses for that ocean') },
      ],
    },
  ],
  sum: [
    { add: (f) => (f.printedMetal === 'one' ? 1 : 0), because: cite('mining-guild#answer', 'where the placement bonus is steel or titanium') },
    { add: (f) => (f.printedMetal === 'two' ? 1 : 0), because: cite('mining-guild#two-resources', 'Only 1 steel production per tile') },
    { add: (f) => (f.isMiningCard ? 1 : 0), because: cite('mining-tiles-mining-guild#card', 'gives 1 production of steel or of titanium') },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'I am not Mining Guild and place Mining Rights on 1 steel: how many steps?',
      given: { isMiningGuild: false, printedMetal: 'one', tilePlacedBy: 'you', placedWhen: 'action', isMiningCard: true },
      expect: answers(1, 'mining-guild#answer', 'mining-tiles-mining-guild#card'),
    },
    {
      from: 'ours',
      tells: 'As Mining Guild I place a city, no mining card, on 1 titanium on my turn.',
      given: { isMiningGuild: true, printedMetal: 'one', tilePlacedBy: 'you', placedWhen: 'action', isMiningCard: false },
      expect: answers(1, 'mining-guild#answer'),
    },
    {
      from: 'ours',
      tells: 'As Mining Guild I place a greenery, no mining card, on 2 steel on my turn.',
      given: { isMiningGuild: true, printedMetal: 'two', tilePlacedBy: 'you', placedWhen: 'action', isMiningCard: false },
      expect: answers(1, 'mining-guild#two-resources'),
    },
    {
      from: 'cumulative-effects#event-triggers',
      tells: 'As Mining Guild I place Mining Rights on 1 titanium on my turn.',
      given: { isMiningGuild: true, printedMetal: 'one', tilePlacedBy: 'you', placedWhen: 'action', isMiningCard: true },
      expect: answers(2, 'mining-guild#answer', 'mining-tiles-mining-guild#card'),
    },
    {
      from: 'ours',
      tells: 'As Mining Guild I place Mining Area on 2 steel on my turn.',
      given: { isMiningGuild: true, printedMetal: 'two', tilePlacedBy: 'you', placedWhen: 'action', isMiningCard: true },
      expect: answers(2, 'mining-guild#two-resources', 'mining-tiles-mining-guild#card'),
    },
    {
      from: 'ours',
      tells: 'As Mining Guild I place a tile where no metal is printed, but Mars First gives a steel.',
      given: { isMiningGuild: true, printedMetal: 'mars-first', tilePlacedBy: 'you' },
      expect: answers(0, 'mining-guild-mars-first#printed-bonus'),
    },
    {
      from: 'ours',
      tells: 'As Mining Guild I place a city where there are plants only.',
      given: { isMiningGuild: true, printedMetal: 'none', tilePlacedBy: 'you' },
      expect: answers(0, 'mining-guild#answer'),
    },
    {
      from: 'ours',
      tells: 'Mars First rules and I place a city, no mining card, on 2 steel on my turn: the policy adds no step for Mining Guild.',
      given: { isMiningGuild: true, printedMetal: 'two', tilePlacedBy: 'you', placedWhen: 'action', isMiningCard: false },
      expect: answers(1, 'mining-guild#two-resources'),
    },
    {
      from: 'ours',
      tells: 'Another player places an ocean on 2 titanium, and I am Mining Guild.',
      given: { isMiningGuild: true, printedMetal: 'two', tilePlacedBy: 'other' },
      expect: answers(0, 'mining-guild#oceans'),
    },
    {
      from: 'ours',
      tells: 'As Mining Guild I place a tile on 2 steel on my turn.',
      given: { isMiningGuild: true, printedMetal: 'two', tilePlacedBy: 'you', placedWhen: 'action' },
      expect: needs('isMiningCard'),
    },
    {
      from: 'ours',
      tells: 'In the action phase a tile, no mining card, lands on 1 steel. I am Mining Guild.',
      given: { isMiningGuild: true, printedMetal: 'one', placedWhen: 'action', isMiningCard: false },
      expect: needs('tilePlacedBy'),
    },
    {
      from: 'ours',
      tells: 'As Mining Guild I place a tile, no mining card, on my turn.',
      given: { isMiningGuild: true, tilePlacedBy: 'you', placedWhen: 'action', isMiningCard: false },
      expect: needs('printedMetal'),
    },
    {
      from: 'ours',
      tells: 'For the World Government I place an ocean on 2 titanium; I am Mining Guild.',
      given: { isMiningGuild: true, printedMetal: 'two', tilePlacedBy: 'you', placedWhen: 'world-government' },
      expect: answers(0, 'world-government-bonuses#placement-bonuses-and-tr'),
    },
    {
      from: 'ours',
      tells: 'As first player and Mining Guild I place the ocean of a global event on 1 steel.',
      given: { isMiningGuild: true, printedMetal: 'one', tilePlacedBy: 'you', placedWhen: 'global-event' },
      expect: unsettled('conflict:mining-guild-global-event#raised', 'conflict:mining-guild-global-event#not-raised'),
    },
    {
      from: 'ours',
      tells: 'As Mining Guild I place an ocean, no mining card, on 1 steel.',
      given: { isMiningGuild: true, printedMetal: 'one', tilePlacedBy: 'you', isMiningCard: false },
      expect: needs('placedWhen'),
    },
  ],
})
