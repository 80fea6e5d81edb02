import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { phase } from '../facts/phase.ts'
import { isWild } from '../facts/tags.ts'
import { isWildInPlay, isWildUsed } from '../facts/wild-tags.ts'

const wildUse = choice(
  'What is the wild tag to count for?',
  {
    'own-count': 'a card that you play and that counts your tags',
    requirement: 'the requirement of a card that you play',
    milestone: 'Builder, Ecologist, Rim Settler or Diversifier, when you claim it',
    award: 'an award',
    trigger: 'an effect or a discount that goes by tags, as the wild tag itself is played',
    opponent: "an opponent's card that counts other players' tags",
    scoring: 'points for tags at the end of the game',
    'global-event': 'a Global Event that counts tags',
    search: 'a card that is drawn in search of a tag',
    events: 'a count of events (Media Archives or Legend)',
  },
  {
    says: {
      'own-count': ['card that counts tags', 'counts tags', 'satellites', 'solar probe', 'terraforming ganymede', 'gyropolis', 'counts my tags', 'medical lab'],
      requirement: [
        'requirements',
        'needs 2',
        'card that needs',
        'card that requires',
        'meet a requirement',
        'requirement',
        'card needs',
        'card requires',
        'prerequisite',
      ],
      milestone: ['milestone', 'builder', 'ecologist', 'rim settler', 'diversifier'],
      award: ['award', 'scientist', 'contractor', 'space baron', 'venuphile'],
      trigger: [
        'triggering',
        'cheaper',
        'viral enhancers',
        'decomposers',
        'point luna',
        'trigger',
        'triggers',
        'set off',
        'discount',
        'olympus conference',
        'mars university',
        'saturn systems',
      ],
      opponent: ['toll station', "opponent's card", "another player's card"],
      scoring: ['final scoring', 'ganymede colony', 'io mining industries', 'jovian points', 'end of the game', 'final points'],
      'global-event': ['global event', 'diversity', 'homeworld support', 'turmoil phase', 'spin-off products'],
      search: ['search for life', 'drawn card', 'draw until', 'revealed card'],
      events: ['media archives', 'legend', 'count events', 'number of events'],
    },
    fixed: true,
  },
)

const { usual: _none, ...TOLD } = isWild

