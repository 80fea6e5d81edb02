import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const deed = choice(
  'What do you want to do?',
  {
    look: 'look at the Discard Pile',
    plan: 'plan your actions',
    claim: 'claim a Reputation Card',
    expedition: 'use your Expedition Card',
    act: 'Construct, Assimilate, park a Rover or Flip a card',
  },
  {
    says: {
      // A card can also be built from the Discard Pile: the pile alone does not say what is done.
      look: [
        'leaf through the discard',
        'browse the discard',
        'go through the discard',
        'flick through the discard',
        'read the discard pile',
        'view the discard pile',
        'through the discards',
        'through the discard pile',
        'inspect the discard pile',
        'look at the discard',
        'look through the discard',
        'look at the discards',
        'look through the discards',
        'check the discard',
        'see the discard pile',
      ],
      plan: ['plan ahead', 'plan my turn', 'decide on my card', 'pick my card', 'plan', 'think ahead', 'choose my card', 'planning'],
      claim: ['claim', 'reputation card', 'milestone'],
      expedition: ['expedition', 'expedition card', 'bonus action'],
      act: ['construct', 'build', 'assimilate', 'park', 'flip', 'play my card', 'take my turn', 'at the same time', 'simultaneously'],
    },
  },
)

export const mayActOnOthersTurn = defineRule({
  id: 'may-act-on-others-turn',
  question: "May I do this during another player's turn?",
  facts: { deed },
  clauses: [
    { when: (f) => f.deed === 'look', answer: 'yes', because: cite('discard-pile#answer', 'any player may look at it at any time') },
    { when: (f) => f.deed === 'plan', answer: 'yes', because: cite('simultaneous-turns#planning', "as far as possible during other players' turns") },
    { when: (f) => f.deed === 'claim', answer: 'no', because: cite('claiming-reputation#your-turn', 'You can only claim on your turn') },
    { when: (f) => f.deed === 'expedition', answer: 'no', because: cite('expedition-cards#answer', 'On your turn it either offers a bonus action') },
  ],
  otherwise: { answer: 'no', because: cite('simultaneous-turns#answer', 'simultaneous play does not work here') },
  examples: [
    { from: 'ours', tells: 'Looking through the Discard Pile', given: { deed: 'look' }, expect: yes('discard-pile#answer') },
    { from: 'ours', tells: 'Planning ahead', given: { deed: 'plan' }, expect: yes('simultaneous-turns#planning') },
    { from: 'ours', tells: 'You fulfilled a requirement just now, on her turn', given: { deed: 'claim' }, expect: no('claiming-reputation#your-turn') },
    { from: 'ours', tells: 'Your Expedition Card before your turn', given: { deed: 'expedition' }, expect: no('expedition-cards#answer') },
    { from: 'ours', tells: 'All build at once to save time', given: { deed: 'act' }, expect: no('simultaneous-turns#answer') },
    { from: 'ours', tells: 'Something', given: {}, expect: needs('deed') },
    {
      from: 'ours',
      tells: 'She is still thinking, and I Assimilate my card already: nothing of hers is touched',
      given: { deed: 'act' },
      expect: no('simultaneous-turns#answer'),
    },
    {
      from: 'ours',
      tells: 'I forgot to claim a Reputation Card, and the next player has begun',
      given: { deed: 'claim' },
      expect: no('claiming-reputation#your-turn'),
    },
  ],
})
