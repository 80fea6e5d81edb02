import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isOwnCard } from '../facts/turns.ts'

const servicesCard = choice(
  'What card is it?',
  {
    project: 'a blue or green card',
    corporation: 'a corporation',
    prelude: 'a Prelude',
    itself: 'Community Services itself',
    event: 'an event played before',
    flipped: 'Pharmacy Union, flipped facedown',
  },
  {
    says: {
      project: ['blue card', 'green card', 'blue cards', 'green cards', 'my cards', 'project card', 'research coordination'],
      corporation: [
        'my corp',
        'a corp',
        'tagless corp',
        'corp without tags',
        'corporations without tags',
        'my corporation',
        'a corporation',
        'tagless corporation',
        'corporation without tags',
        'corporation with no tags',
        'septem tribus',
      ],
      prelude: ['preludes', 'prelude without tags', 'preludes without tags', 'tagless prelude', 'a prelude', 'my prelude', 'prelude card', 'research network'],
      itself: ['community services itself', 'count itself'],
      event: ['events', 'event without tags', 'events without tags', 'tagless event', 'tagless events', 'an event', 'played event', 'my events'],
      flipped: ['flipped pharmacy union', 'pharmacy union is flipped'],
    },
  },
)
const printedTags = choice(
  'Which tags does it have?',
  { none: 'none', wild: 'only a wild tag', some: 'another tag' },
  {
    says: {
      none: [
        'event without tags',
        'events without tags',
        'prelude without tags',
        'preludes without tags',
        'corporations without tags',
        'corp without tags',
        'tagless corp',
        'tagless event',
        'tagless prelude',
        'tagless card',
        'tagless cards',
        'cards without tags',
        'card without tags',
        'no tags',
        'no tag',
        'without tags',
        'tagless',
        'tagless corporation',
        'corporation without tags',
        'corporation with no tags',
      ],
      wild: ['wild tag', 'wild', 'joker', 'research coordination', 'research network', 'septem tribus'],
      some: ['with a tag', 'has a tag', 'has tags'],
    },
    fixed: true,
  },
)

export const doesCardCountForCommunityServices = defineRule({
  id: 'does-card-count-for-community-services',
  question: 'Is this a card with no tags for Community Services?',
  facts: { servicesCard, printedTags, isOwnCard },
  never: [
    {
      when: (f) => f.servicesCard === 'itself' && (f.printedTags !== 'none' || !f.isOwnCard),
      because: 'Community Services has no tags, and it is you who plays it.',
    },
  ],
  clauses: [
    { when: (f) => f.servicesCard === 'itself', answer: 'yes', because: cite('community-services#itself', 'The card includes itself: it has no tags') },
    { when: (f) => f.servicesCard === 'flipped', answer: 'no', because: cite('pharmacy-union-flipped#tagless', 'It does not count as a card with no tags') },
    {
      when: (f) => f.servicesCard === 'event',
      answer: 'no',
      because: cite('community-services#events', 'Events are not among the cards named, and do not count'),
    },
    { when: (f) => !f.isOwnCard, answer: 'no', because: cite('community-services#own-cards', "does not count other players' cards without tags") },
    { when: (f) => f.printedTags === 'some', answer: 'no', because: cite('community-services#answer', 'Only your own cards without tags') },
    {
      when: (f) => f.printedTags === 'wild',
      answer: 'yes',
      because: [
        cite('community-services-wild-tags#answer', 'a wild tag is no tag at all'),
        cite('wild-tag-no-tags#answer', 'for Community Services it counts as a card with no tags'),
        cite('septem-tribus#community-services', 'For Community Services it is a card with no tags'),
        cite('research-network#community-services', 'For Community Services it is a card with no tags'),
      ],
    },
    { when: (f) => f.servicesCard === 'corporation', answer: 'yes', because: cite('community-services#corporations', 'A corporation that has no tags counts') },
    { when: (f) => f.servicesCard === 'prelude', answer: 'yes', because: cite('community-services#preludes', 'So do Prelude cards that have no tags') },
  ],
  otherwise: { answer: 'yes', because: cite('community-services#blue-and-green', 'Your blue and green cards that have no tags count') },
  examples: [
    {
      from: 'ours',
      tells: 'My own card, a green card without tags, for Community Services',
      given: { servicesCard: 'project', printedTags: 'none', isOwnCard: true },
      expect: yes('community-services#blue-and-green'),
    },
    {
      from: 'ours',
      tells: 'Mine is a corporation without tags: does it count for Community Services?',
      given: { servicesCard: 'corporation', printedTags: 'none', isOwnCard: true },
      expect: yes('community-services#corporations'),
    },
    {
      from: 'ours',
      tells: 'My own card, a Prelude without tags',
      given: { servicesCard: 'prelude', printedTags: 'none', isOwnCard: true },
      expect: yes('community-services#preludes'),
    },
    { from: 'ours', tells: 'Does Community Services itself count?', given: { servicesCard: 'itself' }, expect: yes('community-services#itself') },
    {
      from: 'community-services-wild-tags#research-coordination',
      tells: 'My own card Research Coordination, a green card with only a wild tag',
      given: { servicesCard: 'project', printedTags: 'wild', isOwnCard: true },
      expect: yes('community-services-wild-tags#answer', 'wild-tag-no-tags#answer', 'septem-tribus#community-services', 'research-network#community-services'),
    },
    {
      from: 'community-services-wild-tags#septem-tribus',
      tells: 'Septem Tribus is mine and has only a wild tag',
      given: { servicesCard: 'corporation', printedTags: 'wild', isOwnCard: true },
      expect: yes('community-services-wild-tags#answer', 'wild-tag-no-tags#answer', 'septem-tribus#community-services', 'research-network#community-services'),
    },
    {
      from: 'community-services-wild-tags#research-network',
      tells: 'Research Network is mine and has only a wild tag',
      given: { servicesCard: 'prelude', printedTags: 'wild', isOwnCard: true },
      expect: yes('community-services-wild-tags#answer', 'wild-tag-no-tags#answer', 'septem-tribus#community-services', 'research-network#community-services'),
    },
    {
      from: 'ours',
      tells: "Septem Tribus is another player's card and has only a wild tag",
      given: { servicesCard: 'corporation', printedTags: 'wild', isOwnCard: false },
      expect: no('community-services#own-cards'),
    },
    {
      from: 'ours',
      tells: 'My own card, a blue card that has a tag',
      given: { servicesCard: 'project', printedTags: 'some', isOwnCard: true },
      expect: no('community-services#answer'),
    },
    {
      from: 'ours',
      tells: "An opponent's card, a green card without tags",
      given: { servicesCard: 'project', printedTags: 'none', isOwnCard: false },
      expect: no('community-services#own-cards'),
    },
    {
      from: 'ours',
      tells: 'My own card, a played event without tags',
      given: { servicesCard: 'event', printedTags: 'none', isOwnCard: true },
      expect: no('community-services#events'),
    },
    {
      from: 'ours',
      tells: 'Does flipped Pharmacy Union count for Community Services?',
      given: { servicesCard: 'flipped' },
      expect: no('pharmacy-union-flipped#tagless'),
    },
    { from: 'ours', tells: 'A green card, my own card', given: { servicesCard: 'project', isOwnCard: true }, expect: needs('printedTags') },
    { from: 'ours', tells: 'A card without tags for Community Services', given: { printedTags: 'none' }, expect: needs('servicesCard', 'isOwnCard') },
  ],
})
