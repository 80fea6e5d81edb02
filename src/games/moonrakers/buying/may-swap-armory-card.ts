import { yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { credits, isLeader, phase } from '../facts.ts'

const hasSwappedArmory = yesNo(
  'Did you replace a card at the Armory for 1 Credit in this Buying Phase already?',
  // Not "replaced" alone: what is bought is replaced, too.
  ['already swapped', 'second time', 'swapped one already', 'already paid'],
  { no: ['first time', 'not yet swapped', 'not swapped yet'] },
)

export const maySwapArmoryCard = defineRule({
  id: 'may-swap-armory-card',
  question: 'May I replace a card at the Armory?',
  facts: { isLeader, phase, hasSwappedArmory, credits },
  clauses: [
    { when: (f) => !f.isLeader, answer: 'no', because: cite('armory-swap#answer', 'the Mission Leader may discard one available card and replace it') },
    { when: (f) => f.phase !== 'buying', answer: 'no', because: cite('armory-swap#answer', 'replace it, once per Buying Phase') },
    { when: (f) => f.hasSwappedArmory, answer: 'no', because: cite('armory-swap#how-often', 'Once per Buying Phase') },
    { when: (f) => f.credits < 1, answer: 'no', because: cite('credit-uses#armory-swap', '1 Credit replaces an available card at the Armory') },
  ],
  otherwise: { answer: 'yes', because: cite('armory-swap#which', 'Any one card that is available beside the Armory board, Crew or Ship Part') },
  examples: [
    {
      from: 'ours',
      tells: 'The last Credit, for a Crew card',
      given: { isLeader: true, phase: 'buying', hasSwappedArmory: false, credits: 1 },
      expect: yes('armory-swap#which'),
    },
    {
      from: 'ours',
      tells: 'A Ship Part after a Crew card was replaced',
      given: { isLeader: true, phase: 'buying', hasSwappedArmory: true, credits: 5 },
      expect: no('armory-swap#how-often'),
    },
    {
      from: 'ours',
      tells: 'No Credit left',
      given: { isLeader: true, phase: 'buying', hasSwappedArmory: false, credits: 0 },
      expect: no('credit-uses#armory-swap'),
    },
    { from: 'ours', tells: 'In the Planning Phase', given: { isLeader: true, phase: 'planning' }, expect: no('armory-swap#answer') },
    {
      from: 'ours',
      tells: 'Somebody else pays, in the Buying Phase of the Mission Leader',
      given: { isLeader: false, phase: 'buying' },
      expect: no('armory-swap#answer'),
    },
    { from: 'ours', tells: 'The Buying Phase, with 2 Credits', given: { isLeader: true, phase: 'buying', credits: 2 }, expect: needs('hasSwappedArmory') },
    {
      from: 'ours',
      tells: 'The first time in this Buying Phase',
      given: { isLeader: true, phase: 'buying', hasSwappedArmory: false },
      expect: needs('credits'),
    },
    { from: 'ours', tells: 'With 2 Credits, for the first time', given: { hasSwappedArmory: false, credits: 2 }, expect: needs('isLeader', 'phase') },
    {
      from: 'ours',
      tells: 'I bought two cards, and both were refilled: may I still pay 1 Credit to change one?',
      given: { isLeader: true, phase: 'buying', hasSwappedArmory: false, credits: 2 },
      expect: yes('armory-swap#which'),
    },
  ],
})
