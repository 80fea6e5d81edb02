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
      plain: ['passive effect', 'olympus conference', 'arctic algae', 'aphrodite', 'rover construction', 'media group', 'ecological zone'],
      may: ['mars university', 'says may', 'says you may', 'may effect'],
      'pharmacy-union': ['pharmacy union', 'place a disease', 'remove a disease'],
      flip: ['flip pharmacy union', 'flip my corporation', 'flip the corporation'],
    },
  },
)
const isPointedOut = yesNo(
  'Does somebody point it out?',
  [
    'points it out',
    'point it out',
    'pointed out',
    'points out',
    'someone noticed',
    'somebody noticed',
    'noticed it',
    'reminds me',
    'reminded me',
    'insists',
    'says i must',
  ],
  {
    no: ['nobody noticed', 'nobody said', 'nobody points it out', 'forgot', 'overlooked'],
  },
)

const triggerWish = choice(
  'Do you ask whether it must happen, or whether you may refuse it?',
  { happen: 'whether it must happen', refuse: 'whether I may refuse it' },
  {
    says: {
      happen: ['must', 'have to', 'forced', 'mandatory', 'obliged'],
      refuse: [
        'ignore',
        'refuse',
        'decline',
        'skip',
        'leave out',
        'leave it out',
        'choose not',
        'turn down',
        'forgo',
        'opt out',
        'say no',
        'without taking',
        'not take',
        'not use',
      ],
    },
    usual: 'happen',
  },
)

