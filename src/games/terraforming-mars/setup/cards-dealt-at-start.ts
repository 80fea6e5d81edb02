import { choice, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { isPreludeInUse } from '../facts/parts.ts'

const dealtKind = choice(
  'Which cards?',
  { corporations: 'corporations', projects: 'project cards', preludes: 'Preludes' },
  {
    says: {
      corporations: ['corporations', 'corporation', 'corporation cards', 'corps', 'corp', 'corp cards', '2 corporations', '2 corps'],
      projects: ['project cards', 'projects', 'starting cards', 'opening hand', 'starting hand', '10 project cards', '10 cards'],
      preludes: ['preludes', 'prelude cards', '4 preludes', '4 prelude cards'],
    },
  },
)
const dealtOrKept = choice(
  'Do you mean those that you are dealt, or those that you keep of them?',
  { dealt: 'those that are dealt', kept: 'those that you keep and play' },
  {
    says: {
      dealt: ['am i dealt', 'are dealt', 'is dealt', 'deal', 'get dealt', 'given', 'handed out', 'to choose from', 'receive'],
      kept: ['keep', 'kept', 'keeping', 'keep and play', 'select', 'choose', 'pick', 'end up with', 'play of them', 'do i play', 'discard', 'give back'],
    },
    usual: 'dealt',
  },
)
const isBeginnerDealt = yesNo('Are you dealt a Beginner corporation?', ['beginner corporation', 'beginner corp', 'beginner'], {
  no: ['no beginner corporation', 'normal corporations'],
  usual: false,
})

export const cardsDealtAtStart = defineAmount({
  id: 'cards-dealt-at-start',
  question: 'How many of these cards is each player dealt at the start of the game, and how many are kept?',
  unit: (f) => (f.dealtKind === 'preludes' ? 'Preludes' : f.dealtKind === 'projects' ? 'project cards' : 'corporations'),
  refusals: { any: 'As many as you pay for, from 0 to 10' },
  facts: { dealtKind, dealtOrKept, isBeginnerDealt, isPreludeInUse: { ...isPreludeInUse, usual: true } },
  clauses: [
    {
      when: [(f) => f.dealtKind === 'corporations', (f) => f.dealtOrKept === 'kept'],
      answer: 1,
      because: cite('choosing-starting-cards#corporation', 'select 1 of the 2'),
    },
    {
      when: [(f) => f.dealtKind === 'projects', (f) => f.dealtOrKept === 'kept'],
      answer: 'any',
      because: cite('choosing-starting-cards#project-cards', 'keep any number from 0 to 10 in your starting hand'),
    },
    {
      when: [(f) => f.dealtKind === 'preludes', (f) => f.dealtOrKept === 'kept', (f) => f.isPreludeInUse],
      answer: 2,
      because: cite('choosing-starting-cards#preludes', 'select 2 of the 4 to play'),
    },
    {
      when: [(f) => f.dealtKind === 'corporations', (f) => f.isBeginnerDealt],
      answer: 1,
      because: cite('dealing-starting-cards#new-players', 'a player new to the game can be dealt a Beginner corporation'),
    },
    {
      when: (f) => f.dealtKind === 'corporations',
      answer: 2,
      because: cite('dealing-starting-cards#answer', '2 corporations and 10 project cards, and 4 Preludes if you play with Prelude'),
    },
    { when: (f) => f.dealtKind === 'projects', answer: 10, because: cite('dealing-starting-cards#project-cards', '10 from the deck for each player') },
  ],
  sum: [{ add: (f) => (f.isPreludeInUse ? 4 : 0), because: cite('dealing-starting-cards#preludes', 'Shuffle the Prelude deck and deal 4 to each player') }],
  examples: [
    {
      from: 'dealing-starting-cards#corporations',
      tells: 'How many corporations am I dealt, without a beginner corporation?',
      given: { dealtKind: 'corporations', dealtOrKept: 'dealt', isBeginnerDealt: false },
      expect: answers(2, 'dealing-starting-cards#answer'),
    },
    {
      from: 'dealing-starting-cards#new-players',
      tells: 'How many corporations do I get if I am dealt a beginner corporation?',
      given: { dealtKind: 'corporations', dealtOrKept: 'dealt', isBeginnerDealt: true },
      expect: answers(1, 'dealing-starting-cards#new-players'),
    },
    {
      from: 'dealing-starting-cards#project-cards',
      tells: 'How many project cards are in the opening hand?',
      given: { dealtKind: 'projects', dealtOrKept: 'dealt' },
      expect: answers(10, 'dealing-starting-cards#project-cards'),
    },
    {
      from: 'dealing-starting-cards#preludes',
      tells: 'How many preludes am I dealt when we play with prelude?',
      given: { dealtKind: 'preludes', dealtOrKept: 'dealt', isPreludeInUse: true },
      expect: answers(4, 'dealing-starting-cards#preludes'),
    },
    {
      from: 'ours',
      tells: 'How many preludes when we play without prelude?',
      given: { dealtKind: 'preludes', isPreludeInUse: false },
      expect: answers(0, 'dealing-starting-cards#preludes'),
    },
    { from: 'ours', tells: 'How many preludes do I get?', given: { dealtKind: 'preludes', dealtOrKept: 'dealt' }, expect: needs('isPreludeInUse') },
    { from: 'ours', tells: 'How many corporations do we get?', given: { dealtKind: 'corporations' }, expect: needs('dealtOrKept', 'isBeginnerDealt') },
    {
      from: 'ours',
      tells: 'How many project cards does the player with a beginner corporation get?',
      given: { dealtKind: 'projects', dealtOrKept: 'dealt', isBeginnerDealt: true },
      expect: answers(10, 'dealing-starting-cards#project-cards'),
    },
    {
      from: 'choosing-starting-cards#preludes',
      tells: 'How many of my preludes do I keep?',
      given: { dealtKind: 'preludes', dealtOrKept: 'kept', isPreludeInUse: true },
      expect: answers(2, 'choosing-starting-cards#preludes'),
    },
    {
      from: 'choosing-starting-cards#corporation',
      tells: 'How many corporations do I keep of those I was dealt?',
      given: { dealtKind: 'corporations', dealtOrKept: 'kept' },
      expect: answers(1, 'choosing-starting-cards#corporation'),
    },
    {
      from: 'choosing-starting-cards#project-cards',
      tells: 'How many project cards do I keep at the start?',
      given: { dealtKind: 'projects', dealtOrKept: 'kept' },
      expect: answers('any', 'choosing-starting-cards#project-cards'),
    },
    { from: 'ours', tells: 'Corporations dealt: how many?', given: { dealtKind: 'corporations', dealtOrKept: 'dealt' }, expect: needs('isBeginnerDealt') },
    {
      from: 'ours',
      tells: 'What is dealt when we play with prelude and no beginner corporation?',
      given: { isPreludeInUse: true, isBeginnerDealt: false },
      expect: needs('dealtKind', 'dealtOrKept'),
    },
  ],
})
