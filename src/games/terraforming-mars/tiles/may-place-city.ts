import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { area, areaHasTile, areaMarker, besideCity, canPayPole } from '../facts/tiles.ts'

const cityBy = choice(
  'What places the city?',
  {
    'standard-project': 'the City standard project',
    'tharsis-republic': 'the first action of Tharsis Republic',
    prelude: 'a Prelude card, such as Early Settlement or Self-sufficient Settlement',
    capital: 'Capital',
    card: 'another card that states no place of its own',
    'card-allows': 'a card whose text allows this very area, like Urbanized Area',
    'card-forbids': 'a card whose text asks for a different area',
  },
  {
    says: {
      'standard-project': ['standard project', 'city standard project', 'city for 25'],
      'tharsis-republic': ['tharsis republic', 'my first city as tharsis'],
      prelude: ['prelude', 'early settlement', 'self-sufficient settlement', 'prelude city'],
      capital: ['capital', 'capital city'],
      card: ['gyropolis', 'space port', 'immigrant city', 'a card that places a city'],
      'card-allows': ['urbanized area', 'urbanised area'],
    },
  },
)

export const mayPlaceCity = defineRule({
  id: 'may-place-city',
  question: 'May I place a city here?',
  facts: { cityBy, area, besideCity, areaHasTile, areaMarker, canPayPole },
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
      when: (f) => f.cityBy === 'card-forbids',
      answer: 'no',
      because: cite('card-placement-rules#answer', 'in all cases it supersedes the rules for placing cities and greeneries'),
    },
    {
      when: (f) => f.cityBy === 'card-allows',
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
      tells: 'The standard project, far from all cities',
      given: { cityBy: 'standard-project', area: 'open', besideCity: false, areaHasTile: false, areaMarker: 'none' },
      expect: yes('non-reserved-area#answer'),
    },
    {
      from: 'ours',
      tells: 'An ordinary city on Arsia Mons',
      given: { cityBy: 'standard-project', area: 'volcanic', besideCity: false, areaHasTile: false, areaMarker: 'none' },
      expect: yes('non-reserved-area#answer'),
    },
    { from: 'ours', tells: 'A city on my own greenery', given: { cityBy: 'standard-project', areaHasTile: true }, expect: no('tile-on-tile#answer') },
    {
      from: 'ours',
      tells: "On another player's Land Claim",
      given: { cityBy: 'card', area: 'open', besideCity: false, areaHasTile: false, areaMarker: 'theirs' },
      expect: no('tile-on-marked-area#answer'),
    },
    {
      from: 'ours',
      tells: 'On my own Land Claim',
      given: { cityBy: 'card', area: 'open', besideCity: false, areaHasTile: false, areaMarker: 'mine' },
      expect: yes('non-reserved-area#answer'),
    },
    {
      from: 'ours',
      tells: 'A card with a place of its own, elsewhere',
      given: { cityBy: 'card-forbids', area: 'open', besideCity: false, areaHasTile: false, areaMarker: 'none' },
      expect: no('card-placement-rules#answer'),
    },
    {
      from: 'ours',
      tells: 'A card that allows it between two cities',
      given: { cityBy: 'card-allows', area: 'open', besideCity: true, areaHasTile: false, areaMarker: 'none' },
      expect: yes('city-placement#cities-from-cards'),
    },
    {
      from: 'ours',
      tells: 'On a blue hex',
      given: { cityBy: 'standard-project', area: 'ocean', areaHasTile: false, areaMarker: 'none' },
      expect: no('tile-on-ocean-area#ocean-areas'),
    },
    {
      from: 'ours',
      tells: 'Early Settlement on the area of Noctis City',
      given: { cityBy: 'prelude', area: 'noctis', areaHasTile: false, areaMarker: 'none' },
      expect: no('early-settlement#noctis-city'),
    },
    {
      from: 'ours',
      tells: 'The standard project on the area of Noctis City',
      given: { cityBy: 'standard-project', area: 'noctis', areaHasTile: false, areaMarker: 'none' },
      expect: no('non-reserved-area#noctis-city'),
    },
    {
      from: 'ours',
      tells: 'Self-sufficient Settlement beside a city',
      given: { cityBy: 'prelude', area: 'open', besideCity: true, areaHasTile: false, areaMarker: 'none' },
      expect: no('early-settlement#other-cities'),
    },
    {
      from: 'ours',
      tells: 'Capital beside a city of mine',
      given: { cityBy: 'capital', area: 'open', besideCity: true, areaHasTile: false, areaMarker: 'none' },
      expect: no('capital#placement'),
    },
    {
      from: 'ours',
      tells: 'The start of Tharsis Republic beside a city',
      given: { cityBy: 'tharsis-republic', area: 'open', besideCity: true, areaHasTile: false, areaMarker: 'none' },
      expect: no('city-placement#tharsis-republic'),
    },
    {
      from: 'ours',
      tells: 'The standard project on my own Land Claim, beside a city',
      given: { cityBy: 'standard-project', area: 'open', besideCity: true, areaHasTile: false, areaMarker: 'mine' },
      expect: no('city-placement#answer'),
    },
    {
      from: 'ours',
      tells: 'The standard project on an ordinary empty area',
      given: { cityBy: 'standard-project', area: 'open', areaHasTile: false, areaMarker: 'none' },
      expect: needs('besideCity'),
    },
    {
      from: 'ours',
      tells: 'No city is near, and no more is told',
      given: { besideCity: false },
      expect: needs('area', 'cityBy', 'areaHasTile', 'areaMarker', 'canPayPole'),
    },
    {
      from: 'ours',
      tells: 'On the south pole without 6 MC',
      given: { cityBy: 'standard-project', besideCity: false, area: 'pole', areaHasTile: false, areaMarker: 'none', canPayPole: false },
      expect: no('south-pole#answer'),
    },
    {
      from: 'ours',
      tells: 'On the south pole, and the ocean there pays for itself',
      given: { cityBy: 'standard-project', besideCity: false, area: 'pole', areaHasTile: false, areaMarker: 'none', canPayPole: true },
      expect: yes('non-reserved-area#answer'),
    },
    {
      from: 'ours',
      tells: 'Beside the tile of the promo Deimos Down, which is no city',
      given: { cityBy: 'card', area: 'open', besideCity: false, areaHasTile: false, areaMarker: 'none' },
      expect: yes('non-reserved-area#answer'),
    },
  ],
})
