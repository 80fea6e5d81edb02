import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { phase } from '../facts/phase.ts'
import { isWildInPlay, isWildUsed } from '../facts/wild-tags.ts'

const wildUse = choice(
  'What is the wild tag to count for?',
  {
    'own-count': 'a card that you play and that counts your tags',
    opponent: "an opponent's card that counts other players' tags",
    scoring: 'points for tags at the end of the game',
    'global-event': 'a Global Event that counts tags',
    search: 'a card that is drawn in search of a tag',
    events: 'a count of events (Media Archives)',
  },
  {
    says: {
      'own-count': ['satellites', 'terraforming ganymede', 'gyropolis', 'counts my tags', 'medical lab', 'my own card'],
      opponent: ['toll station', "opponent's card", "another player's card"],
      scoring: ['scoring', 'ganymede colony', 'io mining industries', 'jovian points', 'end of the game', 'final points'],
      'global-event': ['global event', 'diversity', 'homeworld support', 'turmoil phase', 'spin-off products'],
      search: ['search for life', 'drawn', 'search', 'reveal'],
      events: ['media archives', 'count events', 'number of events'],
    },
    fixed: true,
  },
)

export const doesWildTagCount = defineRule({
  id: 'does-wild-tag-count',
  question: 'Does a wild tag count here?',
  facts: { wildUse, isWildInPlay, isWildUsed, phase },
  clauses: [
    {
      when: (f) => f.wildUse === 'global-event',
      answer: 'no',
      because: cite('wild-tag-global-events#answer', 'it cannot be any tag when Global Events that count tags are resolved'),
    },
    { when: (f) => f.wildUse === 'search', answer: 'no', because: cite('wild-tag-search#answer', 'a wild tag is not that tag') },
    { when: (f) => f.wildUse === 'events', answer: 'no', because: cite('wild-tag-events#answer', 'they count events, and event symbols are not tags') },
    { when: (f) => f.wildUse === 'opponent', answer: 'no', because: cite('wild-tag-opponents#answer', 'it cannot be used as a tag when an opponent plays') },
    { when: (f) => f.wildUse === 'scoring', answer: 'no', because: cite('wild-tag-scoring#answer', 'it cannot be used as a tag in the scoring at the end') },
    { when: (f) => !f.isWildInPlay, answer: 'no', because: cite('wild-tag-kind#later-action', 'only after it has been played, on a subsequent action') },
    {
      when: (f) => f.phase !== 'action' && f.phase !== 'prelude',
      answer: 'no',
      because: cite('wild-tags-in-global-events#answer', "a wild tag is a tag only in its owner's action phase"),
    },
    { when: (f) => f.isWildUsed, answer: 'no', because: cite('wild-tag-twice#answer', 'it cannot be used as more than one tag') },
    {
      when: (f) => f.phase === 'prelude',
      unsettled: [
        { answer: 'no', because: cite('conflict:wild-tag-prelude-phase#action-phase-only', 'during the action phase of its owner') },
        { answer: 'yes', because: cite('conflict:wild-tag-prelude-phase#any-action', 'a card played with it could use a wild tag played before') },
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('wild-tag-own-count#answer', 'goes by how many of certain tags you own, it can be one of them') },
  examples: [
    {
      from: 'wild-tag-own-count#jovian-tags',
      tells: 'As a Jovian tag for Terraforming Ganymede',
      given: { wildUse: 'own-count', isWildInPlay: true, isWildUsed: false, phase: 'action' },
      expect: yes('wild-tag-own-count#answer'),
    },
    {
      from: 'wild-tag-own-count#space-tags',
      tells: 'As a space tag for Satellites',
      given: { wildUse: 'own-count', isWildInPlay: true, isWildUsed: false, phase: 'action' },
      expect: yes('wild-tag-own-count#answer'),
    },
    {
      from: 'wild-tag-opponents#toll-station',
      tells: "My wild tag for an opponent's Toll Station",
      given: { wildUse: 'opponent' },
      expect: no('wild-tag-opponents#answer'),
    },
    {
      from: 'wild-tag-scoring#ganymede-colony',
      tells: 'As a Jovian tag for Ganymede Colony',
      given: { wildUse: 'scoring' },
      expect: no('wild-tag-scoring#answer'),
    },
    { from: 'wild-tag-global-events#events', tells: 'For Diversity', given: { wildUse: 'global-event' }, expect: no('wild-tag-global-events#answer') },
    {
      from: 'wild-tag-search#search-for-life',
      tells: 'Research Coordination drawn for Search for Life',
      given: { wildUse: 'search' },
      expect: no('wild-tag-search#answer'),
    },
    {
      from: 'search-for-life#wild-tag',
      tells: 'The same with the wild tag in play',
      given: { wildUse: 'search', isWildInPlay: true },
      expect: no('wild-tag-search#answer'),
    },
    { from: 'wild-tag-events#media-archives', tells: 'For Media Archives', given: { wildUse: 'events' }, expect: no('wild-tag-events#answer') },
    {
      from: 'ours',
      tells: 'The wild tag is on the very card that is played',
      given: { wildUse: 'own-count', isWildInPlay: false },
      expect: no('wild-tag-kind#later-action'),
    },
    {
      from: 'gyropolis#choose-one',
      tells: 'For Gyropolis, after it was counted as the Earth tag',
      given: { wildUse: 'own-count', isWildInPlay: true, isWildUsed: true },
      expect: no('wild-tag-twice#answer'),
    },
    {
      from: 'ours',
      tells: 'A card played by a Prelude counts my tags',
      given: { wildUse: 'own-count', isWildInPlay: true, isWildUsed: false, phase: 'prelude' },
      expect: unsettled('conflict:wild-tag-prelude-phase#action-phase-only', 'conflict:wild-tag-prelude-phase#any-action'),
    },
    {
      from: 'ours',
      tells: 'Tags are counted in the Solar phase',
      given: { wildUse: 'own-count', isWildInPlay: true, phase: 'solar' },
      expect: no('wild-tags-in-global-events#answer'),
    },
    { from: 'ours', tells: 'A wild tag', given: { isWildInPlay: true, isWildUsed: false, phase: 'action' }, expect: needs('wildUse') },
    { from: 'ours', tells: 'For Satellites', given: { wildUse: 'own-count', isWildUsed: false, phase: 'action' }, expect: needs('isWildInPlay') },
    { from: 'ours', tells: 'For Satellites, in play', given: { wildUse: 'own-count', isWildInPlay: true }, expect: needs('phase', 'isWildUsed') },
  ],
})
