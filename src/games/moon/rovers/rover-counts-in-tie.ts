import { yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { roverIs } from '../facts.ts'

const isTied = yesNo('Are you one of those tied for the Flag?', ['i am tied', "i'm tied", 'we are tied', "we're tied", 'tied with'], {
  no: ['i am not tied', 'not tied with', 'they are tied', 'two others are tied', 'fewer flags', 'fewer of the flag'],
  usual: true,
})

export const roverCountsInTie = defineRule({
  id: 'rover-counts-in-tie',
  question: 'Does this Rover count for me when a Flag is tied?',
  facts: { roverIs, isTied },
  clauses: [
    {
      when: (f) => f.roverIs === 'their-structure',
      answer: 'no',
      because: [cite('rovers-in-ties#on-others', 'are theirs and count for them'), cite('rover-ownership#ties', 'It counts for them, not for you')],
    },
    { when: (f) => !f.isTied, answer: 'no', because: cite('tied-flag#among-whom', 'Only the tied players are compared') },
    { when: (f) => f.roverIs === 'supply', answer: 'yes', because: cite('tied-flag#rovers', 'whoever has the most Rovers in their Supply') },
    // It is in the Supply again when the Scoring phase asks; Antenna and Hyped Expedition ask while it stands there.
    {
      when: (f) => f.roverIs === 'rover-stop',
      answer: 'yes',
      because: [
        cite('rovers-return#rover-stop', 'Rovers that were moved to Rover Stop return at the same time'),
        cite('rovers-in-ties#during-construction', 'Rovers on your Structures are included'),
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('rovers-in-ties#answer', 'break a tie for a Flag Reward, those on your structures included') },
  examples: [
    { from: 'ours', tells: 'She parked it on your structure', given: { roverIs: 'your-structure', isTied: true }, expect: yes('rovers-in-ties#answer') },
    {
      from: 'ours',
      tells: 'It stands on your Rover Stop',
      given: { roverIs: 'rover-stop', isTied: true },
      expect: yes('rovers-return#rover-stop', 'rovers-in-ties#during-construction'),
    },
    { from: 'ours', tells: 'It is in your Supply', given: { roverIs: 'supply', isTied: true }, expect: yes('tied-flag#rovers') },
    {
      from: 'ours',
      tells: 'You parked it on her structure',
      given: { roverIs: 'their-structure' },
      expect: no('rovers-in-ties#on-others', 'rover-ownership#ties'),
    },
    {
      from: 'ours',
      tells: 'Nick and Dave are tied; Haakon, who is not, has the most Rovers of all',
      given: { roverIs: 'supply', isTied: false },
      expect: no('tied-flag#among-whom'),
    },
    { from: 'ours', tells: 'It is in my Supply', given: { roverIs: 'supply' }, expect: needs('isTied') },
    { from: 'ours', tells: 'It is somewhere', given: {}, expect: needs('roverIs', 'isTied') },
  ],
})
