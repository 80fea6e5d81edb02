import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { animalTags, jovianTags, microbeTags, plantTags } from '../facts/card-tags.ts'
import { earthTags, scienceTags } from '../facts/cards.ts'

const EFFECTS = {
  'mars-university': 'Mars University',
  'olympus-conference': 'Olympus Conference',
  'gmo-contract': 'GMO Contract',
  'martian-zoo': 'Martian Zoo',
  'point-luna': 'Point Luna',
  'saturn-systems': 'Saturn Systems',
} as const

const tagGainer = choice('Which effect of yours goes by the tags?', EFFECTS, {
  says: {
    'mars-university': ['mars university'],
    'olympus-conference': ['olympus conference', 'olympus'],
    'gmo-contract': ['gmo contract', 'gmo'],
    'martian-zoo': ['martian zoo', 'mars zoo'],
    'point-luna': ['point luna'],
    'saturn-systems': ['saturn systems'],
  },
})

const GAINED: Record<keyof typeof EFFECTS, string> = {
  'mars-university': 'triggers',
  'olympus-conference': 'triggers',
  'gmo-contract': 'MC',
  'martian-zoo': 'animals',
  'point-luna': 'cards',
  'saturn-systems': 'MC production',
}

const isForScience = (gainer: keyof typeof EFFECTS): boolean => gainer === 'mars-university' || gainer === 'olympus-conference'

