import { number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { atBase, isLeader } from '../facts.ts'

const creditsAtStart = number(
  'How many Credits did you have when the turn began?',
  { min: 0, max: 60 },
  { units: ['credits', 'credit', 'coins'], before: ['have', 'had', 'with', 'started with'] },
)

export const contractsIMayReplace = defineAmount({
  id: 'contracts-i-may-replace',
  question: 'How many Contracts may I replace this turn?',
  unit: 'Contracts',
  facts: { isLeader, atBase, creditsAtStart },
  clauses: [
    { when: (f) => !f.isLeader, answer: 0, because: cite('contract-swap#who', 'It is an option of the Mission Leader') },
    {
      // The Credit for staying at base comes before its free discard; whether it may still pay for a replacement hangs on the moment.
      when: [(f) => f.atBase, (f) => f.creditsAtStart === 0],
      unsettled: [
        { answer: 1, because: cite('conflict:contract-swap-moment#before-choosing', 'It is listed ahead of the two options') },
        { answer: 2, because: cite('conflict:contract-swap-moment#at-any-point', 'It says only once per turn; it could also come between two negotiations') },
      ],
    },
  ],
  sum: [
    {
      add: (f) => (f.creditsAtStart >= 1 ? 1 : 0),
      because: cite('contract-swap#answer', 'the Mission Leader may replace one available Contract, once per turn'),
    },
    {
      add: (f) => (f.atBase ? 1 : 0),
      because: [
        cite('base-contract#answer', 'one available Contract, for free'),
        cite('base-contract#paid-swap', 'You can do it on top of paying 1 Credit to replace a Contract'),
      ],
    },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'A turn with a Contract and plenty of Credits',
      given: { isLeader: true, atBase: false, creditsAtStart: 7 },
      expect: answers(1, 'contract-swap#answer'),
    },
    {
      from: 'ours',
      tells: 'Staying at base with 1 Credit',
      given: { isLeader: true, atBase: true, creditsAtStart: 1 },
      expect: answers(2, 'contract-swap#answer', 'base-contract#answer', 'base-contract#paid-swap'),
    },
    {
      from: 'ours',
      tells: 'No Credit, and not at base',
      given: { isLeader: true, atBase: false, creditsAtStart: 0 },
      expect: answers(0, 'contract-swap#answer'),
    },
    { from: 'ours', tells: 'Not the Mission Leader', given: { isLeader: false, creditsAtStart: 3 }, expect: answers(0, 'contract-swap#who') },
    {
      from: 'ours',
      tells: 'Staying at base without a Credit: the one that the base pays may come too late',
      given: { isLeader: true, atBase: true, creditsAtStart: 0 },
      expect: unsettled('conflict:contract-swap-moment#before-choosing', 'conflict:contract-swap-moment#at-any-point'),
    },
    { from: 'ours', tells: 'The Mission Leader with 2 Credits', given: { isLeader: true, creditsAtStart: 2 }, expect: needs('atBase') },
    { from: 'ours', tells: 'Staying at base', given: { isLeader: true, atBase: true }, expect: needs('creditsAtStart') },
    { from: 'ours', tells: 'A Contract was chosen, and there are 2 Credits', given: { atBase: false, creditsAtStart: 2 }, expect: needs('isLeader') },
    { from: 'ours', tells: 'I lead and have no Credit at all', given: { isLeader: true, creditsAtStart: 0 }, expect: needs('atBase') },
    {
      from: 'ours',
      tells: 'Another player stays at base, and I have plenty',
      given: { isLeader: false, atBase: true, creditsAtStart: 9 },
      expect: answers(0, 'contract-swap#who'),
    },
  ],
})
