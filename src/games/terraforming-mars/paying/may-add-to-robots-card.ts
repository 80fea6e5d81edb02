import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { hasVenusTag } from '../facts/cards.ts'

const addedBy = choice(
  'What adds the resource?',
  {
    'ceos-favorite-project': "CEO's Favorite Project",
    'corroder-suits': 'Corroder Suits',
    'maxwell-base': 'Maxwell Base',
    'sponsored-projects': 'the Global Event Sponsored Projects',
  },
  {
    says: {
      'ceos-favorite-project': ["ceo's favorite project", 'ceos favorite project', 'ceo'],
      'corroder-suits': ['corroder suits'],
      'maxwell-base': ['maxwell base'],
      'sponsored-projects': ['sponsored projects'],
    },
  },
)
const hasResource = yesNo('Is there a resource on the card already?', ['has a resource', 'with a resource', 'has resources'], {
  no: ['no resource', 'empty', 'without resources'],
  usual: true,
})
const isAloneThere = yesNo('Is it the only card on Self-Replicating Robots?', ['only card', 'single card', 'one card there'], {
  no: ['several cards', 'two cards there', 'other cards there'],
})

export const mayAddToRobotsCard = defineRule({
  id: 'may-add-to-robots-card',
  question: 'Can this add a resource to a card on Self-Replicating Robots?',
  facts: { addedBy, hasResource, hasVenusTag, isAloneThere },
  clauses: [
    {
      when: [(f) => f.addedBy === 'ceos-favorite-project', (f) => f.hasResource],
      answer: 'yes',
      because: cite('self-replicating-robots-adding#ceos-favorite-project', 'does not ask for a card in play, only for one with resources on it'),
    },
    {
      when: (f) => f.addedBy === 'ceos-favorite-project',
      answer: 'no',
      because: cite('ceos-favorite-project#empty-card', 'cannot add a resource to a card with none'),
    },
    {
      when: (f) => f.addedBy === 'corroder-suits',
      answer: (f) => (f.hasVenusTag ? 'yes' : 'no'),
      because: cite('corroder-suits#self-replicating-robots', 'can get the resource if it has a Venus tag'),
    },
    {
      when: (f) => f.addedBy === 'maxwell-base',
      answer: (f) => (f.hasVenusTag ? 'yes' : 'no'),
      because: cite('maxwell-base#robots', 'as long as that card has a Venus tag'),
    },
    {
      when: (f) => f.isAloneThere,
      answer: 'yes',
      because: cite('self-replicating-robots-adding#sponsored-projects', 'The global event Sponsored Projects adds resources here too'),
    },
  ],
  otherwise: {
    unsettled: [
      { answer: 'yes', because: cite('conflict:sponsored-projects-robots#included', 'add resources to all cards, Self-Replicating Robots among them') },
      { answer: null, because: cite('conflict:sponsored-projects-robots#own-resources', 'which of them the event means is not said') },
    ],
  },
  examples: [
    {
      from: 'ceos-favorite-project#self-replicating-robots',
      tells: "CEO's Favorite Project",
      given: { addedBy: 'ceos-favorite-project', hasResource: true },
      expect: yes('self-replicating-robots-adding#ceos-favorite-project'),
    },
    {
      from: 'ours',
      tells: "CEO's Favorite Project, and nothing lies on the card",
      given: { addedBy: 'ceos-favorite-project', hasResource: false },
      expect: no('ceos-favorite-project#empty-card'),
    },
    {
      from: 'self-replicating-robots-adding#corroder-suits',
      tells: 'Corroder Suits and a Venus card',
      given: { addedBy: 'corroder-suits', card: 'venus-governor' },
      expect: yes('corroder-suits#self-replicating-robots'),
    },
    {
      from: 'maxwell-base#robots',
      tells: 'Maxwell Base and a card without a Venus tag',
      given: { addedBy: 'maxwell-base', hasVenusTag: false },
      expect: no('maxwell-base#robots'),
    },
    {
      from: 'ours',
      tells: 'Sponsored Projects, and it is the only card there',
      given: { addedBy: 'sponsored-projects', isAloneThere: true },
      expect: yes('self-replicating-robots-adding#sponsored-projects'),
    },
    {
      from: 'ours',
      tells: 'Sponsored Projects, and two cards lie there',
      given: { addedBy: 'sponsored-projects', isAloneThere: false },
      expect: unsettled('conflict:sponsored-projects-robots#included', 'conflict:sponsored-projects-robots#own-resources'),
    },
    { from: 'ours', tells: 'Corroder Suits', given: { addedBy: 'corroder-suits' }, expect: needs('hasVenusTag') },
    { from: 'ours', tells: "CEO's Favorite Project, and nobody looked", given: { addedBy: 'ceos-favorite-project' }, expect: needs('hasResource') },
    { from: 'ours', tells: 'Sponsored Projects', given: { addedBy: 'sponsored-projects' }, expect: needs('isAloneThere') },
    {
      from: 'ours',
      tells: 'A card without a Venus tag, the only one there',
      given: { hasVenusTag: false, hasResource: true, isAloneThere: true },
      expect: needs('addedBy'),
    },
  ],
})
