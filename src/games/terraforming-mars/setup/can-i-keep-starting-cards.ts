import { number } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { buyer } from '../facts/corporations.ts'

const keptCards = number(
  'How many project cards do you want to keep?',
  { min: 0, max: 10 },
  { units: ['cards', 'project cards', 'starting cards'], before: ['keep', 'keeping', 'take', 'all'] },
)
const corporationMc = number(
  'How many MC do you have once your corporation has brought its resources?',
  { min: 0, unit: 'MC' },
  { units: ['mc', 'm€', 'megacredits', 'credits'], before: ['starts with', 'corporation has', 'corporation gives', 'with', 'i have'] },
)

/** What a starting card costs: a Beginner corporation keeps all of them for free. */
const PRICE = { polyphemos: 5, terralabs: 1, beginner: 0, other: 3 } as const

export const canIKeepStartingCards = defineRule({
  id: 'can-i-keep-starting-cards',
  question: 'Can I keep these starting cards?',
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
      when: (f) => f.corporationMc >= PRICE[f.buyer] * f.keptCards,
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
      tells: 'Ten cards with 29 MC, and a Prelude that brings money',
      given: { keptCards: 10, corporationMc: 29, buyer: 'other' },
      expect: no('paying-for-starting-cards#preludes'),
    },
    {
      from: 'ours',
      tells: 'Ten cards with 30 MC',
      given: { keptCards: 10, corporationMc: 30, buyer: 'other' },
      expect: yes('paying-for-starting-cards#price', 'choosing-starting-cards#project-cards'),
    },
    {
      from: 'paying-for-starting-cards#price',
      tells: 'Polyphemos: ten cards with 50 MC',
      given: { keptCards: 10, corporationMc: 50, buyer: 'polyphemos' },
      expect: yes('paying-for-starting-cards#price', 'choosing-starting-cards#project-cards'),
    },
    {
      from: 'paying-for-starting-cards#price',
      tells: 'Terralabs: ten cards with 14 MC',
      given: { keptCards: 10, corporationMc: 14, buyer: 'terralabs' },
      expect: yes('paying-for-starting-cards#price', 'choosing-starting-cards#project-cards'),
    },
    {
      from: 'beginner-corporation#what-it-gives',
      tells: 'A Beginner corporation',
      given: { buyer: 'beginner' },
      expect: yes('paying-for-starting-cards#beginner-corporation', 'beginner-corporation#what-it-gives'),
    },
    { from: 'ours', tells: 'Eight cards with 23 MC', given: { keptCards: 8, corporationMc: 23 }, expect: needs('buyer') },
    { from: 'ours', tells: 'Eight cards', given: { keptCards: 8, buyer: 'other' }, expect: needs('corporationMc') },
    { from: 'ours', tells: '23 MC', given: { corporationMc: 23, buyer: 'other' }, expect: needs('keptCards') },
  ],
})
