import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'

const whichDeck = choice(
  'Which deck is it?',
  { own: 'your own Action deck', mercenary: 'the Mercenary deck', shared: 'the Contract, Objective, Crew or Ship Parts deck' },
  {
    fixed: true,
    says: {
      own: ['my deck', 'my own deck', 'action deck', 'draw pile'],
      mercenary: ['mercenary deck', 'merc deck'],
      shared: ['contract deck', 'objective deck', 'crew deck', 'ship parts deck', 'ship part deck', 'contract pile', 'objective pile'],
    },
  },
)
const cardsNeeded = number('How many cards have to be drawn?', { min: 1, max: 20 }, { units: ['cards'], before: ['draw', 'need', 'must draw'] })
const inDeck = number(
  'How many cards are left in that deck?',
  { min: 0, max: 60 },
  { units: ['cards left', 'left in the deck', 'in the deck'], before: ['deck has', 'left'] },
)
const inDiscard = number(
  'How many cards are in its discard pile?',
  { min: 0, max: 60 },
  { units: ['in the discard pile', 'discarded'], before: ['discard pile has', 'discard pile of'] },
)

export const deckRunsOut = defineChoice({
  id: 'deck-runs-out',
  question: 'What do I do if the deck has too few cards?',
  facts: { whichDeck, cardsNeeded, inDeck, inDiscard },
  answers: { draw: 'Draw: there are enough', shuffle: 'Draw what is there, shuffle the discard pile into a new deck and go on' },
  clauses: [
    {
      when: (f) => f.inDeck >= f.cardsNeeded,
      answer: 'draw',
      because: cite('empty-deck#when', 'whenever you need a card from your deck and the deck is empty'),
    },
    {
      when: (f) => f.whichDeck === 'shared',
      unsettled: [
        { answer: 'shuffle', because: cite('conflict:shared-deck-empty#reshuffle', 'The same could be done where there is a discard pile') },
        { answer: null, because: cite('conflict:shared-deck-empty#own-deck-only', 'The rule speaks of a player, their deck and their discard pile') },
      ],
    },
    { when: (f) => f.whichDeck === 'mercenary', answer: 'shuffle', because: cite('mercenary-deck-empty#answer', 'it becomes the new Mercenary deck') },
    {
      when: (f) => f.inDeck + f.inDiscard < f.cardsNeeded,
      unsettled: [
        { answer: null, because: cite('conflict:nothing-to-draw#draw-what-you-can', 'The draw goes on with the cards that there are') },
        { answer: null, because: cite('conflict:nothing-to-draw#unsaid', 'discarded only in the Final Steps, so both can be empty in the middle') },
      ],
    },
  ],
  otherwise: { answer: 'shuffle', because: cite('empty-deck#answer', 'Shuffle your discard pile into a new face-down deck and go on drawing') },
  examples: [
    {
      from: 'ours',
      tells: 'Five to draw, five there: no shuffling before the deck is needed again',
      given: { whichDeck: 'own', cardsNeeded: 5, inDeck: 5 },
      expect: answers('draw', 'empty-deck#when'),
    },
    {
      from: 'ours',
      tells: 'Five to draw, two in the deck',
      given: { whichDeck: 'own', cardsNeeded: 5, inDeck: 2, inDiscard: 8 },
      expect: answers('shuffle', 'empty-deck#answer'),
    },
    {
      from: 'ours',
      tells: 'The Mercenary deck is used up',
      given: { whichDeck: 'mercenary', cardsNeeded: 5, inDeck: 0 },
      expect: answers('shuffle', 'mercenary-deck-empty#answer'),
    },
    {
      from: 'ours',
      tells: 'The last Contract was drawn',
      given: { whichDeck: 'shared', cardsNeeded: 1, inDeck: 0 },
      expect: unsettled('conflict:shared-deck-empty#reshuffle', 'conflict:shared-deck-empty#own-deck-only'),
    },
    {
      from: 'ours',
      tells: 'In the middle of a Contract both the deck and the discard pile are used up',
      given: { whichDeck: 'own', cardsNeeded: 2, inDeck: 0, inDiscard: 1 },
      expect: unsettled('conflict:nothing-to-draw#draw-what-you-can', 'conflict:nothing-to-draw#unsaid'),
    },
    { from: 'ours', tells: 'Two to draw, one in the deck', given: { cardsNeeded: 2, inDeck: 1 }, expect: needs('whichDeck', 'inDiscard') },
    { from: 'ours', tells: 'Your deck, two to draw', given: { whichDeck: 'own', cardsNeeded: 2, inDiscard: 9 }, expect: needs('inDeck') },
    {
      from: 'ours',
      tells: 'Your deck is used up, and exactly the cards needed lie in the discard pile',
      given: { whichDeck: 'own', cardsNeeded: 5, inDeck: 2, inDiscard: 3 },
      expect: answers('shuffle', 'empty-deck#answer'),
    },
    {
      from: 'ours',
      tells: 'One Objective is left, and staying at base wants two',
      given: { whichDeck: 'shared', cardsNeeded: 2, inDeck: 1 },
      expect: unsettled('conflict:shared-deck-empty#reshuffle', 'conflict:shared-deck-empty#own-deck-only'),
    },
  ],
})
