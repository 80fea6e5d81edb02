import { choice, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { coloniesOnTile, isTileActive, markerSpace } from '../facts/colonies.ts'

const markerEvent = choice(
  'What happens to the tile?',
  { setup: 'it comes into play: at setup, or once a card activates it', trade: 'somebody has traded with it', building: 'somebody builds a colony on it' },
  {
    says: {
      setup: ['setup', 'start of the game', 'activated', 'comes into play', 'put into play', 'at the start'],
      trade: ['traded', 'after a trade', 'after trading', 'i traded', 'after the trade'],
      building: ['build a colony', 'built a colony', 'building a colony', 'colonise', 'settle'],
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
  refusals: { moon: 'On no space: it waits on the picture of the moon' },
  facts: { markerEvent, isTileActive, coloniesOnTile, isMarkerOnSpot, markerSpace },
  clauses: [
    {
      when: (f) => !f.isTileActive,
      answer: 'moon',
      because: cite('inactive-colony-setup#answer', 'On the picture of the moon itself, until a card that holds their resource'),
    },
    {
      when: (f) => f.markerEvent === 'setup',
      answer: 2,
      because: [
        cite('setup-colonies#markers', 'goes on the highlighted second step of its track, except on'),
        cite('colony-marker-start#answer', 'where the colony marker starts, at setup or when an inactive tile is activated'),
      ],
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
    { when: (f) => f.markerEvent === 'building' && f.isMarkerOnSpot && f.markerSpace > 3, because: 'Colonies go on the first 3 spots only.' },
    { when: (f) => f.markerEvent === 'building' && f.coloniesOnTile === 3, because: 'A tile with 3 colonies takes no other.' },
    { when: (f) => f.markerSpace <= f.coloniesOnTile && f.markerEvent === 'building', because: 'The marker cannot be on a spot that has a colony.' },
  ],
  examples: [
    {
      from: 'colony-marker-after-trade#no-colonies',
      tells: 'A trade with a tile on which nobody has built',
      given: { markerEvent: 'trade', isTileActive: true, coloniesOnTile: 0 },
      expect: answers(1, 'colony-marker-after-trade#no-colonies'),
    },
    {
      from: 'ours',
      tells: 'A trade with two colonies on the tile',
      given: { markerEvent: 'trade', colonyTile: 'luna', coloniesOnTile: 2 },
      expect: answers(3, 'colony-marker-after-trade#answer'),
    },
    {
      from: 'setup-colonies#markers',
      tells: 'Luna at the start',
      given: { markerEvent: 'setup', colonyTile: 'luna' },
      expect: answers(2, 'setup-colonies#markers', 'colony-marker-start#answer'),
    },
    {
      from: 'colony-marker-start#inactive-tiles',
      tells: 'Titan has just been activated',
      given: { markerEvent: 'setup', colonyTile: 'titan', isTileActive: true },
      expect: answers(2, 'setup-colonies#markers', 'colony-marker-start#answer'),
    },
    {
      from: 'inactive-colony-setup#answer',
      tells: 'Miranda at the start',
      given: { markerEvent: 'setup', colonyTile: 'miranda', isTileActive: false },
      expect: answers('moon', 'inactive-colony-setup#answer'),
    },
    {
      from: 'colony-under-marker#answer',
      tells: 'I build on the spot under the marker',
      given: { markerEvent: 'building', isTileActive: true, isMarkerOnSpot: true, markerSpace: 1 },
      expect: answers(2, 'colony-under-marker#answer'),
    },
    {
      from: 'colony-under-marker#other-cases',
      tells: 'I build to the left of the marker',
      given: { markerEvent: 'building', isTileActive: true, isMarkerOnSpot: false, markerSpace: 5 },
      expect: answers(5, 'colony-under-marker#other-cases'),
    },
    { from: 'ours', tells: 'Titan at the start', given: { markerEvent: 'setup', colonyTile: 'titan' }, expect: needs('isTileActive') },
    { from: 'ours', tells: 'After a trade with Luna', given: { markerEvent: 'trade', colonyTile: 'luna' }, expect: needs('coloniesOnTile') },
    {
      from: 'ours',
      tells: 'I build, and the marker is on space 2',
      given: { markerEvent: 'building', colonyTile: 'luna', coloniesOnTile: 1, markerSpace: 2 },
      expect: needs('isMarkerOnSpot'),
    },
    {
      from: 'ours',
      tells: 'I build somewhere left of the marker',
      given: { markerEvent: 'building', colonyTile: 'luna', coloniesOnTile: 0, isMarkerOnSpot: false },
      expect: needs('markerSpace'),
    },
    {
      from: 'ours',
      tells: 'The marker of Luna, with no colonies',
      given: { colonyTile: 'luna', coloniesOnTile: 0, markerSpace: 4 },
      expect: needs('markerEvent'),
    },
  ],
})
