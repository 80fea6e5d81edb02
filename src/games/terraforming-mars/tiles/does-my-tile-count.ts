import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const countedFor = choice(
  'For what is it counted?',
  {
    landlord: 'the Landlord award',
    mayor: 'the Mayor milestone',
    'immigration-shuttles': 'the points of Immigration Shuttles',
    city: 'as a city, for any card that counts cities',
    'city-on-mars': 'as a city on Mars, for what counts only those',
  },
  {
    says: {
      landlord: ['landlord', 'most tiles'],
      mayor: ['mayor'],
      'immigration-shuttles': ['immigration shuttles', 'immigration shuttle'],
      city: ['as a city', 'is it a city', 'a city at all', 'considered a city', 'a city for cards'],
      'city-on-mars': ['as a city on mars', 'a city on mars or not', 'cities on mars only'],
    },
    fixed: true,
  },
)

const tileIs = choice(
  'What is it?',
  {
    city: 'a city on Mars',
    capital: 'Capital',
    'off-mars': 'a city on its space outside Mars',
    'stanford-torus': 'Stanford Torus',
    greenery: 'a greenery',
    special: 'a special (brown) tile',
    ocean: 'an ocean',
    'land-claim': 'a Land Claim marker',
    community: 'a community of Arcadian Communities',
  },
  {
    says: {
      city: ['ordinary city', 'normal city', 'my city', 'noctis city', 'standard project city'],
      capital: ['capital'],
      'off-mars': ['ganymede colony', 'phobos space haven', 'luna metropolis', 'stratopolis', 'dawn city', 'maxwell base', 'ganymede', 'phobos', 'space city'],
      'stanford-torus': ['stanford torus', 'torus'],
      greenery: ['greenery', 'greeneries', 'forest'],
      special: [
        'special tile',
        'brown tile',
        'ecological zone',
        'commercial district',
        'natural preserve',
        'mining area',
        'mining rights',
        'deimos down',
        'restricted area',
        'lava flows',
      ],
      ocean: ['ocean', 'oceans', 'ocean tile', 'water tile'],
      'land-claim': ['land claim', 'land claim marker', 'land claim cube'],
      community: ['community', 'arcadian marker', 'arcadian cube'],
    },
  },
)

