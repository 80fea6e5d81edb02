import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { advancedAlloys, regoPlastics } from '../facts/cards.ts'

export const steelValue = defineAmount({
  id: 'steel-value',
  question: 'What is each steel worth to me?',
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
      tells: 'Nothing makes it dearer',
      given: { advancedAlloys: false, regoPlastics: false },
      expect: answers(2, 'metal-value#answer'),
    },
    {
      from: 'advanced-alloys#steel',
      tells: 'With Advanced Alloys',
      given: { advancedAlloys: true, regoPlastics: false },
      expect: answers(3, 'metal-value#answer', 'advanced-alloys#steel'),
    },
    {
      from: 'rego-plastics#answer',
      tells: 'With both cards',
      given: { advancedAlloys: true, regoPlastics: true },
      expect: answers(4, 'metal-value#answer', 'advanced-alloys#steel', 'rego-plastics#metal'),
    },
    {
      from: 'conflict:rego-plastics-metal#steel',
      tells: 'With Rego Plastics alone',
      given: { advancedAlloys: false, regoPlastics: true },
      expect: answers(3, 'metal-value#answer', 'rego-plastics#metal'),
    },
    { from: 'ours', tells: 'With Advanced Alloys, and nothing said of Rego Plastics', given: { advancedAlloys: true }, expect: needs('regoPlastics') },
    { from: 'ours', tells: 'Without Rego Plastics', given: { regoPlastics: false }, expect: needs('advancedAlloys') },
  ],
})
