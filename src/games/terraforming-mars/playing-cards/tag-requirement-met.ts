import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { requiredTag, requiredTags } from '../facts/cards.ts'
import { isVenusInUse } from '../facts/parts.ts'
import { phase } from '../facts/phase.ts'
import { tagsInPlay } from '../facts/tags.ts'
import { wildTagsInPlay } from '../facts/wild-tags.ts'

export const tagRequirementMet = defineRule({
  id: 'tag-requirement-met',
  question: 'Do I have enough tags in play, on the table, for what this card requires?',
  facts: { requiredTag, requiredTags, tagsInPlay, wildTagsInPlay, isVenusInUse, phase },
  clauses: [
    {
      when: (f) => f.tagsInPlay >= f.requiredTags,
      answer: 'yes',
      because: cite('tag-requirements#answer', 'Those you can see on cards you have already played'),
    },
    {
      when: (f) => f.tagsInPlay + f.wildTagsInPlay < f.requiredTags,
      answer: 'no',
      because: [
        cite('own-tag-requirement#answer', 'must be in play already, without the card you are playing'),
        cite('wild-tag-requirement#one-tag', 'It is a single tag: one wild tag cannot stand for several'),
      ],
    },
    {
      when: [(f) => f.wildTagsInPlay > 0, (f) => f.requiredTag === 'venus', (f) => !f.isVenusInUse],
      answer: 'no',
      because: cite('wild-tag-choice#venus-tag', 'It cannot be a Venus tag in a game that is played without'),
    },
    {
      when: [(f) => f.wildTagsInPlay > 0, (f) => f.phase === 'prelude'],
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
      tells: 'Quantum Extractor, I have 4 science tags in play without it',
      given: { card: 'quantum-extractor', tagsInPlay: 4 },
      expect: yes('tag-requirements#answer'),
    },
    {
      from: 'own-tag-requirement#warp-drive',
      tells: 'Warp Drive with 4 science tags in play and no wild tag, does its own tag make it 5?',
      given: { card: 'warp-drive', tagsInPlay: 4, wildTagsInPlay: 0 },
      expect: no('own-tag-requirement#answer', 'wild-tag-requirement#one-tag'),
    },
    {
      from: 'own-tag-requirement#wild-tags',
      tells: 'Quantum Extractor on my turn with 2 science tags and 2 wild tags',
      given: { card: 'quantum-extractor', tagsInPlay: 2, wildTagsInPlay: 2, phase: 'action' },
      expect: yes('wild-tag-requirement#answer'),
    },
    {
      from: 'ours',
      tells: 'The card needs 4 science tags, I have 2 and one wild tag',
      given: { requiredTag: 'science', requiredTags: 4, tagsInPlay: 2, wildTagsInPlay: 1 },
      expect: no('own-tag-requirement#answer', 'wild-tag-requirement#one-tag'),
    },
    {
      from: 'ours',
      tells: 'It requires 2 Venus tags, I have 1 and a wild tag, and we play without Venus Next',
      given: { requiredTag: 'venus', requiredTags: 2, tagsInPlay: 1, wildTagsInPlay: 1, isVenusInUse: false },
      expect: no('wild-tag-choice#venus-tag'),
    },
    {
      from: 'ours',
      tells: 'In the Prelude phase I play Research Network, then Mercurian Alloys with Excentric Sponsor: 1 science tag plus the wild tag',
      given: { card: 'mercurian-alloys', tagsInPlay: 1, wildTagsInPlay: 1, phase: 'prelude' },
      expect: unsettled('conflict:wild-tag-prelude-phase#action-phase-only', 'conflict:wild-tag-prelude-phase#any-action'),
    },
    {
      from: 'ours',
      tells: 'Quantum Extractor with only 3 other science tags',
      given: { card: 'quantum-extractor', tagsInPlay: 3 },
      expect: needs('wildTagsInPlay', 'phase'),
    },
    {
      from: 'ours',
      tells: 'It needs 3 tags, I have 1 and 2 wild tags, on my turn, without Venus Next',
      given: { requiredTags: 3, tagsInPlay: 1, wildTagsInPlay: 2, phase: 'action', isVenusInUse: false },
      expect: needs('requiredTag'),
    },
    {
      from: 'ours',
      tells: 'It requires 3 Venus tags, I have 2 and a wild tag, on my turn',
      given: { requiredTag: 'venus', requiredTags: 3, tagsInPlay: 2, wildTagsInPlay: 1, phase: 'action' },
      expect: needs('isVenusInUse'),
    },
    { from: 'ours', tells: 'Warp Drive without any wild tag', given: { card: 'warp-drive', wildTagsInPlay: 0 }, expect: needs('tagsInPlay') },
    { from: 'ours', tells: 'I have 2 of the tags and no wild tag', given: { tagsInPlay: 2, wildTagsInPlay: 0 }, expect: needs('requiredTags') },
    {
      from: 'wild-tag-twice#same-kind',
      tells: 'Warp Drive on my turn: 3 science tags and one wild tag, can the wild tag be two of them?',
      given: { card: 'warp-drive', tagsInPlay: 3, wildTagsInPlay: 1, phase: 'action' },
      expect: no('own-tag-requirement#answer', 'wild-tag-requirement#one-tag'),
    },
    {
      from: 'own-tag-requirement#warp-drive',
      tells: 'Warp Drive with 5 other science tags in play',
      given: { card: 'warp-drive', tagsInPlay: 5 },
      expect: yes('tag-requirements#answer'),
    },
  ],
})
