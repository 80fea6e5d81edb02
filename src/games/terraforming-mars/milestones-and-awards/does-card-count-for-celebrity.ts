import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { card, faceCost, isEvent } from '../facts/cards.ts'

export const doesCardCountForCelebrity = defineRule({
  id: 'does-card-count-for-celebrity',
  question: 'Does this card count for Celebrity?',
  facts: { card, isEvent, faceCost },
  clauses: [
    { when: (f) => f.faceCost < 20, answer: 'no', because: cite('celebrity#answer', 'Your blue and green cards whose face value is 20 MC or more') },
    { when: (f) => f.isEvent, answer: 'no', because: cite('celebrity#events', 'Event cards are not counted') },
  ],
  otherwise: {
    answer: 'yes',
    because: [
      cite('celebrity#answer', 'Your blue and green cards whose face value is 20 MC or more'),
      cite('celebrity#price-paid', 'after discounts and the like, does not matter'),
    ],
  },
  examples: [
    {
      from: 'ours',
      tells: 'Does Ganymede Colony count for Celebrity?',
      given: { card: 'ganymede-colony' },
      expect: yes('celebrity#answer', 'celebrity#price-paid'),
    },
    { from: 'ours', tells: 'Does Giant Ice Asteroid count for Celebrity?', given: { card: 'giant-ice-asteroid' }, expect: no('celebrity#events') },
    { from: 'ours', tells: 'A blue card that costs 19 MC, for Celebrity', given: { isEvent: false, faceCost: 19 }, expect: no('celebrity#answer') },
    {
      from: 'celebrity#price-paid',
      tells: 'A green card with a face value of 23 MC that I got for 15',
      given: { isEvent: false, faceCost: 23 },
      expect: yes('celebrity#answer', 'celebrity#price-paid'),
    },
    { from: 'celebrity#events', tells: 'An event that costs 31 MC, for Celebrity', given: { isEvent: true, faceCost: 31 }, expect: no('celebrity#events') },
    {
      from: 'ours',
      tells: 'A card that costs 20 MC, exactly, and is not an event',
      given: { isEvent: false, faceCost: 20 },
      expect: yes('celebrity#answer', 'celebrity#price-paid'),
    },
    { from: 'ours', tells: 'A card that costs 12 MC, for Celebrity: event or not, too cheap', given: { faceCost: 12 }, expect: no('celebrity#answer') },
    { from: 'ours', tells: 'A card that costs 25 MC, for Celebrity', given: { faceCost: 25 }, expect: needs('isEvent') },
    {
      from: 'ours',
      tells: 'Noctis City, not an event, and I do not know its cost',
      given: { card: 'noctis-city', isEvent: false },
      expect: needs('faceCost'),
    },
  ],
})
