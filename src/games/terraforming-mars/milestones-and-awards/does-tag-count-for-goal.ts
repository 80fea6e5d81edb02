import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const tagGoal = choice(
  'For which milestone or award?',
  {
    milestone: 'the milestones Builder, Diversifier, Ecologist or Rim Settler',
    legend: 'the milestone Legend',
    award: 'the awards Contractor or Space Baron',
    venuphile: 'the award Venuphile',
    'another-award': 'another award for tags, like Scientist',
  },
  {
    says: {
      milestone: ['builder', 'diversifier', 'ecologist', 'rim settler'],
      legend: ['legend'],
      award: ['contractor', 'space baron'],
      venuphile: ['venuphile'],
      'another-award': ['scientist', 'another award', 'an award'],
    },
    fixed: true,
  },
)

const TAGS = ['building', 'science', 'space', 'plant', 'animal', 'microbe', 'earth', 'jovian', 'venus', 'energy', 'city'] as const

/** "A building tag on my corporation", with each of the tags. */
const tagOn = (...places: string[]): string[] => TAGS.flatMap((tag) => places.map((place) => `${tag} tag ${place}`))
const tagOf = (...owners: string[]): string[] => TAGS.flatMap((tag) => owners.map((owner) => `${owner} ${tag} tag`))

const goalTagOn = choice(
  'Where is the tag?',
  {
    card: 'on a blue or green card in play',
    corporation: 'on your corporation',
    prelude: 'on a Prelude card',
    event: 'on an event you have played',
    wild: 'it is a wild tag',
    hand: 'on a card in your hand',
    robots: 'on a card on Self-Replicating Robots',
    flipped: 'on Pharmacy Union, flipped',
  },
  {
    says: {
      card: [
        'a blue card',
        'a green card',
        'blue cards',
        'green cards',
        'my blue cards',
        'my green cards',
        ...tagOn('on a blue card', 'on a green card'),
        'on a blue card',
        'on my blue card',
        'on a green card',
        'on my green card',
      ],
      corporation: [
        ...tagOf("my corporation's", "my corp's", "corporation's"),
        ...tagOn('on my corporation', 'on my corp', 'of my corporation'),
        'on my corp',
        'on the corporation',
        'tag of my corporation',
        'corporation tag',
        'on my corporation',
        "my corporation's tag",
      ],
      prelude: [
        ...tagOn('on a prelude', 'on my prelude'),
        'tag of my prelude',
        'tags on my preludes',
        'prelude tags',
        'prelude tag',
        'on a prelude',
        'on my prelude',
      ],
      event: [
        ...tagOn('on an event', 'on my event', 'on a played event', 'on an event i played'),
        'events',
        'my events',
        'on my events',
        'on events',
        'facedown events',
        'face down events',
        'events i played',
        'event pile',
        'tags on events',
        'red cards',
        'on an event',
        'event tag',
        'event tags',
        'played event',
        'event i played',
        'red card',
      ],
      wild: ['wild tags', 'my wild tag', 'wild tag', 'wild', 'joker', 'research coordination', 'septem tribus', 'research network'],
      hand: [
        ...tagOn('in my hand', 'in hand', 'on a card in my hand', 'on a card in hand'),
        'on a card in my hand',
        'on a card in hand',
        'still in hand',
        'in my hand',
        'in hand',
        'not played yet',
      ],
      robots: ['on self-replicating robots', 'on robots', 'on srr'],
      flipped: ['flipped pharmacy union', 'pharmacy union is flipped', 'pharmacy union flipped'],
    },
  },
)

