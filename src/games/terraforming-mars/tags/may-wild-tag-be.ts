import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { isVenusInUse } from '../facts/parts.ts'
import { phase } from '../facts/phase.ts'
import { isWildInPlay, isWildUsed } from '../facts/wild-tags.ts'

const wildAs = choice(
  'What is the wild tag to be?',
  { venus: 'a Venus tag', other: 'another of the 11 tags', event: 'an event', twelfth: 'a kind of its own, beyond the 11' },
  {
    says: {
      venus: ['venus tag', 'as venus', 'as a venus'],
      other: [
        'as science',
        'as earth',
        'as jovian',
        'as building',
        'as space',
        'as a science',
        'as an earth',
        'as a jovian',
        'two science tags',
        'two earth tags',
        'two jovian tags',
        'two tags',
        'science tag',
        'space tag',
        'earth tag',
        'jovian tag',
        'building tag',
        'plant tag',
        'microbe tag',
        'animal tag',
        'energy tag',
        'city tag',
      ],
      event: ['an event', 'event symbol', 'event tag'],
      twelfth: ['12th tag', 'twelfth tag', 'kind of its own', 'new kind', 'different tag'],
    },
  },
)

export const mayWildTagBe = defineRule({
  id: 'may-wild-tag-be',
  question: 'May my wild tag be used as this tag in this action?',
  facts: { wildAs, isWildInPlay, isWildUsed, isVenusInUse, phase },
  clauses: [
    { when: (f) => f.wildAs === 'event', answer: 'no', because: cite('event-arrow#wild-tag', 'a wild tag cannot stand for one when events are counted') },
    { when: (f) => f.wildAs === 'twelfth', answer: 'no', because: cite('wild-tag-choice#other-tags', 'It cannot represent anything beyond those 11') },
    { when: (f) => !f.isWildInPlay, answer: 'no', because: cite('wild-tags#after-playing', 'It counts only after its card was played') },
    {
      when: [(f) => f.wildAs === 'venus', (f) => !f.isVenusInUse],
      answer: 'no',
      because: cite('wild-tag-choice#venus-tag', 'It cannot be a Venus tag in a game that is played without'),
    },
    {
      when: (f) => f.isWildUsed,
      answer: 'no',
      because: [cite('wild-tag-twice#answer', 'it cannot be used as more than one tag'), cite('gyropolis#answer', 'each wild tag can be counted only once')],
    },
    {
      when: (f) => f.phase !== 'action' && f.phase !== 'prelude',
      answer: 'no',
      because: cite('wild-tags-in-global-events#answer', "a wild tag is a tag only in its owner's action phase"),
    },
    {
      when: (f) => f.phase === 'prelude',
      unsettled: [
        { answer: 'no', because: cite('conflict:wild-tag-prelude-phase#action-phase-only', 'during the action phase of its owner') },
        { answer: 'yes', because: cite('conflict:wild-tag-prelude-phase#any-action', 'a card played with it could use a wild tag played before') },
      ],
    },
  ],
  otherwise: {
    answer: 'yes',
    because: [
      cite('wild-tags#answer', 'as a single tag of any type you choose'),
      cite('wild-tag-each-action#answer', 'you choose what it acts as for each action individually'),
    ],
  },
  examples: [
    {
      from: 'wild-tag-each-action#two-actions',
      tells: 'With Venus Next, my wild tag was played before: it was a Space tag for my first action, may it be a Venus tag for the second on my turn?',
      given: { wildAs: 'venus', isWildInPlay: true, isWildUsed: false, isVenusInUse: true, phase: 'action' },
      expect: yes('wild-tag-each-action#answer', 'wild-tags#answer'),
    },
    {
      from: 'wild-tag-twice#two-kinds',
      tells: 'Gyropolis on my turn: the wild tag, already played, is used already as a Venus tag, may it be an Earth tag too?',
      given: { wildAs: 'other', isWildInPlay: true, isWildUsed: true, phase: 'action' },
      expect: no('gyropolis#answer', 'wild-tag-twice#answer'),
    },
    {
      from: 'ours',
      tells: 'May the wild tag, already played, be a science tag on my turn?',
      given: { wildAs: 'other', isWildInPlay: true, isWildUsed: false, phase: 'action' },
      expect: yes('wild-tag-each-action#answer', 'wild-tags#answer'),
    },
    {
      from: 'interplanetary-trade#wild-tags',
      tells: 'May my wild tag be a 12th tag for Interplanetary Trade?',
      given: { wildAs: 'twelfth' },
      expect: no('wild-tag-choice#other-tags'),
    },
    {
      from: 'wild-tag-twice#same-kind',
      tells: 'On my turn the wild tag, already played, is used already as one science tag: may it be a second science tag?',
      given: { wildAs: 'other', isWildInPlay: true, isWildUsed: true, phase: 'action' },
      expect: no('gyropolis#answer', 'wild-tag-twice#answer'),
    },
    { from: 'ours', tells: 'May my wild tag be an event?', given: { wildAs: 'event' }, expect: no('event-arrow#wild-tag') },
    {
      from: 'ours',
      tells: 'May the wild tag be an Earth tag while its card is being played?',
      given: { wildAs: 'other', isWildInPlay: false },
      expect: no('wild-tags#after-playing'),
    },
    {
      from: 'ours',
      tells: 'May the wild tag, already played, be a Venus tag without Venus Next?',
      given: { wildAs: 'venus', isWildInPlay: true, isVenusInUse: false },
      expect: no('wild-tag-choice#venus-tag'),
    },
    {
      from: 'ours',
      tells: 'In the Turmoil phase: may the wild tag, already played, be an Earth tag?',
      given: { wildAs: 'other', isWildInPlay: true, isWildUsed: false, phase: 'solar' },
      expect: no('wild-tags-in-global-events#answer'),
    },
    {
      from: 'ours',
      tells: 'In the Prelude phase, may the wild tag played before be a science tag?',
      given: { wildAs: 'other', isWildInPlay: true, isWildUsed: false, phase: 'prelude' },
      expect: unsettled('conflict:wild-tag-prelude-phase#action-phase-only', 'conflict:wild-tag-prelude-phase#any-action'),
    },
    {
      from: 'ours',
      tells: 'May the wild tag, already played, be a Venus tag on my turn?',
      given: { wildAs: 'venus', isWildInPlay: true, isWildUsed: false, phase: 'action' },
      expect: needs('isVenusInUse'),
    },
    {
      from: 'ours',
      tells: 'May the wild tag, already played, be a science tag?',
      given: { wildAs: 'other', isWildInPlay: true },
      expect: needs('isWildUsed', 'phase'),
    },
    {
      from: 'ours',
      tells: 'With Venus Next, the wild tag is already played, and it is my turn',
      given: { isWildInPlay: true, isWildUsed: false, phase: 'action', isVenusInUse: true },
      expect: needs('wildAs'),
    },
    {
      from: 'ours',
      tells: 'May my wild tag be a plant tag on my turn?',
      given: { wildAs: 'other', isWildUsed: false, phase: 'action' },
      expect: needs('isWildInPlay'),
    },
  ],
})
