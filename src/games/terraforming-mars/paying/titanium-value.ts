import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { advancedAlloys, mercurianAlloys } from '../facts/cards.ts'
import { phobolog } from '../facts/corporations.ts'

export const titaniumValue = defineAmount({
  id: 'titanium-value',
  question: 'What value in MC has each titanium (ti), what is one worth to me?',
  unit: 'MC',
  facts: { advancedAlloys, mercurianAlloys, phobolog },
  sum: [
    { add: () => 3, because: cite('metal-value#answer', 'Each steel is worth 2 MC and each titanium 3 MC, unless a card') },
    { add: (f) => (f.advancedAlloys ? 1 : 0), because: cite('advanced-alloys#titanium', 'Each titanium is worth 4 MC') },
    { add: (f) => (f.mercurianAlloys ? 1 : 0), because: cite('mercurian-alloys#answer', '5 MC with two of Mercurian Alloys, Advanced Alloys and Phobolog') },
    { add: (f) => (f.phobolog ? 1 : 0), because: cite('advanced-alloys#phobolog', 'It stacks if you are Phobolog') },
  ],
  examples: [
    {
      from: 'metal-value#titanium',
      tells: 'What is titanium worth without Advanced Alloys, without Mercurian Alloys and not as Phobolog?',
      given: { advancedAlloys: false, mercurianAlloys: false, phobolog: false },
      expect: answers(3, 'metal-value#answer'),
    },
    {
      from: 'advanced-alloys#titanium',
      tells: 'Titanium with Advanced Alloys, no Mercurian Alloys, not Phobolog?',
      given: { advancedAlloys: true, mercurianAlloys: false, phobolog: false },
      expect: answers(4, 'metal-value#answer', 'advanced-alloys#titanium'),
    },
    {
      from: 'cumulative-effects#passive-effects',
      tells: 'I am Phobolog and have Advanced Alloys but no Mercurian Alloys. What is each ti worth?',
      given: { advancedAlloys: true, mercurianAlloys: false, phobolog: true },
      expect: answers(5, 'metal-value#answer', 'advanced-alloys#titanium', 'advanced-alloys#phobolog'),
    },
    {
      from: 'mercurian-alloys#two',
      tells: 'Phobolog with Mercurian Alloys and without Advanced Alloys: titanium?',
      given: { advancedAlloys: false, mercurianAlloys: true, phobolog: true },
      expect: answers(5, 'metal-value#answer', 'mercurian-alloys#answer', 'advanced-alloys#phobolog'),
    },
    {
      from: 'advanced-alloys#mercurian-alloys',
      tells: 'Advanced Alloys and Mercurian Alloys, but I am not Phobolog. Titanium is worth?',
      given: { advancedAlloys: true, mercurianAlloys: true, phobolog: false },
      expect: answers(5, 'metal-value#answer', 'advanced-alloys#titanium', 'mercurian-alloys#answer'),
    },
    {
      from: 'advanced-alloys#all-three',
      tells: 'As Phobolog with Advanced Alloys and Mercurian Alloys, what is titanium worth?',
      given: { advancedAlloys: true, mercurianAlloys: true, phobolog: true },
      expect: answers(6, 'metal-value#answer', 'advanced-alloys#titanium', 'mercurian-alloys#answer', 'advanced-alloys#phobolog'),
    },
    { from: 'ours', tells: 'What is titanium worth for Phobolog?', given: { phobolog: true }, expect: needs('advancedAlloys', 'mercurianAlloys') },
    {
      from: 'ours',
      tells: 'I have Advanced Alloys and Mercurian Alloys. Value of ti?',
      given: { advancedAlloys: true, mercurianAlloys: true },
      expect: needs('phobolog'),
    },
  ],
})
