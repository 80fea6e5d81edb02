import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { atBase, role } from '../facts.ts'

const drawMoment = choice(
  'When is it?',
  {
    handEmpty: 'in the middle of a Contract, only because your hand ran out',
    finalSteps: 'in the Final Steps of a Contract',
    base: 'in the steps of staying at base',
    endOfTurn: 'at the End of Turn',
  },
  {
    says: {
      handEmpty: ['hand ran out', 'hand is empty', 'empty hand', 'no cards in hand', 'ran out of cards'],
      finalSteps: [
        'final steps',
        'after the contract',
        'job is done',
        'contract is done',
        'contract is over',
        'contract is finished',
        'after the job',
        'after we discard',
        'cards discarded',
        'after discarding',
      ],
      base: ['staying at base', 'stay at base', 'at base'],
      endOfTurn: [
        'end of turn',
        'end of the turn',
        'turn ends',
        'end my turn',
        'end of my turn',
        'when my turn ends',
        'after buying',
        'after the buying phase',
      ],
    },
  },
)

export const howManyCardsToDraw = defineAmount({
  id: 'how-many-cards-to-draw',
  question: 'How many cards do I draw now?',
  unit: 'cards',
  facts: { drawMoment, role, atBase },
  never: [
    { when: (f) => f.atBase && f.role === 'ally', because: 'There are no allies when the Mission Leader stays at base.' },
    {
      when: (f) => f.atBase && (f.drawMoment === 'handEmpty' || f.drawMoment === 'finalSteps'),
      because: 'There is no Contract when the Mission Leader stays at base.',
    },
    { when: (f) => !f.atBase && f.drawMoment === 'base', because: 'The Mission Leader did not stay at base.' },
  ],
  clauses: [
    {
      when: (f) => f.drawMoment === 'handEmpty',
      answer: 0,
      because: cite('empty-hand#answer', 'when your hand runs out, you may not draw additional Action cards'),
    },
    {
      when: (f) => f.role === 'none',
      answer: 0,
      because: [
        cite('allies-draw#answer', 'all allies draw 5 cards from their own Action deck'),
        cite('new-hand#answer', 'the Mission Leader draws 5 cards from their deck'),
      ],
    },
    {
      when: [(f) => f.drawMoment === 'finalSteps', (f) => f.role === 'leader'],
      answer: 0,
      because: cite('allies-draw#mission-leader', 'The Mission Leader draws later, at the End of Turn'),
    },
    {
      when: [(f) => f.drawMoment === 'endOfTurn', (f) => f.role === 'ally'],
      answer: 0,
      because: cite('new-hand#allies', 'They drew their 5 cards earlier, in the Final Steps'),
    },
    {
      when: [(f) => f.drawMoment === 'endOfTurn', (f) => f.atBase],
      unsettled: [
        { answer: 5, because: cite('conflict:draw-after-base#five-more', 'the Mission Leader draws 5 cards, and no turn is excepted') },
        { answer: 0, because: cite('conflict:draw-after-base#five-once', 'at base the old one has been discarded and 5 cards drawn already') },
      ],
    },
  ],
  sum: [
    { add: (f) => (f.drawMoment === 'finalSteps' ? 5 : 0), because: cite('allies-draw#answer', 'all allies draw 5 cards from their own Action deck') },
    { add: (f) => (f.drawMoment === 'base' ? 5 : 0), because: cite('base-hand#draw', '5 cards are drawn from your Action deck') },
    { add: (f) => (f.drawMoment === 'endOfTurn' ? 5 : 0), because: cite('new-hand#answer', 'the Mission Leader draws 5 cards from their deck') },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'Actions are left, but no card in hand',
      given: { drawMoment: 'handEmpty', role: 'leader' },
      expect: answers(0, 'empty-hand#answer'),
    },
    { from: 'ours', tells: 'An ally in the Final Steps', given: { drawMoment: 'finalSteps', role: 'ally' }, expect: answers(5, 'allies-draw#answer') },
    {
      from: 'ours',
      tells: 'The Mission Leader in the Final Steps',
      given: { drawMoment: 'finalSteps', role: 'leader' },
      expect: answers(0, 'allies-draw#mission-leader'),
    },
    {
      from: 'ours',
      tells: 'The Mission Leader after a Contract and the Buying Phase',
      given: { drawMoment: 'endOfTurn', role: 'leader', atBase: false },
      expect: answers(5, 'new-hand#answer'),
    },
    { from: 'ours', tells: 'An ally at the End of Turn', given: { drawMoment: 'endOfTurn', role: 'ally' }, expect: answers(0, 'new-hand#allies') },
    {
      from: 'ours',
      tells: 'The Mission Leader stays at base',
      given: { drawMoment: 'base', role: 'leader', atBase: true },
      expect: answers(5, 'base-hand#draw'),
    },
    {
      from: 'ours',
      tells: 'Not in the Contract',
      given: { drawMoment: 'finalSteps', role: 'none' },
      expect: answers(0, 'allies-draw#answer', 'new-hand#answer'),
    },
    {
      from: 'ours',
      tells: 'The End of Turn after staying at base',
      given: { drawMoment: 'endOfTurn', role: 'leader', atBase: true },
      expect: unsettled('conflict:draw-after-base#five-more', 'conflict:draw-after-base#five-once'),
    },
    { from: 'ours', tells: 'The Mission Leader at the End of Turn', given: { drawMoment: 'endOfTurn', role: 'leader' }, expect: needs('atBase') },
    { from: 'ours', tells: 'The Final Steps', given: { drawMoment: 'finalSteps' }, expect: needs('role') },
    { from: 'ours', tells: 'An ally', given: { role: 'ally' }, expect: needs('drawMoment') },
    {
      from: 'ours',
      tells: 'The turn ends, I was no ally, and the Mission Leader stayed at base',
      given: { drawMoment: 'endOfTurn', role: 'none', atBase: true },
      expect: answers(0, 'allies-draw#answer', 'new-hand#answer'),
    },
    { from: 'ours', tells: 'My steps at base', given: { drawMoment: 'base', role: 'leader' }, expect: answers(5, 'base-hand#draw') },
  ],
})
