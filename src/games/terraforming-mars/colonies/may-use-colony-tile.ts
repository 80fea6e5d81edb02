import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { collector, waitsFor } from '../facts/colonies.ts'

export const mayUseColonyTile = defineRule({
  id: 'may-use-colony-tile',
  question: 'May this colony tile be used yet: is it active, for trade and colonies?',
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
      tells: 'I am Arklight, which holds animals: is Miranda active?',
      given: { colonyTile: 'miranda', collectingCard: 'arklight' },
      expect: yes('activating-colony-tiles#corporations'),
    },
    {
      from: 'activating-colony-tiles#three-corporations',
      tells: 'Celestic is in the game: may Titan be used from the start?',
      given: { colonyTile: 'titan', collectingCard: 'celestic' },
      expect: yes('activating-colony-tiles#corporations'),
    },
    {
      from: 'activating-colony-tiles#three-corporations',
      tells: 'Somebody plays Recyclon: does that open Enceladus?',
      given: { colonyTile: 'enceladus', collectingCard: 'recyclon' },
      expect: yes('activating-colony-tiles#corporations'),
    },
    {
      from: 'ours',
      tells: 'An opponent has played Dirigibles, not I: may I use Titan?',
      given: { colonyTile: 'titan', collectingCard: 'dirigibles' },
      expect: yes('activating-colony-tiles#answer'),
    },
    {
      from: 'ours',
      tells: 'Dirigibles hold floaters, and no card collects animals: is Miranda active?',
      given: { colonyTile: 'miranda', collectingCard: 'dirigibles', collector: 'none' },
      expect: no('inactive-colony-tiles#answer'),
    },
    {
      from: 'activating-colony-tiles#tags',
      tells: 'Only a microbe tag is in play: does it activate Enceladus?',
      given: { colonyTile: 'enceladus', collector: 'tag' },
      expect: no('activating-colony-tiles#tags'),
    },
    {
      from: 'ours',
      tells: 'I played an event that only puts it on other cards: do those floaters open Titan?',
      given: { colonyTile: 'titan', collector: 'tag' },
      expect: no('activating-colony-tiles#tags'),
    },
    {
      from: 'trade-without-colony#titan',
      tells: 'Nobody has a card that collects floaters: is Titan open?',
      given: { colonyTile: 'titan', collector: 'none' },
      expect: no('trade-without-colony#titan'),
    },
    {
      from: 'trade-without-colony#nobody-there',
      tells: 'May Luna be traded with from the start, although nobody has built on it?',
      given: { colonyTile: 'luna' },
      expect: yes('trade-without-colony#answer'),
    },
    { from: 'ours', tells: 'May Titan be used yet?', given: { colonyTile: 'titan' }, expect: needs('collector') },
    { from: 'ours', tells: 'No card collects its resource: may the tile be used yet?', given: { collector: 'none' }, expect: needs('waitsFor') },
  ],
})
