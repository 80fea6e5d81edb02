import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const trGainedIn = choice(
  'When did you gain TR last?',
  {
    never: 'not since the last Production phase',
    action: 'in an Action phase',
    prelude: 'in the Prelude phase, by a Prelude',
    solar: 'in the Solar phase, for instance the Turmoil step',
  },
  {
    says: {
      never: ['no tr', 'not gained tr', 'gained no tr', 'have not raised tr', 'no tr this generation', 'my tr has not gone up', 'no tr gained'],
      action: ['action phase', 'on my turn', 'raised a parameter', 'raised the temperature', 'raised oxygen', 'placed an ocean', 'with a card'],
      prelude: ['a prelude', 'by a prelude', 'prelude gave', 'prelude gave me', 'prelude raised', 'prelude phase'],
      solar: ['solar phase', 'turmoil step', 'became chairman', 'turmoil phase'],
    },
  },
)
const isGainThisGeneration = yesNo('Was that in this generation?', ['this generation', 'same generation'], {
  no: ['last generation', 'earlier generation', 'a generation ago'],
  usual: true,
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
        cite('setup-generation#answer', 'in which corporations and Preludes are played, is part of generation 1'),
      ],
    },
  ],
  otherwise: { answer: 'no', because: cite('pristar#action-phase', 'TR gained during the Action phase rules it out') },
  examples: [
    {
      from: 'pristar-prelude#benefit-lost',
      tells: 'As Pristar a Prelude raised my TR, and it is still this generation, the first',
      given: { trGainedIn: 'prelude', isGainThisGeneration: true },
      expect: no('pristar-prelude#answer', 'pristar#prelude-phase', 'setup-generation#answer'),
    },
    {
      from: 'pristar#action-phase',
      tells: 'I am Pristar and raised oxygen with a greenery in the action phase of this generation',
      given: { trGainedIn: 'action', isGainThisGeneration: true },
      expect: no('pristar#action-phase'),
    },
    {
      from: 'pristar#solar-phase',
      tells: 'Pristar: I became chairman in the Turmoil step and gained no TR after that',
      given: { trGainedIn: 'solar' },
      expect: yes('pristar#solar-phase'),
    },
    {
      from: 'ours',
      tells: 'Pristar: my only TR came by a Prelude, not in this generation but an earlier generation',
      given: { trGainedIn: 'prelude', isGainThisGeneration: false },
      expect: yes('pristar#answer'),
    },
    { from: 'ours', tells: 'Pristar, and I have not gained TR this time', given: { trGainedIn: 'never' }, expect: yes('pristar#answer') },
    {
      from: 'ours',
      tells: 'As Pristar I last gained TR in the action phase, but that was last generation',
      given: { trGainedIn: 'action', isGainThisGeneration: false },
      expect: yes('pristar#answer'),
    },
    { from: 'ours', tells: 'Pristar: I raised the temperature on my turn', given: { trGainedIn: 'action' }, expect: needs('isGainThisGeneration') },
    { from: 'ours', tells: 'As Pristar I gained some TR this generation', given: { isGainThisGeneration: true }, expect: needs('trGainedIn') },
  ],
})
