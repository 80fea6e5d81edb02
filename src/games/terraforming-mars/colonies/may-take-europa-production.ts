import { number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { markerSpace, tradeEnvoys, tradingColony } from '../facts/colonies.ts'

const wantedSpace = number(
  'Of which space do you want the production?',
  { min: 1, max: 7 },
  { units: ['space', 'spot', 'step'], before: ['production of', 'production of space', 'production of spot', 'want', 'take', 'income of'] },
)
const isAllUpTo = yesNo(
  'Do you want the production of the spaces before it as well?',
  ['and all before', 'all of them', 'cumulative', 'every spot before', 'everything up to', 'added up'],
  {
    no: ['just that one', 'only that one', 'only that spot'],
    usual: false,
  },
)

export const mayTakeEuropaProduction = defineRule({
  id: 'may-take-europa-production',
  question: 'May I take this production when I trade with Europa?',
  facts: { markerSpace, wantedSpace, isAllUpTo, tradeEnvoys, tradingColony },
  clauses: [
    { when: (f) => f.isAllUpTo, answer: 'no', because: cite('europa#earlier-spots', 'You do not get the production of that spot and of every spot before it') },
    { when: (f) => f.wantedSpace === f.markerSpace, answer: 'yes', because: cite('europa#answer', "Only the production shown below the white marker's spot") },
    {
      when: [(f) => f.wantedSpace === f.markerSpace + 1, (f) => f.tradeEnvoys || f.tradingColony],
      answer: 'yes',
      because: [
        cite('trade-envoys#answer', 'when you trade, you may leave the marker where it is'),
        cite('trading-colony#answer', 'when you trade, you may leave the marker where it is'),
      ],
    },
    {
      when: [(f) => f.wantedSpace === f.markerSpace + 2, (f) => f.tradeEnvoys && f.tradingColony],
      answer: 'yes',
      because: cite('trade-envoys#trading-colony', 'with both you can increase the marker up to two steps before trading'),
    },
  ],
  otherwise: { answer: 'no', because: cite('europa#neighbouring-spots', 'You may not take the trade income of a spot to the left') },
  examples: [
    {
      from: 'europa#third-spot',
      tells: 'The marker is on the third spot, and I would rather have MC production of the first',
      given: { markerSpace: 3, wantedSpace: 1, isAllUpTo: false },
      expect: no('europa#neighbouring-spots'),
    },
    {
      from: 'europa#answer',
      tells: 'The production below the marker',
      given: { markerSpace: 3, wantedSpace: 3, isAllUpTo: false },
      expect: yes('europa#answer'),
    },
    { from: 'europa#earlier-spots', tells: 'All productions up to the marker', given: { markerSpace: 3, isAllUpTo: true }, expect: no('europa#earlier-spots') },
    {
      from: 'trade-envoys#answer',
      tells: 'One space on with Trade Envoys',
      given: { markerSpace: 2, wantedSpace: 3, isAllUpTo: false, tradeEnvoys: true },
      expect: yes('trade-envoys#answer', 'trading-colony#answer'),
    },
    {
      from: 'trade-envoys#answer',
      tells: 'Trade Envoys need not be used',
      given: { markerSpace: 2, wantedSpace: 2, isAllUpTo: false, tradeEnvoys: true },
      expect: yes('europa#answer'),
    },
    {
      from: 'trade-envoys#trading-colony',
      tells: 'Two spaces on with both cards',
      given: { markerSpace: 2, wantedSpace: 4, isAllUpTo: false, tradeEnvoys: true, tradingColony: true },
      expect: yes('trade-envoys#trading-colony'),
    },
    {
      from: 'ours',
      tells: 'Two spaces on with Trade Envoys alone',
      given: { markerSpace: 2, wantedSpace: 4, isAllUpTo: false, tradeEnvoys: true, tradingColony: false },
      expect: no('europa#neighbouring-spots'),
    },
    {
      from: 'ours',
      tells: 'One space on, with neither card',
      given: { markerSpace: 2, wantedSpace: 3, isAllUpTo: false, tradeEnvoys: false, tradingColony: false },
      expect: no('europa#neighbouring-spots'),
    },
    { from: 'ours', tells: 'One space on', given: { markerSpace: 2, wantedSpace: 3, isAllUpTo: false }, expect: needs('tradeEnvoys', 'tradingColony') },
    {
      from: 'ours',
      tells: 'The marker is on space 3',
      given: { markerSpace: 3, isAllUpTo: false, tradeEnvoys: false, tradingColony: false },
      expect: needs('wantedSpace'),
    },
    {
      from: 'ours',
      tells: 'I want what is below space 3',
      given: { wantedSpace: 3, isAllUpTo: false, tradeEnvoys: false, tradingColony: false },
      expect: needs('markerSpace'),
    },
    { from: 'ours', tells: 'The space of the marker', given: { markerSpace: 3, wantedSpace: 3 }, expect: needs('isAllUpTo') },
  ],
})
