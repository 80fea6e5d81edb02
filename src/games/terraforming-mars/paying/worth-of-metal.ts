import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { advancedAlloys, mercurianAlloys, regoPlastics } from '../facts/cards.ts'
import { phobolog } from '../facts/corporations.ts'
import { metal, metalSpent } from './mc-besides-metal.ts'

export const worthOfMetal = defineAmount({
  id: 'worth-of-metal',
  question: 'How many MC are several steel or titanium (ti) cubes worth together in total: what value do they cover?',
  unit: 'MC',
  facts: { metal, metalSpent, advancedAlloys, regoPlastics, mercurianAlloys, phobolog },
  sum: [
    {
      add: (f) => (f.metal === 'steel' ? 2 : 3) * f.metalSpent,
      because: cite('metal-value#answer', 'Each steel is worth 2 MC and each titanium 3 MC, unless a card'),
    },
    {
      add: (f) => (f.metal === 'steel' && f.advancedAlloys ? f.metalSpent : 0),
      because: cite('advanced-alloys#steel', 'With Advanced Alloys each steel is worth 3 MC'),
    },
    {
      add: (f) => (f.metal === 'titanium' && f.advancedAlloys ? f.metalSpent : 0),
      because: cite('advanced-alloys#titanium', 'Each titanium is worth 4 MC'),
    },
    {
      add: (f) => (f.metal === 'steel' && f.regoPlastics ? f.metalSpent : 0),
      because: cite('rego-plastics#metal', 'It is steel that Rego Plastics makes dearer'),
    },
    {
      add: (f) => (f.metal === 'titanium' && f.mercurianAlloys ? f.metalSpent : 0),
      because: cite('mercurian-alloys#answer', '5 MC with two of Mercurian Alloys, Advanced Alloys and Phobolog'),
    },
    { add: (f) => (f.metal === 'titanium' && f.phobolog ? f.metalSpent : 0), because: cite('advanced-alloys#phobolog', 'It stacks if you are Phobolog') },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'What are 5 steel worth in total, without Advanced Alloys and without Rego Plastics?',
      given: { metal: 'steel', metalSpent: 5, advancedAlloys: false, regoPlastics: false },
      expect: answers(10, 'metal-value#answer'),
    },
    {
      from: 'ours',
      tells: 'I have Advanced Alloys but no Rego Plastics. How much do 4 steel cover?',
      given: { metal: 'steel', metalSpent: 4, advancedAlloys: true, regoPlastics: false },
      expect: answers(12, 'metal-value#answer', 'advanced-alloys#steel'),
    },
    {
      from: 'ours',
      tells: 'Value of 2 steel with Rego Plastics, no Advanced Alloys',
      given: { metal: 'steel', metalSpent: 2, advancedAlloys: false, regoPlastics: true },
      expect: answers(6, 'metal-value#answer', 'rego-plastics#metal'),
    },
    {
      from: 'ours',
      tells: 'How many MC do 2 titanium make with Advanced Alloys, no Mercurian Alloys, not Phobolog?',
      given: { metal: 'titanium', metalSpent: 2, advancedAlloys: true, mercurianAlloys: false, phobolog: false },
      expect: answers(8, 'metal-value#answer', 'advanced-alloys#titanium'),
    },
    {
      from: 'ours',
      tells: 'Phobolog with Mercurian Alloys and no Advanced Alloys: together 3 titanium count as how much?',
      given: { metal: 'titanium', metalSpent: 3, advancedAlloys: false, mercurianAlloys: true, phobolog: true },
      expect: answers(15, 'metal-value#answer', 'mercurian-alloys#answer', 'advanced-alloys#phobolog'),
    },
    {
      from: 'ours',
      tells: 'Rego Plastics is in play, no Advanced Alloys, no Mercurian Alloys, not Phobolog: 2 titanium are worth?',
      given: { metal: 'titanium', metalSpent: 2, advancedAlloys: false, regoPlastics: true, mercurianAlloys: false, phobolog: false },
      expect: answers(6, 'metal-value#answer'),
    },
    {
      from: 'ours',
      tells: 'I am Phobolog and have Advanced Alloys and Mercurian Alloys: what do 2 titanium cover?',
      given: { metal: 'titanium', metalSpent: 2, advancedAlloys: true, mercurianAlloys: true, phobolog: true },
      expect: answers(12, 'metal-value#answer', 'advanced-alloys#titanium', 'mercurian-alloys#answer', 'advanced-alloys#phobolog'),
    },
    {
      from: 'ours',
      tells: 'Phobolog with Advanced Alloys, Mercurian Alloys and Rego Plastics: are 3 steel worth more than 12 MC?',
      given: { metal: 'steel', metalSpent: 3, advancedAlloys: true, regoPlastics: true, mercurianAlloys: true, phobolog: true },
      expect: answers(12, 'metal-value#answer', 'advanced-alloys#steel', 'rego-plastics#metal'),
    },
    { from: 'ours', tells: 'What are 0 titanium worth?', given: { metal: 'titanium', metalSpent: 0 }, expect: answers(0, 'metal-value#answer') },
    { from: 'ours', tells: 'What are 3 steel worth?', given: { metal: 'steel', metalSpent: 3 }, expect: needs('advancedAlloys', 'regoPlastics') },
    {
      from: 'ours',
      tells: 'What are 3 titanium worth?',
      given: { metal: 'titanium', metalSpent: 3 },
      expect: needs('advancedAlloys', 'mercurianAlloys', 'phobolog'),
    },
    {
      from: 'ours',
      tells: 'What is my steel worth altogether, without Advanced Alloys and without Rego Plastics?',
      given: { metal: 'steel', advancedAlloys: false, regoPlastics: false },
      expect: needs('metalSpent'),
    },
    {
      from: 'ours',
      tells: 'What are 3 of them worth, no Advanced Alloys, no Rego Plastics, no Mercurian Alloys, not Phobolog?',
      given: { metalSpent: 3, advancedAlloys: false, regoPlastics: false, mercurianAlloys: false, phobolog: false },
      expect: needs('metal'),
    },
  ],
})
