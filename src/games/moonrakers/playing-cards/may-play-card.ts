import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { cardKind, hasAction, role } from '../facts.ts'

/** Nobody asks about a card on a turn that is none of theirs. */
const usuallyLeader = { ...role, usual: 'leader' } as const

const contractStage = choice(
  'How far is the Contract?',
  {
    before: 'the Hazard dice are not rolled yet',
    attempt: 'it is being attempted',
    met: 'its requirements are met, and cards are still being played',
    finished: 'everybody has finished playing',
  },
  {
    usual: 'attempt',
    says: {
      before: ['before the dice', 'before the roll', 'before rolling', 'before we roll', 'dice not rolled', 'not rolled yet', 'planning phase'],
      attempt: ['being attempted', 'attempting', 'not met yet', 'not completed yet', 'in the middle of the contract'],
      met: [
        'requirements are already met',
        'requirements are all met',
        'requirement is met',
        'already met',
        'everything is met',
        'all requirements are met',
        'have what the contract needs',
        'already completed',
        'already complete',
        'already fulfilled',
        'requirements are met',
        'requirements met',
        'contract is completed',
        'contract is complete',
        'contract is fulfilled',
        'contract is done',
        'contract completed',
        'contract fulfilled',
        'fulfilled the contract',
        'completed the contract',
        'completed already',
      ],
      finished: [
        'everybody has finished',
        'everyone has finished',
        'everybody is done',
        'everyone is done',
        'all finished',
        'final steps',
        'rewards are paid',
        'after the rewards',
        'buying phase',
        'end of turn',
      ],
    },
  },
)
const leaderLetsYou = yesNo('Does the Mission Leader let you play now?', ['my turn to play', 'leader lets me', 'leader calls me'], {
  usual: true,
  no: ['told me to wait', 'told to wait', 'must wait', 'leader says wait', 'leader paused', 'not my turn to play'],
})

export const mayPlayCard = defineRule({
  id: 'may-play-card',
  question: 'May I play this card from my hand now?',
  facts: { role: usuallyLeader, contractStage, hasAction, cardKind, leaderLetsYou },
  clauses: [
    { when: (f) => f.role === 'none', answer: 'no', because: cite('first-action#allies', 'It is the same for every player involved in the Execution Phase') },
    {
      when: (f) => f.contractStage === 'before',
      answer: 'no',
      because: cite('contribute#when', 'It is the second step of the Execution Phase, after the Hazard dice'),
    },
    {
      when: (f) => !f.hasAction,
      answer: 'no',
      because: [
        cite('out-of-actions#answer', 'without actions you may not play any more Action cards'),
        cite('out-of-actions#reactors-too', 'even if the card would generate additional actions'),
      ],
    },
    {
      when: [(f) => f.contractStage === 'finished', (f) => f.cardKind === 'shield'],
      unsettled: [
        { answer: 'yes', because: cite('conflict:shield-when#end-of-the-phase', "play a Shield to negate a Hazard at the phase's end") },
        { answer: 'no', because: cite('conflict:shield-when#with-the-cards', 'the Final Steps have no step for playing cards') },
      ],
    },
    {
      when: (f) => f.contractStage === 'finished',
      answer: 'no',
      because: cite('contribute#when', 'It is the second step of the Execution Phase, after the Hazard dice'),
    },
    {
      when: [(f) => f.role === 'ally', (f) => !f.leaderLetsYou],
      answer: 'no',
      because: cite('play-order#answer', 'In the order that the Mission Leader chooses'),
    },
    { when: (f) => f.contractStage === 'met', answer: 'yes', because: cite('play-after-completion#answer', 'provided that you have actions for it') },
  ],
  otherwise: { answer: 'yes', because: cite('first-action#more', 'You may go on until you run out of actions or of cards in hand') },
  examples: [
    {
      from: 'ours',
      tells: 'The Mission Leader with an action',
      given: { role: 'leader', contractStage: 'attempt', hasAction: true },
      expect: yes('first-action#more'),
    },
    {
      from: 'ours',
      tells: 'A Reactor with no action left',
      given: { role: 'leader', contractStage: 'attempt', hasAction: false },
      expect: no('out-of-actions#answer', 'out-of-actions#reactors-too'),
    },
    {
      from: 'ours',
      tells: 'An ally whom the Mission Leader told to wait',
      given: { role: 'ally', contractStage: 'attempt', hasAction: true, leaderLetsYou: false },
      expect: no('play-order#answer'),
    },
    {
      from: 'ours',
      tells: 'I keep playing cards after the Contract is completed, fulfilled: a Shield',
      given: { role: 'ally', contractStage: 'met', hasAction: true, leaderLetsYou: true },
      expect: yes('play-after-completion#answer'),
    },
    {
      from: 'ours',
      tells: 'The Contract is completed, and no action is left',
      given: { role: 'leader', contractStage: 'met', hasAction: false },
      expect: no('out-of-actions#answer', 'out-of-actions#reactors-too'),
    },
    { from: 'ours', tells: 'Before the Hazard dice', given: { role: 'leader', contractStage: 'before', hasAction: true }, expect: no('contribute#when') },
    { from: 'ours', tells: 'A player who is not an ally', given: { role: 'none' }, expect: no('first-action#allies') },
    {
      from: 'ours',
      tells: 'The Mission Leader in the middle of the Contract',
      given: { role: 'leader', contractStage: 'attempt' },
      expect: needs('hasAction'),
    },
    { from: 'ours', tells: 'An ally with 2 actions', given: { role: 'ally', contractStage: 'attempt', hasAction: true }, expect: needs('leaderLetsYou') },
    { from: 'ours', tells: 'The Mission Leader with 2 actions', given: { role: 'leader', hasAction: true }, expect: needs('cardKind', 'contractStage') },
    {
      from: 'ours',
      tells: 'With 2 actions in the middle of the Contract',
      given: { contractStage: 'attempt', hasAction: true, leaderLetsYou: true },
      expect: needs('role'),
    },
    {
      from: 'ours',
      tells: 'Everybody has finished, I have an action and a Reactor left',
      given: { role: 'leader', contractStage: 'finished', hasAction: true, cardKind: 'reactor' },
      expect: no('contribute#when'),
    },
    {
      from: 'ours',
      tells: 'Everybody has finished, and I kept an action for a Shield',
      given: { role: 'ally', contractStage: 'finished', hasAction: true, cardKind: 'shield', leaderLetsYou: true },
      expect: unsettled('conflict:shield-when#end-of-the-phase', 'conflict:shield-when#with-the-cards'),
    },
    {
      from: 'ours',
      tells: 'Everybody has finished, and I have an action left',
      given: { role: 'leader', contractStage: 'finished', hasAction: true },
      expect: needs('cardKind'),
    },
  ],
})
