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
      tells: 'Corporations',
      given: { dealtKind: 'corporations', isBeginnerDealt: false },
      expect: answers(2, 'dealing-starting-cards#answer'),
    },
    {
      from: 'dealing-starting-cards#new-players',
      tells: 'A Beginner corporation',
      given: { dealtKind: 'corporations', isBeginnerDealt: true },
      expect: answers(1, 'dealing-starting-cards#new-players'),
    },
    {
      from: 'dealing-starting-cards#project-cards',
      tells: 'Project cards',
      given: { dealtKind: 'projects' },
      expect: answers(10, 'dealing-starting-cards#project-cards'),
    },
    {
      from: 'dealing-starting-cards#preludes',
      tells: 'Preludes',
      given: { dealtKind: 'preludes', isPreludeInUse: true },
      expect: answers(4, 'dealing-starting-cards#preludes'),
    },
    {
      from: 'ours',
      tells: 'Preludes without that expansion',
      given: { dealtKind: 'preludes', isPreludeInUse: false },
      expect: answers(0, 'dealing-starting-cards#preludes'),
    },
    { from: 'ours', tells: 'Preludes, and nobody said what we play with', given: { dealtKind: 'preludes' }, expect: needs('isPreludeInUse') },
    { from: 'ours', tells: 'Corporations for somebody', given: { dealtKind: 'corporations' }, expect: needs('isBeginnerDealt') },
    { from: 'ours', tells: 'With Prelude', given: { isPreludeInUse: true, isBeginnerDealt: false }, expect: needs('dealtKind') },
  ],
})
