import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const pricedProject = choice(
  'Which standard project do you pay for?',
  { aquifer: 'Aquifer', asteroid: 'Asteroid', greenery: 'Greenery', city: 'City', 'air-scrapping': 'Air Scrapping', 'buffer-gas': 'Buffer Gas' },
  {
    says: {
      aquifer: ['aquifer', 'aquifers', 'aquifer standard project', 'ocean standard project', 'standard project aquifer'],
      asteroid: ['asteroid', 'asteroids', 'asteroid standard project', 'standard project asteroid'],
      greenery: ['greenery standard project', 'standard project greenery', 'greenery project', 'greenery', 'greeneries'],
      city: ['city standard project', 'standard project city', 'city project', 'city std project', 'city', 'cities'],
      'air-scrapping': ['air scrapping', 'air scrapping standard project'],
      'buffer-gas': ['buffer gas', 'buffer gas standard project'],
    },
  },
)
const projectTimes = number(
  'How many times do you use it?',
  { min: 1, max: 2, usual: 1 },
  { units: ['times', 'aquifers', 'asteroids', 'greeneries', 'cities', 'aquifer standard projects', 'city standard projects', 'greenery standard projects'] },
)

export const priceOfStandardProject = defineAmount({
  id: 'price-of-standard-project',
  question: 'What do I pay for a standard project: the cost or price in MC?',
  unit: 'MC',
  facts: { pricedProject, projectTimes },
  clauses: [
    {
      when: (f) => f.pricedProject === 'aquifer',
      answer: (f) => 18 * f.projectTimes,
      because: cite('standard-project-costs#answer', 'Aquifer 18 MC, Asteroid 14 MC'),
    },
    {
      when: (f) => f.pricedProject === 'asteroid',
      answer: (f) => 14 * f.projectTimes,
      because: cite('standard-project-costs#answer', 'Asteroid 14 MC, Greenery 23 MC'),
    },
    {
      when: (f) => f.pricedProject === 'greenery',
      answer: (f) => 23 * f.projectTimes,
      because: cite('standard-project-costs#answer', 'Greenery 23 MC, City 25 MC'),
    },
    {
      when: (f) => f.pricedProject === 'city',
      answer: (f) => 25 * f.projectTimes,
      because: cite('standard-project-costs#answer', 'City 25 MC, Air Scrapping 15 MC'),
    },
    {
      when: (f) => f.pricedProject === 'air-scrapping',
      answer: (f) => 15 * f.projectTimes,
      because: cite('standard-project-costs#answer', 'Air Scrapping 15 MC, Buffer Gas 16 MC'),
    },
  ],
  sum: [{ add: (f) => 16 * f.projectTimes, because: cite('standard-project-costs#answer', 'Buffer Gas 16 MC') }],
  examples: [
    {
      from: 'standard-project-costs#aquifer',
      tells: 'How many MC does the aquifer standard project cost, used 1 times?',
      given: { pricedProject: 'aquifer', projectTimes: 1 },
      expect: answers(18, 'standard-project-costs#answer'),
    },
    {
      from: 'standard-project-costs#asteroid',
      tells: 'Price of the asteroid standard project, 1 times',
      given: { pricedProject: 'asteroid', projectTimes: 1 },
      expect: answers(14, 'standard-project-costs#answer'),
    },
    {
      from: 'standard-project-costs#greenery',
      tells: 'What do I pay for the greenery standard project, done 1 times?',
      given: { pricedProject: 'greenery', projectTimes: 1 },
      expect: answers(23, 'standard-project-costs#answer'),
    },
    {
      from: 'ours',
      tells: 'I do the city standard project 2 times in my turn: what is the total cost?',
      given: { pricedProject: 'city', projectTimes: 2 },
      expect: answers(50, 'standard-project-costs#answer'),
    },
    {
      from: 'standard-project-costs#air-scrapping',
      tells: 'How much does Air Scrapping cost as a standard project, 1 times?',
      given: { pricedProject: 'air-scrapping', projectTimes: 1 },
      expect: answers(15, 'standard-project-costs#answer'),
    },
    {
      from: 'standard-project-costs#buffer-gas',
      tells: 'How much does Buffer Gas cost in solo, 1 times?',
      given: { pricedProject: 'buffer-gas', projectTimes: 1 },
      expect: answers(16, 'standard-project-costs#answer'),
    },
    { from: 'ours', tells: 'aquifer standard project, price?', given: { pricedProject: 'aquifer' }, expect: needs('projectTimes') },
    { from: 'ours', tells: 'What does this standard project cost, used 1 times?', given: { projectTimes: 1 }, expect: needs('pricedProject') },
  ],
})
