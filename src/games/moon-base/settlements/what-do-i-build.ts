import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'
import { craterFree, placingOver, ringsOpen, settlementLeft, towerOnOpenRing } from '../facts.ts'

export const whatDoIBuild = defineChoice({
  id: 'what-do-i-build',
  question: 'Do I build settlements or a resource base this round?',
  facts: { ringsOpen, towerOnOpenRing, placingOver, settlementLeft, craterFree },
  answers: {
    settlements: 'Settlements, and no resource base',
    base: '1 resource base, on an unoccupied crater',
    nothing: 'Nothing yet: building comes after placing',
  },
  clauses: [
    { when: (f) => !f.placingOver, answer: 'nothing', because: cite('settlement-or-base#when', 'once the players have finished placing all their rings') },
    {
      when: [(f) => f.ringsOpen === 0 || (f.ringsOpen === 1 && f.towerOnOpenRing), (f) => !f.craterFree],
      unsettled: [
        { answer: null, because: cite('conflict:no-crater-for-base#no-base', 'the only place that is named, so without one nothing can be placed') },
        { answer: null, because: cite('conflict:no-crater-for-base#still-due', 'One base is due for a round without a settlement') },
      ],
    },
    { when: (f) => f.ringsOpen === 0, answer: 'base', because: cite('resource-base#answer', 'you could not build any settlement, you place 1 resource base') },
    {
      when: [(f) => f.ringsOpen === 1, (f) => f.towerOnOpenRing],
      answer: 'base',
      because: [
        cite('settlement-place#research-tower', 'On a ring with the tower you cannot place one'),
        cite('resource-base#answer', 'you could not build any settlement, you place 1 resource base'),
      ],
    },
    {
      when: (f) => !f.settlementLeft,
      unsettled: [
        { answer: null, because: cite('conflict:settlements-run-out#six-at-most', 'whether a resource base is then due is not said') },
        {
          answer: 'settlements',
          because: cite('conflict:settlements-run-out#every-ring', 'due on all empty large rings that satisfy the conditions, and no limit is named'),
        },
      ],
    },
  ],
  otherwise: { answer: 'settlements', because: cite('settlement-or-base#answer', '1 resource base if you could not build any settlement') },
  never: [{ when: (f) => f.ringsOpen === 0 && f.towerOnOpenRing, because: 'The research tower cannot be on one of those rings where there are none.' }],
  examples: [
    {
      from: 'ours',
      tells: 'One ring qualifies, and a resource base would be liked better',
      given: { ringsOpen: 1, towerOnOpenRing: false, placingOver: true, settlementLeft: true },
      expect: answers('settlements', 'settlement-or-base#answer'),
    },
    { from: 'ours', tells: 'No ring qualifies', given: { ringsOpen: 0, placingOver: true, craterFree: true }, expect: answers('base', 'resource-base#answer') },
    {
      from: 'ours',
      tells: 'The one ring that would qualify has the tower',
      given: { ringsOpen: 1, towerOnOpenRing: true, placingOver: true, craterFree: true },
      expect: answers('base', 'resource-base#answer', 'settlement-place#research-tower'),
    },
    {
      from: 'ours',
      tells: 'Two rings, one of them with the tower',
      given: { ringsOpen: 2, towerOnOpenRing: true, placingOver: true, settlementLeft: true },
      expect: answers('settlements', 'settlement-or-base#answer'),
    },
    {
      from: 'ours',
      tells: 'Straight after stacking, in the middle of the round',
      given: { ringsOpen: 1, placingOver: false },
      expect: answers('nothing', 'settlement-or-base#when'),
    },
    {
      from: 'ours',
      tells: 'A ring qualifies, and all 6 settlements are built',
      given: { ringsOpen: 1, towerOnOpenRing: false, placingOver: true, settlementLeft: false },
      expect: unsettled('conflict:settlements-run-out#six-at-most', 'conflict:settlements-run-out#every-ring'),
    },
    {
      from: 'ours',
      tells: 'No ring qualifies and no settlement is left',
      given: { ringsOpen: 0, placingOver: true, settlementLeft: false, craterFree: true },
      expect: answers('base', 'resource-base#answer'),
    },
    {
      from: 'ours',
      tells: 'No ring qualifies, and all craters are taken',
      given: { ringsOpen: 0, placingOver: true, craterFree: false },
      expect: unsettled('conflict:no-crater-for-base#no-base', 'conflict:no-crater-for-base#still-due'),
    },
    { from: 'ours', tells: 'No ring qualifies, and the board is crowded', given: { ringsOpen: 0, placingOver: true }, expect: needs('craterFree') },
    {
      from: 'ours',
      tells: 'One ring, and nobody said where the tower is',
      given: { ringsOpen: 1, placingOver: true, settlementLeft: true, craterFree: true },
      expect: needs('towerOnOpenRing'),
    },
    { from: 'ours', tells: 'Two rings, and nothing else is said', given: { ringsOpen: 2 }, expect: needs('placingOver', 'settlementLeft') },
    {
      from: 'ours',
      tells: 'The round is over, and nobody looked at the rings',
      given: { towerOnOpenRing: false, placingOver: true, settlementLeft: true, craterFree: true },
      expect: needs('ringsOpen'),
    },
    {
      from: 'ours',
      tells: 'The one open ring may have the tower, and all my settlements are used up',
      given: { ringsOpen: 1, placingOver: true, settlementLeft: false, craterFree: true },
      expect: needs('towerOnOpenRing'),
    },
    {
      from: 'ours',
      tells: 'The one open ring has the tower, and all my settlements are used up: a base, for no settlement was due',
      given: { ringsOpen: 1, towerOnOpenRing: true, placingOver: true, settlementLeft: false, craterFree: true },
      expect: answers('base', 'resource-base#answer', 'settlement-place#research-tower'),
    },
  ],
})
