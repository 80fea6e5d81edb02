import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { collector, coloniesOnTile, isInactive, ownColonies, ownColoniesOnTile, waitsFor } from '../facts/colonies.ts'

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
        'normal card',
        'build a colony project',
        'colony standard project',
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

export const mayBuildColony = defineRule({
  id: 'may-build-colony',
  question: 'May I build (put, place) a colony on this colony tile or moon, whether it was traded with or not?',
  facts: { waitsFor, collector, coloniesOnTile, ownColoniesOnTile, colonyBy, ownColonies },
  never: [
    { when: (f) => f.ownColoniesOnTile > f.coloniesOnTile, because: 'Your colonies on the tile are among all colonies on it.' },
    { when: (f) => f.ownColoniesOnTile > f.ownColonies, because: 'Your colonies on the tile are among all that you have.' },
    { when: (f) => f.coloniesOnTile > 0 && isInactive(f), because: 'Nobody can have built on a tile that is still inactive.' },
    { when: (f) => f.ownColoniesOnTile > 0 && isInactive(f), because: 'You cannot have built on a tile that is still inactive.' },
  ],
  clauses: [
    {
      when: [(f) => f.waitsFor !== 'nothing', (f) => isInactive(f)],
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
      from: 'ours',
      tells: 'Somebody traded with Europa this generation: may I still build there, where 1 colony stands and I have 0 there?',
      given: { colonyTile: 'europa', coloniesOnTile: 1, ownColoniesOnTile: 0, colonyBy: 'other' },
      expect: yes('colonies-per-tile#limit'),
    },
    {
      from: 'colonies-per-tile#all-three',
      tells: 'Both colonies on Luna are mine, and I play Research Colony: may the third one be mine too?',
      given: { colonyTile: 'luna', coloniesOnTile: 2, ownColoniesOnTile: 2, colonyBy: 'research-colony' },
      expect: yes('colonies-per-tile#exceptions'),
    },
    {
      from: 'research-colony#maximum',
      tells: 'Luna has three colonies already: can Research Colony be the fourth?',
      given: { colonyTile: 'luna', coloniesOnTile: 3, colonyBy: 'research-colony' },
      expect: no('research-colony#maximum'),
    },
    {
      from: 'space-port-colony-limit#maximum',
      tells: 'Three colonies are on Europa: may I add a fourth with Space Port Colony?',
      given: { colonyTile: 'europa', coloniesOnTile: 3, colonyBy: 'space-port-colony' },
      expect: no('space-port-colony-limit#maximum'),
    },
    {
      from: 'colony-without-place#answer',
      tells: 'Luna has 3 colonies, none of them mine: may I build there with the standard project?',
      given: { colonyTile: 'luna', coloniesOnTile: 3, ownColoniesOnTile: 0, colonyBy: 'other' },
      expect: no('colony-without-place#valid-position'),
    },
    {
      from: 'space-port-colony#others-colonies',
      tells: 'I play Space Port Colony for Luna, where another player has the only colony; I have 0 colonies in play',
      given: { colonyTile: 'luna', coloniesOnTile: 1, ownColoniesOnTile: 0, colonyBy: 'space-port-colony', ownColonies: 0 },
      expect: no('space-port-colony#answer'),
    },
    {
      from: 'ours',
      tells: 'Space Port Colony on Luna, where one opponent has a colony and I have none, but I have 1 colony in play elsewhere',
      given: { colonyTile: 'luna', coloniesOnTile: 1, ownColoniesOnTile: 0, colonyBy: 'space-port-colony', ownColonies: 1 },
      expect: yes('colonies-per-tile#limit'),
    },
    {
      from: 'colonies-per-tile#limit',
      tells: 'The one colony on Luna is mine: can I build a second one there with the standard project?',
      given: { colonyTile: 'luna', coloniesOnTile: 1, ownColoniesOnTile: 1, colonyBy: 'other' },
      expect: no('colonies-per-tile#answer'),
    },
    {
      from: 'ours',
      tells: 'A colony of mine is there, and I want a second one by Minority Refuge; nobody said which tile or how many others are there',
      given: { ownColoniesOnTile: 1, colonyBy: 'other' },
      expect: no('colonies-per-tile#answer'),
    },
    {
      from: 'ours',
      tells: 'Europa has two colonies of other players and none of mine: may I build there with the standard project?',
      given: { colonyTile: 'europa', coloniesOnTile: 2, ownColoniesOnTile: 0, colonyBy: 'other' },
      expect: yes('colonies-per-tile#limit'),
    },
    {
      from: 'colony-after-trade#answer',
      tells: 'A trade fleet is on Luna this generation; 1 colony of somebody else is there, none of mine: may I still build by the standard project?',
      given: { colonyTile: 'luna', coloniesOnTile: 1, ownColoniesOnTile: 0, colonyBy: 'other' },
      expect: yes('colonies-per-tile#limit'),
    },
    {
      from: 'inactive-colony-tiles#miranda',
      tells: 'May I build on Miranda while no card collects animals?',
      given: { colonyTile: 'miranda', collector: 'none' },
      expect: no('inactive-colony-tiles#answer'),
    },
    {
      from: 'trade-without-colony#titan',
      tells: 'Titan is in play but nobody has a card that collects floaters: may I build there?',
      given: { colonyTile: 'titan', collector: 'none' },
      expect: no('inactive-colony-tiles#answer'),
    },
    {
      from: 'ours',
      tells: 'An opponent has Dirigibles, so may I build on Titan? Nobody has a colony there, and I use the standard project',
      given: { colonyTile: 'titan', collectingCard: 'dirigibles', coloniesOnTile: 0, ownColoniesOnTile: 0, colonyBy: 'other' },
      expect: yes('colonies-per-tile#limit'),
    },
    {
      from: 'ours',
      tells: 'Titan has 1 colony already, not mine: may I build there with the standard project?',
      given: { colonyTile: 'titan', coloniesOnTile: 1, ownColoniesOnTile: 0, colonyBy: 'other' },
      expect: yes('colonies-per-tile#limit'),
    },
    {
      from: 'ours',
      tells: 'I have one of the two colonies on Luna: may I build another one there?',
      given: { colonyTile: 'luna', coloniesOnTile: 2, ownColoniesOnTile: 1 },
      expect: needs('colonyBy'),
    },
    {
      from: 'ours',
      tells: 'Nobody has a colony on Titan: may I build the first one by the standard project?',
      given: { colonyTile: 'titan', coloniesOnTile: 0, ownColoniesOnTile: 0, colonyBy: 'other' },
      expect: needs('collector'),
    },
    {
      from: 'ours',
      tells: 'Nobody has a colony on the tile, and nobody collects its resource: may I build there by the standard project?',
      given: { collector: 'none', coloniesOnTile: 0, ownColoniesOnTile: 0, colonyBy: 'other' },
      expect: needs('waitsFor'),
    },
    {
      from: 'ours',
      tells: 'Luna has two colonies: may I build there by the standard project?',
      given: { colonyTile: 'luna', coloniesOnTile: 2, colonyBy: 'other' },
      expect: needs('ownColoniesOnTile'),
    },
    {
      from: 'ours',
      tells: 'I have no colony on Luna: may I build there by the standard project?',
      given: { colonyTile: 'luna', ownColoniesOnTile: 0, colonyBy: 'other' },
      expect: needs('coloniesOnTile'),
    },
    {
      from: 'ours',
      tells: 'Space Port Colony on Luna, where nobody has a colony',
      given: { colonyTile: 'luna', coloniesOnTile: 0, ownColoniesOnTile: 0, colonyBy: 'space-port-colony' },
      expect: needs('ownColonies'),
    },
  ],
})