export const doesMyTileCount = defineRule({
  id: 'does-my-tile-count',
  question: 'Does this tile of mine count, for Landlord or as a city?',
  facts: { countedFor, tileIs },
  clauses: [
    {
      when: [(f) => f.countedFor === 'landlord', (f) => f.tileIs === 'ocean'],
      answer: 'no',
      because: [cite('landlord#oceans', 'Ocean tiles do not count: nobody owns them'), cite('tile-owner#answer', 'except that nobody owns ocean tiles')],
    },
    {
      when: (f) => f.tileIs === 'ocean',
      answer: 'no',
      because: [
        cite('tile-owner#answer', 'except that nobody owns ocean tiles'),
        cite('city-tiles#answer', 'The grey-bordered city tiles and the white one of Capital'),
      ],
    },
    {
      when: [(f) => f.countedFor === 'landlord', (f) => f.tileIs === 'land-claim'],
      answer: 'no',
      because: cite('landlord#land-claim', 'The player marker of Land Claim does not count'),
    },
    {
      when: [(f) => f.countedFor === 'landlord', (f) => f.tileIs === 'community'],
      answer: 'no',
      because: cite('landlord#arcadian-communities', 'Player markers of Arcadian Communities do not count'),
    },
    {
      when: [(f) => f.countedFor === 'landlord', (f) => f.tileIs === 'special'],
      answer: 'yes',
      because: cite('landlord#special-tiles', 'of specific cards, placed on Mars, count'),
    },
    {
      when: [(f) => f.countedFor === 'landlord', (f) => f.tileIs === 'stanford-torus'],
      answer: 'yes',
      because: cite('stanford-torus-counts#landlord', 'Stanford Torus counts towards the Landlord award'),
    },
    {
      when: [(f) => f.countedFor === 'landlord', (f) => f.tileIs === 'off-mars'],
      answer: 'yes',
      because: cite('landlord#off-mars-cities', 'Cities on designated spots outside Mars count'),
    },
    { when: (f) => f.countedFor === 'landlord', answer: 'yes', because: cite('landlord#cities-and-greeneries', 'City and greenery tiles on Mars count') },
    { when: (f) => f.tileIs === 'special', answer: 'no', because: cite('special-tiles#answer', 'none of the special (brown) tiles is considered a city') },
    {
      when: (f) => f.tileIs === 'greenery' || f.tileIs === 'land-claim' || f.tileIs === 'community',
      answer: 'no',
      because: cite('city-tiles#answer', 'The grey-bordered city tiles and the white one of Capital'),
    },
    {
      when: [(f) => f.countedFor === 'city-on-mars', (f) => f.tileIs === 'stanford-torus'],
      answer: 'no',
      because: cite('stanford-torus#not-on-mars', 'so it is no city on Mars'),
    },
    {
      when: [(f) => f.countedFor === 'city-on-mars', (f) => f.tileIs === 'off-mars'],
      answer: 'no',
      because: cite('city-off-mars#own-space', 'reserved for a location outside Mars'),
    },
    {
      when: [(f) => f.countedFor === 'mayor', (f) => f.tileIs === 'capital'],
      answer: 'yes',
      because: cite('mayor#capital', 'is a city for all purposes, this milestone included'),
    },
    { when: (f) => f.countedFor === 'mayor', answer: 'yes', because: cite('mayor#answer', 'All of them, on Mars and off Mars') },
    {
      when: [(f) => f.countedFor === 'immigration-shuttles', (f) => f.tileIs === 'capital'],
      answer: 'yes',
      because: cite('immigration-shuttles#capital', 'It counts Capital as well'),
    },
    {
      when: [(f) => f.countedFor === 'immigration-shuttles', (f) => f.tileIs === 'stanford-torus'],
      answer: 'yes',
      because: cite('stanford-torus-counts#immigration-shuttles', 'It counts when Immigration Shuttles is scored'),
    },
    {
      when: (f) => f.countedFor === 'immigration-shuttles',
      answer: 'yes',
      because: cite('immigration-shuttles#answer', 'All cities, those not on Mars included'),
    },
    { when: (f) => f.tileIs === 'capital', answer: 'yes', because: cite('capital#other-cards', 'it counts as a city') },
    {
      when: (f) => f.tileIs === 'off-mars' || f.tileIs === 'stanford-torus',
      answer: 'yes',
      because: cite('city-tiles#on-or-off-mars', 'A city can be on the planet or off it'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('city-tiles#answer', 'The grey-bordered city tiles and the white one of Capital') },
  examples: [
    {
      from: 'ours',
      tells: 'Does an ocean I placed count for Landlord?',
      given: { countedFor: 'landlord', tileIs: 'ocean' },
      expect: no('landlord#oceans', 'tile-owner#answer'),
    },
    {
      from: 'ours',
      tells: 'Does the ocean I placed count for Mayor?',
      given: { countedFor: 'mayor', tileIs: 'ocean' },
      expect: no('city-tiles#answer', 'tile-owner#answer'),
    },
    {
      from: 'ours',
      tells: 'Does the ocean I placed count for anything of mine?',
      given: { tileIs: 'ocean' },
      expect: no('city-tiles#answer', 'tile-owner#answer'),
    },
    {
      from: 'ours',
      tells: 'Does my Land Claim marker count for Landlord?',
      given: { countedFor: 'landlord', tileIs: 'land-claim' },
      expect: no('landlord#land-claim'),
    },
    {
      from: 'ours',
      tells: 'Does my community count for Landlord?',
      given: { countedFor: 'landlord', tileIs: 'community' },
      expect: no('landlord#arcadian-communities'),
    },
    {
      from: 'ours',
      tells: 'Does Natural Preserve count for Landlord?',
      given: { countedFor: 'landlord', tileIs: 'special' },
      expect: yes('landlord#special-tiles'),
    },
    {
      from: 'ours',
      tells: 'Does Stanford Torus count for Landlord?',
      given: { countedFor: 'landlord', tileIs: 'stanford-torus' },
      expect: yes('stanford-torus-counts#landlord'),
    },
    {
      from: 'ours',
      tells: 'Does Maxwell Base count for Landlord?',
      given: { countedFor: 'landlord', tileIs: 'off-mars' },
      expect: yes('landlord#off-mars-cities'),
    },
    {
      from: 'ours',
      tells: 'Does a greenery count for Landlord?',
      given: { countedFor: 'landlord', tileIs: 'greenery' },
      expect: yes('landlord#cities-and-greeneries'),
    },
    { from: 'ours', tells: 'Does a brown tile count for Mayor?', given: { countedFor: 'mayor', tileIs: 'special' }, expect: no('special-tiles#answer') },
    {
      from: 'ours',
      tells: 'Is the tile of Deimos Down considered a city?',
      given: { countedFor: 'city', tileIs: 'special' },
      expect: no('special-tiles#answer'),
    },
    { from: 'ours', tells: 'Does a greenery count for Mayor?', given: { countedFor: 'mayor', tileIs: 'greenery' }, expect: no('city-tiles#answer') },
    { from: 'ours', tells: 'Does Capital count for Mayor?', given: { countedFor: 'mayor', tileIs: 'capital' }, expect: yes('mayor#capital') },
    { from: 'ours', tells: 'Does Ganymede Colony count for Mayor?', given: { countedFor: 'mayor', tileIs: 'off-mars' }, expect: yes('mayor#answer') },
    {
      from: 'ours',
      tells: 'Does Capital count for Immigration Shuttles?',
      given: { countedFor: 'immigration-shuttles', tileIs: 'capital' },
      expect: yes('immigration-shuttles#capital'),
    },
    {
      from: 'ours',
      tells: 'Does Stanford Torus count for Immigration Shuttles?',
      given: { countedFor: 'immigration-shuttles', tileIs: 'stanford-torus' },
      expect: yes('stanford-torus-counts#immigration-shuttles'),
    },
    {
      from: 'ours',
      tells: 'Does Phobos Space Haven count for Immigration Shuttles?',
      given: { countedFor: 'immigration-shuttles', tileIs: 'off-mars' },
      expect: yes('immigration-shuttles#answer'),
    },
    { from: 'ours', tells: 'Does Capital count as a city?', given: { countedFor: 'city', tileIs: 'capital' }, expect: yes('capital#other-cards') },
    {
      from: 'ours',
      tells: 'Is Phobos Space Haven considered a city?',
      given: { countedFor: 'city', tileIs: 'off-mars' },
      expect: yes('city-tiles#on-or-off-mars'),
    },
    {
      from: 'ours',
      tells: 'Does Stanford Torus count as a city on Mars?',
      given: { countedFor: 'city-on-mars', tileIs: 'stanford-torus' },
      expect: no('stanford-torus#not-on-mars'),
    },
    {
      from: 'ours',
      tells: 'Does Ganymede Colony count as a city on Mars?',
      given: { countedFor: 'city-on-mars', tileIs: 'off-mars' },
      expect: no('city-off-mars#own-space'),
    },
    {
      from: 'ours',
      tells: 'Does Noctis City count as a city on Mars?',
      given: { countedFor: 'city-on-mars', tileIs: 'city' },
      expect: yes('city-tiles#answer'),
    },
    { from: 'ours', tells: 'Does a brown tile of mine count?', given: { tileIs: 'special' }, expect: needs('countedFor') },
    { from: 'ours', tells: 'Does it count for Landlord?', given: { countedFor: 'landlord' }, expect: needs('tileIs') },
  ],
})
