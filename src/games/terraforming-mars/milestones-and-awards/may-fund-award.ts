import { yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { awardsFunded, isVitorsFree } from '../facts/awards.ts'
import { helion } from '../facts/corporations.ts'
import { isSolo } from '../facts/parts.ts'
import { heat, mc } from '../facts/resources.ts'

const isAwardFunded = yesNo(
  'Has this very award been funded already?',
  [
    'it is already funded',
    'someone funded it',
    'somebody funded it',
    'already funded by',
    'it has been funded',
    'it was funded',
    'it was already funded',
    'has already been funded',
    'this one is already funded',
    'this award is already funded',
    'she funded it',
    'he funded it',
  ],
  {
    no: ['not funded yet', 'nobody has funded it', 'nobody funded it'],
    usual: false,
  },
)

/** What the second and the third award cost; the price of the first is not in the documents. */
const priceOf = (f: { readonly awardsFunded: string }): number => (f.awardsFunded === 'one' ? 14 : 20)

export const mayFundAward = defineRule({
  id: 'may-fund-award',
  question: 'May I fund this award?',
  facts: { awardsFunded, mc, isAwardFunded, isVitorsFree, helion, heat, isSolo },
  never: [{ when: (f) => f.isAwardFunded && f.awardsFunded === 'none', because: 'This award has been funded, so at least one has.' }],
  clauses: [
    { when: (f) => f.isSolo, answer: 'no', because: cite('milestones-awards-solo#answer', 'neither of them is used in solo play') },
    {
      when: (f) => f.awardsFunded === 'three',
      answer: 'no',
      because: [cite('award-costs#three', 'Only 3 Awards can be funded'), cite('venuphile#funding', 'only 3 of these 6 can be funded')],
    },
    // That an award is funded once is in no document, though nobody plays it otherwise.
    {
      when: (f) => f.isAwardFunded,
      unsettled: [{ answer: null, because: cite('awards#funding', 'Any player can fund an Award') }],
    },
    { when: (f) => f.isVitorsFree, answer: 'yes', because: cite('vitor-award#answer', 'One of the 3 that can be funded, without cost') },
    {
      when: (f) => f.awardsFunded === 'none',
      unsettled: [{ answer: null, because: cite('conflict:first-award-price#no-price', 'who can fund them and not for how much') }],
    },
    {
      when: (f) => f.mc >= priceOf(f),
      answer: 'yes',
      because: [cite('awards#funding', 'Any player can fund an Award'), cite('award-costs#answer', 'Only 3 in a game; the later ones cost 14 MC and 20 MC')],
    },
    {
      when: [(f) => f.helion, (f) => f.mc + f.heat >= priceOf(f)],
      answer: 'yes',
      because: cite('helion#any-cost', 'Whatever the cost, heat can be used as MC to pay it'),
    },
  ],
  otherwise: { answer: 'no', because: cite('award-costs#answer', 'Only 3 in a game; the later ones cost 14 MC and 20 MC') },
  examples: [
    {
      from: 'ours',
      tells: '1 award is funded and I have 14 MC, though somebody else will win it; nobody has funded it',
      given: { awardsFunded: 'one', mc: 14, isAwardFunded: false, isVitorsFree: false, isSolo: false },
      expect: yes('award-costs#answer', 'awards#funding'),
    },
    {
      from: 'ours',
      tells: '2 awards are funded, not this one, and I have 19 MC without being Helion',
      given: { awardsFunded: 'two', mc: 19, isAwardFunded: false, isVitorsFree: false, helion: false, isSolo: false },
      expect: no('award-costs#answer'),
    },
    {
      from: 'venuphile#funding',
      tells: 'Venuphile as a fourth: 3 awards are funded and I have 30 MC',
      given: { awardsFunded: 'three', mc: 30 },
      expect: no('award-costs#three', 'venuphile#funding'),
    },
    {
      from: 'ours',
      tells: 'Helion with 12 MC and 8 heat for the third award: 2 awards are funded, not this one',
      given: { awardsFunded: 'two', mc: 12, heat: 8, helion: true, isAwardFunded: false, isVitorsFree: false, isSolo: false },
      expect: yes('helion#any-cost'),
    },
    {
      from: 'vitor-award#later-award',
      tells: "Vitor's free award after 2 awards are funded, not this one, with 0 MC",
      given: { awardsFunded: 'two', mc: 0, isVitorsFree: true, isAwardFunded: false, isSolo: false },
      expect: yes('vitor-award#answer'),
    },
    {
      from: 'ours',
      tells: 'Fund Banker a second time: she funded it, 1 award is funded in all',
      given: { awardsFunded: 'one', isAwardFunded: true, isSolo: false },
      expect: unsettled('awards#funding'),
    },
    {
      from: 'ours',
      tells: '0 awards funded and I have 10 MC',
      given: { awardsFunded: 'none', mc: 10, isVitorsFree: false, isSolo: false },
      expect: unsettled('conflict:first-award-price#no-price'),
    },
    { from: 'ours', tells: 'May I fund an award playing solo?', given: { isSolo: true }, expect: no('milestones-awards-solo#answer') },
    {
      from: 'ours',
      tells: '1 award is funded and I have 20 MC',
      given: { awardsFunded: 'one', mc: 20 },
      expect: needs('isSolo', 'isAwardFunded'),
    },
    {
      from: 'ours',
      tells: '1 award is funded, not this one, and I have 10 MC',
      given: { awardsFunded: 'one', mc: 10, isAwardFunded: false, isSolo: false },
      expect: needs('heat', 'isVitorsFree', 'helion'),
    },
    {
      from: 'ours',
      tells: 'I have 14 MC, nobody has funded it',
      given: { mc: 14, isAwardFunded: false, isVitorsFree: false, helion: false, isSolo: false },
      expect: needs('awardsFunded'),
    },
    {
      from: 'ours',
      tells: '2 awards are funded, nobody has funded this one',
      given: { awardsFunded: 'two', isAwardFunded: false, isVitorsFree: false, helion: false, isSolo: false },
      expect: needs('mc'),
    },
  ],
})
