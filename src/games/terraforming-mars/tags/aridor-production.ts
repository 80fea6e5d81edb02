import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const aridorCard = choice(
  'Which card do you play?',
  {
    project: 'a blue or green card',
    prelude: 'a Prelude',
    event: 'an event',
    corporation: 'a corporation',
    wild: 'Research Coordination or Research Network, with a wild tag',
  },
  {
    says: {
      project: ['blue card', 'green card', 'project card', 'plays a card', 'i play a card', 'a card on which'],
      prelude: ['a prelude', 'prelude card'],
      event: ['on an event', 'event with a new tag', 'an event', 'event card', 'red card'],
      corporation: ['second corporation', 'another corporation', 'by merger'],
      wild: ['research coordination', 'research network', 'wild tag', 'wild'],
    },
  },
)
const newTags = number(
  'How many kinds of tags on it are new to you?',
  { min: 0, max: 4 },
  {
    units: ['new tags', 'new tag', 'new kinds', 'new icons'],
    after: [
      'never had',
      'never had before',
      'i never had',
      'not had before',
      'i have never had',
      'tags i never had',
      'tags i have never had',
      'for the first time',
      'new to me',
      'that are new to me',
      'are new to me',
      'tags new to me',
      'that i did not have',
      'i did not have',
    ],
  },
)

export const aridorProduction = defineAmount({
  id: 'aridor-production',
  question: 'By how many steps does my MC production rise (how much MC production is gained) as Aridor for the new tags of this card?',
  unit: 'steps',
  facts: { aridorCard, newTags },
  clauses: [
    { when: (f) => f.aridorCard === 'event', answer: 0, because: cite('aridor#events', 'Event cards do not trigger it') },
    { when: (f) => f.aridorCard === 'corporation', answer: 0, because: cite('aridor#cards', 'Only blue cards, green cards and Preludes trigger the effect') },
    {
      when: (f) => f.aridorCard === 'wild',
      answer: 0,
      because: [cite('aridor#wild-tag', 'does not trigger it'), cite('research-coordination#after-playing', 'it triggers nothing and earns no discount')],
    },
  ],
  sum: [{ add: (f) => f.newTags, because: cite('aridor#several-new-tags', 'Each new tag triggers it separately') }],
  examples: [
    {
      from: 'aridor#several-new-tags',
      tells: 'As Aridor I play a green card with 3 new tags',
      given: { aridorCard: 'project', newTags: 3 },
      expect: answers(3, 'aridor#several-new-tags'),
    },
    {
      from: 'aridor#several-new-tags',
      tells: 'As Aridor I play a Prelude with 2 new tags',
      given: { aridorCard: 'prelude', newTags: 2 },
      expect: answers(2, 'aridor#several-new-tags'),
    },
    {
      from: 'ours',
      tells: 'As Aridor I play a blue card with 0 new tags',
      given: { aridorCard: 'project', newTags: 0 },
      expect: answers(0, 'aridor#several-new-tags'),
    },
    {
      from: 'aridor#events',
      tells: 'As Aridor I play an event with 2 new tags',
      given: { aridorCard: 'event', newTags: 2 },
      expect: answers(0, 'aridor#events'),
    },
    {
      from: 'ours',
      tells: 'Aridor gets a second corporation by Merger with 1 new tag',
      given: { aridorCard: 'corporation', newTags: 1 },
      expect: answers(0, 'aridor#cards'),
    },
    {
      from: 'aridor#several-new-tags',
      tells: 'As Aridor I play a blue card with 4 new tags',
      given: { aridorCard: 'project', newTags: 4 },
      expect: answers(4, 'aridor#several-new-tags'),
    },
    {
      from: 'ours',
      tells: 'As Aridor I play a green card like Research: its two science tags are 1 new tag',
      given: { aridorCard: 'project', newTags: 1 },
      expect: answers(1, 'aridor#several-new-tags'),
    },
    {
      from: 'aridor#wild-tag',
      tells: 'Does Research Network with its wild tag raise the production of Aridor?',
      given: { aridorCard: 'wild' },
      expect: answers(0, 'aridor#wild-tag', 'research-coordination#after-playing'),
    },
    { from: 'ours', tells: 'As Aridor I play a green card', given: { aridorCard: 'project' }, expect: needs('newTags') },
    { from: 'ours', tells: '2 new tags as Aridor', given: { newTags: 2 }, expect: needs('aridorCard') },
  ],
})
