import { choice, number } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { coloniesOnTile, isTileActive, ownColoniesOnTile } from '../facts/colonies.ts'

const colonyBy = choice(
  'How do you build the colony?',
  { 'space-port-colony': 'by Space Port Colony', 'research-colony': 'by Research Colony', other: 'by another card or the standard project' },
  {
    says: {
      'space-port-colony': ['space port colony', 'spaceport colony'],
      'research-colony': ['research colony'],
      other: [
        'standard project',
        'build colony',
        'another card',
        'minority refuge',
        'pioneer settlement',
        'interplanetary colony ship',
        'mining colony',
        'ice moon colony',
      ],
    },
    usual: 'other',
  },
)
const ownColonies = number('How many colonies do you have in play?', { min: 0 }, { units: ['colonies', 'colony'], before: ['i have', 'i own', 'have'] })

export const mayBuildColony = defineRule({
  id: 'may-build-colony',
  question: 'May I build a colony on this tile?',
  facts: { isTileActive, coloniesOnTile, ownColoniesOnTile, colonyBy, ownColonies },
  never: [
    { when: (f) => f.ownColoniesOnTile > f.coloniesOnTile, because: 'Your colonies on the tile are among all colonies on it.' },
    { when: (f) => f.ownColoniesOnTile > f.ownColonies, because: 'Your colonies on the tile are among all that you have.' },
  ],
  clauses: [
    {
      when: (f) => !f.isTileActive,
      answer: 'no',
      because: cite('inactive-colony-tiles#answer', 'they cannot be colonised or traded with until a card that collects their resource'),
    },
    {
      when: [(f) => f.coloniesOnTile === 3, (f) => f.colonyBy === 'research-colony'],
      answer: 'no',
      because: cite('research-colony#maximum', 'cannot break the rule of at most 3 colonies on each colony tile'),
    },
    {
      when: [(f) => f.coloniesOnTile === 3, (f) => f.colonyBy === 'space-port-colony'],
      answer: 'no',
      because: cite('space-port-colony-limit#maximum', 'cannot break the rule of at most 3 colonies on each colony tile'),
    },
    { when: (f) => f.coloniesOnTile === 3, answer: 'no', because: cite('colony-without-place#valid-position', 'on one of the first 3 spots of a colony tile') },
    {
      when: [(f) => f.colonyBy === 'space-port-colony', (f) => f.ownColoniesOnTile === 0, (f) => f.ownColonies === 0],
      answer: 'no',
      because: cite('space-port-colony#answer', 'you must have at least one colony in play'),
    },
    {
      when: [(f) => f.ownColoniesOnTile > 0, (f) => f.colonyBy === 'other'],
      answer: 'no',
      because: cite('colonies-per-tile#answer', 'Only 1, unless Space Port Colony or Research Colony lets you place another'),
    },
    {
      when: (f) => f.ownColoniesOnTile > 0,
      answer: 'yes',
      because: cite('colonies-per-tile#exceptions', 'their colony can go on a tile where you already have one'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('colonies-per-tile#limit', 'A player is limited to 1 colony on each tile') },
  examples: [
    {
      from: 'colonies-per-tile#all-three',
      tells: 'Research Colony as the third colony of mine on one tile',
      given: { isTileActive: true, coloniesOnTile: 2, ownColoniesOnTile: 2, colonyBy: 'research-colony' },
      expect: yes('colonies-per-tile#exceptions'),
    },
    {
      from: 'research-colony#maximum',
      tells: 'Research Colony as the fourth colony',
      given: { isTileActive: true, coloniesOnTile: 3, colonyBy: 'research-colony' },
      expect: no('research-colony#maximum'),
    },
    {
      from: 'space-port-colony-limit#maximum',
      tells: 'Space Port Colony as the fourth colony',
      given: { isTileActive: true, coloniesOnTile: 3, colonyBy: 'space-port-colony' },
      expect: no('space-port-colony-limit#maximum'),
    },
    {
      from: 'colony-without-place#answer',
      tells: 'Luna is full',
      given: { colonyTile: 'luna', coloniesOnTile: 3, colonyBy: 'other' },
      expect: no('colony-without-place#valid-position'),
    },
    {
      from: 'space-port-colony#others-colonies',
      tells: 'Space Port Colony, and all colonies are of others',
      given: { colonyTile: 'luna', coloniesOnTile: 1, ownColoniesOnTile: 0, colonyBy: 'space-port-colony', ownColonies: 0 },
      expect: no('space-port-colony#answer'),
    },
    {
      from: 'ours',
      tells: 'Space Port Colony on a tile without me, with a colony of mine elsewhere',
      given: { colonyTile: 'luna', coloniesOnTile: 1, ownColoniesOnTile: 0, colonyBy: 'space-port-colony', ownColonies: 1 },
      expect: yes('colonies-per-tile#limit'),
    },
    {
      from: 'colonies-per-tile#limit',
      tells: 'A second colony of mine by the standard project',
      given: { isTileActive: true, coloniesOnTile: 1, ownColoniesOnTile: 1, colonyBy: 'other' },
      expect: no('colonies-per-tile#answer'),
    },
    {
      from: 'ours',
      tells: 'Two colonies of others on Europa, by the standard project',
      given: { colonyTile: 'europa', coloniesOnTile: 2, ownColoniesOnTile: 0, colonyBy: 'other' },
      expect: yes('colonies-per-tile#limit'),
    },
    {
      from: 'inactive-colony-tiles#miranda',
      tells: 'Miranda, and no card collects animals',
      given: { colonyTile: 'miranda', isTileActive: false },
      expect: no('inactive-colony-tiles#answer'),
    },
    { from: 'ours', tells: 'One colony of mine is there', given: { isTileActive: true, coloniesOnTile: 2, ownColoniesOnTile: 1 }, expect: needs('colonyBy') },
    {
      from: 'ours',
      tells: 'Titan with one colony on it',
      given: { colonyTile: 'titan', coloniesOnTile: 1, ownColoniesOnTile: 0, colonyBy: 'other' },
      expect: needs('isTileActive'),
    },
    { from: 'ours', tells: 'Two colonies on Luna', given: { colonyTile: 'luna', coloniesOnTile: 2, colonyBy: 'other' }, expect: needs('ownColoniesOnTile') },
    {
      from: 'ours',
      tells: 'Space Port Colony on a tile without me',
      given: { colonyTile: 'luna', coloniesOnTile: 0, ownColoniesOnTile: 0, colonyBy: 'space-port-colony' },
      expect: needs('ownColonies'),
    },
  ],
})
