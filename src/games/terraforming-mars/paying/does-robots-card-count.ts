import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const robotsCountedFor = choice(
  'What is it to count for?',
  {
    play: 'playing it, as if from hand',
    planner: 'the Planner milestone',
    'sell-patents': 'Sell Patents',
    'scientific-community': 'Scientific Community',
    'paradigm-breakdown': 'Paradigm Breakdown',
    discard: 'a discard from hand (Sponsored Academies)',
    excentric: 'its resources, for the Excentric award',
    'diversity-support': 'its resources, for Diversity Support',
    trigger: 'a trigger by the card or its tags',
  },
  {
    says: {
      play: ['play it', 'play from robots', 'play a card from', 'play the card from', 'as if from hand'],
      planner: ['planner', 'planner milestone'],
      'sell-patents': ['sell patents', 'sell it', 'as a patent', 'sell patent', 'sell a card', 'sell the card', 'sell that card', 'sold', 'selling'],
      'scientific-community': ['scientific community'],
      'paradigm-breakdown': ['paradigm breakdown'],
      discard: ['discard it', 'can i discard', 'discard from hand', 'discard the card', 'sponsored academies', 'sponsored academy'],
      excentric: ['excentric', 'eccentric'],
      'diversity-support': ['diversity support'],
      trigger: ['trigger', 'immigrant city', 'triggers'],
    },
  },
)
const isPlayedNow = yesNo('Are you playing the card from there now?', ['playing it now', 'played from robots'], {
  no: ['still there', 'stays there', 'just put there'],
  usual: false,
})

export const doesRobotsCardCount = defineRule({
  id: 'does-robots-card-count',
  question: 'Does a card on Self-Replicating Robots (SRR, robots) count for this, as a card in hand or in play?',
  facts: { robotsCountedFor, isPlayedNow },
  clauses: [
    {
      when: (f) => f.robotsCountedFor === 'play',
      answer: 'yes',
      because: cite('self-replicating-robots-not-in-hand#answer', 'they can be played as if from hand, but they are not in hand'),
    },
    {
      when: (f) => f.robotsCountedFor === 'planner',
      answer: 'no',
      because: cite('self-replicating-robots-not-in-hand#planner', 'do not count for the Planner milestone'),
    },
    {
      when: (f) => f.robotsCountedFor === 'sell-patents',
      answer: 'no',
      because: cite('self-replicating-robots-not-in-hand#sell-patents', 'They cannot be sold for 1 MC'),
    },
    {
      when: (f) => f.robotsCountedFor === 'scientific-community',
      answer: 'no',
      because: cite('self-replicating-robots-not-in-hand#scientific-community', 'They do not count towards Scientific Community'),
    },
    {
      when: (f) => f.robotsCountedFor === 'paradigm-breakdown',
      answer: 'no',
      because: cite('self-replicating-robots-not-in-hand#paradigm-breakdown', 'They cannot be discarded for Paradigm Breakdown'),
    },
    {
      when: (f) => f.robotsCountedFor === 'discard',
      answer: 'no',
      because: cite('sponsored-academies#robots', 'cannot be discarded for it, since such a card is not in your hand'),
    },
    {
      when: (f) => f.robotsCountedFor === 'excentric',
      answer: 'no',
      because: cite('self-replicating-robots-not-in-play#answer', 'that award counts only resources on cards in play'),
    },
    {
      when: (f) => f.robotsCountedFor === 'diversity-support',
      answer: 'no',
      because: [
        cite('self-replicating-robots-resources#answer', 'so they do not count towards Diversity Support'),
        cite('diversity-support-robots#answer', 'the resources on that card do not have a type'),
      ],
    },
    { when: (f) => f.isPlayedNow, answer: 'yes', because: cite('self-replicating-robots-triggers#answer', 'triggers wait until the card is played') },
  ],
  otherwise: { answer: 'no', because: cite('self-replicating-robots-triggers#answer', 'placing it there is not playing it') },
  examples: [
    {
      from: 'self-replicating-robots-not-in-hand#planner',
      tells: 'Does a card on SRR count for Planner?',
      given: { robotsCountedFor: 'planner' },
      expect: no('self-replicating-robots-not-in-hand#planner'),
    },
    {
      from: 'self-replicating-robots-not-in-hand#sell-patents',
      tells: 'May I sell patents with a card that lies on SRR?',
      given: { robotsCountedFor: 'sell-patents' },
      expect: no('self-replicating-robots-not-in-hand#sell-patents'),
    },
    {
      from: 'self-replicating-robots-not-in-hand#scientific-community',
      tells: 'Scientific Community pays for cards in hand: does the one on robots count?',
      given: { robotsCountedFor: 'scientific-community' },
      expect: no('self-replicating-robots-not-in-hand#scientific-community'),
    },
    {
      from: 'self-replicating-robots-not-in-hand#paradigm-breakdown',
      tells: 'May I discard the card on SRR for Paradigm Breakdown?',
      given: { robotsCountedFor: 'paradigm-breakdown' },
      expect: no('self-replicating-robots-not-in-hand#paradigm-breakdown'),
    },
    {
      from: 'sponsored-academies#robots',
      tells: 'Sponsored Academies: can I discard the card from Self-Replicating Robots?',
      given: { robotsCountedFor: 'discard' },
      expect: no('sponsored-academies#robots'),
    },
    {
      from: 'self-replicating-robots-not-in-play#not-in-play',
      tells: '16 resources on my robots card: do they count for Excentric?',
      given: { robotsCountedFor: 'excentric' },
      expect: no('self-replicating-robots-not-in-play#answer'),
    },
    {
      from: 'diversity-support-robots#types',
      tells: 'Do the resources on robots count as a type for Diversity Support?',
      given: { robotsCountedFor: 'diversity-support' },
      expect: no('self-replicating-robots-resources#answer', 'diversity-support-robots#answer'),
    },
    {
      from: 'self-replicating-robots-triggers#immigrant-city',
      tells: 'Immigrant City is still there on Self-Replicating Robots and somebody places a city. Does it trigger?',
      given: { robotsCountedFor: 'trigger', isPlayedNow: false },
      expect: no('self-replicating-robots-triggers#answer'),
    },
    {
      from: 'ours',
      tells: 'I am playing it now, Immigrant City from robots: does the card trigger?',
      given: { robotsCountedFor: 'trigger', isPlayedNow: true },
      expect: yes('self-replicating-robots-triggers#answer'),
    },
    {
      from: 'ours',
      tells: 'I am playing it now from robots and it has a science tag: still, does it count for Planner?',
      given: { robotsCountedFor: 'planner', isPlayedNow: true },
      expect: no('self-replicating-robots-not-in-hand#planner'),
    },
    {
      from: 'ours',
      tells: 'May I play it from robots as if from hand?',
      given: { robotsCountedFor: 'play' },
      expect: yes('self-replicating-robots-not-in-hand#answer'),
    },
    { from: 'ours', tells: 'Does the card on SRR trigger my effects?', given: { robotsCountedFor: 'trigger' }, expect: needs('isPlayedNow') },
    { from: 'ours', tells: 'The card stays there on SRR. Does it count?', given: { isPlayedNow: false }, expect: needs('robotsCountedFor') },
  ],
})
