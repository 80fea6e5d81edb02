import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { couldBuild, placingOver, RING_OVERLAPS } from '../facts.ts'

const basePlaced = yesNo(
  'Have you placed a resource base this round already?',
  ['second base this round', 'another base this round', 'placed a base already this round', 'already placed a base this round', 'two bases this round'],
  {
    no: ['first base this round', 'no base yet'],
    usual: false,
  },
)

const craterHolds = choice(
  'What is on the crater where the base is to go?',
  { nothing: 'nothing', ring: 'a ring', base: 'a resource base', tower: 'the research tower' },
  {
    usual: 'nothing',
    says: {
      nothing: ['empty crater', 'free crater', 'unoccupied crater', 'nothing on it', 'empty', 'free', 'unoccupied'],
      ring: ['crater with a ring', 'ring on it', 'has a ring', 'inside a ring', 'in the middle of a ring', 'in a ring'],
      base: ['crater with a base', 'base on it', 'has a base', 'has a resource base', 'small hexagon on it'],
      tower: ['crater with the tower', 'tower on it', 'has the tower', 'tower is there', 'where the tower stands', 'under the tower'],
    },
  },
)

const overlappingHas = choice(
  'What is on the craters that overlap it?',
  { nothing: 'nothing, or no crater overlaps it', ring: 'a ring, but no base and no tower', base: 'a resource base', tower: 'the research tower, but no base' },
  {
    usual: 'nothing',
    says: {
      nothing: ['overlaps nothing', 'no overlap', 'no overlapping crater', 'overlapping craters are empty'],
      ring: [...RING_OVERLAPS, 'partly covered by a ring', 'half covered by a ring'],
      base: [
        'overlapping crater has a base',
        'overlaps a crater with a base',
        'base on an overlapping crater',
        'next to another base on an overlapping crater',
      ],
      tower: ['overlapping crater has the tower', 'overlaps the crater with the tower', 'overlaps the towers crater', 'tower on an overlapping crater'],
    },
  },
)

const bridgesCraters = yesNo(
  'Would the base lie across two craters?',
  [
    'across two craters',
    'border of two craters',
    'border of two overlapping craters',
    'border between two craters',
    'line between two craters',
    'covers the border',
    'over two craters',
    'over two overlapping craters',
    'covers two craters',
    'on two craters',
    'on two craters at once',
    'across two overlapping craters',
    'bridges two craters',
    'on both craters',
    'on the line between craters',
    'in the overlap',
    'between two craters',
  ],
  {
    no: ['clearly on one crater', 'clearly on one of them', 'on one crater'],
    usual: false,
  },
)

const touchesRing = yesNo(
  'Would the base physically touch a ring?',
  [
    'base touches a ring',
    'base would touch a ring',
    'base touches the ring',
    'touching a ring',
    'touching the ring',
    'touches a ring',
    'touches the ring',
    'touch a ring',
    'touch the ring',
  ],
  { usual: false, no: ['not touching a ring', 'not touching the ring', 'clear of the ring', 'without touching the ring'] },
)

