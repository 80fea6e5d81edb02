import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { flagsServed } from '../facts.ts'

const flagPlace = choice(
  'Where is the Flag?',
  {
    settlement: 'in your Settlement',
    rover: 'on another player’s structure, where you parked a Rover this turn',
    earlier: 'on another player’s structure, where you parked a Rover on an earlier turn',
    theirs: 'on another player’s structure, where you have parked no Rover',
    thisCard: 'on the very card that you want to construct',
  },
  {
    says: {
      settlement: ['my settlement', 'in my settlement', 'my yellow', 'my own yellow', 'on my card', 'in front of me'],
      rover: [
        'park a rover',
        'parked a rover',
        'parking a rover',
        'parked this turn',
        'i park on',
        'park on her',
        'park on his',
        'park on their',
        'by a rover',
        'with a rover',
        'my rover is on',
        'my rover is parked',
        'rover is parked there',
        'rover parked there',
        'rover on her',
        'rover on his',
        'rover on their',
        'rover on a yellow',
        'borrow',
        'borrowed',
      ],
      earlier: [
        'rover last turn',
        'rover there last turn',
        'parked last turn',
        'parked on last turn',
        'parked there last turn',
        'parked a rover last turn',
        'parked a rover there last turn',
        'earlier turn',
        'on an earlier turn',
        'parked a turn ago',
        'turns ago',
        'last round',
        'still parked',
        'still there',
      ],
      theirs: ['without a rover', 'no rover parked', 'not parked there'],
      thisCard: ['its own flag', 'the card itself', 'on the card i construct', 'on the card i build', 'flag it brings'],
    },
  },
)
const flagUse = choice(
  'What do you need the Flag for?',
  {
    requirement: 'the Flag Requirement of a card that you construct',
    reward: 'the Flag Reward in the Scoring phase',
    winning: 'winning the Flag with Antenna or Hyped Expedition',
  },
  {
    says: {
      requirement: [
        'requirement',
        'to build',
        'to construct',
        'prerequisite',
        'card i build',
        'card im building',
        'card i am building',
        'card i construct',
        'needs a flag',
        'for building',
        'i dont have',
        'i do not have',
      ],
      reward: ['flag reward', 'flag rewards', 'majority', 'scoring phase', 'scoring', 'the most flags', 'for the hearts'],
      winning: ['antenna', 'hyped', 'hyped expedition', 'winning a flag', 'winning the flag'],
    },
  },
)

export const doesThisFlagCount = defineRule({
  id: 'does-this-flag-count',
  question: 'Does this Flag count as mine?',
  facts: { flagPlace, flagUse, flagsServed },
  never: [
    {
      when: (f) => f.flagPlace === 'thisCard' && f.flagUse !== 'requirement',
      because: 'Once the card is constructed, its Flags are in your Settlement: tell that.',
    },
  ],
  clauses: [
    {
      when: [(f) => f.flagPlace === 'settlement', (f) => f.flagUse === 'requirement'],
      answer: 'yes',
      because: cite('flag-types#requirements', 'Flags are also prerequisites for some Structures'),
    },
    {
      when: (f) => f.flagPlace === 'settlement',
      answer: 'yes',
      because: cite('flag-reward#answer', 'has the most of that Flag in their Settlement'),
    },
    { when: (f) => f.flagPlace === 'thisCard', answer: 'no', because: cite('flag-requirement#already', 'in your Settlement before you build the card') },
    { when: (f) => f.flagUse === 'reward', answer: 'no', because: cite('rover-on-yellow#flag-rewards', 'a Flag Reward goes by the Flags in your Settlement') },
    {
      when: (f) => f.flagUse === 'winning',
      answer: 'no',
      because: cite('winning-a-flag-early#most-flags', 'You need the most of the Flag in your Settlement'),
    },
    {
      when: (f) => f.flagPlace === 'theirs',
      answer: 'no',
      because: cite('flag-requirement#answer', 'in your Settlement, unless you park a Rover to use some'),
    },
    {
      when: (f) => f.flagPlace === 'earlier',
      unsettled: [
        { answer: 'no', because: cite('conflict:rover-flags-later-turn#that-turn', 'for the card that you are then constructing') },
        { answer: 'yes', because: cite('conflict:rover-flags-later-turn#while-it-stays', 'no end is set to the use of the Flags') },
      ],
    },
    {
      when: (f) => f.flagsServed,
      unsettled: [
        { answer: 'no', because: cite('conflict:rover-flags-two-constructs#one-card', 'can be used for the card you are constructing') },
        { answer: 'yes', because: cite('conflict:rover-flags-two-constructs#whole-turn', 'its use is not said to end with the first card') },
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('rover-on-yellow#answer', 'you can fulfil Flag Requirements of the card you are constructing') },
  examples: [
    {
      from: 'ours',
      tells: 'A Food Flag in my Settlement, for the Flag Reward',
      given: { flagPlace: 'settlement', flagUse: 'reward' },
      expect: yes('flag-reward#answer'),
    },
    {
      from: 'ours',
      tells: 'A Food Flag in my Settlement, to build',
      given: { flagPlace: 'settlement', flagUse: 'requirement' },
      expect: yes('flag-types#requirements'),
    },
    {
      from: 'ours',
      tells: 'The yellow card that I built a moment ago, for the Structure of my Obelisk',
      given: { flagPlace: 'settlement', flagUse: 'requirement', flagsServed: true },
      expect: yes('flag-types#requirements'),
    },
    {
      from: 'ours',
      tells: 'My Rover is on her Science structure: do I have the most Science?',
      given: { flagPlace: 'rover', flagUse: 'reward' },
      expect: no('rover-on-yellow#flag-rewards'),
    },
    {
      from: 'ours',
      tells: 'My Rover is on her Science structure, and I flip Antenna',
      given: { flagPlace: 'rover', flagUse: 'winning' },
      expect: no('winning-a-flag-early#most-flags'),
    },
    {
      from: 'ours',
      tells: 'My Rover is on her Science structure, for the card I build',
      given: { flagPlace: 'rover', flagUse: 'requirement', flagsServed: false },
      expect: yes('rover-on-yellow#answer'),
    },
    {
      from: 'ours',
      tells: 'Her Science Flag, but her structure has no room for my Rover',
      given: { flagPlace: 'theirs', flagUse: 'requirement' },
      expect: no('flag-requirement#answer'),
    },
    {
      from: 'ours',
      tells: 'The same Rover for a second Structure, by an Obelisk',
      given: { flagPlace: 'rover', flagUse: 'requirement', flagsServed: true },
      expect: unsettled('conflict:rover-flags-two-constructs#one-card', 'conflict:rover-flags-two-constructs#whole-turn'),
    },
    {
      from: 'ours',
      tells: 'My Rover still stands on her Science structure, where I parked it last turn: does its Flag serve the card I build now?',
      given: { flagPlace: 'earlier', flagUse: 'requirement' },
      expect: unsettled('conflict:rover-flags-later-turn#that-turn', 'conflict:rover-flags-later-turn#while-it-stays'),
    },
    { from: 'ours', tells: 'The Flag that the card itself brings', given: { flagPlace: 'thisCard' }, expect: no('flag-requirement#already') },
    { from: 'ours', tells: 'My Rover is on her Science structure', given: { flagPlace: 'rover' }, expect: needs('flagUse', 'flagsServed') },
    { from: 'ours', tells: 'I need it for the requirement', given: { flagUse: 'requirement' }, expect: needs('flagPlace', 'flagsServed') },
  ],
})
