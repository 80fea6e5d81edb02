import { yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { area, areaHasTile, areaMarker } from '../facts/tiles.ts'

const cardNamesPlace = yesNo('Does the card that places the ocean allow this area expressly?', ['the card says so', 'the card allows it', 'card specifies'], {
  usual: false,
})

export const mayPlaceOcean = defineRule({
  id: 'may-place-ocean',
  question: 'May I place an ocean tile here?',
  facts: { area, areaHasTile, areaMarker, cardNamesPlace },
  clauses: [
    { when: (f) => f.areaHasTile, answer: 'no', because: cite('tile-on-tile#occupied-area', 'is closed to further tiles') },
    {
      when: (f) => f.areaMarker === 'theirs',
      answer: 'no',
      because: cite('tile-on-marked-area#answer', 'only the player who reserved the area can place a tile there'),
    },
    {
      when: (f) => f.area === 'ocean',
      answer: 'yes',
      because: cite('ocean-placement#ocean-areas', 'The reserved areas are the blue coloured ones on the board'),
    },
    { when: (f) => f.cardNamesPlace, answer: 'yes', because: cite('ocean-placement#card', 'A card can specify another place for its ocean tile') },
  ],
  otherwise: { answer: 'no', because: cite('ocean-placement#answer', 'Only on the blue areas reserved for oceans, unless a card specifies otherwise') },
  examples: [
    {
      from: 'ours',
      tells: 'On a free blue area',
      given: { area: 'ocean', areaHasTile: false, areaMarker: 'none' },
      expect: yes('ocean-placement#ocean-areas'),
    },
    { from: 'ours', tells: 'On a blue area that Mangrove covers', given: { area: 'ocean', areaHasTile: true }, expect: no('tile-on-tile#occupied-area') },
    {
      from: 'ours',
      tells: "On another player's Land Claim",
      given: { area: 'open', areaHasTile: false, areaMarker: 'theirs' },
      expect: no('tile-on-marked-area#answer'),
    },
    {
      from: 'ours',
      tells: 'On land, and the card says so',
      given: { area: 'open', areaHasTile: false, areaMarker: 'none', cardNamesPlace: true },
      expect: yes('ocean-placement#card'),
    },
    {
      from: 'ours',
      tells: 'On land',
      given: { area: 'open', areaHasTile: false, areaMarker: 'none', cardNamesPlace: false },
      expect: no('ocean-placement#answer'),
    },
    {
      from: 'ours',
      tells: 'On a volcano, and no card is named',
      given: { area: 'volcanic', areaHasTile: false, areaMarker: 'none' },
      expect: needs('cardNamesPlace'),
    },
    { from: 'ours', tells: 'Nothing but a normal card', given: { cardNamesPlace: false }, expect: needs('area', 'areaHasTile', 'areaMarker') },
  ],
})
