import { choice, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'
import { gotAs, partsInstalled } from '../facts.ts'

const newCard = choice(
  'Which card is it?',
  { crew: 'a Crew card', shipPart: 'a Ship Part' },
  { fixed: true, says: { crew: ['crew', 'crew card', 'crew member'], shipPart: ['ship part', 'part'] } },
)
const isWanted = yesNo('Do you want the Bonus card?', ['want it', 'keep it'], {
  usual: true,
  no: ['unwanted', 'do not want', "don't want", 'discard it', 'no use for'],
})

export const whereNewCardGoes = defineChoice({
  id: 'where-new-card-goes',
  question: 'Where does my new card go?',
  facts: { gotAs, newCard, isWanted, partsInstalled },
  answers: {
    discardPile: 'Face up into your discard pile',
    board: 'On an empty space of your Command Terminal board',
    bottom: 'To the bottom of its deck',
    out: 'Out of the game',
  },
  clauses: [
    {
      when: [(f) => f.gotAs === 'bought', (f) => f.newCard === 'crew'],
      answer: 'discardPile',
      because: cite('hire-crew#answer', 'Face up into your discard pile'),
    },
    {
      when: (f) => f.gotAs === 'bought',
      answer: 'board',
      because: cite('ship-parts#place', 'A purchased Ship Parts card goes on an empty space of your Command Terminal board'),
    },
    {
      when: (f) => !f.isWanted,
      unsettled: [
        { answer: null, because: cite('conflict:armory-discard-place#discarded', 'Crew and Ship Parts decks have no discard pile in setup') },
        {
          answer: 'bottom',
          because: cite('conflict:armory-discard-place#bottom-of-the-deck', 'go to the bottom of their decks; for these cards that is not said'),
        },
        { answer: 'out', because: cite('conflict:armory-discard-place#out-of-the-game', 'leaves the game; for these cards that is not said') },
      ],
    },
    {
      when: (f) => f.newCard === 'crew',
      unsettled: [
        { answer: 'discardPile', because: cite('conflict:bonus-crew-place#discard-pile', 'A hired Crew card goes face up into the discard pile') },
        { answer: null, because: cite('conflict:bonus-crew-place#unsaid', 'For Bonus cards only the deck from which they come is named') },
      ],
    },
    {
      when: (f) => f.partsInstalled >= 4,
      unsettled: [{ answer: null, because: cite('conflict:bonus-ship-part-limit#why', 'is not said; an unwanted Bonus card may be discarded') }],
    },
  ],
  otherwise: { answer: 'board', because: cite('bonus-cards#ship-part', 'when you add it to your Command Terminal board') },
  examples: [
    {
      from: 'ours',
      tells: 'A hired Crew card: not into the hand',
      given: { gotAs: 'bought', newCard: 'crew' },
      expect: answers('discardPile', 'hire-crew#answer'),
    },
    { from: 'ours', tells: 'A purchased Ship Part', given: { gotAs: 'bought', newCard: 'shipPart' }, expect: answers('board', 'ship-parts#place') },
    {
      from: 'ours',
      tells: 'A Ship Part as a Bonus card',
      given: { gotAs: 'bonus', newCard: 'shipPart', isWanted: true, partsInstalled: 3 },
      expect: answers('board', 'bonus-cards#ship-part'),
    },
    {
      from: 'ours',
      tells: 'A Crew card as a Bonus card',
      given: { gotAs: 'bonus', newCard: 'crew', isWanted: true },
      expect: unsettled('conflict:bonus-crew-place#discard-pile', 'conflict:bonus-crew-place#unsaid'),
    },
    {
      from: 'ours',
      tells: 'A Bonus card that nobody wants',
      given: { gotAs: 'bonus', newCard: 'shipPart', isWanted: false },
      expect: unsettled(
        'conflict:armory-discard-place#discarded',
        'conflict:armory-discard-place#bottom-of-the-deck',
        'conflict:armory-discard-place#out-of-the-game',
      ),
    },
    { from: 'ours', tells: 'A Crew card', given: { newCard: 'crew', isWanted: true }, expect: needs('gotAs') },
    {
      from: 'ours',
      tells: 'A Ship Part as a Bonus card, nothing more told',
      given: { gotAs: 'bonus', newCard: 'shipPart' },
      expect: needs('partsInstalled', 'isWanted'),
    },
    { from: 'ours', tells: 'It was bought', given: { gotAs: 'bought' }, expect: needs('newCard') },
    {
      from: 'ours',
      tells: 'A Bonus Ship Part that I want, and my board is full',
      given: { gotAs: 'bonus', newCard: 'shipPart', isWanted: true, partsInstalled: 4 },
      expect: unsettled('conflict:bonus-ship-part-limit#why'),
    },
  ],
})
