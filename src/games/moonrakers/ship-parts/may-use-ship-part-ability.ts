import { yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isInstalled, role } from '../facts.ts'

/** A Ship Part whose ability one would use is there. */
const usuallyInstalled = { ...isInstalled, usual: true }

const saysAsMissionLeader = yesNo(
  'Does the ability say "as Mission Leader"?',
  ['says as mission leader', 'say as mission leader', 'only as mission leader', 'reads as mission leader'],
  {
    fixed: true,
    no: ['does not say as mission leader'],
  },
)

export const mayUseShipPartAbility = defineRule({
  id: 'may-use-ship-part-ability',
  question: "May I use my Ship Part's ability for this Contract?",
  facts: { isInstalled: usuallyInstalled, role, saysAsMissionLeader },
  clauses: [
    { when: (f) => !f.isInstalled, answer: 'no', because: cite('remove-ship-part#ability', 'The special ability is all that you lose') },
    {
      when: (f) => f.role === 'none',
      answer: 'no',
      because: cite('ship-part-abilities#contract', 'Relevant abilities contribute to the Contract that you attempt'),
    },
    {
      when: [(f) => f.role === 'ally', (f) => f.saysAsMissionLeader],
      answer: 'no',
      because: cite('ally-part#as-mission-leader', 'an ally cannot contribute them'),
    },
    {
      when: (f) => f.role === 'ally',
      answer: 'yes',
      because: cite('ally-part#ship-parts', 'Their special abilities count towards what the Contract requires'),
    },
  ],
  otherwise: {
    answer: 'yes',
    because: [
      cite('contribute#answer', 'with the special abilities of their Ship Parts where these are relevant'),
      cite('out-of-actions#ship-parts', 'Their abilities need no action'),
    ],
  },
  examples: [
    {
      from: 'ours',
      tells: 'The Mission Leader has run out of actions',
      given: { isInstalled: true, role: 'leader' },
      expect: yes('contribute#answer', 'out-of-actions#ship-parts'),
    },
    { from: 'ours', tells: 'An ally', given: { isInstalled: true, role: 'ally', saysAsMissionLeader: false }, expect: yes('ally-part#ship-parts') },
    {
      from: 'ours',
      tells: 'An ally, and the ability says "as Mission Leader"',
      given: { isInstalled: true, role: 'ally', saysAsMissionLeader: true },
      expect: no('ally-part#as-mission-leader'),
    },
    { from: 'ours', tells: 'A Ship Part that was removed', given: { isInstalled: false, role: 'leader' }, expect: no('remove-ship-part#ability') },
    { from: 'ours', tells: 'Not in the Contract', given: { isInstalled: true, role: 'none' }, expect: no('ship-part-abilities#contract') },
    { from: 'ours', tells: 'An ally, nothing more told', given: { isInstalled: true, role: 'ally' }, expect: needs('saysAsMissionLeader') },
    { from: 'ours', tells: 'The Mission Leader', given: { role: 'leader' }, expect: needs('isInstalled') },
    { from: 'ours', tells: 'An ability without these words', given: { isInstalled: true, saysAsMissionLeader: false }, expect: needs('role') },
    {
      from: 'ours',
      tells: 'I lead, and the ability says as Mission Leader',
      given: { isInstalled: true, role: 'leader', saysAsMissionLeader: true },
      expect: yes('contribute#answer', 'out-of-actions#ship-parts'),
    },
    {
      from: 'ours',
      tells: 'I stand by, and the ability is not for Mission Leaders only',
      given: { role: 'none', saysAsMissionLeader: false },
      expect: no('ship-part-abilities#contract'),
    },
  ],
})
