import { choice, number } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const dominanceMoment = choice(
  'What has just happened?',
  {
    added: 'a delegate was added to it',
    removed: 'a card such as Banned Delegate removed a delegate',
    recruitment: 'Recruitment exchanged a neutral delegate',
    government: 'the Dominant Party became the ruling party',
  },
  {
    says: {
      added: [
        'added',
        'placed a delegate',
        'place a delegate',
        'new delegate',
        'sent a delegate',
        'send a delegate',
        'neutral delegate added',
        'changing times',
      ],
      removed: ['removed', 'banned delegate', 'kicked out', 'delegate removed'],
      recruitment: ['recruitment', 'exchanged', 'swapped'],
      government: ['new government', 'became ruling', 'becomes ruling', 'took power', 'takes power'],
    },
    usual: 'added',
  },
)
const partyDelegates = number(
  'How many delegates has the party now, neutral ones included and the Chairman not?',
  { min: 0 },
  {
    units: ['delegates', 'delegate'],
    before: [
      'now have',
      'greens has',
      'greens have',
      'greens now has',
      'greens now have',
      'greens is now at',
      'reds has',
      'reds have',
      'reds now has',
      'reds now have',
      'reds is now at',
      'scientists has',
      'scientists have',
      'scientists now has',
      'scientists now have',
      'scientists is now at',
      'unity has',
      'unity have',
      'unity now has',
      'unity now have',
      'unity is now at',
      'kelvinists has',
      'kelvinists have',
      'kelvinists now has',
      'kelvinists now have',
      'kelvinists is now at',
      'mars first has',
      'mars first have',
      'mars first now has',
      'mars first now have',
      'mars first is now at',
      'it has',
      'the party has',
      'party has',
      'this party has',
      'now has',
    ],
  },
)
const dominantDelegates = number(
  'How many delegates has the Dominant Party now, neutral ones included?',
  { min: 0 },
  {
    units: ['delegates in the dominant party', 'in the dominant party'],
    before: [
      'dominant with',
      'is dominant with',
      'are dominant with',
      'was dominant with',
      'dominant party now has',
      'dominant party has',
      'the dominant party has',
      'dominant party',
      'dominant has',
      'dominant one has',
    ],
  },
)
const rivalParty = choice(
  'How does the party stand against the other parties, the one that was dominant until now aside?',
  {
    most: 'it has the most',
    'tied-closest': 'tied for the most, and the closest clockwise of the tied ones',
    'tied-farther': 'tied for the most, with another tied one closer clockwise',
    fewer: 'another has more',
  },
  {
    says: {
      most: ['the most', 'most delegates', 'more than all others'],
      'tied-closest': ['closest clockwise', 'closest', 'closer clockwise'],
      'tied-farther': ['farther clockwise', 'further clockwise', 'not the closest'],
      fewer: ['another has more', 'fewer than another'],
    },
    usual: 'most',
  },
)

