import { choice, derived, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { card } from '../facts/cards.ts'

const PRINTS = {
  'jovian-lanterns': 'Jovian Lanterns',
  'atmo-collectors': 'Atmo Collectors',
  'lunar-exports': 'Lunar Exports',
  'small-asteroid': 'Small Asteroid',
  'search-for-life': 'Search for Life',
} as const

const isPrinted = (id: string): id is keyof typeof PRINTS => Object.hasOwn(PRINTS, id)

const reprintedCard = derived(
  choice('Which of these cards is it?', PRINTS, {
    says: {
      'jovian-lanterns': ['jovian lanterns'],
      'atmo-collectors': ['atmo collectors'],
      'lunar-exports': ['lunar exports'],
      'small-asteroid': ['small asteroid'],
      'search-for-life': ['search for life'],
    },
    fixed: true,
  }),
  { card },
  (f) => (isPrinted(f.card.id) ? f.card.id : undefined),
)
const isOldPrint = yesNo(
  'Is your copy the promo version (Dice Tower) or one of the first print run?',
  [
    'promo version',
    'promo copy',
    'dice tower',
    'first print',
    'first printing',
    '1st print run',
    'old copy',
    'old version',
    'old print',
    'without a minus',
    'minus is missing',
  ],
  { no: ['colonies version', 'from colonies', 'later printing', 'new version', 'new print'] },
)

export const whichPrintCounts = defineChoice({
  id: 'which-print-counts',
  question: 'Two printings of this card differ: how is mine to be read?',
  facts: { reprintedCard, isOldPrint },
  answers: {
    'as-printed': 'As it is printed',
    'twenty-mc': 'It costs 20 MC and has no space tag, as in Colonies',
    colonies: 'Like the version in Colonies, which supersedes it',
    removes: 'It removes the plants: a minus is missing',
    reveals: 'Reveal and discard: all players see the card',
  },
  clauses: [
    {
      when: [(f) => !f.isOldPrint, (f) => f.reprintedCard === 'small-asteroid' || f.reprintedCard === 'search-for-life'],
      answer: 'as-printed',
      because: [
        cite('erratum-small-asteroid#answer', 'in the 1st print run, a minus sign is missing'),
        cite('erratum-search-for-life#corrects', 'Search for Life in the 1st print run'),
      ],
    },
    {
      when: (f) => !f.isOldPrint,
      answer: 'as-printed',
      because: cite('dice-tower-promo-versions#answer', 'The one in Colonies: it supersedes the promo version'),
    },
    {
      when: (f) => f.reprintedCard === 'jovian-lanterns',
      answer: 'twenty-mc',
      because: [
        cite('jovian-lanterns#answer', 'The one that costs 20 MC and has no space tag'),
        cite('dice-tower-promo-versions#answer', 'The one in Colonies: it supersedes the promo version'),
      ],
    },
    {
      when: (f) => f.reprintedCard === 'small-asteroid',
      answer: 'removes',
      because: cite('erratum-small-asteroid#answer', 'a minus sign is missing in front of the plant icons'),
    },
    {
      when: (f) => f.reprintedCard === 'search-for-life',
      answer: 'reveals',
      because: [
        cite('erratum-search-for-life#answer', 'the card should read "Reveal and discard…"'),
        cite('search-for-life#answer', 'you must reveal it to all players'),
      ],
    },
  ],
  otherwise: { answer: 'colonies', because: cite('dice-tower-promo-versions#answer', 'The one in Colonies: it supersedes the promo version') },
  examples: [
    {
      from: 'jovian-lanterns#promo-version',
      tells: 'My Jovian Lanterns is the promo version with a space tag: does that count?',
      given: { card: 'jovian-lanterns', isOldPrint: true },
      expect: answers('twenty-mc', 'jovian-lanterns#answer', 'dice-tower-promo-versions#answer'),
    },
    {
      from: 'dice-tower-promo-versions#cards',
      tells: 'My Atmo Collectors is from Dice Tower and differs from the one in Colonies',
      given: { card: 'atmo-collectors', isOldPrint: true },
      expect: answers('colonies', 'dice-tower-promo-versions#answer'),
    },
    {
      from: 'dice-tower-promo-versions#cards',
      tells: 'Lunar Exports as a promo copy: which text holds?',
      given: { card: 'lunar-exports', isOldPrint: true },
      expect: answers('colonies', 'dice-tower-promo-versions#answer'),
    },
    {
      from: 'erratum-small-asteroid#corrects',
      tells: 'Small Asteroid, first print, shows plants without a minus: do I gain them?',
      given: { card: 'small-asteroid', isOldPrint: true },
      expect: answers('removes', 'erratum-small-asteroid#answer'),
    },
    {
      from: 'erratum-search-for-life#corrects',
      tells: 'My first print of Search for Life does not say reveal',
      given: { card: 'search-for-life', isOldPrint: true },
      expect: answers('reveals', 'erratum-search-for-life#answer', 'search-for-life#answer'),
    },
    {
      from: 'ours',
      tells: 'Lunar Exports from Colonies, next to a promo that another player remembers',
      given: { card: 'lunar-exports', isOldPrint: false },
      expect: answers('as-printed', 'dice-tower-promo-versions#answer'),
    },
    {
      from: 'ours',
      tells: 'My Small Asteroid is a later printing',
      given: { card: 'small-asteroid', isOldPrint: false },
      expect: answers('as-printed', 'erratum-small-asteroid#answer', 'erratum-search-for-life#corrects'),
    },
    { from: 'ours', tells: 'Which text of Small Asteroid counts?', given: { card: 'small-asteroid' }, expect: needs('isOldPrint') },
    { from: 'ours', tells: 'My copy is an old version', given: { isOldPrint: true }, expect: needs('reprintedCard') },
  ],
})
