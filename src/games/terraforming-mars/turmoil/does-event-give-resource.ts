import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'

const givingEvent = choice(
  'Is it Dry Deserts or Sponsored Projects?',
  { 'dry-deserts': 'Dry Deserts', 'sponsored-projects': 'Sponsored Projects' },
  { says: { 'dry-deserts': ['dry deserts', 'minimal impact policy'], 'sponsored-projects': ['sponsored projects', 'science summit'] }, fixed: true },
)
const resourceGiven = choice(
  'Which resource is it?',
  { mat: 'MC, steel, titanium, plants, energy or heat', card: 'an animal, a microbe, a floater or another resource of a card' },
  {
    says: {
      mat: ['steel', 'titanium', 'plants', 'energy', 'heat', 'mc', 'megacredits'],
      card: ['animal', 'animals', 'microbe', 'microbes', 'floater', 'floaters', 'science resource', 'resource on the card', 'cube on'],
    },
  },
)
const givenTo = choice(
  'Which card would get it?',
  {
    project: 'a project card of yours with resources on it',
    corporation: 'your corporation, which collects resources',
    robots: 'your Self-Replicating Robots',
    empty: 'a card of yours that can hold resources, but has none on it',
    other: 'a card of yours that cannot hold resources',
  },
  {
    says: {
      project: ['my project card', 'my birds', 'my blue card', 'a card of mine with resources'],
      corporation: ['my corporation', 'celestic', 'pristar', 'arklight', 'corporation card'],
      empty: [
        'no resources on it',
        'no resource on it',
        'empty card',
        'card is empty',
        'nothing on it',
        'without resources on it',
        'no animals on it',
        'no microbes on it',
        'no floaters on it',
        'has none on it',
      ],
      robots: ['self-replicating robots', 'self replicating robots', 'robots'],
      other: ['cannot hold', 'holds no resources', 'no resource card'],
    },
  },
)

export const doesEventGiveResource = defineRule({
  id: 'does-event-give-resource',
  question: 'Can I get this resource by Dry Deserts or Sponsored Projects?',
  facts: { givingEvent, resourceGiven, givenTo },
  clauses: [
    {
      when: [(f) => f.givingEvent === 'dry-deserts', (f) => f.resourceGiven === 'mat'],
      answer: 'yes',
      because: cite('dry-deserts-resources#each-of-the-6', 'Every one of them is a standard resource for what this event lets'),
    },
    {
      when: (f) => f.givingEvent === 'dry-deserts',
      answer: 'no',
      because: cite('dry-deserts-resources#answer', 'MC, steel, titanium, plants, energy or heat'),
    },
    {
      when: (f) => f.resourceGiven === 'mat',
      answer: 'no',
      because: cite('sponsored-projects#answer', 'All cards, including corporations that collect resources'),
    },
    {
      when: (f) => f.givenTo === 'robots',
      answer: 'yes',
      because: cite('sponsored-projects#self-replicating-robots', 'The promo card Self-Replicating Robots is included'),
    },
    {
      when: (f) => f.givenTo === 'empty',
      unsettled: [
        { answer: 'yes', because: cite('conflict:sponsored-projects-empty-card#all-cards', 'without asking what lies on them') },
        {
          answer: null,
          because: cite('conflict:sponsored-projects-empty-card#with-resources', 'Whether the event asks for resources that are there already is not said'),
        },
      ],
    },
    {
      when: (f) => f.givenTo === 'other',
      answer: 'no',
      because: cite('sponsored-projects#answer', 'All cards, including corporations that collect resources'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('sponsored-projects#answer', 'All cards, including corporations that collect resources') },
  examples: [
    {
      from: 'ours',
      tells: 'Sponsored Projects: does my animal card get an animal, although it has no animals on it?',
      given: { givingEvent: 'sponsored-projects', resourceGiven: 'card', givenTo: 'empty' },
      expect: unsettled('conflict:sponsored-projects-empty-card#all-cards', 'conflict:sponsored-projects-empty-card#with-resources'),
    },
    {
      from: 'dry-deserts-resources#answer',
      tells: 'May I take titanium from Dry Deserts?',
      given: { givingEvent: 'dry-deserts', resourceGiven: 'mat' },
      expect: yes('dry-deserts-resources#each-of-the-6'),
    },
    {
      from: 'ours',
      tells: 'May I take animals from Dry Deserts as a standard resource?',
      given: { givingEvent: 'dry-deserts', resourceGiven: 'card' },
      expect: no('dry-deserts-resources#answer'),
    },
    {
      from: 'sponsored-projects#corporations',
      tells: 'Sponsored Projects: does my corporation Arklight get an animal too?',
      given: { givingEvent: 'sponsored-projects', resourceGiven: 'card', givenTo: 'corporation' },
      expect: yes('sponsored-projects#answer'),
    },
    {
      from: 'sponsored-projects#answer',
      tells: 'Sponsored Projects: does my project card with 2 animals on it get another animal?',
      given: { givingEvent: 'sponsored-projects', resourceGiven: 'card', givenTo: 'project' },
      expect: yes('sponsored-projects#answer'),
    },
    {
      from: 'sponsored-projects#self-replicating-robots',
      tells: 'Sponsored Projects: does it put a resource on the card Self-Replicating Robots?',
      given: { givingEvent: 'sponsored-projects', resourceGiven: 'card', givenTo: 'robots' },
      expect: yes('sponsored-projects#self-replicating-robots'),
    },
    {
      from: 'ours',
      tells: 'Sponsored Projects: may I put a microbe on a card of mine that cannot hold resources?',
      given: { givingEvent: 'sponsored-projects', resourceGiven: 'card', givenTo: 'other' },
      expect: no('sponsored-projects#answer'),
    },
    {
      from: 'ours',
      tells: 'Can I take steel by Sponsored Projects?',
      given: { givingEvent: 'sponsored-projects', resourceGiven: 'mat' },
      expect: no('sponsored-projects#answer'),
    },
    { from: 'ours', tells: 'May I take this resource from Dry Deserts?', given: { givingEvent: 'dry-deserts' }, expect: needs('resourceGiven') },
    {
      from: 'ours',
      tells: 'Sponsored Projects: can a card of mine get a floater?',
      given: { givingEvent: 'sponsored-projects', resourceGiven: 'card' },
      expect: needs('givenTo'),
    },
    {
      from: 'ours',
      tells: 'Does the event give my corporation an animal?',
      given: { resourceGiven: 'card', givenTo: 'corporation' },
      expect: needs('givingEvent'),
    },
  ],
})
