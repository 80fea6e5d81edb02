import { choice, number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isActivePlayer } from '../facts/turmoil.ts'

const isPartyEmpty = yesNo('Was the party empty before your delegate?', ['empty', 'was empty', 'no delegates there', 'first delegate', 'nobody there'], {
  no: ['not empty', 'has a leader'],
  usual: false,
})
const ownDelegatesThere = number(
  'How many delegates do you have in that party now?',
  { min: 0, max: 7 },
  { units: ['delegates', 'delegate', 'of mine'], before: ['i have', 'with', 'mine'] },
)
const leaderDelegates = number(
  'How many has the owner of its leader there now, the leader included?',
  { min: 0 },
  { units: ['delegates of the leader', 'for the leader'], before: ['leader has', 'the leader has', 'she has', 'he has', 'neutral has', 'party leader has'] },
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
const isNextClockwise = yesNo(
  'Are you the first of the tied players, counted clockwise and beginning with the active player?',
  ['closest clockwise', 'next clockwise', 'closest to the active player', 'next in turn order'],
  {
    no: ['not the closest', 'farther clockwise', 'she is closer', 'he is closer'],
  },
)

export const doIBecomePartyLeader = defineRule({
  id: 'do-i-become-party-leader',
  question: 'Do I become leader of this party?',
  facts: { isPartyEmpty, ownDelegatesThere, leaderDelegates, rivalForLead, isActivePlayer, isNextClockwise },
  never: [{ when: (f) => f.isPartyEmpty && f.ownDelegatesThere === 0, because: 'A delegate of yours has just entered the empty party.' }],
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
      when: (f) => f.isActivePlayer,
      answer: 'yes',
      because: [
        cite('party-leader-after-removal#active-player', 'the active player is always first in the order'),
        cite('recruitment-tie#active-player', 'the position goes to the active player'),
      ],
    },
    {
      when: (f) => f.isNextClockwise,
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
      tells: 'My delegate enters an empty party',
      given: { isPartyEmpty: true },
      expect: yes('party-leader#first-delegate'),
    },
    {
      from: 'party-leader#ties',
      tells: 'I have 2 there, and so has the leader',
      given: { isPartyEmpty: false, ownDelegatesThere: 2, leaderDelegates: 2 },
      expect: no('party-leader#ties', 'banned-delegate-party-leader#more-delegates'),
    },
    {
      from: 'party-leader#taking-over',
      tells: 'I have 3, the leader has 2',
      given: { isPartyEmpty: false, ownDelegatesThere: 3, leaderDelegates: 2, rivalForLead: 'nobody' },
      expect: yes('party-leader#taking-over', 'recruitment#answer'),
    },
    {
      from: 'recruitment-tie#active-player',
      tells: 'I play Recruitment, and two of us have overtaken the neutral leader',
      given: { isPartyEmpty: false, ownDelegatesThere: 2, leaderDelegates: 1, rivalForLead: 'player', isActivePlayer: true },
      expect: yes('party-leader-after-removal#active-player', 'recruitment-tie#active-player'),
    },
    {
      from: 'recruitment-tie#clockwise',
      tells: 'Somebody else plays it, and I am closest clockwise of the two tied',
      given: { isPartyEmpty: false, ownDelegatesThere: 2, leaderDelegates: 1, rivalForLead: 'player', isActivePlayer: false, isNextClockwise: true },
      expect: yes('party-leader-after-removal#ties', 'recruitment-tie#clockwise'),
    },
    {
      from: 'banned-delegate-party-leader#tied-players',
      tells: 'Somebody else bans a delegate of the leader, and the other tied player is closer',
      given: { isPartyEmpty: false, ownDelegatesThere: 2, leaderDelegates: 1, rivalForLead: 'player', isActivePlayer: false, isNextClockwise: false },
      expect: no('party-leader-after-removal#ties'),
    },
    {
      from: 'banned-delegate-party-leader#neutral-player',
      tells: 'After Banned Delegate I am tied with the Neutral Player',
      given: { isPartyEmpty: false, ownDelegatesThere: 2, leaderDelegates: 1, rivalForLead: 'neutral' },
      expect: yes('party-leader-after-removal#neutral-last'),
    },
    {
      from: 'ours',
      tells: 'After Banned Delegate somebody has more than me',
      given: { isPartyEmpty: false, ownDelegatesThere: 2, leaderDelegates: 1, rivalForLead: 'more' },
      expect: no('party-leader-after-removal#more-delegates'),
    },
    {
      from: 'ours',
      tells: '3 to 2',
      given: { isPartyEmpty: false, ownDelegatesThere: 3, leaderDelegates: 2 },
      expect: needs('isActivePlayer', 'isNextClockwise', 'rivalForLead'),
    },
    { from: 'ours', tells: 'I have 3 there', given: { isPartyEmpty: false, ownDelegatesThere: 3, rivalForLead: 'nobody' }, expect: needs('leaderDelegates') },
    { from: 'ours', tells: 'The leader has 2', given: { isPartyEmpty: false, leaderDelegates: 2, rivalForLead: 'nobody' }, expect: needs('ownDelegatesThere') },
    {
      from: 'ours',
      tells: 'Two of us have 2 to 1',
      given: { isPartyEmpty: false, ownDelegatesThere: 2, leaderDelegates: 1, rivalForLead: 'player' },
      expect: needs('isActivePlayer', 'isNextClockwise'),
    },
    {
      from: 'ours',
      tells: 'One delegate of mine, and nobody said who else is there',
      given: { ownDelegatesThere: 1, leaderDelegates: 1 },
      expect: needs('isPartyEmpty'),
    },
  ],
})
