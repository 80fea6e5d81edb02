import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { hasPassed, isOwnCard } from '../facts/turns.ts'

const actionOn = choice(
  'Whose action is it?',
  { blue: 'the action of a blue card', corporation: 'the action of a corporation' },
  {
    says: {
      blue: ['blue card', 'blue card action', 'space mirrors', 'card action', 'action card'],
      corporation: ['corporation', "corporation's action", 'corporation action', 'unmi', 'robinson industries'],
    },
  },
)
const usedSoFar = choice(
  'How often has it been used in this generation?',
  { never: 'not yet', once: 'once', twice: 'twice' },
  {
    says: {
      never: ['not used', 'not yet', 'not used yet', 'unused'],
      once: ['used once', 'already used', 'used it', 'second time', 'again'],
      twice: ['used twice', 'third time', 'twice already'],
    },
  },
)
const usedBy = choice(
  'By what do you use it now?',
  { itself: 'in the ordinary way', viron: "by Viron's action", inspection: 'by Project Inspection' },
  { says: { itself: ['ordinary way', 'just use it', 'normally'], viron: ['viron'], inspection: ['project inspection'] }, usual: 'itself' },
)
const isVironUsed = yesNo("Has Viron's own action been used in this generation?", ['viron already used', 'viron used', 'used viron'], {
  no: ['viron not used', 'viron still free'],
})
const isPartOfPlaying = yesNo(
  'Is it to happen by itself, as part of playing the card?',
  ['as part of playing', 'automatically', 'for free when played', 'when i play it'],
  { usual: false },
)

