import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { isMercenary, usedThing } from '../facts.ts'

export const howManyActionsItTakes = defineAmount({
  id: 'how-many-actions-it-takes',
  question: 'How many actions does it take, cost, need to play or use this card?',
  unit: 'actions',
  facts: { usedThing, isMercenary },
  never: [{ when: (f) => f.usedThing === 'shipPart' && f.isMercenary, because: 'There are no Ship Parts in the Mercenary row.' }],
  clauses: [
    { when: (f) => f.isMercenary, answer: 0, because: cite('mercenary-actions#answer', 'Mercenary cards do not cost an action') },
    {
      when: (f) => f.usedThing === 'shipPart',
      answer: 0,
      because: cite('ship-part-abilities#answer', 'the special abilities of Ship Parts cards do not require an action'),
    },
    { when: (f) => f.usedThing === 'crew', answer: 1, because: cite('crew-cards#action', 'Playing a Crew card requires 1 action') },
  ],
  sum: [{ add: () => 1, because: cite('action-cards#action', 'Every Action card requires one action') }],
  examples: [
    {
      from: 'ours',
      tells: 'How many actions does a Crew card from my hand cost?',
      given: { usedThing: 'crew', isMercenary: false },
      expect: answers(1, 'crew-cards#action'),
    },
    {
      from: 'ours',
      tells: 'Actions needed to play a Reactor',
      given: { usedThing: 'actionCard', isMercenary: false },
      expect: answers(1, 'action-cards#action'),
    },
    { from: 'ours', tells: 'How many actions do I spend on a Mercenary card?', given: { isMercenary: true }, expect: answers(0, 'mercenary-actions#answer') },
    {
      from: 'ours',
      tells: 'A Crew card of the Mercenary row costs how many actions?',
      given: { usedThing: 'crew', isMercenary: true },
      expect: answers(0, 'mercenary-actions#answer'),
    },
    {
      from: 'ours',
      tells: 'How many actions does the ability of a Ship Part take?',
      given: { usedThing: 'shipPart' },
      expect: answers(0, 'ship-part-abilities#answer'),
    },
    {
      from: 'ours',
      tells: 'I have no action left: how many does a Reactor of the Mercenary row need?',
      given: { usedThing: 'actionCard', isMercenary: true },
      expect: answers(0, 'mercenary-actions#answer'),
    },
    {
      from: 'ours',
      tells: 'A Miss in my hand does nothing by itself: how many actions would playing it cost?',
      given: { usedThing: 'actionCard', isMercenary: false },
      expect: answers(1, 'action-cards#action'),
    },
    { from: 'ours', tells: 'Actions for an Action card', given: { usedThing: 'actionCard' }, expect: needs('isMercenary') },
    { from: 'ours', tells: 'Actions for a Crew card', given: { usedThing: 'crew' }, expect: needs('isMercenary') },
    { from: 'ours', tells: 'Actions for a card that is not from the Mercenary row', given: { isMercenary: false }, expect: needs('usedThing') },
  ],
})
