import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { noSettlement, placingOver, settlementLeft, towerOnRing, uncovered } from '../facts.ts'

const builtRingSize = choice(
  'Is that ring large or small?',
  { large: 'large', small: 'small' },
  { says: { large: ['large ring', 'large', 'big ring', 'big', 'big donut'], small: ['small ring', 'small', 'little ring', 'little', 'little donut'] } },
)

const ringOf = choice(
  'Whose colour does that ring have?',
  { yours: 'yours', opponent: "your opponent's", navy: 'navy, which is neutral' },
  {
    usual: 'yours',
    says: {
      // "My ring" may be one that you placed in another colour.
      yours: ['my colour', 'my color', 'my own colour', 'my own color'],
      opponent: ['my opponents colour', 'my opponents color', 'opponents colour', 'opponents color', 'their colour', 'their color', 'the other colour'],
      navy: ['navy', 'navy ring', 'blue', 'blue ring', 'neutral', 'neutral ring'],
    },
  },
)

const raised = yesNo(
  'Is that ring on the 2nd level or above?',
  [
    '2nd level',
    'second level',
    'level 2',
    '3rd level',
    'third level',
    'level 3',
    '4th level',
    'fourth level',
    'level 4',
    'level 5',
    'level 6',
    'second storey',
    'second layer',
    'third layer',
    'layer 2',
    'tier 2',
    'stacked on two rings',
    'on two rings',
    'on top of two rings',
    'upper level',
  ],
  {
    no: [
      '1st level',
      'first level',
      'level 1',
      'first layer',
      'layer 1',
      'tier 1',
      'ground level',
      'lowest level',
      'bottom level',
      'on a crater',
      'on its crater',
      'on the crater',
      'straight on a crater',
      'directly on a crater',
      'on the ground',
      'not stacked',
    ],
  },
)

