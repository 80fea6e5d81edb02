import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { board } from '../facts/tiles.ts'

const placedCity = choice(
  'Which card places the city?',
  {
    'ganymede-or-phobos': 'Ganymede Colony or Phobos Space Haven',
    venus: 'Luna Metropolis, Stratopolis, Dawn City or Maxwell Base',
    'stanford-torus': 'Stanford Torus',
    'noctis-city': 'Noctis City',
    'lava-tube-settlement': 'Lava Tube Settlement',
    'research-outpost': 'Research Outpost',
    capital: 'Capital',
    other: 'another card that states no place of its own, or the City standard project',
  },
  {
    says: {
      'ganymede-or-phobos': ['ganymede', 'ganymede colony', 'phobos', 'phobos space haven'],
      venus: ['luna metropolis', 'stratopolis', 'dawn city', 'maxwell base'],
      'stanford-torus': ['stanford torus', 'torus'],
      'noctis-city': ['noctis city', 'noctis'],
      'lava-tube-settlement': ['lava tube settlement', 'lava tube'],
      'research-outpost': ['research outpost'],
      capital: ['capital'],
      other: ['standard project', 'gyropolis', 'space port', 'immigrant city', 'early settlement', 'self-sufficient settlement'],
    },
    fixed: true,
  },
)

export const whereDoesCityGo = defineChoice({
  id: 'where-does-city-go',
  question: 'Where does the city of this card go?',
  facts: { placedCity, board },
  answers: {
    'own-space': 'On its own space outside Mars',
    'venus-board': 'On its own space of the Venus board',
    'outer-area': "In the board's black outer area, where nothing else has its place",
    'noctis-area': 'On the area reserved for it, whatever is next to it',
    volcanic: 'On a volcanic area, even next to a city',
    isolated: 'Where no tile is adjacent, oceans included',
    'as-any-city': 'On Mars by the normal rules: not next to another city, on no reserved area',
  },
  clauses: [
    { when: (f) => f.placedCity === 'ganymede-or-phobos', answer: 'own-space', because: cite('city-off-mars#all-boards', 'have their spaces on all boards') },
    { when: (f) => f.placedCity === 'venus', answer: 'venus-board', because: cite('city-off-mars#venus-board', 'have theirs on the Venus board') },
    {
      when: (f) => f.placedCity === 'stanford-torus',
      answer: 'outer-area',
      because: cite('stanford-torus#answer', "anywhere in the board's black outer area where nothing else has its place"),
    },
    {
      when: (f) => f.placedCity === 'research-outpost',
      answer: 'isolated',
      because: cite('research-outpost#answer', 'Only where no tile is adjacent, ocean tiles included'),
    },
    {
      when: (f) => f.placedCity === 'other',
      answer: 'as-any-city',
      because: cite('city-placement#answer', 'a city tile cannot go next to another city on Mars'),
    },
    { when: (f) => f.placedCity === 'capital', answer: 'as-any-city', because: cite('capital#placement', 'it cannot be adjacent to another city') },
    {
      when: [(f) => f.placedCity === 'noctis-city', (f) => f.board === 'tharsis'],
      answer: 'noctis-area',
      because: cite('noctis-city#tharsis', 'must go on the space reserved for it, regardless of normal placement restrictions'),
    },
    {
      when: [(f) => f.placedCity === 'noctis-city', (f) => f.board === 'elysium'],
      answer: 'as-any-city',
      because: cite('noctis-city#elysium', 'by the normal rules for placing cities: not adjacent to another city'),
    },
    {
      when: (f) => f.placedCity === 'noctis-city',
      answer: 'as-any-city',
      because: cite('noctis-city#hellas', 'no reserved spot, and the normal rules for placing cities'),
    },
    {
      when: [(f) => f.placedCity === 'lava-tube-settlement', (f) => f.board === 'hellas'],
      answer: 'as-any-city',
      because: cite('lava-tube-settlement#hellas', 'anywhere that follows the normal restrictions for cities'),
    },
  ],
  otherwise: {
    answer: 'volcanic',
    because: cite('lava-tube-settlement#adjacent-cities', 'the card goes by the volcanic area, regardless of cities beside it'),
  },
  examples: [
    {
      from: 'ours',
      tells: 'Where does Ganymede Colony go?',
      given: { placedCity: 'ganymede-or-phobos' },
      expect: answers('own-space', 'city-off-mars#all-boards'),
    },
    {
      from: 'ours',
      tells: 'Where does the city of Maxwell Base go?',
      given: { placedCity: 'venus' },
      expect: answers('venus-board', 'city-off-mars#venus-board'),
    },
    { from: 'ours', tells: 'Where do I put Stanford Torus?', given: { placedCity: 'stanford-torus' }, expect: answers('outer-area', 'stanford-torus#answer') },
    {
      from: 'ours',
      tells: 'Where may Research Outpost go?',
      given: { placedCity: 'research-outpost' },
      expect: answers('isolated', 'research-outpost#answer'),
    },
    { from: 'ours', tells: 'Where may Capital go?', given: { placedCity: 'capital' }, expect: answers('as-any-city', 'capital#placement') },
    {
      from: 'ours',
      tells: 'Where may the city of Early Settlement go?',
      given: { placedCity: 'other' },
      expect: answers('as-any-city', 'city-placement#answer'),
    },
    {
      from: 'ours',
      tells: 'Where does Noctis City go on the Tharsis board?',
      given: { placedCity: 'noctis-city', board: 'tharsis' },
      expect: answers('noctis-area', 'noctis-city#tharsis'),
    },
    {
      from: 'ours',
      tells: 'Where does Noctis City go on Elysium?',
      given: { placedCity: 'noctis-city', board: 'elysium' },
      expect: answers('as-any-city', 'noctis-city#elysium'),
    },
    {
      from: 'ours',
      tells: 'Where does Noctis City go on Hellas, which has no spot for it?',
      given: { placedCity: 'noctis-city', board: 'hellas' },
      expect: answers('as-any-city', 'noctis-city#hellas'),
    },
    {
      from: 'ours',
      tells: 'Where does Lava Tube Settlement go on Hellas without volcanoes?',
      given: { placedCity: 'lava-tube-settlement', board: 'hellas' },
      expect: answers('as-any-city', 'lava-tube-settlement#hellas'),
    },
    {
      from: 'ours',
      tells: 'Where does Lava Tube Settlement go on Elysium?',
      given: { placedCity: 'lava-tube-settlement', board: 'elysium' },
      expect: answers('volcanic', 'lava-tube-settlement#adjacent-cities'),
    },
    { from: 'ours', tells: 'Where does Noctis City go?', given: { placedCity: 'noctis-city' }, expect: needs('board') },
    { from: 'ours', tells: 'Where does the city of my card go on Hellas?', given: { board: 'hellas' }, expect: needs('placedCity') },
  ],
})
