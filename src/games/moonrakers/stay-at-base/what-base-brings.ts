import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { atBase, isLeader } from '../facts.ts'

const baseThing = choice(
  'What do you count?',
  {
    credits: 'Credits that you take',
    objectivesKept: 'Objectives that you keep',
    objectivesDrawn: 'Objectives that you draw to choose from',
    cards: 'Action cards that you draw at base',
    contracts: 'Contracts that you may discard for free',
  },
  {
    fixed: true,
    says: {
      credits: ['credits', 'credit', 'coins', 'money'],
      objectivesKept: [
        'keep',
        'remain with me',
        'stay with me',
        'objectives remain',
        'objectives stay',
        'objectives are mine',
        'end up with',
        'objectives do i keep',
        'objectives kept',
        'objectives do i get',
        'objectives i keep',
        'new objectives',
      ],
      objectivesDrawn: ['objectives do i draw', 'objectives drawn', 'objectives i draw', 'draw objectives', 'objective cards do i draw'],
      cards: ['cards do i draw', 'action cards', 'hand', 'new hand', 'cards drawn', 'cards i draw'],
      contracts: ['contracts', 'contract'],
    },
  },
)

/** Asked: what another turn brings is another matter. */
const { usual: _, ...stayed } = atBase

const UNITS = { credits: 'Credits', objectivesKept: 'Objectives', objectivesDrawn: 'Objectives', cards: 'cards', contracts: 'Contracts' } as const

export const whatBaseBrings = defineAmount({
  id: 'what-base-brings',
  question: 'How many of these do I get, gain, take, throw away for free, for staying at base, at home?',
  unit: (f) => UNITS[f.baseThing],
  facts: { atBase: stayed, isLeader, baseThing },
  clauses: [
    { when: (f) => !f.isLeader, answer: 0, because: cite('turn-phases#planning', 'the Mission Leader chooses a Contract or stays at base') },
    { when: (f) => !f.atBase, answer: 0, because: cite('planning-options#answer', 'choose a Contract, or Stay at Base') },
    { when: (f) => f.baseThing === 'credits', answer: 1, because: cite('base-credit#answer', '1 Credit, for protecting the base') },
    { when: (f) => f.baseThing === 'objectivesKept', answer: 1, because: cite('base-objective#answer', '1 of the 2 that you draw') },
    { when: (f) => f.baseThing === 'objectivesDrawn', answer: 2, because: cite('base-objective#draw', 'You draw 2 cards from the Objective deck') },
    { when: (f) => f.baseThing === 'contracts', answer: 1, because: cite('base-contract#answer', 'one available Contract, for free') },
  ],
  sum: [{ add: () => 5, because: cite('base-hand#draw', '5 cards are drawn from your Action deck') }],
  examples: [
    {
      from: 'ours',
      tells: 'Credits for staying at base',
      given: { atBase: true, isLeader: true, baseThing: 'credits' },
      expect: answers(1, 'base-credit#answer'),
    },
    {
      from: 'ours',
      tells: 'I stayed at base: how many Objectives do I keep?',
      given: { atBase: true, isLeader: true, baseThing: 'objectivesKept' },
      expect: answers(1, 'base-objective#answer'),
    },
    {
      from: 'ours',
      tells: 'At base, how many Objectives do I draw?',
      given: { atBase: true, isLeader: true, baseThing: 'objectivesDrawn' },
      expect: answers(2, 'base-objective#draw'),
    },
    {
      from: 'ours',
      tells: 'How many Contracts may I discard for free at base?',
      given: { atBase: true, isLeader: true, baseThing: 'contracts' },
      expect: answers(1, 'base-contract#answer'),
    },
    { from: 'ours', tells: 'The new hand at base', given: { atBase: true, isLeader: true, baseThing: 'cards' }, expect: answers(5, 'base-hand#draw') },
    { from: 'ours', tells: 'Another player stays at base', given: { isLeader: false }, expect: answers(0, 'turn-phases#planning') },
    { from: 'ours', tells: 'I stay at base', given: { atBase: true, isLeader: true }, expect: needs('baseThing') },
    { from: 'ours', tells: 'A Credit for the base, on whose turn?', given: { atBase: true, baseThing: 'credits' }, expect: needs('isLeader') },
    {
      from: 'ours',
      tells: 'I led a Contract this turn, not at base: no Credit for the base',
      given: { atBase: false, isLeader: true, baseThing: 'credits' },
      expect: answers(0, 'planning-options#answer'),
    },
    { from: 'ours', tells: 'How many Credits do I get on my turn?', given: { isLeader: true, baseThing: 'credits' }, expect: needs('atBase') },
  ],
})
