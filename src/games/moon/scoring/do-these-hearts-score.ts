import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const heartsAre = choice(
  'Which Hearts are they?',
  {
    'token-structure': 'Heart Tokens on a Structure Card',
    'token-reputation': 'Heart Tokens on a Reputation Card',
    'printed-grey': 'Hearts depicted on a grey structure',
    'printed-reputation': 'Hearts depicted on a Reputation Card',
    'unclaimed-flag': 'Hearts that stayed under a Flag because nobody claimed them',
  },
  {
    says: {
      'token-structure': [
        'tokens on a structure',
        'tokens on structures',
        'tokens on my cards',
        'heart tokens on my cards',
        'hearts placed on',
        'tokens on my structures',
        'tokens on my grey card',
        'distiller',
        'hackerspace',
        'led garden',
      ],
      'token-reputation': ['tokens on a reputation card', 'tokens on my reputation cards'],
      'printed-grey': [
        'printed hearts on a grey',
        'printed hearts on my grey',
        'hearts printed on a grey',
        'printed on a grey',
        'printed on my grey',
        'depicted on a grey',
        'depicted on my grey',
        'workers union',
        'opera house',
      ],
      'printed-reputation': [
        'printed hearts on a reputation',
        'printed hearts on my reputation',
        'hearts printed on a reputation',
        'printed on a reputation',
        'printed on my reputation',
        'depicted on a reputation',
        'printed on a bronze',
        'printed on a gold',
      ],
      'unclaimed-flag': ['left under a flag', 'stayed under a flag', 'left under a tied flag', 'unclaimed hearts', 'tied hearts'],
    },
  },
)
const scoringMoment = choice(
  'When do you count them?',
  { phase: 'in a Scoring phase, when cards are scored', final: 'in final scoring' },
  {
    says: {
      phase: [
        'end of era 1',
        'end of era 2',
        'era 1 scoring',
        'era 2 scoring',
        'scoring phase',
        'each era',
        'every era',
        'end of the era',
        'after era 1',
        'after era 2',
      ],
      final: ['final scoring', 'end of the game', 'game end', 'game is over'],
    },
  },
)

export const doTheseHeartsScore = defineRule({
  id: 'do-these-hearts-score',
  question: 'Do I score these Hearts now?',
  facts: { heartsAre, scoringMoment },
  clauses: [
    {
      when: [(f) => f.heartsAre === 'unclaimed-flag', (f) => f.scoringMoment === 'phase'],
      answer: 'no',
      because: cite('unclaimed-hearts#answer', 'They stay under their Flag, and the refill comes on top'),
    },
    {
      when: (f) => f.heartsAre === 'unclaimed-flag',
      answer: 'no',
      because: [
        cite('unclaimed-hearts#era-3', "After Era 3 there is no refill; Hearts still under a Flag are nobody's"),
        cite('conflict:unclaimed-era-3#answer', 'Nobody gets them'),
      ],
    },
    {
      when: [(f) => f.heartsAre === 'token-structure', (f) => f.scoringMoment === 'phase'],
      answer: 'yes',
      because: cite('hearts-on-cards#answer', 'as many Hearts as there are Heart Tokens on your Structure Cards'),
    },
    {
      when: [(f) => f.heartsAre === 'token-reputation', (f) => f.scoringMoment === 'phase'],
      answer: 'yes',
      because: cite('reputation-hearts#tokens', 'placed on a Reputation Card score in every Scoring phase'),
    },
    {
      when: [(f) => f.heartsAre === 'printed-reputation', (f) => f.scoringMoment === 'phase'],
      answer: 'no',
      because: cite('reputation-hearts#when', 'part of the final score, not of the Scoring phases'),
    },
    { when: (f) => f.scoringMoment === 'phase', answer: 'no', because: cite('grey-structures#number', 'is worth so many Hearts when the game ends') },
    {
      when: (f) => f.heartsAre === 'printed-grey' || f.heartsAre === 'printed-reputation',
      answer: 'yes',
      because: cite('final-score#answer', 'the Hearts depicted on your Grey structures and those depicted on your Reputation Cards'),
    },
  ],
  otherwise: {
    answer: 'no',
    because: [
      cite('hearts-on-cards#final-scoring', 'are not counted once more at the end'),
      cite('conflict:hearts-on-cards-final#answer', 'the Scoring phase of Era 3 was the last time'),
    ],
  },
  examples: [
    {
      from: 'hearts-on-cards#nick',
      tells: 'Tokens on Nick’s cards after Era 1',
      given: { heartsAre: 'token-structure', scoringMoment: 'phase' },
      expect: yes('hearts-on-cards#answer'),
    },
    {
      from: 'ours',
      tells: 'Tokens on a Reputation Card score too',
      given: { heartsAre: 'token-reputation', scoringMoment: 'phase' },
      expect: yes('reputation-hearts#tokens'),
    },
    {
      from: 'ours',
      tells: 'The Hearts depicted on a bronze card wait',
      given: { heartsAre: 'printed-reputation', scoringMoment: 'phase' },
      expect: no('reputation-hearts#when'),
    },
    {
      from: 'ours',
      tells: 'The Hearts depicted on a grey structure wait',
      given: { heartsAre: 'printed-grey', scoringMoment: 'phase' },
      expect: no('grey-structures#number'),
    },
    {
      from: 'final-score#buzz',
      tells: 'Buzz counts his Workers Union at the end',
      given: { heartsAre: 'printed-grey', scoringMoment: 'final' },
      expect: yes('final-score#answer'),
    },
    {
      from: 'hearts-on-cards#three-hearts',
      tells: 'A token of Era 1 is worth three, not four',
      given: { heartsAre: 'token-structure', scoringMoment: 'final' },
      expect: no('hearts-on-cards#final-scoring', 'conflict:hearts-on-cards-final#answer'),
    },
    {
      from: 'ours',
      tells: 'A Flag was tied in Era 3',
      given: { heartsAre: 'unclaimed-flag', scoringMoment: 'final' },
      expect: no('unclaimed-hearts#era-3', 'conflict:unclaimed-era-3#answer'),
    },
    {
      from: 'ours',
      tells: 'Transport was tied in Era 1: do we share its three Hearts when the cards are scored?',
      given: { heartsAre: 'unclaimed-flag', scoringMoment: 'phase' },
      expect: no('unclaimed-hearts#answer'),
    },
    {
      from: 'ours',
      tells: 'Tokens on a Reputation Card are not counted once more at the end, what is depicted on it is',
      given: { heartsAre: 'token-reputation', scoringMoment: 'final' },
      expect: no('hearts-on-cards#final-scoring', 'conflict:hearts-on-cards-final#answer'),
    },
    { from: 'ours', tells: 'Tokens on Distiller', given: { heartsAre: 'token-structure' }, expect: needs('scoringMoment') },
    { from: 'ours', tells: 'Final scoring of something', given: { scoringMoment: 'final' }, expect: needs('heartsAre') },
  ],
})
