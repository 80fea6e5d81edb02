import { number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { isSolo } from '../facts/parts.ts'

const awardsFunded = number(
  'How many awards have been funded so far?',
  { min: 0, max: 3 },
  { units: ['awards funded', 'awards are funded', 'awards', 'award'], before: ['funded', 'already funded'] },
)
const isVitorsFree = yesNo("Is it Vitor's free award, the corporation's first action?", ['vitor', 'free award', 'fund an award for free'], { usual: false })

export const awardCost = defineAmount({
  id: 'award-cost',
  question: 'What does it cost to fund an award?',
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
      when: [(f) => f.awardsFunded === 3, (f) => f.isVitorsFree],
      answer: 'none-left',
      because: cite('vitor-award#fourth-award', 'one of the only 3 awards that can be funded, not an extra'),
    },
    { when: (f) => f.awardsFunded === 3, answer: 'none-left', because: cite('award-costs#three', 'Only 3 Awards can be funded') },
    { when: (f) => f.isVitorsFree, answer: 0, because: cite('vitor-award#answer', 'One of the 3 that can be funded, without cost') },
    {
      when: (f) => f.awardsFunded === 0,
      unsettled: [{ answer: null, because: cite('conflict:first-award-price#no-price', 'who can fund them and not for how much') }],
    },
  ],
  sum: [{ add: (f) => (f.awardsFunded === 1 ? 14 : 20), because: cite('award-costs#answer', 'Only 3 in a game; the later ones cost 14 MC and 20 MC') }],
  examples: [
    { from: 'ours', tells: 'The second award', given: { awardsFunded: 1, isVitorsFree: false, isSolo: false }, expect: answers(14, 'award-costs#answer') },
    { from: 'ours', tells: 'The third award', given: { awardsFunded: 2, isVitorsFree: false, isSolo: false }, expect: answers(20, 'award-costs#answer') },
    {
      from: 'ours',
      tells: 'Venuphile as a fourth',
      given: { awardsFunded: 3, isVitorsFree: false, isSolo: false },
      expect: answers('none-left', 'award-costs#three'),
    },
    {
      from: 'ours',
      tells: 'Vitor after all 3 are funded',
      given: { awardsFunded: 3, isVitorsFree: true, isSolo: false },
      expect: answers('none-left', 'vitor-award#fourth-award'),
    },
    {
      from: 'ours',
      tells: 'Vitor when one has been funded: the 14 MC one, for nothing',
      given: { awardsFunded: 1, isVitorsFree: true, isSolo: false },
      expect: answers(0, 'vitor-award#answer'),
    },
    { from: 'ours', tells: 'Vitor alone', given: { isVitorsFree: true, isSolo: true }, expect: answers('not-used', 'vitor-solo#answer') },
    { from: 'ours', tells: 'A solo game', given: { isVitorsFree: false, isSolo: true }, expect: answers('not-used', 'milestones-awards-solo#answer') },
    {
      from: 'ours',
      tells: 'The first award',
      given: { awardsFunded: 0, isVitorsFree: false, isSolo: false },
      expect: unsettled('conflict:first-award-price#no-price'),
    },
    { from: 'ours', tells: 'One is funded', given: { awardsFunded: 1 }, expect: needs('isSolo', 'isVitorsFree') },
    { from: 'ours', tells: 'Several players, no Vitor', given: { isSolo: false, isVitorsFree: false }, expect: needs('awardsFunded') },
  ],
})
