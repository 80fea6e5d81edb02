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
  { min: 0, max: 3, usual: 0 },
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
  // Who asks for plants takes plants, for a card with such a tag.
  facts: { plantTags: { ...plantTags, usual: undefined }, microbeTags, animalTags, holdsLife, takenAsResources, byEcologyExperts },
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
    // Apart from the sum, so that what is rare is asked for together.
    {
      when: [(f) => f.takenAsResources === 0, (f) => !f.byEcologyExperts, (f) => f.plantTags >= 0, (f) => f.microbeTags >= 0, (f) => f.animalTags >= 0],
      answer: livingTags,
      because: cite('viral-enhancers-tags#answer', 'Once for each applicable tag, and each trigger can be resolved separately'),
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
      tells: 'I play Advanced Ecosystems with Viral Enhancers and take 0 as resources, no Ecology Experts',
      given: { card: 'advanced-ecosystems', takenAsResources: 0, byEcologyExperts: false },
      expect: answers(3, 'viral-enhancers-tags#answer'),
    },
    {
      from: 'viral-enhancers-tags#ecological-zone',
      tells: 'Viral Enhancers: I play Ecological Zone, no microbe tag, and take 1 as animals, the other as a plant; no Ecology Experts',
      given: { card: 'ecological-zone', microbeTags: 0, takenAsResources: 1, byEcologyExperts: false },
      expect: answers(1, 'viral-enhancers-tags#answer'),
    },
    {
      from: 'ecological-zone-viral-enhancers#plants',
      tells: 'Ecological Zone with Viral Enhancers, taking 0 as animals; it has 0 microbe tags, no Ecology Experts',
      given: { card: 'ecological-zone', microbeTags: 0, takenAsResources: 0, byEcologyExperts: false },
      expect: answers(2, 'viral-enhancers-tags#answer'),
    },
    {
      from: 'viral-enhancers#plant-anyway',
      tells: '1 animal tag, no plant tag, no microbe tag: the card holds animals, but I take 0 as animals, without Ecology Experts',
      given: { plantTags: 0, microbeTags: 0, animalTags: 1, holdsLife: true, takenAsResources: 0, byEcologyExperts: false },
      expect: answers(1, 'viral-enhancers-tags#answer'),
    },
    {
      from: 'viral-enhancers#no-resources',
      tells: 'I play a card with 1 plant tag that holds nothing, and want to take 1 as animals on Fish',
      given: { plantTags: 1, holdsLife: false, takenAsResources: 1 },
      expect: answers('plants-only', 'viral-enhancers#no-resources', 'viral-enhancers-which-card#answer'),
    },
    {
      from: 'viral-enhancers-ecology-experts#answer',
      tells: 'I play Viral Enhancers with Ecology Experts: 1 microbe tag, 0 plant tags, 0 animal tags, taking 0 as resources',
      given: { card: 'viral-enhancers', plantTags: 0, microbeTags: 1, animalTags: 0, takenAsResources: 0, byEcologyExperts: true },
      expect: answers(3, 'viral-enhancers-tags#answer', 'viral-enhancers-ecology-experts#answer', 'ecology-experts-own-tags#viral-enhancers'),
    },
    {
      from: 'ours',
      tells: 'Viral Enhancers is out and I play Ecological Zone, 0 microbe tags, with Ecology Experts, taking 2 as animals',
      given: { card: 'ecological-zone', microbeTags: 0, takenAsResources: 2, byEcologyExperts: true },
      expect: answers(2, 'viral-enhancers-ecology-experts#answer', 'ecology-experts-own-tags#viral-enhancers'),
    },
    {
      from: 'ours',
      tells: '0 plant tags, 0 microbe tags and 0 animal tags, taking 0 as resources, no Ecology Experts',
      given: { plantTags: 0, microbeTags: 0, animalTags: 0, takenAsResources: 0, byEcologyExperts: false },
      expect: answers(0, 'viral-enhancers-tags#answer'),
    },
    {
      from: 'ours',
      tells: '1 animal tag, 0 plant tags, 0 microbe tags, taking 1 as animals, no Ecology Experts',
      given: { plantTags: 0, microbeTags: 0, animalTags: 1, takenAsResources: 1, byEcologyExperts: false },
      expect: needs('holdsLife'),
    },
    {
      from: 'ours',
      tells: '1 plant tag, 1 animal tag, 0 microbe tags on a card that holds animals, no Ecology Experts',
      given: { plantTags: 1, microbeTags: 0, animalTags: 1, holdsLife: true, byEcologyExperts: false },
      expect: needs('takenAsResources'),
    },
    {
      from: 'ours',
      tells: '1 plant tag, 1 animal tag, 0 microbe tags, taking 0 as animals',
      given: { plantTags: 1, microbeTags: 0, animalTags: 1, takenAsResources: 0 },
      expect: needs('byEcologyExperts'),
    },
    {
      from: 'ours',
      tells: 'A card that holds animals, taking 0 as animals, no Ecology Experts',
      given: { holdsLife: true, takenAsResources: 0, byEcologyExperts: false },
      expect: needs('plantTags', 'microbeTags', 'animalTags'),
    },
  ],
})
