import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { roverConstruction, standardTechnology } from '../facts/cards.ts'
import { credicor, tharsisRepublic } from '../facts/corporations.ts'

const standardProject = choice(
  'Which standard project is it?',
  {
    'sell-patents': 'Sell Patents',
    'power-plant': 'Power Plant',
    asteroid: 'Asteroid',
    aquifer: 'Aquifer',
    greenery: 'Greenery',
    city: 'City',
    'air-scrapping': 'Air Scrapping',
    'build-colony': 'Build Colony',
    'buffer-gas': 'Buffer Gas',
  },
  {
    says: {
      'sell-patents': ['sell patents', 'selling patents', 'sell cards'],
      'power-plant': ['power plant'],
      asteroid: ['asteroid'],
      aquifer: ['aquifer'],
      greenery: ['greenery', 'greenery standard project'],
      city: ['city', 'city standard project', 'standard project city'],
      'air-scrapping': ['air scrapping'],
      'build-colony': ['build colony', 'build a colony'],
      'buffer-gas': ['buffer gas'],
    },
  },
)

export const rebateForStandardProject = defineAmount({
  id: 'rebate-for-standard-project',
  question: 'How many MC do Standard Technology, Rover Construction, Credicor and Tharsis Republic give me for a standard project?',
  unit: 'MC',
  facts: { standardProject, standardTechnology, credicor, roverConstruction, tharsisRepublic },
  sum: [
    {
      add: (f) => (f.standardTechnology && f.standardProject !== 'sell-patents' ? 3 : 0),
      because: cite('standard-technology#answer', 'Any standard project except Sell Patents'),
    },
    {
      add: (f) => (f.credicor && (f.standardProject === 'city' || f.standardProject === 'greenery') ? 4 : 0),
      because: cite('credicor#answer', 'and for the City and Greenery Standard Projects'),
    },
    {
      add: (f) => (f.roverConstruction && f.standardProject === 'city' ? 2 : 0),
      because: cite('cumulative-effects#combinations', 'Rover Construction (2 MC), Standard Technology (3 MC)'),
    },
    {
      add: (f) => (f.tharsisRepublic && f.standardProject === 'city' ? 3 : 0),
      because: cite('tharsis-republic#second-effect', 'When you place a city, you gain 3 MC'),
    },
  ],
  examples: [
    {
      from: 'cumulative-effects#combinations',
      tells: 'A City with Rover Construction and Standard Technology as Credicor: 9 MC',
      given: { standardProject: 'city', standardTechnology: true, credicor: true, roverConstruction: true, tharsisRepublic: false },
      expect: answers(9, 'standard-technology#answer', 'credicor#answer', 'cumulative-effects#combinations'),
    },
    {
      from: 'credicor#greenery',
      tells: 'A Greenery as Credicor',
      given: { standardProject: 'greenery', standardTechnology: false, credicor: true },
      expect: answers(4, 'credicor#answer'),
    },
    {
      from: 'ours',
      tells: 'A City as Tharsis Republic',
      given: { standardProject: 'city', standardTechnology: false, credicor: false, roverConstruction: false, tharsisRepublic: true },
      expect: answers(3, 'tharsis-republic#second-effect'),
    },
    {
      from: 'ours',
      tells: 'An Aquifer for 18 MC as Credicor',
      given: { standardProject: 'aquifer', standardTechnology: false, credicor: true },
      expect: answers(0, 'standard-technology#answer'),
    },
    {
      from: 'ours',
      tells: 'Sell Patents with Standard Technology',
      given: { standardProject: 'sell-patents', standardTechnology: true },
      expect: answers(0, 'standard-technology#answer'),
    },
    {
      from: 'standard-technology#air-scrapping',
      tells: 'Air Scrapping with Standard Technology',
      given: { standardProject: 'air-scrapping', standardTechnology: true },
      expect: answers(3, 'standard-technology#answer'),
    },
    { from: 'ours', tells: 'A Greenery', given: { standardProject: 'greenery' }, expect: needs('standardTechnology', 'credicor') },
    {
      from: 'ours',
      tells: 'Standard Technology',
      given: { standardTechnology: true, credicor: false, roverConstruction: false, tharsisRepublic: false },
      expect: needs('standardProject'),
    },
    {
      from: 'ours',
      tells: 'A City',
      given: { standardProject: 'city', standardTechnology: false, credicor: false },
      expect: needs('roverConstruction', 'tharsisRepublic'),
    },
  ],
})
