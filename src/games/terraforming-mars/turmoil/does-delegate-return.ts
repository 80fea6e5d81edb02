import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { isLeaderPiece } from '../facts/turmoil.ts'

const delegateFate = choice(
  'What has become of the delegate?',
  {
    ruling: 'its party, which was dominant, has become the ruling party',
    elsewhere: 'it is in a party that has not become ruling',
    removed: 'a card removed it from its party',
    chairman: 'it was Chairman and has been replaced',
  },
  {
    says: {
      ruling: [
        'becomes ruling',
        'became ruling',
        'party takes power',
        'takes power',
        'took power',
        'comes to power',
        'came to power',
        'becomes the ruling party',
        'party became ruling',
        'party becomes ruling',
        'party took power',
        'ruling party',
        'new government',
      ],
      elsewhere: [
        'stuck in greens',
        'stuck in the greens',
        'stuck in reds',
        'stuck in the reds',
        'stuck in scientists',
        'stuck in the scientists',
        'stuck in unity',
        'stuck in the unity',
        'stuck in kelvinists',
        'stuck in the kelvinists',
        'stuck in mars first',
        'stuck in the mars first',
        'did not become ruling',
        'not become the ruling party',
        'did not take power',
        'another party became ruling',
        'another party becomes ruling',
        'small party',
        'not ruling',
        'not become ruling',
        'not in power',
        'stuck in',
        'losing party',
      ],
      removed: ['banned delegate', 'removed', 'recruitment', 'kicked out'],
      chairman: ['was chairman', 'old chairman', 'replaced chairman', 'former chairman'],
    },
  },
)

export const doesDelegateReturn = defineRule({
  id: 'does-delegate-return',
  question: 'Do I get this delegate of a party back into the reserve: does it return?',
  facts: { delegateFate, isLeaderPiece: { ...isLeaderPiece, usual: false } },
  clauses: [
    {
      when: (f) => f.delegateFate === 'removed' || f.delegateFate === 'chairman',
      unsettled: [
        { answer: 'no', because: cite('conflict:removed-delegates#one-way-only', 'only when their party, the Dominant Party, becomes the ruling party') },
        { answer: null, because: cite('conflict:removed-delegates#removed', 'where those pieces go is not said') },
      ],
    },
    {
      when: (f) => f.delegateFate === 'elsewhere',
      answer: 'no',
      because: cite('delegates-return#answer', 'Only when the Dominant Party, with them in it, becomes the ruling party'),
    },
    {
      when: (f) => f.isLeaderPiece,
      answer: 'no',
      because: cite('delegates-return#leader', 'The party leader becomes Chairman and is not among those who return'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('delegates-return#non-leaders', 'All delegates of the party that are not its leader then return') },
  examples: [
    {
      from: 'delegates-return#non-leaders',
      tells: 'My party became ruling, and my delegate there is not the leader: does it come back?',
      given: { delegateFate: 'ruling', isLeaderPiece: false },
      expect: yes('delegates-return#non-leaders'),
    },
    {
      from: 'delegates-return#leader',
      tells: 'My delegate is the leader of the party that became ruling: does it return to the reserve?',
      given: { delegateFate: 'ruling', isLeaderPiece: true },
      expect: no('delegates-return#leader'),
    },
    {
      from: 'delegates-return#answer',
      tells: 'My delegates are stuck in a small party that is not ruling: do they come back each generation?',
      given: { delegateFate: 'elsewhere' },
      expect: no('delegates-return#answer'),
    },
    {
      from: 'ours',
      tells: 'Banned Delegate removed my delegate: is it back in my reserve?',
      given: { delegateFate: 'removed' },
      expect: unsettled('conflict:removed-delegates#one-way-only', 'conflict:removed-delegates#removed'),
    },
    {
      from: 'ours',
      tells: 'I was Chairman and have been replaced: does the old Chairman go back to my reserve?',
      given: { delegateFate: 'chairman' },
      expect: unsettled('conflict:removed-delegates#one-way-only', 'conflict:removed-delegates#removed'),
    },
    {
      from: 'ours',
      tells: 'I am the leader of a party that is not ruling: does my leader come back at least?',
      given: { delegateFate: 'elsewhere', isLeaderPiece: true },
      expect: no('delegates-return#answer'),
    },
    { from: 'ours', tells: 'My party took power: does this delegate come back?', given: { delegateFate: 'ruling' }, expect: needs('isLeaderPiece') },
    { from: 'ours', tells: 'My delegate is not the leader: do I get it back?', given: { isLeaderPiece: false }, expect: needs('delegateFate') },
  ],
})
