import { number } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { structureColour } from '../facts.ts'

const tokensOnIt = number('How many Heart Tokens lie on the card?', { min: 0 }, { units: ['tokens', 'heart tokens', 'token', 'heart token', 'hearts placed'] })

export const isStructureEmpty = defineRule({
  id: 'is-structure-empty',
  question: 'Is this an empty Grey Structure Card for Insightful Expedition?',
  facts: { structureColour, tokensOnIt },
  clauses: [
    { when: (f) => f.structureColour !== 'grey', answer: 'no', because: cite('structure-colours#where', 'The bottom area of the card has the colour') },
    { when: (f) => f.tokensOnIt > 0, answer: 'no', because: cite('insightful-expedition#answer', 'When it has no Heart Tokens on it already') },
  ],
  otherwise: { answer: 'yes', because: cite('insightful-expedition#tokens', 'it is Heart Tokens lying on the card that count') },
  examples: [
    { from: 'ours', tells: 'A grey card with one token', given: { structureColour: 'grey', tokensOnIt: 1 }, expect: no('insightful-expedition#answer') },
    {
      from: 'ours',
      tells: 'Workers Union has a formula printed on it and no token',
      given: { structureColour: 'grey', tokensOnIt: 0 },
      expect: yes('insightful-expedition#tokens'),
    },
    { from: 'ours', tells: 'Charger is pink', given: { structureColour: 'pink' }, expect: no('structure-colours#where') },
    {
      from: 'ours',
      tells: 'The Hearts on a grey card were all removed again, and a Heart with a 5 is printed on it',
      given: { structureColour: 'grey', tokensOnIt: 0 },
      expect: yes('insightful-expedition#tokens'),
    },
    { from: 'ours', tells: 'Two tokens lie on it, whatever its colour', given: { tokensOnIt: 2 }, expect: no('insightful-expedition#answer') },
    { from: 'ours', tells: 'No token lies on Hackerspace', given: { tokensOnIt: 0 }, expect: needs('structureColour') },
    { from: 'ours', tells: 'A grey card', given: { structureColour: 'grey' }, expect: needs('tokensOnIt') },
  ],
})
