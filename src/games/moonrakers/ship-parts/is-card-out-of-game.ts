import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'

const cardGone = choice(
  'Which card is it, and what became of it?',
  {
    removedPart: 'a Ship Part that you removed from your Command Terminal board',
    playedCard: 'an Action card or Crew card that was played on a Contract',
    mercenary: 'a Mercenary Action card at the end of a round',
    paidContract: 'a Contract replaced for 1 Credit',
    armoryCard: 'a card replaced at the Armory, or an unwanted Bonus card',
  },
  {
    fixed: true,
    says: {
      removedPart: [
        'ship part i removed',
        'ship part i replaced',
        'ship part that i removed',
        'ship part that i replaced',
        'removed ship part',
        'replaced ship part',
        'removed a ship part',
        'replaced a ship part',
        'ship part was removed',
        'ship part was replaced',
        'old ship part',
      ],
      playedCard: ['played card', 'card i played', 'cards i played', 'played reactor', 'played shield', 'played crew', 'crew i played', 'played action card'],
      mercenary: ['mercenary', 'mercenary card', 'merc card', 'used mercenary'],
      paidContract: ['contract i replaced', 'replaced contract', 'returned contract', 'contract i returned'],
      armoryCard: ['swapped armory card', 'swapped shop card', 'replaced at the armory', 'unwanted bonus card', 'bonus card i do not want'],
    },
  },
)

export const isCardOutOfGame = defineRule({
  id: 'is-card-out-of-game',
  question: 'Is this card out of the game, gone for good?',
  facts: { cardGone },
  clauses: [
    { when: (f) => f.cardGone === 'removedPart', answer: 'yes', because: cite('remove-ship-part#card', 'The removed card is out of the game') },
    {
      when: (f) => f.cardGone === 'armoryCard',
      unsettled: [
        { answer: 'yes', because: cite('conflict:armory-discard-place#out-of-the-game', 'leaves the game; for these cards that is not said') },
        {
          answer: 'no',
          because: cite('conflict:armory-discard-place#bottom-of-the-deck', 'go to the bottom of their decks; for these cards that is not said'),
        },
      ],
    },
    {
      when: (f) => f.cardGone === 'mercenary',
      answer: 'no',
      because: cite('mercenary-discards#action-cards', 'They go to the Mercenary discard pile, set aside'),
    },
    { when: (f) => f.cardGone === 'paidContract', answer: 'no', because: cite('contract-swap#old-card', 'It goes to the bottom of the Contract deck') },
  ],
  otherwise: { answer: 'no', because: cite('discard-after-contract#where', 'Each player uses their own discard pile') },
  examples: [
    { from: 'ours', tells: 'A Ship Part that I removed is out of the game', given: { cardGone: 'removedPart' }, expect: yes('remove-ship-part#card') },
    { from: 'ours', tells: 'A Reactor that I played is out of the game', given: { cardGone: 'playedCard' }, expect: no('discard-after-contract#where') },
    { from: 'ours', tells: 'A Mercenary Shield leaves the game', given: { cardGone: 'mercenary' }, expect: no('mercenary-discards#action-cards') },
    { from: 'ours', tells: 'The Contract that I paid to replace is gone for good', given: { cardGone: 'paidContract' }, expect: no('contract-swap#old-card') },
    {
      from: 'ours',
      tells: 'The card that I swapped at the Armory is out of the game',
      given: { cardGone: 'armoryCard' },
      expect: unsettled('conflict:armory-discard-place#out-of-the-game', 'conflict:armory-discard-place#bottom-of-the-deck'),
    },
    { from: 'ours', tells: 'Some card is gone', given: {}, expect: needs('cardGone') },
  ],
})
