import { choice, derived, number } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { card } from '../facts/cards.ts'
import { ownColonies } from '../facts/colonies.ts'

const KINDS = { production: 'production', tile: 'tile', colony: 'colony' } as const

const requirementKind = derived(
  choice(
    'What does the requirement box of the card ask for?',
    {
      production: 'production of yours',
      tile: 'a tile of yours',
      rating: 'a Terraform Rating',
      cities: '2 cities in play (Martian Zoo)',
      colony: 'at least one colony',
      floaters: 'floaters',
      types: 'different types of resources (Diversity Support)',
    },
    {
      says: {
        production: [
          'production requirement',
          'needs production',
          'needs titanium production',
          'requires titanium production',
          'requires production',
          'asks for production',
          'wants production',
          'asks for titanium production',
          'wants titanium production',
          'production in the box',
        ],
        tile: [
          'tile requirement',
          'needs a greenery',
          'requires a greenery',
          'needs a greenery tile',
          'requires a tile',
          'needs a tile',
          'asks for a greenery',
          'wants a greenery',
          'asks for a tile',
          'asks for a city',
          'needs a city of mine',
        ],
        rating: [
          'tr requirement',
          'needs a tr',
          'requires a tr',
          'wants a tr',
          'asks for a tr',
          'needs tr',
          'requires tr',
          'terraform rating requirement',
          'needs a terraform rating',
        ],
        cities: ['martian zoo', 'needs cities in play', 'requires 2 cities', 'needs 2 cities'],
        colony: ['colony requirement', 'needs a colony', 'requires a colony', 'asks for a colony', 'wants a colony'],
        floaters: ['floater requirement', 'needs floaters', 'requires floaters', 'asks for floaters', 'wants floaters', 'requires that you have floaters'],
        types: ['diversity support', 'different resources', 'types of resources', 'different types'],
      },
      fixed: true,
    },
  ),
  { card },
  (f) => {
    const box = f.card.requirement
    if (box?.what === 'tile' && box.name === 'city in play') return 'cities'
    if (box?.what === 'resource') return box.name === 'floater' ? 'floaters' : 'types'
    return KINDS[box?.what as keyof typeof KINDS] as keyof typeof KINDS | undefined
  },
)
const requiredNumber = derived(
  number(
    'How many does the card ask for?',
    { min: 1, fixed: true },
    { before: ['needs', 'wants', 'requires', 'asks for', 'at least', 'requirement of', 'tr requirement of', 'requirement is'] },
  ),
  { card },
  (f) => (f.card.requirement?.what === 'resource' ? f.card.requirement.atLeast : undefined),
)
const ownRequiredProduction = number(
  'How much production of the resource shown do you have (cubes do not count)?',
  { min: -5 },
  {
    units: ['production', 'prod', 'titanium production', 'steel production', 'plant production', 'energy production', 'heat production', 'titanium prod'],
    before: ['my production is', 'production is', 'production of', 'titanium production'],
  },
)
const ownRequiredTiles = number(
  'How many tiles of the kind shown do you own?',
  { min: 0 },
  { units: ['tiles', 'tile', 'greeneries', 'greenery'], before: ['i own'], after: ['of my own', 'greeneries of my own'] },
)
const citiesInPlay = number(
  'How many cities are in play, of all players, whoever they belong to: you, an opponent or both?',
  { min: 0 },
  {
    units: ['cities', 'city', 'city tiles'],
    before: ['there are', 'there is'],
    after: ['cities in play', 'city in play', 'cities on the board', 'cities on mars', 'cities belong', 'cities out'],
  },
)
const ownRating = number(
  'What is your Terraform Rating?',
  { min: 0 },
  { units: ['tr', 'terraform rating'], before: ['my tr is', 'my tr is only', 'tr is', 'my rating is'] },
)
const ownFloaters = number('How many floaters are on your cards?', { min: 0 }, { units: ['floaters', 'floater'] })
const resourceTypes = number(
  'How many types of resources do you have before you pay, those on Self-Replicating Robots left out?',
  { min: 0, max: 15 },
  { units: ['types', 'types of resources', 'different resources', 'different types', 'kinds of resources', 'different kinds'] },
)

