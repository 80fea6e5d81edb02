import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { anyHasFlag, flagStanding, roverStanding } from '../facts.ts'

export const amIWinningAFlagNow = defineRule({
  id: 'am-i-winning-a-flag-now',
  question: 'Am I winning this Flag for Antenna or Hyped Expedition?',
  facts: { flagStanding, roverStanding, anyHasFlag },
  never: [{ when: (f) => f.flagStanding !== 'level' && !f.anyHasFlag, because: 'Where nobody has the Flag, all have the same of it: none.' }],
  clauses: [
    {
      when: (f) => f.flagStanding === 'ahead',
      answer: 'yes',
      because: cite('winning-a-flag-early#answer', 'Under the same conditions as in the Scoring phase'),
    },
    {
      when: (f) => f.flagStanding === 'behind',
      answer: 'no',
      because: cite('winning-a-flag-early#most-flags', 'You need the most of the Flag in your Settlement'),
    },
    {
      when: (f) => f.roverStanding === 'level',
      answer: 'no',
      because: [
        cite('antenna#still-tied', 'Antenna scores you nothing for it'),
        cite('hyped-expedition#still-tied', 'Hyped Expedition scores you nothing for it'),
        cite('winning-a-flag-early#rovers-level', 'that Flag scores you nothing'),
      ],
    },
    { when: (f) => f.roverStanding === 'behind', answer: 'no', because: cite('winning-a-flag-early#tied', 'Rovers break ties here too') },
    {
      when: (f) => !f.anyHasFlag,
      unsettled: [
        { answer: 'no', because: cite('conflict:flag-nobody-has#nobody', 'with none anywhere, no one can be said to have it') },
        { answer: 'yes', because: cite('conflict:flag-nobody-has#all-tied', 'the one with the most Rovers would take the Hearts') },
      ],
    },
  ],
  otherwise: {
    answer: 'yes',
    because: [
      cite('antenna#parked-on-your-structures', 'Rovers placed on your Structures are included in your number'),
      cite('hyped-expedition#rovers', 'Rovers on your Structures are included in your number'),
    ],
  },
  examples: [
    { from: 'ours', tells: 'I have the most Science', given: { flagStanding: 'ahead' }, expect: yes('winning-a-flag-early#answer') },
    { from: 'ours', tells: 'She has more Science', given: { flagStanding: 'behind', roverStanding: 'ahead' }, expect: no('winning-a-flag-early#most-flags') },
    {
      from: 'ours',
      tells: 'Tied; she has 3 Rovers, I have 2 and 2 more on my Structures',
      given: {
        players: [
          { name: 'you', flags: 1, rovers: 2, parked: 2 },
          { name: 'she', flags: 1, rovers: 3, parked: 0 },
        ],
      },
      expect: yes('antenna#parked-on-your-structures', 'hyped-expedition#rovers'),
    },
    {
      from: 'ours',
      tells: 'Tied; I have 3 Rovers in the Supply, she has 2 and one of mine on her Structure',
      given: {
        players: [
          { name: 'you', flags: 1, rovers: 3, parked: 0 },
          { name: 'she', flags: 1, rovers: 2, parked: 1 },
        ],
      },
      expect: no('antenna#still-tied', 'hyped-expedition#still-tied', 'winning-a-flag-early#rovers-level'),
    },
    {
      from: 'ours',
      tells: 'Tied with Ana; Ben has nine Rovers, but one Food Flag less',
      given: {
        players: [
          { name: 'you', flags: 2, rovers: 2, parked: 1 },
          { name: 'Ana', flags: 2, rovers: 2, parked: 0 },
          { name: 'Ben', flags: 1, rovers: 9, parked: 0 },
        ],
      },
      expect: yes('antenna#parked-on-your-structures', 'hyped-expedition#rovers'),
    },
    {
      from: 'ours',
      tells: 'Nobody has the Flag, and she has more Rovers: no by either reading',
      given: { flagStanding: 'level', roverStanding: 'behind', anyHasFlag: false },
      expect: no('winning-a-flag-early#tied'),
    },
    {
      from: 'ours',
      tells: 'Tied, and she has more Rovers',
      given: { flagStanding: 'level', roverStanding: 'behind' },
      expect: no('winning-a-flag-early#tied'),
    },
    {
      from: 'ours',
      tells: 'Nobody has the Flag, and I have the most Rovers',
      given: { flagStanding: 'level', roverStanding: 'ahead', anyHasFlag: false },
      expect: unsettled('conflict:flag-nobody-has#nobody', 'conflict:flag-nobody-has#all-tied'),
    },
    { from: 'ours', tells: 'Tied for the Flag', given: { flagStanding: 'level', anyHasFlag: true }, expect: needs('roverStanding') },
    { from: 'ours', tells: 'Tied, and I have more Rovers', given: { flagStanding: 'level', roverStanding: 'ahead' }, expect: needs('anyHasFlag') },
    { from: 'ours', tells: 'I have more Rovers', given: { roverStanding: 'ahead' }, expect: needs('flagStanding', 'anyHasFlag') },
  ],
})
