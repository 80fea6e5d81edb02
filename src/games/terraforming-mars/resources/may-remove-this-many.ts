import { number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isCostOfAction } from '../facts/card-resources.ts'

const statedRemoval = number(
  'How many resources does the card say to remove?',
  { min: 1, fixed: true },
  { before: ['says', 'removes', 'card removes', 'up to', 'stated'], units: ['resources', 'plants', 'animals'] },
)
const wantedRemoval = number(
  'How many do you want to remove?',
  { min: 0 },
  { before: ['remove only', 'want to remove', 'take only', 'i remove', 'remove just'], units: ['of them'] },
)
const thereToRemove = number(
  'How many are there, on that card or in that supply?',
  { min: 0 },
  { before: ['there are', 'card has', 'she has', 'he has', 'only'], units: ['on the card', 'on it', 'in supply'] },
)
const mustRemove = yesNo('Does the card itself say that the removal must be made?', ['says must', 'must be removed', 'mandatory'], {
  usual: false,
  fixed: true,
})

export const mayRemoveThisMany = defineRule({
  id: 'may-remove-this-many',
  question: 'May I remove this many resources: fewer than the card says, or none?',
  facts: { statedRemoval, wantedRemoval, thereToRemove, isCostOfAction, mustRemove },
  clauses: [
    {
      when: (f) => f.wantedRemoval > f.statedRemoval,
      answer: 'no',
      because: cite('removing-resources#optional', 'unless the card states otherwise: you can remove less than stated'),
    },
    {
      when: [(f) => f.wantedRemoval > 0, (f) => f.wantedRemoval > f.thereToRemove],
      answer: 'no',
      because: cite('virus#only-one-animal', 'you can remove it, but you cannot choose a second card'),
    },
    { when: (f) => f.wantedRemoval === f.statedRemoval, answer: 'yes', because: cite('optional-removal#answer', 'you can remove all, some or none') },
    { when: (f) => f.isCostOfAction, answer: 'no', because: cite('removing-resources#cost-of-an-action', 'the cost of an action, it must be made') },
    { when: (f) => f.mustRemove, answer: 'no', because: cite('removing-resources#optional', 'The removal is optional, unless the card states otherwise') },
    {
      when: (f) => f.wantedRemoval === 0,
      answer: 'yes',
      because: cite('virus-optional#answer', 'taking resources away from other players is always optional'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('removing-resources#answer', 'unless the card states otherwise, you may remove less or none') },
  examples: [
    {
      from: 'optional-removal#virus',
      tells: 'Virus, and none of the 5 plants is removed',
      given: { statedRemoval: 5, wantedRemoval: 0, isCostOfAction: false, mustRemove: false },
      expect: yes('virus-optional#answer'),
    },
    {
      from: 'virus#only-one-animal',
      tells: 'Virus takes the only animal of a card',
      given: { statedRemoval: 2, wantedRemoval: 1, thereToRemove: 1, isCostOfAction: false, mustRemove: false },
      expect: yes('removing-resources#answer'),
    },
    {
      from: 'virus#only-one-animal',
      tells: 'Virus takes 2 animals where there is 1',
      given: { statedRemoval: 2, wantedRemoval: 2, thereToRemove: 1 },
      expect: no('virus#only-one-animal'),
    },
    { from: 'ours', tells: 'All 8 plants', given: { statedRemoval: 8, wantedRemoval: 8, thereToRemove: 9 }, expect: yes('optional-removal#answer') },
    {
      from: 'ours',
      tells: '9 plants where the card says 8',
      given: { statedRemoval: 8, wantedRemoval: 9, thereToRemove: 9 },
      expect: no('removing-resources#optional'),
    },
    {
      from: 'removing-as-a-cost#ants',
      tells: 'Ants without taking the microbe',
      given: { statedRemoval: 1, wantedRemoval: 0, isCostOfAction: true },
      expect: no('removing-resources#cost-of-an-action'),
    },
    {
      from: 'ours',
      tells: 'A card that says the removal must be made',
      given: { statedRemoval: 2, wantedRemoval: 1, thereToRemove: 4, isCostOfAction: false, mustRemove: true },
      expect: no('removing-resources#optional'),
    },
    { from: 'ours', tells: 'Nothing of 2', given: { statedRemoval: 2, wantedRemoval: 0, thereToRemove: 4 }, expect: needs('isCostOfAction', 'mustRemove') },
    { from: 'ours', tells: 'Two of 2', given: { statedRemoval: 2, wantedRemoval: 2 }, expect: needs('thereToRemove') },
    {
      from: 'ours',
      tells: 'I want 3',
      given: { wantedRemoval: 3, thereToRemove: 4, isCostOfAction: false, mustRemove: false },
      expect: needs('statedRemoval'),
    },
    {
      from: 'ours',
      tells: 'The card says 3',
      given: { statedRemoval: 3, thereToRemove: 2, isCostOfAction: false, mustRemove: false },
      expect: needs('wantedRemoval'),
    },
  ],
})
