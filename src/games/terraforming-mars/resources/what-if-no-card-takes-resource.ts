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
    card: 'another card that is played',
  },
  {
    says: {
      'ceos-favorite-project': ["ceo's favorite project", 'ceos favorite project'],
      'symbiotic-fungus': ['symbiotic fungus'],
      'freyja-biodomes': ['freyja biodomes', 'freyja'],
      'bactoviral-research': ['bactoviral research', 'bactoviral'],
      'corroder-suits': ['corroder suits', 'corroder'],
      card: ['a card', 'imported nitrogen', 'eos chasma national park'],
    },
  },
)
const hasCardWithResource = yesNo('Is there a resource on any of your cards already?', ['a card with a resource', 'cards with resources', 'has resources'], {
  no: ['no resources on my cards', 'all cards are empty', 'no card with a resource'],
})

export const whatIfNoCardTakesResource = defineChoice({
  id: 'what-if-no-card-takes-resource',
  question: 'What if I have no card for the resource that I would get?',
  facts: { resourceGiver, canHold, hasCardWithResource },
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
    { when: (f) => f.canHold, answer: 'must', because: cite('adding-resources#answer', 'if you have a card that can hold them') },
    {
      when: (f) => f.resourceGiver === 'symbiotic-fungus',
      answer: 'discard',
      because: cite('symbiotic-fungus#answer', 'though the microbe would be discarded'),
    },
    {
      when: (f) => f.resourceGiver === 'freyja-biodomes',
      answer: 'discard',
      because: cite('freyja-biodomes#nothing-to-hold-them', 'You can choose resources that you have to discard'),
    },
    {
      when: (f) => f.resourceGiver === 'bactoviral-research',
      answer: 'discard',
      because: cite('bactoviral-research#no-such-card', 'You can still play it without any card for microbes'),
    },
    {
      when: (f) => f.resourceGiver === 'corroder-suits',
      answer: 'without',
      because: cite('corroder-suits#no-venus-card', 'If you do not have a valid Venus card for the resource'),
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
      tells: "CEO's Favorite Project while all my cards are empty",
      given: { resourceGiver: 'ceos-favorite-project', hasCardWithResource: false },
      expect: answers('without', 'ceos-favorite-project-no-card#answer'),
    },
    {
      from: 'ours',
      tells: "CEO's Favorite Project, and Fish has an animal",
      given: { resourceGiver: 'ceos-favorite-project', hasCardWithResource: true },
      expect: answers('must', 'ceos-favorite-project#answer'),
    },
    {
      from: 'symbiotic-fungus#no-microbe-card',
      tells: 'Symbiotic Fungus without a card for microbes',
      given: { resourceGiver: 'symbiotic-fungus', canHold: false },
      expect: answers('discard', 'symbiotic-fungus#answer'),
    },
    {
      from: 'freyja-biodomes#stratospheric-birds',
      tells: 'Freyja Biodomes: microbes are chosen although only Stratospheric Birds could take something',
      given: { resourceGiver: 'freyja-biodomes', canHold: false },
      expect: answers('discard', 'freyja-biodomes#nothing-to-hold-them'),
    },
    {
      from: 'bactoviral-research#no-such-card',
      tells: 'Bactoviral Research without a card for microbes',
      given: { resourceGiver: 'bactoviral-research', canHold: false },
      expect: answers('discard', 'bactoviral-research#no-such-card'),
    },
    {
      from: 'corroder-suits#mc-production',
      tells: 'Corroder Suits without a Venus card: only the MC production',
      given: { resourceGiver: 'corroder-suits', canHold: false },
      expect: answers('without', 'corroder-suits#no-venus-card'),
    },
    {
      from: 'adding-resources#imported-nitrogen',
      tells: 'The animals of Imported Nitrogen with Fish in play',
      given: { resourceGiver: 'card', canHold: true },
      expect: answers('must', 'adding-resources#answer'),
    },
    {
      from: 'eos-chasma-national-park#answer',
      tells: 'Eos Chasma National Park without an animal card',
      given: { resourceGiver: 'card', canHold: false },
      expect: answers('without', 'adding-resources#no-such-card', 'eos-chasma-national-park#answer'),
    },
    { from: 'ours', tells: 'Symbiotic Fungus', given: { resourceGiver: 'symbiotic-fungus' }, expect: needs('canHold') },
    { from: 'ours', tells: "CEO's Favorite Project", given: { resourceGiver: 'ceos-favorite-project', canHold: true }, expect: needs('hasCardWithResource') },
    { from: 'ours', tells: 'No card can take it', given: { canHold: false, hasCardWithResource: false }, expect: needs('resourceGiver') },
  ],
})
