import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const tileFrom = choice(
  'What places the tile?',
  {
    card: 'a card, and the tile is no ocean',
    'ocean-card': 'a card, and the tile is an ocean',
    'lava-flows': 'Lava Flows, on Tharsis or Elysium',
    'lava-tube-settlement': 'Lava Tube Settlement, on Tharsis or Elysium',
    'research-outpost': 'Research Outpost',
    'natural-preserve': 'Natural Preserve',
    'city-project': 'the City standard project',
    'greenery-project': 'the Greenery standard project',
    'aquifer-project': 'the Aquifer standard project',
    plants: 'converting plants',
  },
  {
    says: {
      card: ['city card', 'card that places a tile', 'card that places a city'],
      'ocean-card': ['ocean card', 'card that places an ocean'],
      'lava-flows': ['lava flows', 'lava flow'],
      'lava-tube-settlement': ['lava tube settlement', 'lava tube'],
      'research-outpost': ['research outpost'],
      'natural-preserve': ['natural preserve', 'nature preserve'],
      'city-project': ['city standard project', 'standard project city'],
      'greenery-project': ['greenery standard project', 'standard project greenery'],
      'aquifer-project': ['aquifer', 'aquifer standard project'],
      plants: ['convert plants', 'converting plants', '8 plants', 'my plants'],
    },
  },
)

const hasLegalPlace = yesNo('Can the tile be placed: a legal place for it, or an ocean tile left?', ['legal place', 'legal spot', 'free spot', 'oceans left'], {
  no: [
    'no legal place',
    'no legal spot',
    'nowhere to place',
    'no place',
    'no spot',
    'no oceans left',
    'no ocean tiles left',
    'all oceans are placed',
    'all volcanic areas are taken',
    'all volcanoes are taken',
    'all volcanoes are covered',
    'every spot is taken',
    'board is full',
    'cannot place',
  ],
})

