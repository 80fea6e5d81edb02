import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { canHoldGoods, ownColoniesOnTile, tradedBy } from '../facts/colonies.ts'

const goodsFrom = choice(
  'Where do the resources come from?',
  { building: 'the bonus for building the colony', trade: 'a trade with the tile' },
  {
    says: {
      building: ['building', 'build', 'placement bonus', 'for building', 'built'],
      trade: ['trade', 'trading', 'trade income', 'colony bonus', 'traded'],
    },
  },
)

export const cardsForColonyResources = defineAmount({
  id: 'cards-for-colony-resources',
  question: 'On how many different cards of mine may resources from a colony tile go?',
  unit: 'cards',
  facts: { goodsFrom, canHoldGoods, tradedBy, ownColoniesOnTile },
  clauses: [
    {
      when: (f) => !f.canHoldGoods,
      answer: 0,
      because: [
        cite('trade-cannot-store#answer', 'ignore the card resources you cannot store and carry out the rest'),
        cite('adding-resources#no-such-card', 'although you could not store the resources; you ignore that effect'),
      ],
    },
    {
      when: (f) => f.goodsFrom === 'building',
      answer: 1,
      because: cite('colony-resources-split#building', 'The placement bonus for building a colony must all go on one card'),
    },
  ],
  sum: [
    {
      add: (f) => (f.tradedBy === 'you' ? 1 : 0),
      because: cite('colony-resources-split#trade-income', 'The resources of the trade income all go on one card'),
    },
    { add: (f) => f.ownColoniesOnTile, because: cite('colony-resources-split#each-colony-bonus', 'Each colony bonus is a trigger of its own') },
  ],
  examples: [
    {
      from: 'colony-resources-split#two-colonies-on-titan',
      tells: 'I trade with Titan, where I have 2 colonies',
      given: { goodsFrom: 'trade', canHoldGoods: true, tradedBy: 'you', ownColoniesOnTile: 2 },
      expect: answers(3, 'colony-resources-split#trade-income', 'colony-resources-split#each-colony-bonus'),
    },
    {
      from: 'colony-resources-split#building-on-titan',
      tells: 'The 3 floaters for building on Titan',
      given: { goodsFrom: 'building', canHoldGoods: true },
      expect: answers(1, 'colony-resources-split#building'),
    },
    {
      from: 'adding-resources#enceladus',
      tells: 'Someone trades with Enceladus, where I have a colony',
      given: { goodsFrom: 'trade', canHoldGoods: true, tradedBy: 'other', ownColoniesOnTile: 1 },
      expect: answers(1, 'colony-resources-split#each-colony-bonus'),
    },
    {
      from: 'ours',
      tells: 'I trade with Titan without a colony there',
      given: { goodsFrom: 'trade', canHoldGoods: true, tradedBy: 'you', ownColoniesOnTile: 0 },
      expect: answers(1, 'colony-resources-split#trade-income'),
    },
    {
      from: 'trade-resources#enceladus',
      tells: 'I trade with Enceladus without any microbe card',
      given: { goodsFrom: 'trade', canHoldGoods: false, tradedBy: 'you' },
      expect: answers(0, 'trade-cannot-store#answer', 'adding-resources#no-such-card'),
    },
    {
      from: 'ours',
      tells: 'I trade, with 1 colony there',
      given: { goodsFrom: 'trade', tradedBy: 'you', ownColoniesOnTile: 1 },
      expect: needs('canHoldGoods'),
    },
    { from: 'ours', tells: 'I trade with Titan', given: { goodsFrom: 'trade', canHoldGoods: true, tradedBy: 'you' }, expect: needs('ownColoniesOnTile') },
    {
      from: 'ours',
      tells: 'Floaters from Titan, where I have 1 colony',
      given: { canHoldGoods: true, tradedBy: 'you', ownColoniesOnTile: 1 },
      expect: needs('goodsFrom'),
    },
    {
      from: 'ours',
      tells: 'A trade with Titan, where I have 1 colony',
      given: { goodsFrom: 'trade', canHoldGoods: true, ownColoniesOnTile: 1 },
      expect: needs('tradedBy'),
    },
  ],
})
