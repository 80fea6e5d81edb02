import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'

const effectIs = choice(
  'What kind of effect is it?',
  { ongoing: 'an Ongoing Ability', claimed: 'an effect When Claimed', capable: 'the free Construct of Capable' },
  {
    fixed: true,
    says: {
      ongoing: ['ongoing', 'ongoing ability', 'permanent', 'discount'],
      claimed: ['when claimed', 'one-time', 'one time'],
      capable: ['capable', 'free construct'],
    },
  },
)
const claimTurn = choice(
  'When did you claim the card?',
  { this: 'on this turn', last: 'on your turn before this one', older: 'before that' },
  {
    says: {
      this: ['claimed this turn', 'claimed capable this turn', 'just claimed capable', 'claimed it this turn', 'just claimed', 'claimed just now'],
      last: [
        'claimed last turn',
        'claimed capable last turn',
        'claimed capable on my last turn',
        'claimed it last turn',
        'claimed on my last turn',
        'claimed the turn before',
      ],
      older: ['two turns ago', 'long ago', 'last era', 'earlier in the game'],
    },
  },
)
const effectUsed = yesNo('Have you used the effect already?', ['already used', 'used it', 'second time', 'again', 'twice'], {
  usual: false,
  no: ['not used', 'unused', 'saved it', 'kept it'],
})
const constructedSince = yesNo(
  'After the claim, but before this turn: did you Construct a card?',
  ['built since', 'constructed since', 'built last turn', 'built something in between'],
  {
    usual: false,
    no: [
      'built nothing since',
      'constructed nothing since',
      'nothing since',
      'only assimilated',
      'assimilated since',
      'not built since',
      'nothing built since',
    ],
  },
)

export const mayUseReputationEffect = defineRule({
  id: 'may-use-reputation-effect',
  question: 'May I use the effect of my Reputation Card on this turn?',
  facts: { effectIs, claimTurn, effectUsed, constructedSince },
  never: [{ when: (f) => f.claimTurn === 'this' && f.constructedSince, because: 'A card claimed on this turn has no earlier turn since.' }],
  clauses: [
    {
      when: (f) => f.effectIs === 'ongoing',
      answer: 'yes',
      because: cite('reputation-effects#ongoing-ability', 'You keep the special ability until the game ends'),
    },
    {
      when: [(f) => f.effectIs === 'capable', (f) => f.effectUsed],
      answer: 'no',
      because: cite('capable-reward#several-cards', 'Capable only applies to one of them'),
    },
    { when: (f) => f.effectUsed, answer: 'no', because: cite('reputation-effects#when-claimed', 'It is an ability for one time') },
    {
      when: [(f) => f.effectIs === 'claimed', (f) => f.claimTurn === 'this'],
      answer: 'yes',
      because: cite('reputation-effects#answer', 'Immediately when you claim it'),
    },
    {
      when: (f) => f.effectIs === 'claimed',
      answer: 'no',
      because: cite('reputation-effects#when-claimed', 'you must use it on the turn on which you claim the card'),
    },
    { when: (f) => f.constructedSince, answer: 'no', because: cite('capable-reward#next-construct', 'You must remember to use it with your next Construct') },
    {
      when: (f) => f.claimTurn === 'older',
      unsettled: [
        { answer: 'no', because: cite('conflict:capable-unused#lost', 'is said to be on this turn or on the next turn') },
        { answer: 'yes', because: cite('conflict:capable-unused#kept', 'after an Assimilation that time is still to come') },
      ],
    },
  ],
  otherwise: {
    answer: 'yes',
    because: [
      cite('reputation-effects#capable', 'is for your next Construct, be it this turn or the next'),
      cite('capable-reward#answer', 'this turn or next turn, costs no Resources'),
    ],
  },
  examples: [
    {
      from: 'reputation-effects#discount',
      tells: 'A discount on Grey Structures, claimed two Eras ago',
      given: { effectIs: 'ongoing' },
      expect: yes('reputation-effects#ongoing-ability'),
    },
    {
      from: 'ours',
      tells: 'When Claimed, on the turn of the claim',
      given: { effectIs: 'claimed', claimTurn: 'this', effectUsed: false },
      expect: yes('reputation-effects#answer'),
    },
    {
      from: 'ours',
      tells: 'When Claimed, used, once more on the same turn',
      given: { effectIs: 'claimed', claimTurn: 'this', effectUsed: true },
      expect: no('reputation-effects#when-claimed'),
    },
    {
      from: 'ours',
      tells: 'When Claimed, saved for the next turn',
      given: { effectIs: 'claimed', claimTurn: 'last', effectUsed: false },
      expect: no('reputation-effects#when-claimed'),
    },
    {
      from: 'ours',
      tells: 'Capable, claimed last turn after building',
      given: { effectIs: 'capable', claimTurn: 'last', effectUsed: false, constructedSince: false },
      expect: yes('reputation-effects#capable', 'capable-reward#answer'),
    },
    {
      from: 'ours',
      tells: 'Capable for a second Structure',
      given: { effectIs: 'capable', claimTurn: 'this', effectUsed: true },
      expect: no('capable-reward#several-cards'),
    },
    {
      from: 'ours',
      tells: 'Capable, claimed before last turn, when I built and paid',
      given: { effectIs: 'capable', claimTurn: 'older', effectUsed: false, constructedSince: true },
      expect: no('capable-reward#next-construct'),
    },
    {
      from: 'ours',
      tells: 'Capable, and last turn I Assimilated',
      given: { effectIs: 'capable', claimTurn: 'older', effectUsed: false, constructedSince: false },
      expect: unsettled('conflict:capable-unused#lost', 'conflict:capable-unused#kept'),
    },
    {
      from: 'ours',
      tells: 'Capable, claimed just now, before my main action',
      given: { effectIs: 'capable', claimTurn: 'this', effectUsed: false },
      expect: yes('reputation-effects#capable', 'capable-reward#answer'),
    },
    {
      from: 'ours',
      tells: 'Capable, claimed last turn; after the claim an Obelisk let me build once more, and I paid',
      given: { effectIs: 'capable', claimTurn: 'last', effectUsed: false, constructedSince: true },
      expect: no('capable-reward#next-construct'),
    },
    { from: 'ours', tells: 'When Claimed, not used', given: { effectIs: 'claimed', effectUsed: false }, expect: needs('claimTurn') },
    {
      from: 'ours',
      tells: 'Capable, claimed before last turn, unused',
      given: { effectIs: 'capable', claimTurn: 'older', effectUsed: false },
      expect: needs('constructedSince'),
    },
    { from: 'ours', tells: 'When Claimed, on this turn', given: { effectIs: 'claimed', claimTurn: 'this' }, expect: needs('effectUsed') },
    { from: 'ours', tells: 'Claimed last turn and unused', given: { claimTurn: 'last', effectUsed: false }, expect: needs('effectIs', 'constructedSince') },
  ],
})
