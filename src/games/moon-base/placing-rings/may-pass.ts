import { yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, unsettled, yes } from '../../../rules/rule.ts'

const fitsCrater = yesNo(
  'Could any of the rings in your hand go on a crater?',
  // A free crater may have the wrong size for every ring in hand.
  ['could go on a crater', 'can go on a crater', 'fits a crater', 'fits on a crater', 'can place it on a crater', 'could place it on a crater'],
  {
    no: [
      'no free crater',
      'no crater left',
      'no crater fits',
      'fits no crater',
      'craters are full',
      'all craters are taken',
      'wrong size for the free craters',
    ],
  },
)

const fitsStack = yesNo(
  'Could any of the rings in your hand be stacked on two rings?',
  ['could be stacked', 'can stack', 'could stack', 'can be stacked', 'fits on a stack'],
  {
    no: ['cannot stack', 'cannot be stacked', 'nowhere to stack', 'no stack fits', 'no two rings fit'],
  },
)

export const mayPass = defineRule({
  id: 'may-pass',
  question: 'May I pass this turn?',
  facts: { fitsCrater, fitsStack },
  clauses: [
    {
      when: [(f) => !f.fitsCrater, (f) => !f.fitsStack],
      answer: 'yes',
      because: [
        cite('passing#answer', 'You must pass that turn'),
        cite('where-to-place#answer', 'There are two ways: on a crater, or stacked on top of two rings'),
      ],
    },
  ],
  otherwise: {
    unsettled: [
      { answer: 'no', because: cite('conflict:pass-by-choice#placing-only', 'On a turn you pick 1 ring and place it') },
      {
        answer: null,
        because: cite('conflict:pass-by-choice#passing-named', 'if you cannot place a ring; the rulebook does not say whether that is'),
      },
    ],
  },
  examples: [
    {
      from: 'ours',
      tells: 'No crater is left, and no ring in hand can be stacked',
      given: { fitsCrater: false, fitsStack: false },
      expect: yes('passing#answer', 'where-to-place#answer'),
    },
    {
      from: 'ours',
      tells: 'Stacking would only help the opponent',
      given: { fitsCrater: false, fitsStack: true },
      expect: unsettled('conflict:pass-by-choice#placing-only', 'conflict:pass-by-choice#passing-named'),
    },
    {
      from: 'ours',
      tells: 'One of the rings fits a crater',
      given: { fitsCrater: true },
      expect: unsettled('conflict:pass-by-choice#placing-only', 'conflict:pass-by-choice#passing-named'),
    },
    { from: 'ours', tells: 'No crater fits, and nobody looked at the stacks', given: { fitsCrater: false }, expect: needs('fitsStack') },
    { from: 'ours', tells: 'Nothing can be stacked, and nobody looked at the craters', given: { fitsStack: false }, expect: needs('fitsCrater') },
    {
      from: 'ours',
      tells: 'Small craters are free, but I have two large rings left and nowhere to stack them',
      given: { fitsCrater: false, fitsStack: false },
      expect: yes('passing#answer', 'where-to-place#answer'),
    },
  ],
})
