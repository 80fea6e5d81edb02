import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { faceCost, isPutOnRobots } from '../facts/cards.ts'

const twentyEffect = choice(
  'Which effect is it about?',
  { credicor: 'Credicor', 'spin-off-department': 'Spin-off Department' },
  { says: { credicor: ['credicor'], 'spin-off-department': ['spin-off department', 'spin off department', 'spin-off'] } },
)

export const doesFaceValueTrigger = defineRule({
  id: 'does-face-value-trigger',
  question: 'Does this card trigger Credicor or Spin-off Department?',
  facts: { faceCost, isPutOnRobots, twentyEffect },
  clauses: [
    {
      when: [(f) => f.isPutOnRobots, (f) => f.twentyEffect === 'spin-off-department'],
      answer: 'no',
      because: cite('spin-off-department#robots', 'does not trigger it; only playing that card does'),
    },
    { when: (f) => f.isPutOnRobots, answer: 'no', because: cite('self-replicating-robots-triggers#answer', 'triggers wait until the card is played') },
    {
      when: [(f) => f.faceCost >= 20, (f) => f.twentyEffect === 'spin-off-department'],
      answer: 'yes',
      because: cite('spin-off-department#face-value', 'goes by the face value of the card, not by what you paid'),
    },
    { when: (f) => f.faceCost >= 20, answer: 'yes', because: cite('credicor#discounts', 'The face value counts, even if discounts from other cards bring') },
    { when: (f) => f.twentyEffect === 'spin-off-department', answer: 'no', because: cite('spin-off-department#answer', 'if its face value is 20 MC or more') },
  ],
  otherwise: { answer: 'no', because: cite('credicor#answer', 'For every card whose face value is at least 20 MC') },
  examples: [
    {
      from: 'credicor#discounts',
      tells: 'Credicor, and a card of 20 MC bought for 14 MC',
      given: { faceCost: 20, isPutOnRobots: false, twentyEffect: 'credicor' },
      expect: yes('credicor#discounts'),
    },
    {
      from: 'spin-off-department#answer',
      tells: 'Spin-off Department, and Ganymede Colony with discounts',
      given: { card: 'ganymede-colony', isPutOnRobots: false, twentyEffect: 'spin-off-department' },
      expect: yes('spin-off-department#face-value'),
    },
    {
      from: 'spin-off-department#robots',
      tells: 'Spin-off Department, and the card goes onto Self-Replicating Robots',
      given: { faceCost: 25, isPutOnRobots: true, twentyEffect: 'spin-off-department' },
      expect: no('spin-off-department#robots'),
    },
    {
      from: 'ours',
      tells: 'Credicor puts a card onto Self-Replicating Robots',
      given: { faceCost: 25, isPutOnRobots: true, twentyEffect: 'credicor' },
      expect: no('self-replicating-robots-triggers#answer'),
    },
    {
      from: 'ours',
      tells: 'Credicor, and a card of 19 MC',
      given: { faceCost: 19, twentyEffect: 'credicor', isPutOnRobots: false },
      expect: no('credicor#answer'),
    },
    {
      from: 'ours',
      tells: 'Spin-off Department, and a card of 18 MC',
      given: { card: 'maxwell-base', twentyEffect: 'spin-off-department', isPutOnRobots: false },
      expect: no('spin-off-department#answer'),
    },
    { from: 'ours', tells: 'Nobody looked at the price', given: { twentyEffect: 'credicor', isPutOnRobots: false }, expect: needs('faceCost') },
    { from: 'ours', tells: 'A card of 23 MC', given: { faceCost: 23, twentyEffect: 'credicor' }, expect: needs('isPutOnRobots') },
  ],
})
