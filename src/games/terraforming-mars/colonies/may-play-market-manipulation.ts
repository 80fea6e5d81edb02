import { number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const risingTracks = number(
  'How many colony tracks can rise by one step?',
  { min: 0, max: 8 },
  { units: ['tracks can rise', 'can go up', 'can rise'], before: ['rise'] },
)
const fallingTracks = number(
  'How many colony tracks can fall by one step?',
  { min: 0, max: 8 },
  { units: ['tracks can fall', 'can go down', 'can fall'], before: ['fall'] },
)
const isSameTrack = yesNo('If it is one track each: is it the same track?', ['same track', 'the same one', 'the very same'], {
  no: ['different tracks', 'another track', 'different ones'],
})

export const mayPlayMarketManipulation = defineRule({
  id: 'may-play-market-manipulation',
  question: 'May I play Market Manipulation?',
  facts: { risingTracks, fallingTracks, isSameTrack },
  clauses: [
    {
      when: (f) => f.risingTracks === 0 || f.fallingTracks === 0,
      answer: 'no',
      because: cite('market-manipulation#both', 'If either is impossible, you cannot play it'),
    },
    {
      when: (f) => f.risingTracks > 1 || f.fallingTracks > 1,
      answer: 'yes',
      because: cite('market-manipulation#different-tracks', 'The track that goes up and the one that goes down must be different'),
    },
    { when: (f) => f.isSameTrack, answer: 'no', because: cite('market-manipulation#same-track', 'You cannot raise a track and then lower that same one') },
  ],
  otherwise: { answer: 'yes', because: cite('market-manipulation#answer', 'one colony track must rise by one step, and another must fall by one step') },
  examples: [
    { from: 'market-manipulation#both', tells: 'No track can fall', given: { risingTracks: 3, fallingTracks: 0 }, expect: no('market-manipulation#both') },
    {
      from: 'market-manipulation#same-track',
      tells: 'Only one track can move at all',
      given: { risingTracks: 1, fallingTracks: 1, isSameTrack: true },
      expect: no('market-manipulation#same-track'),
    },
    {
      from: 'ours',
      tells: 'One can only rise, another only fall',
      given: { risingTracks: 1, fallingTracks: 1, isSameTrack: false },
      expect: yes('market-manipulation#answer'),
    },
    {
      from: 'ours',
      tells: 'All of five can rise, one can fall',
      given: { risingTracks: 5, fallingTracks: 1 },
      expect: yes('market-manipulation#different-tracks'),
    },
    { from: 'ours', tells: 'One each', given: { risingTracks: 1, fallingTracks: 1 }, expect: needs('isSameTrack') },
    { from: 'ours', tells: 'Three can rise', given: { risingTracks: 3 }, expect: needs('fallingTracks') },
    { from: 'ours', tells: 'Three can fall', given: { fallingTracks: 3 }, expect: needs('risingTracks') },
  ],
})
