import { number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { isVenusInUse } from '../facts/parts.ts'
import { phase } from '../facts/phase.ts'
import { wildTagsInPlay } from '../facts/wild-tags.ts'

const differentTags = number(
  'How many different tags are face up on your cards, this card included and wild tags left out?',
  { min: 0, max: 11 },
  { units: ['different tags', 'kinds of tags', 'tags', 'kinds', 'types of tags'], before: ['i have'] },
)

const most = (f: { readonly isVenusInUse: boolean }): number => (f.isVenusInUse ? 11 : 10)

export const interplanetaryTradeProduction = defineAmount({
  id: 'interplanetary-trade-production',
  question: 'How much MC production does the project card Interplanetary Trade give me?',
  unit: 'MC production',
  facts: { differentTags, wildTagsInPlay, isVenusInUse, phase },
  never: [{ when: (f) => f.differentTags > most(f), because: 'Without Venus Next there are only 10 different tags.' }],
  clauses: [
    {
      when: [(f) => f.phase === 'prelude', (f) => f.wildTagsInPlay > 0, (f) => f.differentTags < most(f)],
      unsettled: [
        { answer: null, because: cite('conflict:wild-tag-prelude-phase#action-phase-only', 'during the action phase of its owner') },
        { answer: null, because: cite('conflict:wild-tag-prelude-phase#any-action', 'a card played with it could use a wild tag played before') },
      ],
    },
  ],
  sum: [
    { add: (f) => f.differentTags, because: cite('interplanetary-trade#maximum', '11 MC production at most, for the 11 different tags') },
    { add: (f) => f.wildTagsInPlay, because: cite('interplanetary-trade#missing-tag', 'A wild tag can stand for a tag that you lack') },
  ],
  atMost: { amount: (f) => most(f), because: cite('interplanetary-trade#answer', 'as there are 11 different tags; at most 10 without Venus Next') },
  examples: [
    {
      from: 'ours',
      tells: 'Seven different tags',
      given: { differentTags: 7, wildTagsInPlay: 0, isVenusInUse: true },
      expect: answers(7, 'interplanetary-trade#maximum'),
    },
    {
      from: 'ours',
      tells: 'Seven different tags and a wild tag',
      given: { differentTags: 7, wildTagsInPlay: 1, isVenusInUse: true, phase: 'action' },
      expect: answers(8, 'interplanetary-trade#maximum', 'interplanetary-trade#missing-tag'),
    },
    {
      from: 'interplanetary-trade#wild-tags',
      tells: 'All 11 and a wild tag: no imaginary 12th',
      given: { differentTags: 11, wildTagsInPlay: 1, isVenusInUse: true },
      expect: answers(11, 'interplanetary-trade#answer', 'interplanetary-trade#maximum', 'interplanetary-trade#missing-tag'),
    },
    {
      from: 'interplanetary-trade#without-venus-next',
      tells: 'Nine and two wild tags without Venus Next',
      given: { differentTags: 9, wildTagsInPlay: 2, isVenusInUse: false, phase: 'action' },
      expect: answers(10, 'interplanetary-trade#answer', 'interplanetary-trade#maximum', 'interplanetary-trade#missing-tag'),
    },
    {
      from: 'ours',
      tells: 'Played by a Prelude with a wild tag in play',
      given: { differentTags: 4, wildTagsInPlay: 1, isVenusInUse: true, phase: 'prelude' },
      expect: unsettled('conflict:wild-tag-prelude-phase#action-phase-only', 'conflict:wild-tag-prelude-phase#any-action'),
    },
    {
      from: 'ours',
      tells: 'Ten different tags and a wild tag',
      given: { differentTags: 10, wildTagsInPlay: 1, phase: 'action' },
      expect: needs('isVenusInUse'),
    },
    { from: 'ours', tells: 'Eight different tags', given: { differentTags: 8, phase: 'action', isVenusInUse: true }, expect: needs('wildTagsInPlay') },
    { from: 'ours', tells: 'A wild tag', given: { wildTagsInPlay: 1, isVenusInUse: true, phase: 'action' }, expect: needs('differentTags') },
    { from: 'ours', tells: 'Six and a wild tag', given: { differentTags: 6, wildTagsInPlay: 1, isVenusInUse: true }, expect: needs('phase') },
  ],
})
