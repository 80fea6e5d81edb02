import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { requiredTag } from '../facts/cards.ts'
import { isVenusInUse } from '../facts/parts.ts'
import { phase } from '../facts/phase.ts'
import { isWild, tagPlace } from '../facts/tags.ts'
import { isWildUsed } from '../facts/wild-tags.ts'

export const doesTagCountForRequirement = defineRule({
  id: 'does-tag-count-for-requirement',
  question: 'Does this tag count towards, or help to reach, the requirement of a card that I play now?',
  facts: { tagPlace, isWild, isWildUsed, requiredTag, isVenusInUse, phase },
  clauses: [
    { when: (f) => f.tagPlace === 'hand', answer: 'no', because: cite('tag-requirements#hand', 'Cards in your hand do not count') },
    { when: (f) => f.tagPlace === 'event', answer: 'no', because: cite('tag-requirements#events', 'Event cards do not count') },
    {
      when: (f) => f.tagPlace === 'itself',
      answer: 'no',
      because: cite('own-tag-requirement#answer', 'must be in play already, without the card you are playing'),
    },
    {
      when: (f) => f.tagPlace === 'robots',
      answer: 'no',
      because: cite('self-replicating-robots-not-in-play#not-in-play', 'Cards on Self-Replicating Robots are not in play'),
    },
    { when: (f) => f.tagPlace === 'flipped', answer: 'no', because: cite('pharmacy-union-flipped#tags', 'Its tags have no effect any more') },
    { when: (f) => !f.isWild, answer: 'yes', because: cite('tag-requirements#answer', 'Those you can see on cards you have already played') },
    { when: (f) => f.isWildUsed, answer: 'no', because: cite('wild-tag-twice#answer', 'it cannot be used as more than one tag') },
    {
      when: [(f) => f.requiredTag === 'venus', (f) => !f.isVenusInUse],
      answer: 'no',
      because: cite('wild-tag-choice#venus-tag', 'It cannot be a Venus tag in a game that is played without'),
    },
    {
      when: (f) => f.phase === 'prelude',
      unsettled: [
        { answer: 'no', because: cite('conflict:wild-tag-prelude-phase#action-phase-only', 'during the action phase of its owner') },
        { answer: 'yes', because: cite('conflict:wild-tag-prelude-phase#any-action', 'a card played with it could use a wild tag played before') },
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('wild-tag-requirement#answer', 'it can count as one of them') },
  examples: [
    {
      from: 'ours',
      tells: 'Does a science tag on a blue card of mine in play count, no wild tag?',
      given: { tagPlace: 'faceUp', isWild: false },
      expect: yes('tag-requirements#answer'),
    },
    { from: 'ours', tells: 'Can I show a card in my hand for its tag?', given: { tagPlace: 'hand' }, expect: no('tag-requirements#hand') },
    {
      from: 'event-tags#solar-probe',
      tells: 'Does the science tag on an event I played, Solar Probe, count?',
      given: { tagPlace: 'event' },
      expect: no('tag-requirements#events'),
    },
    {
      from: 'own-tag-requirement#warp-drive',
      tells: "Does Warp Drive's own tag count for its requirement?",
      given: { card: 'warp-drive', tagPlace: 'itself' },
      expect: no('own-tag-requirement#answer'),
    },
    {
      from: 'ours',
      tells: 'Does the tag of a card on Self-Replicating Robots count?',
      given: { tagPlace: 'robots' },
      expect: no('self-replicating-robots-not-in-play#not-in-play'),
    },
    {
      from: 'ours',
      tells: 'Do the tags on Pharmacy Union count after it was flipped?',
      given: { tagPlace: 'flipped' },
      expect: no('pharmacy-union-flipped#tags'),
    },
    {
      from: 'wild-tag-twice#same-kind',
      tells: 'One face up wild tag, already used as one science tag in this action, for the second one',
      given: { tagPlace: 'faceUp', isWild: true, isWildUsed: true },
      expect: no('wild-tag-twice#answer'),
    },
    {
      from: 'ours',
      tells: 'A wild tag in play as a Venus tag, not used yet, and we play without Venus',
      given: { tagPlace: 'faceUp', isWild: true, isWildUsed: false, requiredTag: 'venus', isVenusInUse: false },
      expect: no('wild-tag-choice#venus-tag'),
    },
    {
      from: 'ours',
      tells: 'My wild tag in play for a science requirement in the Prelude phase, not used yet',
      given: { tagPlace: 'faceUp', isWild: true, isWildUsed: false, requiredTag: 'science', phase: 'prelude' },
      expect: unsettled('conflict:wild-tag-prelude-phase#action-phase-only', 'conflict:wild-tag-prelude-phase#any-action'),
    },
    {
      from: 'ours',
      tells: 'A wild tag in play as the missing science tag on my turn, not used yet',
      given: { tagPlace: 'faceUp', isWild: true, isWildUsed: false, requiredTag: 'science', phase: 'action' },
      expect: yes('wild-tag-requirement#answer'),
    },
    {
      from: 'ours',
      tells: 'A wild tag in play for a Venus tag requirement on my turn, not used yet',
      given: { tagPlace: 'faceUp', isWild: true, isWildUsed: false, phase: 'action', requiredTag: 'venus' },
      expect: needs('isVenusInUse'),
    },
    {
      from: 'own-tag-requirement#quantum-extractor',
      tells: 'Quantum Extractor needs 4 science and has one itself: does its own tag count?',
      given: { card: 'quantum-extractor', tagPlace: 'itself' },
      expect: no('own-tag-requirement#answer'),
    },
    {
      from: 'ours',
      tells: 'Research Coordination is still in my hand, can its wild tag count?',
      given: { tagPlace: 'hand', isWild: true },
      expect: no('tag-requirements#hand'),
    },
  ],
})
