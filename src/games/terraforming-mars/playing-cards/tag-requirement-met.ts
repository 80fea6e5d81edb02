import { number } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { requiredTag, requiredTags } from '../facts/cards.ts'
import { isVenusInUse } from '../facts/parts.ts'
import { phase } from '../facts/phase.ts'
import { tagsInPlay } from '../facts/tags.ts'

const wildTagsToUse = number(
  'How many wild tags in play can you use for it, each for one tag only in this action?',
  { min: 0, max: 3, usual: 0 },
  { units: ['wild tags', 'wild tag', 'wild', 'wilds', 'jokers', 'joker', 'joker tags'], before: ['and', 'plus'] },
)

export const tagRequirementMet = defineRule({
  id: 'tag-requirement-met',
  question: 'Do I have the tags that this card requires?',
  facts: { requiredTag, requiredTags, tagsInPlay, wildTagsToUse, isVenusInUse, phase },
  clauses: [
    {
      when: (f) => f.tagsInPlay >= f.requiredTags,
      answer: 'yes',
      because: cite('tag-requirements#answer', 'Those you can see on cards you have already played'),
    },
    {
      when: (f) => f.tagsInPlay + f.wildTagsToUse < f.requiredTags,
      answer: 'no',
      because: [
        cite('own-tag-requirement#answer', 'must be in play already, without the card you are playing'),
        cite('wild-tag-requirement#one-tag', 'It is a single tag: one wild tag cannot stand for several'),
      ],
    },
    {
      when: [(f) => f.wildTagsToUse > 0, (f) => f.requiredTag === 'venus', (f) => !f.isVenusInUse],
      answer: 'no',
      because: cite('wild-tag-choice#venus-tag', 'It cannot be a Venus tag in a game that is played without'),
    },
    {
      when: [(f) => f.wildTagsToUse > 0, (f) => f.phase === 'prelude'],
      unsettled: [
        { answer: 'no', because: cite('conflict:wild-tag-prelude-phase#action-phase-only', 'during the action phase of its owner') },
        { answer: 'yes', because: cite('conflict:wild-tag-prelude-phase#any-action', 'a card played with it could use a wild tag played before') },
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('wild-tag-requirement#answer', 'it can count as one of them') },
  examples: [
    {
      from: 'own-tag-requirement#quantum-extractor',
      tells: 'Quantum Extractor with 4 science tags besides it',
      given: { card: 'quantum-extractor', tagsInPlay: 4 },
      expect: yes('tag-requirements#answer'),
    },
    {
      from: 'own-tag-requirement#warp-drive',
      tells: 'Warp Drive with 4 others: its own tag does not help',
      given: { card: 'warp-drive', tagsInPlay: 4, wildTagsToUse: 0 },
      expect: no('own-tag-requirement#answer', 'wild-tag-requirement#one-tag'),
    },
    {
      from: 'own-tag-requirement#wild-tags',
      tells: 'Quantum Extractor with 2 science tags and 2 wild tags',
      given: { card: 'quantum-extractor', tagsInPlay: 2, wildTagsToUse: 2, phase: 'action' },
      expect: yes('wild-tag-requirement#answer'),
    },
    {
      from: 'ours',
      tells: 'Two science tags and one wild tag for a card that needs four',
      given: { requiredTag: 'science', requiredTags: 4, tagsInPlay: 2, wildTagsToUse: 1 },
      expect: no('own-tag-requirement#answer', 'wild-tag-requirement#one-tag'),
    },
    {
      from: 'ours',
      tells: 'A wild tag as Venus tag in a game without Venus Next',
      given: { requiredTag: 'venus', requiredTags: 2, tagsInPlay: 1, wildTagsToUse: 1, isVenusInUse: false },
      expect: no('wild-tag-choice#venus-tag'),
    },
    {
      from: 'ours',
      tells: 'Research Network first, then a card with Excentric Sponsor that needs its wild tag',
      given: { card: 'mercurian-alloys', tagsInPlay: 1, wildTagsToUse: 1, phase: 'prelude' },
      expect: unsettled('conflict:wild-tag-prelude-phase#action-phase-only', 'conflict:wild-tag-prelude-phase#any-action'),
    },
    {
      from: 'ours',
      tells: 'One science tag short, and nothing said of wild tags',
      given: { card: 'quantum-extractor', tagsInPlay: 3 },
      expect: needs('wildTagsToUse', 'phase'),
    },
    {
      from: 'ours',
      tells: 'Two wild tags in the Action phase',
      given: { requiredTags: 3, tagsInPlay: 1, wildTagsToUse: 2, phase: 'action', isVenusInUse: false },
      expect: needs('requiredTag'),
    },
    {
      from: 'ours',
      tells: 'Venus tags with a wild tag',
      given: { requiredTag: 'venus', requiredTags: 3, tagsInPlay: 2, wildTagsToUse: 1, phase: 'action' },
      expect: needs('isVenusInUse'),
    },
    { from: 'ours', tells: 'Nobody counted the tags', given: { card: 'warp-drive', wildTagsToUse: 0 }, expect: needs('tagsInPlay') },
    { from: 'ours', tells: 'Nobody said how many the card wants', given: { tagsInPlay: 2, wildTagsToUse: 0 }, expect: needs('requiredTags') },
  ],
})
