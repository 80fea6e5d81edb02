import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const triggerKind = choice(
  'What does the effect say?',
  {
    plain: 'it just happens ("when you …")',
    may: 'you "may" do it (Mars University)',
    'pharmacy-union': "it is Pharmacy Union's, for a microbe tag, or for a science tag while there is a disease",
    flip: "it is Pharmacy Union's flip, for a science tag without a disease",
  },
  {
    says: {
      plain: ['trigger', 'passive effect', 'olympus conference', 'arctic algae', 'aphrodite'],
      may: ['may', 'mars university', 'says may'],
      'pharmacy-union': ['pharmacy union', 'disease'],
      flip: ['flip', 'flip pharmacy union'],
    },
  },
)
const isPointedOut = yesNo('Does somebody point it out?', ['points it out', 'pointed out', 'someone noticed', 'reminds me', 'insists'], {
  no: ['nobody noticed', 'nobody said', 'nobody points it out', 'forgot', 'overlooked'],
})

export const mustTriggerHappen = defineRule({
  id: 'must-trigger-happen',
  question: 'Must this triggered effect happen?',
  facts: { triggerKind, isPointedOut },
  clauses: [
    {
      when: (f) => f.triggerKind === 'may',
      answer: 'no',
      because: [
        cite('may-effects#answer', 'an Effect that may be triggered cannot be invoked by anyone else'),
        cite('mars-university#answer', 'you need not use the trigger if you do not want to'),
      ],
    },
    { when: (f) => f.triggerKind === 'flip', answer: 'no', because: cite('pharmacy-union#flip', 'you may flip it facedown for 3 TR') },
    {
      when: (f) => f.triggerKind === 'pharmacy-union',
      answer: 'yes',
      because: [
        cite('pharmacy-union#answer', 'The first two are mandatory; only the third, flipping the card, is optional'),
        cite('optional-triggers#pharmacy-union', 'Two effects of Pharmacy Union are expressly mandatory'),
      ],
    },
    { when: (f) => f.isPointedOut, answer: 'yes', because: cite('optional-triggers#anyone', 'one that another player points out is triggered') },
  ],
  otherwise: { answer: 'no', because: cite('optional-triggers#nobody', 'it may go without being triggered') },
  examples: [
    {
      from: 'may-effects#mars-university',
      tells: 'Mars University, and an opponent insists',
      given: { triggerKind: 'may', isPointedOut: true },
      expect: no('may-effects#answer', 'mars-university#answer'),
    },
    {
      from: 'optional-triggers#arctic-algae',
      tells: 'Somebody points out the plants of Arctic Algae',
      given: { triggerKind: 'plain', isPointedOut: true },
      expect: yes('optional-triggers#anyone'),
    },
    {
      from: 'optional-triggers#aphrodite',
      tells: "Nobody thinks of Aphrodite's 2 MC",
      given: { triggerKind: 'plain', isPointedOut: false },
      expect: no('optional-triggers#nobody'),
    },
    {
      from: 'optional-triggers#pharmacy-union',
      tells: "Pharmacy Union's 4 MC for a microbe tag, and nobody says a word",
      given: { triggerKind: 'pharmacy-union', isPointedOut: false },
      expect: yes('pharmacy-union#answer', 'optional-triggers#pharmacy-union'),
    },
    {
      from: 'pharmacy-union#flip',
      tells: 'A science tag without a disease',
      given: { triggerKind: 'flip', isPointedOut: true },
      expect: no('pharmacy-union#flip'),
    },
    { from: 'ours', tells: 'Olympus Conference', given: { triggerKind: 'plain' }, expect: needs('isPointedOut') },
    { from: 'ours', tells: 'An opponent points something out', given: { isPointedOut: true }, expect: needs('triggerKind') },
  ],
})
