import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const countedFor = choice(
  'For what is it counted?',
  { landlord: 'the Landlord award', mayor: 'the Mayor milestone', 'immigration-shuttles': 'the points of Immigration Shuttles' },
  { says: { landlord: ['landlord', 'most tiles'], mayor: ['mayor'], 'immigration-shuttles': ['immigration shuttles'] }, fixed: true },
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
      city: ['city', 'city on mars'],
      capital: ['capital'],
      'off-mars': ['ganymede colony', 'phobos space haven', 'luna metropolis', 'stratopolis', 'dawn city', 'maxwell base', 'ganymede', 'phobos', 'space city'],
      'stanford-torus': ['stanford torus', 'torus'],
      greenery: ['greenery', 'forest'],
      special: ['special tile', 'brown tile', 'ecological zone', 'commercial district', 'natural preserve', 'mining area', 'mining rights'],
      ocean: ['ocean', 'ocean tile', 'water'],
      'land-claim': ['land claim', 'land claim marker', 'land claim cube'],
      community: ['community', 'arcadian marker', 'arcadian cube'],
    },
  },
)

export const doesMyTileCount = defineRule({
  id: 'does-my-tile-count',
  question: 'Does this tile of mine count?',
  facts: { countedFor, tileIs },
  clauses: [
    { when: (f) => f.tileIs === 'ocean', answer: 'no', because: cite('tile-owner#answer', 'except that nobody owns ocean tiles') },
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
      when: [(f) => f.countedFor === 'mayor', (f) => f.tileIs === 'capital'],
      answer: 'yes',
      because: cite('mayor#capital', 'is a city for all purposes, this milestone included'),
    },
    { when: (f) => f.countedFor === 'mayor', answer: 'yes', because: cite('mayor#answer', 'All of them, on Mars and off Mars') },
    { when: (f) => f.tileIs === 'capital', answer: 'yes', because: cite('immigration-shuttles#capital', 'It counts Capital as well') },
    {
      when: (f) => f.tileIs === 'stanford-torus',
      answer: 'yes',
      because: cite('stanford-torus-counts#immigration-shuttles', 'It counts when Immigration Shuttles is scored'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('immigration-shuttles#answer', 'All cities, those not on Mars included') },
  examples: [
    { from: 'ours', tells: 'An ocean I placed', given: { tileIs: 'ocean' }, expect: no('tile-owner#answer') },
    { from: 'ours', tells: 'My Land Claim for Landlord', given: { countedFor: 'landlord', tileIs: 'land-claim' }, expect: no('landlord#land-claim') },
    { from: 'ours', tells: 'My community for Landlord', given: { countedFor: 'landlord', tileIs: 'community' }, expect: no('landlord#arcadian-communities') },
    { from: 'ours', tells: 'Natural Preserve for Landlord', given: { countedFor: 'landlord', tileIs: 'special' }, expect: yes('landlord#special-tiles') },
    {
      from: 'ours',
      tells: 'Stanford Torus for Landlord',
      given: { countedFor: 'landlord', tileIs: 'stanford-torus' },
      expect: yes('stanford-torus-counts#landlord'),
    },
    { from: 'ours', tells: 'Maxwell Base for Landlord', given: { countedFor: 'landlord', tileIs: 'off-mars' }, expect: yes('landlord#off-mars-cities') },
    { from: 'ours', tells: 'A greenery for Landlord', given: { countedFor: 'landlord', tileIs: 'greenery' }, expect: yes('landlord#cities-and-greeneries') },
    { from: 'ours', tells: 'A brown tile for Mayor', given: { countedFor: 'mayor', tileIs: 'special' }, expect: no('special-tiles#answer') },
    { from: 'ours', tells: 'A greenery for Mayor', given: { countedFor: 'mayor', tileIs: 'greenery' }, expect: no('city-tiles#answer') },
    { from: 'ours', tells: 'Capital for Mayor', given: { countedFor: 'mayor', tileIs: 'capital' }, expect: yes('mayor#capital') },
    { from: 'ours', tells: 'Ganymede Colony for Mayor', given: { countedFor: 'mayor', tileIs: 'off-mars' }, expect: yes('mayor#answer') },
    {
      from: 'ours',
      tells: 'Capital for Immigration Shuttles',
      given: { countedFor: 'immigration-shuttles', tileIs: 'capital' },
      expect: yes('immigration-shuttles#capital'),
    },
    {
      from: 'ours',
      tells: 'Stanford Torus for Immigration Shuttles',
      given: { countedFor: 'immigration-shuttles', tileIs: 'stanford-torus' },
      expect: yes('stanford-torus-counts#immigration-shuttles'),
    },
    {
      from: 'ours',
      tells: 'Phobos Space Haven for Immigration Shuttles',
      given: { countedFor: 'immigration-shuttles', tileIs: 'off-mars' },
      expect: yes('immigration-shuttles#answer'),
    },
    { from: 'ours', tells: 'A brown tile', given: { tileIs: 'special' }, expect: needs('countedFor') },
    { from: 'ours', tells: 'For Landlord', given: { countedFor: 'landlord' }, expect: needs('tileIs') },
  ],
})
