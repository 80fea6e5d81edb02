import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isMercenary, usedThing } from '../facts.ts'

export const doesItTakeAnAction = defineRule({
  id: 'does-it-take-an-action',
  question: 'Does this take, cost, use up, eat one of my actions?',
  facts: { usedThing, isMercenary },
  never: [{ when: (f) => f.usedThing === 'shipPart' && f.isMercenary, because: 'There are no Ship Parts in the Mercenary row.' }],
  clauses: [
    { when: (f) => f.isMercenary, answer: 'no', because: cite('mercenary-actions#answer', 'Mercenary cards do not cost an action') },
    {
      when: (f) => f.usedThing === 'shipPart',
      answer: 'no',
      because: cite('ship-part-abilities#answer', 'the special abilities of Ship Parts cards do not require an action'),
    },
    { when: (f) => f.usedThing === 'crew', answer: 'yes', because: cite('crew-cards#action', 'Playing a Crew card requires 1 action') },
  ],
  otherwise: { answer: 'yes', because: cite('action-cards#action', 'Every Action card requires one action') },
  examples: [
    { from: 'ours', tells: 'A Crew card from your hand', given: { usedThing: 'crew', isMercenary: false }, expect: yes('crew-cards#action') },
    { from: 'ours', tells: 'A Crew card of the Mercenary row', given: { usedThing: 'crew', isMercenary: true }, expect: no('mercenary-actions#answer') },
    { from: 'ours', tells: 'A Reactor of the Mercenary row', given: { usedThing: 'actionCard', isMercenary: true }, expect: no('mercenary-actions#answer') },
    { from: 'ours', tells: 'A Reactor', given: { usedThing: 'actionCard', isMercenary: false }, expect: yes('action-cards#action') },
    {
      from: 'ours',
      tells: 'Does the ability of a Ship Part cost me an action, eat up one action?',
      given: { usedThing: 'shipPart' },
      expect: no('ship-part-abilities#answer'),
    },
    { from: 'ours', tells: 'A Crew card', given: { usedThing: 'crew' }, expect: needs('isMercenary') },
    { from: 'ours', tells: 'Not from the Mercenary row', given: { isMercenary: false }, expect: needs('usedThing') },
    { from: 'ours', tells: 'I use something of the Mercenary row', given: { isMercenary: true }, expect: no('mercenary-actions#answer') },
  ],
})
