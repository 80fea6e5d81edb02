import { number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const risingTracks = number(
  'How many colony tracks can rise by one step?',
  { min: 0, max: 8 },
  {
    units: [
      'tracks can rise',
      'track can rise',
      'tracks that can rise',
      'tracks to raise',
      'track to raise',
      'tiles can go up',
      'can be raised',
      'can go up',
      'can rise',
      'tracks can go up',
    ],
    before: ['rise'],
  },
)
const fallingTracks = number(
  'How many colony tracks can fall by one step?',
  { min: 0, max: 8 },
  {
    units: [
      'tracks can fall',
      'track can fall',
      'tracks that can fall',
      'tracks to lower',
      'track to lower',
      'tiles can go down',
      'can be lowered',
      'can go down',
      'can fall',
      'tracks can go down',
    ],
    before: ['fall'],
  },
)
const isSameTrack = yesNo(
  'If it is one track each: is it the same track?',
  [
    'same track',
    'same tile',
    'same colony',
    'same marker',
    'the same one',
    'the very same',
    'track again',
    'back down again',
    'and then lower it',
    'up and down again',
  ],
  {
    no: ['different tracks', 'another track', 'different ones'],
  },
)

export const mayPlayMarketManipulation = defineRule({
  id: 'may-play-market-manipulation',
  question: 'May I play Market Manipulation: raise one colony track (tile) and lower another?',
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
    {
      from: 'market-manipulation#both',
      tells: '3 tracks can rise, but 0 can fall: may I play Market Manipulation for the rise alone?',
      given: { risingTracks: 3, fallingTracks: 0 },
      expect: no('market-manipulation#both'),
    },
    {
      from: 'market-manipulation#same-track',
      tells: '1 track can rise and 1 can fall, and it is the same track: may I raise and lower it?',
      given: { risingTracks: 1, fallingTracks: 1, isSameTrack: true },
      expect: no('market-manipulation#same-track'),
    },
    {
      from: 'ours',
      tells: '1 track can rise and 1 can fall, and they are different tracks',
      given: { risingTracks: 1, fallingTracks: 1, isSameTrack: false },
      expect: yes('market-manipulation#answer'),
    },
    {
      from: 'ours',
      tells: '5 tracks can rise and 1 can fall: may I play Market Manipulation?',
      given: { risingTracks: 5, fallingTracks: 1 },
      expect: yes('market-manipulation#different-tracks'),
    },
    {
      from: 'ours',
      tells: '1 track can rise and 4 can fall, the rising one among them',
      given: { risingTracks: 1, fallingTracks: 4 },
      expect: yes('market-manipulation#different-tracks'),
    },
    {
      from: 'ours',
      tells: '1 track can rise and 1 can fall: may I play Market Manipulation?',
      given: { risingTracks: 1, fallingTracks: 1 },
      expect: needs('isSameTrack'),
    },
    { from: 'ours', tells: '3 tracks can rise: may I play Market Manipulation?', given: { risingTracks: 3 }, expect: needs('fallingTracks') },
    { from: 'ours', tells: '3 tracks can fall: may I play Market Manipulation?', given: { fallingTracks: 3 }, expect: needs('risingTracks') },
  ],
})
