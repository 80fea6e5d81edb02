import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { ecoline } from '../facts/corporations.ts'
import { plants } from '../facts/resources.ts'

const hasGreeneryPlace = yesNo('Is there an area where your greenery may legally go?', ['legal place', 'legal spot', 'free spot', 'there is room'], {
  no: ['board is full', 'no legal place', 'no spot left', 'no room', 'nowhere to place it'],
  usual: true,
})
const finalTurn = choice(
  'In the player order of the last generation, have those before you placed all of theirs?',
  { now: 'yes, it is your turn', before: 'no, somebody before you is not done', over: 'your turn is over, and the plants came after it' },
  {
    says: {
      now: ['my turn', 'it is my turn', 'i was first player', 'those before me are done'],
      before: [
        'before the first player',
        'out of order',
        'before the others',
        'before my turn',
        'not my turn yet',
        'somebody is before me',
        'first player is not done',
        'one each in turn',
      ],
      over: ['after my turn', 'my turn is over', 'gained after my turn', 'plants came later'],
    },
    usual: 'now',
  },
)

export const mayPlaceFinalGreenery = defineRule({
  id: 'may-place-final-greenery',
  question: 'May I place a (further) final greenery for my plants now, at the end of the game?',
  facts: { plants, ecoline, hasGreeneryPlace, finalTurn },
  clauses: [
    { when: (f) => !f.hasGreeneryPlace, answer: 'no', because: cite('final-greeneries-optional#no-space', 'cannot convert plants to a greenery') },
    { when: [(f) => f.ecoline, (f) => f.plants < 7], answer: 'no', because: cite('final-greeneries#ecoline', 'Ecoline pays 7 plants for each') },
    { when: [(f) => !f.ecoline, (f) => f.plants < 8], answer: 'no', because: cite('final-greeneries#price', 'Each greenery costs 8 plants') },
    {
      when: (f) => f.finalTurn === 'before',
      answer: 'no',
      because: cite('final-greeneries#answer', 'each player places all of theirs before the next player goes'),
    },
    {
      when: (f) => f.finalTurn === 'over',
      unsettled: [
        { answer: 'no', because: cite('conflict:plants-after-final-turn#turn-over', 'No second turn is mentioned') },
        { answer: 'yes', because: cite('conflict:plants-after-final-turn#another-greenery', 'All players may place any greeneries their plants allow') },
      ],
    },
    {
      when: (f) => f.ecoline,
      answer: 'yes',
      because: [cite('final-greeneries#ecoline', 'Ecoline pays 7 plants for each'), cite('ecoline#cost', 'costs 7 plants instead of the standard 8')],
    },
  ],
  otherwise: { answer: 'yes', because: cite('final-greeneries#number-of-tiles', 'You place all your greeneries in this way, even 3 or more') },
  examples: [
    {
      from: 'ours',
      tells: 'I have placed two final greeneries on my turn and still have 8 plants; there is room, and I am not Ecoline',
      given: { plants: 8, ecoline: false, hasGreeneryPlace: true, finalTurn: 'now' },
      expect: yes('final-greeneries#number-of-tiles'),
    },
    {
      from: 'ours',
      tells: 'I have 20 plants but the board is full',
      given: { plants: 20, hasGreeneryPlace: false },
      expect: no('final-greeneries-optional#no-space'),
    },
    {
      from: 'ours',
      tells: 'My turn, there is room, I have 7 plants and I am not Ecoline',
      given: { plants: 7, ecoline: false, hasGreeneryPlace: true, finalTurn: 'now' },
      expect: no('final-greeneries#price'),
    },
    {
      from: 'ours',
      tells: 'Ecoline with 7 plants, my turn, there is room',
      given: { plants: 7, ecoline: true, hasGreeneryPlace: true, finalTurn: 'now' },
      expect: yes('ecoline#cost', 'final-greeneries#ecoline'),
    },
    {
      from: 'ours',
      tells: 'Ecoline with 6 plants, my turn, there is room',
      given: { plants: 6, ecoline: true, hasGreeneryPlace: true, finalTurn: 'now' },
      expect: no('final-greeneries#ecoline'),
    },
    {
      from: 'ours',
      tells: 'I have 16 plants and there is room, not Ecoline; the first player is not done and we want to place one each in turn',
      given: { plants: 16, ecoline: false, hasGreeneryPlace: true, finalTurn: 'before' },
      expect: no('final-greeneries#answer'),
    },
    {
      from: 'final-greeneries#player-order',
      tells: 'I would be first player next, I have 8 plants, there is room, not Ecoline: the first player is not done, do I start?',
      given: { plants: 8, ecoline: false, hasGreeneryPlace: true, finalTurn: 'before' },
      expect: no('final-greeneries#answer'),
    },
    {
      from: 'ours',
      tells: 'I was first player in the last generation, have 24 plants and there is room: may I place all 3? I am not Ecoline',
      given: { plants: 24, ecoline: false, hasGreeneryPlace: true, finalTurn: 'now' },
      expect: yes('final-greeneries#number-of-tiles'),
    },
    {
      from: 'ours',
      tells: 'After my turn a greenery beside mine brought me, Philares, to 8 plants; there is room, I am not Ecoline',
      given: { plants: 8, ecoline: false, hasGreeneryPlace: true, finalTurn: 'over' },
      expect: unsettled('conflict:plants-after-final-turn#turn-over', 'conflict:plants-after-final-turn#another-greenery'),
    },
    {
      from: 'ours',
      tells: 'I have 7 plants, it is my turn and there is room',
      given: { plants: 7, hasGreeneryPlace: true, finalTurn: 'now' },
      expect: needs('ecoline'),
    },
    { from: 'ours', tells: 'I have 9 plants for a final greenery', given: { plants: 9 }, expect: needs('hasGreeneryPlace', 'finalTurn') },
    {
      from: 'ours',
      tells: 'My turn to place final greeneries, and there is room; I am not Ecoline',
      given: { ecoline: false, hasGreeneryPlace: true, finalTurn: 'now' },
      expect: needs('plants'),
    },
  ],
})
