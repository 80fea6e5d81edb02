import { yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { credits, isLeader, phase } from '../facts.ts'

/** Who speaks of the Armory speaks of buying, and has the Credit for it. */
const buyingPhase = { ...phase, usual: 'buying' } as const
const creditsForIt = { ...credits, usual: 1 }

const hasSwappedArmory = yesNo(
  'Did you replace a card at the Armory for 1 Credit in this Buying Phase already?',
  // Not "replaced" alone: what is bought is replaced, too.
  [
    'already swapped',
    'already swapped one',
    'already refreshed',
    'second time',
    'swapped one already',
    'already paid',
    'twice',
    'again',
    'two cards',
    'two armory cards',
    'two shop cards',
    'second swap',
    'another swap',
  ],
  { no: ['first time', 'not yet swapped', 'not swapped yet', 'once'], usual: false },
)

export const maySwapArmoryCard = defineRule({
  id: 'may-swap-armory-card',
  question: 'May I pay 1 Credit to replace, swap, refresh a card at the Armory?',
  facts: { isLeader, phase: buyingPhase, hasSwappedArmory, credits: creditsForIt },
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
      tells: 'Twice in one Buying Phase: a Ship Part is swapped, refreshed, after a Crew card was',
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