export const mustTriggerHappen = defineRule({
  id: 'must-trigger-happen',
  question: 'Must this triggered effect happen, or may I ignore, refuse or decline it when it triggers?',
  facts: { triggerKind, triggerWish, isPointedOut },
  clauses: [
    {
      when: [(f) => f.triggerKind === 'may', (f) => f.triggerWish === 'refuse'],
      answer: 'yes',
      because: [
        cite('may-effects#answer', 'an Effect that may be triggered cannot be invoked by anyone else'),
        cite('mars-university#answer', 'you need not use the trigger if you do not want to'),
      ],
    },
    {
      when: (f) => f.triggerKind === 'may',
      answer: 'no',
      because: [
        cite('may-effects#answer', 'an Effect that may be triggered cannot be invoked by anyone else'),
        cite('mars-university#answer', 'you need not use the trigger if you do not want to'),
      ],
    },
    {
      when: [(f) => f.triggerKind === 'flip', (f) => f.triggerWish === 'refuse'],
      answer: 'yes',
      because: cite('pharmacy-union#flip', 'you may flip it facedown for 3 TR'),
    },
    { when: (f) => f.triggerKind === 'flip', answer: 'no', because: cite('pharmacy-union#flip', 'you may flip it facedown for 3 TR') },
    {
      when: [(f) => f.triggerKind === 'pharmacy-union', (f) => f.triggerWish === 'refuse'],
      answer: 'no',
      because: [
        cite('pharmacy-union#answer', 'The first two are mandatory; only the third, flipping the card, is optional'),
        cite('optional-triggers#pharmacy-union', 'Two effects of Pharmacy Union are expressly mandatory'),
      ],
    },
    {
      when: (f) => f.triggerKind === 'pharmacy-union',
      answer: 'yes',
      because: [
        cite('pharmacy-union#answer', 'The first two are mandatory; only the third, flipping the card, is optional'),
        cite('optional-triggers#pharmacy-union', 'Two effects of Pharmacy Union are expressly mandatory'),
      ],
    },
    {
      when: [(f) => f.isPointedOut, (f) => f.triggerWish === 'refuse'],
      answer: 'no',
      because: cite('optional-triggers#anyone', 'one that another player points out is triggered'),
    },
    { when: (f) => f.isPointedOut, answer: 'yes', because: cite('optional-triggers#anyone', 'one that another player points out is triggered') },
    { when: (f) => f.triggerWish === 'refuse', answer: 'yes', because: cite('optional-triggers#nobody', 'it may go without being triggered') },
  ],
  otherwise: { answer: 'no', because: cite('optional-triggers#nobody', 'it may go without being triggered') },
  examples: [
    {
      from: 'mars-university#answer',
      tells: 'May I decline to use Mars University for my science tag?',
      given: { triggerKind: 'may', triggerWish: 'refuse' },
      expect: yes('may-effects#answer', 'mars-university#answer'),
    },
    {
      from: 'ours',
      tells: 'May I refuse to flip the corporation, Pharmacy Union, without a disease on it?',
      given: { triggerKind: 'flip', triggerWish: 'refuse' },
      expect: yes('pharmacy-union#flip'),
    },
    {
      from: 'ours',
      tells: 'A microbe tag was played: may I ignore my Pharmacy Union?',
      given: { triggerKind: 'pharmacy-union', triggerWish: 'refuse' },
      expect: no('pharmacy-union#answer', 'optional-triggers#pharmacy-union'),
    },
    {
      from: 'ours',
      tells: 'May I refuse the plants of Arctic Algae although she points it out?',
      given: { triggerKind: 'plain', triggerWish: 'refuse', isPointedOut: true },
      expect: no('optional-triggers#anyone'),
    },
    {
      from: 'ours',
      tells: 'Nobody noticed Arctic Algae, may I skip it?',
      given: { triggerKind: 'plain', triggerWish: 'refuse', isPointedOut: false },
      expect: yes('optional-triggers#nobody'),
    },
    {
      from: 'ours',
      tells: 'She points it out: Rover Construction triggers',
      given: { triggerKind: 'plain', isPointedOut: true },
      expect: needs('triggerWish'),
    },
    {
      from: 'may-effects#mars-university',
      tells: 'An opponent insists that I use Mars University',
      given: { triggerKind: 'may', triggerWish: 'happen', isPointedOut: true },
      expect: no('may-effects#answer', 'mars-university#answer'),
    },
    {
      from: 'optional-triggers#arctic-algae',
      tells: 'Another player points it out that I get plants for Arctic Algae and I do not want them',
      given: { triggerKind: 'plain', triggerWish: 'happen', isPointedOut: true },
      expect: yes('optional-triggers#anyone'),
    },
    {
      from: 'optional-triggers#aphrodite',
      tells: 'Nobody noticed the 2 MC of Aphrodite',
      given: { triggerKind: 'plain', triggerWish: 'happen', isPointedOut: false },
      expect: no('optional-triggers#nobody'),
    },
    {
      from: 'optional-triggers#pharmacy-union',
      tells: 'A microbe tag is played, I am Pharmacy Union, and nobody said a word about my 4 MC',
      given: { triggerKind: 'pharmacy-union', triggerWish: 'happen', isPointedOut: false },
      expect: yes('pharmacy-union#answer', 'optional-triggers#pharmacy-union'),
    },
    {
      from: 'pharmacy-union#flip',
      tells: 'An opponent insists that I flip Pharmacy Union for my science tag, there is no disease on it',
      given: { triggerKind: 'flip', triggerWish: 'happen', isPointedOut: true },
      expect: no('pharmacy-union#flip'),
    },
    {
      from: 'ours',
      tells: 'May I leave out the effect of Olympus Conference?',
      given: { triggerKind: 'plain', triggerWish: 'refuse' },
      expect: needs('isPointedOut'),
    },
    {
      from: 'ours',
      tells: 'An opponent points it out, must the effect happen?',
      given: { triggerWish: 'happen', isPointedOut: true },
      expect: needs('triggerKind'),
    },
    {
      from: 'optional-triggers#olympus-conference',
      tells: 'I forgot Olympus Conference when I played a science card, but somebody pointed it out',
      given: { triggerKind: 'plain', triggerWish: 'happen', isPointedOut: true },
      expect: yes('optional-triggers#anyone'),
    },
  ],
})
