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
      'another-award': ['scientist', 'another award'],
    },
    fixed: true,
  },
)

const goalTagOn = choice(
  'Where is the tag?',
  {
    card: 'on a blue or green card in play',
    corporation: 'on your corporation',
    prelude: 'on a Prelude card',
    event: 'on an event you have played',
    wild: 'it is a wild tag',
    flipped: 'on Pharmacy Union, flipped',
  },
  {
    says: {
      card: ['blue card', 'green card', 'on a blue card', 'on a green card'],
      corporation: ['corporation', 'corporation tag', 'on my corporation'],
      prelude: ['prelude', 'prelude tag', 'on a prelude'],
      event: ['event', 'on an event', 'event tag', 'event tags', 'played event'],
      wild: ['wild tag', 'wild', 'joker', 'research coordination', 'septem tribus', 'research network'],
      flipped: ['flipped pharmacy union', 'pharmacy union'],
    },
  },
)

export const doesTagCountForGoal = defineRule({
  id: 'does-tag-count-for-goal',
  question: 'Does this tag count for a milestone or award?',
  facts: { tagGoal, goalTagOn },
  clauses: [
    { when: (f) => f.goalTagOn === 'flipped', answer: 'no', because: cite('pharmacy-union-flipped#tags', 'Its tags have no effect any more') },
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
        cite('wild-tag-milestones#moment', 'when you claim the milestone, as a single tag of any type'),
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
      tells: 'The tag of flipped Pharmacy Union',
      given: { tagGoal: 'milestone', goalTagOn: 'flipped' },
      expect: no('pharmacy-union-flipped#tags'),
    },
    { from: 'ours', tells: 'A wild tag for Legend', given: { tagGoal: 'legend', goalTagOn: 'wild' }, expect: no('wild-tag-events#legend') },
    {
      from: 'ours',
      tells: 'The tag on an event for Legend: the card counts, not its tag',
      given: { tagGoal: 'legend', goalTagOn: 'event' },
      expect: no('wild-tag-milestones#legend'),
    },
    {
      from: 'ours',
      tells: 'Research Coordination for Builder',
      given: { tagGoal: 'milestone', goalTagOn: 'wild' },
      expect: yes('tags-for-milestones#wild-tags', 'wild-tag-milestones#moment'),
    },
    { from: 'ours', tells: 'Research Network for Venuphile', given: { tagGoal: 'venuphile', goalTagOn: 'wild' }, expect: no('venuphile#wild-tags') },
    { from: 'ours', tells: 'Septem Tribus for Scientist', given: { tagGoal: 'another-award', goalTagOn: 'wild' }, expect: no('wild-tag-awards#any-award') },
    { from: 'ours', tells: 'A wild tag for Contractor', given: { tagGoal: 'award', goalTagOn: 'wild' }, expect: no('tags-for-awards#wild-tags') },
    { from: 'ours', tells: 'A played event for Rim Settler', given: { tagGoal: 'milestone', goalTagOn: 'event' }, expect: no('tags-for-milestones#events') },
    { from: 'ours', tells: 'A Venus event for Venuphile', given: { tagGoal: 'venuphile', goalTagOn: 'event' }, expect: no('venuphile#events') },
    { from: 'ours', tells: 'An asteroid for Space Baron', given: { tagGoal: 'award', goalTagOn: 'event' }, expect: no('event-tags#afterwards') },
    {
      from: 'ours',
      tells: 'My corporation for Diversifier',
      given: { tagGoal: 'milestone', goalTagOn: 'corporation' },
      expect: yes('tags-for-milestones#answer'),
    },
    { from: 'ours', tells: 'A Prelude card for Contractor', given: { tagGoal: 'award', goalTagOn: 'prelude' }, expect: yes('tags-for-awards#answer') },
    { from: 'ours', tells: 'A blue card for Venuphile', given: { tagGoal: 'venuphile', goalTagOn: 'card' }, expect: yes('venuphile#which-tags') },
    {
      from: 'ours',
      tells: 'A green card for Scientist',
      given: { tagGoal: 'another-award', goalTagOn: 'card' },
      expect: yes('tags-that-trigger#still-active'),
    },
    { from: 'ours', tells: 'A wild tag', given: { goalTagOn: 'wild' }, expect: needs('tagGoal') },
    { from: 'ours', tells: 'For Ecologist', given: { tagGoal: 'milestone' }, expect: needs('goalTagOn') },
  ],
})
