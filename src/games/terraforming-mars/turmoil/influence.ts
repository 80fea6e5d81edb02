import { yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const isChairman = yesNo('Are you Chairman?', ['chairman', 'i am chairman', 'chair'], {
  no: ['no seat anywhere', 'not chairman', 'not the chairman', 'am not chairman', 'no chairman'],
  usual: false,
})
const isDominantLeader = yesNo(
  'Are you leader of the Dominant Party?',
  ['leader of the dominant party', 'leading the dominant party', 'lead the dominant party', 'dominant leader', 'party leader of the dominant party'],
  {
    no: ['no leader', 'no seat anywhere', 'not leader', 'not the leader', 'not leading', 'not its leader'],
    usual: false,
  },
)
/** Two delegates there are as good as one: a player says either. */
const counted = [1, 2, 3, 4, 5, 6, 7].flatMap((n) => [
  `${n} delegates in the dominant party`,
  `${n} non-leader delegates`,
  `${n} more delegates`,
  `${n} more delegates in it`,
  `${n} more delegates there`,
  `${n} other delegates in it`,
  `${n} other delegates there`,
  `${n} other delegates`,
  `${n} further delegates`,
])
const hasDominantMembers = yesNo(
  'Do you have a delegate in the Dominant Party besides its leader?',
  [
    ...counted,
    'delegate in the dominant party',
    'delegates in the dominant party',
    'non-leader delegate',
    'another delegate in it',
    'another delegate there',
    'other delegates in it',
    'other delegates there',
    'more delegates in it',
    'more delegates there',
    'delegate in the dominant one',
  ],
  {
    no: [
      'delegates are all in small parties',
      'delegates are all in other parties',
      'no delegate in the dominant party',
      'no other delegate',
      '0 delegates in the dominant party',
      '0 more delegates',
      'no more delegates',
      'no seat anywhere',
      'no delegates anywhere',
      'no delegate anywhere',
    ],
    usual: false,
  },
)
const eventAnalysts = yesNo('Do you have Event Analysts in play?', ['event analysts', 'event analyst'], { usual: false })

export const influence = defineAmount({
  id: 'influence',
  question: 'How much influence do I have?',
  unit: 'influence',
  facts: { isChairman, isDominantLeader, hasDominantMembers, eventAnalysts },
  sum: [
    { add: (f) => (f.isChairman ? 1 : 0), because: cite('influence#chairman', 'Being Chairman gives 1 influence') },
    { add: (f) => (f.isDominantLeader ? 1 : 0), because: cite('influence#party-leader', 'Being party leader of the Dominant Party gives 1 influence') },
    {
      add: (f) => (f.hasDominantMembers ? 1 : 0),
      because: cite('influence#delegates', 'Any number of your non-leader delegates in the Dominant Party gives 1 influence'),
    },
    { add: (f) => (f.eventAnalysts ? 1 : 0), because: cite('event-analysts#always', 'Event Analysts grants its extra influence at all times') },
  ],
  examples: [
    {
      from: 'influence#three-delegates',
      tells: 'I have 3 delegates in the Dominant Party, am not chairman, not leader of it, without Event Analysts',
      given: { isChairman: false, isDominantLeader: false, hasDominantMembers: true, eventAnalysts: false },
      expect: answers(1, 'influence#delegates'),
    },
    {
      from: 'influence-in-global-events#spin-off-products',
      tells: 'I am leader of the Dominant Party and have 3 non-leader delegates in it, not chairman, without Event Analysts',
      given: { isChairman: false, isDominantLeader: true, hasDominantMembers: true, eventAnalysts: false },
      expect: answers(2, 'influence#party-leader', 'influence#delegates'),
    },
    {
      from: 'event-analysts#maximum',
      tells: 'I am chairman, leader of the Dominant Party, have 1 more delegate in it and Event Analysts',
      given: { isChairman: true, isDominantLeader: true, hasDominantMembers: true, eventAnalysts: true },
      expect: answers(4, 'influence#chairman', 'influence#party-leader', 'influence#delegates', 'event-analysts#always'),
    },
    {
      from: 'event-analysts#minimum',
      tells: 'I have Event Analysts, 0 delegates in the Dominant Party, am not chairman and not leader of it',
      given: { isChairman: false, isDominantLeader: false, hasDominantMembers: false, eventAnalysts: true },
      expect: answers(1, 'event-analysts#always'),
    },
    {
      from: 'ours',
      tells: 'I am chairman, with 0 delegates in the Dominant Party, only in others; not its leader, without Event Analysts',
      given: { isChairman: true, isDominantLeader: false, hasDominantMembers: false, eventAnalysts: false },
      expect: answers(1, 'influence#chairman'),
    },
    {
      from: 'ours',
      tells: 'I am leader of the Dominant Party with 0 more delegates there, not chairman, without Event Analysts: does the leader count as a delegate too?',
      given: { isChairman: false, isDominantLeader: true, hasDominantMembers: false, eventAnalysts: false },
      expect: answers(1, 'influence#party-leader'),
    },
    {
      from: 'ours',
      tells: 'I am chairman with 2 delegates in the Dominant Party, but not its leader',
      given: { isChairman: true, isDominantLeader: false, hasDominantMembers: true },
      expect: needs('eventAnalysts'),
    },
    {
      from: 'ours',
      tells: 'I have 2 delegates in the Dominant Party, without Event Analysts',
      given: { hasDominantMembers: true, eventAnalysts: false },
      expect: needs('isChairman', 'isDominantLeader'),
    },
    {
      from: 'ours',
      tells: 'I am chairman and leader of the Dominant Party, without Event Analysts',
      given: { isChairman: true, isDominantLeader: true, eventAnalysts: false },
      expect: needs('hasDominantMembers'),
    },
  ],
})
