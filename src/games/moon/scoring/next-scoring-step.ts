import { yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { era } from '../facts.ts'

const flagsChecked = yesNo(
  'Have all five Flag Rewards been checked?',
  ['flags are done', 'flags claimed', 'flag rewards claimed', 'all five flags', 'checked the flags'],
  { no: ['flags not claimed', 'flags are not done'] },
)
/** Not `xRemoved`: here it is a step to be asked in its turn, and nothing is usual. */
const xLowered = yesNo(
  'Has one Heart been removed from X in this Scoring phase?',
  ['heart removed', 'removed from x', 'x was lowered', 'x is done', 'lowered x'],
  {
    no: ['x not lowered', 'x is not done', 'nothing removed from x'],
  },
)
const tokensScored = yesNo(
  'Have the Heart Tokens on cards been scored?',
  ['tokens scored', 'scored the tokens', 'hearts on cards scored', 'scored our cards'],
  { no: ['tokens not scored', 'cards not scored'] },
)
const flagsRefilled = yesNo('Have new Hearts been put under the Flags?', ['refilled', 'flags filled', 'new hearts placed'], {
  no: ['not refilled', 'no new hearts'],
})

export const nextScoringStep = defineChoice({
  id: 'next-scoring-step',
  question: 'What comes next in the Scoring phase?',
  facts: { flagsChecked, xLowered, tokensScored, era, flagsRefilled },
  answers: {
    flags: 'Claim the Flag Rewards',
    x: 'Remove one Heart from X',
    tokens: 'Score the Heart Tokens on cards',
    refill: 'Refill the Flag Rewards',
    'next-era': 'The next Era begins',
    'final-scoring': 'Final scoring',
  },
  clauses: [
    { when: (f) => !f.flagsChecked, answer: 'flags', because: cite('scoring-steps#answer', 'Four steps: claim the Flag Rewards, remove one Heart from X') },
    { when: (f) => !f.xLowered, answer: 'x', because: cite('remove-from-x#answer', 'after the claiming of the five Flag Rewards, one Heart is removed') },
    { when: (f) => !f.tokensScored, answer: 'tokens', because: cite('scoring-steps#hearts-on-cards', 'players score the Heart Tokens on their cards') },
    {
      when: (f) => f.era === '3',
      answer: 'final-scoring',
      because: [
        cite('refill#era-3-ends', 'Skip this entire step and go on to final scoring'),
        cite('final-score#when', 'After the Scoring phase of Era 3, whose refill is skipped'),
      ],
    },
    { when: (f) => !f.flagsRefilled, answer: 'refill', because: cite('scoring-steps#refill', 'new Hearts are put under the Flags for the next Era') },
  ],
  otherwise: { answer: 'next-era', because: cite('scoring-steps#when', 'follows the end of the Construction phase and closes the Era') },
  examples: [
    { from: 'ours', tells: 'The Scoring phase begins', given: { flagsChecked: false }, expect: answers('flags', 'scoring-steps#answer') },
    {
      from: 'remove-from-x#tied-flag',
      tells: 'Transport stayed tied: the Heart leaves X all the same',
      given: { flagsChecked: true, xLowered: false },
      expect: answers('x', 'remove-from-x#answer'),
    },
    {
      from: 'scoring-example#hearts-on-cards',
      tells: 'X is done, and Nick scores his tokens',
      given: { flagsChecked: true, xLowered: true, tokensScored: false },
      expect: answers('tokens', 'scoring-steps#hearts-on-cards'),
    },
    {
      from: 'scoring-example#refill',
      tells: 'Era 1: the Flags are refilled last',
      given: { flagsChecked: true, xLowered: true, tokensScored: true, era: '1', flagsRefilled: false },
      expect: answers('refill', 'scoring-steps#refill'),
    },
    {
      from: 'ours',
      tells: 'Era 3 has no refill',
      given: { flagsChecked: true, xLowered: true, tokensScored: true, era: '3' },
      expect: answers('final-scoring', 'refill#era-3-ends', 'final-score#when'),
    },
    {
      from: 'ours',
      tells: 'Era 2 is scored and the Flags are refilled',
      given: { flagsChecked: true, xLowered: true, tokensScored: true, era: '2', flagsRefilled: true },
      expect: answers('next-era', 'scoring-steps#when'),
    },
    {
      from: 'ours',
      tells: 'Era 3, and somebody has put new Hearts under the Flags all the same',
      given: { flagsChecked: true, xLowered: true, tokensScored: true, era: '3', flagsRefilled: true },
      expect: answers('final-scoring', 'refill#era-3-ends', 'final-score#when'),
    },
    {
      from: 'ours',
      tells: 'The tokens were scored before X was touched: X is still to come',
      given: { flagsChecked: true, xLowered: false, tokensScored: true },
      expect: answers('x', 'remove-from-x#answer'),
    },
    { from: 'ours', tells: 'The Flags are done', given: { flagsChecked: true }, expect: needs('xLowered', 'tokensScored', 'era', 'flagsRefilled') },
    { from: 'ours', tells: 'Flags and X are done', given: { flagsChecked: true, xLowered: true }, expect: needs('tokensScored', 'era', 'flagsRefilled') },
    { from: 'ours', tells: 'The tokens are scored in Era 3', given: { flagsChecked: true, tokensScored: true, era: '3' }, expect: needs('xLowered') },
  ],
})
