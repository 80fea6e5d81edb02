import { choice, number } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const dominanceMoment = choice(
  'What has just happened?',
  {
    added: 'a delegate was added to a party',
    removed: 'a card such as Banned Delegate removed a delegate',
    recruitment: 'Recruitment exchanged a neutral delegate',
    government: 'the Dominant Party became the ruling party',
  },
  {
    says: {
      added: ['added', 'placed a delegate', 'new delegate', 'sent a delegate', 'neutral delegate added', 'changing times', 'lobby'],
      removed: ['removed', 'banned delegate', 'kicked out', 'delegate removed'],
      recruitment: ['recruitment', 'exchanged', 'swapped'],
      government: ['new government', 'became ruling', 'becomes ruling', 'took power', 'takes power'],
    },
  },
)
const partyDelegates = number(
  'How many delegates has the party now, neutral ones included and the Chairman not?',
  { min: 0 },
  { units: ['delegates', 'delegate'], before: ['it has', 'the party has', 'party has', 'with'] },
)
const dominantDelegates = number(
  'How many delegates has the Dominant Party now, neutral ones included?',
  { min: 0 },
  { units: ['delegates in the dominant party', 'in the dominant party'], before: ['dominant party has', 'the dominant party has', 'dominant has'] },
)
const rivalParty = choice(
  'How does the party stand against the other parties, the current Dominant Party aside?',
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
  question: 'Does this party become the Dominant Party?',
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
      when: (f) => f.rivalParty === 'tied-farther' || f.rivalParty === 'fewer',
      answer: 'no',
      because: [
        cite('dominance-after-removal#ties', 'dominance passes to the closest one in clockwise order'),
        cite('banned-delegate-dominance#tied-parties', 'the closest of them in clockwise order from it becomes dominant'),
      ],
    },
    {
      when: (f) => f.dominanceMoment === 'removed',
      answer: 'yes',
      because: [
        cite('dominance-after-removal#answer', 'if another party then has more delegates: that party becomes the Dominant Party'),
        cite('banned-delegate-dominance#answer', 'immediately, if the Dominant Party then has fewer delegates'),
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('dominant-party#exceeding', 'only with more delegates than the current Dominant Party has') },
  examples: [
    {
      from: 'dominant-party#exceeding',
      tells: 'Now both have 4',
      given: { dominanceMoment: 'added', partyDelegates: 4, dominantDelegates: 4 },
      expect: no('dominant-party#exceeding'),
    },
    {
      from: 'ours',
      tells: 'Now it has 5, the Dominant Party 4',
      given: { dominanceMoment: 'added', partyDelegates: 5, dominantDelegates: 4, rivalParty: 'most' },
      expect: yes('dominant-party#exceeding'),
    },
    {
      from: 'banned-delegate-dominance#answer',
      tells: 'Banned Delegate leaves the Dominant Party with 3, and this one has 4',
      given: { dominanceMoment: 'removed', partyDelegates: 4, dominantDelegates: 3, rivalParty: 'most' },
      expect: yes('dominance-after-removal#answer', 'banned-delegate-dominance#answer'),
    },
    {
      from: 'banned-delegate-dominance#more-delegates',
      tells: 'Banned Delegate leaves both with 3',
      given: { dominanceMoment: 'removed', partyDelegates: 3, dominantDelegates: 3 },
      expect: no('dominant-party#exceeding'),
    },
    {
      from: 'dominance-after-removal#ties',
      tells: 'Two parties now have 4 to 3, and the other is closer clockwise',
      given: { dominanceMoment: 'removed', partyDelegates: 4, dominantDelegates: 3, rivalParty: 'tied-farther' },
      expect: no('dominance-after-removal#ties', 'banned-delegate-dominance#tied-parties'),
    },
    {
      from: 'banned-delegate-dominance#tied-parties',
      tells: 'Two parties now have 4 to 3, and this one is the closest clockwise',
      given: { dominanceMoment: 'removed', partyDelegates: 4, dominantDelegates: 3, rivalParty: 'tied-closest' },
      expect: yes('dominance-after-removal#answer', 'banned-delegate-dominance#answer'),
    },
    {
      from: 'recruitment-dominance#one-step',
      tells: 'Recruitment in the Dominant Party, which is level with this one',
      given: { dominanceMoment: 'recruitment' },
      expect: no('recruitment-dominance#answer'),
    },
    {
      from: 'new-dominant-party#answer',
      tells: 'The most remaining delegates',
      given: { dominanceMoment: 'government', rivalParty: 'most' },
      expect: yes('new-dominant-party#answer'),
    },
    {
      from: 'new-dominant-party#ties',
      tells: 'Tied, and closest to the new ruling party',
      given: { dominanceMoment: 'government', rivalParty: 'tied-closest' },
      expect: yes('new-dominant-party#ties'),
    },
    {
      from: 'ours',
      tells: 'Tied, and another tied one is closer',
      given: { dominanceMoment: 'government', rivalParty: 'tied-farther' },
      expect: no('new-dominant-party#ties'),
    },
    { from: 'ours', tells: 'Another has more', given: { dominanceMoment: 'government', rivalParty: 'fewer' }, expect: no('new-dominant-party#answer') },
    {
      from: 'ours',
      tells: '4 to 3 after Banned Delegate',
      given: { dominanceMoment: 'removed', partyDelegates: 4, dominantDelegates: 3 },
      expect: needs('rivalParty'),
    },
    { from: 'ours', tells: 'It has 5 now', given: { dominanceMoment: 'added', partyDelegates: 5, rivalParty: 'most' }, expect: needs('dominantDelegates') },
    {
      from: 'ours',
      tells: 'The Dominant Party has 4',
      given: { dominanceMoment: 'added', dominantDelegates: 4, rivalParty: 'most' },
      expect: needs('partyDelegates'),
    },
    {
      from: 'ours',
      tells: 'It has the most, 5 to 4',
      given: { partyDelegates: 5, dominantDelegates: 4, rivalParty: 'most' },
      expect: needs('dominanceMoment'),
    },
  ],
})
