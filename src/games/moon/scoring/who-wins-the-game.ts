import { derived, list, standing, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'

/** The player who asks comes first. Alone, that player says nothing of how they stand. */
const finalScores = list('What is each player’s final score, you first?', { hearts: { question: 'Hearts', min: 0 } }, { least: 1, most: 5 })
const heartStanding = derived(
  standing('Do you have more Hearts than every other player, final scoring counted?', ['hearts', 'points', 'score', 'total']),
  { finalScores },
  (f) => {
    const [you, ...others] = f.finalScores
    if (!you || others.length === 0) return undefined
    const best = Math.max(...others.map(({ hearts }) => hearts))
    return you.hearts > best ? 'ahead' : you.hearts === best ? 'level' : 'behind'
  },
)

const othersShareLead = derived(
  yesNo('Do two or more other players share the most Hearts?', ['two others share', 'both others have the same', 'the others are tied', 'they are tied'], {
    no: ['one player leads', 'she alone leads', 'he alone leads'],
    usual: false,
  }),
  { finalScores },
  (f) => {
    const [you, ...others] = f.finalScores
    if (!you || others.length === 0) return undefined
    const best = Math.max(...others.map(({ hearts }) => hearts))
    return others.filter(({ hearts }) => hearts === best).length > 1
  },
)

export const whoWinsTheGame = defineChoice({
  id: 'who-wins-the-game',
  question: 'Who wins the game?',
  facts: { heartStanding, othersShareLead },
  answers: { you: 'You', another: 'Not you, but the player with the most Hearts', shared: 'All who share the most Hearts' },
  clauses: [
    { when: (f) => f.heartStanding === 'ahead', answer: 'you', because: cite('winner#answer', 'The player with the most Hearts') },
    {
      when: [(f) => f.heartStanding === 'behind', (f) => !f.othersShareLead],
      answer: 'another',
      because: cite('winner#answer', 'The player with the most Hearts'),
    },
  ],
  otherwise: {
    unsettled: [
      { answer: 'shared', because: cite('conflict:final-tie#shared', 'two players with that number both have it') },
      { answer: null, because: cite('conflict:final-tie#rovers', 'Rovers break ties, but that is said of Flag Rewards only') },
    ],
  },
  examples: [
    {
      from: 'ours',
      tells: 'I have 100, the others 98 and 71',
      given: {
        finalScores: [
          { name: 'you', hearts: 100 },
          { name: 'Ana', hearts: 98 },
          { name: 'Ben', hearts: 71 },
        ],
      },
      expect: answers('you', 'winner#answer'),
    },
    { from: 'ours', tells: 'She has more Hearts', given: { heartStanding: 'behind', othersShareLead: false }, expect: answers('another', 'winner#answer') },
    {
      from: 'ours',
      tells: 'We both have 100, whatever our Rovers',
      given: {
        finalScores: [
          { name: 'you', hearts: 100 },
          { name: 'she', hearts: 100 },
        ],
      },
      expect: unsettled('conflict:final-tie#shared', 'conflict:final-tie#rovers'),
    },
    {
      from: 'ours',
      tells: 'I have 90, and two others have 100 each',
      given: {
        finalScores: [
          { name: 'you', hearts: 90 },
          { name: 'Ana', hearts: 100 },
          { name: 'Ben', hearts: 100 },
        ],
      },
      expect: unsettled('conflict:final-tie#shared', 'conflict:final-tie#rovers'),
    },
    {
      from: 'ours',
      tells: 'Two others are level with each other, and I have one Heart more',
      given: { heartStanding: 'ahead', othersShareLead: true },
      expect: answers('you', 'winner#answer'),
    },
    { from: 'ours', tells: 'I am behind', given: { heartStanding: 'behind' }, expect: needs('othersShareLead') },
    {
      from: 'ours',
      tells: 'Only my own score was told',
      given: { finalScores: [{ name: 'you', hearts: 100 }] },
      expect: needs('heartStanding', 'othersShareLead'),
    },
  ],
})
