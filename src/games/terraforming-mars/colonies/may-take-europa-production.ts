import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { tradeEnvoys, tradingColony } from '../facts/colonies.ts'

const wantedProduction = choice(
  'Which production do you want?',
  {
    marker: 'the one below the white marker',
    left: 'one to the left of the marker',
    next: 'the one below the next space to the right',
    'two-on': 'the one two spaces to the right',
    'farther-on': 'one still farther to the right',
    all: 'the one below the marker and those before it as well',
  },
  {
    says: {
      marker: [
        'shown at the marker',
        'at the marker',
        'the marker is on',
        'marker shows',
        'the current spot',
        'below the marker',
        'under the marker',
        "marker's spot",
        'where the marker is',
      ],
      left: [
        'farther left',
        'further left',
        'a previous space',
        'an earlier space',
        'behind the marker',
        'back on the track',
        'to the left',
        'left of the marker',
        'an earlier spot',
        'earlier space',
        'a lower spot',
        'the spot before',
      ],
      next: ['next space', 'next spot', 'one space on', 'one space to the right', 'one to the right', 'one step on', 'one spot to the right'],
      'two-on': ['two spaces on', 'two spaces to the right', 'two to the right', 'two steps on', 'two spots to the right'],
      'farther-on': ['three spaces on', 'three spaces to the right', 'three to the right', 'three steps on'],
      all: [
        'all the productions',
        'every production',
        'both productions',
        'all productions',
        'and everything before',
        'and all before',
        'all of them',
        'cumulative',
        'every spot before',
        'everything up to',
        'added up',
        'all productions up to',
      ],
    },
  },
)

export const mayTakeEuropaProduction = defineRule({
  id: 'may-take-europa-production',
  question: 'May I take this production when I trade with Europa?',
  facts: { wantedProduction, tradeEnvoys, tradingColony },
  clauses: [
    {
      when: (f) => f.wantedProduction === 'all',
      answer: 'no',
      because: cite('europa#earlier-spots', 'You do not get the production of that spot and of every spot before it'),
    },
    {
      when: (f) => f.wantedProduction === 'marker',
      answer: 'yes',
      because: cite('europa#answer', "Only the production shown below the white marker's spot"),
    },
    {
      when: [(f) => f.wantedProduction === 'next', (f) => f.tradeEnvoys],
      answer: 'yes',
      because: cite('trade-envoys#answer', 'when you trade, you may leave the marker where it is'),
    },
    {
      when: [(f) => f.wantedProduction === 'next', (f) => f.tradingColony],
      answer: 'yes',
      because: cite('trading-colony#answer', 'when you trade, you may leave the marker where it is'),
    },
    {
      when: [(f) => f.wantedProduction === 'two-on', (f) => f.tradeEnvoys, (f) => f.tradingColony],
      answer: 'yes',
      because: cite('trade-envoys#trading-colony', 'with both you can increase the marker up to two steps before trading'),
    },
  ],
  otherwise: { answer: 'no', because: cite('europa#neighbouring-spots', 'You may not take the trade income of a spot to the left') },
  examples: [
    {
      from: 'europa#third-spot',
      tells: 'The marker of Europa is on the third spot, above energy production: may I take the MC production to the left instead?',
      given: { wantedProduction: 'left' },
      expect: no('europa#neighbouring-spots'),
    },
    {
      from: 'europa#answer',
      tells: 'I trade with Europa and take the production below the marker',
      given: { wantedProduction: 'marker' },
      expect: yes('europa#answer'),
    },
    {
      from: 'europa#earlier-spots',
      tells: 'Do I get all productions up to the marker when I trade with Europa, added up?',
      given: { wantedProduction: 'all' },
      expect: no('europa#earlier-spots'),
    },
    {
      from: 'trade-envoys#answer',
      tells: 'I have Trade Envoys and want the production of the next space on Europa',
      given: { wantedProduction: 'next', tradeEnvoys: true },
      expect: yes('trade-envoys#answer'),
    },
    {
      from: 'trading-colony#answer',
      tells: 'With Trading Colony, may I take what is one space to the right on Europa?',
      given: { wantedProduction: 'next', tradingColony: true },
      expect: yes('trading-colony#answer'),
    },
    {
      from: 'trade-envoys#answer',
      tells: 'I have Trade Envoys but like the production below the marker better: must I advance it?',
      given: { wantedProduction: 'marker', tradeEnvoys: true },
      expect: yes('europa#answer'),
    },
    {
      from: 'trade-envoys#trading-colony',
      tells: 'Trade Envoys and Trading Colony together: may I take the production two spaces on?',
      given: { wantedProduction: 'two-on', tradeEnvoys: true, tradingColony: true },
      expect: yes('trade-envoys#trading-colony'),
    },
    {
      from: 'ours',
      tells: 'Trade Envoys without Trading Colony: may I take the production two spaces on?',
      given: { wantedProduction: 'two-on', tradeEnvoys: true, tradingColony: false },
      expect: no('europa#neighbouring-spots'),
    },
    {
      from: 'ours',
      tells: 'Trade Envoys and Trading Colony: is even the production three spaces on mine to take?',
      given: { wantedProduction: 'farther-on', tradeEnvoys: true, tradingColony: true },
      expect: no('europa#neighbouring-spots'),
    },
    {
      from: 'ours',
      tells: 'May I take the production one space to the right on Europa, without Trade Envoys and without Trading Colony?',
      given: { wantedProduction: 'next', tradeEnvoys: false, tradingColony: false },
      expect: no('europa#neighbouring-spots'),
    },
    {
      from: 'ours',
      tells: 'May I take the production one space to the right on Europa?',
      given: { wantedProduction: 'next' },
      expect: needs('tradeEnvoys', 'tradingColony'),
    },
    {
      from: 'ours',
      tells: 'I trade with Europa and have Trade Envoys but not Trading Colony',
      given: { tradeEnvoys: true, tradingColony: false },
      expect: needs('wantedProduction'),
    },
  ],
})
