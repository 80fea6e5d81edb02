import { choice, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { isPreludeInUse } from '../facts/parts.ts'

const dealtKind = choice(
  'Which cards?',
  { corporations: 'corporations', projects: 'project cards', preludes: 'Preludes' },
  {
    says: {
      corporations: ['corporations', 'corporation', 'corps'],
      projects: ['project cards', 'projects', 'starting cards', 'opening hand'],
      preludes: ['preludes', 'prelude cards'],
    },
  },
)
const isBeginnerDealt = yesNo('Are you dealt a Beginner corporation?', ['beginner corporation', 'beginner corp', 'beginner'], {
  no: ['no beginner corporation', 'normal corporations'],
  usual: false,
})

export const cardsDealtAtStart = defineAmount({
  id: 'cards-dealt-at-start',
  question: 'How many of these cards am I dealt at the start?',
  unit: (f) => (f.dealtKind === 'preludes' ? 'Preludes' : f.dealtKind === 'projects' ? 'project cards' : 'corporations'),
  facts: { dealtKind, isBeginnerDealt, isPreludeInUse },
  clauses: [
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
      given: { dealtKind: 'corporations', isBeginnerDealt: false },
      expect: answers(2, 'dealing-starting-cards#answer'),
    },
    {
      from: 'dealing-starting-cards#new-players',
      tells: 'How many corporations do I get if I am dealt a beginner corporation?',
      given: { dealtKind: 'corporations', isBeginnerDealt: true },
      expect: answers(1, 'dealing-starting-cards#new-players'),
    },
    {
      from: 'dealing-starting-cards#project-cards',
      tells: 'How many project cards are in the opening hand?',
      given: { dealtKind: 'projects' },
      expect: answers(10, 'dealing-starting-cards#project-cards'),
    },
    {
      from: 'dealing-starting-cards#preludes',
      tells: 'How many preludes am I dealt when we play with prelude?',
      given: { dealtKind: 'preludes', isPreludeInUse: true },
      expect: answers(4, 'dealing-starting-cards#preludes'),
    },
    {
      from: 'ours',
      tells: 'How many preludes when we play without prelude?',
      given: { dealtKind: 'preludes', isPreludeInUse: false },
      expect: answers(0, 'dealing-starting-cards#preludes'),
    },
    { from: 'ours', tells: 'How many preludes do I get?', given: { dealtKind: 'preludes' }, expect: needs('isPreludeInUse') },
    { from: 'ours', tells: 'How many corporations do we get?', given: { dealtKind: 'corporations' }, expect: needs('isBeginnerDealt') },
    {
      from: 'ours',
      tells: 'How many project cards does the player with a beginner corporation get?',
      given: { dealtKind: 'projects', isBeginnerDealt: true },
      expect: answers(10, 'dealing-starting-cards#project-cards'),
    },
    {
      from: 'ours',
      tells: 'What is dealt when we play with prelude and no beginner corporation?',
      given: { isPreludeInUse: true, isBeginnerDealt: false },
      expect: needs('dealtKind'),
    },
  ],
})
