import { choice, number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { diceRolled, isLeader, mercenaryKind, mercenaryOrder, twoPlayers, usedBefore, usedByOther } from '../facts.ts'

/** There are Mercenaries with two players only, and they are spoken of before the roll. */
const usuallyTwo = { ...twoPlayers, usual: true }
const usuallyUnrolled = { ...diceRolled, usual: false }
const usuallyFirst = { ...mercenaryOrder, usual: 'first' } as const

const paidFrom = choice(
  'From what would you pay?',
  { share: 'your share of the reward', own: 'Credits or Prestige that you own' },
  {
    usual: 'share',
    says: {
      share: ['my share', 'share of the reward', 'out of the reward', 'from the contract', 'from the reward'],
      own: [
        'my own',
        'my credits',
        'my own credits',
        'my prestige',
        'my own prestige',
        'that i own',
        'i already have',
        'from my supply',
        'from my stash',
        'out of my pocket',
        'credits i have',
      ],
    },
  },
)
const creditsOfShare = number(
  'How many Credits of your share are not yet assigned to Mercenary cards?',
  { min: 0, max: 30 },
  { units: ['credits', 'credit'], before: ['share of', 'contract gives', 'contract pays', 'left', 'reward of'] },
)
const hasPrestigeShare = yesNo(
  'Is there Prestige in your share that is not yet assigned to Mercenary cards?',
  ['gives prestige', 'pays prestige', 'offers prestige', 'prestige left', '1 prestige', '2 prestige', '3 prestige', '4 prestige', 'prestige in my share'],
  {
    no: [
      'credits only',
      'only credits',
      'just credits',
      'nothing but credits',
      'no prestige',
      'offers no prestige',
      'gives no prestige',
      'pays no prestige',
      'without prestige',
      'no prestige left',
      '0 prestige',
      'gave away the prestige',
    ],
  },
)
const usedForThis = yesNo(
  'Have you used this very card for this Contract already?',
  [
    'same mercenary twice',
    'same card twice',
    'same mercenary card twice',
    'same mercenary again',
    'same card again',
    'same merc twice',
    'use it twice',
    'use it again',
    'already used it for this contract',
  ],
  { usual: false },
)

export const mayUseMercenary = defineRule({
  id: 'may-use-mercenary',
  question: 'May I use this Mercenary card for the Contract?',
  facts: {
    twoPlayers: usuallyTwo,
    isLeader,
    paidFrom,
    mercenaryKind,
    hasPrestigeShare,
    creditsOfShare,
    mercenaryOrder: usuallyFirst,
    usedForThis,
    diceRolled: usuallyUnrolled,
    usedByOther,
  },
  clauses: [
    { when: (f) => !f.twoPlayers, answer: 'no', because: cite('two-player-changes#more-players', 'The Mercenary deck is only for a game with 2 players') },
    { when: (f) => !f.isLeader, answer: 'no', because: cite('mercenary-user#answer', 'Only the Mission Leader, on their own turn') },
    {
      when: (f) => f.paidFrom === 'own',
      answer: 'no',
      because: cite('mercenary-payment#answer', "With your share of the Contract's reward, and with nothing else"),
    },
    {
      when: [(f) => f.mercenaryKind === 'crew', (f) => !f.hasPrestigeShare],
      answer: 'no',
      because: cite('mercenary-payment#enough', 'take the payment from their share, or the card cannot be used'),
    },
    {
      when: [(f) => f.mercenaryKind === 'action', (f) => f.creditsOfShare < 1 + usedBefore(f.mercenaryOrder)],
      answer: 'no',
      because: [
        cite('mercenary-payment#enough', 'take the payment from their share, or the card cannot be used'),
        cite('mercenary-card-price#answer', '1 Credit, plus 1 more for each Action card of the Mercenary row'),
      ],
    },
    {
      when: (f) => f.usedForThis,
      unsettled: [
        { answer: 'no', because: cite('conflict:mercenary-card-twice#once', 'A card is marked as used, with the coins of one payment') },
        { answer: 'yes', because: cite('conflict:mercenary-card-twice#again', 'that a marked card is used up is not said') },
      ],
    },
    {
      when: (f) => f.diceRolled,
      unsettled: [
        { answer: 'no', because: cite('conflict:mercenary-choice-time#before-the-roll', 'after the roll no ally may join') },
        { answer: null, because: cite('conflict:mercenary-choice-time#while-playing', 'which are met after the roll, when cards are played') },
      ],
    },
    {
      when: [(f) => f.mercenaryKind === 'action', (f) => f.creditsOfShare < 1 + usedBefore(f.mercenaryOrder) + f.usedByOther],
      unsettled: [
        { answer: 'no', because: cite('conflict:mercenary-current-round#both-turns', 'Action cards used on either turn of it would raise the price') },
        { answer: 'yes', because: cite('conflict:mercenary-current-round#own-turn', "nothing says that another player's use counts") },
      ],
    },
  ],
  otherwise: {
    answer: 'yes',
    because: [
      cite('mercenary-use#answer', "in return for some of the Contract's potential rewards"),
      cite('conflict:mercenary-used-by-other#answer', 'both players have the same cards for one turn each'),
    ],
  },
  examples: [
    {
      from: 'mercenary-payment#no-prestige',
      tells: 'The Contract offers no Prestige, and the card is Crew',
      given: { twoPlayers: true, isLeader: true, paidFrom: 'share', mercenaryKind: 'crew', hasPrestigeShare: false, diceRolled: false },
      expect: no('mercenary-payment#enough'),
    },
    {
      from: 'ours',
      tells: 'A Crew card for the only Prestige of the share, though the other player used the same card',
      given: { twoPlayers: true, isLeader: true, paidFrom: 'share', mercenaryKind: 'crew', hasPrestigeShare: true, diceRolled: false, usedForThis: false },
      expect: yes('mercenary-use#answer', 'conflict:mercenary-used-by-other#answer'),
    },
    {
      from: 'ours',
      tells: 'A second Action card, and 2 Credits of the share are left',
      given: {
        twoPlayers: true,
        isLeader: true,
        paidFrom: 'share',
        mercenaryKind: 'action',
        creditsOfShare: 2,
        mercenaryOrder: 'second',
        usedByOther: 0,
        diceRolled: false,
        usedForThis: false,
      },
      expect: yes('mercenary-use#answer', 'conflict:mercenary-used-by-other#answer'),
    },
    {
      from: 'ours',
      tells: 'A second Action card, and 1 Credit of the share is left',
      given: { twoPlayers: true, isLeader: true, paidFrom: 'share', mercenaryKind: 'action', creditsOfShare: 1, mercenaryOrder: 'second' },
      expect: no('mercenary-payment#enough', 'mercenary-card-price#answer'),
    },
    {
      from: 'ours',
      tells: 'With Credits of your own',
      given: { twoPlayers: true, isLeader: true, paidFrom: 'own', mercenaryKind: 'action' },
      expect: no('mercenary-payment#answer'),
    },
    { from: 'ours', tells: 'The ally', given: { twoPlayers: true, isLeader: false }, expect: no('mercenary-user#answer') },
    {
      from: 'ours',
      tells: 'The same Mercenary card twice for one Contract, and the share would pay for both',
      given: { twoPlayers: true, isLeader: true, paidFrom: 'share', mercenaryKind: 'crew', hasPrestigeShare: true, usedForThis: true },
      expect: unsettled('conflict:mercenary-card-twice#once', 'conflict:mercenary-card-twice#again'),
    },
    {
      from: 'ours',
      tells: 'The Contract pays Credits only: can I use a Mercenary Crew card?',
      given: { twoPlayers: true, isLeader: true, paidFrom: 'share', mercenaryKind: 'crew', hasPrestigeShare: false },
      expect: no('mercenary-payment#enough'),
    },
    {
      from: 'ours',
      tells: 'A Crew card out of a share with Prestige, before the roll; perhaps it was used for this Contract before',
      given: { twoPlayers: true, isLeader: true, paidFrom: 'share', mercenaryKind: 'crew', hasPrestigeShare: true, diceRolled: false },
      expect: needs('usedForThis'),
    },
    { from: 'ours', tells: 'Three players', given: { twoPlayers: false }, expect: no('two-player-changes#more-players') },
    {
      from: 'ours',
      tells: 'After the roll',
      given: {
        twoPlayers: true,
        isLeader: true,
        paidFrom: 'share',
        mercenaryKind: 'action',
        creditsOfShare: 3,
        mercenaryOrder: 'first',
        usedByOther: 0,
        diceRolled: true,
        usedForThis: false,
      },
      expect: unsettled('conflict:mercenary-choice-time#before-the-roll', 'conflict:mercenary-choice-time#while-playing'),
    },
    {
      from: 'ours',
      tells: 'The other player used two in this round, and 2 Credits of the share are left',
      given: {
        twoPlayers: true,
        isLeader: true,
        paidFrom: 'share',
        mercenaryKind: 'action',
        creditsOfShare: 2,
        mercenaryOrder: 'first',
        usedByOther: 2,
        diceRolled: false,
        usedForThis: false,
      },
      expect: unsettled('conflict:mercenary-current-round#both-turns', 'conflict:mercenary-current-round#own-turn'),
    },
    {
      from: 'ours',
      tells: 'The other player used two in this round, and 3 Credits are left: enough either way',
      given: {
        twoPlayers: true,
        isLeader: true,
        paidFrom: 'share',
        mercenaryKind: 'action',
        creditsOfShare: 3,
        mercenaryOrder: 'first',
        usedByOther: 2,
        diceRolled: false,
        usedForThis: false,
      },
      expect: yes('mercenary-use#answer', 'conflict:mercenary-used-by-other#answer'),
    },
    {
      from: 'ours',
      tells: 'A Crew card out of the share, before the roll',
      given: { twoPlayers: true, isLeader: true, paidFrom: 'share', mercenaryKind: 'crew', diceRolled: false, usedForThis: false },
      expect: needs('hasPrestigeShare'),
    },
    {
      from: 'ours',
      tells: 'An Action card out of a share of 2 Credits, before the roll',
      given: {
        twoPlayers: true,
        isLeader: true,
        paidFrom: 'share',
        mercenaryKind: 'action',
        creditsOfShare: 2,
        mercenaryOrder: 'first',
        diceRolled: false,
        usedForThis: false,
      },
      expect: needs('usedByOther'),
    },
    {
      from: 'ours',
      tells: 'A Crew card out of a share with Prestige',
      given: { twoPlayers: true, isLeader: true, paidFrom: 'share', mercenaryKind: 'crew', hasPrestigeShare: true, usedForThis: false },
      expect: needs('diceRolled'),
    },
    {
      from: 'ours',
      tells: 'I lead alone, the Contract gives 1 Credit, and my opponent used one of the Mercenaries before',
      given: {
        twoPlayers: true,
        isLeader: true,
        paidFrom: 'share',
        mercenaryKind: 'action',
        creditsOfShare: 1,
        mercenaryOrder: 'first',
        usedByOther: 1,
        diceRolled: false,
        usedForThis: false,
      },
      expect: unsettled('conflict:mercenary-current-round#both-turns', 'conflict:mercenary-current-round#own-turn'),
    },
    {
      from: 'ours',
      tells: 'My share has no Prestige at all, and I want a Crew card, whoever I am',
      given: { mercenaryKind: 'crew', hasPrestigeShare: false },
      expect: no('mercenary-payment#enough'),
    },
  ],
})
