import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { card, faceCost, isEvent } from '../facts/cards.ts'

export const doesCardCountForCelebrity = defineRule({
  id: 'does-card-count-for-celebrity',
  question: 'Does this card count for Celebrity?',
  facts: { card, isEvent, faceCost },
  clauses: [
    { when: (f) => f.isEvent, answer: 'no', because: cite('celebrity#events', 'Event cards are not counted') },
    {
      when: (f) => f.faceCost >= 20,
      answer: 'yes',
      because: [
        cite('celebrity#answer', 'Your blue and green cards whose face value is 20 MC or more'),
        cite('celebrity#price-paid', 'after discounts and the like, does not matter'),
      ],
    },
  ],
  otherwise: { answer: 'no', because: cite('celebrity#answer', 'Your blue and green cards whose face value is 20 MC or more') },
  examples: [
    {
      from: 'ours',
      tells: 'Ganymede Colony, whose face value is exactly 20 MC',
      given: { card: 'ganymede-colony' },
      expect: yes('celebrity#answer', 'celebrity#price-paid'),
    },
    { from: 'ours', tells: 'Giant Ice Asteroid, an event of 36 MC', given: { card: 'giant-ice-asteroid' }, expect: no('celebrity#events') },
    { from: 'ours', tells: 'A blue card of 19 MC', given: { isEvent: false, faceCost: 19 }, expect: no('celebrity#answer') },
    {
      from: 'ours',
      tells: 'A card of 23 MC that cost me 15 after discounts',
      given: { isEvent: false, faceCost: 23 },
      expect: yes('celebrity#answer', 'celebrity#price-paid'),
    },
    { from: 'ours', tells: 'A card of 25 MC', given: { faceCost: 25 }, expect: needs('isEvent') },
    {
      from: 'ours',
      tells: 'Noctis City, whose face value the documents do not give',
      given: { card: 'noctis-city', isEvent: false },
      expect: needs('faceCost'),
    },
  ],
})