export const doesWildTagCount = defineChoice({
  id: 'does-wild-tag-count',
  question: 'Does a wild tag count here?',
  // A sentence that names no wild tag is about another tag: that it is one is never taken for granted.
  facts: { isWild: TOLD, wildUse, isWildInPlay, isWildUsed, phase },
  answers: { yes: 'Yes', no: 'No', plain: 'No wild tag: it counts wherever it is face up' },
  clauses: [
    {
      when: (f) => !f.isWild,
      answer: 'plain',
      because: cite('tags-in-play#answer', 'on blue, green, Corporation and Prelude cards, and on the card being played'),
    },
    {
      when: (f) => f.wildUse === 'global-event',
      answer: 'no',
      because: cite('wild-tag-global-events#answer', 'it cannot be any tag when Global Events that count tags are resolved'),
    },
    { when: (f) => f.wildUse === 'search', answer: 'no', because: cite('wild-tag-search#answer', 'a wild tag is not that tag') },
    { when: (f) => f.wildUse === 'events', answer: 'no', because: cite('wild-tag-events#answer', 'they count events, and event symbols are not tags') },
    { when: (f) => f.wildUse === 'opponent', answer: 'no', because: cite('wild-tag-opponents#answer', 'it cannot be used as a tag when an opponent plays') },
    { when: (f) => f.wildUse === 'scoring', answer: 'no', because: cite('wild-tag-scoring#answer', 'it cannot be used as a tag in the scoring at the end') },
    { when: (f) => f.wildUse === 'award', answer: 'no', because: cite('wild-tag-awards#answer', 'it does not count towards any of them') },
    {
      when: (f) => f.wildUse === 'trigger',
      answer: 'no',
      because: [
        cite('wild-tag-when-played#answer', 'before it has been played, it is no tag at all'),
        cite('wild-tag-when-played#discount', 'It cannot be used as a tag to make its own card cheaper'),
      ],
    },
    { when: (f) => !f.isWildInPlay, answer: 'no', because: cite('wild-tag-kind#later-action', 'only after it has been played, on a subsequent action') },
    { when: (f) => f.isWildUsed, answer: 'no', because: cite('wild-tag-twice#answer', 'it cannot be used as more than one tag') },
    {
      when: (f) => f.wildUse === 'milestone',
      answer: 'yes',
      because: [
        cite('wild-tag-milestones#moment', 'when you claim the milestone, as a single tag of any type'),
        cite('milestones#action', 'Claiming a Milestone takes an action'),
      ],
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
    {
      when: (f) => f.wildUse === 'requirement',
      answer: 'yes',
      because: cite('wild-tag-requirement#answer', 'a card that requires specific tags, it can count as one of them'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('wild-tag-own-count#answer', 'goes by how many of certain tags you own, it can be one of them') },
  examples: [
    {
      from: 'wild-tag-own-count#jovian-tags',
      tells: 'My wild tag is in play from before: is it a Jovian tag for Terraforming Ganymede on my turn?',
      given: { isWild: true, wildUse: 'own-count', isWildInPlay: true, isWildUsed: false, phase: 'action' },
      expect: yes('wild-tag-own-count#answer'),
    },
    {
      from: 'wild-tag-own-count#space-tags',
      tells: 'Does the wild tag, already played, count as a space tag for Satellites on my turn?',
      given: { isWild: true, wildUse: 'own-count', isWildInPlay: true, isWildUsed: false, phase: 'action' },
      expect: yes('wild-tag-own-count#answer'),
    },
    {
      from: 'wild-tag-opponents#toll-station',
      tells: "My wild tag for an opponent's Toll Station",
      given: { isWild: true, wildUse: 'opponent' },
      expect: no('wild-tag-opponents#answer'),
    },
    {
      from: 'wild-tag-scoring#ganymede-colony',
      tells: 'Is my wild tag a Jovian tag for Ganymede Colony at the end of the game?',
      given: { isWild: true, wildUse: 'scoring' },
      expect: no('wild-tag-scoring#answer'),
    },
    {
      from: 'wild-tag-global-events#events',
      tells: 'Does my wild tag count for the global event Diversity?',
      given: { isWild: true, wildUse: 'global-event' },
      expect: no('wild-tag-global-events#answer'),
    },
    {
      from: 'wild-tag-search#search-for-life',
      tells: 'Research Coordination drawn for Search for Life',
      given: { isWild: true, wildUse: 'search' },
      expect: no('wild-tag-search#answer'),
    },
    {
      from: 'search-for-life#wild-tag',
      tells: 'Search for Life, and I have another wild tag already played',
      given: { isWild: true, wildUse: 'search', isWildInPlay: true },
      expect: no('wild-tag-search#answer'),
    },
    {
      from: 'wild-tag-requirement#answer',
      tells: 'Can the wild tag, already played, be one of the science tags that the card needs on my turn?',
      given: { isWild: true, wildUse: 'requirement', isWildInPlay: true, isWildUsed: false, phase: 'action' },
      expect: yes('wild-tag-requirement#answer'),
    },
    {
      from: 'wild-tag-requirement#one-tag',
      tells: 'The card needs two more science tags, and the one wild tag was played before and is counted already',
      given: { isWild: true, wildUse: 'requirement', isWildInPlay: true, isWildUsed: true },
      expect: no('wild-tag-twice#answer'),
    },
    {
      from: 'wild-tag-milestones#milestones',
      tells: 'Does my wild tag, already played, count for Rim Settler?',
      given: { isWild: true, wildUse: 'milestone', isWildInPlay: true, isWildUsed: false },
      expect: yes('milestones#action', 'wild-tag-milestones#moment'),
    },
    {
      from: 'wild-tag-awards#any-award',
      tells: 'Does my wild tag count for Scientist?',
      given: { isWild: true, wildUse: 'award' },
      expect: no('wild-tag-awards#answer'),
    },
    {
      from: 'wild-tag-when-played#trigger',
      tells: 'Does Research Coordination trigger Olympus Conference with its wild tag?',
      given: { isWild: true, wildUse: 'trigger' },
      expect: no('wild-tag-when-played#answer', 'wild-tag-when-played#discount'),
    },
    {
      from: 'wild-tag-events#legend',
      tells: '4 events and a wild tag for Legend',
      given: { isWild: true, wildUse: 'events' },
      expect: no('wild-tag-events#answer'),
    },
    { from: 'ours', tells: 'Does a wild tag count for Builder?', given: { isWild: true, wildUse: 'milestone' }, expect: needs('isWildInPlay', 'isWildUsed') },
    {
      from: 'wild-tag-events#media-archives',
      tells: 'Does my wild tag count for Media Archives?',
      given: { isWild: true, wildUse: 'events' },
      expect: no('wild-tag-events#answer'),
    },
    {
      from: 'ours',
      tells: 'The card counts my tags, and the wild tag is on that card being played',
      given: { isWild: true, wildUse: 'own-count', isWildInPlay: false },
      expect: no('wild-tag-kind#later-action'),
    },
    {
      from: 'gyropolis#choose-one',
      tells: 'For Gyropolis my wild tag, already played, is counted already as the Earth tag',
      given: { isWild: true, wildUse: 'own-count', isWildInPlay: true, isWildUsed: true },
      expect: no('wild-tag-twice#answer'),
    },
    {
      from: 'ours',
      tells: 'In the Prelude phase a card counts my tags, and the wild tag was played before',
      given: { isWild: true, wildUse: 'own-count', isWildInPlay: true, isWildUsed: false, phase: 'prelude' },
      expect: unsettled('conflict:wild-tag-prelude-phase#action-phase-only', 'conflict:wild-tag-prelude-phase#any-action'),
    },
    {
      from: 'ours',
      tells: 'A card counts my tags in the Solar phase, the wild tag was played before',
      given: { isWild: true, wildUse: 'own-count', isWildInPlay: true, phase: 'solar' },
      expect: no('wild-tags-in-global-events#answer'),
    },
    {
      from: 'ours',
      tells: 'Will my Jovian tags count at the end of the game?',
      given: { wildUse: 'scoring' },
      expect: needs('isWild'),
    },
    {
      from: 'ours',
      tells: 'No wild tag, just a science tag of mine for an award: does it count?',
      given: { isWild: false, wildUse: 'award' },
      expect: answers('plain', 'tags-in-play#answer'),
    },
    {
      from: 'ours',
      tells: 'My wild tag was played before, and it is my turn',
      given: { isWild: true, isWildInPlay: true, isWildUsed: false, phase: 'action' },
      expect: needs('wildUse'),
    },
    {
      from: 'ours',
      tells: 'A wild tag for Satellites on my turn',
      given: { isWild: true, wildUse: 'own-count', isWildUsed: false, phase: 'action' },
      expect: needs('isWildInPlay'),
    },
    {
      from: 'ours',
      tells: 'A wild tag, already played, for Satellites',
      given: { isWild: true, wildUse: 'own-count', isWildInPlay: true },
      expect: needs('isWildUsed', 'phase'),
    },
  ],
})
