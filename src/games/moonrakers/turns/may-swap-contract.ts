import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { atBase, credits, isLeader } from '../facts.ts'

/** Who would pay has the Credit, or says that it is missing. */
const usuallyOne = { ...credits, usual: 1 }

const swapMoment = choice(
  'When would you pay?',
  {
    before: 'in the Planning Phase, before anything is chosen',
    during: 'in the Planning Phase, after choosing a Contract or to stay at base',
    after: 'in a later phase',
  },
  {
    usual: 'before',
    says: {
      before: ['before choosing', 'start of the turn', 'start of my turn', 'at the start', 'first thing', 'in planning', 'planning phase'],
      during: [
        'after choosing',
        'after i chose',
        'after picking',
        'talks failed',
        'between talks',
        'after the talks',
        'after talks failed',
        'at base',
        'between negotiations',
      ],
      after: ['buying phase', 'execution phase', 'end of turn', 'end of my turn', 'after the contract', 'after the roll', 'later phase'],
    },
  },
)
const hasPaidForSwap = yesNo(
  'Did you pay to replace a Contract this turn already?',
  // Not "replaced": the free discard at base is no payment.
  [
    'already paid',
    'paid already',
    'paid once already',
    'second time',
    'second time this turn',
    'twice',
    'twice in one turn',
    'two contracts',
    'a second contract',
    'again',
  ],
  { usual: false, no: ['first time', 'not yet paid', 'not paid yet', 'have not paid', 'once'] },
)

const swapWay = choice(
  'Would you pay 1 Credit for it, or is it to be free?',
  { paid: 'you pay 1 Credit', free: 'for free', freeAgain: 'for free, after another one for free this turn' },
  {
    usual: 'paid',
    says: {
      paid: ['pay 1 credit', 'pay a credit', 'paying a credit', 'paying 1 credit', 'spend a credit', 'spend 1 credit', 'for a credit', 'for 1 credit'],
      free: ['for free', 'free discard', 'without paying', 'at no cost', 'free of charge', 'for nothing'],
      freeAgain: [
        'two for free',
        'two contracts for free',
        'both for free',
        'both contracts for free',
        'second contract for free',
        'a second one for free',
        'another one for free',
        'free twice',
      ],
    },
  },
)

