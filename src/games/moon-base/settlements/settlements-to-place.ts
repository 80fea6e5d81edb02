import { number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { ringsOpen, towerOnOpenRing } from '../facts.ts'

const SETTLEMENTS = 6

const settlementsBuilt = number(
  'How many settlements had you built before this round?',
  { min: 0, max: SETTLEMENTS, unit: 'settlements', usual: 2 },
  {
    units: ['settlements', 'settlement', 'houses', 'house', 'large hexagons'],
    before: ['built', 'have built', 'already built', 'placed'],
    after: ['settlements built', 'settlements on the board'],
  },
)

export const settlementsToPlace = defineAmount({
  id: 'settlements-to-place',
  question: 'How many settlements do I place at the end of this round?',
  unit: 'settlements',
  facts: { ringsOpen, towerOnOpenRing, settlementsBuilt },
  clauses: [
    {
      when: (f) => f.ringsOpen - (f.towerOnOpenRing ? 1 : 0) > SETTLEMENTS - f.settlementsBuilt,
      unsettled: [
        {
          answer: null,
          because: [
            cite('conflict:settlements-run-out#six-at-most', 'Each player takes 6 settlements, so a seventh has no piece'),
            cite('starting-pieces#answer', '6 settlements and 6 resource bases of their own colour'),
          ],
        },
        {
          answer: null,
          because: cite('conflict:settlements-run-out#every-ring', 'due on all empty large rings that satisfy the conditions, and no limit is named'),
        },
      ],
    },
  ],
  sum: [
    { add: (f) => f.ringsOpen, because: cite('settlement-place#how-many', 'Every ring that satisfies all the conditions gets one') },
    {
      add: (f) => (f.towerOnOpenRing ? -1 : 0),
      because: cite('settlement-under-tower#answer', 'on a large ring with the research tower you cannot place a settlement'),
    },
  ],
  never: [{ when: (f) => f.ringsOpen === 0 && f.towerOnOpenRing, because: 'The research tower cannot be on one of those rings where there are none.' }],
  examples: [
    {
      from: 'ours',
      tells: 'Two rings qualify in one round',
      given: { ringsOpen: 2, towerOnOpenRing: false, settlementsBuilt: 1 },
      expect: answers(2, 'settlement-place#how-many'),
    },
    {
      from: 'ours',
      tells: 'Two rings, one of them with the tower',
      given: { ringsOpen: 2, towerOnOpenRing: true, settlementsBuilt: 1 },
      expect: answers(1, 'settlement-place#how-many', 'settlement-under-tower#answer'),
    },
    {
      from: 'ours',
      tells: 'The one open ring has the tower',
      given: { ringsOpen: 1, towerOnOpenRing: true, settlementsBuilt: 6 },
      expect: answers(0, 'settlement-place#how-many', 'settlement-under-tower#answer'),
    },
    { from: 'ours', tells: 'No ring qualifies', given: { ringsOpen: 0 }, expect: answers(0, 'settlement-place#how-many') },
    {
      from: 'ours',
      tells: 'Two rings for the last two settlements',
      given: { ringsOpen: 2, towerOnOpenRing: false, settlementsBuilt: 4 },
      expect: answers(2, 'settlement-place#how-many'),
    },
    {
      from: 'ours',
      tells: 'Two rings, and one settlement left',
      given: { ringsOpen: 2, towerOnOpenRing: false, settlementsBuilt: 5 },
      expect: unsettled('conflict:settlements-run-out#six-at-most', 'conflict:settlements-run-out#every-ring', 'starting-pieces#answer'),
    },
    { from: 'ours', tells: 'Two rings, and nobody said where the tower is', given: { ringsOpen: 2, settlementsBuilt: 0 }, expect: needs('towerOnOpenRing') },
    {
      from: 'ours',
      tells: 'Two rings without the tower, and nobody counted the settlements',
      given: { ringsOpen: 2, towerOnOpenRing: false },
      expect: needs('settlementsBuilt'),
    },
    { from: 'ours', tells: 'One settlement was built before', given: { towerOnOpenRing: false, settlementsBuilt: 1 }, expect: needs('ringsOpen') },
    {
      from: 'ours',
      tells: 'Two open rings, one with the tower, and exactly one settlement left: it is enough',
      given: { ringsOpen: 2, towerOnOpenRing: true, settlementsBuilt: 5 },
      expect: answers(1, 'settlement-place#how-many', 'settlement-under-tower#answer'),
    },
    { from: 'ours', tells: 'All 6 settlements are built, one ring is open', given: { ringsOpen: 1, settlementsBuilt: 6 }, expect: needs('towerOnOpenRing') },
  ],
})
