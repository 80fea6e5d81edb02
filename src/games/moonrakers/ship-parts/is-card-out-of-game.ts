import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'

const cardGone = choice(
  'Which card is it, and what became of it?',
  {
    removedPart: 'a Ship Part that you removed from your Command Terminal board',
    partCards: 'an Action card that came with a Ship Part you have removed since',
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
        'ship part i take off',
        'ship part i took off',
        'ship part that i take off',
        'take a ship part off',
        'ship part go that i take off',
        'ship part go that i remove',
        'ship part go that i removed',
        'ship part go that i replace',
        'ship part go that i replaced',
        'ship part go when i remove it',
        'ship part go when it is replaced',
        'ship part was removed',
        'ship part was replaced',
        'old ship part',
      ],
      partCards: [
        'its action cards',
        'action cards it gave',
        'action cards it gave me',
        'cards it gave me',
        'cards that came with it',
        'leave my deck',
        'its reactors',
        'its shields',
        'its thrusters',
      ],
      playedCard: [
        'card that i played',
        'reactor i played',
        'shield i played',
        'thruster i played',
        'played card',
        'card i played',
        'cards i played',
        'played reactor',
        'played shield',
        'played crew',
        'crew i played',
        'played action card',
      ],
      mercenary: ['mercenary', 'mercenary card', 'merc card', 'used mercenary'],
      paidContract: ['contract i replaced', 'replaced contract', 'returned contract', 'contract i returned'],
      armoryCard: ['swapped armory card', 'swapped shop card', 'replaced at the armory', 'unwanted bonus card', 'bonus card i do not want'],
    },
  },
)

/** Not a yes: people ask whether it is gone as often as whether it stays. */
export const isCardOutOfGame = defineChoice({
  id: 'is-card-out-of-game',
  question: 'Where does this old card go, a removed or replaced Ship Part: is it out of the game?',
  facts: { cardGone },
  answers: {
    out: 'Removed from the game',
    deck: 'It stays in your deck',
    discardPile: 'Into the discard pile of the player whose card it is',
    mercenaryPile: 'To the Mercenary discard pile',
    bottom: 'To the bottom of its deck',
  },
  clauses: [
    { when: (f) => f.cardGone === 'removedPart', answer: 'out', because: cite('remove-ship-part#card', 'The removed card is out of the game') },
    { when: (f) => f.cardGone === 'partCards', answer: 'deck', because: cite('remove-ship-part#action-cards', 'Those that it granted stay in your deck') },
    {
      when: (f) => f.cardGone === 'armoryCard',
      unsettled: [
        { answer: 'out', because: cite('conflict:armory-discard-place#out-of-the-game', 'leaves the game; for these cards that is not said') },
        {
          answer: 'bottom',
          because: cite('conflict:armory-discard-place#bottom-of-the-deck', 'go to the bottom of their decks; for these cards that is not said'),
        },
      ],
    },
    {
      when: (f) => f.cardGone === 'mercenary',
      answer: 'mercenaryPile',
      because: cite('mercenary-discards#action-cards', 'They go to the Mercenary discard pile, set aside'),
    },
    { when: (f) => f.cardGone === 'paidContract', answer: 'bottom', because: cite('contract-swap#old-card', 'It goes to the bottom of the Contract deck') },
  ],
  otherwise: { answer: 'discardPile', because: cite('discard-after-contract#where', 'Each player uses their own discard pile') },
  examples: [
    {
      from: 'ours',
      tells: 'A Ship Part that I removed is out of the game',
      given: { cardGone: 'removedPart' },
      expect: answers('out', 'remove-ship-part#card'),
    },
    {
      from: 'ours',
      tells: 'A Reactor that I played is out of the game',
      given: { cardGone: 'playedCard' },
      expect: answers('discardPile', 'discard-after-contract#where'),
    },
    {
      from: 'ours',
      tells: 'A Mercenary Shield leaves the game',
      given: { cardGone: 'mercenary' },
      expect: answers('mercenaryPile', 'mercenary-discards#action-cards'),
    },
    {
      from: 'ours',
      tells: 'The Contract that I paid to replace is gone for good',
      given: { cardGone: 'paidContract' },
      expect: answers('bottom', 'contract-swap#old-card'),
    },
    {
      from: 'ours',
      tells: 'The card that I swapped at the Armory is out of the game',
      given: { cardGone: 'armoryCard' },
      expect: unsettled('conflict:armory-discard-place#out-of-the-game', 'conflict:armory-discard-place#bottom-of-the-deck'),
    },
    {
      from: 'ours',
      tells: 'I removed a Ship Part: do the Reactors that it gave me leave my deck with it?',
      given: { cardGone: 'partCards' },
      expect: answers('deck', 'remove-ship-part#action-cards'),
    },
    {
      from: 'ours',
      tells: 'Where does a Ship Part go that I took off my board?',
      given: { cardGone: 'removedPart' },
      expect: answers('out', 'remove-ship-part#card'),
    },
    { from: 'ours', tells: 'Some card is gone', given: {}, expect: needs('cardGone') },
  ],
})
