import { choice, number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { mainAction } from '../facts.ts'

const builtThisTurn = number(
  'How many Structures do you Construct this turn, from now on?',
  { min: 0, max: 5, unit: 'Structures' },
  { units: ['structures', 'structure', 'cards', 'builds'], before: ['construct', 'build', 'building'] },
)
const embassyState = choice(
  'Do you have Embassy, and was it Flipped this Era?',
  { ready: 'yes, not Flipped this Era', flipped: 'yes, but it is Flipped', back: 'yes, Flipped this Era and flipped back since', none: 'no' },
  {
    says: {
      ready: ['embassy is ready', 'embassy not flipped', 'unflipped embassy', 'fresh embassy', 'with embassy'],
      flipped: ['embassy is flipped', 'embassy already flipped', 'used embassy earlier'],
      back: ['embassy flipped back', 'flipped embassy back', 'flipped back'],
      none: ['no embassy', 'without embassy'],
    },
  },
)
const capableReady = yesNo('Do you have Capable’s free Construct to use?', ['capable'], { no: ['no capable', 'without capable', 'capable is used'] })
const otherFlip = choice(
  'Do you Flip another card than Embassy this turn, before or after?',
  { none: 'no', flip: 'yes', back: 'no, but you flip one back with Takeout Hub or Creative' },
  {
    says: {
      none: ['no other flip', 'nothing flipped', 'no flip yet', 'nothing else flipped'],
      flip: ['already flipped', 'flip another', 'flipped another', 'flip printer', 'flipped printer', 'flip charger', 'second flip'],
      back: ['flip one back', 'takeout hub', 'creative'],
    },
  },
)

export const freeStructures = defineAmount({
  id: 'free-structures',
  question: 'How many Structures can Embassy and Capable make free this turn?',
  unit: 'Structures',
  facts: { builtThisTurn, mainAction, embassyState, capableReady, otherFlip },
  // Where Embassy is in doubt, but Capable alone makes all of them free, the doubt does not matter.
  clauses: [
    {
      when: [(f) => f.embassyState === 'back', (f) => f.otherFlip !== 'flip', (f) => f.builtThisTurn > (f.capableReady ? 1 : 0)],
      unsettled: [
        { answer: null, because: cite('conflict:flipped-back-reuse#again', 'A card that is no longer flipped can be flipped') },
        { answer: null, because: cite('conflict:flipped-back-reuse#once-per-era', 'The ability is one that you can use once per Era') },
      ],
    },
    {
      when: [(f) => f.embassyState === 'ready', (f) => f.otherFlip === 'back', (f) => f.builtThisTurn > (f.capableReady ? 1 : 0)],
      unsettled: [
        { answer: null, because: cite('conflict:flip-back-counts#uses-it-up', 'Only one card may be flipped each turn') },
        { answer: null, because: cite('conflict:flip-back-counts#does-not', 'flipping back is an effect of another card') },
      ],
    },
    {
      when: [
        (f) => f.embassyState === 'ready',
        (f) => f.otherFlip === 'none',
        (f) => f.builtThisTurn === 1,
        (f) => !f.capableReady,
        (f) => f.mainAction === 'assimilate',
      ],
      unsettled: [
        { answer: 0, because: cite('conflict:embassy-extra-alone#main-only', 'The discount belongs to the main Construct action') },
        { answer: 1, because: cite('conflict:embassy-extra-alone#any-construct', 'an extra Construct is not shut out as such') },
      ],
    },
    {
      when: [(f) => f.embassyState === 'none' || f.embassyState === 'flipped', (f) => !f.capableReady],
      answer: 0,
      because: cite('resource-cost#answer', 'the depicted Resources must go from your Supply'),
    },
    {
      when: [(f) => f.otherFlip === 'flip', (f) => !f.capableReady],
      answer: 0,
      because: cite('embassy-capable-obelisk#no-flip-yet', 'only if no card has been Flipped by you already'),
    },
  ],
  sum: [
    {
      add: (f) => (f.embassyState === 'ready' && f.otherFlip === 'none' ? 1 : 0),
      because: [
        cite('embassy#several-cards', 'it only applies to one of them'),
        cite('embassy-capable-obelisk#answer', 'unless you have Flipped a card already'),
      ],
    },
    { add: (f) => (f.capableReady ? 1 : 0), because: cite('capable-reward#several-cards', 'Capable only applies to one of them') },
  ],
  atMost: {
    amount: (f) => f.builtThisTurn,
    because: cite('embassy-capable-obelisk#one-each', 'Embassy applies to one of the Structures, and so does Capable'),
  },
  examples: [
    {
      from: 'embassy-capable-obelisk#two-cards',
      tells: 'Embassy, Capable, and an Obelisk for a second Structure',
      given: { builtThisTurn: 2, embassyState: 'ready', capableReady: true, otherFlip: 'none' },
      expect: answers(2, 'embassy#several-cards', 'embassy-capable-obelisk#answer', 'capable-reward#several-cards'),
    },
    {
      from: 'ours',
      tells: 'The second Structure comes from a card that is Flipped for it',
      given: { builtThisTurn: 2, embassyState: 'ready', capableReady: true, otherFlip: 'flip' },
      expect: answers(1, 'capable-reward#several-cards'),
    },
    {
      from: 'ours',
      tells: 'Two Obelisks, but Embassy is Flipped and Capable is used',
      given: { embassyState: 'flipped', capableReady: false },
      expect: answers(0, 'resource-cost#answer'),
    },
    {
      from: 'ours',
      tells: 'Embassy after Charger, and no Capable',
      given: { builtThisTurn: 1, embassyState: 'ready', capableReady: false, otherFlip: 'flip' },
      expect: answers(0, 'embassy-capable-obelisk#no-flip-yet'),
    },
    {
      from: 'ours',
      tells: 'Embassy and Capable, but no Obelisk',
      given: { builtThisTurn: 1, embassyState: 'ready', capableReady: true, otherFlip: 'none' },
      expect: answers(1, 'embassy#several-cards', 'embassy-capable-obelisk#answer', 'capable-reward#several-cards', 'embassy-capable-obelisk#one-each'),
    },
    {
      from: 'ours',
      tells: 'Embassy with two Obelisks: one of three',
      given: { builtThisTurn: 3, embassyState: 'ready', capableReady: false, otherFlip: 'none' },
      expect: answers(1, 'embassy#several-cards', 'embassy-capable-obelisk#answer'),
    },
    {
      from: 'ours',
      tells: 'Embassy, Capable and two Structures',
      given: { builtThisTurn: 2, embassyState: 'ready', capableReady: true },
      expect: needs('otherFlip'),
    },
    {
      from: 'ours',
      tells: 'Embassy, nothing Flipped, two Structures',
      given: { builtThisTurn: 2, embassyState: 'ready', otherFlip: 'none' },
      expect: needs('capableReady'),
    },
    {
      from: 'ours',
      tells: 'Embassy and Capable, nothing Flipped',
      given: { embassyState: 'ready', capableReady: true, otherFlip: 'none' },
      expect: needs('builtThisTurn'),
    },
    { from: 'ours', tells: 'Capable and two Structures', given: { builtThisTurn: 2, capableReady: true, otherFlip: 'none' }, expect: needs('embassyState') },
    {
      from: 'ours',
      tells: 'I Assimilate as my main action, and Embassy is for the one Structure of my Obelisk',
      given: { builtThisTurn: 1, mainAction: 'assimilate', embassyState: 'ready', capableReady: false, otherFlip: 'none' },
      expect: unsettled('conflict:embassy-extra-alone#main-only', 'conflict:embassy-extra-alone#any-construct'),
    },
    {
      from: 'ours',
      tells: 'One Structure, Embassy and no Capable',
      given: { builtThisTurn: 1, embassyState: 'ready', capableReady: false, otherFlip: 'none' },
      expect: needs('mainAction'),
    },
    {
      from: 'ours',
      tells: 'Creative has flipped Embassy back, and there is no Capable',
      given: { builtThisTurn: 1, embassyState: 'back', capableReady: false, otherFlip: 'none' },
      expect: unsettled('conflict:flipped-back-reuse#again', 'conflict:flipped-back-reuse#once-per-era'),
    },
    {
      from: 'ours',
      tells: 'I flip another card back with Takeout Hub, and want Embassy and Capable for two',
      given: { builtThisTurn: 2, embassyState: 'ready', capableReady: true, otherFlip: 'back' },
      expect: unsettled('conflict:flip-back-counts#uses-it-up', 'conflict:flip-back-counts#does-not'),
    },
    {
      from: 'ours',
      tells: 'One Structure with Capable, whatever Embassy does',
      given: { builtThisTurn: 1, capableReady: true, embassyState: 'back' },
      expect: answers(1, 'capable-reward#several-cards'),
    },
  ],
})
