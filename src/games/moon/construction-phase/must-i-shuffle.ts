import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, unsettled, yes } from '../../../rules/rule.ts'

const searched = choice(
  'What have you searched?',
  {
    stack: 'the stack of the current Era, as with Printer',
    previous: 'the deck of the previous Era, as with Archive',
    pile: 'the Discard Pile, with Particle Beam',
  },
  {
    fixed: true,
    says: {
      stack: ['printer', 'era stack', 'current stack', 'searched the stack', 'searching the stack', 'search the stack', 'looked through the stack'],
      previous: ['archive', 'previous era', 'previous deck'],
      pile: ['particle beam', 'discard pile', 'discards'],
    },
  },
)

export const mustIShuffle = defineRule({
  id: 'must-i-shuffle',
  question: 'Must I shuffle the stack, deck or Discard Pile after I searched it?',
  facts: { searched },
  clauses: [
    {
      when: (f) => f.searched === 'stack',
      answer: 'yes',
      because: [cite('searching#answer', 'and shuffle the deck afterwards'), cite('printer#shuffle', 'Shuffle the stack after searching it')],
    },
    { when: (f) => f.searched === 'previous', answer: 'yes', because: cite('searching#shuffling', 'Shuffle each time you have searched') },
  ],
  otherwise: {
    unsettled: [
      { answer: 'yes', because: cite('conflict:particle-beam-shuffle#shuffled', 'each time the deck is shuffled afterwards') },
      { answer: 'no', because: cite('conflict:particle-beam-shuffle#left-as-it-is', 'its note has no word of shuffling') },
    ],
  },
  examples: [
    {
      from: 'ours',
      tells: 'Printer let me look through the stack: do I have to shuffle it?',
      given: { searched: 'stack' },
      expect: yes('searching#answer', 'printer#shuffle'),
    },
    {
      from: 'ours',
      tells: 'Must the deck of the previous Era be shuffled after Archive, though I took nothing?',
      given: { searched: 'previous' },
      expect: yes('searching#shuffling'),
    },
    {
      from: 'ours',
      tells: 'Is the Discard Pile shuffled after Particle Beam?',
      given: { searched: 'pile' },
      expect: unsettled('conflict:particle-beam-shuffle#shuffled', 'conflict:particle-beam-shuffle#left-as-it-is'),
    },
    { from: 'ours', tells: 'I searched some cards', given: {}, expect: needs('searched') },
  ],
})
