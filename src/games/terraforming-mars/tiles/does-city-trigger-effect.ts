import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const cityEffect = choice(
  'Which effect is it?',
  {
    'immigrant-city': 'MC production of Immigrant City',
    pets: 'an animal on Pets',
    'rover-construction': '2 MC of Rover Construction',
    'tharsis-production': 'MC production of Tharsis Republic (its first effect)',
    'tharsis-mc': '3 MC of Tharsis Republic (its second effect)',
  },
  {
    says: {
      'immigrant-city': ['immigrant city'],
      pets: ['pets'],
      'rover-construction': [
        '2 mc from rover construction',
        '2 mc of rover construction',
        '2 mc by rover construction',
        '2 mc for rover construction',
        'rover construction',
      ],
      'tharsis-production': ['tharsis republic production', 'tharsis production', 'mc production of tharsis republic', 'first effect'],
      'tharsis-mc': [
        '3 mc from tharsis republic',
        '3 mc as tharsis republic',
        '3 mc for tharsis republic',
        '3 mc of tharsis republic',
        'tharsis republic 3 mc',
        'second effect',
      ],
    },
    fixed: true,
  },
)

const placedTile = choice(
  'What tile is placed?',
  {
    city: 'a city on Mars',
    prelude: 'a city on Mars, by a Prelude card',
    capital: 'Capital',
    'off-mars': 'a city that is not on Mars',
    special: 'a special (brown) tile',
  },
  {
    says: {
      city: [
        'its own city',
        'city on tharsis',
        'city on mars',
        'standard project city',
        'ordinary city',
        'normal city',
        'neutral city',
        'neutral cities',
        'noctis city',
        'research outpost',
        'lava tube settlement',
      ],
      prelude: ['prelude', 'early settlement', 'self-sufficient settlement', 'prelude city'],
      capital: ['capital'],
      'off-mars': [
        'off mars',
        'not on mars',
        'ganymede colony',
        'phobos space haven',
        'luna metropolis',
        'stratopolis',
        'maxwell base',
        'dawn city',
        'stanford torus',
        'space city',
      ],
      special: ['special tile', 'brown tile', 'deimos down', 'ecological zone', 'commercial district'],
    },
  },
)

const cityPlacedBy = choice(
  'Who places it?',
  { you: 'the player who has the effect', other: 'another player', neutral: 'nobody: it is a neutral city of a solo game' },
  {
    says: {
      you: ['i place', 'i placed', 'i play', 'i built', 'my own'],
      other: ['another player', 'opponent', 'she places', 'he places'],
      neutral: ['neutral city', 'neutral cities'],
    },
  },
)

