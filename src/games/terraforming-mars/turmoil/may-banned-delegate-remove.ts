import { yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { isLeaderPiece } from '../facts/turmoil.ts'

const isChairmanPiece = yesNo('Is it the Chairman?', ['chairman', 'the chair', 'as chairman'], {
  no: ['not the chairman', 'not chairman', 'in a party'],
  usual: false,
})

export const mayBannedDelegateRemove = defineRule({
  id: 'may-banned-delegate-remove',
  question: 'May I remove (kick out, ban, target) this delegate, mine or not, with Banned Delegate?',
  facts: { isChairmanPiece, isLeaderPiece },
  never: [{ when: (f) => f.isChairmanPiece && f.isLeaderPiece, because: 'The Chairman belongs to no party and leads none.' }],
  clauses: [
    {
      when: (f) => f.isChairmanPiece,
      answer: 'no',
      because: [
        cite('banned-delegate#own-chairman', 'If you are chairman, you cannot remove yourself with it'),
        cite('conflict:banned-delegate-chairman#answer', 'it removes a delegate from a party, and the chairman is in none'),
      ],
    },
    {
      when: (f) => f.isLeaderPiece,
      unsettled: [
        { answer: 'yes', because: cite('conflict:banned-delegate-leader#any-delegate', "Nothing in the card's entry limits the delegates that can be chosen") },
        {
          answer: null,
          because: cite('conflict:banned-delegate-leader#by-numbers', "another player has more delegates, not because the leader's piece is gone"),
        },
      ],
    },
  ],
  otherwise: {
    answer: 'yes',
    because: [
      cite('banned-delegate#own-delegate', 'can remove a delegate of your own from a party'),
      cite('dominance-after-removal#which-cards', 'Some cards can remove delegates from a party, Banned Delegate for one'),
    ],
  },
  examples: [
    {
      from: 'banned-delegate#own-delegate',
      tells: 'Banned Delegate: may I remove a delegate of mine in a party, not the leader?',
      given: { isChairmanPiece: false, isLeaderPiece: false },
      expect: yes('banned-delegate#own-delegate', 'dominance-after-removal#which-cards'),
    },
    {
      from: 'banned-delegate#own-chairman',
      tells: 'Banned Delegate: may I remove myself as chairman?',
      given: { isChairmanPiece: true },
      expect: no('banned-delegate#own-chairman', 'conflict:banned-delegate-chairman#answer'),
    },
    {
      from: 'banned-delegate#party-leader',
      tells: 'May Banned Delegate take a delegate in a party that is the party leader?',
      given: { isChairmanPiece: false, isLeaderPiece: true },
      expect: unsettled('conflict:banned-delegate-leader#any-delegate', 'conflict:banned-delegate-leader#by-numbers'),
    },
    {
      from: 'ours',
      tells: "May I remove another player's chairman with Banned Delegate?",
      given: { isChairmanPiece: true, isLeaderPiece: false },
      expect: no('banned-delegate#own-chairman', 'conflict:banned-delegate-chairman#answer'),
    },
    {
      from: 'ours',
      tells: 'Banned Delegate on a delegate in a party',
      given: { isChairmanPiece: false },
      expect: needs('isLeaderPiece'),
    },
    { from: 'ours', tells: 'Banned Delegate on a delegate that leads no party', given: { isLeaderPiece: false }, expect: needs('isChairmanPiece') },
  ],
})
