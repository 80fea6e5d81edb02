import { number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { hasDisease } from '../facts/pharmacy-union.ts'
import { rulingParty } from '../facts/turmoil.ts'

const scienceTagsPlayed = number(
  'How many science tags does the card have?',
  { min: 1, max: 2, usual: 1, fixed: true },
  { units: ['science tags', 'science tag'] },
)
const wantsFlip = yesNo('Do you want to flip Pharmacy Union for 3 TR with it?', ['want to flip', 'i flip', 'flipping it', 'flip it'], {
  no: ['not flip', 'without flipping', 'ignore the flip', 'no flip'],
  usual: false,
})
const mcForReds = number(
  'How many MC are left for the Reds, once the card is paid for and what it triggers is resolved?',
  { min: 0, unit: 'MC' },
  { units: ['mc', 'm€', 'megacredits'], before: ['left with', 'i have left', 'with'], after: ['left', 'left over'] },
)

export const mayPharmacyUnionPlayScience = defineRule({
  id: 'may-pharmacy-union-play-science',
  question: 'May I play a science tag as Pharmacy Union, and flip it if I want to, while the Reds rule?',
  facts: { rulingParty, hasDisease, scienceTagsPlayed, wantsFlip, mcForReds },
  never: [{ when: (f) => f.wantsFlip && f.hasDisease && f.scienceTagsPlayed === 1, because: 'The corporation can be flipped only without a disease.' }],
  clauses: [
    {
      when: (f) => f.rulingParty !== 'reds',
      answer: 'yes',
      because: cite('pharmacy-union-reds#3-mc', 'you cannot play a science tag unless you have 3 MC'),
    },
    {
      when: [(f) => f.hasDisease, (f) => f.mcForReds < 3],
      answer: 'no',
      because: cite('pharmacy-union-reds#3-mc', 'you cannot play a science tag unless you have 3 MC'),
    },
    {
      when: [(f) => f.wantsFlip, (f) => f.mcForReds < 9],
      answer: 'no',
      because: cite('pharmacy-union-reds#flip', 'If you choose to flip, you must have at least 9 MC'),
    },
    {
      when: [(f) => f.hasDisease, (f) => f.scienceTagsPlayed === 2, (f) => f.mcForReds < (f.wantsFlip ? 12 : 6)],
      unsettled: [
        { answer: 'yes', because: cite('conflict:pharmacy-union-reds-two-tags#3-mc', 'asks for 3 MC when there is at least one disease') },
        { answer: 'no', because: cite('conflict:pharmacy-union-reds-two-tags#3-mc-each', 'two raises would be 6 MC') },
      ],
    },
    {
      when: (f) => f.hasDisease,
      answer: 'yes',
      because: cite('pharmacy-union-reds#moment', 'must be there once the card is paid for and all appropriate effects are triggered'),
    },
    { when: (f) => !f.wantsFlip, answer: 'yes', because: cite('pharmacy-union-reds#no-disease', 'Without a disease, science tags can be played') },
  ],
  otherwise: { answer: 'yes', because: cite('pharmacy-union-reds#flip', 'If you choose to flip, you must have at least 9 MC') },
  examples: [
    {
      from: 'pharmacy-union-reds#3-mc',
      tells: 'The Reds rule, Pharmacy Union has a disease, and for 1 science tag I have 2 MC left',
      given: { rulingParty: 'reds', hasDisease: true, scienceTagsPlayed: 1, mcForReds: 2 },
      expect: no('pharmacy-union-reds#3-mc'),
    },
    {
      from: 'pharmacy-union-reds#moment',
      tells: 'The Reds rule, there is a disease, 1 science tag, no flip, and 3 MC left',
      given: { rulingParty: 'reds', hasDisease: true, scienceTagsPlayed: 1, wantsFlip: false, mcForReds: 3 },
      expect: yes('pharmacy-union-reds#moment'),
    },
    {
      from: 'pharmacy-union-reds#no-disease',
      tells: 'The Reds rule, no disease, 0 MC left, and I do not flip: may I play the science tag?',
      given: { rulingParty: 'reds', hasDisease: false, wantsFlip: false, mcForReds: 0 },
      expect: yes('pharmacy-union-reds#no-disease'),
    },
    {
      from: 'pharmacy-union-reds#flip',
      tells: 'The Reds rule, no disease, and I want to flip Pharmacy Union with 8 MC left',
      given: { rulingParty: 'reds', hasDisease: false, wantsFlip: true, mcForReds: 8 },
      expect: no('pharmacy-union-reds#flip'),
    },
    {
      from: 'pharmacy-union-reds#flip',
      tells: 'The Reds rule, no disease, and I want to flip Pharmacy Union with 9 MC left',
      given: { rulingParty: 'reds', hasDisease: false, wantsFlip: true, mcForReds: 9 },
      expect: yes('pharmacy-union-reds#flip'),
    },
    {
      from: 'pharmacy-union-reds#several-tags',
      tells: 'Research, 2 science tags, under the Reds with a disease, no flip, 4 MC left',
      given: { rulingParty: 'reds', hasDisease: true, scienceTagsPlayed: 2, wantsFlip: false, mcForReds: 4 },
      expect: unsettled('conflict:pharmacy-union-reds-two-tags#3-mc', 'conflict:pharmacy-union-reds-two-tags#3-mc-each'),
    },
    {
      from: 'ours',
      tells: 'Research, 2 science tags, under the Reds with a disease, no flip, and 6 MC left',
      given: { rulingParty: 'reds', hasDisease: true, scienceTagsPlayed: 2, wantsFlip: false, mcForReds: 6 },
      expect: yes('pharmacy-union-reds#moment'),
    },
    {
      from: 'ours',
      tells: 'Research, 2 science tags, under the Reds: a disease goes with the first, I want to flip with the second, 8 MC left',
      given: { rulingParty: 'reds', hasDisease: true, scienceTagsPlayed: 2, wantsFlip: true, mcForReds: 8 },
      expect: no('pharmacy-union-reds#flip'),
    },
    {
      from: 'ours',
      tells: 'Unity rules, Pharmacy Union has a disease, and I have 0 MC left',
      given: { rulingParty: 'other', hasDisease: true, mcForReds: 0 },
      expect: yes('pharmacy-union-reds#3-mc'),
    },
    {
      from: 'ours',
      tells: 'Pharmacy Union with a disease plays 1 science tag with 0 MC left',
      given: { hasDisease: true, scienceTagsPlayed: 1, mcForReds: 0 },
      expect: needs('rulingParty'),
    },
    {
      from: 'ours',
      tells: 'The Reds rule, I play 1 science tag as Pharmacy Union, no flip, 2 MC left',
      given: { rulingParty: 'reds', scienceTagsPlayed: 1, wantsFlip: false, mcForReds: 2 },
      expect: needs('hasDisease'),
    },
    {
      from: 'ours',
      tells: 'The Reds rule, no disease, 5 MC left',
      given: { rulingParty: 'reds', hasDisease: false, mcForReds: 5 },
      expect: needs('wantsFlip'),
    },
    {
      from: 'ours',
      tells: 'The Reds rule and Pharmacy Union has a disease; I play 1 science tag',
      given: { rulingParty: 'reds', hasDisease: true, scienceTagsPlayed: 1 },
      expect: needs('mcForReds'),
    },
    {
      from: 'ours',
      tells: 'The Reds rule, a disease, no flip, 4 MC left',
      given: { rulingParty: 'reds', hasDisease: true, wantsFlip: false, mcForReds: 4 },
      expect: needs('scienceTagsPlayed'),
    },
  ],
})
