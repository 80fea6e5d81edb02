import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const gainOf = choice(
  'Which of your Preludes brings it?',
  { first: 'the one that you play first', second: 'the one that you play second' },
  {
    says: {
      first: [
        'prelude i play first',
        'my first prelude',
        'first prelude brings',
        'first prelude gives',
        'of my first prelude',
        'from my first prelude',
        'first prelude',
        'from the first',
        'my first',
        'first prelude gave',
        'the first gave',
      ],
      second: ['from the second', 'from my second', 'second prelude gives', 'second prelude brings', 'second prelude gave'],
    },
  },
)
const gainFor = choice(
  'What do you want to use it for?',
  { starting: 'paying for your starting cards', other: 'the other Prelude: its MC, or the card that you play with it' },
  {
    says: {
      starting: [
        'opening cards',
        'opening hand',
        'pay for my cards',
        'pay for my starting cards',
        'buy my cards',
        'buy cards',
        'buy more cards',
        'starting cards',
        'starting hand',
        'pay for cards',
        'keep cards',
      ],
      other: ['the other prelude', 'other prelude', 'second prelude', 'ecology experts', 'excentric sponsor'],
    },
  },
)

export const mayUsePreludeGain = defineRule({
  id: 'may-use-prelude-gain',
  question: 'May I spend on this the money or resources that my Prelude gives me?',
  facts: { gainOf, gainFor },
  clauses: [
    {
      when: (f) => f.gainFor === 'starting',
      answer: 'no',
      because: cite('paying-for-starting-cards#preludes', 'You must pay before the Prelude phase and cannot use MC from your Preludes'),
    },
    {
      when: (f) => f.gainOf === 'first',
      answer: 'yes',
      because: [
        cite('prelude-order#answer', 'the second can use what the first gave you'),
        cite('playing-preludes#order', 'Which of the two comes first is your choice'),
      ],
    },
  ],
  otherwise: { answer: 'no', because: cite('playing-preludes#one-at-a-time', 'only then reveal and resolve the second') },
  examples: [
    {
      from: 'prelude-order#money',
      tells: 'May I use the MC from my first Prelude for the other Prelude?',
      given: { gainOf: 'first', gainFor: 'other' },
      expect: yes('prelude-order#answer', 'playing-preludes#order'),
    },
    {
      from: 'prelude-order#cards',
      tells: 'I draw a card from the first Prelude: may I play it by Ecology Experts, the other Prelude?',
      given: { gainOf: 'first', gainFor: 'other' },
      expect: yes('prelude-order#answer', 'playing-preludes#order'),
    },
    {
      from: 'ours',
      tells: 'May MC from my second Prelude pay for the other Prelude, which I play before?',
      given: { gainOf: 'second', gainFor: 'other' },
      expect: no('playing-preludes#one-at-a-time'),
    },
    {
      from: 'paying-for-starting-cards#preludes',
      tells: 'May MC from a Prelude pay for my starting cards?',
      given: { gainFor: 'starting' },
      expect: no('paying-for-starting-cards#preludes'),
    },
    {
      from: 'ours',
      tells: 'May I pay for my starting cards with MC from my first Prelude?',
      given: { gainOf: 'first', gainFor: 'starting' },
      expect: no('paying-for-starting-cards#preludes'),
    },
    { from: 'ours', tells: 'May MC of one Prelude pay for the other Prelude?', given: { gainFor: 'other' }, expect: needs('gainOf') },
    { from: 'ours', tells: 'What may I do with the MC from my first Prelude?', given: { gainOf: 'first' }, expect: needs('gainFor') },
  ],
})
