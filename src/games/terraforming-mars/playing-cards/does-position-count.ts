import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'

const position = choice(
  'What do you hold?',
  { leader: 'a Party Leader position', chairman: 'the Chairman position', delegate: 'delegates that lead no party' },
  {
    says: {
      leader: ['party leader', 'leader'],
      chairman: ['chairman', 'chair'],
      delegate: ['just a delegate', 'plain delegate', 'delegates only', 'no leader'],
    },
  },
)
const positionShown = choice(
  'Which position does the card itself name?',
  { leader: 'Party Leader', chairman: 'Chairman' },
  {
    says: {
      leader: ['asks for a party leader', 'needs a party leader', 'requires party leader'],
      chairman: ['asks for the chairman', 'needs the chairman', 'requires chairman'],
    },
    fixed: true,
  },
)
const isPoliticalAlliance = yesNo('Is the card Political Alliance?', ['political alliance'], { usual: false, fixed: true })

export const doesPositionCount = defineRule({
  id: 'does-position-count',
  question: 'Does my position count for a delegate requirement?',
  facts: { position, positionShown, isPoliticalAlliance },
  never: [{ when: (f) => f.isPoliticalAlliance && f.positionShown === 'chairman', because: 'Political Alliance speaks of Party Leaders.' }],
  clauses: [
    {
      when: (f) => f.position === 'delegate',
      answer: 'no',
      because: cite('delegate-requirements#answer', 'When you hold a Party Leader position or the Chairman position'),
    },
    {
      when: [(f) => f.isPoliticalAlliance, (f) => f.position === 'chairman'],
      answer: 'no',
      because: [
        cite('delegate-requirements#chairman', 'the Chairman, being in no party, is not taken for a Party Leader'),
        cite('political-alliance#answer', 'because the Chairman is not in any party'),
      ],
    },
    {
      when: (f) => f.position === f.positionShown,
      answer: 'yes',
      because: cite('delegate-requirements#answer', 'When you hold a Party Leader position or the Chairman position'),
    },
  ],
  otherwise: {
    unsettled: [
      { answer: 'yes', because: cite('conflict:delegate-requirement-position#either', 'holding a Party Leader or the Chairman position is enough') },
      { answer: 'no', because: cite('conflict:delegate-requirement-position#the-one-shown', 'each card asks for one of the two') },
    ],
  },
  examples: [
    {
      from: 'political-alliance#chairman',
      tells: 'The Chairman plays Political Alliance',
      given: { position: 'chairman', isPoliticalAlliance: true },
      expect: no('delegate-requirements#chairman', 'political-alliance#answer'),
    },
    {
      from: 'ours',
      tells: 'A Party Leader and Political Alliance',
      given: { position: 'leader', positionShown: 'leader', isPoliticalAlliance: true },
      expect: yes('delegate-requirements#answer'),
    },
    { from: 'ours', tells: 'Delegates, but nowhere the leader', given: { position: 'delegate' }, expect: no('delegate-requirements#answer') },
    {
      from: 'ours',
      tells: 'The Chairman, and another card names a Party Leader',
      given: { position: 'chairman', positionShown: 'leader', isPoliticalAlliance: false },
      expect: unsettled('conflict:delegate-requirement-position#either', 'conflict:delegate-requirement-position#the-one-shown'),
    },
    {
      from: 'ours',
      tells: 'The Chairman, and the card names a Party Leader',
      given: { position: 'chairman', positionShown: 'leader' },
      expect: needs('isPoliticalAlliance'),
    },
    {
      from: 'ours',
      tells: 'A Party Leader, and nobody read the card',
      given: { position: 'leader', isPoliticalAlliance: false },
      expect: needs('positionShown'),
    },
    { from: 'ours', tells: 'The card names the Chairman', given: { positionShown: 'chairman', isPoliticalAlliance: false }, expect: needs('position') },
  ],
})
