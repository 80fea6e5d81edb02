import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { era } from '../facts.ts'

const structureTokens = number(
  'How many Heart Tokens lie on your Structure Cards?',
  { min: 0 },
  { units: ['tokens', 'heart tokens', 'hearts'], after: ['on my structures', 'on structures', 'on my cards', 'tokens on my cards', 'hearts on my cards'] },
)
const reputationTokens = number(
  'How many Heart Tokens lie on your Reputation Cards?',
  { min: 0, usual: 0 },
  { after: ['on my reputation cards', 'on reputation cards'] },
)
const countedOver = choice(
  'For which time do you count?',
  { phase: 'this one Scoring phase', game: 'this Scoring phase and all that follow, if the tokens stay as they are' },
  {
    usual: 'phase',
    says: {
      phase: [
        'this scoring phase',
        'this era',
        'this time',
        'era 1 scoring',
        'era 2 scoring',
        'era 3 scoring',
        'scoring of era',
        'scoring phase of era',
        'in the scoring',
      ],
      game: [
        'in total',
        'whole game',
        'over the game',
        'over all eras',
        'until the game ends',
        'by the end of the game',
        'by the end',
        'in the end',
        'all game',
        'altogether',
        'until the end',
      ],
    },
  },
)

const tokens = (f: { structureTokens: number; reputationTokens: number }): number => f.structureTokens + f.reputationTokens

export const heartsFromTokens = defineAmount({
  id: 'hearts-from-tokens',
  question: 'How many Hearts do the tokens on my cards score?',
  unit: 'Hearts',
  facts: { structureTokens, reputationTokens, countedOver, era },
  sum: [
    { add: (f) => f.structureTokens, because: cite('hearts-on-cards#answer', 'as many Hearts as there are Heart Tokens on your Structure Cards') },
    { add: (f) => f.reputationTokens, because: cite('hearts-on-cards#which-cards', 'and on Reputation Cards as well') },
    {
      add: (f) => (f.countedOver === 'phase' ? 0 : tokens(f) * (3 - Number(f.era))),
      because: cite('hearts-on-cards#tokens', 'they stay and are scored again in subsequent Eras'),
    },
  ],
  examples: [
    {
      from: 'scoring-example#hearts-on-cards',
      tells: 'Five tokens on Nick’s cards',
      given: { structureTokens: 5, reputationTokens: 0, countedOver: 'phase' },
      expect: answers(5, 'hearts-on-cards#answer'),
    },
    {
      from: 'hearts-on-cards#three-hearts',
      tells: 'One token from Era 1 to the end is worth three',
      given: { structureTokens: 1, reputationTokens: 0, countedOver: 'game', era: '1' },
      expect: answers(3, 'hearts-on-cards#answer', 'hearts-on-cards#tokens'),
    },
    {
      from: 'ours',
      tells: 'Two on structures and three on Reputation Cards',
      given: { structureTokens: 2, reputationTokens: 3, countedOver: 'phase' },
      expect: answers(5, 'hearts-on-cards#answer', 'hearts-on-cards#which-cards'),
    },
    {
      from: 'ours',
      tells: 'From Era 3 on there is one Scoring phase',
      given: { structureTokens: 4, reputationTokens: 0, countedOver: 'game', era: '3' },
      expect: answers(4, 'hearts-on-cards#answer'),
    },
    {
      from: 'ours',
      tells: 'Four tokens to the end of the game',
      given: { structureTokens: 4, reputationTokens: 0, countedOver: 'game' },
      expect: needs('era'),
    },
    {
      from: 'ours',
      tells: 'Two tokens placed in Era 2, to the end of the game: four, not six',
      given: { structureTokens: 2, reputationTokens: 0, countedOver: 'game', era: '2' },
      expect: answers(4, 'hearts-on-cards#answer', 'hearts-on-cards#tokens'),
    },
    {
      from: 'ours',
      tells: 'No tokens on any card, whenever it is counted',
      given: { structureTokens: 0, reputationTokens: 0 },
      expect: answers(0, 'hearts-on-cards#answer'),
    },
    { from: 'ours', tells: 'Four tokens in Era 1', given: { structureTokens: 4, reputationTokens: 0, era: '1' }, expect: needs('countedOver') },
    { from: 'ours', tells: 'Four tokens on structures, this time', given: { structureTokens: 4, countedOver: 'phase' }, expect: needs('reputationTokens') },
    { from: 'ours', tells: 'Two on Reputation Cards, this time', given: { reputationTokens: 2, countedOver: 'phase' }, expect: needs('structureTokens') },
  ],
})