export const doesCityTriggerEffect = defineRule({
  id: 'does-city-trigger-effect',
  question: 'Does placing this tile trigger the effect for cities?',
  facts: { cityEffect, placedTile, cityPlacedBy },
  never: [
    { when: (f) => f.cityPlacedBy === 'neutral' && f.placedTile !== 'city', because: 'The neutral cities of a solo game are ordinary cities on Mars.' },
    {
      when: (f) => f.cityPlacedBy === 'neutral' && (f.cityEffect === 'immigrant-city' || f.cityEffect === 'pets' || f.cityEffect === 'rover-construction'),
      because: 'The neutral cities are placed at the start, before any project card is in play.',
    },
  ],
  clauses: [
    { when: (f) => f.placedTile === 'special', answer: 'no', because: cite('special-tiles#answer', 'none of the special (brown) tiles is considered a city') },
    {
      when: [(f) => f.cityEffect === 'tharsis-production', (f) => f.placedTile === 'off-mars'],
      answer: 'no',
      because: cite('tharsis-republic#first-effect', 'It is triggered only on Mars'),
    },
    {
      when: [(f) => f.cityEffect === 'tharsis-production', (f) => f.cityPlacedBy === 'neutral'],
      answer: 'yes',
      because: cite('tharsis-republic-solo#answer', 'they grant 1 MC production each'),
    },
    {
      when: [(f) => f.cityEffect === 'tharsis-production', (f) => f.placedTile === 'prelude'],
      answer: 'yes',
      because: cite('early-settlement-tharsis-republic#answer', 'they trigger its effect if someone is playing that corporation'),
    },
    { when: (f) => f.cityEffect === 'tharsis-production', answer: 'yes', because: cite('tharsis-republic#answer', 'From cities on Mars by its first effect') },
    {
      when: [(f) => f.cityEffect === 'tharsis-mc', (f) => f.cityPlacedBy !== 'you'],
      answer: 'no',
      because: cite('tharsis-republic#second-effect', 'When you place a city, you gain 3 MC'),
    },
    {
      when: (f) => f.cityEffect === 'tharsis-mc',
      answer: 'yes',
      because: cite('tharsis-republic#second-effect', 'any city you place, whether on Mars or off it'),
    },
    {
      when: [(f) => f.placedTile === 'capital', (f) => f.cityEffect === 'immigrant-city'],
      answer: 'yes',
      because: cite('capital#immigrant-city', 'Immigrant City gets 1 MC production'),
    },
    { when: [(f) => f.placedTile === 'capital', (f) => f.cityEffect === 'pets'], answer: 'yes', because: cite('capital#pets', 'Pets gets 1 animal') },
    { when: (f) => f.placedTile === 'capital', answer: 'yes', because: cite('capital#triggers', 'activates all triggers for cities') },
    {
      when: (f) => f.cityEffect === 'immigrant-city',
      answer: 'yes',
      because: cite('immigrant-city#answer', 'Every city placed from then on, its own included, on Mars or not'),
    },
    { when: (f) => f.cityEffect === 'pets', answer: 'yes', because: cite('pets#answer', 'applies to cities off Mars as well as to those on Mars') },
  ],
  otherwise: { answer: 'yes', because: cite('rover-construction#answer', 'applies to cities off Mars as well as to those on Mars') },
  examples: [
    {
      from: 'ours',
      tells: 'Does the tile of Deimos Down add an animal to Pets?',
      given: { cityEffect: 'pets', placedTile: 'special' },
      expect: no('special-tiles#answer'),
    },
    {
      from: 'ours',
      tells: 'I place Stanford Torus: MC production for Tharsis Republic?',
      given: { cityEffect: 'tharsis-production', placedTile: 'off-mars', cityPlacedBy: 'you' },
      expect: no('tharsis-republic#first-effect'),
    },
    {
      from: 'ours',
      tells: 'Do the neutral cities on Mars raise the production of Tharsis Republic?',
      given: { cityEffect: 'tharsis-production', placedTile: 'city', cityPlacedBy: 'neutral' },
      expect: yes('tharsis-republic-solo#answer'),
    },
    {
      from: 'ours',
      tells: 'Another player places a standard project city: MC production for Tharsis Republic?',
      given: { cityEffect: 'tharsis-production', placedTile: 'city', cityPlacedBy: 'other' },
      expect: yes('tharsis-republic#answer'),
    },
    {
      from: 'ours',
      tells: 'Another player places a city on Mars: do I get the 3 MC of Tharsis Republic?',
      given: { cityEffect: 'tharsis-mc', placedTile: 'city', cityPlacedBy: 'other' },
      expect: no('tharsis-republic#second-effect'),
    },
    {
      from: 'ours',
      tells: 'I place Ganymede Colony: do I get the 3 MC of Tharsis Republic?',
      given: { cityEffect: 'tharsis-mc', placedTile: 'off-mars', cityPlacedBy: 'you' },
      expect: yes('tharsis-republic#second-effect'),
    },
    {
      from: 'capital#immigrant-city',
      tells: 'Another player places Capital: production for my Immigrant City?',
      given: { cityEffect: 'immigrant-city', placedTile: 'capital', cityPlacedBy: 'other' },
      expect: yes('capital#immigrant-city'),
    },
    {
      from: 'capital#pets',
      tells: 'I place Capital: an animal on Pets?',
      given: { cityEffect: 'pets', placedTile: 'capital', cityPlacedBy: 'you' },
      expect: yes('capital#pets'),
    },
    {
      from: 'ours',
      tells: 'I place Capital: 2 MC from Rover Construction?',
      given: { cityEffect: 'rover-construction', placedTile: 'capital', cityPlacedBy: 'you' },
      expect: yes('capital#triggers'),
    },
    {
      from: 'ours',
      tells: 'I place the city on Mars of Immigrant City itself: does Immigrant City count it?',
      given: { cityEffect: 'immigrant-city', placedTile: 'city', cityPlacedBy: 'you' },
      expect: yes('immigrant-city#answer'),
    },
    {
      from: 'ours',
      tells: 'Another player places Phobos Space Haven: an animal on my Pets?',
      given: { cityEffect: 'pets', placedTile: 'off-mars', cityPlacedBy: 'other' },
      expect: yes('pets#answer'),
    },
    {
      from: 'ours',
      tells: 'Another player places Dawn City: 2 MC from my Rover Construction?',
      given: { cityEffect: 'rover-construction', placedTile: 'off-mars', cityPlacedBy: 'other' },
      expect: yes('rover-construction#answer'),
    },
    {
      from: 'ours',
      tells: 'A city on Mars is placed: 3 MC of Tharsis Republic?',
      given: { cityEffect: 'tharsis-mc', placedTile: 'city' },
      expect: needs('cityPlacedBy'),
    },
    {
      from: 'ours',
      tells: 'Do the neutral cities bring my Tharsis Republic 3 MC each?',
      given: { cityEffect: 'tharsis-mc', placedTile: 'city', cityPlacedBy: 'neutral' },
      expect: no('tharsis-republic#second-effect'),
    },
    {
      from: 'ours',
      tells: 'Another player places Capital: MC production for my Tharsis Republic?',
      given: { cityEffect: 'tharsis-production', placedTile: 'capital', cityPlacedBy: 'other' },
      expect: yes('tharsis-republic#answer'),
    },
    { from: 'ours', tells: 'A city is placed: MC production of Tharsis Republic?', given: { cityEffect: 'tharsis-production' }, expect: needs('placedTile') },
    {
      from: 'ours',
      tells: 'I place Ganymede Colony. Does it trigger my effect for cities?',
      given: { placedTile: 'off-mars', cityPlacedBy: 'you' },
      expect: needs('cityEffect'),
    },
    {
      from: 'ours',
      tells: 'Another player places Early Settlement: MC production of Tharsis Republic?',
      given: { cityEffect: 'tharsis-production', placedTile: 'prelude', cityPlacedBy: 'other' },
      expect: yes('early-settlement-tharsis-republic#answer'),
    },
    {
      from: 'ours',
      tells: 'I place Self-sufficient Settlement: 3 MC of Tharsis Republic?',
      given: { cityEffect: 'tharsis-mc', placedTile: 'prelude', cityPlacedBy: 'you' },
      expect: yes('tharsis-republic#second-effect'),
    },
  ],
})
