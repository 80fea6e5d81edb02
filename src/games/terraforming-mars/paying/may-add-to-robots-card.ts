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
      tells: "May CEO's Favorite Project add a resource to a card on SRR that has resources?",
      given: { addedBy: 'ceos-favorite-project', hasResource: true },
      expect: yes('self-replicating-robots-adding#ceos-favorite-project'),
    },
    {
      from: 'ours',
      tells: "CEO's Favorite Project on a card there with no resource on it?",
      given: { addedBy: 'ceos-favorite-project', hasResource: false },
      expect: no('ceos-favorite-project#empty-card'),
    },
    {
      from: 'self-replicating-robots-adding#corroder-suits',
      tells: 'Can Corroder Suits add to Venus Governor on Self-Replicating Robots?',
      given: { addedBy: 'corroder-suits', card: 'venus-governor' },
      expect: yes('corroder-suits#self-replicating-robots'),
    },
    {
      from: 'ours',
      tells: 'Can Corroder Suits add to Space Elevator on Self-Replicating Robots, which has no Venus tag?',
      given: { addedBy: 'corroder-suits', card: 'space-elevator', hasVenusTag: false },
      expect: no('corroder-suits#self-replicating-robots'),
    },
    {
      from: 'maxwell-base#robots',
      tells: 'Can Maxwell Base add to a card on SRR that has no Venus tag?',
      given: { addedBy: 'maxwell-base', hasVenusTag: false },
      expect: no('maxwell-base#robots'),
    },
    {
      from: 'self-replicating-robots-adding#maxwell-base',
      tells: 'Can Maxwell Base add to a Venus card on SRR?',
      given: { addedBy: 'maxwell-base', hasVenusTag: true },
      expect: yes('maxwell-base#robots'),
    },
    {
      from: 'ours',
      tells: 'Sponsored Projects comes, and I have a single card on Self-Replicating Robots. Does it get a resource?',
      given: { addedBy: 'sponsored-projects', isAloneThere: true },
      expect: yes('self-replicating-robots-adding#sponsored-projects'),
    },
    {
      from: 'ours',
      tells: 'Sponsored Projects comes, and there are several cards on Self-Replicating Robots. Does this one get a resource?',
      given: { addedBy: 'sponsored-projects', isAloneThere: false },
      expect: unsettled('conflict:sponsored-projects-robots#included', 'conflict:sponsored-projects-robots#own-resources'),
    },
    { from: 'ours', tells: 'Can Corroder Suits add to my card on SRR?', given: { addedBy: 'corroder-suits' }, expect: needs('hasVenusTag') },
    { from: 'ours', tells: "Can CEO's Favorite Project add to my card on SRR?", given: { addedBy: 'ceos-favorite-project' }, expect: needs('hasResource') },
    { from: 'ours', tells: 'Does Sponsored Projects add to my card on SRR?', given: { addedBy: 'sponsored-projects' }, expect: needs('isAloneThere') },
    {
      from: 'ours',
      tells: 'The only card on SRR has a resource and no Venus tag. Can this add another?',
      given: { hasVenusTag: false, hasResource: true, isAloneThere: true },
      expect: needs('addedBy'),
    },
  ],
})
