import { number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { collector, isInactive, waitsFor } from '../facts/colonies.ts'

const isFleetThere = yesNo(
  'Is a trade fleet on the tile already, of anybody?',
  [
    'fleet on it',
    'fleet is on it',
    'already traded there',
    'traded there already',
    'already traded with it',
    'someone traded there',
    'a fleet there',
    'fleet is there',
    'fleet is already there',
    'where my first one is',
  ],
  {
    no: ['no fleet there', 'no fleet on it', 'no fleet is there', 'nobody traded', 'nobody has traded', 'not traded yet', 'free of fleets'],
    usual: false,
  },
)
const freeFleets = number(
  'How many of your trade fleets are still on the Trade Fleets Tile?',
  { min: 0, usual: 1 },
  {
    units: ['fleets left', 'fleet left', 'free fleets', 'free fleet', 'unused fleets', 'unused fleet', 'fleets', 'fleet'],
    before: ['left with', 'i still have'],
  },
)

export const mayTradeWithTile = defineRule({
  id: 'may-trade-with-tile',
  question: 'May I trade with this colony tile now, if I can pay for it?',
  facts: { waitsFor, collector, isFleetThere, freeFleets },
  clauses: [
    {
      when: [(f) => f.waitsFor !== 'nothing', (f) => isInactive(f)],
      answer: 'no',
      because: cite('trade-without-colony#inactive-tiles', 'is put into play, they can be neither traded with nor colonised'),
    },
    { when: (f) => f.isFleetThere, answer: 'no', because: cite('trade-fleet-on-tile#answer', 'each colony tile can hold only one trade fleet') },
    {
      when: (f) => f.freeFleets > 0,
      answer: 'yes',
      because: [
        cite('trades-per-generation#answer', 'but only with several trade fleets: once for each fleet you own'),
        cite('trade-without-colony#answer', 'every colony tile is open to trade, except Titan, Enceladus and Miranda'),
      ],
    },
  ],
  otherwise: {
    answer: 'no',
    because: [
      cite('trades-per-generation#moving-on', 'a trade fleet cannot be moved until the following generation'),
      cite('titan-floating-launch-pad#trade-fleet', 'An available Trade Fleet is still needed'),
    ],
  },
  examples: [
    {
      from: 'trade-without-colony#nobody-there',
      tells: 'Nobody has built on Luna yet, no fleet is there, and I have 1 fleet left: may I trade with it?',
      given: { colonyTile: 'luna', isFleetThere: false, freeFleets: 1 },
      expect: yes('trades-per-generation#answer', 'trade-without-colony#answer'),
    },
    {
      from: 'trades-per-generation#additional-fleets',
      tells: 'My first fleet traded with Luna; may I send the 1 fleet left to Europa, where no fleet is, in the same generation?',
      given: { colonyTile: 'europa', isFleetThere: false, freeFleets: 1 },
      expect: yes('trades-per-generation#answer', 'trade-without-colony#answer'),
    },
    {
      from: 'trade-fleet-on-tile#answer',
      tells: 'May I send my second fleet to Luna, where my first one is?',
      given: { colonyTile: 'luna', isFleetThere: true, freeFleets: 1 },
      expect: no('trade-fleet-on-tile#answer'),
    },
    {
      from: 'ours',
      tells: 'Someone traded there already this generation: may I trade with the tile too?',
      given: { isFleetThere: true },
      expect: no('trade-fleet-on-tile#answer'),
    },
    {
      from: 'trades-per-generation#moving-on',
      tells: 'I have 0 fleets left: may I move the one that traded with Pluto on to Luna, where no fleet is?',
      given: { colonyTile: 'luna', isFleetThere: false, freeFleets: 0 },
      expect: no('trades-per-generation#moving-on', 'titan-floating-launch-pad#trade-fleet'),
    },
    {
      from: 'titan-floating-launch-pad#trade-fleet',
      tells: 'With a floater on Titan Floating Launch-Pad but 0 fleets left, may I trade with Luna?',
      given: { colonyTile: 'luna', freeFleets: 0 },
      expect: no('trades-per-generation#moving-on', 'titan-floating-launch-pad#trade-fleet'),
    },
    {
      from: 'trade-without-colony#enceladus',
      tells: 'I have 2 fleets left, but no card collects microbes: may I trade with Enceladus?',
      given: { colonyTile: 'enceladus', collector: 'none', freeFleets: 2 },
      expect: no('trade-without-colony#inactive-tiles'),
    },
    {
      from: 'trade-cannot-store#blocking',
      tells: 'Titan is open since an opponent has Dirigibles; I cannot store floaters myself, but have 1 fleet left and no fleet is there',
      given: { colonyTile: 'titan', collectingCard: 'dirigibles', isFleetThere: false, freeFleets: 1 },
      expect: yes('trades-per-generation#answer', 'trade-without-colony#answer'),
    },
    {
      from: 'ours',
      tells: 'No fleet is there and I have 1 fleet left: may I trade with Titan?',
      given: { colonyTile: 'titan', isFleetThere: false, freeFleets: 1 },
      expect: needs('collector'),
    },
    {
      from: 'ours',
      tells: 'No card collects its resource; no fleet is there and I have 1 fleet left: may I trade with the tile?',
      given: { collector: 'none', isFleetThere: false, freeFleets: 1 },
      expect: needs('waitsFor'),
    },
    { from: 'ours', tells: 'I have 1 fleet left: may I trade with Luna?', given: { colonyTile: 'luna', freeFleets: 1 }, expect: needs('isFleetThere') },
    {
      from: 'ours',
      tells: 'No fleet is there: may I trade with Luna?',
      given: { colonyTile: 'luna', isFleetThere: false },
      expect: needs('freeFleets'),
    },
  ],
})