export const mayPlaceBase = defineRule({
  id: 'may-place-base',
  question: 'May I place, put, lay, build my resource base on this crater?',
  facts: { couldBuild, craterHolds, overlappingHas, bridgesCraters, basePlaced, placingOver, touchesRing },
  clauses: [
    { when: (f) => !f.placingOver, answer: 'no', because: cite('settlement-or-base#when', 'once the players have finished placing all their rings') },
    { when: (f) => f.couldBuild === 'yes', answer: 'no', because: cite('settlement-or-base#answer', '1 resource base if you could not build any settlement') },
    { when: (f) => f.basePlaced, answer: 'no', because: cite('resource-base#answer', 'you could not build any settlement, you place 1 resource base') },
    { when: (f) => f.craterHolds === 'ring', answer: 'no', because: cite('ring-and-base#answer', 'you cannot have both on the same crater') },
    { when: (f) => f.craterHolds === 'base', answer: 'no', because: cite('resource-base#where', 'It goes on one of the unoccupied craters') },
    { when: (f) => f.bridgesCraters, answer: 'no', because: cite('base-across-craters#answer', 'you may not build it so that it bridges two craters') },
    {
      when: (f) => f.couldBuild === 'none-left',
      unsettled: [
        { answer: null, because: cite('conflict:settlements-run-out#six-at-most', 'whether a resource base is then due is not said') },
        {
          answer: 'no',
          because: cite('conflict:settlements-run-out#every-ring', 'due on all empty large rings that satisfy the conditions, and no limit is named'),
        },
      ],
    },
    {
      when: (f) => f.craterHolds === 'tower',
      unsettled: [
        { answer: 'no', because: cite('conflict:base-on-tower-crater#occupied', 'keeps rings off it, so it can be called occupied') },
        { answer: 'yes', because: cite('conflict:base-on-tower-crater#unoccupied', "it bars only rings from the tower's crater") },
      ],
    },
    {
      when: (f) => f.overlappingHas === 'base',
      unsettled: [
        {
          answer: 'yes',
          because: cite('conflict:two-bases-overlap#allowed', 'leaves an overlapping one open to a ring, so that one can be called unoccupied'),
        },
        { answer: null, because: cite('conflict:two-bases-overlap#not-mentioned', 'Only a ring and a base are expressly let onto overlapping craters') },
      ],
    },
    {
      when: (f) => f.overlappingHas === 'tower',
      unsettled: [
        { answer: 'yes', because: cite('conflict:tower-overlap#own-crater-only', 'barred from this crater, the one where the tower stands') },
        { answer: 'no', because: cite('conflict:tower-overlap#all-overlapping', 'the tower could be taken to do the same') },
      ],
    },
    {
      when: (f) => f.touchesRing,
      unsettled: [
        { answer: 'no', because: cite('conflict:base-touching-ring#no-contact', 'which of the two came first could be taken not to matter') },
        { answer: 'yes', because: cite('conflict:base-touching-ring#ring-only', 'The ban is on placing the ring') },
      ],
    },
    {
      when: (f) => f.overlappingHas === 'ring',
      answer: 'yes',
      because: cite('base-beside-ring#placing-a-base', 'on a crater even if a crater overlapping it has a ring'),
    },
  ],
  otherwise: {
    answer: 'yes',
    because: [cite('resource-base#where', 'It goes on one of the unoccupied craters'), cite('resource-base#crater-size', 'The crater can be large or small')],
  },
  never: [{ when: (f) => f.craterHolds === 'tower' && f.overlappingHas === 'tower', because: 'There is one research tower: it is not on two craters.' }],
  examples: [
    {
      from: 'ours',
      tells: 'No settlement this round, and an empty crater that overlaps nothing',
      given: {
        couldBuild: 'no',
        craterHolds: 'nothing',
        overlappingHas: 'nothing',
        bridgesCraters: false,
        basePlaced: false,
        placingOver: true,
        touchesRing: false,
      },
      expect: yes('resource-base#where', 'resource-base#crater-size'),
    },
    {
      from: 'ours',
      tells: 'An empty crater that a ring on an overlapping crater partly covers',
      given: {
        couldBuild: 'no',
        craterHolds: 'nothing',
        overlappingHas: 'ring',
        bridgesCraters: false,
        basePlaced: false,
        placingOver: true,
        touchesRing: false,
      },
      expect: yes('base-beside-ring#placing-a-base'),
    },
    {
      from: 'ours',
      tells: 'I built a settlement this round and add a resource base too',
      given: { couldBuild: 'yes', craterHolds: 'nothing', placingOver: true },
      expect: no('settlement-or-base#answer'),
    },
    {
      from: 'ours',
      tells: 'In the middle of a ring on its crater',
      given: { couldBuild: 'no', craterHolds: 'ring', basePlaced: false, placingOver: true },
      expect: no('ring-and-base#answer'),
    },
    {
      from: 'ours',
      tells: 'Beside the base of an earlier round on the same crater',
      given: { couldBuild: 'no', craterHolds: 'base', basePlaced: false, placingOver: true },
      expect: no('resource-base#where'),
    },
    {
      from: 'ours',
      tells: 'In the overlap, to block two craters at once',
      given: { couldBuild: 'no', craterHolds: 'nothing', bridgesCraters: true, basePlaced: false, placingOver: true },
      expect: no('base-across-craters#answer'),
    },
    {
      from: 'ours',
      tells: 'A second base in the same round',
      given: { couldBuild: 'no', basePlaced: true, placingOver: true },
      expect: no('resource-base#answer'),
    },
    {
      from: 'ours',
      tells: 'On a turn of placing, instead of a ring',
      given: { couldBuild: 'no', craterHolds: 'nothing', placingOver: false },
      expect: no('settlement-or-base#when'),
    },
    {
      from: 'ours',
      tells: 'The base would touch a ring that lies on an overlapping crater',
      given: {
        couldBuild: 'no',
        craterHolds: 'nothing',
        overlappingHas: 'ring',
        bridgesCraters: false,
        basePlaced: false,
        placingOver: true,
        touchesRing: true,
      },
      expect: unsettled('conflict:base-touching-ring#no-contact', 'conflict:base-touching-ring#ring-only'),
    },
    {
      from: 'ours',
      tells: 'The crater with the research tower',
      given: { couldBuild: 'no', craterHolds: 'tower', overlappingHas: 'nothing', bridgesCraters: false, basePlaced: false, placingOver: true },
      expect: unsettled('conflict:base-on-tower-crater#occupied', 'conflict:base-on-tower-crater#unoccupied'),
    },
    {
      from: 'ours',
      tells: 'A crater overlapping one with a base',
      given: { couldBuild: 'no', craterHolds: 'nothing', overlappingHas: 'base', bridgesCraters: false, basePlaced: false, placingOver: true },
      expect: unsettled('conflict:two-bases-overlap#allowed', 'conflict:two-bases-overlap#not-mentioned'),
    },
    {
      from: 'ours',
      tells: 'A crater overlapping the one with the tower',
      given: { couldBuild: 'no', craterHolds: 'nothing', overlappingHas: 'tower', bridgesCraters: false, basePlaced: false, placingOver: true },
      expect: unsettled('conflict:tower-overlap#own-crater-only', 'conflict:tower-overlap#all-overlapping'),
    },
    {
      from: 'ours',
      tells: 'A ring met the conditions, but all 6 settlements are built',
      given: { couldBuild: 'none-left', craterHolds: 'nothing', overlappingHas: 'nothing', bridgesCraters: false, basePlaced: false, placingOver: true },
      expect: unsettled('conflict:settlements-run-out#six-at-most', 'conflict:settlements-run-out#every-ring'),
    },
    {
      from: 'ours',
      tells: 'An empty crater, and nobody said whether a settlement was built',
      given: { craterHolds: 'nothing', overlappingHas: 'nothing', bridgesCraters: false, basePlaced: false, placingOver: true, touchesRing: false },
      expect: needs('couldBuild'),
    },
    {
      from: 'ours',
      tells: 'No settlement this round, and an empty crater',
      given: { couldBuild: 'no', craterHolds: 'nothing' },
      expect: needs('placingOver', 'basePlaced', 'bridgesCraters', 'overlappingHas', 'touchesRing'),
    },
    {
      from: 'ours',
      tells: 'No settlement this round, clearly on one crater',
      given: { couldBuild: 'no', overlappingHas: 'nothing', bridgesCraters: false, basePlaced: false, placingOver: true, touchesRing: false },
      expect: needs('craterHolds'),
    },
    {
      from: 'ours',
      tells: 'A second base this round on the crater with the tower: one base is the limit, whatever the tower does',
      given: { couldBuild: 'no', craterHolds: 'tower', basePlaced: true, placingOver: true },
      expect: no('resource-base#answer'),
    },
    {
      from: 'ours',
      tells: 'All my settlements are used up, and the crater has a ring: no base there in any case',
      given: { couldBuild: 'none-left', craterHolds: 'ring', basePlaced: false, placingOver: true },
      expect: no('ring-and-base#answer'),
    },
  ],
})
