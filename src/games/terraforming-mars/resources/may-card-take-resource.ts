import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { hasResource, heldResource, venusCard } from '../facts/card-resources.ts'

/** "3 floaters", as many as a card adds. */
const some = (resource: string): string[] => [2, 3, 4, 5].map((count) => `${count} ${resource}`)
/** "Her Fish", with each of the cards that people name. */
const theirs = [
  'fish',
  'birds',
  'livestock',
  'small animals',
  'predators',
  'pets',
  'tardigrades',
  'decomposers',
  'ants',
  'dirigibles',
  'ecological zone',
].flatMap((name) =>
  ["opponent's", "my opponent's", "another player's", "someone else's", "my neighbour's", "my partner's", "my friend's", 'her', 'his', 'their'].map(
    (whose) => `${whose} ${name}`,
  ),
)

const resourceAdded = choice(
  'Which resource is added?',
  { microbe: 'microbes', animal: 'animals', floater: 'floaters', science: 'science resources', any: 'whatever the card holds' },
  {
    says: {
      microbe: ['microbe', 'microbes', 'add microbes', 'add a microbe', 'put a microbe', 'place a microbe', ...some('microbes')],
      animal: ['animal', 'animals', 'add animals', 'add an animal', 'put an animal', 'place an animal', ...some('animals')],
      floater: ['floater', 'floaters', 'add floaters', 'add a floater', 'put a floater', 'place a floater', ...some('floaters')],
      science: ['science resource', 'science resources'],
      any: ['any resource', 'a resource', 'one resource', 'its resource', 'resource of its kind'],
    },
  },
)
const adding = choice(
  'What does the effect say of the card that gets it?',
  {
    any: 'any card (or any of your cards)',
    another: 'another card',
    venus: 'a Venus card',
    'another-venus': 'another Venus card (Maxwell Base)',
    'with-resource': "a card with a resource on it (CEO's Favorite Project)",
    triggering: 'the card just played (Viral Enhancers)',
  },
  {
    says: {
      any: ['any card', 'to a card'],
      another: ['another card', 'symbiotic fungus', 'extreme-cold fungus', 'local heat trapping', 'imported nitrogen', 'a different card'],
      venus: ['any venus card', 'to a venus card', 'corroder suits', 'hydrogen to venus', 'air-scrapping expedition'],
      'another-venus': ['another venus card', 'maxwell base'],
      'with-resource': ["ceo's favorite project", 'ceos favorite project'],
      triggering: ['viral enhancers'],
    },
    fixed: true,
  },
)
const takerOwner = choice(
  'Whose is the card that gets it?',
  { mine: 'yours', other: "another player's" },
  {
    says: {
      mine: ['my card', 'on my', 'one of my cards', 'my own card'],
      other: [
        ...theirs,
        "another player's card",
        "opponent's card",
        "my opponent's card",
        "on my opponent's card",
        "on an opponent's card",
        'on her card',
        'on his card',
        'her card',
        'his card',
        'their card',
        "someone else's card",
      ],
    },
    usual: 'mine',
  },
)
const isSameCard = yesNo('Is it the very card that adds the resource?', ['on itself', 'to itself', 'the same card', 'on the card itself'], { usual: false })
const isSplit = yesNo(
  'Do some of the same resources, of the same type and from the same effect, go on another card?',
  [
    'split',
    'divide',
    'the rest on another card',
    'spread',
    'spread them',
    'spread over',
    'spread over two',
    'spread them over two cards',
    'over two venus cards',
    'over 2 different cards',
    'one on each',
    'one each on',
    'two on one card',
    'distribute',
    'share out',
    'some on',
    'the others on',
    'on two cards',
    'over two cards',
    'across two cards',
    'between two cards',
    'split over two cards',
    'on different cards',
  ],
  {
    no: ['all of them', 'all on one card', 'not split'],
    usual: false,
  },
)
const isJustPlayed = yesNo('Is it the card that you play now, whose tag triggered the effect?', ['card just played', 'the card i play', 'triggered by it'], {
  no: ['already in play', 'played before', 'played earlier', 'an older card'],
})

