import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { advancedAlloys, regoPlastics } from '../facts/cards.ts'

export const steelValue = defineAmount({
  id: 'steel-value',
  question: 'What value in MC has each steel, what is one worth to me?',
  unit: 'MC',
  facts: { advancedAlloys, regoPlastics },
  sum: [
    { add: () => 2, because: cite('metal-value#answer', 'Each steel is worth 2 MC and each titanium 3 MC, unless a card') },
    { add: (f) => (f.advancedAlloys ? 1 : 0), because: cite('advanced-alloys#steel', 'With Advanced Alloys each steel is worth 3 MC') },
    { add: (f) => (f.regoPlastics ? 1 : 0), because: cite('rego-plastics#metal', 'It is steel that Rego Plastics makes dearer') },
  ],
  examples: [
    {
      from: 'metal-value#steel',
      tells: 'What is each steel worth without Advanced Alloys and without Rego Plastics?',
      given: { advancedAlloys: false, regoPlastics: false },
      expect: answers(2, 'metal-value#answer'),
    },
    {
      from: 'advanced-alloys#steel',
      tells: 'Steel with Advanced Alloys in play but no Rego Plastics is worth?',
      given: { advancedAlloys: true, regoPlastics: false },
      expect: answers(3, 'metal-value#answer', 'advanced-alloys#steel'),
    },
    {
      from: 'rego-plastics#answer',
      tells: 'I have Advanced Alloys and Rego Plastics: what is my steel worth?',
      given: { advancedAlloys: true, regoPlastics: true },
      expect: answers(4, 'metal-value#answer', 'advanced-alloys#steel', 'rego-plastics#metal'),
    },
    {
      from: 'conflict:rego-plastics-metal#steel',
      tells: 'Steel with Rego Plastics but without Advanced Alloys?',
      given: { advancedAlloys: false, regoPlastics: true },
      expect: answers(3, 'metal-value#answer', 'rego-plastics#metal'),
    },
    { from: 'ours', tells: 'How much is steel with adv alloys?', given: { advancedAlloys: true }, expect: needs('regoPlastics') },
    { from: 'ours', tells: 'I do not have Rego Plastics. Value of steel?', given: { regoPlastics: false }, expect: needs('advancedAlloys') },
    { from: 'ours', tells: 'What is steel worth?', given: {}, expect: needs('advancedAlloys', 'regoPlastics') },
  ],
})
