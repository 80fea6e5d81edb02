import { number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isTileActive } from '../facts/colonies.ts'

const isFleetThere = yesNo(
  'Is a trade fleet on the tile already, of anybody?',
  ['fleet on it', 'already traded', 'traded there', 'occupied', 'blocked', 'someone traded', 'a fleet there', 'fleet is there'],
  {
    no: ['no fleet there', 'no fleet on it', 'nobody traded', 'not traded yet', 'free of fleets'],
  },
)
const freeFleets = number(
  'How many of your trade fleets are still on the Trade Fleets Tile?',
  { min: 0 },
  { units: ['fleets', 'fleet', 'trade fleets', 'trade fleet', 'ships', 'ship', 'fleets left', 'fleet left'], before: ['i have', 'left with'] },
)

export const mayTradeWithTile = defineRule({
  id: 'may-trade-with-tile',
  question: 'May I trade with this colony tile now?',
  facts: { isTileActive, isFleetThere, freeFleets },
  clauses: [
    {
      when: (f) => !f.isTileActive,
      answer: 'no',
      because: cite('trade-without-colony#inactive-tiles', 'is put into play, they can be neither traded with nor colonised'),
    },
    { when: (f) => f.isFleetThere, answer: 'no', because: cite('trade-fleet-on-tile#answer', 'each colony tile can hold only one trade fleet') },
    {
      when: (f) => f.freeFleets > 0,
      answer: 'yes',
      because: cite('trades-per-generation#answer', 'but only with several trade fleets: once for each fleet you own'),
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
      tells: 'Luna, where nobody has a colony',
      given: { colonyTile: 'luna', isFleetThere: false, freeFleets: 1 },
      expect: yes('trades-per-generation#answer'),
    },
    {
      from: 'trades-per-generation#additional-fleets',
      tells: 'The second fleet, to another tile',
      given: { colonyTile: 'europa', isFleetThere: false, freeFleets: 1 },
      expect: yes('trades-per-generation#answer'),
    },
    {
      from: 'trade-fleet-on-tile#answer',
      tells: 'My second fleet, to the tile where my first one is',
      given: { colonyTile: 'luna', isFleetThere: true, freeFleets: 1 },
      expect: no('trade-fleet-on-tile#answer'),
    },
    {
      from: 'trades-per-generation#moving-on',
      tells: 'My only fleet has traded already',
      given: { colonyTile: 'luna', isFleetThere: false, freeFleets: 0 },
      expect: no('trades-per-generation#moving-on', 'titan-floating-launch-pad#trade-fleet'),
    },
    {
      from: 'titan-floating-launch-pad#trade-fleet',
      tells: 'Titan Floating Launch-Pad without a fleet',
      given: { colonyTile: 'luna', isFleetThere: false, freeFleets: 0 },
      expect: no('trades-per-generation#moving-on', 'titan-floating-launch-pad#trade-fleet'),
    },
    {
      from: 'trade-without-colony#enceladus',
      tells: 'Enceladus waits for microbes',
      given: { colonyTile: 'enceladus', isTileActive: false, freeFleets: 2 },
      expect: no('trade-without-colony#inactive-tiles'),
    },
    { from: 'ours', tells: 'Titan', given: { colonyTile: 'titan', isFleetThere: false, freeFleets: 1 }, expect: needs('isTileActive') },
    { from: 'ours', tells: 'Luna, with a fleet of mine left', given: { colonyTile: 'luna', freeFleets: 1 }, expect: needs('isFleetThere') },
    { from: 'ours', tells: 'Luna, no fleet there', given: { colonyTile: 'luna', isFleetThere: false }, expect: needs('freeFleets') },
  ],
})
