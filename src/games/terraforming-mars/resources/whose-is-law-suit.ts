import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const suitMatter = choice(
  'What is it about?',
  { trigger: 'an effect that triggers on events, like Media Group', legend: 'a card for the Legend milestone', point: 'the negative point at the end' },
  {
    says: {
      trigger: ['media group', 'interplanetary cinematics', 'does it trigger', 'triggers on events', 'get 3 mc', 'get the 3 mc', 'get 2 mc', 'get the 2 mc'],
      legend: ['legend', 'legend milestone', 'for legend'],
      point: [
        'minus 1',
        'lose a point',
        'loses the point',
        '-1 point',
        '-1',
        'negative vp',
        'take the negative point',
        'negative point',
        'minus point',
        'the point',
        'victory point',
        'minus vp',
        '-1 vp',
        'who loses the point',
      ],
    },
  },
)
const suitRole = choice(
  'Are you the player of Law Suit, or its target?',
  { player: 'you play it', target: 'you are its target' },
  {
    says: {
      player: [
        'i sue someone',
        'i sue somebody',
        'played law suit against',
        'i used law suit',
        'i play law suit',
        'i played law suit',
        'my law suit',
        'i sue',
        'i sued',
        'i played it',
      ],
      target: [
        'im the target',
        'someone sued me',
        'sued me',
        'she sued me',
        'he sued me',
        'law suit against me',
        'law suit on me',
        'i got sued',
        'target of law suit',
        'i am the target',
        'i was sued',
        'played against me',
        'against me',
      ],
    },
  },
)
const hasEventEffect = yesNo(
  'Do you have the effect in play?',
  [
    'i have media group',
    'have media group',
    'with media group',
    'media group in play',
    'have interplanetary cinematics',
    'as interplanetary cinematics',
    'i have the effect',
    'i have interplanetary cinematics',
    'my media group',
  ],
  {
    no: ['not in play', 'i do not have it', 'only she has it', 'only he has it', 'only the target has'],
  },
)

export const whoseIsLawSuit = defineRule({
  id: 'whose-is-law-suit',
  question: 'Does Law Suit count for me: its trigger, its place for Legend, its negative point?',
  facts: { suitMatter, suitRole, hasEventEffect },
  clauses: [
    {
      when: [(f) => f.suitMatter === 'trigger', (f) => f.suitRole === 'target'],
      answer: 'no',
      because: cite('law-suit-triggers#target', 'as it is not the target who plays the event'),
    },
    {
      when: (f) => f.suitMatter === 'trigger',
      answer: (f) => (f.hasEventEffect ? 'yes' : 'no'),
      because: cite('law-suit-triggers#player', 'if the person playing it has them in play'),
    },
    {
      when: [(f) => f.suitMatter === 'legend', (f) => f.suitRole === 'target'],
      answer: 'yes',
      because: cite('law-suit-legend#answer', 'The person targeted by it: it will be in their event pile'),
    },
    {
      when: (f) => f.suitMatter === 'legend',
      answer: 'no',
      because: cite('law-suit-legend#event-pile', 'Law Suit lies in the event pile of the targeted player'),
    },
    { when: (f) => f.suitRole === 'target', answer: 'yes', because: cite('law-suit-negative-point#answer', 'The player who was targeted by the card') },
  ],
  otherwise: { answer: 'no', because: cite('law-suit-negative-point#answer', 'The player who was targeted by the card') },
  examples: [
    {
      from: 'law-suit-triggers#your-media-group',
      tells: 'I play Law Suit and I have Media Group: do I get 3 MC?',
      given: { suitMatter: 'trigger', suitRole: 'player', hasEventEffect: true },
      expect: yes('law-suit-triggers#player'),
    },
    {
      from: 'law-suit-triggers#targets-media-group',
      tells: 'Law Suit was played against me, and I have Media Group. Does it trigger?',
      given: { suitMatter: 'trigger', suitRole: 'target', hasEventEffect: true },
      expect: no('law-suit-triggers#target'),
    },
    {
      from: 'ours',
      tells: 'I play Law Suit, and only the target has Media Group',
      given: { suitMatter: 'trigger', suitRole: 'player', hasEventEffect: false },
      expect: no('law-suit-triggers#player'),
    },
    {
      from: 'law-suit-legend#legend',
      tells: 'I was sued with Law Suit. Does it count for Legend?',
      given: { suitMatter: 'legend', suitRole: 'target' },
      expect: yes('law-suit-legend#answer'),
    },
    {
      from: 'ours',
      tells: 'I was sued, and I do not have it: can Interplanetary Cinematics of mine trigger?',
      given: { suitMatter: 'trigger', suitRole: 'target', hasEventEffect: false },
      expect: no('law-suit-triggers#target'),
    },
    {
      from: 'ours',
      tells: 'I played it against her: does Law Suit count for my Legend milestone?',
      given: { suitMatter: 'legend', suitRole: 'player' },
      expect: no('law-suit-legend#event-pile'),
    },
    {
      from: 'law-suit-negative-point#event-pile',
      tells: 'I am the target of Law Suit: is the negative point mine?',
      given: { suitMatter: 'point', suitRole: 'target' },
      expect: yes('law-suit-negative-point#answer'),
    },
    {
      from: 'ours',
      tells: 'I played Law Suit. Do I lose the negative point?',
      given: { suitMatter: 'point', suitRole: 'player' },
      expect: no('law-suit-negative-point#answer'),
    },
    { from: 'ours', tells: 'Law Suit is played and I have Media Group', given: { suitMatter: 'trigger', hasEventEffect: true }, expect: needs('suitRole') },
    {
      from: 'ours',
      tells: 'I play Law Suit: does it trigger Media Group?',
      given: { suitMatter: 'trigger', suitRole: 'player' },
      expect: needs('hasEventEffect'),
    },
    { from: 'ours', tells: 'I played Law Suit and I have the effect', given: { suitRole: 'player', hasEventEffect: true }, expect: needs('suitMatter') },
  ],
})
