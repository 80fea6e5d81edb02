import { number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const structuresCost = number(
  'What do the Structures that you Construct this turn cost together, as depicted?',
  { min: 0, unit: 'Resources' },
  { units: ['resources', 'resource'], before: ['cost', 'costs', 'costing'] },
)
const costSaved = number(
  'How many of these do you not pay, by a discount or a free Construct?',
  { min: 0, usual: 0, unit: 'Resources' },
  { before: ['discount of', 'saved'], after: ['discount', 'discounted', 'cheaper', 'less'] },
)
const flipSpent = number(
  'How many Resources do you spend by Flipping a card this turn?',
  { min: 0, unit: 'Resources' },
  { after: ['on charger', 'for charger', 'on printer', 'by flipping', 'on a flip'] },
)
const expeditionSpent = number(
  'How many Resources do you spend for your Expedition Card this turn?',
  { min: 0, usual: 0, unit: 'Resources' },
  { after: ['for the expedition', 'on the expedition', 'for my expedition card'] },
)

export const resourcesForCapable = defineAmount({
  id: 'resources-for-capable',
  question: 'How many Resources count for claiming Capable this turn?',
  unit: 'Resources',
  facts: { structuresCost, costSaved, flipSpent, expeditionSpent },
  never: [{ when: (f) => f.costSaved > f.structuresCost, because: 'You cannot save more than the Structures cost.' }],
  sum: [
    {
      add: (f) => f.structuresCost,
      because: [
        cite('capable-claim#constructing', 'What you spend on Structures counts'),
        cite('capable-claim#rovers', 'Resources that you pay by Parking Rovers are included'),
      ],
    },
    {
      add: (f) => -f.costSaved,
      because: [
        cite('capable-claim#discounts', 'Resource costs that are discounted are not included'),
        cite('discounts#answer', 'only Resources that you actually pay count as spent'),
      ],
    },
    { add: (f) => f.flipSpent, because: cite('capable-claim#flipping', 'What you spend by Flipping cards counts') },
    { add: (f) => f.expeditionSpent, because: cite('capable-claim#expedition-card', 'What you spend for it counts') },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'A Structure of 3, one of them from a Rover',
      given: { structuresCost: 3, costSaved: 0, flipSpent: 0, expeditionSpent: 0 },
      expect: answers(3, 'capable-claim#constructing', 'capable-claim#rovers'),
    },
    {
      from: 'capable-claim#charger',
      tells: 'A Structure of 2, and 4 Energy on Charger',
      given: { structuresCost: 2, costSaved: 0, flipSpent: 4, expeditionSpent: 0 },
      expect: answers(6, 'capable-claim#constructing', 'capable-claim#rovers', 'capable-claim#flipping'),
    },
    {
      from: 'capable-claim#extra-structure',
      tells: 'Two Structures by an Obelisk, 3 and 2, with a discount of 1',
      given: { structuresCost: 5, costSaved: 1, flipSpent: 0, expeditionSpent: 0 },
      expect: answers(4, 'capable-claim#constructing', 'capable-claim#rovers', 'capable-claim#discounts', 'discounts#answer'),
    },
    {
      from: 'ours',
      tells: 'Embassy makes a Structure of 4 free, and the Expedition Card takes 1',
      given: { structuresCost: 4, costSaved: 4, flipSpent: 0, expeditionSpent: 1 },
      expect: answers(1, 'capable-claim#constructing', 'capable-claim#rovers', 'capable-claim#discounts', 'discounts#answer', 'capable-claim#expedition-card'),
    },
    {
      from: 'ours',
      tells: 'I Assimilate, pay a Metal for Printer and 2 for the Structure from the stack',
      given: { structuresCost: 2, costSaved: 0, flipSpent: 1, expeditionSpent: 0 },
      expect: answers(3, 'capable-claim#constructing', 'capable-claim#rovers', 'capable-claim#flipping'),
    },
    {
      from: 'ours',
      tells: 'The one Structure of this turn was free, and nothing else was spent',
      given: { structuresCost: 5, costSaved: 5, flipSpent: 0, expeditionSpent: 0 },
      expect: answers(0, 'capable-claim#constructing', 'capable-claim#rovers', 'capable-claim#discounts', 'discounts#answer'),
    },
    { from: 'ours', tells: 'A Structure of 3 without a discount', given: { structuresCost: 3, costSaved: 0 }, expect: needs('flipSpent') },
    { from: 'ours', tells: 'A Structure of 3, nothing else spent', given: { structuresCost: 3, flipSpent: 0, expeditionSpent: 0 }, expect: needs('costSaved') },
    { from: 'ours', tells: '4 Energy on Charger', given: { costSaved: 0, flipSpent: 4, expeditionSpent: 0 }, expect: needs('structuresCost') },
  ],
})
