import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { beneathStacked, ringSize, touchesBase } from '../facts.ts'

const crater = choice(
  'What crater is it?',
  {
    large: 'a large crater',
    small: 'a small crater',
    'large-edge': 'a large crater cut off by the edge of the board',
    'small-edge': 'a small crater cut off by the edge of the board',
  },
  {
    says: {
      large: ['large crater', 'big crater', 'on a large crater', 'on a big crater', 'large hole in the ground', 'big hole in the ground'],
      small: ['small crater', 'little crater', 'on a small crater', 'on a little crater', 'small hole in the ground', 'little hole in the ground'],
      'large-edge': [
        'large crater at the edge',
        'large crater at the boards edge',
        'large crater at the edge of the board',
        'large crater by the edge',
        'large crater partly cut off',
        'large half crater',
        'large crater cut off',
        'large crater on the edge',
        'large edge crater',
        'big crater at the edge',
        'half of a large crater',
      ],
      'small-edge': [
        'small crater at the edge',
        'small crater at the boards edge',
        'small crater at the edge of the board',
        'small crater by the edge',
        'small crater partly cut off',
        'small half crater',
        'small crater cut off',
        'small crater on the edge',
        'small edge crater',
        'little crater at the edge',
        'half of a small crater',
      ],
    },
  },
)

const craterHas = choice(
  'What is on the crater?',
  { nothing: 'nothing', 'tower-left': 'nothing: the research tower has moved out of it', ring: 'a ring', base: 'a resource base', tower: 'the research tower' },
  {
    usual: 'nothing',
    says: {
      nothing: ['empty crater', 'free crater', 'nothing on it', 'unoccupied', 'empty', 'free'],
      'tower-left': ['tower has left', 'tower left', 'tower moved out', 'where the tower was', 'tower started there', 'tower is gone'],
      ring: ['ring on it', 'has a ring', 'ring is on it', 'ring in it', 'taken by a ring'],
      base: ['base on it', 'has a base', 'has a resource base', 'resource base on it', 'resource base is there', 'small hexagon on it'],
      tower: [
        'tower on it',
        'tower is on it',
        'tower in it',
        'tower is in it',
        'tower stands in it',
        'tower still stands in it',
        'tower stands on it',
        'tower still stands on it',
        'tower still stands there',
        'tower is still there',
        'has the tower',
        'tower is there',
        'with the tower',
        'with the research tower',
        'crater with the tower',
      ],
    },
  },
)

const overlappingRing = choice(
  'Is there a ring on a crater that overlaps this one?',
  { no: 'no, or no crater overlaps it', yes: 'yes', chain: 'only further on: on a crater that overlaps an overlapping one' },
  {
    usual: 'no',
    says: {
      no: ['overlaps nothing', 'no overlap', 'overlapping craters are empty', 'no overlapping crater'],
      yes: [
        'overlapping crater has a ring',
        'ring on an overlapping crater',
        'overlaps a crater with a ring',
        'half covered by a ring',
        'partly covered by a ring',
        'next crater has a ring and overlaps',
      ],
      chain: ['chain of craters', 'by way of a third crater', 'chain of overlapping craters', 'through a third crater'],
    },
  },
)

const overlapsTowerCrater = yesNo(
  'Does the crater overlap the one where the research tower stands?',
  ['overlaps the crater with the tower', 'overlaps the towers crater', 'overlapping the tower crater', 'tower on an overlapping crater'],
  {
    no: ['tower is elsewhere', 'tower is on a ring'],
    usual: false,
  },
)

