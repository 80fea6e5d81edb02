import { number } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { rulingParty } from '../facts/turmoil.ts'
import { trRaised } from './reds-tax.ts'

const mcLeft = number(
  'How many MC can you still pay once the card or action is paid for and its other effects are resolved?',
  { min: 0, unit: 'MC' },
  {
    units: ['mc left', 'mc left over', 'mc remaining', 'mc remain', 'mc to spare', 'mc', 'm€', 'megacredits left', 'megacredits', 'credits left'],
    before: ['left with'],
    after: ['left', 'left over', 'left after paying'],
  },
)

// No phase: cards are played and actions taken in the Action phase, or in the Prelude phase, in which the Greens rule.
export const mayRaiseTrUnderReds = defineRule({
  id: 'may-raise-tr-under-reds',
  question: 'Do the Reds let me play this card or take (do, use) this action, which gives or raises my TR, with the MC that I have left after paying for it?',
  facts: { rulingParty, trRaised, mcLeft },
  clauses: [
    {
      when: (f) => f.rulingParty !== 'reds',
      answer: 'yes',
      because: cite('reds#answer', 'while the Reds rule you cannot play it if you cannot pay'),
    },
    {
      when: (f) => f.trRaised === 0,
      answer: 'yes',
      because: cite('atmoscoop#reds', 'choose a maxed parameter so as not to raise TR and not to pay'),
    },
    { when: (f) => f.mcLeft >= 3 * f.trRaised, answer: 'yes', because: cite('reds#answer', 'if you cannot pay 3 MC for each TR on it') },
  ],
  otherwise: {
    answer: 'no',
    because: [cite('reds#answer', 'if you cannot pay 3 MC for each TR on it'), cite('reds#ignoring-the-tr', 'You cannot play the card and just ignore the TR')],
  },
  examples: [
    {
      from: 'reds#ignoring-the-tr',
      tells: 'Reds rule, the card raises my TR by two steps and I have 5 MC left after paying it',
      given: { rulingParty: 'reds', trRaised: 2, mcLeft: 5 },
      expect: no('reds#answer', 'reds#ignoring-the-tr'),
    },
    {
      from: 'reds#answer',
      tells: 'The Reds rule, the card gives 2 TR and I have exactly 6 MC left',
      given: { rulingParty: 'reds', trRaised: 2, mcLeft: 6 },
      expect: yes('reds#answer'),
    },
    {
      from: 'atmoscoop#reds',
      tells: 'The Reds rule and I have 0 MC left: may I play Atmoscoop for a maxed parameter, 0 TR?',
      given: { rulingParty: 'reds', trRaised: 0, mcLeft: 0 },
      expect: yes('atmoscoop#reds'),
    },
    {
      from: 'unmi-reds#raising-tr',
      tells: 'UNMI under the Reds: the action raises my TR by 1 step, and I have 2 MC left once it is paid',
      given: { rulingParty: 'reds', trRaised: 1, mcLeft: 2 },
      expect: no('reds#answer', 'reds#ignoring-the-tr'),
    },
    {
      from: 'ours',
      tells: 'The Greens rule, the card gives 2 TR and I have 0 MC left',
      given: { rulingParty: 'other', trRaised: 2, mcLeft: 0 },
      expect: yes('reds#answer'),
    },
    { from: 'ours', tells: 'The card gives 2 TR while the Reds rule', given: { rulingParty: 'reds', trRaised: 2 }, expect: needs('mcLeft') },
    { from: 'ours', tells: 'The card gives 2 TR, and I have 1 MC left', given: { trRaised: 2, mcLeft: 1 }, expect: needs('rulingParty') },
    {
      from: 'ours',
      tells: 'The Reds rule, and I have 2 MC left for a card that raises TR',
      given: { rulingParty: 'reds', mcLeft: 2 },
      expect: needs('trRaised'),
    },
  ],
})