export const ownRequirementMet = defineRule({
  id: 'own-requirement-met',
  question: 'Do I have what this card requires of me: production, a tile, a colony, floaters, a rating?',
  facts: { requirementKind, requiredNumber, ownRequiredProduction, ownRequiredTiles, citiesInPlay, ownColonies, ownFloaters, ownRating, resourceTypes },
  clauses: [
    {
      when: (f) => f.requirementKind === 'production',
      answer: (f) => (f.ownRequiredProduction >= 1 ? 'yes' : 'no'),
      because: cite('production-requirements#answer', 'When you have at least 1 production of the resource that it shows'),
    },
    {
      when: (f) => f.requirementKind === 'tile',
      answer: (f) => (f.ownRequiredTiles >= 1 ? 'yes' : 'no'),
      because: cite('tile-requirements#answer', "own at least one tile of the kind that it shows, unless the card's"),
    },
    {
      when: (f) => f.requirementKind === 'cities',
      answer: (f) => (f.citiesInPlay >= 2 ? 'yes' : 'no'),
      because: cite('martian-zoo#answer', 'there must be 2 cities in play, and they need not be your own'),
    },
    {
      when: (f) => f.requirementKind === 'colony',
      answer: (f) => (f.ownColonies >= 1 ? 'yes' : 'no'),
      because: [
        cite('space-port#answer', 'you must have at least one colony in play'),
        cite('space-port-colony#answer', 'you must have at least one colony in play'),
      ],
    },
    {
      when: (f) => f.requirementKind === 'types',
      answer: (f) => (f.resourceTypes >= 9 ? 'yes' : 'no'),
      because: [
        cite('diversity-support#answer', 'You need 9 different types, in any combination'),
        cite('diversity-support-last-mc#answer', 'MC still counts among the 9 types required'),
      ],
    },
    {
      when: [(f) => f.requirementKind === 'rating', (f) => f.ownRating >= f.requiredNumber],
      answer: 'yes',
      because: cite('card-requirements#not-exact', 'is automatically a minimum, never an exact value'),
    },
    {
      when: [(f) => f.requirementKind === 'floaters', (f) => f.ownFloaters >= f.requiredNumber],
      answer: 'yes',
      because: cite('card-requirements#not-exact', 'is automatically a minimum, never an exact value'),
    },
  ],
  otherwise: { answer: 'no', because: cite('card-requirements#mandatory', 'Any requirement must be met, or the card cannot be played') },
  examples: [
    {
      from: 'production-requirements#asteroid-mining-consortium',
      tells: 'Asteroid Mining Consortium, I have 3 titanium but 0 titanium production',
      given: { card: 'asteroid-mining-consortium', ownRequiredProduction: 0 },
      expect: no('production-requirements#answer'),
    },
    {
      from: 'ours',
      tells: 'Asteroid Mining Consortium, and my titanium production is 1',
      given: { card: 'asteroid-mining-consortium', ownRequiredProduction: 1 },
      expect: yes('production-requirements#answer'),
    },
    {
      from: 'tile-requirements#ecological-zone',
      tells: 'Ecological Zone, I own 0 greeneries, only my opponent has one',
      given: { card: 'ecological-zone', ownRequiredTiles: 0 },
      expect: no('tile-requirements#answer'),
    },
    {
      from: 'ours',
      tells: 'Ecological Zone, and I own 1 greenery',
      given: { card: 'ecological-zone', ownRequiredTiles: 1 },
      expect: yes('tile-requirements#answer'),
    },
    {
      from: 'tile-requirements#martian-zoo',
      tells: 'Martian Zoo, there are 2 cities in play and none is mine',
      given: { card: 'martian-zoo', citiesInPlay: 2 },
      expect: yes('martian-zoo#answer'),
    },
    {
      from: 'ours',
      tells: 'Martian Zoo, there is 1 city in play and it is mine',
      given: { card: 'martian-zoo', citiesInPlay: 1 },
      expect: no('martian-zoo#answer'),
    },
    {
      from: 'space-port#others-colonies',
      tells: 'Space Port, and I have 0 colonies, only others have some',
      given: { card: 'space-port', ownColonies: 0 },
      expect: no('space-port#answer', 'space-port-colony#answer'),
    },
    {
      from: 'ours',
      tells: 'Space Port Colony, and I have 1 colony',
      given: { card: 'space-port-colony', ownColonies: 1 },
      expect: yes('space-port#answer', 'space-port-colony#answer'),
    },
    {
      from: 'diversity-support#answer',
      tells: 'Diversity Support, I have 9 types of resources',
      given: { card: 'diversity-support', resourceTypes: 9 },
      expect: yes('diversity-support#answer', 'diversity-support-last-mc#answer'),
    },
    {
      from: 'ours',
      tells: 'Diversity Support, I have 8 different resources and a resource on Self-Replicating Robots',
      given: { card: 'diversity-support', resourceTypes: 8 },
      expect: no('diversity-support#answer', 'diversity-support-last-mc#answer'),
    },
    {
      from: 'ours',
      tells: 'Aerosport Tournament, I have 6 floaters',
      given: { card: 'aerosport-tournament', ownFloaters: 6 },
      expect: yes('card-requirements#not-exact'),
    },
    {
      from: 'ours',
      tells: 'Aerosport Tournament, I have 4 floaters',
      given: { card: 'aerosport-tournament', ownFloaters: 4 },
      expect: no('card-requirements#mandatory'),
    },
    { from: 'ours', tells: 'The card needs a greenery tile', given: { requirementKind: 'tile' }, expect: needs('ownRequiredTiles') },
    {
      from: 'ours',
      tells: 'The card requires floaters and I have 4 floaters',
      given: { requirementKind: 'floaters', ownFloaters: 4 },
      expect: needs('requiredNumber'),
    },
    {
      from: 'ours',
      tells:
        'I have 1 production of it, but no tile, no colony and no floater, there are no cities, my TR is 20, the card asks for 1 and I have 3 types of resources',
      given: {
        ownRequiredProduction: 1,
        ownRequiredTiles: 0,
        citiesInPlay: 0,
        ownColonies: 0,
        resourceTypes: 3,
        ownFloaters: 0,
        ownRating: 20,
        requiredNumber: 1,
      },
      expect: needs('requirementKind'),
    },
    {
      from: 'diversity-support-last-mc#last-mc',
      tells: 'Diversity Support takes my last MC; before paying I have 9 types of resources with MC among them',
      given: { card: 'diversity-support', resourceTypes: 9 },
      expect: yes('diversity-support#answer', 'diversity-support-last-mc#answer'),
    },
    {
      from: 'ours',
      tells: 'The card has a TR requirement of 25 and my TR is 25',
      given: { requirementKind: 'rating', requiredNumber: 25, ownRating: 25 },
      expect: yes('card-requirements#not-exact'),
    },
    {
      from: 'ours',
      tells: 'The card has a TR requirement of 25 and my TR is 24',
      given: { requirementKind: 'rating', requiredNumber: 25, ownRating: 24 },
      expect: no('card-requirements#mandatory'),
    },
    { from: 'ours', tells: 'The card has a TR requirement of 25', given: { requirementKind: 'rating', requiredNumber: 25 }, expect: needs('ownRating') },
  ],
})
