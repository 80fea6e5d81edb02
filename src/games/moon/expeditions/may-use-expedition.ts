import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isYourTurn } from '../facts.ts'

const expeditionHas = choice(
  'What does the Expedition Card have?',
  { action: 'a bonus action', rule: 'a special rule' },
  {
    fixed: true,
    says: {
      action: [
        'bonus of my expedition',
        'expedition bonus',
        'its bonus',
        'card bonus',
        'expedition card lets me',
        'bonus action',
        'has a bonus',
        'offers a bonus',
      ],
      rule: ['special rule', 'rule that applies'],
    },
  },
)
const inYourHand = yesNo('Is the Expedition Card in the hand that you hold now?', ['in my hand', 'in hand', 'i hold'], {
  usual: true,
  no: ['passed on', 'passed it', 'not in my hand', 'last round', 'earlier hand'],
})
const expeditionUsed = yesNo(
  'Have you used its bonus action already this turn?',
  [
    '2 times',
    'more than once',
    'do that twice',
    'use it twice',
    'used it already',
    'already used',
    'a second time',
    'twice',
    'twice this turn',
    'again',
    'used it this turn',
  ],
  {
    usual: false,
    no: ['not used', 'not yet', 'unused'],
  },
)

export const mayUseExpedition = defineRule({
  id: 'may-use-expedition',
  question: 'May I use the bonus action of this Expedition Card?',
  facts: { isYourTurn, inYourHand, expeditionHas, expeditionUsed },
  clauses: [
    { when: (f) => !f.isYourTurn, answer: 'no', because: cite('expedition-cards#answer', 'On your turn it either offers a bonus action') },
    { when: (f) => !f.inYourHand, answer: 'no', because: cite('expedition-once#passed-on', 'The card stays with its hand') },
    { when: (f) => f.expeditionHas === 'rule', answer: 'no', because: cite('expedition-once#special-rule', 'have a rule that applies on your turn') },
    {
      when: (f) => f.expeditionUsed,
      answer: 'no',
      because: [
        cite('expedition-once#answer', 'Once per turn, if it has a bonus action'),
        cite('rule-of-one#twice', "You can't do any of the four more than once per turn"),
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('expedition-once#answer', 'Once per turn, if it has a bonus action') },
  examples: [
    {
      from: 'ours',
      tells: 'My turn, the card in my hand has a bonus action',
      given: { isYourTurn: true, inYourHand: true, expeditionHas: 'action', expeditionUsed: false },
      expect: yes('expedition-once#answer'),
    },
    {
      from: 'ours',
      tells: 'A second time on the same turn',
      given: { isYourTurn: true, inYourHand: true, expeditionHas: 'action', expeditionUsed: true },
      expect: no('expedition-once#answer', 'rule-of-one#twice'),
    },
    {
      from: 'ours',
      tells: 'The card of the last round, which I passed on',
      given: { isYourTurn: true, inYourHand: false },
      expect: no('expedition-once#passed-on'),
    },
    {
      from: 'ours',
      tells: 'It has a rule that simply applies',
      given: { isYourTurn: true, inYourHand: true, expeditionHas: 'rule' },
      expect: no('expedition-once#special-rule'),
    },
    { from: 'ours', tells: 'A special rule, whoever’s turn it is', given: { expeditionHas: 'rule' }, expect: no('expedition-once#special-rule') },
    {
      from: 'ours',
      tells: 'Two players: the card that I used two rounds ago is in my hand again',
      given: { isYourTurn: true, inYourHand: true, expeditionHas: 'action', expeditionUsed: false },
      expect: yes('expedition-once#answer'),
    },
    { from: 'ours', tells: 'On her turn', given: { isYourTurn: false }, expect: no('expedition-cards#answer') },
    {
      from: 'ours',
      tells: 'My turn, a bonus action in my hand',
      given: { isYourTurn: true, inYourHand: true, expeditionHas: 'action' },
      expect: needs('expeditionUsed'),
    },
    { from: 'ours', tells: 'My turn, not used yet', given: { isYourTurn: true, expeditionUsed: false }, expect: needs('expeditionHas', 'inYourHand') },
  ],
})
