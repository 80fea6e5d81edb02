import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { rulingParty } from '../facts/turmoil.ts'

const pricedProject = choice(
  'Which standard project do you pay for?',
  {
    aquifer: 'Aquifer',
    asteroid: 'Asteroid',
    greenery: 'Greenery',
    city: 'City',
    'air-scrapping': 'Air Scrapping',
    'buffer-gas': 'Buffer Gas',
    'power-plant': 'Power Plant',
    'build-colony': 'Build Colony',
  },
  {
    says: {
      aquifer: [
        'aquifer',
        'aquifers',
        'aquifer standard project',
        'ocean standard project',
        'standard project aquifer',
        'standard project ocean',
        'ocean project',
        'buy an ocean',
        'buying an ocean',
      ],
      asteroid: ['asteroid', 'asteroids', 'asteroid standard project', 'standard project asteroid'],
      greenery: ['greenery standard project', 'standard project greenery', 'greenery project', 'greenery', 'greeneries'],
      city: ['city standard project', 'standard project city', 'city project', 'city std project', 'city', 'cities'],
      'air-scrapping': ['air scrapping', 'air scrapping standard project'],
      'buffer-gas': ['buffer gas', 'buffer gas standard project'],
      'power-plant': ['power plant', 'power plant standard project', 'standard project power plant'],
      'build-colony': ['build colony', 'build a colony', 'colony standard project', 'build colony standard project', 'standard project colony'],
    },
  },
)
const projectTimes = number(
  'How many times do you use it?',
  { min: 1, usual: 1 },
  { units: ['times', 'aquifers', 'asteroids', 'greeneries', 'cities', 'aquifer standard projects', 'city standard projects', 'greenery standard projects'] },
)

// Only the Reds take anything beside the price, and without Turmoil no party rules.
const rulingNow = { ...rulingParty, usual: 'other' as const }

export const priceOfStandardProject = defineAmount({
  id: 'price-of-standard-project',
  question: 'What do I pay for a standard project (a greenery, a city, an ocean): how much is the cost or price in MC, what does it set me back?',
  unit: 'MC',
  facts: { pricedProject, projectTimes, rulingParty: rulingNow },
  refusals: { 'reds-too': 'Its price, and what the Reds take for the TR: the documents say that of cards only' },
  clauses: [
    {
      when: (f) => f.pricedProject === 'power-plant' || f.pricedProject === 'build-colony',
      unsettled: [
        { answer: null, because: cite('conflict:standard-project-prices#no-price', 'Power Plant and Build Colony appear by name only') },
        { answer: null, because: cite('conflict:standard-project-prices#prices-given', '18 MC for Aquifer, 14 MC for Asteroid') },
      ],
    },
    {
      when: [(f) => f.rulingParty === 'reds', (f) => f.pricedProject !== 'city'],
      answer: 'reds-too',
      because: cite('reds#answer', 'if you cannot pay 3 MC for each TR on it'),
    },
  ],
  sum: [
    { add: (f) => (f.pricedProject === 'aquifer' ? 18 * f.projectTimes : 0), because: cite('standard-project-costs#answer', 'Aquifer 18 MC, Asteroid 14 MC') },
    {
      add: (f) => (f.pricedProject === 'asteroid' ? 14 * f.projectTimes : 0),
      because: cite('standard-project-costs#answer', 'Asteroid 14 MC, Greenery 23 MC'),
    },
    { add: (f) => (f.pricedProject === 'greenery' ? 23 * f.projectTimes : 0), because: cite('standard-project-costs#answer', 'Greenery 23 MC, City 25 MC') },
    { add: (f) => (f.pricedProject === 'city' ? 25 * f.projectTimes : 0), because: cite('standard-project-costs#answer', 'City 25 MC, Air Scrapping 15 MC') },
    {
      add: (f) => (f.pricedProject === 'air-scrapping' ? 15 * f.projectTimes : 0),
      because: cite('standard-project-costs#answer', 'Air Scrapping 15 MC, Buffer Gas 16 MC'),
    },
    { add: (f) => (f.pricedProject === 'buffer-gas' ? 16 * f.projectTimes : 0), because: cite('standard-project-costs#answer', 'Buffer Gas 16 MC') },
  ],
  examples: [
    {
      from: 'standard-project-costs#aquifer',
      tells: 'How many MC does the aquifer standard project cost, used 1 times?',
      given: { pricedProject: 'aquifer', projectTimes: 1, rulingParty: 'other' },
      expect: answers(18, 'standard-project-costs#answer'),
    },
    {
      from: 'standard-project-costs#asteroid',
      tells: 'Price of the asteroid standard project, 1 times',
      given: { pricedProject: 'asteroid', projectTimes: 1, rulingParty: 'other' },
      expect: answers(14, 'standard-project-costs#answer'),
    },
    {
      from: 'standard-project-costs#greenery',
      tells: 'What do I pay for the greenery standard project, done 1 times?',
      given: { pricedProject: 'greenery', projectTimes: 1, rulingParty: 'other' },
      expect: answers(23, 'standard-project-costs#answer'),
    },
    {
      from: 'ours',
      tells: 'I do the city standard project 2 times in my turn: what is the total cost?',
      given: { pricedProject: 'city', projectTimes: 2, rulingParty: 'other' },
      expect: answers(50, 'standard-project-costs#answer'),
    },
    {
      from: 'standard-project-costs#air-scrapping',
      tells: 'How much does Air Scrapping cost as a standard project, 1 times?',
      given: { pricedProject: 'air-scrapping', projectTimes: 1, rulingParty: 'other' },
      expect: answers(15, 'standard-project-costs#answer'),
    },
    {
      from: 'standard-project-costs#buffer-gas',
      tells: 'How much does Buffer Gas cost in solo, 1 times?',
      given: { pricedProject: 'buffer-gas', projectTimes: 1, rulingParty: 'other' },
      expect: answers(16, 'standard-project-costs#answer'),
    },
    {
      from: 'ours',
      tells: 'The Reds rule and I use the aquifer standard project 1 times: is it still 18 MC in all?',
      given: { pricedProject: 'aquifer', projectTimes: 1, rulingParty: 'reds' },
      expect: answers('reds-too', 'reds#answer'),
    },
    {
      from: 'ours',
      tells: 'The Reds rule; what is the price of the city standard project, 1 times, which raises no TR?',
      given: { pricedProject: 'city', projectTimes: 1, rulingParty: 'reds' },
      expect: answers(25, 'standard-project-costs#answer'),
    },
    {
      from: 'ours',
      tells: 'What does the power plant standard project cost?',
      given: { pricedProject: 'power-plant' },
      expect: unsettled('conflict:standard-project-prices#no-price', 'conflict:standard-project-prices#prices-given'),
    },
    {
      from: 'ours',
      tells: 'I use the asteroid standard project 3 times in this generation. What is the bill?',
      given: { pricedProject: 'asteroid', projectTimes: 3, rulingParty: 'other' },
      expect: answers(42, 'standard-project-costs#answer'),
    },
    { from: 'ours', tells: 'aquifer standard project, price?', given: { pricedProject: 'aquifer' }, expect: needs('rulingParty', 'projectTimes') },
    {
      from: 'ours',
      tells: 'What does this standard project cost, used 1 times, while the Greens rule?',
      given: { projectTimes: 1, rulingParty: 'other' },
      expect: needs('pricedProject'),
    },
  ],
})
