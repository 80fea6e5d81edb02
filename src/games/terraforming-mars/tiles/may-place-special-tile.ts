import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { areaHasTile, areaMarker, besideAnyTile, besideCity, canPayPole, cardAllowsArea, landArea } from '../facts/tiles.ts'

const specialTile = choice(
  'Which card places the tile?',
  {
    'natural-preserve': 'Natural Preserve',
    'research-outpost': 'Research Outpost',
    'commercial-district': 'Commercial District',
    'deimos-down': 'Deimos Down (promo)',
    'no-rule': 'another card, whose text states no place, like Restricted Area',
    'own-place': 'another card, whose text states a place, like Ecological Zone',
  },
  {
    says: {
      'natural-preserve': ['natural preserve', 'nature preserve'],
      'research-outpost': ['research outpost'],
      'commercial-district': ['commercial district'],
      'deimos-down': ['deimos down', 'deimos down promo', 'promo deimos'],
      'no-rule': ['restricted area', 'nuclear zone'],
      'own-place': ['ecological zone', 'eco zone', 'industrial center', 'mohole area', 'great dam', 'mining area', 'mining rights', 'lava flows'],
    },
    fixed: true,
  },
)

export const mayPlaceSpecialTile = defineRule({
  id: 'may-place-special-tile',
  question: 'May I place the tile of this card on this hex, area, space or spot?',
  facts: { specialTile, area: landArea, besideAnyTile, besideCity, areaHasTile, areaMarker, canPayPole, cardAllowsArea },
  never: [{ when: (f) => f.besideCity && !f.besideAnyTile, because: 'A city next to the area is a tile next to it.' }],
  clauses: [
    { when: (f) => f.areaHasTile, answer: 'no', because: cite('tile-on-tile#occupied-area', 'is closed to further tiles') },
    { when: (f) => f.areaMarker === 'theirs', answer: 'no', because: cite('tile-on-marked-area#answer', 'Only if the marker is yours') },
    {
      when: [(f) => f.area === 'pole', (f) => !f.canPayPole],
      answer: 'no',
      because: cite('south-pole#answer', 'which you must pay even if there are no ocean tiles remaining'),
    },
    {
      when: [(f) => f.specialTile === 'own-place', (f) => !f.cardAllowsArea],
      answer: 'no',
      because: cite('card-placement-rules#which-cards', 'or other special tiles by special rules stated on the card'),
    },
    {
      when: (f) => f.specialTile === 'own-place',
      answer: 'yes',
      because: cite('card-placement-rules#which-cards', 'or other special tiles by special rules stated on the card'),
    },
    { when: (f) => f.area === 'ocean', answer: 'no', because: cite('tile-on-ocean-area#answer', 'No, unless a card says otherwise') },
    { when: (f) => f.area === 'noctis', answer: 'no', because: cite('non-reserved-area#noctis-city', 'The area of Noctis City is reserved') },
    {
      when: [(f) => f.specialTile === 'natural-preserve', (f) => f.besideAnyTile],
      answer: 'no',
      because: cite('natural-preserve#answer', 'Only where no tile is adjacent, ocean tiles included'),
    },
    {
      when: [(f) => f.specialTile === 'research-outpost', (f) => f.besideAnyTile],
      answer: 'no',
      because: cite('research-outpost#answer', 'Only where no tile is adjacent, ocean tiles included'),
    },
    {
      when: [(f) => f.specialTile === 'deimos-down', (f) => f.besideCity],
      answer: 'no',
      because: cite('deimos-down-promo#placing-it', 'cannot legally be placed next to any city'),
    },
    { when: (f) => f.specialTile === 'natural-preserve', answer: 'yes', because: cite('natural-preserve#adjacent-tiles', 'must be free of adjacent tiles') },
    { when: (f) => f.specialTile === 'research-outpost', answer: 'yes', because: cite('research-outpost#adjacent-tiles', 'must be free of adjacent tiles') },
    {
      when: (f) => f.specialTile === 'commercial-district',
      answer: 'yes',
      because: cite('commercial-district#answer', 'its tile can be placed on any non-reserved area'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('non-reserved-area#everything-else', 'All areas not named here are non-reserved') },
  examples: [
    {
      from: 'ours',
      tells: 'Natural Preserve on an ordinary free hex whose only neighbour tile is an ocean, no marker there.',
      given: { specialTile: 'natural-preserve', area: 'open', besideAnyTile: true, areaHasTile: false, areaMarker: 'none' },
      expect: no('natural-preserve#answer'),
    },
    {
      from: 'ours',
      tells: 'Commercial District on an ordinary free hex without a marker, not next to a city.',
      given: { specialTile: 'commercial-district', area: 'open', besideCity: false, areaHasTile: false, areaMarker: 'none' },
      expect: yes('commercial-district#answer'),
    },
    {
      from: 'ours',
      tells: 'Commercial District on top of a greenery.',
      given: { specialTile: 'commercial-district', areaHasTile: true },
      expect: no('tile-on-tile#occupied-area'),
    },
    {
      from: 'ours',
      tells: "Commercial District on an ordinary free hex that is another player's Land Claim.",
      given: { specialTile: 'commercial-district', area: 'open', areaHasTile: false, areaMarker: 'theirs' },
      expect: no('tile-on-marked-area#answer'),
    },
    {
      from: 'ours',
      tells: 'The text of Ecological Zone does not allow this ordinary free hex without a marker.',
      given: { specialTile: 'own-place', cardAllowsArea: false, area: 'open', areaHasTile: false, areaMarker: 'none' },
      expect: no('card-placement-rules#which-cards'),
    },
    {
      from: 'ours',
      tells: 'My card for a special tile names an ocean area, so the text allows it: this blue hex is free, no marker.',
      given: { specialTile: 'own-place', cardAllowsArea: true, area: 'ocean', areaHasTile: false, areaMarker: 'none' },
      expect: yes('card-placement-rules#which-cards'),
    },
    {
      from: 'ours',
      tells: 'Commercial District on a free blue hex without a marker.',
      given: { specialTile: 'commercial-district', area: 'ocean', areaHasTile: false, areaMarker: 'none' },
      expect: no('tile-on-ocean-area#answer'),
    },
    {
      from: 'ours',
      tells: 'Restricted Area on the free hex reserved for Noctis City, no marker.',
      given: { specialTile: 'no-rule', area: 'noctis', areaHasTile: false, areaMarker: 'none' },
      expect: no('non-reserved-area#noctis-city'),
    },
    {
      from: 'ours',
      tells: 'Natural Preserve next to an ocean, on an ordinary free hex without a marker.',
      given: { specialTile: 'natural-preserve', area: 'open', besideAnyTile: true, areaHasTile: false, areaMarker: 'none' },
      expect: no('natural-preserve#answer'),
    },
    {
      from: 'ours',
      tells: 'Research Outpost next to an ocean, on an ordinary free hex without a marker.',
      given: { specialTile: 'research-outpost', area: 'open', besideAnyTile: true, areaHasTile: false, areaMarker: 'none' },
      expect: no('research-outpost#answer'),
    },
    {
      from: 'ours',
      tells: 'The tile of Deimos Down next to Capital, on an ordinary free hex without a marker.',
      given: { specialTile: 'deimos-down', area: 'open', besideCity: true, areaHasTile: false, areaMarker: 'none' },
      expect: no('deimos-down-promo#placing-it'),
    },
    {
      from: 'ours',
      tells: 'Natural Preserve on a free volcano without a marker, no tile next to it.',
      given: { specialTile: 'natural-preserve', area: 'volcanic', besideAnyTile: false, areaHasTile: false, areaMarker: 'none' },
      expect: yes('natural-preserve#adjacent-tiles'),
    },
    {
      from: 'ours',
      tells: 'Research Outpost on an ordinary free hex, no marker on it; no tile next to it, only a Land Claim cube.',
      given: { specialTile: 'research-outpost', area: 'open', besideAnyTile: false, areaHasTile: false, areaMarker: 'none' },
      expect: yes('research-outpost#adjacent-tiles'),
    },
    {
      from: 'ours',
      tells: 'Deimos Down next to a greenery, no city next to it; ordinary free hex, no marker.',
      given: { specialTile: 'deimos-down', area: 'open', besideAnyTile: true, besideCity: false, areaHasTile: false, areaMarker: 'none' },
      expect: yes('non-reserved-area#everything-else'),
    },
    {
      from: 'ours',
      tells: 'Natural Preserve on an ordinary free hex without a marker.',
      given: { specialTile: 'natural-preserve', area: 'open', areaHasTile: false, areaMarker: 'none' },
      expect: needs('besideAnyTile'),
    },
    {
      from: 'ours',
      tells: 'My special tile next to a city, on an ordinary free hex without a marker.',
      given: { area: 'open', besideCity: true, areaHasTile: false, areaMarker: 'none' },
      expect: needs('specialTile', 'cardAllowsArea'),
    },
    {
      from: 'ours',
      tells: 'Ecological Zone on an ordinary free hex next to a greenery; no marker.',
      given: { specialTile: 'own-place', area: 'open', besideAnyTile: true, areaHasTile: false, areaMarker: 'none' },
      expect: needs('cardAllowsArea'),
    },
    {
      from: 'ours',
      tells: 'Natural Preserve next to my city.',
      given: { specialTile: 'natural-preserve', besideCity: true },
      expect: no('natural-preserve#answer'),
    },
    {
      from: 'ours',
      tells: 'Where may the tile of Deimos Down go?',
      given: { specialTile: 'deimos-down' },
      expect: needs('besideCity', 'areaHasTile', 'areaMarker', 'area', 'canPayPole'),
    },
    {
      from: 'ours',
      tells: 'Commercial District on the free south pole, no marker; I cannot pay the 6 MC.',
      given: { specialTile: 'commercial-district', area: 'pole', areaHasTile: false, areaMarker: 'none', canPayPole: false },
      expect: no('south-pole#answer'),
    },
    {
      from: 'ours',
      tells: 'Commercial District on the free south pole, no marker; I can pay the 6 MC.',
      given: { specialTile: 'commercial-district', area: 'pole', areaHasTile: false, areaMarker: 'none', canPayPole: true },
      expect: yes('commercial-district#answer'),
    },
  ],
})
