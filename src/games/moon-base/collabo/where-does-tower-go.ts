import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'
import { below, falls, haveOneColour, isThirdColour, matchesBelow, ringColour, ringSize, standsBelow } from '../facts.ts'

export const whereDoesTowerGo = defineChoice({
  id: 'where-does-tower-go',
  question: 'What does the research tower do when I stack this ring on two rings?',
  facts: { ringSize, ringColour, below, standsBelow, falls },
  answers: {
    moves: 'It moves to your ring, which is a collabo ring',
    stays: 'It stays where it is',
    'goes-back': 'It goes back to its original point, and your ring needs another location',
    'no-ring': 'Your ring may not be stacked there at all',
  },
  clauses: [
    {
      when: [(f) => haveOneColour(f.below), (f) => !matchesBelow(f.ringColour, f.below)],
      answer: 'no-ring',
      because: cite('stacking-colours#same-colour-below', 'share a colour, you cannot stack a ring of a different one'),
    },
    {
      when: [(f) => f.ringSize === 'small', (f) => isThirdColour(f.ringColour, f.below)],
      answer: 'no-ring',
      because: cite('small-collabo-ring#answer', 'a small ring cannot be stacked as a collabo ring'),
    },
    {
      when: (f) => f.standsBelow === 'tower',
      answer: 'no-ring',
      because: cite('ring-under-tower#support', 'the collabo ring cannot be one of the two rings underneath another ring'),
    },
    {
      when: (f) => f.falls === 'other',
      unsettled: [
        { answer: 'goes-back', because: cite('conflict:falling-rings#like-the-tower', 'falling rings could be treated alike') },
        { answer: null, because: cite('conflict:falling-rings#tower-only', 'none is given for anything else') },
      ],
    },
    {
      when: (f) => matchesBelow(f.ringColour, f.below),
      answer: 'stays',
      because: [cite('tower-moves#answer', 'Every time somebody creates a new collabo ring'), cite('collabo-ring#which-rings', 'if its colour is the third')],
    },
    {
      when: (f) => f.falls === 'tower',
      answer: 'goes-back',
      because: cite('tower-falls#answer', 'Put the tower back at its original point, and find another location'),
    },
  ],
  otherwise: {
    answer: 'moves',
    because: [
      cite('collabo-ring#answer', 'A large ring of the third colour, placed over two rings whose colours differ'),
      cite('tower-moves#answer', 'the research tower moves to it'),
    ],
  },
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
      tells: 'A large navy ring over gold and silver',
      given: { ringSize: 'large', ringColour: 'navy', below: 'gold-silver', standsBelow: 'nothing', falls: 'nothing' },
      expect: answers('moves', 'collabo-ring#answer', 'tower-moves#answer'),
    },
    {
      from: 'ours',
      tells: 'A collabo ring need not be navy: a large gold ring over silver and navy',
      given: { ringSize: 'large', ringColour: 'gold', below: 'silver-navy', standsBelow: 'nothing', falls: 'nothing' },
      expect: answers('moves', 'collabo-ring#answer', 'tower-moves#answer'),
    },
    {
      from: 'ours',
      tells: 'A large gold ring over gold and silver',
      given: { ringSize: 'large', ringColour: 'gold', below: 'gold-silver', standsBelow: 'nothing', falls: 'nothing' },
      expect: answers('stays', 'tower-moves#answer', 'collabo-ring#which-rings'),
    },
    {
      from: 'ours',
      tells: 'A small silver ring on two silver rings',
      given: { ringSize: 'small', ringColour: 'silver', below: 'silver-silver', standsBelow: 'nothing', falls: 'nothing' },
      expect: answers('stays', 'tower-moves#answer', 'collabo-ring#which-rings'),
    },
    {
      from: 'ours',
      tells: 'The tower falls from the new collabo ring',
      given: { ringSize: 'large', ringColour: 'navy', below: 'gold-silver', standsBelow: 'nothing', falls: 'tower' },
      expect: answers('goes-back', 'tower-falls#answer'),
    },
    {
      from: 'ours',
      tells: 'Rings fall while the collabo ring is placed',
      given: { ringSize: 'large', ringColour: 'navy', below: 'gold-silver', standsBelow: 'nothing', falls: 'other' },
      expect: unsettled('conflict:falling-rings#like-the-tower', 'conflict:falling-rings#tower-only'),
    },
    {
      from: 'ours',
      tells: 'A small navy ring over gold and silver',
      given: { ringSize: 'small', ringColour: 'navy', below: 'gold-silver' },
      expect: answers('no-ring', 'small-collabo-ring#answer'),
    },
    {
      from: 'ours',
      tells: 'A large navy ring over two gold rings',
      given: { ringSize: 'large', ringColour: 'navy', below: 'gold-gold' },
      expect: answers('no-ring', 'stacking-colours#same-colour-below'),
    },
    {
      from: 'ours',
      tells: 'Navy over gold and silver, and nobody said how large the ring is',
      given: { ringColour: 'navy', below: 'gold-silver', standsBelow: 'nothing', falls: 'nothing' },
      expect: needs('ringSize'),
    },
    {
      from: 'ours',
      tells: 'A large navy ring over gold and silver, and nobody said how it went',
      given: { ringSize: 'large', ringColour: 'navy', below: 'gold-silver' },
      expect: needs('standsBelow', 'falls'),
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
    {
      from: 'ours',
      tells: 'A large gold ring over silver and the navy collabo ring that has the tower: it may not go there, so the tower does not climb',
      given: { ringSize: 'large', ringColour: 'gold', below: 'silver-navy', standsBelow: 'tower' },
      expect: answers('no-ring', 'ring-under-tower#support'),
    },
    {
      from: 'ours',
      tells: 'A large gold ring over silver and navy that keeps its balance',
      given: { ringSize: 'large', ringColour: 'gold', below: 'silver-navy', falls: 'nothing' },
      expect: needs('standsBelow'),
    },
  ],
})