export const mayCardTakeResource = defineRule({
  id: 'may-card-take-resource',
  question: 'May I put (add, place) the resource on this card?',
  facts: { resourceAdded, adding, takerOwner, heldResource, venusCard, hasResource, isSameCard, isJustPlayed, isSplit },
  clauses: [
    {
      when: (f) => f.takerOwner === 'other',
      answer: 'no',
      because: cite('adding-to-opponents-cards#answer', 'not with a card that has no red border around the resources'),
    },
    { when: (f) => f.heldResource === 'none', answer: 'no', because: cite('cards-that-hold-resources#answer', 'Only those that say so') },
    {
      when: [(f) => f.heldResource === 'disease', (f) => f.resourceAdded === 'microbe'],
      answer: 'no',
      because: cite('pharmacy-union-disease#answer', 'the disease that Pharmacy Union stores is a resource of its own'),
    },
    {
      when: [(f) => f.resourceAdded === 'microbe', (f) => f.heldResource !== 'microbe'],
      answer: 'no',
      because: cite('bactoviral-research#answer', 'They must go on a card that is able to hold microbes'),
    },
    {
      when: [(f) => f.resourceAdded !== 'any', (f) => f.heldResource !== f.resourceAdded],
      answer: 'no',
      because: cite('cards-that-hold-resources#answer', 'Only those that say so'),
    },
    {
      when: [(f) => f.heldResource === 'generic', (f) => f.adding === 'any' || f.adding === 'another' || f.adding === 'triggering'],
      answer: 'no',
      because: cite('self-replicating-robots-adding#answer', 'and Corroder Suits and Maxwell Base, if the card is a Venus card'),
    },
    {
      when: (f) => f.isSplit,
      answer: 'no',
      because: [
        cite('splitting-resources#answer', 'one card must receive all of them'),
        cite('hydrogen-to-venus#answer', 'a single Venus card must take all of them'),
      ],
    },
    {
      when: [(f) => f.adding === 'another' || f.adding === 'another-venus', (f) => f.isSameCard],
      answer: 'no',
      because: cite('maxwell-base#other-card', 'The resource goes on a card other than Maxwell Base'),
    },
    {
      when: [(f) => f.adding === 'venus' || f.adding === 'another-venus', (f) => f.venusCard === 'celestic'],
      answer: 'yes',
      because: cite('celestic-venus-card#answer', 'Celestic counts as a Venus card, and resources can be added to it'),
    },
    {
      when: (f) => f.adding === 'venus' || f.adding === 'another-venus',
      answer: (f) => (f.venusCard === 'tag' ? 'yes' : 'no'),
      because: cite('maxwell-base#answer', 'Any Venus card that holds resources, except itself'),
    },
    {
      when: (f) => f.adding === 'with-resource',
      answer: (f) => (f.hasResource ? 'yes' : 'no'),
      because: cite('ceos-favorite-project#answer', 'Only a card that already has at least one resource on it'),
    },
    {
      when: (f) => f.adding === 'triggering',
      answer: (f) => (f.isJustPlayed ? 'yes' : 'no'),
      because: cite('viral-enhancers-which-card#answer', 'On the card that triggered it, not on another card already played'),
    },
  ],
  otherwise: {
    answer: 'yes',
    because: [
      cite('resources#answer', 'cubes on project and corporation cards that can hold them'),
      cite('splitting-resources#several-types', 'For each type of resource that you receive, you can choose a card'),
    ],
  },
  examples: [
    {
      from: 'splitting-resources#imported-nitrogen',
      tells: 'Imported Nitrogen: all of its animals on my Fish, not split, another card than the event itself',
      given: { resourceAdded: 'animal', adding: 'another', takerOwner: 'mine', takingCard: 'fish', isSameCard: false, isSplit: false },
      expect: yes('resources#answer', 'splitting-resources#several-types'),
    },
    {
      from: 'splitting-resources#imported-nitrogen',
      tells: 'The microbes of Imported Nitrogen, all on one card: my Ants, a card other than its own',
      given: { resourceAdded: 'microbe', adding: 'another', takerOwner: 'mine', takingCard: 'ants', isSameCard: false, isSplit: false },
      expect: yes('resources#answer', 'splitting-resources#several-types'),
    },
    {
      from: 'hydrogen-to-venus#one-card',
      tells: 'May I split the floaters of Hydrogen to Venus: some on my Celestic, the rest on another card?',
      given: { resourceAdded: 'floater', adding: 'venus', takerOwner: 'mine', takingCard: 'celestic', isSplit: true },
      expect: no('splitting-resources#answer', 'hydrogen-to-venus#answer'),
    },
    {
      from: 'splitting-resources#answer',
      tells: 'Add animals to any card: one on my Fish and the rest on another card?',
      given: { resourceAdded: 'animal', adding: 'any', takerOwner: 'mine', takingCard: 'fish', isSplit: true },
      expect: no('splitting-resources#answer', 'hydrogen-to-venus#answer'),
    },
    {
      from: 'adding-to-opponents-cards#ceos-favorite-project',
      tells: "Can CEO's Favorite Project go on another player's card that has a resource?",
      given: { adding: 'with-resource', takerOwner: 'other', hasResource: true },
      expect: no('adding-to-opponents-cards#answer'),
    },
    {
      from: 'adding-to-opponents-cards#local-heat-trapping',
      tells: "May I put the animals of Local Heat Trapping on another player's card that holds animals?",
      given: { resourceAdded: 'animal', adding: 'another', takerOwner: 'other', heldResource: 'animal' },
      expect: no('adding-to-opponents-cards#answer'),
    },
    {
      from: 'celestic-venus-card#other-card',
      tells: 'Floaters to a Venus card: all of them on my Celestic?',
      given: { resourceAdded: 'floater', adding: 'venus', takerOwner: 'mine', takingCard: 'celestic', isSplit: false },
      expect: yes('celestic-venus-card#answer'),
    },
    {
      from: 'bactoviral-research#chosen-card',
      tells: 'May the microbes of Bactoviral Research go to a card like my Fish?',
      given: { resourceAdded: 'microbe', adding: 'any', takerOwner: 'mine', takingCard: 'fish' },
      expect: no('bactoviral-research#answer'),
    },
    {
      from: 'ours',
      tells: 'May I put an animal on Tardigrades?',
      given: { resourceAdded: 'animal', takingCard: 'tardigrades' },
      expect: no('cards-that-hold-resources#answer'),
    },
    {
      from: 'cards-that-hold-resources#other-cards-only',
      tells: 'Can I put a microbe from any card on my Symbiotic Fungus, which holds nothing?',
      given: { resourceAdded: 'microbe', adding: 'any', takerOwner: 'mine', takingCard: 'symbiotic-fungus', heldResource: 'none' },
      expect: no('cards-that-hold-resources#answer'),
    },
    {
      from: 'pharmacy-union-disease#answer',
      tells: 'Symbiotic Fungus: may the microbe go on my Pharmacy Union?',
      given: { resourceAdded: 'microbe', adding: 'another', takerOwner: 'mine', takingCard: 'pharmacy-union' },
      expect: no('pharmacy-union-disease#answer'),
    },
    {
      from: 'ours',
      tells: 'Can I put floaters on my Fish?',
      given: { resourceAdded: 'floater', takerOwner: 'mine', takingCard: 'fish' },
      expect: no('cards-that-hold-resources#answer'),
    },
    {
      from: 'recyclon-other-cards#added',
      tells: 'Symbiotic Fungus puts its one microbe on my Recyclon, not on itself',
      given: { resourceAdded: 'microbe', adding: 'another', takerOwner: 'mine', takingCard: 'recyclon', isSameCard: false, isSplit: false },
      expect: yes('resources#answer', 'splitting-resources#several-types'),
    },
    {
      from: 'ours',
      tells: 'Floaters to any Venus card: may I use my own card that holds floaters but has no Venus tag?',
      given: { resourceAdded: 'floater', adding: 'venus', takerOwner: 'mine', heldResource: 'floater', venusCard: 'no' },
      expect: no('maxwell-base#answer'),
    },
    {
      from: 'corroder-suits#which-resource',
      tells: 'Corroder Suits adds its resource to my card with a Venus tag that holds microbes, all on one card',
      given: { resourceAdded: 'any', adding: 'venus', takerOwner: 'mine', heldResource: 'microbe', venusCard: 'tag', isSplit: false },
      expect: yes('maxwell-base#answer'),
    },
    {
      from: 'ours',
      tells: 'Floaters to any Venus card: can my Stratospheric Birds take them?',
      given: { resourceAdded: 'floater', adding: 'venus', takerOwner: 'mine', takingCard: 'stratospheric-birds' },
      expect: no('cards-that-hold-resources#answer'),
    },
    {
      from: 'maxwell-base#other-card',
      tells: 'Can Maxwell Base add its resource to itself? It says another Venus card',
      given: { resourceAdded: 'any', adding: 'another-venus', isSameCard: true },
      expect: no('maxwell-base#other-card'),
    },
    {
      from: 'ceos-favorite-project#empty-card',
      tells: "CEO's Favorite Project on my Fish, which is empty",
      given: { resourceAdded: 'any', adding: 'with-resource', takerOwner: 'mine', takingCard: 'fish', hasResource: false },
      expect: no('ceos-favorite-project#answer'),
    },
    {
      from: 'ceos-favorite-project#search-for-life',
      tells: "CEO's Favorite Project adds a resource to my Search for Life, which has a resource",
      given: { resourceAdded: 'any', adding: 'with-resource', takerOwner: 'mine', takingCard: 'search-for-life', hasResource: true, isSplit: false },
      expect: yes('ceos-favorite-project#answer'),
    },
    {
      from: 'viral-enhancers-which-card#triggering-card',
      tells: 'Viral Enhancers: may the animal go on my Fish, already in play?',
      given: { resourceAdded: 'animal', adding: 'triggering', takerOwner: 'mine', takingCard: 'fish', isJustPlayed: false },
      expect: no('viral-enhancers-which-card#answer'),
    },
    {
      from: 'ours',
      tells: 'Viral Enhancers: an animal on my Fish, the card just played, all on it',
      given: { resourceAdded: 'animal', adding: 'triggering', takerOwner: 'mine', takingCard: 'fish', isJustPlayed: true, isSplit: false },
      expect: yes('viral-enhancers-which-card#answer'),
    },
    {
      from: 'ours',
      tells: 'An animal to another card: on my Fish, all on one card',
      given: { resourceAdded: 'animal', adding: 'another', takerOwner: 'mine', takingCard: 'fish', isSplit: false },
      expect: needs('isSameCard'),
    },
    {
      from: 'ours',
      tells: 'Add an animal to any card, one of my cards, not split',
      given: { resourceAdded: 'animal', adding: 'any', takerOwner: 'mine', isSplit: false },
      expect: needs('heldResource'),
    },
    {
      from: 'ours',
      tells: 'An animal to any card, all on Fish',
      given: { resourceAdded: 'animal', adding: 'any', takingCard: 'fish', isSplit: false },
      expect: needs('takerOwner'),
    },
    {
      from: 'ours',
      tells: 'Can this go on my Fish, all on one card? It says any card',
      given: { adding: 'any', takerOwner: 'mine', takingCard: 'fish', isSplit: false },
      expect: needs('resourceAdded'),
    },
    {
      from: 'ours',
      tells: 'Viral Enhancers gives an animal: all on my Fish?',
      given: { resourceAdded: 'animal', adding: 'triggering', takerOwner: 'mine', takingCard: 'fish', isSplit: false },
      expect: needs('isJustPlayed'),
    },
    {
      from: 'ours',
      tells: 'All floaters to a Venus card: my card holds floaters',
      given: { resourceAdded: 'floater', adding: 'venus', takerOwner: 'mine', heldResource: 'floater', isSplit: false },
      expect: needs('venusCard'),
    },
    {
      from: 'ours',
      tells: "CEO's Favorite Project for my Fish, one resource",
      given: { resourceAdded: 'any', adding: 'with-resource', takerOwner: 'mine', takingCard: 'fish', isSplit: false },
      expect: needs('hasResource'),
    },
    {
      from: 'ours',
      tells: 'Animals, all on one card: my animal card with a resource, no Venus tag, played before, not the card itself',
      given: {
        resourceAdded: 'animal',
        takerOwner: 'mine',
        heldResource: 'animal',
        venusCard: 'no',
        hasResource: true,
        isSameCard: false,
        isJustPlayed: false,
        isSplit: false,
      },
      expect: needs('adding'),
    },
    {
      from: 'ours',
      tells: 'Animals to any card: may my Fish have some?',
      given: { resourceAdded: 'animal', adding: 'any', takerOwner: 'mine', takingCard: 'fish' },
      expect: needs('isSplit'),
    },
    {
      from: 'ceos-favorite-project#self-replicating-robots',
      tells: "CEO's Favorite Project adds one resource to my card on Self-Replicating Robots that has resources",
      given: { resourceAdded: 'any', adding: 'with-resource', takerOwner: 'mine', heldResource: 'generic', hasResource: true, isSplit: false },
      expect: yes('ceos-favorite-project#answer'),
    },
    {
      from: 'self-replicating-robots-adding#corroder-suits',
      tells: 'Corroder Suits adds a resource to my card on Self-Replicating Robots with a Venus tag, all on it',
      given: { resourceAdded: 'any', adding: 'venus', takerOwner: 'mine', heldResource: 'generic', venusCard: 'tag', isSplit: false },
      expect: yes('maxwell-base#answer'),
    },
    {
      from: 'ours',
      tells: 'Hydrogen to Venus: can the floaters go on my Venus card that is on Self-Replicating Robots?',
      given: { resourceAdded: 'floater', adding: 'venus', takerOwner: 'mine', heldResource: 'generic', venusCard: 'tag' },
      expect: no('cards-that-hold-resources#answer'),
    },
    {
      from: 'ours',
      tells: 'An effect adds a resource to any card: can it be my card on Self-Replicating Robots?',
      given: { resourceAdded: 'any', adding: 'any', takerOwner: 'mine', heldResource: 'generic' },
      expect: no('self-replicating-robots-adding#answer'),
    },
  ],
})
