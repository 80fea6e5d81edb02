import { number } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'
import { bothHadTurns } from '../facts.ts'

/** 15 cards, of which 5 lie in the row and 5 are dealt at a time. */
const mercenaryDeckCards = number(
  'How many cards are left in the Mercenary deck?',
  { min: 0, max: 10, step: 5 },
  { units: ['cards left', 'cards left in the deck', 'left in the deck', 'cards in the mercenary deck', 'left'], before: ['deck has', 'mercenary deck has'] },
)

export const whenMercenariesChange = defineChoice({
  id: 'when-mercenaries-change',
  question: 'Are the Mercenary cards replaced now?',
  facts: { bothHadTurns, mercenaryDeckCards },
  answers: {
    stay: 'No, the same cards stay',
    deal: 'Yes: discard the row and deal 5 others',
    shuffle: 'Yes: discard the row, shuffle the Mercenary discard pile into a new deck and deal 5',
  },
  clauses: [
    { when: (f) => !f.bothHadTurns, answer: 'stay', because: cite('mercenary-round-end#answer', 'when both players have had their turn') },
    {
      when: (f) => f.mercenaryDeckCards === 0,
      unsettled: [
        { answer: 'shuffle', because: cite('conflict:mercenary-reshuffle-time#when-needed', 'when the row has been discarded and 5 new cards are due') },
        { answer: null, because: cite('conflict:mercenary-reshuffle-time#once-empty', 'the shuffle then leaves those 5 out') },
      ],
    },
  ],
  otherwise: { answer: 'deal', because: cite('mercenary-round-end#new-row', '5 others are dealt from the Mercenary deck') },
  examples: [
    { from: 'ours', tells: 'The first of the two has had their turn', given: { bothHadTurns: false }, expect: answers('stay', 'mercenary-round-end#answer') },
    {
      from: 'ours',
      tells: 'Both have had their turn',
      given: { bothHadTurns: true, mercenaryDeckCards: 5 },
      expect: answers('deal', 'mercenary-round-end#new-row'),
    },
    {
      from: 'ours',
      tells: 'Both have had their turn, and the deck is used up',
      given: { bothHadTurns: true, mercenaryDeckCards: 0 },
      expect: unsettled('conflict:mercenary-reshuffle-time#when-needed', 'conflict:mercenary-reshuffle-time#once-empty'),
    },
    { from: 'ours', tells: 'The round is over', given: { bothHadTurns: true }, expect: needs('mercenaryDeckCards') },
    { from: 'ours', tells: 'The deck is used up', given: { mercenaryDeckCards: 0 }, expect: needs('bothHadTurns') },
    {
      from: 'ours',
      tells: 'I used all five, and my opponent has yet to take the second turn of the round',
      given: { bothHadTurns: false, mercenaryDeckCards: 0 },
      expect: answers('stay', 'mercenary-round-end#answer'),
    },
  ],
})