export const maySwapContract = defineRule({
  id: 'may-swap-contract',
  question: 'May I replace, swap, throw away a Contract, or another one, for 1 Credit to the bottom of the deck, or for free?',
  facts: { isLeader, swapWay, atBase, swapMoment, hasPaidForSwap, credits: usuallyOne },
  clauses: [
    { when: (f) => !f.isLeader, answer: 'no', because: cite('contract-swap#who', 'It is an option of the Mission Leader') },
    {
      when: [(f) => f.swapWay !== 'paid', (f) => !f.atBase],
      answer: 'no',
      because: cite('contract-swap#price', '1 Credit, paid to the Vault'),
    },
    { when: (f) => f.swapWay === 'freeAgain', answer: 'no', because: cite('base-contract#answer', 'one available Contract, for free') },
    {
      when: (f) => f.swapWay === 'free',
      answer: 'yes',
      because: [
        cite('base-contract#answer', 'one available Contract, for free'),
        cite('base-contract#paid-swap', 'You can do it on top of paying 1 Credit to replace a Contract'),
      ],
    },
    { when: (f) => f.swapMoment === 'after', answer: 'no', because: cite('contract-swap#when', 'It is part of the Planning Phase') },
    { when: (f) => f.hasPaidForSwap, answer: 'no', because: cite('contract-swap#how-often', 'Once per turn') },
    { when: (f) => f.credits < 1, answer: 'no', because: cite('contract-swap#price', '1 Credit, paid to the Vault') },
    {
      when: (f) => f.swapMoment === 'during',
      unsettled: [
        { answer: 'no', because: cite('conflict:contract-swap-moment#before-choosing', 'It is listed ahead of the two options') },
        {
          answer: 'yes',
          because: cite('conflict:contract-swap-moment#at-any-point', 'It says only once per turn; it could also come between two negotiations'),
        },
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('contract-swap#answer', 'the Mission Leader may replace one available Contract, once per turn') },
  examples: [
    {
      from: 'ours',
      tells: 'At the start of the turn with 1 Credit',
      given: { isLeader: true, swapWay: 'paid', swapMoment: 'before', hasPaidForSwap: false, credits: 1 },
      expect: yes('contract-swap#answer'),
    },
    {
      from: 'ours',
      tells: 'The second time this turn that I pay a Credit to return a Contract, in planning',
      given: { isLeader: true, swapWay: 'paid', swapMoment: 'before', hasPaidForSwap: true, credits: 4 },
      expect: no('contract-swap#how-often'),
    },
    {
      from: 'ours',
      tells: 'Without a Credit',
      given: { isLeader: true, swapWay: 'paid', swapMoment: 'before', hasPaidForSwap: false, credits: 0 },
      expect: no('contract-swap#price'),
    },
    { from: 'ours', tells: 'In the Buying Phase', given: { isLeader: true, swapWay: 'paid', swapMoment: 'after' }, expect: no('contract-swap#when') },
    { from: 'ours', tells: "On another player's turn", given: { isLeader: false }, expect: no('contract-swap#who') },
    {
      from: 'ours',
      tells: 'After the talks on a first Contract',
      given: { isLeader: true, swapWay: 'paid', swapMoment: 'during', hasPaidForSwap: false, credits: 3 },
      expect: unsettled('conflict:contract-swap-moment#before-choosing', 'conflict:contract-swap-moment#at-any-point'),
    },
    {
      from: 'ours',
      tells: 'The Mission Leader with 3 Credits',
      given: { isLeader: true, swapWay: 'paid', hasPaidForSwap: false, credits: 3 },
      expect: needs('swapMoment'),
    },
    {
      from: 'ours',
      tells: 'At the start of the turn',
      given: { isLeader: true, swapWay: 'paid', swapMoment: 'before', credits: 1 },
      expect: needs('hasPaidForSwap'),
    },
    {
      from: 'ours',
      tells: 'At the start, for the first time',
      given: { swapWay: 'paid', swapMoment: 'before', hasPaidForSwap: false },
      expect: needs('isLeader', 'credits'),
    },
    {
      from: 'ours',
      tells: 'At base I replaced one for free; may I pay 1 Credit for another now?',
      given: { isLeader: true, swapWay: 'paid', swapMoment: 'during', hasPaidForSwap: false, credits: 1 },
      expect: unsettled('conflict:contract-swap-moment#before-choosing', 'conflict:contract-swap-moment#at-any-point'),
    },
    {
      from: 'ours',
      tells: 'I paid once already this turn, and want another one gone after the talks',
      given: { isLeader: true, swapWay: 'paid', swapMoment: 'during', hasPaidForSwap: true },
      expect: no('contract-swap#how-often'),
    },
    {
      from: 'ours',
      tells: 'I paid for one Contract this turn and stay at base: I discard one more for free',
      given: { isLeader: true, swapWay: 'free', atBase: true, hasPaidForSwap: true },
      expect: yes('base-contract#answer', 'base-contract#paid-swap'),
    },
    {
      from: 'ours',
      tells: 'At base, two Contracts for free',
      given: { isLeader: true, swapWay: 'freeAgain', atBase: true },
      expect: no('base-contract#answer'),
    },
    {
      from: 'ours',
      tells: 'Discarding a Contract for free on a turn with a Contract, not at base',
      given: { isLeader: true, swapWay: 'free', atBase: false },
      expect: no('contract-swap#price'),
    },
    { from: 'ours', tells: 'Discarding a Contract for free', given: { isLeader: true, swapWay: 'free' }, expect: needs('atBase') },
    {
      from: 'ours',
      tells: 'At the start of my turn, with 2 Credits, swapping a Contract',
      given: { isLeader: true, atBase: false, swapMoment: 'before', hasPaidForSwap: false, credits: 2 },
      expect: needs('swapWay'),
    },
  ],
})
