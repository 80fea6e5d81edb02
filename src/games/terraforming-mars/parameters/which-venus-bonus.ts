import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'
import { venus } from '../facts/parameters.ts'
import { bonusCause, stepsRaised } from '../facts/raising.ts'

const reaches = (at: number) => (f: { readonly venus: number; readonly stepsRaised: number }) => f.venus < at && f.venus + 2 * f.stepsRaised >= at

export const whichVenusBonus = defineChoice({
  id: 'which-venus-bonus',
  question: 'Which bonus do I get for raising Venus?',
  facts: { venus, stepsRaised, bonusCause },
  answers: { card: 'A card', tr: '1 extra TR', none: 'None' },
  clauses: [
    {
      when: (f) => f.bonusCause === 'lowered',
      answer: 'none',
      because: cite('terraforming-bonus#answer', 'When you raise the parameter onto or past the step'),
    },
    { when: (f) => f.bonusCause === 'other', answer: 'none', because: cite('terraforming-bonus#answer', 'When you raise the parameter onto or past the step') },
    {
      when: (f) => f.bonusCause === 'government',
      answer: 'none',
      because: cite('world-government-bonuses#answer', 'no player gets the benefit: it goes to the World Government'),
    },
    {
      when: [(f) => reaches(8)(f), (f) => reaches(16)(f)],
      answer: ['card', 'tr'],
      because: cite('terraforming-bonus-steps#venus', 'the bonuses are a card and an extra Terraform Rating'),
    },
    {
      when: (f) => reaches(8)(f),
      unsettled: [
        { answer: 'card', because: cite('conflict:venus-bonus-order#in-order', 'taken in turn, the card is at 8%') },
        { answer: null, because: cite('conflict:venus-bonus-order#not-said', 'Nothing expressly ties a bonus of Venus to its step') },
      ],
    },
    {
      when: (f) => reaches(16)(f),
      unsettled: [
        { answer: 'tr', because: cite('conflict:venus-bonus-order#in-order', 'taken in turn, the card is at 8%') },
        { answer: null, because: cite('conflict:venus-bonus-order#not-said', 'Nothing expressly ties a bonus of Venus to its step') },
      ],
    },
  ],
  otherwise: { answer: 'none', because: cite('terraforming-bonus-steps#answer', '8% oxygen; 8% and 16% Venus') },
  examples: [
    {
      from: 'ours',
      tells: 'From 6% to 8%',
      given: { venus: 6, stepsRaised: 1, bonusCause: 'you' },
      expect: unsettled('conflict:venus-bonus-order#in-order', 'conflict:venus-bonus-order#not-said'),
    },
    {
      from: 'ours',
      tells: 'From 14% past 16%',
      given: { venus: 14, stepsRaised: 2, bonusCause: 'you' },
      expect: unsettled('conflict:venus-bonus-order#in-order', 'conflict:venus-bonus-order#not-said'),
    },
    {
      from: 'ours',
      tells: 'From 6% to 16% at once',
      given: { venus: 6, stepsRaised: 5, bonusCause: 'you' },
      expect: answers(['card', 'tr'], 'terraforming-bonus-steps#venus'),
    },
    {
      from: 'ours',
      tells: 'From 8% to 10%',
      given: { venus: 8, stepsRaised: 1, bonusCause: 'you' },
      expect: answers('none', 'terraforming-bonus-steps#answer'),
    },
    {
      from: 'ours',
      tells: 'The World Government raises it to 8%',
      given: { venus: 6, stepsRaised: 1, bonusCause: 'government' },
      expect: answers('none', 'world-government-bonuses#answer'),
    },
    {
      from: 'ours',
      tells: 'Another player raises it to 16%',
      given: { venus: 14, stepsRaised: 1, bonusCause: 'other' },
      expect: answers('none', 'terraforming-bonus#answer'),
    },
    { from: 'ours', tells: 'It goes down', given: { bonusCause: 'lowered' }, expect: answers('none', 'terraforming-bonus#answer') },
    { from: 'ours', tells: 'Venus by 1', given: { stepsRaised: 1, bonusCause: 'you' }, expect: needs('venus') },
    { from: 'ours', tells: 'Venus at 6%', given: { venus: 6, bonusCause: 'you' }, expect: needs('stepsRaised') },
    { from: 'ours', tells: 'Venus from 6% to 8%', given: { venus: 6, stepsRaised: 1 }, expect: needs('bonusCause') },
  ],
})
