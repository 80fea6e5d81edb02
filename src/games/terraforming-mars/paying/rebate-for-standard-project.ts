import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { givingBack, roverConstruction, standardTechnology } from '../facts/cards.ts'
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
    trade: 'none: a trade with a colony tile',
    lobby: 'none: the Lobby action',
    conversion: 'none: plants or heat are converted',
  },
  {
    says: {
      'sell-patents': ['sell patents', 'selling patents', 'sell cards', 'sell a patent', 'patents'],
      'power-plant': ['power plant'],
      asteroid: ['asteroid'],
      aquifer: ['aquifer', '18 mc aquifer'],
      greenery: ['greenery standard project', 'standard project greenery', 'greenery project', 'greenery', '23 mc greenery', '23 mc greenery standard project'],
      city: ['city standard project', 'standard project city', 'city project', 'city std project', 'city', '25 mc city', '25 mc city standard project'],
      'air-scrapping': ['air scrapping'],
      'build-colony': ['build colony', 'build a colony'],
      'buffer-gas': ['buffer gas'],
      trade: ['trade', 'a trade', 'trading'],
      lobby: ['lobby', 'lobby action'],
      conversion: ['convert 8 plants', 'convert plants', 'convert 8 heat', 'convert heat', 'converting'],
    },
  },
)

export const rebateForStandardProject = defineAmount({
  id: 'rebate-for-standard-project',
  question: 'How many MC do Standard Technology, Rover Construction, Credicor and Tharsis Republic give me for a standard project?',
  unit: 'MC',
  facts: {
    standardProject,
    standardTechnology: givingBack(standardTechnology, 'standard technology'),
    credicor: givingBack(credicor, 'credicor'),
    roverConstruction: givingBack(roverConstruction, 'rover construction'),
    tharsisRepublic: givingBack(tharsisRepublic, 'tharsis republic'),
  },
  clauses: [
    { when: (f) => f.standardProject === 'trade', answer: 0, because: cite('standard-technology#trade', 'The Trade action is no standard project') },
    { when: (f) => f.standardProject === 'lobby', answer: 0, because: cite('standard-technology#lobby', 'The Lobby action is no standard project') },
    {
      when: (f) => f.standardProject === 'conversion',
      answer: 0,
      because: cite('standard-technology#conversions', 'or 8 plants to 1 greenery tile, is no standard project'),
    },
  ],
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
      tells: 'Credicor with Rover Construction and Standard Technology does the City standard project; not Tharsis Republic. MC back?',
      given: { standardProject: 'city', standardTechnology: true, credicor: true, roverConstruction: true, tharsisRepublic: false },
      expect: answers(9, 'standard-technology#answer', 'credicor#answer', 'cumulative-effects#combinations'),
    },
    {
      from: 'credicor#greenery',
      tells: 'I am Credicor and do the Greenery standard project without Standard Technology.',
      given: { standardProject: 'greenery', standardTechnology: false, credicor: true },
      expect: answers(4, 'credicor#answer'),
    },
    {
      from: 'credicor#city',
      tells: 'City standard project as Credicor; no Standard Technology, no Rover Construction, not Tharsis Republic.',
      given: { standardProject: 'city', standardTechnology: false, credicor: true, roverConstruction: false, tharsisRepublic: false },
      expect: answers(4, 'credicor#answer'),
    },
    {
      from: 'ours',
      tells: 'City standard project as Tharsis Republic; no Standard Technology, no Rover Construction, not Credicor.',
      given: { standardProject: 'city', standardTechnology: false, credicor: false, roverConstruction: false, tharsisRepublic: true },
      expect: answers(3, 'tharsis-republic#second-effect'),
    },
    {
      from: 'ours',
      tells: 'Credicor does the Aquifer standard project for 18 MC, without Standard Technology.',
      given: { standardProject: 'aquifer', standardTechnology: false, credicor: true },
      expect: answers(0, 'standard-technology#answer'),
    },
    {
      from: 'ours',
      tells: 'I sell patents with Standard Technology in play.',
      given: { standardProject: 'sell-patents', standardTechnology: true },
      expect: answers(0, 'standard-technology#answer'),
    },
    {
      from: 'standard-technology#air-scrapping',
      tells: 'Air Scrapping with Standard Technology: MC back?',
      given: { standardProject: 'air-scrapping', standardTechnology: true },
      expect: answers(3, 'standard-technology#answer'),
    },
    {
      from: 'standard-technology#buffer-gas',
      tells: 'Buffer Gas in solo with Standard Technology: MC back?',
      given: { standardProject: 'buffer-gas', standardTechnology: true },
      expect: answers(3, 'standard-technology#answer'),
    },
    {
      from: 'standard-technology#build-colony',
      tells: 'I build a colony as a standard project with Standard Technology: MC back?',
      given: { standardProject: 'build-colony', standardTechnology: true },
      expect: answers(3, 'standard-technology#answer'),
    },
    {
      from: 'standard-technology#trade',
      tells: 'I trade with a colony tile and have Standard Technology. Do I get 3 MC?',
      given: { standardProject: 'trade', standardTechnology: true },
      expect: answers(0, 'standard-technology#trade'),
    },
    {
      from: 'standard-technology#lobby',
      tells: 'Lobby action with Standard Technology: MC back?',
      given: { standardProject: 'lobby', standardTechnology: true },
      expect: answers(0, 'standard-technology#lobby'),
    },
    {
      from: 'standard-technology#conversions',
      tells: 'I convert 8 plants to a greenery with Standard Technology and as Credicor: MC back?',
      given: { standardProject: 'conversion', standardTechnology: true, credicor: true },
      expect: answers(0, 'standard-technology#conversions'),
    },
    {
      from: 'ours',
      tells: 'What do I get back for the Greenery standard project?',
      given: { standardProject: 'greenery' },
      expect: needs('standardTechnology', 'credicor'),
    },
    {
      from: 'ours',
      tells: 'I have Standard Technology; not Credicor, no Rover Construction, not Tharsis Republic. MC back?',
      given: { standardTechnology: true, credicor: false, roverConstruction: false, tharsisRepublic: false },
      expect: needs('standardProject'),
    },
    {
      from: 'ours',
      tells: 'City standard project without Standard Technology, not Credicor.',
      given: { standardProject: 'city', standardTechnology: false, credicor: false },
      expect: needs('roverConstruction', 'tharsisRepublic'),
    },
  ],
})
