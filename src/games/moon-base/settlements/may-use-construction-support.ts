import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'

const supported = choice(
  'What do you want to support with it?',
  { settlement: 'a settlement', ring: 'a ring', tower: 'the research tower' },
  {
    says: {
      settlement: ['a settlement', 'my settlement', 'for a settlement', 'under a settlement', 'for my settlement', 'house', 'large hexagon'],
      ring: [
        'hold a ring',
        'hold my ring',
        'support a ring',
        'support my ring',
        'under a ring',
        'under my ring',
        'for a ring',
        'for my ring',
        'prop up a ring',
        'donut',
        'placing a ring',
      ],
      tower: [
        'under the tower',
        'for the tower',
        'for the research tower',
        'support the tower',
        'hold the tower',
        'tower tips over',
        'tower wobbles',
        'tower wont balance',
      ],
    },
  },
)

const hardToBalance = yesNo(
  'Is it hard to balance where you are building it?',
  ['hard to balance', 'will not balance', 'wont balance', 'falls off', 'wobbles', 'wobbly', 'keeps falling', 'tips over'],
  {
    no: ['balances', 'balances well', 'stands well', 'stands firmly', 'stable'],
  },
)

export const mayUseConstructionSupport = defineRule({
  id: 'may-use-construction-support',
  question: 'May I use the construction support?',
  facts: { supported, hardToBalance },
  clauses: [
    {
      when: (f) => f.supported === 'ring',
      answer: 'no',
      because: cite('construction-support#rings', 'For placing rings you may not use the construction support'),
    },
    // It is named for settlements and refused for rings; a falling tower has a remedy of its own.
    {
      when: (f) => f.supported === 'tower',
      unsettled: [
        { answer: 'no', because: cite('conflict:support-for-tower#settlements-only', 'The support is named for a settlement that is hard to balance') },
        { answer: null, because: cite('conflict:support-for-tower#only-rings-barred', 'The one use that is ruled out is placing rings') },
      ],
    },
    {
      when: (f) => f.hardToBalance,
      answer: 'yes',
      because: cite('construction-support#answer', 'If you find it hard to balance where you are building it, you may use'),
    },
  ],
  otherwise: { answer: 'no', because: cite('construction-support#answer', 'If you find it hard to balance where you are building it, you may use') },
  examples: [
    {
      from: 'ours',
      tells: 'A settlement keeps slipping off',
      given: { supported: 'settlement', hardToBalance: true },
      expect: yes('construction-support#answer'),
    },
    { from: 'ours', tells: 'A ring keeps slipping off', given: { supported: 'ring', hardToBalance: true }, expect: no('construction-support#rings') },
    {
      from: 'ours',
      tells: 'A settlement that stands well, to get in the way of a ring',
      given: { supported: 'settlement', hardToBalance: false },
      expect: no('construction-support#answer'),
    },
    { from: 'ours', tells: 'A settlement, and nobody tried it', given: { supported: 'settlement' }, expect: needs('hardToBalance') },
    { from: 'ours', tells: 'Something will not balance', given: { hardToBalance: true }, expect: needs('supported') },
    {
      from: 'ours',
      tells: 'The research tower tips over on my new collabo ring, and the support would hold it',
      given: { supported: 'tower', hardToBalance: true },
      expect: unsettled('conflict:support-for-tower#settlements-only', 'conflict:support-for-tower#only-rings-barred'),
    },
  ],
})
