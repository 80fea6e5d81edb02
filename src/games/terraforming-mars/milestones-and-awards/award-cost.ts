import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { awardsFunded, isVitorsFree } from '../facts/awards.ts'
import { isSolo } from '../facts/parts.ts'

export const awardCost = defineAmount({
  id: 'award-cost',
  question: 'What is the price of an award: how many MC does it cost to fund the next one?',
  unit: 'MC',
  refusals: { 'not-used': 'Awards are not used in a solo game', 'none-left': 'No more awards can be funded' },
  facts: { awardsFunded, isVitorsFree, isSolo },
  clauses: [
    {
      when: [(f) => f.isSolo, (f) => f.isVitorsFree],
      answer: 'not-used',
      because: cite('vitor-solo#answer', 'funding an award for free is not used in solo play'),
    },
    { when: (f) => f.isSolo, answer: 'not-used', because: cite('milestones-awards-solo#answer', 'neither of them is used in solo play') },
    {
      when: [(f) => f.awardsFunded === 'three', (f) => f.isVitorsFree],
      answer: 'none-left',
      because: cite('vitor-award#fourth-award', 'one of the only 3 awards that can be funded, not an extra'),
    },
    { when: (f) => f.awardsFunded === 'three', answer: 'none-left', because: cite('award-costs#three', 'Only 3 Awards can be funded') },
    { when: (f) => f.isVitorsFree, answer: 0, because: cite('vitor-award#answer', 'One of the 3 that can be funded, without cost') },
    {
      when: (f) => f.awardsFunded === 'none',
      unsettled: [{ answer: null, because: cite('conflict:first-award-price#no-price', 'who can fund them and not for how much') }],
    },
  ],
  sum: [{ add: (f) => (f.awardsFunded === 'one' ? 14 : 20), because: cite('award-costs#answer', 'Only 3 in a game; the later ones cost 14 MC and 20 MC') }],
  examples: [
    {
      from: 'ours',
      tells: 'What does the second award cost? 1 award is funded, I am not Vitor and we are several',
      given: { awardsFunded: 'one', isVitorsFree: false, isSolo: false },
      expect: answers(14, 'award-costs#answer'),
    },
    {
      from: 'ours',
      tells: 'What does the third award cost? 2 awards are funded, no Vitor, not solo',
      given: { awardsFunded: 'two', isVitorsFree: false, isSolo: false },
      expect: answers(20, 'award-costs#answer'),
    },
    {
      from: 'ours',
      tells: 'What would Venuphile cost as a fourth, when 3 awards are funded? I am not Vitor',
      given: { awardsFunded: 'three', isVitorsFree: false, isSolo: false },
      expect: answers('none-left', 'award-costs#three'),
    },
    {
      from: 'vitor-award#fourth-award',
      tells: 'As Vitor I come to my first action when 3 awards are funded',
      given: { awardsFunded: 'three', isVitorsFree: true, isSolo: false },
      expect: answers('none-left', 'vitor-award#fourth-award'),
    },
    {
      from: 'vitor-award#later-award',
      tells: '1 award is funded before me: what does the free award cost me as Vitor?',
      given: { awardsFunded: 'one', isVitorsFree: true, isSolo: false },
      expect: answers(0, 'vitor-award#answer'),
    },
    {
      from: 'ours',
      tells: 'As Vitor in a solo game: the free award',
      given: { isVitorsFree: true, isSolo: true },
      expect: answers('not-used', 'vitor-solo#answer'),
    },
    {
      from: 'ours',
      tells: 'What does an award cost in a solo game? Not as Vitor',
      given: { isVitorsFree: false, isSolo: true },
      expect: answers('not-used', 'milestones-awards-solo#answer'),
    },
    {
      from: 'ours',
      tells: 'What does the first award cost? 0 awards are funded, I am not Vitor',
      given: { awardsFunded: 'none', isVitorsFree: false, isSolo: false },
      expect: unsettled('conflict:first-award-price#no-price'),
    },
    {
      from: 'vitor-award#later-award',
      tells: '2 awards are funded before my first action as Vitor: is the 20 MC one free?',
      given: { awardsFunded: 'two', isVitorsFree: true, isSolo: false },
      expect: answers(0, 'vitor-award#answer'),
    },
    { from: 'ours', tells: '1 award is funded', given: { awardsFunded: 'one' }, expect: needs('isSolo', 'isVitorsFree') },
    {
      from: 'ours',
      tells: 'What does an award cost with several players, not as Vitor?',
      given: { isSolo: false, isVitorsFree: false },
      expect: needs('awardsFunded'),
    },
  ],
})
