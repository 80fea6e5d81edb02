import { number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { contractCompleted, usedByOther } from '../facts.ts'

/** What is paid is asked of a Contract that pays. */
const usuallyCompleted = { ...contractCompleted, usual: true }

const actionCardsUsed = number(
  'How many Action cards of the Mercenary row did you use for this Contract?',
  { min: 0, max: 5 },
  {
    units: ['mercenaries', 'mercs', 'mercenary cards', 'merc cards', 'mercenary action cards', 'merc action cards', 'action cards', 'cards'],
    before: ['i used', 'i use', 'used', 'use', 'using'],
    after: ['mercenary cards together', 'mercenary action cards together', 'mercenaries together'],
  },
)

export const mercenaryCreditsDue = defineAmount({
  id: 'mercenary-credits-due',
  question: 'How many Credits of my share go to Mercenary cards in total, together, in one round?',
  unit: 'Credits',
  facts: { contractCompleted: usuallyCompleted, actionCardsUsed, usedByOther },
  clauses: [
    {
      when: (f) => !f.contractCompleted,
      answer: 0,
      because: [
        cite('mercenary-payment#failure', 'there is no reward and nothing to pay'),
        cite('conflict:mercenaries-after-failure#answer', 'without a reward there is nothing to pay with'),
      ],
    },
    {
      when: [(f) => f.actionCardsUsed > 0, (f) => f.usedByOther > 0],
      unsettled: [
        { answer: null, because: cite('conflict:mercenary-current-round#both-turns', 'Action cards used on either turn of it would raise the price') },
        { answer: null, because: cite('conflict:mercenary-current-round#own-turn', "nothing says that another player's use counts") },
      ],
    },
  ],
  sum: [
    { add: (f) => (f.actionCardsUsed > 0 ? 1 : 0), because: cite('mercenary-card-price#first', 'The first one used in the round costs 1 Credit') },
    // 2 for the second, 3 for the third, and so on.
    {
      add: (f) => (f.actionCardsUsed > 1 ? (f.actionCardsUsed * (f.actionCardsUsed + 1)) / 2 - 1 : 0),
      because: cite('mercenary-card-price#later-ones', 'For each one used before it, 1 Credit is added'),
    },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'One Action card',
      given: { contractCompleted: true, actionCardsUsed: 1, usedByOther: 0 },
      expect: answers(1, 'mercenary-card-price#first'),
    },
    {
      from: 'ours',
      tells: 'Three Mercenary Action cards together: 1, 2 and 3 Credits, in total',
      given: { contractCompleted: true, actionCardsUsed: 3, usedByOther: 0 },
      expect: answers(6, 'mercenary-card-price#first', 'mercenary-card-price#later-ones'),
    },
    {
      from: 'ours',
      tells: 'All five',
      given: { contractCompleted: true, actionCardsUsed: 5, usedByOther: 0 },
      expect: answers(15, 'mercenary-card-price#first', 'mercenary-card-price#later-ones'),
    },
    {
      from: 'ours',
      tells: 'The Contract failed',
      given: { contractCompleted: false, actionCardsUsed: 3 },
      expect: answers(0, 'mercenary-payment#failure', 'conflict:mercenaries-after-failure#answer'),
    },
    {
      from: 'ours',
      tells: 'Only Crew cards were used',
      given: { contractCompleted: true, actionCardsUsed: 0 },
      expect: answers(0, 'mercenary-card-price#first'),
    },
    {
      from: 'ours',
      tells: 'The other player used one on their turn',
      given: { contractCompleted: true, actionCardsUsed: 2, usedByOther: 1 },
      expect: unsettled('conflict:mercenary-current-round#both-turns', 'conflict:mercenary-current-round#own-turn'),
    },
    {
      from: 'ours',
      tells: 'Two Mercenary Action cards on a completed Contract, total to pay',
      given: { contractCompleted: true, actionCardsUsed: 2 },
      expect: needs('usedByOther'),
    },
    { from: 'ours', tells: 'Two Action cards', given: { actionCardsUsed: 2, usedByOther: 0 }, expect: needs('contractCompleted') },
    { from: 'ours', tells: 'A completed Contract', given: { contractCompleted: true, usedByOther: 0 }, expect: needs('actionCardsUsed') },
    {
      from: 'ours',
      tells: 'It failed, and the other player had used two before me',
      given: { contractCompleted: false, usedByOther: 2 },
      expect: answers(0, 'mercenary-payment#failure', 'conflict:mercenaries-after-failure#answer'),
    },
  ],
})
