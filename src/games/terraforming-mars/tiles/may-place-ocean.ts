import { yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { areaHasTile, areaMarker, OCEAN_AREAS } from '../facts/tiles.ts'

const isBlueArea = yesNo('Is it one of the blue areas reserved for oceans?', [...OCEAN_AREAS], {
  no: [
    'normal area',
    'ordinary space',
    'plain hex',
    'land area',
    'land hex',
    'on land',
    'normal hex',
    'ordinary hex',
    'ordinary area',
    'non blue',
    'brown hex',
    'on a volcano',
    'not blue',
  ],
})

const cardNamesPlace = yesNo('Does the card that places the ocean allow this area expressly?', ['the card says so', 'the card allows it', 'card specifies'], {
  no: ['no card involved', 'aquifer project', 'standard project'],
  usual: false,
})

export const mayPlaceOcean = defineRule({
  id: 'may-place-ocean',
  question: 'May I place an ocean tile (an aquifer) on this hex, area, space or spot?',
  facts: { isBlueArea, areaHasTile, areaMarker, cardNamesPlace },
  clauses: [
    { when: (f) => f.areaHasTile, answer: 'no', because: cite('tile-on-tile#occupied-area', 'is closed to further tiles') },
    {
      when: (f) => f.areaMarker === 'theirs',
      answer: 'no',
      because: cite('tile-on-marked-area#answer', 'only the player who reserved the area can place a tile there'),
    },
    {
      when: (f) => f.isBlueArea,
      answer: 'yes',
      because: cite('ocean-placement#ocean-areas', 'The reserved areas are the blue coloured ones on the board'),
    },
    { when: (f) => f.cardNamesPlace, answer: 'yes', because: cite('ocean-placement#card', 'A card can specify another place for its ocean tile') },
  ],
  otherwise: { answer: 'no', because: cite('ocean-placement#answer', 'Only on the blue areas reserved for oceans, unless a card specifies otherwise') },
  examples: [
    {
      from: 'ours',
      tells: 'An ocean tile on a free blue hex, no marker on it.',
      given: { isBlueArea: true, areaHasTile: false, areaMarker: 'none' },
      expect: yes('ocean-placement#ocean-areas'),
    },
    {
      from: 'ours',
      tells: 'An ocean on a blue hex where Mangrove already has a tile on it.',
      given: { isBlueArea: true, areaHasTile: true },
      expect: no('tile-on-tile#occupied-area'),
    },
    {
      from: 'ours',
      tells: "The card allows it on land, but the free hex is another player's Land Claim.",
      given: { isBlueArea: false, areaHasTile: false, areaMarker: 'theirs', cardNamesPlace: true },
      expect: no('tile-on-marked-area#answer'),
    },
    {
      from: 'ours',
      tells: 'An ocean on land: the free hex has no marker, and the card says so.',
      given: { isBlueArea: false, areaHasTile: false, areaMarker: 'none', cardNamesPlace: true },
      expect: yes('ocean-placement#card'),
    },
    {
      from: 'ours',
      tells: 'The Aquifer project on an ordinary hex, no card involved.',
      given: { isBlueArea: false, cardNamesPlace: false },
      expect: no('ocean-placement#answer'),
    },
    {
      from: 'ours',
      tells: 'An ocean on a volcano that is free and has no marker.',
      given: { isBlueArea: false, areaHasTile: false, areaMarker: 'none' },
      expect: needs('cardNamesPlace'),
    },
    {
      from: 'ours',
      tells: 'Where may I put the ocean of my aquifer, no card involved?',
      given: { cardNamesPlace: false },
      expect: needs('isBlueArea', 'areaHasTile', 'areaMarker'),
    },
  ],
})
