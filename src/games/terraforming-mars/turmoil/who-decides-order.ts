import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { tradedBy } from '../facts/colonies.ts'

const orderOf = choice(
  'What is to be put in order?',
  { trade: 'trade income and colony bonuses of a trade', outpost: 'the colony bonuses of your Productive Outpost', event: 'the effects of a global event' },
  {
    says: {
      trade: [
        'i trade',
        'i traded',
        'my trade',
        'when i trade',
        'my own trade',
        'she trades',
        'he trades',
        'another player trades',
        'opponent trades',
        'someone trades',
        'someone else trades',
        'trade',
        'trade income',
        'trade on',
        'trade with',
        'income and colony bonuses',
        'income and bonuses',
        'colony bonus',
        'colony bonuses',
        ...['luna', 'europa', 'pluto', 'callisto', 'ceres', 'ganymede', 'io', 'triton', 'titan', 'enceladus', 'miranda'].flatMap((tile) => [
          `trade on ${tile}`,
          `trade with ${tile}`,
          `trades with ${tile}`,
          `trades on ${tile}`,
        ]),
        'trading',
      ],
      outpost: ['productive outpost'],
      event: ['global event', 'event', 'global dust storm', 'turmoil phase'],
    },
  },
)

export const whoDecidesOrder = defineChoice({
  id: 'who-decides-order',
  question: 'Who decides (chooses, says) in what (which) order this is resolved or handed out?',
  facts: { orderOf, tradedBy },
  answers: { you: 'You do', trader: 'The player who trades', nobody: 'Nobody: as written, from left to right' },
  clauses: [
    {
      when: (f) => f.orderOf === 'event',
      answer: 'nobody',
      because: [
        cite('global-events#order', 'So the effects are resolved as written; where there are several, from left to right'),
        cite('global-dust-storm#left-to-right', 'This event is resolved from left to right, like all events'),
      ],
    },
    {
      when: (f) => f.orderOf === 'outpost',
      answer: 'you',
      because: cite('productive-outpost#choice', 'you choose the order in which your colony bonuses are collected'),
    },
    { when: (f) => f.tradedBy === 'you', answer: 'you', because: cite('trade-order#answer', 'In the order that the active player decides') },
  ],
  otherwise: { answer: 'trader', because: cite('trade-order#drawing-cards', 'the active player may decide the order in which players get their cards') },
  examples: [
    {
      from: 'global-dust-storm#answer',
      tells: 'Who decides whether heat or MC goes first in the global event Global Dust Storm?',
      given: { orderOf: 'event' },
      expect: answers('nobody', 'global-events#order', 'global-dust-storm#left-to-right'),
    },
    {
      from: 'productive-outpost#choice',
      tells: 'I play Productive Outpost: who decides which colony bonus comes first?',
      given: { orderOf: 'outpost' },
      expect: answers('you', 'productive-outpost#choice'),
    },
    {
      from: 'trade-order#answer',
      tells: 'I trade: may I take my trade income before the colony bonuses of the others?',
      given: { orderOf: 'trade', tradedBy: 'you' },
      expect: answers('you', 'trade-order#answer'),
    },
    {
      from: 'trade-order#deck-running-low',
      tells: 'Someone trades with Pluto, and the deck runs low: who gets the cards of trade income and colony bonuses first?',
      given: { orderOf: 'trade', tradedBy: 'other' },
      expect: answers('trader', 'trade-order#drawing-cards'),
    },
    {
      from: 'ours',
      tells: 'I am first player: may I choose the order of the effects of a global event in the Turmoil phase?',
      given: { orderOf: 'event' },
      expect: answers('nobody', 'global-events#order', 'global-dust-storm#left-to-right'),
    },
    { from: 'ours', tells: 'Who decides the order of trade income and colony bonuses?', given: { orderOf: 'trade' }, expect: needs('tradedBy') },
    { from: 'ours', tells: 'Someone else trades: who decides the order?', given: { tradedBy: 'other' }, expect: needs('orderOf') },
  ],
})
