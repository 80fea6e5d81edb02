import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'

const searched = choice(
  'What have you searched?',
  {
    stack: 'the stack of the current Era, as with Printer',
    previous: 'the deck of the previous Era, as with Archive',
    pile: 'the Discard Pile, with Particle Beam',
    top: 'nothing: you only drew from the top of the stack',
  },
  {
    fixed: true,
    says: {
      stack: ['printer', 'era stack', 'current stack', 'searched the stack', 'searching the stack', 'search the stack', 'looked through the stack'],
      previous: ['archive', 'previous era', 'previous deck'],
      pile: ['particle beam', 'discard pile', 'discards'],
      top: [
        'top card',
        'from the top',
        'top of the stack',
        'top of the era stack',
        'top of the current stack',
        'top card of the era stack',
        'only drew',
        'just drew',
        'drew one card',
        'drew a card',
      ],
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
    { when: (f) => f.searched === 'top', answer: 'no', because: cite('searching#all-of-it', 'Searching means all its cards, not some from the top') },
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
    {
      from: 'ours',
      tells: 'With the First Expedition I drew a card from the top of the stack: must I shuffle it now?',
      given: { searched: 'top' },
      expect: no('searching#all-of-it'),
    },
    { from: 'ours', tells: 'I searched some cards', given: {}, expect: needs('searched') },
  ],
})