export const doesTagCountForGoal = defineRule({
  id: 'does-tag-count-for-goal',
  question: 'Does this tag (for Legend: this card) count for a milestone or award?',
  facts: { tagGoal, goalTagOn },
  clauses: [
    {
      when: [(f) => f.tagGoal === 'legend', (f) => f.goalTagOn === 'flipped'],
      answer: 'yes',
      because: cite('legend#pharmacy-union', 'corporation counts after it is flipped'),
    },
    {
      when: [(f) => f.tagGoal === 'legend', (f) => f.goalTagOn === 'event'],
      answer: 'yes',
      because: cite('event-tags#legend', 'The number of your events does still count'),
    },
    { when: (f) => f.goalTagOn === 'flipped', answer: 'no', because: cite('pharmacy-union-flipped#tags', 'Its tags have no effect any more') },
    { when: (f) => f.goalTagOn === 'hand', answer: 'no', because: cite('tags-in-play#hand', "Cards in players' hands are not included") },
    {
      when: (f) => f.goalTagOn === 'robots',
      answer: 'no',
      because: cite('self-replicating-robots-not-in-play#not-in-play', 'Cards on Self-Replicating Robots are not in play'),
    },
    {
      when: [(f) => f.tagGoal === 'legend', (f) => f.goalTagOn === 'wild'],
      answer: 'no',
      because: cite('wild-tag-events#legend', 'It is not counted for the Legend milestone'),
    },
    { when: (f) => f.tagGoal === 'legend', answer: 'no', because: cite('wild-tag-milestones#legend', 'that counts events, and event symbols are not tags') },
    {
      when: [(f) => f.tagGoal === 'milestone', (f) => f.goalTagOn === 'wild'],
      answer: 'yes',
      because: [
        cite('tags-for-milestones#wild-tags', 'A wild tag counts towards all of these milestones'),
        cite('wild-tag-milestones#moment', 'when you claim the milestone, as a single tag'),
      ],
    },
    {
      when: [(f) => f.tagGoal === 'venuphile', (f) => f.goalTagOn === 'wild'],
      answer: 'no',
      because: cite('venuphile#wild-tags', 'do not count towards any award'),
    },
    {
      when: [(f) => f.tagGoal === 'another-award', (f) => f.goalTagOn === 'wild'],
      answer: 'no',
      because: cite('wild-tag-awards#any-award', 'No award counts it, whatever tag that award asks for'),
    },
    { when: (f) => f.goalTagOn === 'wild', answer: 'no', because: cite('tags-for-awards#wild-tags', 'Wild tags do not count towards any award') },
    {
      when: [(f) => f.tagGoal === 'milestone', (f) => f.goalTagOn === 'event'],
      answer: 'no',
      because: cite('tags-for-milestones#events', 'No tag on an event card counts towards any of them'),
    },
    {
      when: [(f) => f.tagGoal === 'venuphile', (f) => f.goalTagOn === 'event'],
      answer: 'no',
      because: cite('venuphile#events', 'No tag on an event card counts towards awards'),
    },
    {
      when: (f) => f.goalTagOn === 'event',
      answer: 'no',
      because: cite('event-tags#afterwards', 'do not count towards requirements of other cards, milestones or awards'),
    },
    {
      when: (f) => f.tagGoal === 'milestone',
      answer: 'yes',
      because: cite('tags-for-milestones#answer', 'Tags on your blue and green cards, corporation and Prelude cards'),
    },
    {
      when: (f) => f.tagGoal === 'award',
      answer: 'yes',
      because: cite('tags-for-awards#answer', 'Tags on your blue and green cards, corporation and Prelude cards'),
    },
    { when: (f) => f.tagGoal === 'venuphile', answer: 'yes', because: cite('venuphile#which-tags', 'Those on your blue cards and green cards count') },
  ],
  otherwise: { answer: 'yes', because: cite('tags-that-trigger#still-active', 'stay active and can be used for requirements of certain cards') },
  examples: [
    {
      from: 'ours',
      tells: 'Does the microbe tag of flipped Pharmacy Union count for Ecologist?',
      given: { tagGoal: 'milestone', goalTagOn: 'flipped' },
      expect: no('pharmacy-union-flipped#tags'),
    },
    {
      from: 'legend#pharmacy-union',
      tells: 'Does flipped Pharmacy Union count for Legend?',
      given: { tagGoal: 'legend', goalTagOn: 'flipped' },
      expect: yes('legend#pharmacy-union'),
    },
    {
      from: 'event-tags#legend',
      tells: 'An event I played with a space tag, for Legend',
      given: { tagGoal: 'legend', goalTagOn: 'event' },
      expect: yes('event-tags#legend'),
    },
    {
      from: 'wild-tag-events#legend',
      tells: 'A wild tag for Legend, as if it were an event',
      given: { tagGoal: 'legend', goalTagOn: 'wild' },
      expect: no('wild-tag-events#legend'),
    },
    {
      from: 'ours',
      tells: 'A tag on my green card, for Legend',
      given: { tagGoal: 'legend', goalTagOn: 'card' },
      expect: no('wild-tag-milestones#legend'),
    },
    {
      from: 'tags-for-milestones#wild-tags',
      tells: 'Does the wild tag of Research Coordination count for Builder?',
      given: { tagGoal: 'milestone', goalTagOn: 'wild' },
      expect: yes('tags-for-milestones#wild-tags', 'wild-tag-milestones#moment'),
    },
    {
      from: 'venuphile#wild-tags',
      tells: 'Does the wild tag of Research Network count for Venuphile?',
      given: { tagGoal: 'venuphile', goalTagOn: 'wild' },
      expect: no('venuphile#wild-tags'),
    },
    {
      from: 'wild-tag-awards#any-award',
      tells: 'Does the wild tag of Septem Tribus count for Scientist?',
      given: { tagGoal: 'another-award', goalTagOn: 'wild' },
      expect: no('wild-tag-awards#any-award'),
    },
    {
      from: 'tags-for-awards#wild-tags',
      tells: 'A wild tag for Contractor',
      given: { tagGoal: 'award', goalTagOn: 'wild' },
      expect: no('tags-for-awards#wild-tags'),
    },
    {
      from: 'tags-for-milestones#events',
      tells: 'Does the Jovian tag on an event I played count for Rim Settler?',
      given: { tagGoal: 'milestone', goalTagOn: 'event' },
      expect: no('tags-for-milestones#events'),
    },
    {
      from: 'venuphile#events',
      tells: 'A Venus tag on an event, for Venuphile',
      given: { tagGoal: 'venuphile', goalTagOn: 'event' },
      expect: no('venuphile#events'),
    },
    {
      from: 'tags-for-awards#events',
      tells: 'The space tag on an event like Asteroid, for Space Baron',
      given: { tagGoal: 'award', goalTagOn: 'event' },
      expect: no('event-tags#afterwards'),
    },
    {
      from: 'ours',
      tells: 'I have a building tag in my hand, for Builder',
      given: { tagGoal: 'milestone', goalTagOn: 'hand' },
      expect: no('tags-in-play#hand'),
    },
    {
      from: 'ours',
      tells: 'The building tag of a card on Self-Replicating Robots, for Contractor',
      given: { tagGoal: 'award', goalTagOn: 'robots' },
      expect: no('self-replicating-robots-not-in-play#not-in-play'),
    },
    {
      from: 'tags-for-milestones#corporations',
      tells: 'Does the tag on my corporation count for Diversifier?',
      given: { tagGoal: 'milestone', goalTagOn: 'corporation' },
      expect: yes('tags-for-milestones#answer'),
    },
    {
      from: 'tags-for-awards#prelude-cards',
      tells: 'A building tag on a Prelude, for Contractor',
      given: { tagGoal: 'award', goalTagOn: 'prelude' },
      expect: yes('tags-for-awards#answer'),
    },
    {
      from: 'venuphile#which-tags',
      tells: 'A Venus tag on my blue card, for Venuphile',
      given: { tagGoal: 'venuphile', goalTagOn: 'card' },
      expect: yes('venuphile#which-tags'),
    },
    {
      from: 'tags-that-trigger#still-active',
      tells: 'A science tag on my green card, for Scientist',
      given: { tagGoal: 'another-award', goalTagOn: 'card' },
      expect: yes('tags-that-trigger#still-active'),
    },
    { from: 'ours', tells: 'Does a wild tag count?', given: { goalTagOn: 'wild' }, expect: needs('tagGoal') },
    { from: 'ours', tells: 'Which of my tags count for Ecologist?', given: { tagGoal: 'milestone' }, expect: needs('goalTagOn') },
  ],
})
