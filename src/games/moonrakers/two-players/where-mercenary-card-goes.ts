import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { bothHadTurns, mercenaryKind } from '../facts.ts'

export const whereMercenaryCardGoes = defineChoice({
  id: 'where-mercenary-card-goes',
  question: 'Where does this Mercenary card go?',
  facts: { bothHadTurns, mercenaryKind },
  answers: {
    row: 'It stays in the Mercenary row, used or not',
    discardPile: 'To the Mercenary discard pile',
    crewDeck: 'To the bottom of the Crew deck; the top card of that deck goes to the Mercenary discard pile',
  },
  clauses: [
    { when: (f) => !f.bothHadTurns, answer: 'row', because: cite('mercenary-round-end#one-turn-each', 'one that the other player used is open to you too') },
    {
      when: (f) => f.mercenaryKind === 'crew',
      answer: 'crewDeck',
      because: [
        cite('mercenary-discards#crew-card', "It goes to the bottom of the Armory board's Crew deck"),
        cite('mercenary-discards#exchange', "the Crew deck's top card goes into the Mercenary discard pile"),
      ],
    },
  ],
  otherwise: {
    answer: 'discardPile',
    because: [
      cite('mercenary-discards#action-cards', 'They go to the Mercenary discard pile, set aside'),
      cite('mercenary-discards#players-decks', "No Mercenary card goes into a player's deck"),
    ],
  },
  examples: [
    { from: 'ours', tells: 'Used on the first turn of the round', given: { bothHadTurns: false }, expect: answers('row', 'mercenary-round-end#one-turn-each') },
    {
      from: 'ours',
      tells: 'A Crew card at the end of the round',
      given: { bothHadTurns: true, mercenaryKind: 'crew' },
      expect: answers('crewDeck', 'mercenary-discards#crew-card', 'mercenary-discards#exchange'),
    },
    {
      from: 'ours',
      tells: 'A Reactor at the end of the round',
      given: { bothHadTurns: true, mercenaryKind: 'action' },
      expect: answers('discardPile', 'mercenary-discards#action-cards', 'mercenary-discards#players-decks'),
    },
    { from: 'ours', tells: 'The round is over', given: { bothHadTurns: true }, expect: needs('mercenaryKind') },
    { from: 'ours', tells: 'A Crew card', given: { mercenaryKind: 'crew' }, expect: needs('bothHadTurns') },
    {
      from: 'ours',
      tells: 'The Crew card that I hired for this Contract, in the middle of the round',
      given: { bothHadTurns: false, mercenaryKind: 'crew' },
      expect: answers('row', 'mercenary-round-end#one-turn-each'),
    },
  ],
})
