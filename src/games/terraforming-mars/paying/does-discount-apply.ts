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
      action: [
        'the action',
        'action of',
        'blue card action',
        'blue action',
        'action of aquifer pumping',
        'action of rotator impacts',
        'action of water import from europa',
        'aquifer pumping',
        'rotator impacts',
        'water import from europa',
      ],
      robots: ['from self-replicating robots', 'from robots', 'from srr'],
    },
  },
)
const discountedTag = choice(
  'Does it show the tag that your discount is for?',
  { yes: 'yes', wild: 'only a wild tag', no: 'no' },
  {
    says: {
      yes: ['has the tag', 'with the tag', 'that has the tag'],
      wild: ['wild tag', 'only a wild tag', 'wild', 'joker', 'research coordination'],
      no: ['without the tag', 'no such tag'],
    },
    fixed: true,
  },
)

export const doesDiscountApply = defineRule({
  id: 'does-discount-apply',
  question: 'Does my discount for a tag (Thorgate, Cheung Shing Mars, Valley Trust and so on) make this cheaper?',
  facts: { discountedThing, discountedTag },
  clauses: [
    { when: (f) => f.discountedThing === 'prelude', answer: 'no', because: cite('thorgate#reason', 'The MC on a Prelude is an effect, not a cost') },
    { when: (f) => f.discountedThing === 'action', answer: 'no', because: cite('blue-action-cost#discounts', 'they do not lower the cost of an action') },
    {
      when: (f) => f.discountedTag === 'wild',
      answer: 'no',
      because: [
        cite('wild-tag-when-played#discount', 'It cannot be used as a tag to make its own card cheaper'),
        cite('research-coordination#after-playing', 'it triggers nothing and earns no discount'),
        cite('research-network#when-played', 'that goes by specific tags and earns no discount'),
      ],
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
      tells: 'Thorgate: does my discount apply to a prelude that has the tag, energy?',
      given: { discountedThing: 'prelude', discountedTag: 'yes' },
      expect: no('thorgate#reason'),
    },
    {
      from: 'rotator-impacts#discounts',
      tells: 'Does my space discount lower the action of Rotator Impacts, a card with the tag?',
      given: { discountedThing: 'action', discountedTag: 'yes' },
      expect: no('blue-action-cost#discounts'),
    },
    {
      from: 'aquifer-pumping#cheung-shing-mars',
      tells: 'As Cheung Shing Mars, is the action of Aquifer Pumping cheaper for me?',
      given: { discountedThing: 'action' },
      expect: no('blue-action-cost#discounts'),
    },
    {
      from: 'wild-tag-when-played#discount',
      tells: 'Research Coordination is a green card with only a wild tag: does my science discount apply?',
      given: { discountedThing: 'project', discountedTag: 'wild' },
      expect: no('wild-tag-when-played#discount', 'research-coordination#after-playing', 'research-network#when-played'),
    },
    {
      from: 'ours',
      tells: 'A green card without the tag of my discount.',
      given: { discountedThing: 'project', discountedTag: 'no' },
      expect: no('playing-a-tag#answer'),
    },
    {
      from: 'event-tags#discount',
      tells: 'Solar Probe is an event with the tag science, I am Valley Trust. Is it cheaper?',
      given: { discountedThing: 'event', discountedTag: 'yes' },
      expect: yes('event-tags#discount'),
    },
    {
      from: 'self-replicating-robots-cost#as-from-hand',
      tells: 'I play a card with the tag from Self-Replicating Robots. Does my discount come on top?',
      given: { discountedThing: 'robots', discountedTag: 'yes' },
      expect: yes('self-replicating-robots-cost#as-from-hand'),
    },
    {
      from: 'playing-a-tag#research',
      tells: 'Valley Trust plays Research, a green card with the tag. Does the discount apply?',
      given: { discountedThing: 'project', discountedTag: 'yes' },
      expect: yes('playing-a-tag#each-tag'),
    },
    { from: 'ours', tells: 'It has the tag my discount is for. Is it cheaper?', given: { discountedTag: 'yes' }, expect: needs('discountedThing') },
    { from: 'ours', tells: 'Does my tag discount apply to this event?', given: { discountedThing: 'event' }, expect: needs('discountedTag') },
  ],
})
