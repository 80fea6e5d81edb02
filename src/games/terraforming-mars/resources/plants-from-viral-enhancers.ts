import { derived, number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { animalTags, microbeTags, plantTags } from '../facts/card-tags.ts'
import { byEcologyExperts, card } from '../facts/cards.ts'

const holdsLife = derived(
  yesNo('Can the card that you play hold animals or microbes?', ['holds animals', 'holds microbes', 'can hold', 'collects animals', 'collects microbes'], {
    no: ['holds no resources', 'cannot hold resources', 'holds nothing'],
    fixed: true,
  }),
  { card },
  (f) => (f.card.holds === 'animal' || f.card.holds === 'microbe' ? true : undefined),
)
const takenAsResources = number(
  'For how many of those tags do you take an animal or microbe in place of the plant?',
  { min: 0, max: 3 },
  { units: ['as animals', 'as microbes', 'animals', 'microbes', 'as resources'], before: ['take', 'taking'] },
)

interface Tags {
  readonly plantTags: number
  readonly microbeTags: number
  readonly animalTags: number
}

/** Tags of the three kinds that trigger Viral Enhancers. */
const livingTags = (f: Tags): number => f.plantTags + f.microbeTags + f.animalTags

export const plantsFromViralEnhancers = defineAmount({
  id: 'plants-from-viral-enhancers',
  question: 'How many plants do I get by Viral Enhancers for a card?',
  unit: 'plants',
  facts: { plantTags, microbeTags, animalTags, holdsLife, takenAsResources, byEcologyExperts },
  never: [{ when: (f) => f.takenAsResources > livingTags(f), because: 'Each tag triggers Viral Enhancers once.' }],
  refusals: { 'plants-only': 'You must take the plants: the card holds no such resources' },
  clauses: [
    {
      when: [(f) => f.takenAsResources > 0, (f) => !f.holdsLife],
      answer: 'plants-only',
      because: [
        cite('viral-enhancers#no-resources', 'If the card played does not hold any resources, you must take the plant'),
        cite('viral-enhancers-which-card#answer', 'On the card that triggered it'),
      ],
    },
  ],
  sum: [
    {
      add: (f) => livingTags(f) - f.takenAsResources,
      because: cite('viral-enhancers-tags#answer', 'Once for each applicable tag, and each trigger can be resolved separately'),
    },
    {
      add: (f) => (f.byEcologyExperts ? 2 : 0),
      because: [
        cite('viral-enhancers-ecology-experts#answer', 'the tags on the Prelude grant 2 plants'),
        cite('ecology-experts-own-tags#viral-enhancers', "With Viral Enhancers the Prelude's tags grant 2 plants"),
      ],
    },
  ],
  examples: [
    {
      from: 'multiple-tags#different-tags',
      tells: 'Advanced Ecosystems: 3 plants',
      given: { card: 'advanced-ecosystems', takenAsResources: 0, byEcologyExperts: false },
      expect: answers(3, 'viral-enhancers-tags#answer'),
    },
    {
      from: 'viral-enhancers-tags#ecological-zone',
      tells: 'Ecological Zone: an animal for one tag, a plant for the other',
      given: { card: 'ecological-zone', microbeTags: 0, takenAsResources: 1, byEcologyExperts: false },
      expect: answers(1, 'viral-enhancers-tags#answer'),
    },
    {
      from: 'ecological-zone-viral-enhancers#plants',
      tells: 'Ecological Zone: both as plants',
      given: { card: 'ecological-zone', microbeTags: 0, takenAsResources: 0, byEcologyExperts: false },
      expect: answers(2, 'viral-enhancers-tags#answer'),
    },
    {
      from: 'viral-enhancers#plant-anyway',
      tells: 'The card could take the animal, and I want the plant',
      given: { plantTags: 0, microbeTags: 0, animalTags: 1, holdsLife: true, takenAsResources: 0, byEcologyExperts: false },
      expect: answers(1, 'viral-enhancers-tags#answer'),
    },
    {
      from: 'viral-enhancers#no-resources',
      tells: 'A plant card that holds nothing, and I want an animal on Fish',
      given: { plantTags: 1, holdsLife: false, takenAsResources: 1 },
      expect: answers('plants-only', 'viral-enhancers#no-resources', 'viral-enhancers-which-card#answer'),
    },
    {
      from: 'viral-enhancers-ecology-experts#answer',
      tells: "Ecology Experts plays Viral Enhancers: 2 plants for the Prelude's tags, and 1 for its own",
      given: { card: 'viral-enhancers', plantTags: 0, microbeTags: 1, animalTags: 0, takenAsResources: 0, byEcologyExperts: true },
      expect: answers(3, 'viral-enhancers-tags#answer', 'viral-enhancers-ecology-experts#answer', 'ecology-experts-own-tags#viral-enhancers'),
    },
    {
      from: 'ours',
      tells: 'A card without such a tag',
      given: { plantTags: 0, microbeTags: 0, animalTags: 0, takenAsResources: 0, byEcologyExperts: false },
      expect: answers(0, 'viral-enhancers-tags#answer'),
    },
    {
      from: 'ours',
      tells: 'One tag taken as an animal',
      given: { plantTags: 0, microbeTags: 0, animalTags: 1, takenAsResources: 1, byEcologyExperts: false },
      expect: needs('holdsLife'),
    },
    {
      from: 'ours',
      tells: 'A card with 2 such tags',
      given: { plantTags: 1, microbeTags: 0, animalTags: 1, holdsLife: true, byEcologyExperts: false },
      expect: needs('takenAsResources'),
    },
    { from: 'ours', tells: 'Two plants taken', given: { plantTags: 1, microbeTags: 0, animalTags: 1, takenAsResources: 0 }, expect: needs('byEcologyExperts') },
    {
      from: 'ours',
      tells: 'A card that holds animals',
      given: { holdsLife: true, takenAsResources: 0, byEcologyExperts: false },
      expect: needs('plantTags'),
    },
  ],
})
