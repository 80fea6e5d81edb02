import { number } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { buyer } from '../facts/corporations.ts'

const keptCards = number(
  'How many project cards do you want to keep?',
  { min: 0, max: 10 },
  {
    units: ['cards', 'project cards', 'starting cards', 'opening cards', 'cards of my starting hand'],
    before: ['keep', 'keeping', 'take', 'buy', 'buying', 'hold on to', 'all'],
  },
)
const corporationMc = number(
  'How many MC do you have once your corporation has brought its resources?',
  { min: 0, unit: 'MC' },
  {
    units: ['mc', 'm€', 'megacredits', 'credits'],
    before: [
      'starts with',
      'starting with',
      'corporation has',
      'corporation gives',
      'corp starts with',
      'corp gives',
      'corp has',
      'with',
      'i have',
      'own',
      'start money',
      'starting money',
    ],
  },
)

/** What a starting card costs: a Beginner corporation keeps all of them for free. */
const PRICE = { polyphemos: 5, terralabs: 1, beginner: 0, other: 3 } as const

export const canIKeepStartingCards = defineRule({
  id: 'can-i-keep-starting-cards',
  question: 'Can I keep these starting cards, and afford to buy them?',
  facts: { keptCards, corporationMc, buyer },
  clauses: [
    {
      when: (f) => f.buyer === 'beginner',
      answer: 'yes',
      because: [
        cite('paying-for-starting-cards#beginner-corporation', 'Its players keep all 10 cards for free'),
        cite('beginner-corporation#what-it-gives', 'you can keep all 10 project cards for free'),
      ],
    },
    {
      when: (f) => f.keptCards === 0 || f.corporationMc >= PRICE[f.buyer] * f.keptCards,
      answer: 'yes',
      because: [
        cite('paying-for-starting-cards#price', '3 MC per card; 5 MC for Polyphemos and 1 MC for Terralabs'),
        cite('choosing-starting-cards#project-cards', 'keep any number from 0 to 10 in your starting hand'),
      ],
    },
  ],
  otherwise: {
    answer: 'no',
    because: cite('paying-for-starting-cards#preludes', 'You must pay before the Prelude phase and cannot use MC from your Preludes'),
  },
  examples: [
    {
      from: 'paying-for-starting-cards#preludes',
      tells: 'With any other corporation and 29 MC, may I keep 10 cards if a Prelude brings money later?',
      given: { keptCards: 10, corporationMc: 29, buyer: 'other' },
      expect: no('paying-for-starting-cards#preludes'),
    },
    {
      from: 'ours',
      tells: 'I keep 10 cards with 30 MC from another corporation',
      given: { keptCards: 10, corporationMc: 30, buyer: 'other' },
      expect: yes('paying-for-starting-cards#price', 'choosing-starting-cards#project-cards'),
    },
    {
      from: 'paying-for-starting-cards#price',
      tells: 'As Polyphemos I keep 10 cards with 50 MC',
      given: { keptCards: 10, corporationMc: 50, buyer: 'polyphemos' },
      expect: yes('paying-for-starting-cards#price', 'choosing-starting-cards#project-cards'),
    },
    {
      from: 'paying-for-starting-cards#price',
      tells: 'As Terralabs I keep 10 cards with 14 MC',
      given: { keptCards: 10, corporationMc: 14, buyer: 'terralabs' },
      expect: yes('paying-for-starting-cards#price', 'choosing-starting-cards#project-cards'),
    },
    {
      from: 'beginner-corporation#what-it-gives',
      tells: 'May I keep all of them with a beginner corporation?',
      given: { buyer: 'beginner' },
      expect: yes('paying-for-starting-cards#beginner-corporation', 'beginner-corporation#what-it-gives'),
    },
    {
      from: 'ours',
      tells: 'As Polyphemos I want to keep 10 cards, and I have 49 MC',
      given: { keptCards: 10, corporationMc: 49, buyer: 'polyphemos' },
      expect: no('paying-for-starting-cards#preludes'),
    },
    {
      from: 'ours',
      tells: 'May I keep 0 cards?',
      given: { keptCards: 0 },
      expect: yes('paying-for-starting-cards#price', 'choosing-starting-cards#project-cards'),
    },
    { from: 'ours', tells: 'I keep 8 cards with 23 MC', given: { keptCards: 8, corporationMc: 23 }, expect: needs('buyer') },
    { from: 'ours', tells: 'I keep 8 cards with another corporation', given: { keptCards: 8, buyer: 'other' }, expect: needs('corporationMc') },
    { from: 'ours', tells: 'Another corporation has 23 MC', given: { corporationMc: 23, buyer: 'other' }, expect: needs('keptCards') },
  ],
})