export const doesPartyBecomeDominant = defineRule({
  id: 'does-party-become-dominant',
  question: 'Does this party become the Dominant Party, by the delegates in it?',
  facts: { dominanceMoment, partyDelegates, dominantDelegates, rivalParty },
  clauses: [
    {
      when: (f) => f.dominanceMoment === 'recruitment',
      answer: 'no',
      because: cite('recruitment-dominance#answer', 'the exchange is one instantaneous action, so the Dominant Party stays the same'),
    },
    {
      when: [(f) => f.dominanceMoment === 'government', (f) => f.rivalParty === 'tied-farther'],
      answer: 'no',
      because: cite('new-dominant-party#ties', 'A tie goes to the party closest to the one that just became ruling'),
    },
    {
      when: [(f) => f.dominanceMoment === 'government', (f) => f.rivalParty === 'tied-closest'],
      answer: 'yes',
      because: cite('new-dominant-party#ties', 'A tie goes to the party closest to the one that just became ruling'),
    },
    {
      when: (f) => f.dominanceMoment === 'government',
      answer: (f) => (f.rivalParty === 'most' ? 'yes' : 'no'),
      because: cite('new-dominant-party#answer', 'The one with the most remaining delegates'),
    },
    {
      when: (f) => f.partyDelegates <= f.dominantDelegates,
      answer: 'no',
      because: cite('dominant-party#exceeding', 'only with more delegates than the current Dominant Party has'),
    },
    {
      when: (f) => f.dominanceMoment === 'added',
      answer: 'yes',
      because: cite('dominant-party#exceeding', 'only with more delegates than the current Dominant Party has'),
    },
    {
      when: (f) => f.rivalParty === 'tied-farther' || f.rivalParty === 'fewer',
      answer: 'no',
      because: [
        cite('dominance-after-removal#ties', 'dominance passes to the closest one in clockwise order'),
        cite('banned-delegate-dominance#tied-parties', 'the closest of them in clockwise order from it becomes dominant'),
      ],
    },
  ],
  otherwise: {
    answer: 'yes',
    because: [
      cite('dominance-after-removal#answer', 'if another party then has more delegates: that party becomes the Dominant Party'),
      cite('banned-delegate-dominance#answer', 'immediately, if the Dominant Party then has fewer delegates'),
    ],
  },
  examples: [
    {
      from: 'dominant-party#exceeding',
      tells: 'I placed a delegate: now it has 4, and the Dominant Party has 4',
      given: { dominanceMoment: 'added', partyDelegates: 4, dominantDelegates: 4 },
      expect: no('dominant-party#exceeding'),
    },
    {
      from: 'ours',
      tells: 'A neutral delegate was added: now it has 5, the Dominant Party 4',
      given: { dominanceMoment: 'added', partyDelegates: 5, dominantDelegates: 4 },
      expect: yes('dominant-party#exceeding'),
    },
    {
      from: 'banned-delegate-dominance#answer',
      tells: 'Banned Delegate removed one: the Dominant Party has 3, this party has 4, the most of all',
      given: { dominanceMoment: 'removed', partyDelegates: 4, dominantDelegates: 3, rivalParty: 'most' },
      expect: yes('dominance-after-removal#answer', 'banned-delegate-dominance#answer'),
    },
    {
      from: 'banned-delegate-dominance#more-delegates',
      tells: 'After Banned Delegate this party has 3 and the Dominant Party has 3: does dominance move?',
      given: { dominanceMoment: 'removed', partyDelegates: 3, dominantDelegates: 3 },
      expect: no('dominant-party#exceeding'),
    },
    {
      from: 'dominance-after-removal#ties',
      tells: 'After Banned Delegate this party has 4, the Dominant Party has 3, and another party with 4 is closer, ours farther clockwise',
      given: { dominanceMoment: 'removed', partyDelegates: 4, dominantDelegates: 3, rivalParty: 'tied-farther' },
      expect: no('dominance-after-removal#ties', 'banned-delegate-dominance#tied-parties'),
    },
    {
      from: 'banned-delegate-dominance#tied-parties',
      tells: 'After Banned Delegate this party has 4, the Dominant Party has 3; another has 4 too, but this one is closest clockwise',
      given: { dominanceMoment: 'removed', partyDelegates: 4, dominantDelegates: 3, rivalParty: 'tied-closest' },
      expect: yes('dominance-after-removal#answer', 'banned-delegate-dominance#answer'),
    },
    {
      from: 'recruitment-dominance#one-step',
      tells: 'Recruitment exchanged a neutral delegate in the Dominant Party, which is level with this one',
      given: { dominanceMoment: 'recruitment' },
      expect: no('recruitment-dominance#answer'),
    },
    {
      from: 'new-dominant-party#answer',
      tells: 'The Dominant Party became ruling, and this one has the most delegates of the rest',
      given: { dominanceMoment: 'government', rivalParty: 'most' },
      expect: yes('new-dominant-party#answer'),
    },
    {
      from: 'new-dominant-party#ties',
      tells: 'The Dominant Party became ruling; two others are tied, and this one is closest clockwise to it',
      given: { dominanceMoment: 'government', rivalParty: 'tied-closest' },
      expect: yes('new-dominant-party#ties'),
    },
    {
      from: 'ours',
      tells: 'The Dominant Party became ruling; two others are tied, and this one is farther clockwise',
      given: { dominanceMoment: 'government', rivalParty: 'tied-farther' },
      expect: no('new-dominant-party#ties'),
    },
    {
      from: 'ours',
      tells: 'The Dominant Party became ruling, but another has more delegates than this one',
      given: { dominanceMoment: 'government', rivalParty: 'fewer' },
      expect: no('new-dominant-party#answer'),
    },
    {
      from: 'ours',
      tells: 'After Banned Delegate this party has 4 and the Dominant Party has 3',
      given: { dominanceMoment: 'removed', partyDelegates: 4, dominantDelegates: 3 },
      expect: needs('rivalParty'),
    },
    {
      from: 'ours',
      tells: 'I placed a delegate, and it has 5 now',
      given: { dominanceMoment: 'added', partyDelegates: 5 },
      expect: needs('dominantDelegates'),
    },
    {
      from: 'ours',
      tells: 'I placed a delegate, and the Dominant Party has 4',
      given: { dominanceMoment: 'added', dominantDelegates: 4 },
      expect: needs('partyDelegates'),
    },
    {
      from: 'ours',
      tells: 'It has 5, the Dominant Party has 4, and it is the farther of two tied ones',
      given: { partyDelegates: 5, dominantDelegates: 4, rivalParty: 'tied-farther' },
      expect: needs('dominanceMoment'),
    },
  ],
})
