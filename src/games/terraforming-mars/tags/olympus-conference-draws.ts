import { number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { scienceTags } from '../facts/cards.ts'

const scienceResources = number(
  'How many science resources are on Olympus Conference?',
  { min: 0 },
  {
    units: ['science resources', 'science resource', 'science cubes', 'resources', 'cubes', 'resource'],
    before: ['olympus conference has', 'it has', 'conference with', 'holds', 'there are'],
  },
)

export const olympusConferenceDraws = defineAmount({
  id: 'olympus-conference-draws',
  question: 'How many cards can I draw at most with Olympus Conference, in play before, for this card?',
  unit: 'cards',
  facts: { scienceTags: { ...scienceTags, usual: undefined }, scienceResources },
  clauses: [
    {
      when: [(f) => f.scienceTags === 2, (f) => f.scienceResources >= 2],
      answer: 2,
      because: cite('olympus-conference-research#remove-two', 'You can draw two cards by removing two resources'),
    },
    { when: (f) => f.scienceTags === 2, answer: 1, because: cite('olympus-conference-research#one-of-each', 'You can add a resource and then remove one') },
    {
      when: [(f) => f.scienceTags === 1, (f) => f.scienceResources >= 1],
      answer: 1,
      because: cite('olympus-conference#add-or-draw', 'either adds a resource to it or removes one to draw a card'),
    },
  ],
  sum: [{ add: () => 0, because: cite('olympus-conference#add-or-draw', 'either adds a resource to it or removes one to draw a card') }],
  examples: [
    {
      from: 'olympus-conference-research#remove-two',
      tells: 'I play Research with 2 resources on Olympus Conference',
      given: { card: 'research', scienceResources: 2 },
      expect: answers(2, 'olympus-conference-research#remove-two'),
    },
    {
      from: 'olympus-conference-research#one-of-each',
      tells: 'A card with 2 science tags and 0 resources on Olympus Conference',
      given: { scienceTags: 2, scienceResources: 0 },
      expect: answers(1, 'olympus-conference-research#one-of-each'),
    },
    {
      from: 'ours',
      tells: 'A card with 2 science tags and 1 resource on Olympus Conference',
      given: { scienceTags: 2, scienceResources: 1 },
      expect: answers(1, 'olympus-conference-research#one-of-each'),
    },
    {
      from: 'ours',
      tells: 'A card with 1 science tag and 3 resources on Olympus Conference',
      given: { scienceTags: 1, scienceResources: 3 },
      expect: answers(1, 'olympus-conference#add-or-draw'),
    },
    {
      from: 'ours',
      tells: 'A card with 1 science tag and 0 resources on Olympus Conference',
      given: { scienceTags: 1, scienceResources: 0 },
      expect: answers(0, 'olympus-conference#add-or-draw'),
    },
    {
      from: 'ours',
      tells: 'A card with 2 science tags and 5 resources on Olympus Conference: not more than one card for each tag',
      given: { scienceTags: 2, scienceResources: 5 },
      expect: answers(2, 'olympus-conference-research#remove-two'),
    },
    {
      from: 'ours',
      tells: 'A card with 0 science tags, and I have Olympus Conference',
      given: { scienceTags: 0 },
      expect: answers(0, 'olympus-conference#add-or-draw'),
    },
    { from: 'ours', tells: 'A card with 1 science tag, and I have Olympus Conference', given: { scienceTags: 1 }, expect: needs('scienceResources') },
    { from: 'ours', tells: 'Olympus Conference has 2 resources', given: { scienceResources: 2 }, expect: needs('scienceTags') },
  ],
})
