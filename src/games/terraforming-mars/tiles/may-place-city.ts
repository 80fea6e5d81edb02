import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { areaHasTile, areaMarker, besideCity, board, canPayPole, cardAllowsArea, landArea } from '../facts/tiles.ts'

const cityBy = choice(
  'What places the city?',
  {
    normal: 'the City standard project, or a card that states no place of its own',
    'tharsis-republic': 'the first action of Tharsis Republic',
    prelude: 'a Prelude card, such as Early Settlement or Self-sufficient Settlement',
    capital: 'Capital',
    'noctis-city': 'Noctis City',
    'off-mars': 'a card whose city has a space outside Mars, like Ganymede Colony',
    'own-place': 'another card whose text states a place of its own, like Urbanized Area',
  },
  {
    says: {
      normal: ['standard project', 'city project', 'city for 25', 'normal city', 'ordinary city', 'regular city', 'gyropolis', 'space port', 'immigrant city'],
      'tharsis-republic': ['tharsis republic', 'my first city as tharsis'],
      prelude: ['prelude', 'early settlement', 'self-sufficient settlement', 'prelude city'],
      capital: [
        'can capital',
        'may capital',
        'capital go',
        'capital on a hex',
        'capital on a',
        'capital be placed',
        'capital tile on',
        'capital next to another city',
        'capital beside another city',
        'place capital',
        'play capital',
        'put capital',
        'my capital',
      ],
      'noctis-city': [
        'noctis city placed',
        'noctis city on its',
        'may noctis city',
        'can noctis city',
        'noctis city go',
        'noctis city be placed',
        'place noctis city',
        'play noctis city',
        'put noctis city',
        'noctis city card',
      ],
      'off-mars': ['ganymede colony', 'phobos space haven', 'luna metropolis', 'stratopolis', 'dawn city', 'maxwell base', 'stanford torus'],
      'own-place': ['urbanized area', 'urbanised area', 'research outpost', 'lava tube settlement', 'lava tube'],
    },
    usual: 'normal',
    fixed: true,
  },
)

/** Only Noctis City goes by the board, and Tharsis is the one that comes with the game. */
const cityBoard = { ...board, usual: 'tharsis' as const }

