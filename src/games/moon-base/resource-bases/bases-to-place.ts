import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { couldBuild, craterFree, placingOver } from '../facts.ts'

export const basesToPlace = defineAmount({
  id: 'bases-to-place',
  question: 'How many resource bases do I place this round?',
  unit: 'resource bases',
  facts: { couldBuild, placingOver, craterFree },
  clauses: [
    { when: (f) => !f.placingOver, answer: 0, because: cite('settlement-or-base#when', 'once the players have finished placing all their rings') },
    { when: (f) => f.couldBuild === 'yes', answer: 0, because: cite('settlement-or-base#answer', '1 resource base if you could not build any settlement') },
    {
      when: (f) => f.couldBuild === 'none-left',
      unsettled: [
        { answer: null, because: cite('conflict:settlements-run-out#six-at-most', 'whether a resource base is then due is not said') },
        {
          answer: 0,
          because: cite('conflict:settlements-run-out#every-ring', 'due on all empty large rings that satisfy the conditions, and no limit is named'),
        },
      ],
    },
    {
      when: (f) => !f.craterFree,
      unsettled: [
        { answer: 0, because: cite('conflict:no-crater-for-base#no-base', 'the only place that is named, so without one nothing can be placed') },
        { answer: null, because: cite('conflict:no-crater-for-base#still-due', 'One base is due for a round without a settlement') },
      ],
    },
  ],
  sum: [{ add: () => 1, because: cite('resource-base#answer', 'you could not build any settlement, you place 1 resource base') }],
  examples: [
    {
      from: 'ours',
      tells: 'No settlement was possible this round: how many resource bases do I place?',
      given: { couldBuild: 'no', placingOver: true, craterFree: true },
      expect: answers(1, 'resource-base#answer'),
    },
    {
      from: 'ours',
      tells: 'I built a settlement: how many bases on top of it?',
      given: { couldBuild: 'yes', placingOver: true },
      expect: answers(0, 'settlement-or-base#answer'),
    },
    { from: 'ours', tells: 'Rings are still being placed', given: { placingOver: false }, expect: answers(0, 'settlement-or-base#when') },
    {
      from: 'ours',
      tells: 'A ring met the conditions, but I am out of settlements',
      given: { couldBuild: 'none-left', placingOver: true },
      expect: unsettled('conflict:settlements-run-out#six-at-most', 'conflict:settlements-run-out#every-ring'),
    },
    {
      from: 'ours',
      tells: 'No settlement, and all craters are taken',
      given: { couldBuild: 'no', placingOver: true, craterFree: false },
      expect: unsettled('conflict:no-crater-for-base#no-base', 'conflict:no-crater-for-base#still-due'),
    },
    { from: 'ours', tells: 'The round is at its end', given: { placingOver: true, craterFree: true }, expect: needs('couldBuild') },
    { from: 'ours', tells: 'I could not build a settlement', given: { couldBuild: 'no' }, expect: needs('placingOver', 'craterFree') },
    {
      from: 'ours',
      tells: 'I could have built a settlement and would not: how many resource bases do I place instead?',
      given: { couldBuild: 'yes', placingOver: true },
      expect: answers(0, 'settlement-or-base#answer'),
    },
  ],
})
