import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { diceRolled } from '../facts.ts'

const shownCard = choice(
  'Which card would you show?',
  { hand: 'a card of your hand', objective: 'an Objective that is still hidden' },
  {
    fixed: true,
    says: {
      hand: [
        'hand',
        'my hand',
        'his hand',
        'her hand',
        'card of my hand',
        'hand card',
        'my cards',
        'cards i hold',
        'reactors',
        'thrusters',
        'shields',
        'damage cards',
      ],
      objective: ['objective', 'objective card', 'secret objective'],
    },
  },
)
const isFulfilled = yesNo("Have the Objective's conditions been met just now?", ['fulfilled', 'conditions are met', 'completed it', 'met its conditions'], {
  usual: false,
  no: ['not fulfilled', 'not met', 'unfulfilled', 'not completed'],
})

export const mayShowCard = defineRule({
  id: 'may-show-card',
  question: 'May I show, reveal this card to the others, to prove what I have?',
  facts: { shownCard, isFulfilled, diceRolled },
  clauses: [
    {
      when: [(f) => f.shownCard === 'objective', (f) => !f.isFulfilled],
      answer: 'no',
      because: cite('hidden-objectives#answer', 'you must keep them hidden from the other players until they are fulfilled'),
    },
    { when: (f) => f.shownCard === 'objective', answer: 'yes', because: cite('hidden-objectives#fulfilled', 'To claim one, you reveal it') },
    { when: (f) => !f.diceRolled, answer: 'no', because: cite('reveal-hand#answer', 'no card from a hand may be revealed before the Hazard dice are rolled') },
  ],
  otherwise: { answer: 'yes', because: cite('reveal-hand#answer', 'no card from a hand may be revealed before the Hazard dice are rolled') },
  examples: [
    {
      from: 'ours',
      tells: 'Showing Reactors, Thrusters or a Shield in order to be taken as an ally',
      given: { shownCard: 'hand', diceRolled: false },
      expect: no('reveal-hand#answer'),
    },
    { from: 'ours', tells: 'After the roll', given: { shownCard: 'hand', diceRolled: true }, expect: yes('reveal-hand#answer') },
    { from: 'ours', tells: 'An Objective, to explain a wish', given: { shownCard: 'objective', isFulfilled: false }, expect: no('hidden-objectives#answer') },
    {
      from: 'ours',
      tells: 'An Objective whose conditions are met',
      given: { shownCard: 'objective', isFulfilled: true },
      expect: yes('hidden-objectives#fulfilled'),
    },
    { from: 'ours', tells: 'A card of the hand', given: { shownCard: 'hand' }, expect: needs('diceRolled') },
    { from: 'ours', tells: 'An Objective', given: { shownCard: 'objective', diceRolled: true }, expect: needs('isFulfilled') },
    { from: 'ours', tells: 'Before the roll', given: { diceRolled: false, isFulfilled: true }, expect: needs('shownCard') },
    {
      from: 'ours',
      tells: 'An Objective that I forgot to claim, after the roll',
      given: { shownCard: 'objective', isFulfilled: false, diceRolled: true },
      expect: no('hidden-objectives#answer'),
    },
  ],
})
