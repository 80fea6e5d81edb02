import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { below, coloursBelow, haveOneColour, ringSize } from '../facts.ts'

export const whichColoursFit = defineChoice({
  id: 'which-colours-fit',
  question: 'Which colours may a ring have over two rings of these colours?',
  facts: { below, ringSize },
  answers: { gold: 'Gold', silver: 'Silver', navy: 'Navy' },
  clauses: [
    {
      when: (f) => haveOneColour(f.below),
      answer: (f) => coloursBelow(f.below),
      because: cite('stacking-colours#same-colour-below', 'share a colour, you cannot stack a ring of a different one'),
    },
    {
      when: (f) => f.ringSize === 'small',
      answer: (f) => coloursBelow(f.below),
      because: [
        cite('stacking-colours#two-colours-below', 'A large ring or a small ring can have either of them'),
        cite('small-collabo-ring#third-colour', 'you may not stack a small ring of the third colour at all'),
      ],
    },
  ],
  otherwise: { answer: ['gold', 'silver', 'navy'], because: cite('stacking-colours#answer', 'if those differ, a large ring may also have the third colour') },
  examples: [
    {
      from: 'ours',
      tells: 'A large ring on two silver rings',
      given: { below: 'silver-silver', ringSize: 'large' },
      expect: answers(['silver'], 'stacking-colours#same-colour-below'),
    },
    {
      from: 'ours',
      tells: 'Any ring on two navy rings: navy is a colour like the others',
      given: { below: 'navy-navy' },
      expect: answers(['navy'], 'stacking-colours#same-colour-below'),
    },
    {
      from: 'ours',
      tells: 'A small ring on gold and navy',
      given: { below: 'gold-navy', ringSize: 'small' },
      expect: answers(['gold', 'navy'], 'stacking-colours#two-colours-below', 'small-collabo-ring#third-colour'),
    },
    {
      from: 'ours',
      tells: 'A large ring on gold and navy',
      given: { below: 'gold-navy', ringSize: 'large' },
      expect: answers(['gold', 'silver', 'navy'], 'stacking-colours#answer'),
    },
    { from: 'ours', tells: 'Gold and silver underneath, and nobody said how large the ring is', given: { below: 'gold-silver' }, expect: needs('ringSize') },
    { from: 'ours', tells: 'A small ring, and nothing else is said', given: { ringSize: 'small' }, expect: needs('below') },
    {
      from: 'ours',
      tells: 'A large ring on two gold rings: no collabo ring, so gold it must be',
      given: { below: 'gold-gold', ringSize: 'large' },
      expect: answers(['gold'], 'stacking-colours#same-colour-below'),
    },
  ],
})
