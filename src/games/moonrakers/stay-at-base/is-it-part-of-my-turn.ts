import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { atBase } from '../facts.ts'

const turnStep = choice(
  'Which step is it?',
  {
    objective: 'drawing 2 Objectives and keeping one',
    credit: 'taking 1 Credit for the base',
    freeContract: 'discarding an available Contract for free',
    newHand: 'discarding the hand and drawing 5 in the Planning Phase',
    execution: 'rolling Hazard dice and attempting a Contract',
    buying: 'buying cards',
  },
  {
    fixed: true,
    says: {
      objective: ['draw objectives', 'draw 2 objectives', 'new objective', 'take an objective'],
      credit: ['take a credit', 'take 1 credit', 'credit for the base', 'get a credit'],
      freeContract: ['contract for free', 'free discard', 'discard a contract for free', 'replace a contract for free'],
      newHand: ['new hand', 'discard my hand', 'draw 5'],
      execution: ['hazard dice', 'attempt a contract', 'execution phase', 'roll dice'],
      buying: ['buy', 'buying', 'buy cards', 'buying phase'],
    },
  },
)

export const isItPartOfMyTurn = defineChoice({
  id: 'is-it-part-of-my-turn',
  question: 'Do I do this on my turn as Mission Leader?',
  facts: { turnStep, atBase },
  answers: { must: 'Yes, you must', may: 'If you like', no: 'No' },
  clauses: [
    {
      when: (f) => f.turnStep === 'buying',
      answer: 'may',
      because: [cite('buying-phase#choice', 'You may buy; you need not'), cite('buying-phase#after-base', 'It also takes place when you stayed at base')],
    },
    { when: [(f) => f.turnStep === 'execution', (f) => f.atBase], answer: 'no', because: cite('base-phases#answer', 'only the Execution Phase is skipped') },
    {
      when: (f) => f.turnStep === 'execution',
      answer: 'must',
      because: cite('turn-phases#execution', 'the Hazard dice are rolled and the Contract is attempted'),
    },
    { when: (f) => !f.atBase, answer: 'no', because: cite('planning-options#answer', 'choose a Contract, or Stay at Base') },
    {
      when: (f) => f.turnStep === 'freeContract',
      answer: 'may',
      because: cite('stay-at-base#contract', 'if you like, discard an available Contract for free'),
    },
    { when: (f) => f.turnStep === 'objective', answer: 'must', because: cite('stay-at-base#objective', 'draw 2 cards from the Objective deck and keep one') },
    { when: (f) => f.turnStep === 'credit', answer: 'must', because: cite('base-credit#answer', '1 Credit, for protecting the base') },
  ],
  otherwise: { answer: 'must', because: cite('stay-at-base#order', 'The steps are performed in this order; only the third is optional') },
  examples: [
    {
      from: 'ours',
      tells: 'Buying after staying at base',
      given: { turnStep: 'buying', atBase: true },
      expect: answers('may', 'buying-phase#choice', 'buying-phase#after-base'),
    },
    { from: 'ours', tells: 'Hazard dice after staying at base', given: { turnStep: 'execution', atBase: true }, expect: answers('no', 'base-phases#answer') },
    {
      from: 'ours',
      tells: 'Hazard dice of a chosen Contract',
      given: { turnStep: 'execution', atBase: false },
      expect: answers('must', 'turn-phases#execution'),
    },
    {
      from: 'ours',
      tells: 'A new Objective on a turn with a Contract',
      given: { turnStep: 'objective', atBase: false },
      expect: answers('no', 'planning-options#answer'),
    },
    {
      from: 'ours',
      tells: 'A free discard of a Contract at base',
      given: { turnStep: 'freeContract', atBase: true },
      expect: answers('may', 'stay-at-base#contract'),
    },
    {
      from: 'ours',
      tells: 'Objectives at base, though three are held already',
      given: { turnStep: 'objective', atBase: true },
      expect: answers('must', 'stay-at-base#objective'),
    },
    { from: 'ours', tells: 'The Credit at base', given: { turnStep: 'credit', atBase: true }, expect: answers('must', 'base-credit#answer') },
    { from: 'ours', tells: 'Keeping a good hand at base', given: { turnStep: 'newHand', atBase: true }, expect: answers('must', 'stay-at-base#order') },
    { from: 'ours', tells: 'A Credit', given: { turnStep: 'credit' }, expect: needs('atBase') },
    { from: 'ours', tells: 'Staying at base', given: { atBase: true }, expect: needs('turnStep') },
    {
      from: 'ours',
      tells: 'May I buy cards? I did not say whether I stay at base',
      given: { turnStep: 'buying' },
      expect: answers('may', 'buying-phase#choice', 'buying-phase#after-base'),
    },
    {
      from: 'ours',
      tells: 'Discarding a Contract for free on a turn with a Contract: that would cost 1 Credit',
      given: { turnStep: 'freeContract', atBase: false },
      expect: answers('no', 'planning-options#answer'),
    },
  ],
})
