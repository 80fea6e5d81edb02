import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isFirstActionPossible } from '../facts/turns.ts'

const wish = choice(
  'What do you want to do first?',
  { action: 'another action', pass: 'pass, in generation 1' },
  {
    says: {
      action: [
        'another action',
        'something else',
        'play a card first',
        'another action first',
        'standard project first',
        'claim a milestone first',
        'something else first',
        'another card first',
        'play a card before',
        'a standard project before',
        'delay the first action',
        'delay my first action',
        'postpone the first action',
        'before placing my first city',
        'before the first action',
        'before my first action',
      ],
      pass: [
        'pass',
        'pass first',
        'passing',
        'pass in generation 1',
        'pass in gen 1',
        'pass generation 1',
        'pass the first generation',
        'pass right away',
        'pass at once',
        'pass immediately',
        'pass without doing',
        'pass gen 1',
      ],
    },
  },
)
export const mayDelayFirstAction = defineRule({
  id: 'may-delay-first-action',
  question: "May I pass, skip it for now or do something else before my corporation's first action (draw 3 cards, place a city, fund an award)?",
  facts: { wish, isFirstActionPossible },
  clauses: [
    { when: (f) => f.wish === 'pass', answer: 'yes', because: cite('first-action-pass#answer', 'you then perform it as your first action of generation 2') },
    {
      when: (f) => !f.isFirstActionPossible,
      answer: 'yes',
      because: cite('first-action-mandatory#not-possible', 'If for any reason you cannot perform it, you can skip it'),
    },
  ],
  otherwise: { answer: 'no', because: cite('first-action-mandatory#answer', 'must be performed before any other, if you are able to') },
  examples: [
    {
      from: 'first-action-mandatory#vitor',
      tells: 'All 3 awards are taken before my first turn as Vitor, may I do another action?',
      given: { wish: 'action', isFirstActionPossible: false },
      expect: yes('first-action-mandatory#not-possible'),
    },
    {
      from: 'first-action-mandatory#passed',
      tells: 'May Tharsis Republic pass in generation 1, before it has done its first action?',
      given: { wish: 'pass' },
      expect: yes('first-action-pass#answer'),
    },
    {
      from: 'ours',
      tells: 'Tharsis Republic, the city is possible: may I play a card first?',
      given: { wish: 'action', isFirstActionPossible: true },
      expect: no('first-action-mandatory#answer'),
    },
    {
      from: 'ours',
      tells: 'May I do another action before the first action of my corporation?',
      given: { wish: 'action' },
      expect: needs('isFirstActionPossible'),
    },
    { from: 'ours', tells: 'My first action can be performed but I want to wait', given: { isFirstActionPossible: true }, expect: needs('wish') },
    {
      from: 'ours',
      tells: 'May I sell patents, another action, before Inventrix draws its 3 cards, which is possible?',
      given: { wish: 'action', isFirstActionPossible: true },
      expect: no('first-action-mandatory#answer'),
    },
  ],
})
