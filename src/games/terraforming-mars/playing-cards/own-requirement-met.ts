import { choice, derived, number } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { card } from '../facts/cards.ts'

const KINDS = { production: 'production', tile: 'tile', colony: 'colony' } as const

const requirementKind = derived(
  choice(
    'What does the requirement box of the card ask for?',
    {
      production: 'production of yours',
      tile: 'a tile of yours',
      cities: 'cities in play (Martian Zoo)',
      colony: 'at least one colony',
      floaters: 'floaters',
      types: 'different types of resources (Diversity Support)',
    },
    {
      says: {
        production: ['production requirement', 'needs production', 'titanium production', 'requires production'],
        tile: ['tile requirement', 'greenery tile', 'a greenery', 'needs a greenery', 'requires a tile'],
        cities: ['martian zoo', 'cities in play', '2 cities'],
        colony: ['colony requirement', 'needs a colony', 'requires a colony', 'colony'],
        floaters: ['floater requirement', 'needs floaters', 'requires floaters', 'floaters'],
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
  number('How many does the card ask for?', { min: 1, fixed: true }, { before: ['needs', 'requires', 'asks for', 'at least'] }),
  { card },
  (f) => (f.card.requirement?.what === 'resource' ? f.card.requirement.atLeast : undefined),
)
const ownRequiredProduction = number(
  'How much production of the resource shown do you have yourself?',
  { min: -5 },
  { units: ['production', 'prod'], before: ['my production is', 'production of', 'i have'] },
)
const ownRequiredTiles = number(
  'How many tiles of the kind shown do you own?',
  { min: 0 },
  { units: ['tiles', 'tile', 'greeneries', 'greenery', 'of my own'], before: ['i own', 'i have'] },
)
const citiesInPlay = number(
  'How many cities are in play, of all players?',
  { min: 0 },
  { units: ['cities', 'city', 'cities in play', 'city tiles'], before: ['there are'] },
)
const ownColonies = number(
  'How many colonies do you have in play?',
  { min: 0 },
  { units: ['colonies', 'colony', 'colonies of mine'], before: ['i have', 'my colonies'] },
)
const ownFloaters = number('How many floaters are on your cards?', { min: 0 }, { units: ['floaters', 'floater'], before: ['i have'] })
const resourceTypes = number(
  'How many types of resources do you have, MC included even if this card takes the last, those on Self-Replicating Robots not?',
  { min: 0, max: 15 },
  { units: ['types', 'types of resources', 'different resources', 'kinds of resources'], before: ['i have'] },
)

export const ownRequirementMet = defineRule({
  id: 'own-requirement-met',
  question: 'Do I have what this card requires of me: production, a tile, a colony, floaters?',
  facts: { requirementKind, requiredNumber, ownRequiredProduction, ownRequiredTiles, citiesInPlay, ownColonies, ownFloaters, resourceTypes },
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
      when: (f) => f.ownFloaters >= f.requiredNumber,
      answer: 'yes',
      because: cite('card-requirements#not-exact', 'is automatically a minimum, never an exact value'),
    },
  ],
  otherwise: { answer: 'no', because: cite('card-requirements#mandatory', 'Any requirement must be met, or the card cannot be played') },
  examples: [
    {
      from: 'production-requirements#asteroid-mining-consortium',
      tells: 'Asteroid Mining Consortium without titanium production',
      given: { card: 'asteroid-mining-consortium', ownRequiredProduction: 0 },
      expect: no('production-requirements#answer'),
    },
    {
      from: 'ours',
      tells: 'Asteroid Mining Consortium with 1 titanium production',
      given: { card: 'asteroid-mining-consortium', ownRequiredProduction: 1 },
      expect: yes('production-requirements#answer'),
    },
    {
      from: 'tile-requirements#ecological-zone',
      tells: 'Ecological Zone, and only an opponent has a greenery',
      given: { card: 'ecological-zone', ownRequiredTiles: 0 },
      expect: no('tile-requirements#answer'),
    },
    {
      from: 'ours',
      tells: 'Ecological Zone with a greenery of mine',
      given: { card: 'ecological-zone', ownRequiredTiles: 1 },
      expect: yes('tile-requirements#answer'),
    },
    {
      from: 'tile-requirements#martian-zoo',
      tells: 'Martian Zoo, and two opponents have a city each',
      given: { card: 'martian-zoo', citiesInPlay: 2 },
      expect: yes('martian-zoo#answer'),
    },
    { from: 'ours', tells: 'Martian Zoo with one city, though it is mine', given: { card: 'martian-zoo', citiesInPlay: 1 }, expect: no('martian-zoo#answer') },
    {
      from: 'space-port#others-colonies',
      tells: 'Space Port, and all colonies are of others',
      given: { card: 'space-port', ownColonies: 0 },
      expect: no('space-port#answer', 'space-port-colony#answer'),
    },
    {
      from: 'ours',
      tells: 'Space Port Colony with one colony of mine',
      given: { card: 'space-port-colony', ownColonies: 1 },
      expect: yes('space-port#answer', 'space-port-colony#answer'),
    },
    {
      from: 'diversity-support#answer',
      tells: 'Diversity Support with 9 types',
      given: { card: 'diversity-support', resourceTypes: 9 },
      expect: yes('diversity-support#answer', 'diversity-support-last-mc#answer'),
    },
    {
      from: 'ours',
      tells: 'Diversity Support with 8 types',
      given: { card: 'diversity-support', resourceTypes: 8 },
      expect: no('diversity-support#answer', 'diversity-support-last-mc#answer'),
    },
    {
      from: 'ours',
      tells: 'Aerosport Tournament with 6 floaters',
      given: { card: 'aerosport-tournament', ownFloaters: 6 },
      expect: yes('card-requirements#not-exact'),
    },
    {
      from: 'ours',
      tells: 'Aerosport Tournament with 4 floaters',
      given: { card: 'aerosport-tournament', ownFloaters: 4 },
      expect: no('card-requirements#mandatory'),
    },
    { from: 'ours', tells: 'A greenery is required', given: { requirementKind: 'tile' }, expect: needs('ownRequiredTiles') },
    { from: 'ours', tells: 'Floaters are required, and I have 4', given: { requirementKind: 'floaters', ownFloaters: 4 }, expect: needs('requiredNumber') },
    {
      from: 'ours',
      tells: 'Nobody named the requirement',
      given: { ownRequiredProduction: 1, ownRequiredTiles: 0, citiesInPlay: 0, ownColonies: 0, resourceTypes: 3, ownFloaters: 0, requiredNumber: 1 },
      expect: needs('requirementKind'),
    },
  ],
})
