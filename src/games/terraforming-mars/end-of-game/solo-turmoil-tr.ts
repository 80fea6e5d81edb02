import { number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const isNewChairman = yesNo('Do you become Chairman in it?', ['i become chairman', 'i am chairman', 'become chairman', 'as chairman'], {
  no: ['neutral chairman', 'not chairman'],
})
const doRedsTakePower = yesNo('Do the Reds take power in it?', ['reds take power', 'reds become ruling'], { no: ['not the reds'], usual: false })
const trAtBonus = number(
  'What is your TR when the ruling bonus is given?',
  { min: 0 },
  { units: ['tr', 'terraform rating'], before: ['tr', 'tr of', 'tr is', 'at'] },
)

export const soloTurmoilTr = defineAmount({
  id: 'solo-turmoil-tr',
  question: 'By how much does my TR change in the Turmoil phase of a solo game, Global Events aside?',
  unit: 'TR',
  facts: { isNewChairman, doRedsTakePower, trAtBonus },
  sum: [
    { add: () => -1, because: cite('solo-turmoil#answer', 'the Turmoil phase costs you 1 TR every generation, as normal') },
    { add: (f) => (f.isNewChairman ? 1 : 0), because: cite('solo-turmoil#chairman', 'As Chairman you still gain 1 TR') },
    { add: (f) => (f.doRedsTakePower && f.trAtBonus <= 20 ? 1 : 0), because: cite('reds-solo#answer', '1 TR, provided that your TR is 20 or below') },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'Solo with Turmoil: a neutral Chairman, and not the Reds',
      given: { isNewChairman: false, doRedsTakePower: false },
      expect: answers(-1, 'solo-turmoil#answer'),
    },
    {
      from: 'ours',
      tells: 'Solo with Turmoil: I become Chairman, not the Reds',
      given: { isNewChairman: true, doRedsTakePower: false },
      expect: answers(0, 'solo-turmoil#answer', 'solo-turmoil#chairman'),
    },
    {
      from: 'ours',
      tells: 'Solo: a neutral Chairman, and the Reds take power when my TR is 20',
      given: { isNewChairman: false, doRedsTakePower: true, trAtBonus: 20 },
      expect: answers(0, 'reds-solo#answer', 'solo-turmoil#answer'),
    },
    {
      from: 'ours',
      tells: 'Solo: a neutral Chairman, and the Reds take power when my TR is 21',
      given: { isNewChairman: false, doRedsTakePower: true, trAtBonus: 21 },
      expect: answers(-1, 'solo-turmoil#answer'),
    },
    {
      from: 'ours',
      tells: 'Solo: I become Chairman and the Reds take power when my TR is 19',
      given: { isNewChairman: true, doRedsTakePower: true, trAtBonus: 19 },
      expect: answers(1, 'reds-solo#answer', 'solo-turmoil#answer', 'solo-turmoil#chairman'),
    },
    {
      from: 'ours',
      tells: 'Solo: a neutral Chairman, and the Reds take power',
      given: { isNewChairman: false, doRedsTakePower: true },
      expect: needs('trAtBonus'),
    },
    { from: 'ours', tells: 'How much TR do I lose in the Turmoil phase alone?', given: {}, expect: needs('isNewChairman', 'trAtBonus', 'doRedsTakePower') },
  ],
})
