import { number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { atBase, diceOnContract, hasAllies, role } from '../facts.ts'

/** Who says nothing else asks on their own turn. */
const usuallyLeader = { ...role, usual: 'leader' } as const

const agreedDice = number(
  'How many Hazard dice did you agree to roll?',
  { min: 0, max: 4 },
  { units: ['of the dice'], before: ['agreed to', 'agreed to roll', 'i agreed to', 'promised', 'promised to roll', 'agreed on', 'my share is'] },
)
const allDiceAgreed = yesNo(
  'Was it agreed for every Hazard die who rolls it?',
  ['all agreed', 'everything agreed', 'agreed on all dice', 'agreed on every die'],
  {
    usual: true,
    no: ['not all agreed', 'one left over', 'forgot a die', 'one die left', 'nobody took the', 'left a die open'],
  },
)

export const hazardDiceToRoll = defineAmount({
  id: 'hazard-dice-to-roll',
  question: 'How many Hazard dice do I roll?',
  unit: 'dice',
  facts: { atBase, role: usuallyLeader, hasAllies, diceOnContract, allDiceAgreed, agreedDice },
  never: [
    { when: (f) => f.agreedDice > f.diceOnContract, because: 'Nobody can roll more dice than the Contract shows.' },
    { when: (f) => f.role === 'ally' && !f.hasAllies, because: 'If you are an ally, the Mission Leader has one.' },
    { when: (f) => f.atBase && f.hasAllies, because: 'There are no allies when the Mission Leader stays at base.' },
    { when: (f) => f.atBase && f.role === 'ally', because: 'There are no allies when the Mission Leader stays at base.' },
  ],
  clauses: [
    { when: (f) => f.atBase, answer: 0, because: cite('base-phases#execution', 'No Contract is attempted, so no Hazard dice are rolled') },
    { when: (f) => f.role === 'none', answer: 0, because: cite('who-rolls#answer', 'Each player rolls the number that they negotiated for') },
    {
      when: [(f) => f.role === 'leader', (f) => !f.hasAllies],
      answer: (f) => f.diceOnContract,
      because: [
        cite('who-rolls#alone', 'A Mission Leader with no allies rolls every one of the dice'),
        cite('hazard-dice-number#answer', 'As many as the bottom right-hand corner of the Contract shows'),
      ],
    },
    {
      when: (f) => !f.allDiceAgreed,
      unsettled: [
        { answer: null, because: cite('conflict:undivided-terms#mission-leader', 'the rest could be theirs with allies too') },
        { answer: null, because: cite('conflict:undivided-terms#agree-first', 'so everything should have been divided') },
      ],
    },
  ],
  sum: [
    {
      add: (f) => f.agreedDice,
      because: [
        cite('who-rolls#with-allies', 'Each rolls as many as negotiated in the Planning Phase'),
        cite('negotiable#hazard-dice', 'Who rolls what number of them'),
      ],
    },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'Alone on a Contract with 3 dice',
      given: { atBase: false, role: 'leader', hasAllies: false, diceOnContract: 3 },
      expect: answers(3, 'who-rolls#alone', 'hazard-dice-number#answer'),
    },
    {
      from: 'ours',
      tells: 'An ally who agreed to all 4 of them',
      given: { atBase: false, role: 'ally', hasAllies: true, diceOnContract: 4, allDiceAgreed: true, agreedDice: 4 },
      expect: answers(4, 'who-rolls#with-allies', 'negotiable#hazard-dice'),
    },
    {
      from: 'ours',
      tells: 'The Mission Leader bargained every die away',
      given: { atBase: false, role: 'leader', hasAllies: true, diceOnContract: 2, allDiceAgreed: true, agreedDice: 0 },
      expect: answers(0, 'who-rolls#with-allies', 'negotiable#hazard-dice'),
    },
    { from: 'ours', tells: 'Staying at base', given: { atBase: true }, expect: answers(0, 'base-phases#execution') },
    { from: 'ours', tells: 'A player who does not take part', given: { atBase: false, role: 'none' }, expect: answers(0, 'who-rolls#answer') },
    {
      from: 'ours',
      tells: 'One of 3 dice was given to nobody',
      given: { atBase: false, role: 'leader', hasAllies: true, diceOnContract: 3, allDiceAgreed: false, agreedDice: 1 },
      expect: unsettled('conflict:undivided-terms#mission-leader', 'conflict:undivided-terms#agree-first'),
    },
    {
      from: 'ours',
      tells: 'The Mission Leader with an ally',
      given: { atBase: false, role: 'leader', hasAllies: true },
      expect: needs('agreedDice', 'allDiceAgreed'),
    },
    {
      from: 'ours',
      tells: 'The Mission Leader on a Contract with 2 dice',
      given: { atBase: false, role: 'leader', diceOnContract: 2, allDiceAgreed: true, agreedDice: 1 },
      expect: needs('hasAllies'),
    },
    {
      from: 'ours',
      tells: "I'm an ally and agreed to 2 of the dice, everything is agreed: nobody has to ask about the base",
      given: { role: 'ally', allDiceAgreed: true, agreedDice: 2 },
      expect: answers(2, 'who-rolls#with-allies', 'negotiable#hazard-dice'),
    },
    {
      from: 'ours',
      tells: 'Alone, but with Mercenary cards, on a Contract with 4 dice',
      given: { atBase: false, role: 'leader', hasAllies: false, diceOnContract: 4, allDiceAgreed: false },
      expect: answers(4, 'who-rolls#alone', 'hazard-dice-number#answer'),
    },
  ],
})
