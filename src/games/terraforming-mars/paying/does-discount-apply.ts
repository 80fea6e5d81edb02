import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const discountedThing = choice(
  'What do you want to have cheaper?',
  {
    project: 'a green or blue card',
    event: 'an event',
    prelude: 'a Prelude',
    action: 'the action of a blue card',
    robots: 'a card that you play from Self-Replicating Robots',
  },
  {
    says: {
      project: ['a card', 'green card', 'blue card', 'project card'],
      event: ['event', 'an event', 'event card'],
      prelude: ['prelude', 'prelude card'],
      action: ['action', 'the action', 'blue card action', 'aquifer pumping', 'rotator impacts'],
      robots: ['from self-replicating robots', 'from robots', 'from srr'],
    },
  },
)
const discountedTag = choice(
  'Does it show the tag that your discount is for?',
  { yes: 'yes', wild: 'only a wild tag', no: 'no' },
  { says: { yes: ['has the tag', 'with the tag'], wild: ['wild tag', 'wild', 'joker'], no: ['without the tag', 'no such tag'] }, fixed: true },
)

export const doesDiscountApply = defineRule({
  id: 'does-discount-apply',
  question: 'Does my discount for a tag apply here?',
  facts: { discountedThing, discountedTag },
  clauses: [
    { when: (f) => f.discountedThing === 'prelude', answer: 'no', because: cite('thorgate#reason', 'The MC on a Prelude is an effect, not a cost') },
    { when: (f) => f.discountedThing === 'action', answer: 'no', because: cite('blue-action-cost#discounts', 'they do not lower the cost of an action') },
    {
      when: (f) => f.discountedTag === 'wild',
      answer: 'no',
      because: cite('wild-tag-when-played#discount', 'It cannot be used as a tag to make its own card cheaper'),
    },
    { when: (f) => f.discountedTag === 'no', answer: 'no', because: cite('playing-a-tag#answer', 'It means playing a card that has the tag') },
    { when: (f) => f.discountedThing === 'event', answer: 'yes', because: cite('event-tags#discount', 'it applies to an event with that tag') },
    {
      when: (f) => f.discountedThing === 'robots',
      answer: 'yes',
      because: cite('self-replicating-robots-cost#as-from-hand', 'You play a card from Self-Replicating Robots as if from hand'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('playing-a-tag#each-tag', 'counts once for each such tag on the card') },
  examples: [
    {
      from: 'thorgate#full-amount',
      tells: 'Thorgate and a Prelude with an energy tag',
      given: { discountedThing: 'prelude', discountedTag: 'yes' },
      expect: no('thorgate#reason'),
    },
    {
      from: 'rotator-impacts#discounts',
      tells: 'The action of Rotator Impacts with a space discount',
      given: { discountedThing: 'action', discountedTag: 'yes' },
      expect: no('blue-action-cost#discounts'),
    },
    {
      from: 'ours',
      tells: 'Research Coordination with a science discount',
      given: { discountedThing: 'project', discountedTag: 'wild' },
      expect: no('wild-tag-when-played#discount'),
    },
    { from: 'ours', tells: 'A card without the tag', given: { discountedThing: 'project', discountedTag: 'no' }, expect: no('playing-a-tag#answer') },
    {
      from: 'ours',
      tells: 'Solar Probe, an event with a science tag, as Valley Trust',
      given: { discountedThing: 'event', discountedTag: 'yes' },
      expect: yes('event-tags#discount'),
    },
    {
      from: 'ours',
      tells: 'A science card from Self-Replicating Robots as Valley Trust',
      given: { discountedThing: 'robots', discountedTag: 'yes' },
      expect: yes('self-replicating-robots-cost#as-from-hand'),
    },
    {
      from: 'playing-a-tag#research',
      tells: 'Research as Valley Trust',
      given: { discountedThing: 'project', discountedTag: 'yes' },
      expect: yes('playing-a-tag#each-tag'),
    },
    { from: 'ours', tells: 'A card with the tag', given: { discountedTag: 'yes' }, expect: needs('discountedThing') },
    { from: 'ours', tells: 'An event', given: { discountedThing: 'event' }, expect: needs('discountedTag') },
  ],
})
