import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const trGainedIn = choice(
  'When did you gain TR last?',
  {
    never: 'not since the last Production phase and the Solar phase after it',
    action: 'in the Action phase',
    prelude: 'in the Prelude phase, by a Prelude card',
    solar: 'in the Solar phase, for instance the Turmoil step',
  },
  {
    says: {
      never: ['no tr', 'not gained tr', 'have not raised tr', 'no tr this generation'],
      action: ['action phase', 'on my turn', 'raised a parameter', 'with a card'],
      prelude: ['prelude', 'by a prelude', 'prelude phase'],
      solar: ['solar phase', 'turmoil step', 'became chairman', 'turmoil phase'],
    },
  },
)
const isGainThisGeneration = yesNo('Was that in this generation?', ['this generation', 'same generation'], {
  no: ['last generation', 'earlier generation', 'a generation ago'],
})

export const doIGetPristarsBenefit = defineRule({
  id: 'do-i-get-pristars-benefit',
  question: 'Do I get the preservation and 6 MC of Pristar in this Production phase?',
  facts: { trGainedIn, isGainThisGeneration },
  clauses: [
    { when: (f) => f.trGainedIn === 'solar', answer: 'yes', because: cite('pristar#solar-phase', 'does not: that phase is after the Production phase') },
    {
      when: (f) => f.trGainedIn === 'never',
      answer: 'yes',
      because: cite('pristar#answer', 'if you have not gained TR at any point before it in that generation'),
    },
    {
      when: (f) => !f.isGainThisGeneration,
      answer: 'yes',
      because: cite('pristar#answer', 'if you have not gained TR at any point before it in that generation'),
    },
    {
      when: (f) => f.trGainedIn === 'prelude',
      answer: 'no',
      because: [
        cite('pristar-prelude#answer', 'it negates the effect for the first generation'),
        cite('pristar#prelude-phase', 'TR from a Prelude card rules it out'),
      ],
    },
  ],
  otherwise: { answer: 'no', because: cite('pristar#action-phase', 'TR gained during the Action phase rules it out') },
  examples: [
    {
      from: 'pristar-prelude#benefit-lost',
      tells: 'A Prelude raised TR, and it is generation 1',
      given: { trGainedIn: 'prelude', isGainThisGeneration: true },
      expect: no('pristar-prelude#answer', 'pristar#prelude-phase'),
    },
    {
      from: 'pristar#action-phase',
      tells: 'A greenery raised oxygen',
      given: { trGainedIn: 'action', isGainThisGeneration: true },
      expect: no('pristar#action-phase'),
    },
    { from: 'pristar#solar-phase', tells: 'I became chairman in the Turmoil step', given: { trGainedIn: 'solar' }, expect: yes('pristar#solar-phase') },
    {
      from: 'ours',
      tells: 'The Prelude of generation 1, in generation 2',
      given: { trGainedIn: 'prelude', isGainThisGeneration: false },
      expect: yes('pristar#answer'),
    },
    { from: 'ours', tells: 'No TR', given: { trGainedIn: 'never' }, expect: yes('pristar#answer') },
    { from: 'ours', tells: 'TR in an Action phase', given: { trGainedIn: 'action' }, expect: needs('isGainThisGeneration') },
    { from: 'ours', tells: 'Some TR in this generation', given: { isGainThisGeneration: true }, expect: needs('trGainedIn') },
  ],
})