export const mayUseCardAction = defineRule({
  id: 'may-use-card-action',
  question: 'Is the action of this card still open to me in this generation?',
  facts: { actionOn, usedSoFar, usedBy, isOwnCard, isVironUsed, isPartOfPlaying, hasPassed },
  clauses: [
    {
      when: (f) => f.hasPassed,
      answer: 'no',
      because: cite('actions-per-turn#passed', 'After passing you cannot perform any more actions in that generation'),
    },
    {
      when: (f) => f.isPartOfPlaying,
      answer: 'no',
      because: cite('blue-card-just-played#answer', 'using the printed action is a separate action from playing the card'),
    },
    {
      when: [(f) => f.usedBy === 'viron', (f) => f.isVironUsed],
      answer: 'no',
      because: cite('corporation-actions#answer', 'Once per generation, like the action of a blue card'),
    },
    {
      when: (f) => !f.isOwnCard,
      answer: 'no',
      because: [
        cite('viron#own-card', 'Only a card of your own will do'),
        cite('project-inspection#own-card', "you cannot use the action of another player's card"),
      ],
    },
    {
      when: [(f) => f.usedBy === 'itself', (f) => f.usedSoFar === 'never'],
      answer: 'yes',
      because: cite('blue-card-action#red-arrows', 'This is for blue cards with actions, the red arrows'),
    },
    {
      when: [(f) => f.usedBy === 'itself', (f) => f.actionOn === 'corporation'],
      answer: 'no',
      because: cite('corporation-actions#answer', 'Once per generation, like the action of a blue card'),
    },
    {
      when: (f) => f.usedBy === 'itself',
      answer: 'no',
      because: [
        cite('space-mirrors#answer', 'Once per generation, like all blue action cards'),
        cite('card-with-two-actions#answer', 'you must choose one of them: the card is used once per generation'),
      ],
    },
    {
      when: [(f) => f.usedBy === 'viron', (f) => f.usedSoFar === 'never'],
      answer: 'no',
      because: cite('viron#answer', 'that you have used once already in that generation'),
    },
    {
      when: (f) => f.usedSoFar === 'never',
      answer: 'no',
      because: cite('project-inspection#used-once', 'a card that you have used once already in that generation'),
    },
    // A third use, by Viron and Project Inspection both, is nowhere spoken of.
    { when: (f) => f.usedSoFar === 'twice', unsettled: [{ answer: null, because: cite('project-inspection#answer', 'for a second time in the generation') }] },
    {
      when: [(f) => f.usedBy === 'viron', (f) => f.actionOn === 'corporation'],
      unsettled: [
        { answer: 'no', because: cite('conflict:viron-corporation-action#blue-cards', 'has a blue action card used a second time, and no corporation') },
        { answer: 'yes', because: cite('conflict:viron-corporation-action#alike', 'Project Inspection works exactly like Viron') },
      ],
    },
    {
      when: (f) => f.usedBy === 'viron',
      answer: 'yes',
      because: [cite('blue-card-action#viron', 'can use such a card a second time'), cite('viron#two-actions', 'you need not repeat the same one')],
    },
    {
      when: (f) => f.actionOn === 'corporation',
      answer: 'yes',
      because: cite('project-inspection-corporation#corporation-card', 'can be used to repeat that action'),
    },
  ],
  otherwise: {
    answer: 'yes',
    because: [
      cite('project-inspection#answer', 'One of your own card actions, for a second time'),
      cite('project-inspection#two-actions', 'you may do the other one, as Viron may'),
    ],
  },
  examples: [
    {
      from: 'ours',
      tells: 'A blue card that I have not used yet',
      given: { actionOn: 'blue', usedSoFar: 'never', usedBy: 'itself', isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: yes('blue-card-action#red-arrows'),
    },
    {
      from: 'space-mirrors#more-energy',
      tells: 'Space Mirrors again',
      given: { actionOn: 'blue', usedSoFar: 'once', usedBy: 'itself', isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: no('card-with-two-actions#answer', 'space-mirrors#answer'),
    },
    {
      from: 'ours',
      tells: 'Robinson Industries again',
      given: { actionOn: 'corporation', usedSoFar: 'once', usedBy: 'itself', isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: no('corporation-actions#answer'),
    },
    {
      from: 'ours',
      tells: 'The other action of a card that I have used',
      given: { actionOn: 'blue', usedSoFar: 'once', usedBy: 'itself', isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: no('card-with-two-actions#answer', 'space-mirrors#answer'),
    },
    {
      from: 'card-with-two-actions#add-and-remove',
      tells: 'Add a cube, then remove it by Viron',
      given: { actionOn: 'blue', usedSoFar: 'once', usedBy: 'viron', isVironUsed: false, isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: yes('blue-card-action#viron', 'viron#two-actions'),
    },
    {
      from: 'viron#answer',
      tells: 'The same action again by Viron',
      given: { actionOn: 'blue', usedSoFar: 'once', usedBy: 'viron', isVironUsed: false, isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: yes('blue-card-action#viron', 'viron#two-actions'),
    },
    {
      from: 'ours',
      tells: 'Viron for a card that has not been used',
      given: { actionOn: 'blue', usedSoFar: 'never', usedBy: 'viron', isVironUsed: false, isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: no('viron#answer'),
    },
    {
      from: 'ours',
      tells: 'Viron for a second card',
      given: { usedBy: 'viron', isVironUsed: true, isPartOfPlaying: false, hasPassed: false },
      expect: no('corporation-actions#answer'),
    },
    {
      from: 'viron#own-card',
      tells: "Viron for an opponent's card",
      given: { actionOn: 'blue', usedSoFar: 'once', usedBy: 'viron', isVironUsed: false, isOwnCard: false, isPartOfPlaying: false, hasPassed: false },
      expect: no('project-inspection#own-card', 'viron#own-card'),
    },
    {
      from: 'ours',
      tells: 'Viron for the action of a second corporation',
      given: { actionOn: 'corporation', usedSoFar: 'once', usedBy: 'viron', isVironUsed: false, isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: unsettled('conflict:viron-corporation-action#alike', 'conflict:viron-corporation-action#blue-cards'),
    },
    {
      from: 'project-inspection-corporation#answer',
      tells: 'Project Inspection for the action of my corporation',
      given: { actionOn: 'corporation', usedSoFar: 'once', usedBy: 'inspection', isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: yes('project-inspection-corporation#corporation-card'),
    },
    {
      from: 'project-inspection#two-actions',
      tells: 'Project Inspection for the other action',
      given: { actionOn: 'blue', usedSoFar: 'once', usedBy: 'inspection', isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: yes('project-inspection#answer', 'project-inspection#two-actions'),
    },
    {
      from: 'project-inspection#answer',
      tells: 'Project Inspection for the same action',
      given: { actionOn: 'blue', usedSoFar: 'once', usedBy: 'inspection', isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: yes('project-inspection#answer', 'project-inspection#two-actions'),
    },
    {
      from: 'project-inspection#used-once',
      tells: 'Project Inspection for a card that has not been used',
      given: { actionOn: 'blue', usedSoFar: 'never', usedBy: 'inspection', isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: no('project-inspection#used-once'),
    },
    {
      from: 'ours',
      tells: 'Project Inspection after Viron: a third use',
      given: { actionOn: 'blue', usedSoFar: 'twice', usedBy: 'inspection', isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: unsettled('project-inspection#answer'),
    },
    {
      from: 'blue-card-just-played#afterwards',
      tells: 'The action as part of playing the card',
      given: { actionOn: 'blue', usedSoFar: 'never', usedBy: 'itself', isOwnCard: true, isPartOfPlaying: true, hasPassed: false },
      expect: no('blue-card-just-played#answer'),
    },
    { from: 'ours', tells: 'I have passed', given: { hasPassed: true }, expect: no('actions-per-turn#passed') },
    {
      from: 'ours',
      tells: 'A blue card',
      given: { actionOn: 'blue', usedBy: 'itself', isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: needs('usedSoFar'),
    },
    {
      from: 'ours',
      tells: 'A card that I have used once',
      given: { actionOn: 'blue', usedSoFar: 'once', isVironUsed: false, isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: needs('usedBy'),
    },
    {
      from: 'ours',
      tells: 'Something used once, by Viron',
      given: { usedSoFar: 'once', usedBy: 'viron', isVironUsed: false, isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: needs('actionOn'),
    },
    {
      from: 'ours',
      tells: 'A blue card that I have used once, by Viron',
      given: { actionOn: 'blue', usedSoFar: 'once', usedBy: 'viron', isPartOfPlaying: false, hasPassed: false },
      expect: needs('isVironUsed', 'isOwnCard'),
    },
  ],
})
