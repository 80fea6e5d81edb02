import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, no, yes } from '../../../rules/rule.ts'

const septemSeat = choice(
  'What are you in that party, or over it?',
  {
    leader: 'its Party Leader',
    chairman: 'the Chairman, with no lead in a party',
    tied: 'level in delegates with its Party Leader',
    delegate: 'there with fewer delegates than its Party Leader',
  },
  {
    says: {
      leader: ['i am leader', 'leading a party', 'leader there', 'party leader', 'leader of a party', 'i lead a party', 'i lead the party'],
      chairman: [
        'chairman',
        'as chairman',
        'the chair',
        'being chairman',
        'chairman count as party leader',
        'chairman count as a party leader',
        'chairman counts as a party leader',
        'chairman as a party leader',
        'chairman also a party leader',
        'chairman is a party leader',
        'chairman for a party leader',
        'chairman instead of a party leader',
        'chairman instead of party leader',
        'chairmanship',
        'i hold the chair',
        'chairman counts as party leader',
        'chairman as party leader',
        'chairman a party leader',
      ],
      tied: ['as many delegates as the leader', 'tied with the leader', 'level with the leader'],
      delegate: [
        'just one delegate',
        'a lone delegate',
        'only a delegate',
        'simple delegate',
        'one delegate there',
        'just a delegate',
        'fewer delegates',
        'plain delegate',
      ],
    },
  },
)

export const doesSeatCountForSeptemTribus = defineRule({
  id: 'does-seat-count-for-septem-tribus',
  question: 'Does this seat of mine count for the action of Septem Tribus?',
  facts: { septemSeat },
  clauses: [
    {
      when: (f) => f.septemSeat === 'chairman',
      answer: 'no',
      because: cite('septem-tribus-chairman#answer', 'belongs to no party and therefore does not count as Party Leader'),
    },
    {
      when: (f) => f.septemSeat === 'tied',
      answer: 'no',
      because: [cite('party-leader#ties', 'A tie does not claim the position'), cite('septem-tribus-chairman#action', 'for the action on Septem Tribus')],
    },
    {
      when: (f) => f.septemSeat === 'delegate',
      answer: 'no',
      because: [
        cite('party-leader#taking-over', 'you must have more delegates than its leader'),
        cite('septem-tribus-chairman#action', 'for the action on Septem Tribus'),
      ],
    },
  ],
  otherwise: {
    answer: 'yes',
    because: [
      cite('party-leader#answer', 'a player takes over by having more delegates there than the leader'),
      cite('septem-tribus-chairman#action', 'for the action on Septem Tribus'),
    ],
  },
  examples: [
    {
      from: 'septem-tribus-chairman#answer',
      tells: 'I am Septem Tribus and the Chairman: do I count as a Party Leader for its action?',
      given: { septemSeat: 'chairman' },
      expect: no('septem-tribus-chairman#answer'),
    },
    {
      from: 'septem-tribus-chairman#action',
      tells: 'I lead a party: does it count for Septem Tribus?',
      given: { septemSeat: 'leader' },
      expect: yes('party-leader#answer', 'septem-tribus-chairman#action'),
    },
    {
      from: 'ours',
      tells: 'In Unity I have as many delegates as the leader: does Septem Tribus count me?',
      given: { septemSeat: 'tied' },
      expect: no('party-leader#ties', 'septem-tribus-chairman#action'),
    },
    {
      from: 'ours',
      tells: 'I am just a delegate there: does Septem Tribus bring anything?',
      given: { septemSeat: 'delegate' },
      expect: no('party-leader#taking-over', 'septem-tribus-chairman#action'),
    },
  ],
})
