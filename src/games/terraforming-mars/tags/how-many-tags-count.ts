import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { phase } from '../facts/phase.ts'
import { tagsFaceDown } from '../facts/tags.ts'
import { wildTagsInPlay } from '../facts/wild-tags.ts'

const tagsFor = choice(
  'What are your tags counted for?',
  {
    scoring: 'points at the end of the game, like those of Ganymede Colony',
    award: 'an award',
    milestone: 'Builder, Ecologist or Rim Settler',
    card: 'a card that you play and that counts your tags, like Satellites',
  },
  {
    says: {
      scoring: ['at the end of the game', 'end of the game', 'final scoring', 'ganymede colony', 'io mining industries', 'water import from europa'],
      award: ['award', 'scientist', 'contractor', 'space baron', 'venuphile'],
      milestone: ['milestone', 'builder', 'ecologist', 'rim settler'],
      card: ['card that counts', 'card counts', 'counts my tags', 'card that goes by'],
    },
    fixed: true,
  },
)
// An amount does not flip between numbers: the counts are fixed, so that none is looked for.
const allTags = number(
  'How many such tags have you played, those on events and on the card you are playing included, wild tags left out?',
  { min: 0, fixed: true },
  {
    units: ['jovian tags', 'space tags', 'building tags', 'science tags', 'venus tags', 'earth tags', 'plant tags', 'tags in all', 'tags'],
    before: ['i have played'],
  },
)

const countsWild = (f: { readonly tagsFor: 'scoring' | 'award' | 'milestone' | 'card' }): boolean => f.tagsFor === 'milestone' || f.tagsFor === 'card'

const { usual: _none, ...WILD_TAGS } = wildTagsInPlay

export const howManyTagsCount = defineAmount({
  id: 'how-many-tags-count',
  question: 'How many of my tags of a kind count?',
  unit: 'tags',
  // Wild tags are what such questions are about: none is not taken for usual.
  facts: { tagsFor, allTags, tagsFaceDown, wildTagsInPlay: WILD_TAGS, phase },
  never: [{ when: (f) => f.tagsFaceDown > f.allTags, because: 'The tags on events are among all that you have played.' }],
  clauses: [
    {
      when: [(f) => f.tagsFor === 'card', (f) => f.wildTagsInPlay > 0, (f) => f.phase === 'prelude'],
      unsettled: [
        { answer: null, because: cite('conflict:wild-tag-prelude-phase#action-phase-only', 'during the action phase of its owner') },
        { answer: null, because: cite('conflict:wild-tag-prelude-phase#any-action', 'a card played with it could use a wild tag played before') },
      ],
    },
    // Apart from the sum, so that what is rare is asked for together.
    {
      when: [(f) => f.tagsFaceDown === 0, (f) => !countsWild(f) || f.wildTagsInPlay === 0],
      answer: (f) => f.allTags,
      because: cite('tags-in-play#answer', 'on blue, green, Corporation and Prelude cards, and on the card being played'),
    },
  ],
  sum: [
    { add: (f) => f.allTags, because: cite('tags-in-play#answer', 'on blue, green, Corporation and Prelude cards, and on the card being played') },
    {
      add: (f) => (f.tagsFor === 'milestone' ? f.wildTagsInPlay : 0),
      because: cite('tags-for-milestones#wild-tags', 'A wild tag counts towards all of these milestones'),
    },
    {
      add: (f) => (f.tagsFor === 'card' ? f.wildTagsInPlay : 0),
      because: cite('wild-tag-own-count#answer', 'goes by how many of certain tags you own, it can be one of them'),
    },
    { add: (f) => -f.tagsFaceDown, because: cite('event-tags#answer', 'Only when the event is played; after that its tags no longer count for anything') },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'Six Jovian tags, one of them on an event already played, at the end of the game: how many count?',
      given: { tagsFor: 'scoring', allTags: 6, tagsFaceDown: 1 },
      expect: answers(5, 'event-tags#answer', 'tags-in-play#answer'),
    },
    {
      from: 'wild-tag-scoring#ganymede-colony',
      tells: 'Ganymede Colony with 4 Jovian tags, 0 on events, and 1 wild tag',
      given: { tagsFor: 'scoring', allTags: 4, tagsFaceDown: 0, wildTagsInPlay: 1 },
      expect: answers(4, 'tags-in-play#answer'),
    },
    {
      from: 'ours',
      tells: 'Space Baron: I have 9 space tags, 4 of them on events, and 1 wild tag',
      given: { tagsFor: 'award', allTags: 9, tagsFaceDown: 4, wildTagsInPlay: 1 },
      expect: answers(5, 'event-tags#answer', 'tags-in-play#answer'),
    },
    {
      from: 'ours',
      tells: 'Builder: I have 8 building tags, 1 of them on an event, and 1 wild tag',
      given: { tagsFor: 'milestone', allTags: 8, tagsFaceDown: 1, wildTagsInPlay: 1 },
      expect: answers(8, 'event-tags#answer', 'tags-for-milestones#wild-tags', 'tags-in-play#answer'),
    },
    {
      from: 'wild-tag-own-count#space-tags',
      tells: 'Satellites on my turn: I have 5 space tags with this one, 0 on events, and 1 wild tag',
      given: { tagsFor: 'card', allTags: 5, tagsFaceDown: 0, wildTagsInPlay: 1, phase: 'action' },
      expect: answers(6, 'tags-in-play#answer', 'wild-tag-own-count#answer'),
    },
    {
      from: 'satellites#events',
      tells: 'Satellites: I have 5 space tags with this one, 3 of them on events, no wild tag',
      given: { tagsFor: 'card', allTags: 5, tagsFaceDown: 3, wildTagsInPlay: 0 },
      expect: answers(2, 'event-tags#answer', 'tags-in-play#answer'),
    },
    {
      from: 'ours',
      tells: 'A card that counts my science tags is played by a Prelude: I have 2 tags, 0 on events, and 1 wild tag',
      given: { tagsFor: 'card', allTags: 2, tagsFaceDown: 0, wildTagsInPlay: 1, phase: 'prelude' },
      expect: unsettled('conflict:wild-tag-prelude-phase#action-phase-only', 'conflict:wild-tag-prelude-phase#any-action'),
    },
    { from: 'ours', tells: 'Scientist: I have 4 science tags', given: { tagsFor: 'award', allTags: 4 }, expect: needs('tagsFaceDown') },
    {
      from: 'ours',
      tells: 'Rim Settler: I have 3 Jovian tags',
      given: { tagsFor: 'milestone', allTags: 3 },
      expect: needs('wildTagsInPlay', 'tagsFaceDown'),
    },
    {
      from: 'ours',
      tells: 'Satellites: I have 5 space tags, 0 on events, and 1 wild tag',
      given: { tagsFor: 'card', allTags: 5, tagsFaceDown: 0, wildTagsInPlay: 1 },
      expect: needs('phase'),
    },
    {
      from: 'ours',
      tells: 'I have 5 building tags, 0 on events, and 1 wild tag',
      given: { allTags: 5, tagsFaceDown: 0, wildTagsInPlay: 1, phase: 'action' },
      expect: needs('tagsFor'),
    },
    { from: 'ours', tells: 'How many tags count for an award, with 0 on events?', given: { tagsFor: 'award', tagsFaceDown: 0 }, expect: needs('allTags') },
  ],
})
