import { choice, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { collector, coloniesOnTile, isInactive, markerSpace, waitsFor } from '../facts/colonies.ts'

const markerEvent = choice(
  'What happens to the tile?',
  {
    setup: 'the game is set up: no card has been played yet',
    activated: 'a card that collects its resource has just activated it',
    trade: 'somebody has traded with it',
    building: 'somebody builds a colony on it',
    generation: 'nothing: a generation ends',
  },
  {
    says: {
      setup: ['setup', 'start of the game', 'at the start', 'before the first generation'],
      activated: ['activated', 'comes into play', 'put into play', 'has just become active'],
      trade: ['traded', 'after a trade', 'after trading', 'i traded', 'after the trade', 'a trade with'],
      building: ['build a colony', 'built a colony', 'building a colony', 'i build', 'colonise', 'settle'],
      generation: ['every generation', 'each generation', 'generation ends', 'end of the generation'],
    },
  },
)
const isMarkerOnSpot = yesNo(
  'Is the marker on the very spot where the colony goes?',
  ['on that spot', 'on my spot', 'on the spot', 'in the way', 'under the marker', 'marker blocks', 'covers the spot'],
  {
    no: ['not on the spot', 'not in the way', 'further right', 'farther right'],
  },
)

export const colonyMarkerSpace = defineAmount({
  id: 'colony-marker-space',
  question: 'On which space of its track is the white marker of a colony tile then?',
  unit: 'from the left',
  refusals: { moon: 'On no space: it waits on the picture of the moon', advances: 'It is advanced, as on every active tile' },
  facts: { markerEvent, waitsFor, collector, coloniesOnTile, isMarkerOnSpot, markerSpace },
  clauses: [
    {
      when: [(f) => f.markerEvent === 'setup', (f) => f.waitsFor !== 'nothing'],
      answer: 'moon',
      because: cite('inactive-colony-setup#answer', 'On the picture of the moon itself, until a card that holds their resource'),
    },
    {
      when: (f) => f.markerEvent === 'setup' || f.markerEvent === 'activated',
      answer: 2,
      because: [
        cite('setup-colonies#markers', 'goes on the highlighted second step of its track, except on'),
        cite('colony-marker-start#answer', 'where the colony marker starts, at setup or when an inactive tile is activated'),
      ],
    },
    {
      when: [(f) => f.markerEvent === 'generation', (f) => f.waitsFor !== 'nothing', (f) => isInactive(f)],
      answer: 'moon',
      because: cite('inactive-colony-tiles#marker', 'the white marker on these tiles is not advanced each generation'),
    },
    {
      when: (f) => f.markerEvent === 'generation',
      answer: 'advances',
      because: cite('inactive-colony-tiles#marker', 'the white marker on these tiles is not advanced each generation'),
    },
    {
      when: [(f) => f.markerEvent === 'trade', (f) => f.coloniesOnTile === 0],
      answer: 1,
      because: cite('colony-marker-after-trade#no-colonies', 'the marker goes to the first spot, even beyond the white outlined space'),
    },
    {
      when: (f) => f.markerEvent === 'trade',
      answer: (f) => f.coloniesOnTile + 1,
      because: cite('colony-marker-after-trade#answer', 'To the left, as far along the track as it can'),
    },
    {
      when: (f) => f.isMarkerOnSpot,
      answer: (f) => f.markerSpace + 1,
      because: cite('colony-under-marker#answer', 'move the white marker one space to the right to free the spot'),
    },
  ],
  sum: [{ add: (f) => f.markerSpace, because: cite('colony-under-marker#other-cases', 'In no other case do you move the white marker when you build') }],
  never: [
    { when: (f) => f.markerEvent === 'activated' && f.waitsFor === 'nothing', because: 'Only Titan, Enceladus and Miranda have to be activated.' },
    { when: (f) => (f.markerEvent === 'trade' || f.markerEvent === 'building') && isInactive(f), because: 'An inactive tile takes no trade and no colony.' },
    { when: (f) => f.coloniesOnTile > 0 && isInactive(f), because: 'Nobody can have built on a tile that is still inactive.' },
    { when: (f) => f.markerEvent === 'building' && f.isMarkerOnSpot && f.markerSpace > 3, because: 'Colonies go on the first 3 spots only.' },
    { when: (f) => f.markerEvent === 'building' && f.coloniesOnTile === 3, because: 'A tile with 3 colonies takes no other.' },
    { when: (f) => f.markerSpace <= f.coloniesOnTile && f.markerEvent === 'building', because: 'The marker cannot be on a spot that has a colony.' },
  ],
  examples: [
    {
      from: 'colony-marker-after-trade#no-colonies',
      tells: 'Somebody has traded with Luna, which has 0 colonies: where does the marker go?',
      given: { markerEvent: 'trade', colonyTile: 'luna', coloniesOnTile: 0 },
      expect: answers(1, 'colony-marker-after-trade#no-colonies'),
    },
    {
      from: 'ours',
      tells: 'I traded with Luna, which has 2 colonies: how far back does the white marker go?',
      given: { markerEvent: 'trade', colonyTile: 'luna', coloniesOnTile: 2 },
      expect: answers(3, 'colony-marker-after-trade#answer'),
    },
    {
      from: 'ours',
      tells: 'After the trade, with 3 colonies on the tile',
      given: { markerEvent: 'trade', coloniesOnTile: 3 },
      expect: answers(4, 'colony-marker-after-trade#answer'),
    },
    {
      from: 'setup-colonies#markers',
      tells: 'Where does the marker of Luna stand at setup?',
      given: { markerEvent: 'setup', colonyTile: 'luna' },
      expect: answers(2, 'setup-colonies#markers', 'colony-marker-start#answer'),
    },
    {
      from: 'colony-marker-start#inactive-tiles',
      tells: 'Titan has just been activated: where does its marker start?',
      given: { markerEvent: 'activated', colonyTile: 'titan' },
      expect: answers(2, 'setup-colonies#markers', 'colony-marker-start#answer'),
    },
    {
      from: 'inactive-colony-setup#answer',
      tells: 'Where is the marker of Miranda at the start of the game?',
      given: { markerEvent: 'setup', colonyTile: 'miranda' },
      expect: answers('moon', 'inactive-colony-setup#answer'),
    },
    {
      from: 'inactive-colony-tiles#marker',
      tells: 'Does the cube on Enceladus move up each generation while no card collects microbes?',
      given: { markerEvent: 'generation', colonyTile: 'enceladus', collector: 'none' },
      expect: answers('moon', 'inactive-colony-tiles#marker'),
    },
    {
      from: 'ours',
      tells: 'Does the marker of Titan move each generation, now that an opponent has Dirigibles?',
      given: { markerEvent: 'generation', colonyTile: 'titan', collectingCard: 'dirigibles' },
      expect: answers('advances', 'inactive-colony-tiles#marker'),
    },
    {
      from: 'colony-under-marker#answer',
      tells: 'I build a colony on Luna, and the marker is on the spot where it goes, space 1: where does it move?',
      given: { markerEvent: 'building', colonyTile: 'luna', isMarkerOnSpot: true, markerSpace: 1 },
      expect: answers(2, 'colony-under-marker#answer'),
    },
    {
      from: 'colony-under-marker#other-cases',
      tells: 'I build a colony on Luna while the marker is on space 5: does it move?',
      given: { markerEvent: 'building', colonyTile: 'luna', markerSpace: 5 },
      expect: answers(5, 'colony-under-marker#other-cases'),
    },
    {
      from: 'ours',
      tells: 'I build a colony on Luna; the marker is on space 3 but not on the spot where mine goes',
      given: { markerEvent: 'building', colonyTile: 'luna', isMarkerOnSpot: false, markerSpace: 3 },
      expect: answers(3, 'colony-under-marker#other-cases'),
    },
    { from: 'ours', tells: 'The end of the generation for Titan', given: { markerEvent: 'generation', colonyTile: 'titan' }, expect: needs('collector') },
    { from: 'ours', tells: 'The marker of a tile at setup', given: { markerEvent: 'setup' }, expect: needs('waitsFor') },
    { from: 'ours', tells: 'After a trade with Luna', given: { markerEvent: 'trade', colonyTile: 'luna' }, expect: needs('coloniesOnTile') },
    {
      from: 'ours',
      tells: 'I build a colony on Luna as the second, and the marker is on space 2',
      given: { markerEvent: 'building', colonyTile: 'luna', coloniesOnTile: 1, markerSpace: 2 },
      expect: needs('isMarkerOnSpot'),
    },
    {
      from: 'ours',
      tells: 'I build a colony on Luna, which has 0 colonies, and the marker is not in the way',
      given: { markerEvent: 'building', colonyTile: 'luna', coloniesOnTile: 0, isMarkerOnSpot: false },
      expect: needs('markerSpace'),
    },
    {
      from: 'ours',
      tells: 'The marker of Luna is on space 4, and it has 0 colonies',
      given: { colonyTile: 'luna', coloniesOnTile: 0, markerSpace: 4 },
      expect: needs('markerEvent'),
    },
  ],
})