export const doesRingGetSettlement = defineRule({
  id: 'does-ring-get-settlement',
  question: 'Do I place a settlement on that ring?',
  facts: { builtRingSize, ringOf, raised, uncovered, towerOnRing, noSettlement, placingOver, settlementLeft },
  clauses: [
    { when: (f) => f.builtRingSize === 'small', answer: 'no', because: cite('settlement-place#size', 'The ring has to be a large ring') },
    { when: (f) => f.ringOf !== 'yours', answer: 'no', because: cite('settlement-place#colour', 'The ring has to be of your colour') },
    { when: (f) => !f.uncovered, answer: 'no', because: cite('settlement-place#uncovered', 'No rings may be stacked on top of it') },
    {
      when: (f) => f.towerOnRing === 'now',
      answer: 'no',
      because: cite('settlement-under-tower#answer', 'on a large ring with the research tower you cannot place a settlement'),
    },
    { when: (f) => !f.noSettlement, answer: 'no', because: cite('settlement-place#empty', 'The ring has to be empty') },
    { when: (f) => !f.placingOver, answer: 'no', because: cite('settlement-or-base#when', 'once the players have finished placing all their rings') },
    { when: (f) => !f.raised, answer: 'no', because: cite('settlement-place#level', 'The ring has to be on the 2nd level or above') },
    {
      when: (f) => !f.settlementLeft,
      unsettled: [
        { answer: 'no', because: cite('conflict:settlements-run-out#six-at-most', 'Each player takes 6 settlements, so a seventh has no piece') },
        {
          answer: 'yes',
          because: cite('conflict:settlements-run-out#every-ring', 'due on all empty large rings that satisfy the conditions, and no limit is named'),
        },
      ],
    },
    {
      when: (f) => f.towerOnRing === 'left',
      answer: 'yes',
      because: cite('settlement-under-tower#tower-gone', 'in a later round, the ring is open again and available for a settlement'),
    },
    {
      when: (f) => f.towerOnRing === 'passed',
      answer: 'yes',
      because: [
        cite('settlement-under-tower#same-round', 'the tower leaves before building begins is treated as any other'),
        cite('conflict:tower-left-same-round#answer', 'if it meets the conditions when players build'),
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('settlement-place#answer', 'On every empty large ring of your colour, 2nd level or above') },
  examples: [
    {
      from: 'ours',
      tells: 'A large ring of your colour on the 2nd level with nothing on it',
      given: {
        builtRingSize: 'large',
        ringOf: 'yours',
        raised: true,
        uncovered: true,
        towerOnRing: 'no',
        noSettlement: true,
        placingOver: true,
        settlementLeft: true,
      },
      expect: yes('settlement-place#answer'),
    },
    {
      from: 'ours',
      tells: 'A large ring of mine straight on a crater, nothing on it: settlement there?',
      given: { builtRingSize: 'large', ringOf: 'yours', raised: false, uncovered: true },
      expect: no('settlement-place#level'),
    },
    {
      from: 'ours',
      tells: 'A small ring on the 3rd level',
      given: { builtRingSize: 'small', ringOf: 'yours', raised: true },
      expect: no('settlement-place#size'),
    },
    {
      from: 'ours',
      tells: 'A navy ring on the 2nd level',
      given: { builtRingSize: 'large', ringOf: 'navy', raised: true },
      expect: no('settlement-place#colour'),
    },
    {
      from: 'ours',
      tells: "A ring of the opponent's colour that you placed yourself",
      given: { builtRingSize: 'large', ringOf: 'opponent', raised: true },
      expect: no('settlement-place#colour'),
    },
    {
      from: 'ours',
      tells: 'A ring of your colour that has been covered',
      given: { builtRingSize: 'large', ringOf: 'yours', raised: true, uncovered: false },
      expect: no('settlement-place#uncovered'),
    },
    {
      from: 'ours',
      tells: 'Your collabo ring with the research tower on it',
      given: { builtRingSize: 'large', ringOf: 'yours', raised: true, uncovered: true, towerOnRing: 'now' },
      expect: no('settlement-under-tower#answer'),
    },
    {
      from: 'ours',
      tells: 'The tower came to your ring and moved off again before building began',
      given: {
        builtRingSize: 'large',
        ringOf: 'yours',
        raised: true,
        uncovered: true,
        towerOnRing: 'passed',
        noSettlement: true,
        placingOver: true,
        settlementLeft: true,
      },
      expect: yes('settlement-under-tower#same-round', 'conflict:tower-left-same-round#answer'),
    },
    {
      from: 'ours',
      tells: 'The ring got its settlement last round',
      given: { builtRingSize: 'large', ringOf: 'yours', raised: true, uncovered: true, towerOnRing: 'no', noSettlement: false },
      expect: no('settlement-place#empty'),
    },
    {
      from: 'ours',
      tells: 'At once, in the middle of placing',
      given: { builtRingSize: 'large', ringOf: 'yours', raised: true, uncovered: true, towerOnRing: 'no', noSettlement: true, placingOver: false },
      expect: no('settlement-or-base#when'),
    },
    {
      from: 'ours',
      tells: 'All 6 settlements are on the board',
      given: {
        builtRingSize: 'large',
        ringOf: 'yours',
        raised: true,
        uncovered: true,
        towerOnRing: 'no',
        noSettlement: true,
        placingOver: true,
        settlementLeft: false,
      },
      expect: unsettled('conflict:settlements-run-out#six-at-most', 'conflict:settlements-run-out#every-ring'),
    },
    {
      from: 'ours',
      tells: 'A large ring of your colour on the 2nd level, and nobody said what is on it',
      given: { builtRingSize: 'large', ringOf: 'yours', raised: true, placingOver: true, settlementLeft: true },
      expect: needs('uncovered', 'towerOnRing', 'noSettlement'),
    },
    {
      from: 'ours',
      tells: 'An empty ring of your colour on the 3rd level',
      given: { ringOf: 'yours', raised: true, uncovered: true, towerOnRing: 'no', noSettlement: true, placingOver: true, settlementLeft: true },
      expect: needs('builtRingSize'),
    },
    {
      from: 'ours',
      tells: 'An empty large ring on the 3rd level',
      given: { builtRingSize: 'large', raised: true, uncovered: true, towerOnRing: 'no', noSettlement: true, placingOver: true, settlementLeft: true },
      expect: needs('ringOf'),
    },
    { from: 'ours', tells: 'A ring on the 1st level, whatever else is so', given: { raised: false }, expect: no('settlement-place#level') },
    { from: 'ours', tells: 'A covered ring, whatever else is so', given: { uncovered: false }, expect: no('settlement-place#uncovered') },
    {
      from: 'ours',
      tells: 'A collabo ring of your colour that the tower left in an earlier round',
      given: {
        builtRingSize: 'large',
        ringOf: 'yours',
        raised: true,
        uncovered: true,
        towerOnRing: 'left',
        noSettlement: true,
        placingOver: true,
        settlementLeft: true,
      },
      expect: yes('settlement-under-tower#tower-gone'),
    },
    {
      from: 'ours',
      tells: 'My opponent placed the ring, but it is large, of my colour and on the 2nd level with nothing on it',
      given: {
        builtRingSize: 'large',
        ringOf: 'yours',
        raised: true,
        uncovered: true,
        towerOnRing: 'no',
        noSettlement: true,
        placingOver: true,
        settlementLeft: true,
      },
      expect: yes('settlement-place#answer'),
    },
    {
      from: 'ours',
      tells: 'The tower left my collabo ring, but a ring was stacked on it in the same round',
      given: { builtRingSize: 'large', ringOf: 'yours', raised: true, uncovered: false, towerOnRing: 'left', placingOver: true },
      expect: no('settlement-place#uncovered'),
    },
  ],
})
