import { number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { redsTax } from './reds-tax.ts'

const mcLeft = number(
  'How many MC can you still pay once the card is paid for and its other effects are resolved?',
  { min: 0, unit: 'MC' },
  { units: ['mc', 'mc left', 'megacredits', 'megacredits left', 'left'], before: ['i have', 'left with', 'with', 'only'] },
)
const isTwoDiseases = yesNo(
  'Is it TR of Pharmacy Union for two science tags at once?',
  ['pharmacy union with two science tags', 'two science tags as pharmacy union', 'research as pharmacy union'],
  { usual: false },
)

export const mayRaiseTrUnderReds = defineRule({
  id: 'may-raise-tr-under-reds',
  question: 'Do the Reds let me play this card or action, which raises my TR?',
  facts: { redsTax, mcLeft, isTwoDiseases },
  clauses: [
    { when: (f) => f.redsTax === 0, answer: 'yes', because: cite('reds#answer', 'while the Reds rule you cannot play it if you cannot pay') },
    { when: (f) => f.mcLeft >= f.redsTax, answer: 'yes', because: cite('reds#answer', 'if you cannot pay 3 MC for each TR on it') },
    {
      when: [(f) => f.isTwoDiseases, (f) => f.mcLeft >= 3],
      unsettled: [
        { answer: 'yes', because: cite('conflict:pharmacy-union-reds-two-tags#3-mc', 'at least one disease, whatever the number of tags') },
        { answer: 'no', because: cite('conflict:pharmacy-union-reds-two-tags#3-mc-each', 'the Reds take 3 MC for each TR on a card') },
      ],
    },
  ],
  otherwise: { answer: 'no', because: cite('reds#ignoring-the-tr', 'You cannot play the card and just ignore the TR') },
  examples: [
    {
      from: 'reds#ignoring-the-tr',
      tells: 'A card with 2 TR, and 5 MC left',
      given: { rulingParty: 'reds', phase: 'action', trRaised: 2, mcLeft: 5, isTwoDiseases: false },
      expect: no('reds#ignoring-the-tr'),
    },
    {
      from: 'ours',
      tells: 'A card with 2 TR, and 6 MC left',
      given: { rulingParty: 'reds', phase: 'action', trRaised: 2, mcLeft: 6 },
      expect: yes('reds#answer'),
    },
    {
      from: 'atmoscoop#reds',
      tells: 'Atmoscoop for a maxed parameter, and no MC left',
      given: { rulingParty: 'reds', phase: 'action', trRaised: 0, mcLeft: 0 },
      expect: yes('reds#answer'),
    },
    {
      from: 'pharmacy-union-reds#3-mc',
      tells: 'Pharmacy Union with a disease plays a science tag with 2 MC left',
      given: { rulingParty: 'reds', phase: 'action', trRaised: 1, mcLeft: 2, isTwoDiseases: false },
      expect: no('reds#ignoring-the-tr'),
    },
    {
      from: 'ours',
      tells: 'Pharmacy Union plays two science tags at once with 4 MC left',
      given: { rulingParty: 'reds', phase: 'action', trRaised: 2, mcLeft: 4, isTwoDiseases: true },
      expect: unsettled('conflict:pharmacy-union-reds-two-tags#3-mc', 'conflict:pharmacy-union-reds-two-tags#3-mc-each'),
    },
    { from: 'ours', tells: '2 TR, and 4 MC left', given: { rulingParty: 'reds', phase: 'action', trRaised: 2, mcLeft: 4 }, expect: needs('isTwoDiseases') },
    {
      from: 'ours',
      tells: '2 TR while the Reds rule',
      given: { rulingParty: 'reds', phase: 'action', trRaised: 2, isTwoDiseases: false },
      expect: needs('mcLeft'),
    },
    { from: 'ours', tells: '2 TR, and 1 MC left', given: { phase: 'action', trRaised: 2, mcLeft: 1 }, expect: needs('rulingParty') },
    { from: 'ours', tells: 'Reds, and 1 MC left', given: { rulingParty: 'reds', trRaised: 2, mcLeft: 1 }, expect: needs('phase') },
    { from: 'ours', tells: 'Reds, my turn, and 2 MC left', given: { rulingParty: 'reds', phase: 'action', mcLeft: 2 }, expect: needs('trRaised') },
  ],
})
