import { number } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'
import { venus } from '../facts/parameters.ts'
import { bonusCause } from '../facts/raising.ts'

const venusRaisedTo = number(
  'To which value is Venus raised?',
  { min: 2, max: 30, step: 2, unit: '%' },
  { before: ['to', 'goes to', 'up to', 'raise it to', 'raised to', 'onto', 'reaches', 'reach', 'hits', 'lands on'] },
)

// Where it is raised to comes first: unless that is known, the values of the track are not worth filling in.
const reaches = (at: number) => (f: { readonly venus: number; readonly venusRaisedTo: number }) => f.venusRaisedTo >= at && f.venus < at

export const whichVenusBonus = defineChoice({
  id: 'which-venus-bonus',
  question: 'Which bonus do I get for raising Venus?',
  facts: { bonusCause, venusRaisedTo, venus },
  never: [{ when: (f) => f.bonusCause !== 'lowered' && f.venusRaisedTo <= f.venus, because: 'It is not raised to where it stands already, or below.' }],
  answers: { card: 'A card', tr: '1 extra TR', none: 'None' },
  clauses: [
    {
      when: (f) => f.bonusCause === 'lowered',
      answer: 'none',
      because: cite('terraforming-bonus#answer', 'When you raise the parameter onto or past the step'),
    },
    {
      when: (f) => f.bonusCause === 'event',
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
      tells: 'I raise Venus from 6% to 8%. Which bonus do I get?',
      given: { venus: 6, venusRaisedTo: 8, bonusCause: 'you' },
      expect: unsettled('conflict:venus-bonus-order#in-order', 'conflict:venus-bonus-order#not-said'),
    },
    {
      from: 'ours',
      tells: 'I raise Venus from 14% to 18%. Which bonus do I get?',
      given: { venus: 14, venusRaisedTo: 18, bonusCause: 'you' },
      expect: unsettled('conflict:venus-bonus-order#in-order', 'conflict:venus-bonus-order#not-said'),
    },
    {
      from: 'ours',
      tells: 'On my turn Venus goes from 6% to 16% at once. Which bonuses are mine?',
      given: { venus: 6, venusRaisedTo: 16, bonusCause: 'you' },
      expect: answers(['card', 'tr'], 'terraforming-bonus-steps#venus'),
    },
    {
      from: 'ours',
      tells: 'I raise Venus from 8% to 10%. Any bonus?',
      given: { venus: 8, venusRaisedTo: 10, bonusCause: 'you' },
      expect: answers('none', 'terraforming-bonus-steps#answer'),
    },
    {
      from: 'ours',
      tells: 'I raise Venus to 6%. Any bonus?',
      given: { venusRaisedTo: 6, bonusCause: 'you' },
      expect: answers('none', 'terraforming-bonus-steps#answer'),
    },
    {
      from: 'ours',
      tells: 'The world government raises Venus from 6% to 8%. Who gets the bonus?',
      given: { venus: 6, venusRaisedTo: 8, bonusCause: 'government' },
      expect: answers('none', 'world-government-bonuses#answer'),
    },
    {
      from: 'ours',
      tells: 'Another player raises Venus from 14% to 16%. Do I get something?',
      given: { venus: 14, venusRaisedTo: 16, bonusCause: 'other' },
      expect: answers('none', 'terraforming-bonus#answer'),
    },
    {
      from: 'ours',
      tells: 'A global event raises Venus to 8%. Which bonus do I get?',
      given: { venusRaisedTo: 8, bonusCause: 'event' },
      expect: answers('none', 'terraforming-bonus#answer'),
    },
    {
      from: 'ours',
      tells: 'An event lowers Venus. Do I get a Venus bonus?',
      given: { bonusCause: 'lowered' },
      expect: answers('none', 'terraforming-bonus#answer'),
    },
    { from: 'ours', tells: 'I raise Venus to 10%. Which bonus do I get?', given: { venusRaisedTo: 10, bonusCause: 'you' }, expect: needs('venus') },
    { from: 'ours', tells: 'I raise Venus from 2%. Which bonus do I get?', given: { venus: 2, bonusCause: 'you' }, expect: needs('venusRaisedTo') },
    { from: 'ours', tells: 'Venus goes from 6% to 8%. Which bonus comes?', given: { venus: 6, venusRaisedTo: 8 }, expect: needs('bonusCause') },
  ],
})