export const gainForTags = defineAmount({
  id: 'gain-for-tags',
  question: 'What do the tags on the card that I play bring me by this effect, which is in play?',
  unit: (f) => GAINED[f.tagGainer],
  // Who asks has a card with such a tag in mind: none is not what it usually is.
  facts: {
    tagGainer,
    scienceTags: { ...scienceTags, usual: undefined },
    earthTags: { ...earthTags, usual: undefined },
    plantTags: { ...plantTags, usual: undefined },
    animalTags,
    microbeTags,
    jovianTags: { ...jovianTags, usual: undefined },
  },
  clauses: [
    {
      when: [(f) => isForScience(f.tagGainer), (f) => f.scienceTags === 2],
      answer: 2,
      because: [
        cite('playing-a-tag#two-alike', 'A card with two of the same tag triggers the effect twice'),
        cite('research#answer', 'Only that effects triggered by a Science tag are triggered twice'),
      ],
    },
    // One condition for each tag, so that all that were not told are asked for together.
    {
      when: [(f) => f.tagGainer === 'gmo-contract', (f) => f.plantTags >= 0, (f) => f.animalTags >= 0, (f) => f.microbeTags >= 0],
      answer: (f) => 2 * (f.plantTags + f.animalTags + f.microbeTags),
      because: cite('gmo-contract#answer', 'each tag triggers it separately, for 2 MC each'),
    },
  ],
  sum: [
    {
      add: (f) => (isForScience(f.tagGainer) ? f.scienceTags : 0),
      because: cite('playing-a-tag#each-tag', 'counts once for each such tag on the card'),
    },
    { add: (f) => (f.tagGainer === 'martian-zoo' ? f.earthTags : 0), because: cite('playing-a-tag#luna-governor', 'an animal for each Earth tag') },
    { add: (f) => (f.tagGainer === 'point-luna' ? f.earthTags : 0), because: cite('point-luna#several-tags', 'each of them triggers the effect') },
    {
      add: (f) => (f.tagGainer === 'saturn-systems' ? f.jovianTags : 0),
      because: cite('tags-that-trigger#corporation-effects', 'a Jovian tag being played raises your MC production by 1'),
    },
  ],
  examples: [
    {
      from: 'research#triggers',
      tells: 'I play Research with Mars University: how many times does it trigger?',
      given: { tagGainer: 'mars-university', card: 'research' },
      expect: answers(2, 'playing-a-tag#two-alike', 'research#answer'),
    },
    {
      from: 'olympus-conference-research#two-triggers',
      tells: 'I play Research with Olympus Conference: how many times does it trigger?',
      given: { tagGainer: 'olympus-conference', card: 'research' },
      expect: answers(2, 'playing-a-tag#two-alike', 'research#answer'),
    },
    {
      from: 'multiple-tags#same-tag-twice',
      tells: 'How many cards for Luna Governor as Point Luna?',
      given: { tagGainer: 'point-luna', card: 'luna-governor' },
      expect: answers(2, 'point-luna#several-tags'),
    },
    {
      from: 'playing-a-tag#luna-governor',
      tells: 'How many animals on Martian Zoo for Luna Governor?',
      given: { tagGainer: 'martian-zoo', card: 'luna-governor' },
      expect: answers(2, 'playing-a-tag#luna-governor'),
    },
    {
      from: 'gmo-contract#plant-and-animal',
      tells: 'GMO Contract: a card with 1 plant tag, 1 animal tag and 0 microbe tags',
      given: { tagGainer: 'gmo-contract', plantTags: 1, animalTags: 1, microbeTags: 0 },
      expect: answers(4, 'gmo-contract#answer'),
    },
    {
      from: 'gmo-contract#distinct-tags',
      tells: 'GMO Contract: a card with 2 plant tags, 0 animal tags and 0 microbe tags',
      given: { tagGainer: 'gmo-contract', plantTags: 2, animalTags: 0, microbeTags: 0 },
      expect: answers(4, 'gmo-contract#answer'),
    },
    {
      from: 'tags-that-trigger#corporation-effects',
      tells: 'A card with 1 Jovian tag, and I am Saturn Systems',
      given: { tagGainer: 'saturn-systems', jovianTags: 1 },
      expect: answers(1, 'tags-that-trigger#corporation-effects'),
    },
    {
      from: 'ours',
      tells: 'A card with 1 science tag, and I have Mars University',
      given: { tagGainer: 'mars-university', scienceTags: 1 },
      expect: answers(1, 'playing-a-tag#each-tag'),
    },
    {
      from: 'ours',
      tells: 'A card with 0 Earth tags, and I have Martian Zoo',
      given: { tagGainer: 'martian-zoo', earthTags: 0 },
      expect: answers(0, 'playing-a-tag#each-tag'),
    },
    {
      from: 'ours',
      tells: 'GMO Contract: a card with 1 plant tag',
      given: { tagGainer: 'gmo-contract', plantTags: 1 },
      expect: needs('animalTags', 'microbeTags'),
    },
    {
      from: 'ours',
      tells: 'GMO Contract: a card with 1 animal tag and 0 microbe tags',
      given: { tagGainer: 'gmo-contract', animalTags: 1, microbeTags: 0 },
      expect: needs('plantTags'),
    },
    {
      from: 'ours',
      tells: 'GMO Contract: a card with 1 plant tag and 1 animal tag',
      given: { tagGainer: 'gmo-contract', plantTags: 1, animalTags: 1 },
      expect: needs('microbeTags'),
    },
    {
      from: 'ours',
      tells: 'GMO Contract: a card with 1 plant tag, 1 animal tag and 1 microbe tag, like Advanced Ecosystems',
      given: { tagGainer: 'gmo-contract', plantTags: 1, animalTags: 1, microbeTags: 1 },
      expect: answers(6, 'gmo-contract#answer'),
    },
    { from: 'ours', tells: 'A card for Point Luna', given: { tagGainer: 'point-luna' }, expect: needs('earthTags') },
    { from: 'ours', tells: 'A card for Mars University', given: { tagGainer: 'mars-university' }, expect: needs('scienceTags') },
    { from: 'ours', tells: 'A card for Saturn Systems', given: { tagGainer: 'saturn-systems' }, expect: needs('jovianTags') },
    {
      from: 'ours',
      tells: 'A card with 2 Earth tags and no others',
      given: { earthTags: 2, scienceTags: 0, plantTags: 0, animalTags: 0, microbeTags: 0, jovianTags: 0 },
      expect: needs('tagGainer'),
    },
  ],
})