export const mayPlaceOnCrater = defineRule({
  id: 'may-place-on-crater',
  question: 'May I place my ring on this crater?',
  facts: { ringSize, crater, craterHas, overlappingRing, overlapsTowerCrater, touchesBase, beneathStacked },
  clauses: [
    {
      when: (f) => f.craterHas === 'ring',
      answer: 'no',
      because: cite('overlapping-craters#other-craters', 'the one it was placed on: no other ring can be placed on those'),
    },
    { when: (f) => f.craterHas === 'tower', answer: 'no', because: cite('tower-crater#answer', 'not before the research tower has moved out of that crater') },
    { when: (f) => f.craterHas === 'base', answer: 'no', because: cite('ring-and-base#base-first', 'is not available for a ring in later rounds') },
    { when: (f) => f.overlappingRing === 'yes', answer: 'no', because: cite('overlapping-craters#answer', 'the ring then occupies all overlapping craters') },
    {
      when: (f) => f.touchesBase,
      answer: 'no',
      because: cite('base-beside-ring#contact', 'may not be placed so that it physically touches the resource base'),
    },
    {
      when: (f) => f.beneathStacked === 'tight',
      answer: 'no',
      because: cite('under-stacked-rings#inserted', 'You cannot place a ring so that it goes in beneath rings already stacked'),
    },
    { when: (f) => !f.crater.startsWith(f.ringSize), answer: 'no', because: cite('crater-size#answer', "a ring must be of the crater's size") },
    {
      when: (f) => f.overlappingRing === 'chain',
      unsettled: [
        { answer: 'no', because: cite('conflict:overlap-chain#whole-chain', 'All overlapping craters are occupied') },
        { answer: 'yes', because: cite('conflict:overlap-chain#own-crater', 'does not itself overlap the one with the ring can be said to stay free') },
      ],
    },
    {
      when: (f) => f.overlapsTowerCrater,
      unsettled: [
        { answer: 'yes', because: cite('conflict:tower-overlap#own-crater-only', 'barred from this crater, the one where the tower stands') },
        { answer: 'no', because: cite('conflict:tower-overlap#all-overlapping', 'the tower could be taken to do the same') },
      ],
    },
    { when: (f) => f.craterHas === 'tower-left', answer: 'yes', because: cite('tower-crater#tower-gone', 'you may then use the crater for your rings') },
    { when: (f) => f.crater.endsWith('edge'), answer: 'yes', because: cite('edge-craters#answer', 'craters cut off at the edge can be used for rings') },
    {
      when: (f) => f.beneathStacked === 'clear',
      answer: 'yes',
      because: cite('under-stacked-rings#large-gap', 'the gap is large enough and your ring is not touching the rings above'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('crater-size#answer', "a ring must be of the crater's size") },
  never: [
    {
      when: (f) => f.crater.startsWith('small') && (f.craterHas === 'tower' || f.craterHas === 'tower-left'),
      because: 'The research tower begins on a large crater and then stands on rings: it is never on a small crater.',
    },
    {
      when: (f) => f.craterHas === 'tower-left' && f.overlapsTowerCrater,
      because: 'The research tower moves from its crater to rings, never to another crater.',
    },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'A small ring on a small empty crater with nothing near it',
      given: {
        ringSize: 'small',
        crater: 'small',
        craterHas: 'nothing',
        overlappingRing: 'no',
        overlapsTowerCrater: false,
        touchesBase: false,
        beneathStacked: 'no',
      },
      expect: yes('crater-size#answer'),
    },
    {
      from: 'ours',
      tells: 'A small ring inside a large crater',
      given: { ringSize: 'small', crater: 'large', craterHas: 'nothing' },
      expect: no('crater-size#answer'),
    },
    { from: 'ours', tells: 'A large ring on a small crater at the edge', given: { ringSize: 'large', crater: 'small-edge' }, expect: no('crater-size#answer') },
    {
      from: 'ours',
      tells: 'A large ring on half a large crater at the edge',
      given: {
        ringSize: 'large',
        crater: 'large-edge',
        craterHas: 'nothing',
        overlappingRing: 'no',
        overlapsTowerCrater: false,
        touchesBase: false,
        beneathStacked: 'no',
      },
      expect: yes('edge-craters#answer'),
    },
    {
      from: 'ours',
      tells: 'The crater has a ring',
      given: { ringSize: 'large', crater: 'large', craterHas: 'ring' },
      expect: no('overlapping-craters#other-craters'),
    },
    {
      from: 'ours',
      tells: 'The research tower is still on its first crater',
      given: { ringSize: 'large', crater: 'large', craterHas: 'tower' },
      expect: no('tower-crater#answer'),
    },
    {
      from: 'ours',
      tells: 'The research tower has moved out of its first crater',
      given: { ringSize: 'large', crater: 'large', craterHas: 'tower-left', overlappingRing: 'no', touchesBase: false, beneathStacked: 'no' },
      expect: yes('tower-crater#tower-gone'),
    },
    {
      from: 'ours',
      tells: 'The tower has left the crater, but a ring on an overlapping crater occupies it',
      given: { ringSize: 'large', crater: 'large', craterHas: 'tower-left', overlappingRing: 'yes' },
      expect: no('overlapping-craters#answer'),
    },
    {
      from: 'ours',
      tells: 'A resource base of an earlier round is on the crater',
      given: { ringSize: 'small', crater: 'small', craterHas: 'base' },
      expect: no('ring-and-base#base-first'),
    },
    {
      from: 'ours',
      tells: 'The crater is empty, but an overlapping one has a ring',
      given: { ringSize: 'large', crater: 'large', craterHas: 'nothing', overlappingRing: 'yes' },
      expect: no('overlapping-craters#answer'),
    },
    {
      from: 'ours',
      tells: 'An overlapping crater has a resource base, which the ring would touch',
      given: { ringSize: 'large', crater: 'large', craterHas: 'nothing', overlappingRing: 'no', touchesBase: true },
      expect: no('base-beside-ring#contact'),
    },
    {
      from: 'ours',
      tells: 'A stacked ring bridges the crater and would be touched',
      given: { ringSize: 'large', crater: 'large', craterHas: 'nothing', overlappingRing: 'no', touchesBase: false, beneathStacked: 'tight' },
      expect: no('under-stacked-rings#inserted'),
    },
    {
      from: 'ours',
      tells: 'A small crater far below two stacked rings, with room enough',
      given: {
        ringSize: 'small',
        crater: 'small',
        craterHas: 'nothing',
        overlappingRing: 'no',
        overlapsTowerCrater: false,
        touchesBase: false,
        beneathStacked: 'clear',
      },
      expect: yes('under-stacked-rings#large-gap'),
    },
    {
      from: 'ours',
      tells: 'A ring at the other end of a chain of three overlapping craters',
      given: {
        ringSize: 'large',
        crater: 'large',
        craterHas: 'nothing',
        overlappingRing: 'chain',
        overlapsTowerCrater: false,
        touchesBase: false,
        beneathStacked: 'no',
      },
      expect: unsettled('conflict:overlap-chain#whole-chain', 'conflict:overlap-chain#own-crater'),
    },
    {
      from: 'ours',
      tells: 'The crater overlaps the one with the research tower',
      given: {
        ringSize: 'small',
        crater: 'small',
        craterHas: 'nothing',
        overlappingRing: 'no',
        overlapsTowerCrater: true,
        touchesBase: false,
        beneathStacked: 'no',
      },
      expect: unsettled('conflict:tower-overlap#own-crater-only', 'conflict:tower-overlap#all-overlapping'),
    },
    {
      from: 'ours',
      tells: 'A large ring on an empty large crater, and nobody spoke of overlapping ones',
      given: { ringSize: 'large', crater: 'large', craterHas: 'nothing', overlapsTowerCrater: false, touchesBase: false, beneathStacked: 'no' },
      expect: needs('overlappingRing'),
    },
    {
      from: 'ours',
      tells: 'An empty large crater that overlaps nothing, and nobody said which ring',
      given: { crater: 'large', craterHas: 'nothing', overlappingRing: 'no', overlapsTowerCrater: false, touchesBase: false, beneathStacked: 'no' },
      expect: needs('ringSize'),
    },
    {
      from: 'ours',
      tells: 'A large ring on an empty large crater that overlaps nothing',
      given: { ringSize: 'large', crater: 'large', craterHas: 'nothing', overlappingRing: 'no' },
      expect: needs('touchesBase', 'beneathStacked', 'overlapsTowerCrater'),
    },
    {
      from: 'ours',
      tells: 'A small crater with a ring, whatever ring is to go there',
      given: { crater: 'small', craterHas: 'ring' },
      expect: no('overlapping-craters#other-craters'),
    },
    {
      from: 'ours',
      tells: 'An overlapping crater has a ring and the one beyond has the tower: the ring settles it',
      given: { crater: 'small', overlappingRing: 'yes', overlapsTowerCrater: true },
      expect: no('overlapping-craters#answer'),
    },
    {
      from: 'ours',
      tells: 'A large crater at the edge that the tower has left, with a base on an overlapping crater that my ring does not touch',
      given: { ringSize: 'large', crater: 'large-edge', craterHas: 'tower-left', overlappingRing: 'no', touchesBase: false, beneathStacked: 'no' },
      expect: yes('tower-crater#tower-gone'),
    },
    {
      from: 'ours',
      tells: 'A ring at the far end of a chain of craters, and the crater between has the tower',
      given: {
        ringSize: 'large',
        crater: 'large',
        craterHas: 'nothing',
        overlappingRing: 'chain',
        overlapsTowerCrater: true,
        touchesBase: false,
        beneathStacked: 'no',
      },
      expect: unsettled('conflict:overlap-chain#whole-chain', 'conflict:overlap-chain#own-crater'),
    },
  ],
})
