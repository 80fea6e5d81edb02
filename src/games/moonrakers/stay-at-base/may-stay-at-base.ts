import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { isLeader } from '../facts.ts'

const planningStage = choice(
  'How far is the turn?',
  {
    start: 'nothing is chosen yet',
    talksFailed: 'talks on a Contract have failed',
    chosen: 'a Contract is chosen, no talks on it have failed, and no dice are rolled',
    rolled: 'the Hazard dice are rolled, or a later phase has begun',
  },
  {
    says: {
      start: [
        'start of my turn',
        'start of the turn',
        'nothing chosen',
        'beginning of my turn',
        'first thing',
        'instead of a contract',
        'instead of choosing a contract',
        'instead of doing a contract',
      ],
      talksFailed: [
        'talks failed',
        'talks fail',
        'negotiations failed',
        'could not agree',
        "couldn't agree",
        'no agreement',
        'cannot agree',
        'nobody agreed',
        'nobody agrees',
        'no one agreed',
        'nobody wants to help',
        'refused my terms',
      ],
      chosen: [
        'chose a contract',
        'i chose a contract',
        'picked a contract',
        'contract is chosen',
        'already chose a contract',
        'before the roll',
        'terms agreed',
      ],
      rolled: [
        'already rolled',
        'rolled the dice',
        'dice are rolled',
        'after the roll',
        'after rolling',
        'after a bad roll',
        'bad roll',
        'buying phase',
        'after the contract',
        'contract failed',
        'after a failed contract',
      ],
    },
  },
)

export const mayStayAtBase = defineRule({
  id: 'may-stay-at-base',
  question: 'May I stay at base now?',
  facts: { isLeader, planningStage },
  clauses: [
    { when: (f) => !f.isLeader, answer: 'no', because: cite('turn-phases#planning', 'the Mission Leader chooses a Contract or stays at base') },
    {
      when: (f) => f.planningStage === 'rolled',
      answer: 'no',
      because: cite('turn-phases#planning', 'In the first, the Mission Leader chooses a Contract or stays at base'),
    },
    {
      when: (f) => f.planningStage === 'chosen',
      unsettled: [
        { answer: 'no', because: cite('conflict:base-after-choosing#one-option', 'chooses one of the two and performs it') },
        { answer: null, because: cite('conflict:base-after-choosing#still-open', 'after talks that fail the base can still be chosen') },
      ],
    },
    {
      when: (f) => f.planningStage === 'talksFailed',
      answer: 'yes',
      because: cite('base-phases#after-talks', 'You may also stay at base when terms were not agreed'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('planning-options#answer', 'choose a Contract, or Stay at Base') },
  examples: [
    { from: 'ours', tells: 'At the start of the turn', given: { isLeader: true, planningStage: 'start' }, expect: yes('planning-options#answer') },
    {
      from: 'ours',
      tells: 'After two Contracts on which nobody agreed',
      given: { isLeader: true, planningStage: 'talksFailed' },
      expect: yes('base-phases#after-talks'),
    },
    { from: 'ours', tells: 'After a bad roll', given: { isLeader: true, planningStage: 'rolled' }, expect: no('turn-phases#planning') },
    { from: 'ours', tells: "On another player's turn", given: { isLeader: false }, expect: no('turn-phases#planning') },
    {
      from: 'ours',
      tells: 'A Contract lies in the middle, and second thoughts come before any talks',
      given: { isLeader: true, planningStage: 'chosen' },
      expect: unsettled('conflict:base-after-choosing#one-option', 'conflict:base-after-choosing#still-open'),
    },
    { from: 'ours', tells: 'The Mission Leader', given: { isLeader: true }, expect: needs('planningStage') },
    { from: 'ours', tells: 'Talks have failed', given: { planningStage: 'talksFailed' }, expect: needs('isLeader') },
    {
      from: 'ours',
      tells: 'The Contract failed and I am in the Buying Phase: may I stay at base as well?',
      given: { isLeader: true, planningStage: 'rolled' },
      expect: no('turn-phases#planning'),
    },
  ],
})
