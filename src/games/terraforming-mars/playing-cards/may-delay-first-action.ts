import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const wish = choice(
  'What do you want to do first?',
  { action: 'another action', pass: 'pass, in generation 1' },
  { says: { action: ['another action', 'something else', 'play a card first', 'another action first'], pass: ['pass', 'pass first', 'passing'] } },
)
const isFirstActionPossible = yesNo('Can the first action be performed?', ['can be performed', 'possible'], {
  no: ['impossible', 'cannot be performed', 'not possible', 'all awards are taken'],
  usual: true,
})

export const mayDelayFirstAction = defineRule({
  id: 'may-delay-first-action',
  question: "May I do something else before my corporation's first action?",
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
      tells: 'All 3 awards are claimed before Vitor begins',
      given: { wish: 'action', isFirstActionPossible: false },
      expect: yes('first-action-mandatory#not-possible'),
    },
    {
      from: 'first-action-mandatory#passed',
      tells: 'Tharsis Republic passes at once in generation 1',
      given: { wish: 'pass' },
      expect: yes('first-action-pass#answer'),
    },
    {
      from: 'ours',
      tells: 'A card before the city of Tharsis Republic',
      given: { wish: 'action', isFirstActionPossible: true },
      expect: no('first-action-mandatory#answer'),
    },
    { from: 'ours', tells: 'Another action', given: { wish: 'action' }, expect: needs('isFirstActionPossible') },
    { from: 'ours', tells: 'The first action is possible', given: { isFirstActionPossible: true }, expect: needs('wish') },
  ],
})
