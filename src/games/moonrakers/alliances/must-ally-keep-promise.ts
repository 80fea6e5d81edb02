import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { contractCompleted } from '../facts.ts'

const promise = choice(
  'What did the ally promise?',
  {
    dice: 'to roll a number of Hazard dice',
    share: 'to be content with a share of the rewards',
    cards: 'to play certain cards',
    help: 'to help this Contract succeed',
    laterHelp: 'to help on a later turn',
  },
  {
    fixed: true,
    says: {
      dice: ['hazard dice', 'dice', 'roll the dice', 'die'],
      share: [
        'agreed share',
        'promised share',
        'share we agreed',
        'share of the reward',
        'share of the rewards',
        'share of the credits',
        'agreed split',
        'split we agreed',
        'divide the rewards as agreed',
        'more than agreed',
      ],
      cards: [
        'play the cards',
        'play cards',
        'play his cards',
        'play her cards',
        'cards he promised',
        'cards she promised',
        'promised cards',
        'promised to play',
        'said he would play',
        'said she would play',
        'certain cards',
        'withhold cards',
        'hold back cards',
        'holds back cards',
      ],
      help: ['make it succeed', 'promised to help', 'would help', 'help us', 'not sabotage'],
      laterHelp: ['later turn', 'next turn', 'next time', 'favour'],
    },
  },
)

export const mustAllyKeepPromise = defineRule({
  id: 'must-ally-keep-promise',
  question: 'Must an ally keep this promise?',
  facts: { promise, contractCompleted },
  clauses: [
    {
      when: (f) => f.promise === 'dice',
      answer: 'yes',
      because: cite('ally-hazard-dice#answer', 'allies must roll the number of Hazard dice to which they agreed'),
    },
    {
      when: [(f) => f.promise === 'share', (f) => f.contractCompleted],
      answer: 'yes',
      because: cite('terms-binding#answer', 'the rewards are bound by the negotiated terms, which must be honoured'),
    },
    {
      when: (f) => f.promise === 'share',
      answer: 'no',
      because: cite('terms-binding#failure', 'A failed Contract brings no rewards, so there is nothing to divide'),
    },
    {
      when: (f) => f.promise === 'laterHelp',
      unsettled: [
        { answer: 'no', because: cite('conflict:promises-for-later#just-words', 'a promise could be made, and would bind nobody') },
        { answer: null, because: cite('conflict:promises-for-later#card-only', 'The range of negotiation is given as what appears on the Contract card') },
      ],
    },
    { when: (f) => f.promise === 'cards', answer: 'no', because: cite('ally-honesty#cards', 'Allies may lie, and may withhold cards') },
  ],
  otherwise: { answer: 'no', because: cite('ally-honesty#sabotage', 'No ally is required to help the Contract succeed') },
  examples: [
    { from: 'ours', tells: 'The ally said that they would roll 2 dice', given: { promise: 'dice' }, expect: yes('ally-hazard-dice#answer') },
    { from: 'ours', tells: 'The ally said that they would play 3 Damage, and keeps them', given: { promise: 'cards' }, expect: no('ally-honesty#cards') },
    { from: 'ours', tells: 'The ally lets the Contract fail', given: { promise: 'help' }, expect: no('ally-honesty#sabotage') },
    {
      from: 'ours',
      tells: 'The ally wants more Credits than agreed',
      given: { promise: 'share', contractCompleted: true },
      expect: yes('terms-binding#answer'),
    },
    { from: 'ours', tells: 'The Contract failed', given: { promise: 'share', contractCompleted: false }, expect: no('terms-binding#failure') },
    { from: 'ours', tells: 'A share of the rewards', given: { promise: 'share' }, expect: needs('contractCompleted') },
    { from: 'ours', tells: 'The Contract was completed', given: { contractCompleted: true }, expect: needs('promise') },
    {
      from: 'ours',
      tells: 'She promised to help me on my next turn',
      given: { promise: 'laterHelp' },
      expect: unsettled('conflict:promises-for-later#just-words', 'conflict:promises-for-later#card-only'),
    },
    {
      from: 'ours',
      tells: 'The Contract failed, and the ally still has to roll the dice they agreed to',
      given: { promise: 'dice', contractCompleted: false },
      expect: yes('ally-hazard-dice#answer'),
    },
  ],
})
