import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { atBase, role } from '../facts.ts'

export const whatOfMyHand = defineChoice({
  id: 'what-of-my-hand',
  question: 'What happens with the cards that are left in my hand?',
  facts: { role, atBase },
  answers: { keep: 'You keep them', drawNow: 'You discard them, then draw 5', drawLater: 'You discard them; you draw 5 at the End of Turn' },
  never: [{ when: (f) => f.atBase && f.role === 'ally', because: 'There are no allies when the Mission Leader stays at base.' }],
  clauses: [
    { when: (f) => f.role === 'none', answer: 'keep', because: cite('discard-after-contract#who', 'It concerns all players that partook in the Contract') },
    { when: (f) => f.atBase, answer: 'drawNow', because: cite('base-hand#answer', 'discard your hand of Action cards and draw 5') },
    {
      when: (f) => f.role === 'ally',
      answer: 'drawNow',
      because: [
        cite('discard-after-contract#in-hand', 'Cards remaining in hand are discarded too'),
        cite('allies-draw#after-discarding', 'It follows the discard, so they start again with 5'),
      ],
    },
  ],
  otherwise: {
    answer: 'drawLater',
    because: [
      cite('discard-after-contract#in-hand', 'Cards remaining in hand are discarded too'),
      cite('final-steps#always', 'They are performed for a success and for a failure alike'),
    ],
  },
  examples: [
    {
      from: 'ours',
      tells: 'An ally who played nothing',
      given: { role: 'ally', atBase: false },
      expect: answers('drawNow', 'discard-after-contract#in-hand', 'allies-draw#after-discarding'),
    },
    {
      from: 'ours',
      tells: 'The Mission Leader after a failed Contract',
      given: { role: 'leader', atBase: false },
      expect: answers('drawLater', 'discard-after-contract#in-hand', 'final-steps#always'),
    },
    { from: 'ours', tells: 'The Mission Leader stays at base', given: { role: 'leader', atBase: true }, expect: answers('drawNow', 'base-hand#answer') },
    { from: 'ours', tells: 'Not in the Contract', given: { role: 'none', atBase: false }, expect: answers('keep', 'discard-after-contract#who') },
    { from: 'ours', tells: 'Another player stays at base', given: { role: 'none', atBase: true }, expect: answers('keep', 'discard-after-contract#who') },
    { from: 'ours', tells: 'A Contract was attempted', given: { atBase: false }, expect: needs('role') },
    { from: 'ours', tells: 'The Mission Leader', given: { role: 'leader' }, expect: needs('atBase') },
    {
      from: 'ours',
      tells: 'I stayed at base, so there was no Contract to take part in, and my hand is good',
      given: { atBase: true, role: 'leader' },
      expect: answers('drawNow', 'base-hand#answer'),
    },
    { from: 'ours', tells: 'The Mission Leader stayed at base', given: { atBase: true }, expect: needs('role') },
  ],
})
