import { choice, number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const isPartyEmpty = yesNo(
  'Was the party empty before your delegate?',
  [
    'empty party',
    'party is empty',
    'party was empty',
    'was empty',
    'no delegates there',
    'no delegates in it',
    'no delegate in it',
    'first delegate there',
    'first delegate in',
    'very first delegate',
    'nobody there',
    'nobody is in',
  ],
  {
    no: ['not empty', 'has a leader'],
    usual: false,
  },
)
const ownDelegatesThere = number(
  'How many delegates do you have in that party now?',
  { min: 0, max: 7 },
  {
    units: [
      'delegates in greens',
      'delegates in the greens',
      'delegates in reds',
      'delegates in the reds',
      'delegates in scientists',
      'delegates in the scientists',
      'delegates in unity',
      'delegates in the unity',
      'delegates in kelvinists',
      'delegates in the kelvinists',
      'delegates in mars first',
      'delegates in the mars first',
      'delegates',
      'delegate',
      'delegates there',
      'of mine',
    ],
    before: ['i have', 'i now have', 'i have now', 'my', 'mine', 'i am at', 'i am up to', 'i hold'],
  },
)
const leaderDelegates = number(
  'How many has the owner of its leader there now, the leader included?',
  { min: 0 },
  {
    units: ['delegates of the leader', 'for the leader'],
    before: [
      'leader with',
      'leads with',
      'leading with',
      'leader with only',
      'leader holds',
      'leader has only',
      'leader has',
      'the leader has',
      'its leader has',
      'neutral leader has',
      'leader now has',
      'party leader has',
    ],
  },
)
const rivalForLead = choice(
  'Who else has more there than the leader?',
  { nobody: 'nobody', more: 'somebody with more than you', neutral: 'the Neutral Player, with as many as you', player: 'another player, with as many as you' },
  {
    says: {
      nobody: ['nobody else', 'no one else', 'only me'],
      more: ['more than me', 'someone has more than me'],
      neutral: ['tied with neutral', 'neutral has as many', 'tied with the neutral player', 'as many as neutral'],
      player: ['tied with another player', 'another player has as many', 'tied with a player', 'two of us'],
    },
    usual: 'nobody',
  },
)
const tieOrder = choice(
  'If players are tied: who comes first clockwise, the active player being the very first?',
  { active: 'you: you are the active player', first: 'you: you are the closest of them to the active player', later: 'another tied player' },
  {
    says: {
      active: ['i am the active player', 'active player', 'on my turn', 'i play recruitment', 'i play banned delegate', 'i played it'],
      first: ['closest clockwise', 'i am closer', 'i am closest', 'next in turn order', 'closest to the active player'],
      later: ['not the closest', 'farther clockwise', 'she is closer', 'he is closer', 'other tied player is closer', 'another is closer'],
    },
    usual: 'active',
  },
)

export const doIBecomePartyLeader = defineRule({
  id: 'do-i-become-party-leader',
  question: 'Do I become (get, take over as) leader of this party, by the delegates I have there?',
  facts: { isPartyEmpty, ownDelegatesThere, leaderDelegates, rivalForLead, tieOrder },
  never: [
    { when: (f) => f.isPartyEmpty && f.ownDelegatesThere === 0, because: 'A delegate of yours has just entered the empty party.' },
    { when: (f) => f.isPartyEmpty && f.leaderDelegates !== f.ownDelegatesThere, because: 'In a party that was empty the leader is yours.' },
  ],
  clauses: [
    { when: (f) => f.isPartyEmpty, answer: 'yes', because: cite('party-leader#first-delegate', 'The first delegate to enter a party takes the position') },
    {
      when: (f) => f.ownDelegatesThere <= f.leaderDelegates,
      answer: 'no',
      because: [
        cite('party-leader#ties', 'A tie does not claim the position'),
        cite('banned-delegate-party-leader#more-delegates', 'must have more delegates in that party than its leader; as many are not enough'),
      ],
    },
    {
      when: (f) => f.rivalForLead === 'nobody',
      answer: 'yes',
      because: [
        cite('party-leader#taking-over', 'In that party you must have more delegates than its leader'),
        cite('recruitment#answer', 'if after it somebody else has more delegates in the party'),
      ],
    },
    {
      when: (f) => f.rivalForLead === 'more',
      answer: 'no',
      because: cite('party-leader-after-removal#more-delegates', 'Another player who then has more delegates in the party becomes party leader'),
    },
    {
      when: (f) => f.rivalForLead === 'neutral',
      answer: 'yes',
      because: cite('party-leader-after-removal#neutral-last', 'The Neutral Player is always last in it'),
    },
    {
      when: (f) => f.tieOrder === 'active',
      answer: 'yes',
      because: [
        cite('party-leader-after-removal#active-player', 'the active player is always first in the order'),
        cite('recruitment-tie#active-player', 'the position goes to the active player'),
      ],
    },
    {
      when: (f) => f.tieOrder === 'first',
      answer: 'yes',
      because: [
        cite('party-leader-after-removal#ties', 'the next one in turn order, clockwise from the active player'),
        cite('recruitment-tie#clockwise', 'the one of them who is closest to the active player clockwise'),
      ],
    },
  ],
  otherwise: { answer: 'no', because: cite('party-leader-after-removal#ties', 'the next one in turn order, clockwise from the active player') },
  examples: [
    {
      from: 'party-leader#first-delegate',
      tells: 'I place a delegate in a party that was empty: do I lead it?',
      given: { isPartyEmpty: true },
      expect: yes('party-leader#first-delegate'),
    },
    {
      from: 'party-leader#ties',
      tells: 'I have 2 delegates there, the leader has 2, and the party was not empty: do I take over?',
      given: { isPartyEmpty: false, ownDelegatesThere: 2, leaderDelegates: 2 },
      expect: no('party-leader#ties', 'banned-delegate-party-leader#more-delegates'),
    },
    {
      from: 'party-leader#taking-over',
      tells: 'I have 3 delegates there, the leader has 2, and nobody else has more',
      given: { ownDelegatesThere: 3, leaderDelegates: 2, rivalForLead: 'nobody' },
      expect: yes('party-leader#taking-over', 'recruitment#answer'),
    },
    {
      from: 'recruitment-tie#active-player',
      tells: 'I play Recruitment: I have 2, another player has as many, the neutral leader has 1',
      given: { ownDelegatesThere: 2, leaderDelegates: 1, rivalForLead: 'player', tieOrder: 'active' },
      expect: yes('party-leader-after-removal#active-player', 'recruitment-tie#active-player'),
    },
    {
      from: 'recruitment-tie#clockwise',
      tells: 'She plays Recruitment: I have 2, tied with another player, the leader has 1, and I am closest clockwise to her',
      given: { ownDelegatesThere: 2, leaderDelegates: 1, rivalForLead: 'player', tieOrder: 'first' },
      expect: yes('party-leader-after-removal#ties', 'recruitment-tie#clockwise'),
    },
    {
      from: 'banned-delegate-party-leader#tied-players',
      tells: 'He plays Banned Delegate: the leader has 1, I have 2, tied with another player, but she is closer to him',
      given: { ownDelegatesThere: 2, leaderDelegates: 1, rivalForLead: 'player', tieOrder: 'later' },
      expect: no('party-leader-after-removal#ties'),
    },
    {
      from: 'banned-delegate-party-leader#neutral-player',
      tells: 'After Banned Delegate the leader has 1, I have 2, and neutral has as many',
      given: { ownDelegatesThere: 2, leaderDelegates: 1, rivalForLead: 'neutral' },
      expect: yes('party-leader-after-removal#neutral-last'),
    },
    {
      from: 'ours',
      tells: 'After Banned Delegate the leader has 1, I have 2, and someone has more than me',
      given: { ownDelegatesThere: 2, leaderDelegates: 1, rivalForLead: 'more' },
      expect: no('party-leader-after-removal#more-delegates'),
    },
    {
      from: 'ours',
      tells: 'I have 3 delegates there, the leader has 2: do I become leader?',
      given: { ownDelegatesThere: 3, leaderDelegates: 2 },
      expect: needs('rivalForLead', 'tieOrder'),
    },
    {
      from: 'ours',
      tells: 'I have 3 delegates there, and nobody else comes close',
      given: { isPartyEmpty: false, ownDelegatesThere: 3, rivalForLead: 'nobody' },
      expect: needs('leaderDelegates'),
    },
    {
      from: 'ours',
      tells: 'The leader has 2, and nobody else has more',
      given: { isPartyEmpty: false, leaderDelegates: 2, rivalForLead: 'nobody' },
      expect: needs('ownDelegatesThere'),
    },
    {
      from: 'ours',
      tells: 'I have 2, tied with another player, and the leader has 1',
      given: { ownDelegatesThere: 2, leaderDelegates: 1, rivalForLead: 'player' },
      expect: needs('tieOrder'),
    },
    {
      from: 'ours',
      tells: 'I have 1 delegate there, the leader has 1: do I lead the party?',
      given: { ownDelegatesThere: 1, leaderDelegates: 1 },
      expect: needs('isPartyEmpty'),
    },
  ],
})
