import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'

const ringsLie = choice(
  'How do the two rings lie?',
  {
    stacked: 'one is stacked on the other',
    joined: 'not on each other, but a third ring is stacked on both, or both on it',
    touching: 'side by side, touching, with no stack that joins them',
    apart: 'apart, with no stack that joins them',
  },
  {
    says: {
      stacked: ['stacked on', 'on top of each other', 'on top of', 'one on the other', 'stacked', 'rests on'],
      joined: [
        'by a third ring',
        'third ring lies on both',
        'third ring on both',
        'bridged by',
        'bridge over both',
        'joined by a ring',
        'through another ring',
      ],
      touching: ['side by side', 'next to each other', 'touching', 'touch each other', 'beside each other', 'adjacent'],
      apart: ['apart', 'do not touch', 'far from each other'],
    },
  },
)

const ringColours = choice(
  'Do the two rings have the same colour?',
  { same: 'yes', different: 'no' },
  {
    says: {
      same: ['two silver rings', 'two gold rings', 'two navy rings', 'same colour', 'same color', 'both gold', 'both silver', 'both navy', 'of one colour'],
      different: ['different colours', 'different colors', 'another colour', 'gold and silver', 'gold and navy', 'silver and navy'],
    },
  },
)

export const areRingsConnected = defineRule({
  id: 'are-rings-connected',
  question: 'Do these two rings count as connected?',
  facts: { ringsLie, ringColours },
  clauses: [
    // The rulebook speaks of rings on each other; whether a third ring links two others is not said.
    {
      when: (f) => f.ringsLie === 'joined',
      unsettled: [
        { answer: 'no', because: cite('conflict:connected-by-third-ring#one-on-the-other', 'stacked on one another, and these two are not') },
        { answer: 'yes', because: cite('conflict:connected-by-third-ring#as-a-group', 'the links can be followed from ring to ring') },
      ],
    },
    {
      when: (f) => f.ringsLie !== 'stacked',
      answer: 'no',
      because: cite('connected-rings#not-stacked', 'Rings that are not stacked on one another are not connected'),
    },
    {
      when: (f) => f.ringColours === 'different',
      unsettled: [
        { answer: 'no', because: cite('conflict:connected-colours#one-colour', 'That suits groups of a single colour') },
        { answer: 'yes', because: cite('conflict:connected-colours#mixed-stacks', 'Being stacked is the one condition given for being connected') },
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('connected-rings#answer', 'Rings count as connected only if they are stacked on one another') },
  examples: [
    {
      from: 'ours',
      tells: 'A silver ring stacked on a silver ring',
      given: { ringsLie: 'stacked', ringColours: 'same' },
      expect: yes('connected-rings#answer'),
    },
    {
      from: 'ours',
      tells: 'Two silver rings side by side on craters',
      given: { ringsLie: 'touching', ringColours: 'same' },
      expect: no('connected-rings#not-stacked'),
    },
    { from: 'ours', tells: 'Two rings at the two ends of the board', given: { ringsLie: 'apart' }, expect: no('connected-rings#not-stacked') },
    {
      from: 'ours',
      tells: 'A silver ring stacked on a navy ring',
      given: { ringsLie: 'stacked', ringColours: 'different' },
      expect: unsettled('conflict:connected-colours#one-colour', 'conflict:connected-colours#mixed-stacks'),
    },
    { from: 'ours', tells: 'Two stacked rings, and nobody said which colours', given: { ringsLie: 'stacked' }, expect: needs('ringColours') },
    { from: 'ours', tells: 'Two silver rings', given: { ringColours: 'same' }, expect: needs('ringsLie') },
    {
      from: 'ours',
      tells: 'Two silver rings side by side on craters, and a third ring lies on both',
      given: { ringsLie: 'joined', ringColours: 'same' },
      expect: unsettled('conflict:connected-by-third-ring#one-on-the-other', 'conflict:connected-by-third-ring#as-a-group'),
    },
  ],
})
