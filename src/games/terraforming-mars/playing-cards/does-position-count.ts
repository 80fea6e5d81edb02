import { choice, derived, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { card } from '../facts/cards.ts'

const position = choice(
  'What do you hold?',
  { leader: 'a Party Leader position', chairman: 'the Chairman position', both: 'both', delegate: 'delegates that lead no party' },
  {
    says: {
      leader: ['i am party leader', 'i am a party leader', 'i lead a party', 'as party leader'],
      chairman: ['i am chairman', 'i am the chairman', 'as chairman', 'i hold the chair'],
      both: ['chairman and party leader', 'party leader and chairman'],
      delegate: ['just a delegate', 'plain delegate', 'delegates only', 'no leader'],
    },
  },
)
const positionShown = derived(
  choice(
    'Which position does the card itself name?',
    { leader: 'Party Leader', chairman: 'Chairman' },
    {
      says: {
        leader: ['asks for a party leader', 'needs a party leader', 'requires party leader'],
        chairman: ['asks for the chairman', 'needs the chairman', 'requires chairman'],
      },
      fixed: true,
    },
  ),
  { card },
  (f) => (f.card.id === 'political-alliance' ? 'leader' : undefined),
)
const isPoliticalAlliance = derived(
  yesNo('Is the card Political Alliance?', ['political alliance'], { usual: false, fixed: true }),
  { card },
  (f) => f.card.id === 'political-alliance',
)

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
      when: (f) => f.position === 'both',
      answer: 'yes',
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
      tells: 'I am the Chairman, does that count for Political Alliance?',
      given: { position: 'chairman', card: 'political-alliance' },
      expect: no('delegate-requirements#chairman', 'political-alliance#answer'),
    },
    {
      from: 'ours',
      tells: 'I am party leader and want to play Political Alliance',
      given: { position: 'leader', card: 'political-alliance' },
      expect: yes('delegate-requirements#answer'),
    },
    { from: 'ours', tells: 'I have delegates only, no leader anywhere', given: { position: 'delegate' }, expect: no('delegate-requirements#answer') },
    {
      from: 'ours',
      tells: 'I am the Chairman, the card needs a Party Leader, and it is not Political Alliance',
      given: { position: 'chairman', positionShown: 'leader', isPoliticalAlliance: false },
      expect: unsettled('conflict:delegate-requirement-position#either', 'conflict:delegate-requirement-position#the-one-shown'),
    },
    {
      from: 'ours',
      tells: 'I am the Chairman and the card needs a Party Leader',
      given: { position: 'chairman', positionShown: 'leader' },
      expect: needs('isPoliticalAlliance'),
    },
    {
      from: 'ours',
      tells: 'I am a party leader, the card is not Political Alliance',
      given: { position: 'leader', isPoliticalAlliance: false },
      expect: needs('positionShown'),
    },
    {
      from: 'ours',
      tells: 'The card asks for the Chairman, it is not Political Alliance',
      given: { positionShown: 'chairman', isPoliticalAlliance: false },
      expect: needs('position'),
    },
    {
      from: 'ours',
      tells: 'I am Chairman and party leader of Unity, and the card shows a delegate',
      given: { position: 'both' },
      expect: yes('delegate-requirements#answer'),
    },
  ],
})
