import { choice, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { canHold } from '../facts/card-resources.ts'

const resourceGiver = choice(
  'What gives the resource?',
  {
    'ceos-favorite-project': "CEO's Favorite Project",
    'symbiotic-fungus': 'the action of Symbiotic Fungus',
    'freyja-biodomes': 'Freyja Biodomes, as you choose',
    'bactoviral-research': 'Bactoviral Research',
    'corroder-suits': 'Corroder Suits, for a Venus card',
    trade: 'a trade with a colony, or a colony bonus',
    card: 'another card that is played',
  },
  {
    says: {
      'ceos-favorite-project': ["ceo's favorite project", 'ceos favorite project'],
      'symbiotic-fungus': ['symbiotic fungus'],
      'freyja-biodomes': ['freyja biodomes', 'freyja'],
      'bactoviral-research': ['bactoviral research', 'bactoviral'],
      'corroder-suits': ['corroder suits', 'corroder'],
      trade: ['trade', 'trading', 'colony bonus', 'enceladus', 'titan', 'miranda'],
      card: ['i play a card', 'imported nitrogen', 'eos chasma national park', 'eos chasma', 'local heat trapping'],
    },
  },
)
const hasCardWithResource = yesNo('Is there a resource on any of your cards already?', ['a card with a resource', 'cards with resources', 'has resources'], {
  no: ['no resources on my cards', 'all cards are empty', 'no card with a resource'],
})
// Freyja Biodomes and Corroder Suits add to Venus cards: a card that holds microbes without a Venus tag is none for them.
const hasVenusTaker = yesNo(
  'Do you have a Venus card (with a Venus tag, or Celestic) that can hold that resource?',
  ['a venus card for it', 'i have a venus card', 'celestic', 'venus card that holds'],
  { no: ['no venus card', 'without a venus card', 'no valid venus card', 'no venus microbe card', 'no venus animal card'] },
)

export const whatIfNoCardTakesResource = defineChoice({
  id: 'what-if-no-card-takes-resource',
  question: 'What if I have no card for the resource that I would get?',
  facts: { resourceGiver, canHold, hasVenusTaker, hasCardWithResource },
  answers: {
    must: 'You have a card for it, so it must go there',
    without: 'You may do it all the same, and that effect is left out',
    discard: 'You may do it all the same, and the resource is discarded',
  },
  clauses: [
    {
      when: [(f) => f.resourceGiver === 'ceos-favorite-project', (f) => f.hasCardWithResource],
      answer: 'must',
      because: cite('ceos-favorite-project#answer', 'Only a card that already has at least one resource on it'),
    },
    {
      when: (f) => f.resourceGiver === 'ceos-favorite-project',
      answer: 'without',
      because: cite('ceos-favorite-project-no-card#answer', 'it can still be played, without effect'),
    },
    {
      when: [(f) => f.resourceGiver === 'freyja-biodomes', (f) => !f.hasVenusTaker],
      answer: 'discard',
      because: cite('freyja-biodomes#nothing-to-hold-them', 'You can choose resources that you have to discard'),
    },
    {
      when: [(f) => f.resourceGiver === 'corroder-suits', (f) => !f.hasVenusTaker],
      answer: 'without',
      because: cite('corroder-suits#no-venus-card', 'If you do not have a valid Venus card for the resource'),
    },
    {
      when: (f) => f.resourceGiver === 'freyja-biodomes' || f.resourceGiver === 'corroder-suits',
      answer: 'must',
      because: cite('adding-resources#answer', 'if you have a card that can hold them'),
    },
    {
      when: [(f) => f.resourceGiver === 'trade', (f) => f.canHold],
      answer: 'must',
      because: cite('trade-resources#answer', 'if you have a card that can hold them'),
    },
    { when: (f) => f.canHold, answer: 'must', because: cite('adding-resources#answer', 'if you have a card that can hold them') },
    {
      when: (f) => f.resourceGiver === 'symbiotic-fungus',
      answer: 'discard',
      because: cite('symbiotic-fungus#answer', 'though the microbe would be discarded'),
    },
    {
      when: (f) => f.resourceGiver === 'bactoviral-research',
      answer: 'discard',
      because: cite('bactoviral-research#no-such-card', 'You can still play it without any card for microbes'),
    },
    {
      when: (f) => f.resourceGiver === 'trade',
      answer: 'without',
      because: cite('trade-resources#cannot-hold', 'trade with a colony whose resources you cannot hold'),
    },
  ],
  otherwise: {
    answer: 'without',
    because: [
      cite('adding-resources#no-such-card', 'You can play the card although you could not store the resources'),
      cite('eos-chasma-national-park#answer', 'you may ignore the effect for animal cards and resolve the others'),
    ],
  },
  examples: [
    {
      from: 'ceos-favorite-project-no-card#no-legal-card',
      tells: "I play CEO's Favorite Project, but all cards are empty",
      given: { resourceGiver: 'ceos-favorite-project', hasCardWithResource: false },
      expect: answers('without', 'ceos-favorite-project-no-card#answer'),
    },
    {
      from: 'ours',
      tells: "CEO's Favorite Project, and my Fish has resources on it",
      given: { resourceGiver: 'ceos-favorite-project', hasCardWithResource: true },
      expect: answers('must', 'ceos-favorite-project#answer'),
    },
    {
      from: 'symbiotic-fungus#no-microbe-card',
      tells: 'May I use Symbiotic Fungus with no card for it that can hold the microbe?',
      given: { resourceGiver: 'symbiotic-fungus', canHold: false },
      expect: answers('discard', 'symbiotic-fungus#answer'),
    },
    {
      from: 'freyja-biodomes#stratospheric-birds',
      tells: 'I choose microbes for Freyja Biodomes; I have Stratospheric Birds for animals, but no Venus card for microbes',
      given: { resourceGiver: 'freyja-biodomes', hasVenusTaker: false },
      expect: answers('discard', 'freyja-biodomes#nothing-to-hold-them'),
    },
    {
      from: 'ours',
      tells: 'Freyja Biodomes: I have a card for it, Tardigrades, but no Venus card that holds microbes',
      given: { resourceGiver: 'freyja-biodomes', canHold: true, hasVenusTaker: false },
      expect: answers('discard', 'freyja-biodomes#nothing-to-hold-them'),
    },
    {
      from: 'bactoviral-research#no-such-card',
      tells: 'Bactoviral Research, and I have no card that holds microbes',
      given: { resourceGiver: 'bactoviral-research', canHold: false },
      expect: answers('discard', 'bactoviral-research#no-such-card'),
    },
    {
      from: 'corroder-suits#mc-production',
      tells: 'I play Corroder Suits without a Venus card to take the resource',
      given: { resourceGiver: 'corroder-suits', hasVenusTaker: false },
      expect: answers('without', 'corroder-suits#no-venus-card'),
    },
    {
      from: 'celestic-venus-card#other-card',
      tells: 'Corroder Suits, and I have Celestic, a Venus card that holds floaters',
      given: { resourceGiver: 'corroder-suits', hasVenusTaker: true },
      expect: answers('must', 'adding-resources#answer'),
    },
    {
      from: 'adding-resources#imported-nitrogen',
      tells: 'Must I add the animals of Imported Nitrogen? I have a card that holds them, Fish',
      given: { resourceGiver: 'card', canHold: true },
      expect: answers('must', 'adding-resources#answer'),
    },
    {
      from: 'eos-chasma-national-park#no-animal-card',
      tells: 'Eos Chasma National Park, but I have no card that holds animals',
      given: { resourceGiver: 'card', canHold: false },
      expect: answers('without', 'adding-resources#no-such-card', 'eos-chasma-national-park#answer'),
    },
    {
      from: 'trade-resources#enceladus',
      tells: 'I trade with Enceladus though I have no card that holds microbes',
      given: { resourceGiver: 'trade', canHold: false },
      expect: answers('without', 'trade-resources#cannot-hold'),
    },
    {
      from: 'adding-resources#enceladus',
      tells: 'Someone trades with Enceladus and I get a microbe as colony bonus; I have a card for it, Tardigrades',
      given: { resourceGiver: 'trade', canHold: true },
      expect: answers('must', 'trade-resources#answer'),
    },
    { from: 'ours', tells: 'Can I use Symbiotic Fungus?', given: { resourceGiver: 'symbiotic-fungus' }, expect: needs('canHold') },
    {
      from: 'ours',
      tells: 'I play Corroder Suits and have a card that holds floaters',
      given: { resourceGiver: 'corroder-suits', canHold: true },
      expect: needs('hasVenusTaker'),
    },
    {
      from: 'ours',
      tells: "CEO's Favorite Project: I have a card that holds animals",
      given: { resourceGiver: 'ceos-favorite-project', canHold: true },
      expect: needs('hasCardWithResource'),
    },
    {
      from: 'ours',
      tells: 'I have no card for it, and no resources on my cards',
      given: { canHold: false, hasVenusTaker: false, hasCardWithResource: false },
      expect: needs('resourceGiver'),
    },
  ],
})