export const mayPlaceCity = defineRule({
  id: 'may-place-city',
  question: 'May I place a city on this hex, area, space or spot of Mars?',
  facts: { cityBy, area: landArea, besideCity, board: cityBoard, areaHasTile, areaMarker, canPayPole, cardAllowsArea },
  never: [{ when: (f) => f.board !== 'tharsis' && f.area === 'noctis', because: 'The area of Noctis City is on Tharsis only.' }],
  clauses: [
    { when: (f) => f.areaHasTile, answer: 'no', because: cite('tile-on-tile#answer', 'tiles may not be stacked') },
    {
      when: (f) => f.areaMarker === 'theirs',
      answer: 'no',
      because: cite('tile-on-marked-area#answer', 'only the player who reserved the area can place a tile there'),
    },
    {
      when: [(f) => f.area === 'pole', (f) => !f.canPayPole],
      answer: 'no',
      because: cite('south-pole#answer', 'which you must pay even if there are no ocean tiles remaining'),
    },
    {
      when: (f) => f.cityBy === 'off-mars',
      answer: 'no',
      because: [
        cite('city-off-mars#own-space', 'must be placed on its own space'),
        cite('stanford-torus#not-on-mars', 'Its city tile is not placed on the planet'),
      ],
    },
    {
      when: [(f) => f.cityBy === 'noctis-city', (f) => f.area === 'noctis'],
      answer: 'yes',
      because: [
        cite('noctis-city#tharsis', 'must go on the space reserved for it, regardless of normal placement restrictions'),
        cite('noctis-city#other-cities', 'Cities that are already adjacent to that space do not matter'),
      ],
    },
    {
      when: [(f) => f.cityBy === 'noctis-city', (f) => f.board === 'tharsis'],
      answer: 'no',
      because: cite('noctis-city#tharsis', 'must go on the space reserved for it, regardless of normal placement restrictions'),
    },
    {
      when: [(f) => f.cityBy === 'own-place', (f) => !f.cardAllowsArea],
      answer: 'no',
      because: cite('card-placement-rules#answer', 'in all cases it supersedes the rules for placing cities and greeneries'),
    },
    {
      when: (f) => f.cityBy === 'own-place',
      answer: 'yes',
      because: cite('city-placement#cities-from-cards', 'any city placed by a card, unless that card states otherwise'),
    },
    { when: (f) => f.area === 'ocean', answer: 'no', because: cite('tile-on-ocean-area#ocean-areas', 'no tile can be played on the blue areas of Mars') },
    {
      when: [(f) => f.cityBy === 'prelude', (f) => f.area === 'noctis'],
      answer: 'no',
      because: cite('early-settlement#noctis-city', 'must not be on the space reserved for Noctis City'),
    },
    { when: (f) => f.area === 'noctis', answer: 'no', because: cite('non-reserved-area#noctis-city', 'The area of Noctis City is reserved') },
    {
      when: [(f) => f.cityBy === 'prelude', (f) => f.besideCity],
      answer: 'no',
      because: cite('early-settlement#other-cities', 'must not be next to another city'),
    },
    { when: [(f) => f.cityBy === 'capital', (f) => f.besideCity], answer: 'no', because: cite('capital#placement', 'it cannot be adjacent to another city') },
    {
      when: [(f) => f.cityBy === 'tharsis-republic', (f) => f.besideCity],
      answer: 'no',
      because: cite('city-placement#tharsis-republic', 'It includes the initial city of Tharsis Republic'),
    },
    { when: (f) => f.besideCity, answer: 'no', because: cite('city-placement#answer', 'a city tile cannot go next to another city on Mars') },
  ],
  otherwise: { answer: 'yes', because: cite('non-reserved-area#answer', 'reserved neither for an ocean nor for a specific city nor for another player') },
  examples: [
    {
      from: 'ours',
      tells: 'The city standard project on an ordinary free hex, no marker on it, no city next to it.',
      given: { cityBy: 'normal', area: 'open', besideCity: false, areaHasTile: false, areaMarker: 'none' },
      expect: yes('non-reserved-area#answer'),
    },
    {
      from: 'ours',
      tells: 'A normal city next to my own city on Mars.',
      given: { cityBy: 'normal', besideCity: true },
      expect: no('city-placement#answer'),
    },
    {
      from: 'ours',
      tells: 'A normal city on Arsia Mons, which is free and has no marker; no city next to it.',
      given: { cityBy: 'normal', area: 'volcanic', besideCity: false, areaHasTile: false, areaMarker: 'none' },
      expect: yes('non-reserved-area#answer'),
    },
    {
      from: 'ours',
      tells: 'The city standard project on top of my own greenery.',
      given: { cityBy: 'normal', areaHasTile: true },
      expect: no('tile-on-tile#answer'),
    },
    {
      from: 'ours',
      tells: "Gyropolis on an ordinary free hex that is another player's Land Claim, no city next to it.",
      given: { cityBy: 'normal', area: 'open', besideCity: false, areaHasTile: false, areaMarker: 'theirs' },
      expect: no('tile-on-marked-area#answer'),
    },
    {
      from: 'ours',
      tells: 'Gyropolis on my Land Claim: an ordinary free hex, no city next to it.',
      given: { cityBy: 'normal', area: 'open', besideCity: false, areaHasTile: false, areaMarker: 'mine' },
      expect: yes('non-reserved-area#answer'),
    },
    {
      from: 'ours',
      tells: 'Urbanized Area, but its text does not allow this ordinary free hex without a marker.',
      given: { cityBy: 'own-place', cardAllowsArea: false, area: 'open', areaHasTile: false, areaMarker: 'none' },
      expect: no('card-placement-rules#answer'),
    },
    {
      from: 'ours',
      tells: 'Urbanized Area next to a city on an ordinary free hex without a marker; the card allows it.',
      given: { cityBy: 'own-place', cardAllowsArea: true, area: 'open', besideCity: true, areaHasTile: false, areaMarker: 'none' },
      expect: yes('city-placement#cities-from-cards'),
    },
    {
      from: 'ours',
      tells: 'Urbanized Area next to a city, on an ordinary free hex without a marker.',
      given: { cityBy: 'own-place', area: 'open', besideCity: true, areaHasTile: false, areaMarker: 'none' },
      expect: needs('cardAllowsArea'),
    },
    {
      from: 'ours',
      tells: 'Can I put Ganymede Colony on Mars?',
      given: { cityBy: 'off-mars' },
      expect: no('city-off-mars#own-space', 'stanford-torus#not-on-mars'),
    },
    {
      from: 'ours',
      tells: 'I play Noctis City on its own reserved space, which is free and unmarked, though it is next to a city.',
      given: { cityBy: 'noctis-city', area: 'noctis', besideCity: true, areaHasTile: false, areaMarker: 'none' },
      expect: yes('noctis-city#other-cities', 'noctis-city#tharsis'),
    },
    {
      from: 'ours',
      tells: 'On the Tharsis board, may I play Noctis City on an ordinary hex instead, with no city next to it?',
      given: { cityBy: 'noctis-city', board: 'tharsis', area: 'open', besideCity: false },
      expect: no('noctis-city#tharsis'),
    },
    {
      from: 'ours',
      tells: 'I play Noctis City on Elysium next to a city.',
      given: { cityBy: 'noctis-city', board: 'elysium', besideCity: true },
      expect: no('city-placement#answer'),
    },
    {
      from: 'ours',
      tells: 'I play Noctis City on an ordinary free hex without a marker, no city next to it.',
      given: { cityBy: 'noctis-city', area: 'open', besideCity: false, areaHasTile: false, areaMarker: 'none' },
      expect: needs('board'),
    },
    {
      from: 'ours',
      tells: 'The city standard project on a blue hex.',
      given: { cityBy: 'normal', area: 'ocean' },
      expect: no('tile-on-ocean-area#ocean-areas'),
    },
    {
      from: 'ours',
      tells: 'Early Settlement on the hex reserved for Noctis City.',
      given: { cityBy: 'prelude', area: 'noctis' },
      expect: no('early-settlement#noctis-city'),
    },
    {
      from: 'ours',
      tells: 'The city standard project on the hex reserved for Noctis City.',
      given: { cityBy: 'normal', area: 'noctis' },
      expect: no('non-reserved-area#noctis-city'),
    },
    {
      from: 'ours',
      tells: 'Self-sufficient Settlement next to a city.',
      given: { cityBy: 'prelude', besideCity: true },
      expect: no('early-settlement#other-cities'),
    },
    {
      from: 'ours',
      tells: 'May I place Capital next to a city of mine?',
      given: { cityBy: 'capital', besideCity: true },
      expect: no('capital#placement'),
    },
    {
      from: 'ours',
      tells: 'The first city of Tharsis Republic next to a city.',
      given: { cityBy: 'tharsis-republic', besideCity: true },
      expect: no('city-placement#tharsis-republic'),
    },
    {
      from: 'ours',
      tells: 'The city standard project on my Land Claim, an ordinary free hex next to a city.',
      given: { cityBy: 'normal', area: 'open', besideCity: true, areaHasTile: false, areaMarker: 'mine' },
      expect: no('city-placement#answer'),
    },
    {
      from: 'ours',
      tells: 'The city standard project on an ordinary free hex without a marker.',
      given: { cityBy: 'normal', area: 'open', areaHasTile: false, areaMarker: 'none' },
      expect: needs('besideCity'),
    },
    {
      from: 'ours',
      tells: 'May I place a city here? No city is next to it.',
      given: { besideCity: false },
      expect: needs('areaHasTile', 'areaMarker', 'area', 'cityBy', 'canPayPole', 'board', 'cardAllowsArea'),
    },
    {
      from: 'ours',
      tells: 'The city standard project on the free south pole, no marker, no city next to it; I cannot pay the 6 MC.',
      given: { cityBy: 'normal', besideCity: false, area: 'pole', areaHasTile: false, areaMarker: 'none', canPayPole: false },
      expect: no('south-pole#answer'),
    },
    {
      from: 'ours',
      tells: 'The city standard project on the free south pole, no marker, no city next to it; with the ocean there I can pay the 6 MC.',
      given: { cityBy: 'normal', besideCity: false, area: 'pole', areaHasTile: false, areaMarker: 'none', canPayPole: true },
      expect: yes('non-reserved-area#answer'),
    },
    {
      from: 'ours',
      tells: 'Gyropolis next to the tile of Deimos Down and no city next to it; ordinary free hex, no marker.',
      given: { cityBy: 'normal', area: 'open', besideCity: false, areaHasTile: false, areaMarker: 'none' },
      expect: yes('non-reserved-area#answer'),
    },
  ],
})
