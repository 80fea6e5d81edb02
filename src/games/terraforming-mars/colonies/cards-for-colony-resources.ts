import { choice, derived, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { canHoldGoods, colonyTile, ownColoniesOnTile, tradedBy } from '../facts/colonies.ts'

const goodsFrom = choice(
  'Where do the resources come from?',
  { building: 'the bonus for building the colony', trade: 'a trade with the tile' },
  {
    says: {
      building: ['i build', 'i built', 'building', 'build', 'placement bonus', 'for building', 'built', 'settle'],
      trade: [
        'i trade',
        'i traded',
        'when i trade',
        'she trades',
        'he trades',
        'another player trades',
        'opponent trades',
        'someone trades',
        'someone else trades',
        'trade',
        'trades',
        'trading',
        'trade income',
        'colony bonus',
        'traded',
      ],
    },
  },
)

const BONUS: Readonly<Record<string, boolean>> = { titan: true, enceladus: true, miranda: false }

const isBonusForCards = derived(
  yesNo('Is its colony bonus a resource for a card, as on Titan and Enceladus?', ['titan', 'enceladus'], { no: ['miranda'], fixed: true }),
  { colonyTile },
  (f) => BONUS[f.colonyTile.id],
)

export const cardsForColonyResources = defineAmount({
  id: 'cards-for-colony-resources',
  question: 'On how many different cards of mine, at most, may the floaters, microbes or animals of a colony tile go?',
  unit: 'cards',
  facts: { goodsFrom, canHoldGoods, isBonusForCards, tradedBy, ownColoniesOnTile },
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
    {
      when: (f) => !f.isBonusForCards,
      answer: (f) => (f.tradedBy === 'you' ? 1 : 0),
      because: [
        cite('colony-resources-split#trade-income', 'The resources of the trade income all go on one card'),
        cite('trade-order#drawing-cards', 'Where cards are drawn, as for Pluto or Miranda'),
      ],
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
      tells: 'I have 2 colonies on Titan, have cards that can hold floaters, and I trade there: on how many different cards may they go?',
      given: { colonyTile: 'titan', goodsFrom: 'trade', canHoldGoods: true, tradedBy: 'you', ownColoniesOnTile: 2 },
      expect: answers(3, 'colony-resources-split#trade-income', 'colony-resources-split#each-colony-bonus'),
    },
    {
      from: 'colony-resources-split#building-on-titan',
      tells: 'I build on Titan and get 3 floaters, which my cards can hold: may I split them?',
      given: { colonyTile: 'titan', goodsFrom: 'building', canHoldGoods: true },
      expect: answers(1, 'colony-resources-split#building'),
    },
    {
      from: 'adding-resources#enceladus',
      tells: 'Someone trades with Enceladus, where I have 1 colony, and I have Tardigrades, which can hold the microbe',
      given: { colonyTile: 'enceladus', goodsFrom: 'trade', canHoldGoods: true, tradedBy: 'other', ownColoniesOnTile: 1 },
      expect: answers(1, 'colony-resources-split#each-colony-bonus'),
    },
    {
      from: 'ours',
      tells: 'I trade with Titan, where 0 colonies are mine; I have a floater card',
      given: { colonyTile: 'titan', goodsFrom: 'trade', canHoldGoods: true, tradedBy: 'you', ownColoniesOnTile: 0 },
      expect: answers(1, 'colony-resources-split#trade-income'),
    },
    {
      from: 'trade-resources#enceladus',
      tells: 'I trade with Enceladus and have no microbe card',
      given: { colonyTile: 'enceladus', goodsFrom: 'trade', canHoldGoods: false, tradedBy: 'you' },
      expect: answers(0, 'trade-cannot-store#answer', 'adding-resources#no-such-card'),
    },
    {
      from: 'ours',
      tells: 'I trade with Miranda, where I have 2 colonies, and have an animal card: its colony bonus is a card to draw',
      given: { colonyTile: 'miranda', goodsFrom: 'trade', canHoldGoods: true, tradedBy: 'you', ownColoniesOnTile: 2 },
      expect: answers(1, 'colony-resources-split#trade-income', 'trade-order#drawing-cards'),
    },
    {
      from: 'ours',
      tells: 'I trade with Titan, where I have 1 colony',
      given: { colonyTile: 'titan', goodsFrom: 'trade', tradedBy: 'you', ownColoniesOnTile: 1 },
      expect: needs('canHoldGoods'),
    },
    {
      from: 'ours',
      tells: 'I trade with Titan and have a floater card',
      given: { colonyTile: 'titan', goodsFrom: 'trade', canHoldGoods: true, tradedBy: 'you' },
      expect: needs('ownColoniesOnTile'),
    },
    {
      from: 'ours',
      tells: 'The resources of my trade, which my cards can hold; I have 1 colony on the tile',
      given: { goodsFrom: 'trade', canHoldGoods: true, tradedBy: 'you', ownColoniesOnTile: 1 },
      expect: needs('isBonusForCards'),
    },
    {
      from: 'ours',
      tells: 'Floaters from Titan, where I have 1 colony; I can store them',
      given: { colonyTile: 'titan', canHoldGoods: true, tradedBy: 'you', ownColoniesOnTile: 1 },
      expect: needs('goodsFrom'),
    },
    {
      from: 'ours',
      tells: 'A trade with Titan, where I have 1 colony; I can store floaters',
      given: { colonyTile: 'titan', goodsFrom: 'trade', canHoldGoods: true, ownColoniesOnTile: 1 },
      expect: needs('tradedBy'),
    },
  ],
})
