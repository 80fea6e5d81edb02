import { yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { phase } from '../facts/phase.ts'

const isValleyTrustPrelude = yesNo(
  'Does it come from the Prelude that Valley Trust plays as its first action?',
  ['valley trust', "valley trust's prelude", 'prelude of valley trust'],
  { usual: false },
)

export const doesRulingPolicyApply = defineRule({
  id: 'does-ruling-policy-apply',
  question: 'Does the ruling policy of the Greens, Reds, Mars First, Unity, Kelvinists or Scientists apply (count, work, bring its bonus) to what happens now?',
  facts: { phase, isValleyTrustPrelude },
  clauses: [
    {
      when: (f) => f.phase === 'prelude',
      answer: 'no',
      because: [
        cite('ruling-policy#prelude-cards', 'Prelude cards are played before the action phase, so no ruling policy applies'),
        cite('experimental-forest-greens#answer', 'a ruling policy is only active in the Action phase'),
      ],
    },
    {
      when: (f) => f.phase === 'solar',
      answer: 'no',
      because: [
        cite('ruling-policy#turmoil-phase', 'No ruling policy applies to what happens in the Turmoil phase'),
        cite('ruling-policy#world-government', 'No ruling policy applies in the World Government phase'),
      ],
    },
    {
      when: (f) => f.phase === 'final',
      answer: 'no',
      because: cite('conflict:final-greeneries-ruling-policy#answer', 'a ruling policy is active only during the action phase'),
    },
    { when: (f) => f.phase !== 'action', answer: 'no', because: cite('ruling-policy#answer', 'Only in the action phase; that holds for all parties') },
    {
      when: (f) => f.isValleyTrustPrelude,
      unsettled: [
        {
          answer: 'no',
          because: cite('conflict:valley-trust-greens#any-prelude', "give no 4 MC for a Prelude's greenery, because it comes before the Action phase"),
        },
        { answer: 'yes', because: cite('conflict:valley-trust-greens#action-phase', 'Valley Trust plays its Prelude as its first action') },
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('ruling-policy#answer', 'Only in the action phase; that holds for all parties') },
  examples: [
    {
      from: 'greens#answer',
      tells: 'In the Prelude phase I place a greenery while the Greens rule: do I get the 4 MC?',
      given: { phase: 'prelude' },
      expect: no('ruling-policy#prelude-cards', 'experimental-forest-greens#answer'),
    },
    {
      from: 'greens#philares',
      tells: 'On my turn I place the greenery of Philares as my first action: do the Greens pay? I am not Valley Trust',
      given: { phase: 'action', isValleyTrustPrelude: false },
      expect: yes('ruling-policy#answer'),
    },
    {
      from: 'reds-outside-action-phase#new-chairman',
      tells: 'In the Turmoil phase the Reds take power and the new Chairman gains a TR: must he pay the 3 MC?',
      given: { phase: 'solar' },
      expect: no('ruling-policy#turmoil-phase', 'ruling-policy#world-government'),
    },
    {
      from: 'mars-first-oceans#world-government',
      tells: 'Mars First rules: does the ocean of the World Government phase bring steel?',
      given: { phase: 'solar' },
      expect: no('ruling-policy#turmoil-phase', 'ruling-policy#world-government'),
    },
    {
      from: 'mars-first-oceans#global-events',
      tells: 'Mars First rules: steel for an ocean that a global event places in the Turmoil phase?',
      given: { phase: 'solar', isValleyTrustPrelude: false },
      expect: no('ruling-policy#turmoil-phase', 'ruling-policy#world-government'),
    },
    {
      from: 'ours',
      tells: 'Do the Greens pay for the final greeneries?',
      given: { phase: 'final' },
      expect: no('conflict:final-greeneries-ruling-policy#answer'),
    },
    {
      from: 'ours',
      tells: 'Does the ruling policy work in the Production phase?',
      given: { phase: 'production' },
      expect: no('ruling-policy#answer'),
    },
    {
      from: 'ours',
      tells: 'In the Action phase I place a greenery on the Prelude of Valley Trust',
      given: { phase: 'action', isValleyTrustPrelude: true },
      expect: unsettled('conflict:valley-trust-greens#any-prelude', 'conflict:valley-trust-greens#action-phase'),
    },
    { from: 'ours', tells: 'It is my turn, and I place a greenery while the Greens rule', given: { phase: 'action' }, expect: needs('isValleyTrustPrelude') },
    { from: 'ours', tells: 'I place a greenery while the Greens rule, not as Valley Trust', given: { isValleyTrustPrelude: false }, expect: needs('phase') },
  ],
})
