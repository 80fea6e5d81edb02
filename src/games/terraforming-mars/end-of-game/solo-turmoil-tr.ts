import { number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const isNewChairman = yesNo('Do you become Chairman in it?', ['chairman', 'become chairman', 'as chairman'], { no: ['neutral chairman', 'not chairman'] })
const doRedsTakePower = yesNo('Do the Reds take power in it?', ['reds take power', 'reds become ruling', 'reds'], { no: ['not the reds'], usual: false })
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
      tells: 'A neutral Chairman, and no Reds',
      given: { isNewChairman: false, doRedsTakePower: false },
      expect: answers(-1, 'solo-turmoil#answer'),
    },
    {
      from: 'ours',
      tells: 'I become Chairman',
      given: { isNewChairman: true, doRedsTakePower: false },
      expect: answers(0, 'solo-turmoil#answer', 'solo-turmoil#chairman'),
    },
    {
      from: 'ours',
      tells: 'The Reds take power at exactly 20 TR',
      given: { isNewChairman: false, doRedsTakePower: true, trAtBonus: 20 },
      expect: answers(0, 'reds-solo#answer', 'solo-turmoil#answer'),
    },
    {
      from: 'ours',
      tells: 'The Reds take power at 21 TR',
      given: { isNewChairman: false, doRedsTakePower: true, trAtBonus: 21 },
      expect: answers(-1, 'solo-turmoil#answer'),
    },
    { from: 'ours', tells: 'The Reds take power', given: { isNewChairman: false, doRedsTakePower: true }, expect: needs('trAtBonus') },
    { from: 'ours', tells: 'Nothing said', given: {}, expect: needs('isNewChairman', 'trAtBonus', 'doRedsTakePower') },
  ],
})
