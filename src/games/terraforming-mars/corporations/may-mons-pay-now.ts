import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const isOwnTurn = yesNo('Is it your turn?', ['my turn', 'on my turn', 'active player', 'i play'], {
  no: ["opponent's turn", 'not my turn', 'her turn', 'his turn', "another player's turn"],
})
const attackWay = choice(
  'How are the resources lost?',
  {
    'hired-raiders': 'stolen by Hired Raiders',
    'air-raid': 'stolen by Air Raid',
    'law-suit': 'stolen by Law Suit',
    removed: 'removed, and nobody gets them',
    production: 'production is lowered',
  },
  {
    says: {
      'hired-raiders': ['hired raiders', 'hire raiders', 'raiders'],
      'air-raid': ['air raid'],
      'law-suit': ['law suit', 'lawsuit'],
      removed: ['removed', 'removes', 'asteroid', 'deimos down', 'virus'],
      production: ['production', 'lowers production', 'reduces production'],
    },
  },
)
const lossStage = choice(
  'How far is the attack?',
  { before: 'nothing has been lost yet', between: 'the victim has lost it, and you have not yet got what the card brings you', after: 'it is wholly done' },
  {
    says: {
      before: ['before the attack', 'not yet lost', 'before removing', 'before anything is lost'],
      between: ['in between', 'between the removal and the gain', 'before i get the stolen mc', 'before i get it'],
      after: ['after the attack', 'after the transfer', 'after stealing', 'wholly done'],
    },
  },
)

export const mayMonsPayNow = defineRule({
  id: 'may-mons-pay-now',
  question: 'May I have Mons Insurance pay at this point of the action?',
  facts: { isOwnTurn, attackWay, lossStage },
  clauses: [
    {
      when: (f) => !f.isOwnTurn,
      answer: 'no',
      because: cite('order-for-other-players#answer', 'The active player, who chooses the order of all effects'),
    },
    { when: (f) => f.lossStage === 'before', answer: 'no', because: cite('effect-pool#category-c', 'join the pool only once that event has happened') },
    {
      when: (f) => f.attackWay === 'removed' || f.attackWay === 'production',
      answer: 'yes',
      because: cite('mons-insurance-no-money#timing', 'The active player may trigger the effect at a point of the action'),
    },
    {
      when: [(f) => f.lossStage === 'between', (f) => f.attackWay === 'hired-raiders'],
      answer: 'no',
      because: [
        cite('mons-insurance-steal#in-between', 'The effect cannot be triggered between the removal and the addition'),
        cite('hired-raiders#mons-insurance', 'So it cannot be split up when the effect'),
      ],
    },
    {
      when: [(f) => f.lossStage === 'between', (f) => f.attackWay === 'air-raid'],
      answer: 'no',
      because: [
        cite('mons-insurance-steal#in-between', 'The effect cannot be triggered between the removal and the addition'),
        cite('air-raid-steal#mons-insurance', 'So it cannot be split up when the effect'),
      ],
    },
    {
      when: (f) => f.lossStage === 'between',
      answer: 'no',
      because: [
        cite('mons-insurance-steal#in-between', 'The effect cannot be triggered between the removal and the addition'),
        cite('law-suit-steal#mons-insurance', 'So it cannot be split up when the effect'),
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('mons-insurance-steal#payment', 'only then must Mons Insurance compensate the victim') },
  examples: [
    {
      from: 'mons-insurance-steal#in-between',
      tells: 'On my turn as Mons with 0 MC I play Hired Raiders and want to pay before I get the stolen MC',
      given: { isOwnTurn: true, attackWay: 'hired-raiders', lossStage: 'between' },
      expect: no('mons-insurance-steal#in-between', 'hired-raiders#mons-insurance'),
    },
    {
      from: 'air-raid-steal#mons-insurance',
      tells: 'On my turn with Air Raid: may Mons pay before I get the stolen MC?',
      given: { isOwnTurn: true, attackWay: 'air-raid', lossStage: 'between' },
      expect: no('mons-insurance-steal#in-between', 'air-raid-steal#mons-insurance'),
    },
    {
      from: 'law-suit-steal#mons-insurance',
      tells: 'On my turn with Law Suit: may Mons pay before I get the stolen MC?',
      given: { isOwnTurn: true, attackWay: 'law-suit', lossStage: 'between' },
      expect: no('mons-insurance-steal#in-between', 'law-suit-steal#mons-insurance'),
    },
    {
      from: 'mons-insurance-steal#payment',
      tells: 'On my turn Hired Raiders is wholly done, after the transfer: does Mons pay now?',
      given: { isOwnTurn: true, attackWay: 'hired-raiders', lossStage: 'after' },
      expect: yes('mons-insurance-steal#payment'),
    },
    {
      from: 'mons-insurance-no-money#later-money',
      tells: 'On my turn as Mons without money: plants are removed, and I pay before I get the 2 MC for the ocean of the same card',
      given: { isOwnTurn: true, attackWay: 'removed', lossStage: 'between' },
      expect: yes('mons-insurance-no-money#timing'),
    },
    {
      from: 'ours',
      tells: 'On my turn plants are to be removed: may Mons pay before the attack?',
      given: { isOwnTurn: true, attackWay: 'removed', lossStage: 'before' },
      expect: no('effect-pool#category-c'),
    },
    {
      from: 'ours',
      tells: 'My plants are removed on her turn, and I want Mons to pay me at once',
      given: { isOwnTurn: false, attackWay: 'removed' },
      expect: no('order-for-other-players#answer'),
    },
    {
      from: 'ours',
      tells: 'I play Hired Raiders on my turn: may Mons pay now?',
      given: { isOwnTurn: true, attackWay: 'hired-raiders' },
      expect: needs('lossStage'),
    },
    {
      from: 'ours',
      tells: 'On my turn the victim has lost something: may Mons pay before I get it?',
      given: { isOwnTurn: true, lossStage: 'between' },
      expect: needs('attackWay'),
    },
    {
      from: 'ours',
      tells: 'On my turn a card lowers her production and raises mine: may Mons pay in between?',
      given: { isOwnTurn: true, attackWay: 'production', lossStage: 'between' },
      expect: yes('mons-insurance-no-money#timing'),
    },
    {
      from: 'ours',
      tells: 'Plants were removed: may I have Mons pay after the attack?',
      given: { attackWay: 'removed', lossStage: 'after' },
      expect: needs('isOwnTurn'),
    },
  ],
})
