import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'
import { anyHasFlag, flagStanding, oneRivalLeads, rivals, roverStanding } from '../facts.ts'

export const whoGetsFlagHearts = defineChoice({
  id: 'who-gets-flag-hearts',
  question: 'Who gets the Hearts under this Flag, its Flag Reward, in the Scoring phase?',
  facts: { flagStanding, roverStanding, anyHasFlag, rivals, oneRivalLeads },
  never: [{ when: (f) => f.flagStanding !== 'level' && !f.anyHasFlag, because: 'Where nobody has the Flag, all have the same of it: none.' }],
  answers: { you: 'You', another: 'Another player', nobody: 'Nobody: the Hearts stay' },
  clauses: [
    { when: (f) => f.flagStanding === 'ahead', answer: 'you', because: cite('flag-reward#answer', 'who has the most of that Flag in their Settlement') },
    // With none of the Flag anywhere, both readings leave the Hearts as well.
    {
      when: [(f) => f.flagStanding === 'level', (f) => f.roverStanding === 'level'],
      answer: 'nobody',
      because: cite('tied-flag#rovers-level', 'If players are also tied for Rovers, nobody takes the reward'),
    },
    {
      when: [(f) => f.flagStanding === 'level', (f) => !f.anyHasFlag],
      unsettled: [
        { answer: 'nobody', because: cite('conflict:flag-nobody-has#nobody', 'with none anywhere, no one can be said to have it') },
        { answer: null, because: cite('conflict:flag-nobody-has#all-tied', 'the one with the most Rovers would take the Hearts') },
      ],
    },
    {
      when: [(f) => f.flagStanding === 'level', (f) => f.roverStanding === 'ahead'],
      answer: 'you',
      because: cite('tied-flag#rovers', 'whoever has the most Rovers in their Supply takes the Reward'),
    },
    {
      when: [(f) => f.flagStanding === 'behind', (f) => f.rivals === 'one'],
      answer: 'another',
      because: cite('flag-reward#answer', 'who has the most of that Flag in their Settlement'),
    },
    {
      when: (f) => f.rivals === 'one' || f.oneRivalLeads,
      answer: 'another',
      because: [
        cite('tied-flag#answer', 'The tied player with the most Rovers'),
        cite('rovers-in-ties#answer', 'the most Rovers in total break a tie for a Flag Reward'),
      ],
    },
    {
      when: (f) => f.flagStanding === 'level',
      answer: 'nobody',
      because: cite('conflict:three-way-tie#nobody', 'if players are tied for Rovers too, no one gets the reward'),
    },
  ],
  otherwise: { answer: 'nobody', because: cite('tied-flag#rovers-level', 'If players are also tied for Rovers, nobody takes the reward') },
  examples: [
    {
      from: 'scoring-example#industry-and-science',
      tells: 'Haakon has the most Industry',
      given: { flagStanding: 'ahead' },
      expect: answers('you', 'flag-reward#answer'),
    },
    {
      from: 'scoring-example#house-and-food',
      tells: 'Nick and Dave are tied for House, and Dave, who asks, has the most Rovers',
      given: { flagStanding: 'level', roverStanding: 'ahead', anyHasFlag: true },
      expect: answers('you', 'tied-flag#rovers'),
    },
    {
      from: 'scoring-example#house-and-food',
      tells: 'Nick asks: tied for Food with Dave, who has more Rovers',
      given: { flagStanding: 'level', roverStanding: 'behind', anyHasFlag: true, rivals: 'one' },
      expect: answers('another', 'tied-flag#answer', 'rovers-in-ties#answer'),
    },
    {
      from: 'scoring-example#transport',
      tells: 'Haakon and Dave are tied for Transport with the same number of Rovers',
      given: { flagStanding: 'level', roverStanding: 'level' },
      expect: answers('nobody', 'tied-flag#rovers-level'),
    },
    {
      from: 'tied-flag#house-and-food',
      tells: 'The same from the counts: Haakon has as many Rovers as Dave, but is not tied for the Flag',
      given: {
        players: [
          { name: 'Dave', flags: 2, rovers: 3, parked: 0 },
          { name: 'Nick', flags: 2, rovers: 2, parked: 0 },
          { name: 'Haakon', flags: 1, rovers: 3, parked: 0 },
        ],
      },
      expect: answers('you', 'tied-flag#rovers'),
    },
    {
      from: 'ours',
      tells: 'Both have 3 Science; I have 4 Rovers, she has 3',
      given: {
        players: [
          { name: 'you', flags: 3, rovers: 4, parked: 0 },
          { name: 'she', flags: 3, rovers: 3, parked: 0 },
        ],
      },
      expect: answers('you', 'tied-flag#rovers'),
    },
    {
      from: 'ours',
      tells: 'Rovers on one’s own Structures are counted',
      given: {
        players: [
          { name: 'you', flags: 1, rovers: 4, parked: 0 },
          { name: 'she', flags: 1, rovers: 3, parked: 2 },
        ],
      },
      expect: answers('another', 'tied-flag#answer', 'rovers-in-ties#answer'),
    },
    {
      from: 'ours',
      tells: 'Three are tied; two of them share the most Rovers, and the third asks',
      given: {
        players: [
          { name: 'you', flags: 2, rovers: 1, parked: 0 },
          { name: 'Ana', flags: 2, rovers: 3, parked: 0 },
          { name: 'Ben', flags: 2, rovers: 3, parked: 0 },
        ],
      },
      expect: answers('nobody', 'conflict:three-way-tie#nobody'),
    },
    {
      from: 'ours',
      tells: 'Three are tied, and one of the others has the most Rovers',
      given: {
        players: [
          { name: 'you', flags: 2, rovers: 1, parked: 0 },
          { name: 'Ana', flags: 2, rovers: 3, parked: 0 },
          { name: 'Ben', flags: 2, rovers: 1, parked: 0 },
        ],
      },
      expect: answers('another', 'tied-flag#answer', 'rovers-in-ties#answer'),
    },
    {
      from: 'ours',
      tells: 'Two others share the most of the Flag and are level in Rovers',
      given: {
        players: [
          { name: 'you', flags: 1, rovers: 9, parked: 0 },
          { name: 'Ana', flags: 2, rovers: 3, parked: 1 },
          { name: 'Ben', flags: 2, rovers: 4, parked: 0 },
        ],
      },
      expect: answers('nobody', 'tied-flag#rovers-level'),
    },
    { from: 'ours', tells: 'She alone has more', given: { flagStanding: 'behind', rivals: 'one' }, expect: answers('another', 'flag-reward#answer') },
    {
      from: 'ours',
      tells: 'Nobody has a Science Flag, and I have the most Rovers',
      given: {
        players: [
          { name: 'you', flags: 0, rovers: 4, parked: 0 },
          { name: 'she', flags: 0, rovers: 3, parked: 0 },
        ],
      },
      expect: unsettled('conflict:flag-nobody-has#nobody', 'conflict:flag-nobody-has#all-tied'),
    },
    {
      from: 'ours',
      tells: 'Nobody has Science, and we all have two Rovers: the Hearts stay by either reading',
      given: {
        players: [
          { name: 'you', flags: 0, rovers: 2, parked: 0 },
          { name: 'Ana', flags: 0, rovers: 2, parked: 0 },
          { name: 'Ben', flags: 0, rovers: 1, parked: 1 },
        ],
      },
      expect: answers('nobody', 'tied-flag#rovers-level'),
    },
    {
      from: 'ours',
      tells: 'I have one Food Flag and nine Rovers; Ana and Ben share the most, and Ben has more Rovers than Ana',
      given: {
        players: [
          { name: 'you', flags: 1, rovers: 9, parked: 0 },
          { name: 'Ana', flags: 2, rovers: 3, parked: 0 },
          { name: 'Ben', flags: 2, rovers: 3, parked: 1 },
        ],
      },
      expect: answers('another', 'tied-flag#answer', 'rovers-in-ties#answer'),
    },
    {
      from: 'ours',
      tells: 'Tied for the Flag, and she has more Rovers',
      given: { flagStanding: 'level', roverStanding: 'behind', anyHasFlag: true },
      expect: needs('oneRivalLeads', 'rivals'),
    },
    {
      from: 'ours',
      tells: 'Tied for the Flag, and nobody spoke of Rovers',
      given: { flagStanding: 'level', anyHasFlag: true, rivals: 'one' },
      expect: needs('roverStanding'),
    },
    {
      from: 'ours',
      tells: 'Others have more, and nobody said whether they are tied',
      given: { flagStanding: 'behind' },
      expect: needs('oneRivalLeads', 'rivals'),
    },
    {
      from: 'ours',
      tells: 'Tied, and I have more Rovers; but does anyone have the Flag?',
      given: { flagStanding: 'level', roverStanding: 'ahead' },
      expect: needs('anyHasFlag'),
    },
  ],
})
