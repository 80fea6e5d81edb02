import { card, choice, derived } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { colonyTile, waitsFor } from '../facts/colonies.ts'

const collectingCard = card('Which card in play collects a resource?', ['blue', 'green', 'corporation'])

const HELD: Readonly<Record<string, string>> = { titan: 'floater', enceladus: 'microbe', miranda: 'animal' }
const KIND = { blue: 'project', green: 'project', corporation: 'corporation' } as const

const collector = derived(
  choice(
    'What is in play, of any player, for the resource that the tile waits for?',
    {
      project: 'a project card that collects it',
      corporation: 'a corporation that can hold it',
      tag: 'only cards with its tag, or that put it on other cards',
      none: 'nothing',
    },
    {
      says: {
        project: ['collects', 'a card that holds', 'a card that collects', 'floater card', 'microbe card', 'animal card'],
        corporation: ['arklight', 'celestic', 'recyclon', 'stormcraft', 'my corporation holds', 'corporation that holds'],
        tag: ['only a tag', 'microbe tag', 'animal tag', 'venus tag', 'just the tag', 'only tags'],
        none: ['nobody has', 'no card', 'nothing in play', 'no such card'],
      },
    },
  ),
  { collectingCard, colonyTile },
  (f) =>
    f.collectingCard.holds !== undefined && f.collectingCard.holds === HELD[f.colonyTile.id] ? KIND[f.collectingCard.type as keyof typeof KIND] : undefined,
)

export const mayUseColonyTile = defineRule({
  id: 'may-use-colony-tile',
  question: 'May this colony tile be traded with and colonised yet?',
  facts: { waitsFor, collector },
  clauses: [
    {
      when: (f) => f.waitsFor === 'nothing',
      answer: 'yes',
      because: cite('trade-without-colony#answer', 'every colony tile is open to trade, except Titan, Enceladus and Miranda'),
    },
    {
      when: (f) => f.collector === 'corporation',
      answer: 'yes',
      because: cite('activating-colony-tiles#corporations', 'are included and put the tile into play immediately'),
    },
    {
      when: (f) => f.collector === 'project',
      answer: 'yes',
      because: cite('activating-colony-tiles#answer', "A card that collects the tile's resource"),
    },
    { when: (f) => f.collector === 'tag', answer: 'no', because: cite('activating-colony-tiles#tags', 'only cards that collect the resource do') },
    { when: (f) => f.waitsFor === 'floater', answer: 'no', because: cite('trade-without-colony#titan', 'Titan waits for a card that collects floaters') },
  ],
  otherwise: {
    answer: 'no',
    because: cite('inactive-colony-tiles#answer', 'they cannot be colonised or traded with until a card that collects their resource'),
  },
  examples: [
    {
      from: 'activating-colony-tiles#three-corporations',
      tells: 'Arklight is in the game: Miranda',
      given: { colonyTile: 'miranda', collectingCard: 'arklight' },
      expect: yes('activating-colony-tiles#corporations'),
    },
    {
      from: 'activating-colony-tiles#three-corporations',
      tells: 'Celestic is in the game: Titan',
      given: { colonyTile: 'titan', collectingCard: 'celestic' },
      expect: yes('activating-colony-tiles#corporations'),
    },
    {
      from: 'activating-colony-tiles#three-corporations',
      tells: 'Recyclon is in the game: Enceladus',
      given: { colonyTile: 'enceladus', collectingCard: 'recyclon' },
      expect: yes('activating-colony-tiles#corporations'),
    },
    {
      from: 'ours',
      tells: 'Somebody has Dirigibles: Titan',
      given: { colonyTile: 'titan', collectingCard: 'dirigibles' },
      expect: yes('activating-colony-tiles#answer'),
    },
    {
      from: 'ours',
      tells: 'Dirigibles hold floaters, which does not open Miranda',
      given: { colonyTile: 'miranda', collectingCard: 'dirigibles', collector: 'none' },
      expect: no('inactive-colony-tiles#answer'),
    },
    {
      from: 'activating-colony-tiles#tags',
      tells: 'Only a microbe tag for Enceladus',
      given: { waitsFor: 'microbe', collector: 'tag' },
      expect: no('activating-colony-tiles#tags'),
    },
    {
      from: 'trade-without-colony#titan',
      tells: 'Nobody collects floaters',
      given: { colonyTile: 'titan', collector: 'none' },
      expect: no('trade-without-colony#titan'),
    },
    {
      from: 'trade-without-colony#nobody-there',
      tells: 'Luna, on which nobody has built',
      given: { colonyTile: 'luna' },
      expect: yes('trade-without-colony#answer'),
    },
    { from: 'ours', tells: 'Titan', given: { colonyTile: 'titan' }, expect: needs('collector') },
    { from: 'ours', tells: 'Some tile, and nobody collects anything', given: { collector: 'none' }, expect: needs('waitsFor') },
  ],
})
