import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { twoPlayers } from '../facts.ts'

const leaderNow = choice(
  'Who is the Mission Leader now?',
  { you: 'you', right: 'the player on your right', left: 'the player on your left', other: 'somebody else' },
  {
    says: {
      // Not "my turn": whether it is theirs next is what people ask.
      you: ['i am the mission leader', "i'm the mission leader", 'i am leading', 'i lead now'],
      right: ['on my right', 'right neighbour', 'to my right'],
      left: ['on my left', 'left neighbour', 'to my left'],
      other: ['somebody else', 'across the table', 'opposite me'],
    },
  },
)

export const amINextLeader = defineRule({
  id: 'am-i-next-leader',
  question: 'Am I the next Mission Leader?',
  facts: { leaderNow, twoPlayers },
  never: [{ when: (f) => f.twoPlayers && f.leaderNow === 'other', because: 'With two players there is nobody else.' }],
  clauses: [
    { when: (f) => f.leaderNow === 'you', answer: 'no', because: cite('next-mission-leader#answer', 'The player on the left of the current Mission Leader') },
    {
      when: (f) => f.leaderNow === 'right',
      answer: 'yes',
      because: cite('next-mission-leader#answer', 'The player on the left of the current Mission Leader'),
    },
    {
      when: (f) => f.twoPlayers,
      answer: 'yes',
      because: [
        cite('next-mission-leader#answer', 'The player on the left of the current Mission Leader'),
        cite('mercenary-round-end#answer', 'when both players have had their turn'),
      ],
    },
  ],
  otherwise: { answer: 'no', because: cite('next-mission-leader#answer', 'The player on the left of the current Mission Leader') },
  examples: [
    { from: 'ours', tells: 'The player on your right leads now', given: { leaderNow: 'right' }, expect: yes('next-mission-leader#answer') },
    { from: 'ours', tells: 'You lead now', given: { leaderNow: 'you' }, expect: no('next-mission-leader#answer') },
    {
      from: 'ours',
      tells: 'The player on your left leads, of four',
      given: { leaderNow: 'left', twoPlayers: false },
      expect: no('next-mission-leader#answer'),
    },
    {
      from: 'ours',
      tells: 'The other of two players leads',
      given: { leaderNow: 'left', twoPlayers: true },
      expect: yes('next-mission-leader#answer', 'mercenary-round-end#answer'),
    },
    { from: 'ours', tells: 'The player on your left leads', given: { leaderNow: 'left' }, expect: needs('twoPlayers') },
    { from: 'ours', tells: 'A game with four', given: { twoPlayers: false }, expect: needs('leaderNow') },
    { from: 'ours', tells: 'Somebody across the table leads: is it my turn next?', given: { leaderNow: 'other' }, expect: no('next-mission-leader#answer') },
  ],
})
