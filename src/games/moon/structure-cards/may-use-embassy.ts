import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { flippedAnotherBack, flippedBefore, hasFlags } from '../facts.ts'

const embassyIs = choice(
  'How is your Embassy?',
  {
    ready: 'not Flipped this Era',
    used: 'Flipped this turn, for another Structure',
    flipped: 'Flipped on an earlier turn of this Era',
    back: 'Flipped this Era and flipped back since',
  },
  {
    usual: 'ready',
    says: {
      ready: ['embassy is ready', 'embassy not flipped', 'unflipped embassy', 'fresh embassy'],
      used: [
        'for both structures',
        'on both structures',
        'both structures free',
        'used it on the first',
        'used embassy on the first',
        'used embassy for the first',
        'embassy twice',
        'embassy for both',
        'embassy on both',
        'both free',
        '2 structures',
        '2 cards',
        'more than one structure',
      ],
      flipped: [
        'embassy is flipped',
        'embassy is already flipped',
        'embassy already flipped',
        'already used embassy',
        'embassy again',
        'embassy a second time',
        'flipped earlier',
        'used it earlier',
        'used embassy earlier',
        'used embassy last turn',
        'used embassy this era',
        'flipped embassy last turn',
        'flipped embassy earlier',
      ],
      back: ['embassy flipped back', 'flipped embassy back', 'embassy was flipped back'],
    },
  },
)

const embassyOn = choice(
  'With which action do you Construct it?',
  {
    main: 'with your main action',
    extra: 'with an extra Construct, and you Construct with your main action, too',
    'extra-alone': 'with an extra Construct, and you Assimilate with your main action',
  },
  {
    usual: 'main',
    says: {
      main: ['main action', 'main construct'],
      extra: ['second structure', 'extra structure', 'extra construct', 'one of my 2 structures', 'obelisk', 'structure of my obelisk'],
      'extra-alone': ['assimilate first', 'assimilated', 'assimilate with my main action', 'assimilate as my main action'],
    },
  },
)

export const mayUseEmbassy = defineRule({
  id: 'may-use-embassy',
  question: 'May I Construct this Structure without Resources by Embassy?',
  facts: { embassyIs, flippedBefore, hasFlags, embassyOn, flippedAnotherBack },
  clauses: [
    { when: (f) => f.embassyIs === 'used', answer: 'no', because: cite('embassy#several-cards', 'it only applies to one of them') },
    {
      when: (f) => f.embassyIs === 'flipped',
      answer: 'no',
      because: cite('pink-structures#answer', 'Once per Era, by flipping the card; and you may flip only one card'),
    },
    {
      when: (f) => f.flippedBefore,
      answer: 'no',
      because: [cite('embassy#capable', 'unless you have Flipped a card already'), cite('flip-limit#embassy', 'unless you have Flipped a card already')],
    },
    { when: (f) => !f.hasFlags, answer: 'no', because: cite('embassy#flags', 'The Flag Requirements must still be fulfilled') },
    {
      when: (f) => f.embassyIs === 'back',
      unsettled: [
        { answer: 'yes', because: cite('conflict:flipped-back-reuse#again', 'A card that is no longer flipped can be flipped') },
        { answer: 'no', because: cite('conflict:flipped-back-reuse#once-per-era', 'The ability is one that you can use once per Era') },
      ],
    },
    {
      when: (f) => f.flippedAnotherBack,
      unsettled: [
        { answer: 'no', because: cite('conflict:flip-back-counts#uses-it-up', 'Only one card may be flipped each turn') },
        { answer: 'yes', because: cite('conflict:flip-back-counts#does-not', 'flipping back is an effect of another card') },
      ],
    },
    // "Your main Construct", or one of several that you choose: with the extra one alone there is neither.
    {
      when: (f) => f.embassyOn === 'extra-alone',
      unsettled: [
        { answer: 'no', because: cite('conflict:embassy-extra-alone#main-only', 'The discount belongs to the main Construct action') },
        { answer: 'yes', because: cite('conflict:embassy-extra-alone#any-construct', 'an extra Construct is not shut out as such') },
      ],
    },
  ],
  otherwise: {
    answer: 'yes',
    because: [
      cite('embassy#answer', 'your main Construct costs no Resources, but the Flag Requirements stay'),
      cite('embassy#which-one', 'You may choose on which of them to use Embassy'),
    ],
  },
  examples: [
    {
      from: 'ours',
      tells: 'Embassy on the Structure of my Obelisk',
      given: { embassyIs: 'ready', flippedBefore: false, hasFlags: true, embassyOn: 'extra', flippedAnotherBack: false },
      expect: yes('embassy#answer', 'embassy#which-one'),
    },
    { from: 'ours', tells: 'Embassy for both Structures', given: { embassyIs: 'used' }, expect: no('embassy#several-cards') },
    { from: 'ours', tells: 'Embassy was Flipped two rounds ago', given: { embassyIs: 'flipped' }, expect: no('pink-structures#answer') },
    {
      from: 'ours',
      tells: 'Printer was Flipped this turn',
      given: { embassyIs: 'ready', flippedBefore: true },
      expect: no('embassy#capable', 'flip-limit#embassy'),
    },
    { from: 'ours', tells: 'A Flag is missing', given: { embassyIs: 'ready', flippedBefore: false, hasFlags: false }, expect: no('embassy#flags') },
    {
      from: 'ours',
      tells: 'Creative flipped Embassy back',
      given: { embassyIs: 'back', flippedBefore: false, hasFlags: true },
      expect: unsettled('conflict:flipped-back-reuse#again', 'conflict:flipped-back-reuse#once-per-era'),
    },
    {
      from: 'ours',
      tells: 'I Assimilate with my main action, and Embassy is for the Structure of my Obelisk',
      given: { embassyIs: 'ready', flippedBefore: false, hasFlags: true, embassyOn: 'extra-alone', flippedAnotherBack: false },
      expect: unsettled('conflict:embassy-extra-alone#main-only', 'conflict:embassy-extra-alone#any-construct'),
    },
    {
      from: 'ours',
      tells: 'Takeout Hub flipped Charger back this turn, and now I want Embassy',
      given: { embassyIs: 'ready', flippedBefore: false, hasFlags: true, embassyOn: 'main', flippedAnotherBack: true },
      expect: unsettled('conflict:flip-back-counts#uses-it-up', 'conflict:flip-back-counts#does-not'),
    },
    {
      from: 'ours',
      tells: 'Embassy for my main Construct, nothing Flipped, the Flags are there',
      given: { embassyIs: 'ready', flippedBefore: false, hasFlags: true, embassyOn: 'main', flippedAnotherBack: false },
      expect: yes('embassy#answer', 'embassy#which-one'),
    },
    {
      from: 'ours',
      tells: 'Embassy is ready, and the Flags are there',
      given: { embassyIs: 'ready', hasFlags: true },
      expect: needs('flippedBefore', 'flippedAnotherBack', 'embassyOn'),
    },
    {
      from: 'ours',
      tells: 'Embassy is ready, nothing Flipped',
      given: { embassyIs: 'ready', flippedBefore: false },
      expect: needs('hasFlags', 'flippedAnotherBack', 'embassyOn'),
    },
    {
      from: 'ours',
      tells: 'The Flags are there, nothing Flipped',
      given: { flippedBefore: false, hasFlags: true },
      expect: needs('embassyIs', 'flippedAnotherBack', 'embassyOn'),
    },
  ],
})
