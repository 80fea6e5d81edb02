import { number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { isVenusInUse } from '../facts/parts.ts'
import { wildTagsInPlay } from '../facts/wild-tags.ts'

const differentTags = number(
  'How many different tags are face up on your cards, this card included and wild tags left out?',
  { min: 0, max: 11 },
  {
    units: [
      'different kinds of tags',
      'different kinds',
      'tag types',
      'different tag types',
      'different tags',
      'kinds of tags',
      'tags',
      'kinds',
      'types of tags',
    ],
    before: ['i have'],
  },
)

const isPreludePhase = yesNo('Do you play it in the Prelude phase?', ['prelude phase', 'by a prelude', 'with a prelude', 'with excentric sponsor'], {
  no: ['action phase', 'on my turn', 'not in the prelude phase'],
  usual: false,
})

const most = (f: { readonly isVenusInUse: boolean }): number => (f.isVenusInUse ? 11 : 10)

export const interplanetaryTradeProduction = defineAmount({
  id: 'interplanetary-trade-production',
  question: 'How much MC production does the project card Interplanetary Trade give me?',
  unit: 'MC production',
  facts: { differentTags, wildTagsInPlay, isVenusInUse, isPreludePhase },
  never: [{ when: (f) => f.differentTags > most(f), because: 'Without Venus Next there are only 10 different tags.' }],
  clauses: [
    {
      when: [(f) => f.wildTagsInPlay > 0, (f) => f.differentTags < 10 || f.differentTags < most(f), (f) => f.isPreludePhase],
      unsettled: [
        { answer: null, because: cite('conflict:wild-tag-prelude-phase#action-phase-only', 'during the action phase of its owner') },
        { answer: null, because: cite('conflict:wild-tag-prelude-phase#any-action', 'a card played with it could use a wild tag played before') },
      ],
    },
  ],
  sum: [
    { add: (f) => f.differentTags, because: cite('interplanetary-trade#maximum', '11 MC production at most, for the 11 different tags') },
    {
      add: (f) => f.wildTagsInPlay,
      because: [
        cite('interplanetary-trade#missing-tag', 'A wild tag can stand for a tag that you lack'),
        cite('wild-tag-kind#answer', 'once played it can count as whichever tag you choose'),
      ],
    },
  ],
  // Venus Next matters from the 11th tag on.
  atMost: {
    amount: (f) => (f.differentTags + f.wildTagsInPlay <= 10 ? 10 : most(f)),
    because: cite('interplanetary-trade#answer', 'as there are 11 different tags; at most 10 without Venus Next'),
  },
  examples: [
    {
      from: 'ours',
      tells: 'I have 7 different tags and 0 wild tags for Interplanetary Trade',
      given: { differentTags: 7, wildTagsInPlay: 0 },
      expect: answers(7, 'interplanetary-trade#maximum'),
    },
    {
      from: 'ours',
      tells: 'I have 7 different tags and 1 wild tag on my turn',
      given: { differentTags: 7, wildTagsInPlay: 1, isPreludePhase: false },
      expect: answers(8, 'interplanetary-trade#maximum', 'interplanetary-trade#missing-tag', 'wild-tag-kind#answer'),
    },
    {
      from: 'interplanetary-trade#wild-tags',
      tells: 'I have 11 different tags with Venus Next and 1 wild tag',
      given: { differentTags: 11, wildTagsInPlay: 1, isVenusInUse: true },
      expect: answers(11, 'interplanetary-trade#answer', 'interplanetary-trade#maximum', 'interplanetary-trade#missing-tag', 'wild-tag-kind#answer'),
    },
    {
      from: 'interplanetary-trade#without-venus-next',
      tells: 'Without Venus Next I have 9 different tags and 2 wild tags on my turn',
      given: { differentTags: 9, wildTagsInPlay: 2, isVenusInUse: false, isPreludePhase: false },
      expect: answers(10, 'interplanetary-trade#answer', 'interplanetary-trade#maximum', 'interplanetary-trade#missing-tag', 'wild-tag-kind#answer'),
    },
    {
      from: 'ours',
      tells: 'Played by a Prelude: I have 4 different tags and 1 wild tag',
      given: { differentTags: 4, wildTagsInPlay: 1, isPreludePhase: true },
      expect: unsettled('conflict:wild-tag-prelude-phase#action-phase-only', 'conflict:wild-tag-prelude-phase#any-action'),
    },
    {
      from: 'ours',
      tells: 'Played by a Prelude, without Venus Next: I have 10 different tags and 1 wild tag, which adds nothing anyway',
      given: { differentTags: 10, wildTagsInPlay: 1, isVenusInUse: false, isPreludePhase: true },
      expect: answers(10, 'interplanetary-trade#answer', 'interplanetary-trade#maximum', 'interplanetary-trade#missing-tag', 'wild-tag-kind#answer'),
    },
    {
      from: 'ours',
      tells: 'I have 10 different tags and 1 wild tag on my turn',
      given: { differentTags: 10, wildTagsInPlay: 1, isPreludePhase: false },
      expect: needs('isVenusInUse'),
    },
    {
      from: 'ours',
      tells: 'With Venus Next I have 8 different tags, on my turn',
      given: { differentTags: 8, isPreludePhase: false, isVenusInUse: true },
      expect: needs('wildTagsInPlay'),
    },
    {
      from: 'ours',
      tells: 'With Venus Next, 1 wild tag on my turn',
      given: { wildTagsInPlay: 1, isVenusInUse: true, isPreludePhase: false },
      expect: needs('differentTags'),
    },
    { from: 'ours', tells: 'I have 6 different tags and 1 wild tag', given: { differentTags: 6, wildTagsInPlay: 1 }, expect: needs('isPreludePhase') },
  ],
})