export const mayActWithoutPlace = defineRule({
  id: 'may-act-without-place',
  question: 'May I play the card or use the project if its tile has no place?',
  facts: { tileFrom, hasLegalPlace },
  clauses: [
    {
      when: [(f) => f.hasLegalPlace, (f) => f.tileFrom === 'city-project' || f.tileFrom === 'greenery-project' || f.tileFrom === 'aquifer-project'],
      answer: 'yes',
      because: cite('standard-project-complete#answer', 'the action must be possible in full, tile included'),
    },
    {
      when: [(f) => f.hasLegalPlace, (f) => f.tileFrom === 'plants'],
      answer: 'yes',
      because: cite('greenery-conversion-place#answer', 'without a legal spot to place the greenery you cannot perform the action'),
    },
    { when: (f) => f.hasLegalPlace, answer: 'yes', because: cite('mandatory-tiles#answer', 'as the card requires, or you cannot play it') },
    {
      when: (f) => f.tileFrom === 'ocean-card',
      answer: 'yes',
      because: [
        cite('mandatory-tiles#ocean-tiles', 'can be played even if all oceans are gone'),
        cite('erratum-tile-placement#ocean-tiles', 'with no ocean tiles left, the card may be played without one'),
      ],
    },
    {
      when: (f) => f.tileFrom === 'aquifer-project',
      answer: 'yes',
      because: cite('standard-project-complete#maxed-parameters', 'for a parameter that is maxed can still be paid for'),
    },
    {
      when: (f) => f.tileFrom === 'lava-flows',
      answer: 'no',
      because: [
        cite('volcanic-areas-full#all-taken', 'no card whose tile goes on a volcanic area can be played'),
        cite('lava-flows-no-area#answer', 'on the Tharsis and Elysium boards it cannot be played then'),
      ],
    },
    {
      when: (f) => f.tileFrom === 'lava-tube-settlement',
      answer: 'no',
      because: cite('lava-tube-settlement-no-area#answer', 'on the Tharsis and Elysium boards it cannot be played then'),
    },
    {
      when: (f) => f.tileFrom === 'research-outpost',
      answer: 'no',
      because: cite('mandatory-tiles#research-outpost', 'free of surrounding tiles, you cannot play it'),
    },
    {
      when: (f) => f.tileFrom === 'natural-preserve',
      answer: 'no',
      because: cite('natural-preserve#no-spot', 'If the board has no such spot left, you cannot play the card'),
    },
    { when: (f) => f.tileFrom === 'city-project', answer: 'no', because: cite('standard-project-complete#city', 'you cannot use the City standard project') },
    {
      when: (f) => f.tileFrom === 'greenery-project',
      answer: 'no',
      because: cite('standard-project-complete#greenery', 'the Greenery standard project cannot be performed'),
    },
    {
      when: (f) => f.tileFrom === 'plants',
      answer: 'no',
      because: cite('greenery-conversion-place#answer', 'without a legal spot to place the greenery you cannot perform the action'),
    },
  ],
  otherwise: { answer: 'no', because: cite('tile-without-place#answer', 'if it cannot be legally placed, the card cannot be played') },
  examples: [
    {
      from: 'ours',
      tells: 'A card that places a city, and there is a legal spot for it.',
      given: { tileFrom: 'card', hasLegalPlace: true },
      expect: yes('mandatory-tiles#answer'),
    },
    {
      from: 'ours',
      tells: 'May I play a card that places an ocean when no oceans are left?',
      given: { tileFrom: 'ocean-card', hasLegalPlace: false },
      expect: yes('erratum-tile-placement#ocean-tiles', 'mandatory-tiles#ocean-tiles'),
    },
    {
      from: 'ours',
      tells: 'The aquifer standard project with no oceans left.',
      given: { tileFrom: 'aquifer-project', hasLegalPlace: false },
      expect: yes('standard-project-complete#maxed-parameters'),
    },
    {
      from: 'ours',
      tells: 'Lava Flows just for the temperature on Tharsis, when all volcanoes are taken.',
      given: { tileFrom: 'lava-flows', hasLegalPlace: false },
      expect: no('lava-flows-no-area#answer', 'volcanic-areas-full#all-taken'),
    },
    {
      from: 'ours',
      tells: 'Lava Tube Settlement on Elysium when all volcanoes are taken.',
      given: { tileFrom: 'lava-tube-settlement', hasLegalPlace: false },
      expect: no('lava-tube-settlement-no-area#answer'),
    },
    {
      from: 'mandatory-tiles#research-outpost',
      tells: 'Research Outpost when no spot is free of surrounding tiles: no legal spot.',
      given: { tileFrom: 'research-outpost', hasLegalPlace: false },
      expect: no('mandatory-tiles#research-outpost'),
    },
    {
      from: 'ours',
      tells: 'Natural Preserve with no legal spot, as every hex has a neighbour.',
      given: { tileFrom: 'natural-preserve', hasLegalPlace: false },
      expect: no('natural-preserve#no-spot'),
    },
    {
      from: 'standard-project-complete#city',
      tells: 'The city standard project just for its 1 MC production, with no legal place for a city.',
      given: { tileFrom: 'city-project', hasLegalPlace: false },
      expect: no('standard-project-complete#city'),
    },
    {
      from: 'ours',
      tells: 'The greenery standard project when the board is full.',
      given: { tileFrom: 'greenery-project', hasLegalPlace: false },
      expect: no('standard-project-complete#greenery'),
    },
    {
      from: 'ours',
      tells: 'Converting plants when the board is full.',
      given: { tileFrom: 'plants', hasLegalPlace: false },
      expect: no('greenery-conversion-place#answer'),
    },
    {
      from: 'ours',
      tells: 'A card that places a city, but there is no legal place.',
      given: { tileFrom: 'card', hasLegalPlace: false },
      expect: no('tile-without-place#answer'),
    },
    {
      from: 'ours',
      tells: 'The city standard project, and there is a legal spot for it.',
      given: { tileFrom: 'city-project', hasLegalPlace: true },
      expect: yes('standard-project-complete#answer'),
    },
    {
      from: 'ours',
      tells: 'Converting plants with a legal spot for the greenery.',
      given: { tileFrom: 'plants', hasLegalPlace: true },
      expect: yes('greenery-conversion-place#answer'),
    },
    { from: 'ours', tells: 'There is no legal place for the tile. May I still do it?', given: { hasLegalPlace: false }, expect: needs('tileFrom') },
    { from: 'ours', tells: 'May I use the city standard project?', given: { tileFrom: 'city-project' }, expect: needs('hasLegalPlace') },
  ],
})
