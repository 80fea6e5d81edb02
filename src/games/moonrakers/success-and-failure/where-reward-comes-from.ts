import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { contractCompleted } from '../facts.ts'

const rewardKind = choice(
  'What is it?',
  { credits: 'Credits of a Contract', bonusCard: 'a Bonus card of a Contract', baseCredit: 'the Credit for staying at base' },
  {
    fixed: true,
    says: {
      credits: ['credits', 'credits of the contract', 'contract credits'],
      bonusCard: ['bonus card', 'bonus crew', 'bonus ship part'],
      baseCredit: ['staying at base', 'credit for the base', 'base credit', 'protecting the base'],
    },
  },
)

export const whereRewardComesFrom = defineChoice({
  id: 'where-reward-comes-from',
  question: 'From where do I take this?',
  facts: { rewardKind, contractCompleted },
  answers: { vault: 'From the Vault', deck: 'From the top of the Crew deck or Ship Parts deck, not from the cards laid out', nothing: 'You get nothing' },
  clauses: [
    {
      when: (f) => f.rewardKind === 'baseCredit',
      answer: 'vault',
      because: [
        cite('base-credit#answer', '1 Credit, for protecting the base'),
        cite('conflict:base-credit-place#answer', 'From the Vault, on the Armory board'),
      ],
    },
    { when: (f) => !f.contractCompleted, answer: 'nothing', because: cite('contract-failure#rewards', 'Nobody receives any') },
    { when: (f) => f.rewardKind === 'credits', answer: 'vault', because: cite('reward-credits#answer', 'From the Vault, and at once') },
  ],
  otherwise: { answer: 'deck', because: cite('bonus-cards#answer', 'You draw them from the top of the Crew deck or the Ship Parts deck') },
  examples: [
    {
      from: 'ours',
      tells: 'Credits of a completed Contract',
      given: { rewardKind: 'credits', contractCompleted: true },
      expect: answers('vault', 'reward-credits#answer'),
    },
    {
      from: 'ours',
      tells: 'A Bonus card: it is not chosen among those at the Armory',
      given: { rewardKind: 'bonusCard', contractCompleted: true },
      expect: answers('deck', 'bonus-cards#answer'),
    },
    {
      from: 'ours',
      tells: 'A Bonus card of a failed Contract',
      given: { rewardKind: 'bonusCard', contractCompleted: false },
      expect: answers('nothing', 'contract-failure#rewards'),
    },
    {
      from: 'ours',
      tells: 'Staying at base',
      given: { rewardKind: 'baseCredit' },
      expect: answers('vault', 'base-credit#answer', 'conflict:base-credit-place#answer'),
    },
    { from: 'ours', tells: 'Credits of a Contract', given: { rewardKind: 'credits' }, expect: needs('contractCompleted') },
    { from: 'ours', tells: 'The Contract was completed', given: { contractCompleted: true }, expect: needs('rewardKind') },
    {
      from: 'ours',
      tells: 'The Credit for the base, and no Contract was completed',
      given: { rewardKind: 'baseCredit', contractCompleted: false },
      expect: answers('vault', 'base-credit#answer', 'conflict:base-credit-place#answer'),
    },
  ],
})
