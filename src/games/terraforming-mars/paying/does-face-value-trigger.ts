import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { faceCost, givingBack, isPutOnRobots } from '../facts/cards.ts'

const twentyEffect = choice(
  'Which effect is it about?',
  { credicor: 'Credicor', 'spin-off-department': 'Spin-off Department' },
  {
    says: {
      credicor: ['credicor', 'get the 4', 'get my 4', 'get the 4 mc', 'get my 4 mc', 'get 4 mc', 'take 4 mc back', 'get 4 mc back', '4 mc back', 'gain 4 mc'],
      'spin-off-department': ['spin-off department', 'spin off department', 'spin-off'],
    },
  },
)

export const doesFaceValueTrigger = defineRule({
  id: 'does-face-value-trigger',
  question: 'Does this card trigger Credicor or Spin-off Department?',
  facts: { faceCost, isPutOnRobots: givingBack(isPutOnRobots, 'putting it on robots'), twentyEffect },
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
      tells: 'Credicor: I played a card with face value 20 but paid only 14 after discounts; it did not go onto robots. Do I get the 4 MC?',
      given: { faceCost: 20, isPutOnRobots: false, twentyEffect: 'credicor' },
      expect: yes('credicor#discounts'),
    },
    {
      from: 'credicor#steel-or-titanium',
      tells: 'Credicor pays for Ganymede Colony with titanium only and plays it. Does it trigger?',
      given: { card: 'ganymede-colony', isPutOnRobots: false, twentyEffect: 'credicor' },
      expect: yes('credicor#discounts'),
    },
    {
      from: 'spin-off-department#answer',
      tells: 'Spin-off Department: I play Ganymede Colony for less than 20 MC thanks to discounts.',
      given: { card: 'ganymede-colony', isPutOnRobots: false, twentyEffect: 'spin-off-department' },
      expect: yes('spin-off-department#face-value'),
    },
    {
      from: 'spin-off-department#robots',
      tells: 'Spin-off Department: I put a card with face value 25 onto Self-Replicating Robots.',
      given: { faceCost: 25, isPutOnRobots: true, twentyEffect: 'spin-off-department' },
      expect: no('spin-off-department#robots'),
    },
    {
      from: 'ours',
      tells: 'As Credicor I put a card that costs 25 MC onto Self-Replicating Robots.',
      given: { faceCost: 25, isPutOnRobots: true, twentyEffect: 'credicor' },
      expect: no('self-replicating-robots-triggers#answer'),
    },
    {
      from: 'ours',
      tells: 'Credicor plays a card that costs 19 MC.',
      given: { faceCost: 19, twentyEffect: 'credicor' },
      expect: no('credicor#answer'),
    },
    {
      from: 'ours',
      tells: 'Spin-off Department, and I play Maxwell Base.',
      given: { card: 'maxwell-base', twentyEffect: 'spin-off-department', isPutOnRobots: false },
      expect: no('spin-off-department#answer'),
    },
    {
      from: 'ours',
      tells: 'Does this card trigger Credicor when I play it?',
      given: { twentyEffect: 'credicor', isPutOnRobots: false },
      expect: needs('faceCost'),
    },
    { from: 'ours', tells: 'Credicor and a card that costs 23 MC.', given: { faceCost: 23, twentyEffect: 'credicor' }, expect: needs('isPutOnRobots') },
  ],
})
