import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { below, falls, haveOneColour, isThirdColour, matchesBelow, ringColour, ringSize, standsBelow } from '../facts.ts'

export const doesTowerMove = defineRule({
  id: 'does-tower-move',
  question: 'Does the research tower move to the ring that I stack?',
  facts: { ringSize, ringColour, below, standsBelow, falls },
  clauses: [
    {
      when: (f) => haveOneColour(f.below),
      answer: 'no',
      because: cite('collabo-ring#answer', 'placed over two rings whose colours differ'),
    },
    {
      when: (f) => matchesBelow(f.ringColour, f.below),
      answer: 'no',
      because: cite('collabo-ring#which-rings', 'if its colour is the third'),
    },
    { when: (f) => f.ringSize === 'small', answer: 'no', because: cite('small-collabo-ring#answer', 'a small ring cannot be stacked as a collabo ring') },
    {
      when: (f) => f.standsBelow === 'tower',
      answer: 'no',
      because: cite('ring-under-tower#support', 'the collabo ring cannot be one of the two rings underneath another ring'),
    },
    {
      when: (f) => f.falls === 'tower',
      answer: 'no',
      because: cite('tower-falls#answer', 'Put the tower back at its original point, and find another location'),
    },
    {
      when: (f) => f.falls === 'other',
      unsettled: [
        { answer: 'no', because: cite('conflict:falling-rings#like-the-tower', 'falling rings could be treated alike') },
        { answer: null, because: cite('conflict:falling-rings#tower-only', 'none is given for anything else') },
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('tower-moves#answer', 'the research tower moves to it') },
  never: [
    { when: (f) => f.falls === 'tower' && f.ringSize === 'small', because: 'The research tower moves to a large ring only.' },
    { when: (f) => f.falls === 'tower' && haveOneColour(f.below), because: 'The research tower moves to a ring over two differing colours only.' },
    {
      when: (f) => f.falls === 'tower' && !isThirdColour(f.ringColour, f.below),
      because: 'The research tower moves to a ring of the third colour over two differing colours only.',
    },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'A large gold ring over navy and silver, and it balances: does the tower move there?',
      given: { ringSize: 'large', ringColour: 'gold', below: 'silver-navy', standsBelow: 'nothing', falls: 'nothing' },
      expect: yes('tower-moves#answer'),
    },
    {
      from: 'ours',
      tells: 'A large gold ring over a gold and a silver one makes the tower move',
      given: { ringSize: 'large', ringColour: 'gold', below: 'gold-silver', standsBelow: 'nothing', falls: 'nothing' },
      expect: no('collabo-ring#which-rings'),
    },
    {
      from: 'ours',
      tells: 'The tower moves to a navy ring over two navy rings',
      given: { ringSize: 'large', ringColour: 'navy', below: 'navy-navy' },
      expect: no('collabo-ring#answer'),
    },
    {
      from: 'ours',
      tells: 'A small navy ring over gold and silver gets the tower',
      given: { ringSize: 'small', ringColour: 'navy', below: 'gold-silver' },
      expect: no('small-collabo-ring#answer'),
    },
    {
      from: 'ours',
      tells: 'The tower falls off my new collabo ring',
      given: { ringSize: 'large', ringColour: 'navy', below: 'gold-silver', standsBelow: 'nothing', falls: 'tower' },
      expect: no('tower-falls#answer'),
    },
    {
      from: 'ours',
      tells: 'Rings fall while my collabo ring is placed',
      given: { ringSize: 'large', ringColour: 'navy', below: 'gold-silver', standsBelow: 'nothing', falls: 'other' },
      expect: unsettled('conflict:falling-rings#like-the-tower', 'conflict:falling-rings#tower-only'),
    },
    {
      from: 'ours',
      tells: 'A large gold ring over silver and the navy ring that has the tower',
      given: { ringSize: 'large', ringColour: 'gold', below: 'silver-navy', standsBelow: 'tower' },
      expect: no('ring-under-tower#support'),
    },
    {
      from: 'ours',
      tells: 'A large navy ring over gold and silver, and nobody said how it went',
      given: { ringSize: 'large', ringColour: 'navy', below: 'gold-silver' },
      expect: needs('standsBelow', 'falls'),
    },
    {
      from: 'ours',
      tells: 'Navy over gold and silver, of any size',
      given: { ringColour: 'navy', below: 'gold-silver', standsBelow: 'nothing', falls: 'nothing' },
      expect: needs('ringSize'),
    },
    {
      from: 'ours',
      tells: 'A large ring over gold and silver',
      given: { ringSize: 'large', below: 'gold-silver', standsBelow: 'nothing', falls: 'nothing' },
      expect: needs('ringColour'),
    },
    {
      from: 'ours',
      tells: 'A large gold ring over two others',
      given: { ringSize: 'large', ringColour: 'gold', standsBelow: 'nothing', falls: 'nothing' },
      expect: needs('below'),
    },
  ],
})
