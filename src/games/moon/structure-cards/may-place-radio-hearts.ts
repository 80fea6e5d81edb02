import { number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const flagsUsed = number(
  'Under how many Flags do you put the Hearts?',
  { min: 0, max: 5, unit: 'Flags' },
  { units: ['flags', 'flag', 'flag rewards', 'flag reward'], before: ['under', 'over', 'on'] },
)
const someOnX = yesNo('Do you put any of them on the X space?', ['x space', 'on x', 'under x'], { usual: false })

export const mayPlaceRadioHearts = defineRule({
  id: 'may-place-radio-hearts',
  question: 'May I place the Hearts of Radio Tower like this?',
  facts: { flagsUsed, someOnX },
  never: [{ when: (f) => f.flagsUsed === 0 && !f.someOnX, because: 'The Hearts have to lie somewhere.' }],
  clauses: [
    { when: (f) => f.flagsUsed > 1, answer: 'no', because: cite('radio-tower#answer', 'they must all go on the same Flag Reward') },
    {
      when: (f) => f.someOnX,
      answer: 'no',
      because: [cite('radio-tower#x', 'the X space is no Flag Reward'), cite('conflict:radio-tower-x#answer', 'X is not a Flag Reward')],
    },
  ],
  otherwise: { answer: 'yes', because: cite('radio-tower#answer', 'all go on the same Flag Reward') },
  examples: [
    { from: 'ours', tells: 'All on Food', given: { flagsUsed: 1, someOnX: false }, expect: yes('radio-tower#answer') },
    { from: 'ours', tells: 'Some on Food, some on Science', given: { flagsUsed: 2 }, expect: no('radio-tower#answer') },
    { from: 'ours', tells: 'All of them on X', given: { flagsUsed: 0 }, expect: no('radio-tower#x', 'conflict:radio-tower-x#answer') },
    { from: 'ours', tells: 'One of them on X', given: { flagsUsed: 1, someOnX: true }, expect: no('radio-tower#x', 'conflict:radio-tower-x#answer') },
    {
      from: 'ours',
      tells: 'Some of them on X, and nobody said where the rest go',
      given: { someOnX: true },
      expect: no('radio-tower#x', 'conflict:radio-tower-x#answer'),
    },
    { from: 'ours', tells: 'On Food, on Science and on X', given: { flagsUsed: 2, someOnX: true }, expect: no('radio-tower#answer') },
    { from: 'ours', tells: 'Under one Flag', given: { flagsUsed: 1 }, expect: needs('someOnX') },
    { from: 'ours', tells: 'None on X', given: { someOnX: false }, expect: needs('flagsUsed') },
  ],
})
