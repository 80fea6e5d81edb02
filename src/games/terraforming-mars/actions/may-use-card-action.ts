import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { hasPassed, isOwnCard } from '../facts/turns.ts'

const actionOn = choice(
  'Whose action is it?',
  { blue: 'the action of a blue card', corporation: 'the action of a corporation' },
  {
    says: {
      blue: [
        'blue card',
        'blue card action',
        'space mirrors',
        'ants',
        'predators',
        'ironworks',
        'steelworks',
        'restricted area',
        'search for life',
        'regolith eaters',
        'card action',
        'action card',
      ],
      corporation: [
        "corporation's action",
        'corporation action',
        'corp action',
        'action of my corporation',
        'action of my corp',
        'unmi',
        'robinson industries',
        'factorum',
        'celestic',
      ],
    },
  },
)
const usedSoFar = choice(
  'How often has it been used in this generation?',
  { never: 'not yet', cancelled: 'once, and it was cancelled: Factorum found no building tag in the whole deck', once: 'once', twice: 'twice' },
  {
    says: {
      never: ['not used', 'not yet', 'not used yet', 'unused', 'first time', 'just played', 'newly played', 'no cube on it', 'havent used'],
      cancelled: ['was cancelled', 'cancelled', 'no building tag in the deck'],
      once: [
        'used once',
        'already used',
        'used it',
        'used it once',
        'used it already',
        'already this gen',
        'already this generation',
        'second time',
        'both arrows',
        'other arrow',
        'second arrow',
        'both of its actions',
        'another go',
        'used this generation',
        'used this gen',
        'used up this generation',
        'has a cube on it',
        'cube is on it',
        'once more',
        'twice in a generation',
        'twice a generation',
        'twice in the same generation',
        'twice this generation',
        'again',
      ],
      twice: ['used twice', 'third time', 'twice already'],
    },
  },
)
const usedBy = choice(
  'By what do you use it now?',
  { itself: 'in the ordinary way', viron: "by Viron's action", inspection: 'by Project Inspection' },
  {
    says: {
      itself: [
        'ordinary way',
        'just use it',
        'normally',
        'no viron',
        'without viron',
        'not viron',
        'no viron or inspection',
        'no viron or project inspection',
        'no project inspection',
        'no inspection',
      ],
      viron: ['viron'],
      inspection: ['project inspection', 'by project inspection'],
    },
    usual: 'itself',
  },
)
const isVironUsed = yesNo(
  "Has Viron's own action been used in this generation?",
  ['viron already used', 'viron used', 'used viron', 'already used viron', 'viron twice', 'viron again', 'viron a second time'],
  {
    no: ['viron not used', 'viron still free', 'viron unused'],
    usual: false,
  },
)
const isPartOfPlaying = yesNo(
  'Is it to happen by itself, as part of playing the card?',
  [
    'as part of playing',
    'part of playing it',
    'along with playing',
    'along with playing it',
    'automatically',
    'by itself',
    'for free when played',
    'when i play it',
    'as it is played',
    'included in playing',
  ],
  { usual: false },
)

export const mayUseCardAction = defineRule({
  id: 'may-use-card-action',
  question: 'May I use the action of this card, perhaps again, in this generation? (If I can pay and meet what it asks for.)',
  facts: { actionOn, usedSoFar, usedBy, isOwnCard, isVironUsed, isPartOfPlaying, hasPassed },
  never: [
    { when: (f) => f.usedSoFar === 'cancelled' && f.actionOn === 'blue', because: 'Only the search of Factorum, a corporation, is cancelled so.' },
    { when: (f) => f.usedSoFar === 'cancelled' && f.usedBy !== 'itself', because: 'What is not exhausted needs nothing else to be used again.' },
  ],
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
      when: [(f) => f.usedBy === 'itself', (f) => f.usedSoFar === 'cancelled'],
      answer: 'yes',
      because: cite('factorum-no-building-tag#again', 'The action can then be repeated indefinitely without being exhausted'),
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
    {
      when: (f) => f.usedSoFar === 'twice',
      unsettled: [
        { answer: 'yes', because: cite('conflict:action-third-time#third-use', 'one that was used twice has been used') },
        { answer: 'no', because: cite('conflict:action-third-time#second-only', 'Both are described as a second use') },
      ],
    },
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
      tells: 'May I use my blue card, not used yet, on its own and not as part of playing it? It is my card, just use it normally, I have not passed',
      given: { actionOn: 'blue', usedSoFar: 'never', usedBy: 'itself', isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: yes('blue-card-action#red-arrows'),
    },
    {
      from: 'space-mirrors#more-energy',
      tells: 'I have used my Space Mirrors once. Can I just use it again normally, not as part of playing it? I have not passed',
      given: { actionOn: 'blue', usedSoFar: 'once', usedBy: 'itself', isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: no('card-with-two-actions#answer', 'space-mirrors#answer'),
    },
    {
      from: 'ours',
      tells: 'My Robinson Industries, used once already: use it again normally this generation? Not passed',
      given: { actionOn: 'corporation', usedSoFar: 'once', usedBy: 'itself', isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: no('corporation-actions#answer'),
    },
    {
      from: 'ours',
      tells: 'My blue card has two actions and I used it once. May I use the other one in the ordinary way? Not passed, it is in play',
      given: { actionOn: 'blue', usedSoFar: 'once', usedBy: 'itself', isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: no('card-with-two-actions#answer', 'space-mirrors#answer'),
    },
    {
      from: 'card-with-two-actions#add-and-remove',
      tells: 'I used my blue card once to add a cube; may I use it by Viron to remove the cube? Viron not used, I have not passed',
      given: { actionOn: 'blue', usedSoFar: 'once', usedBy: 'viron', isVironUsed: false, isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: yes('blue-card-action#viron', 'viron#two-actions'),
    },
    {
      from: 'viron#answer',
      tells: 'May I do the same action of my blue card, used once, a second time by Viron? Viron unused, not passed',
      given: { actionOn: 'blue', usedSoFar: 'once', usedBy: 'viron', isVironUsed: false, isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: yes('blue-card-action#viron', 'viron#two-actions'),
    },
    {
      from: 'ours',
      tells: 'Can Viron use my blue card that was not used yet? Viron still free, not passed',
      given: { actionOn: 'blue', usedSoFar: 'never', usedBy: 'viron', isVironUsed: false, isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: no('viron#answer'),
    },
    {
      from: 'ours',
      tells: 'I have used Viron already: a second card by Viron? I have not passed',
      given: { usedBy: 'viron', isVironUsed: true, isPartOfPlaying: false, hasPassed: false },
      expect: no('corporation-actions#answer'),
    },
    {
      from: 'viron#own-card',
      tells: "Can Viron use an opponent's card, a blue card used once? Viron not used, I have not passed",
      given: { actionOn: 'blue', usedSoFar: 'once', usedBy: 'viron', isVironUsed: false, isOwnCard: false, isPartOfPlaying: false, hasPassed: false },
      expect: no('project-inspection#own-card', 'viron#own-card'),
    },
    {
      from: 'ours',
      tells: 'I have Merger: may Viron repeat the action of my other corporation, used once? Viron not used, not passed',
      given: { actionOn: 'corporation', usedSoFar: 'once', usedBy: 'viron', isVironUsed: false, isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: unsettled('conflict:viron-corporation-action#alike', 'conflict:viron-corporation-action#blue-cards'),
    },
    {
      from: 'project-inspection-corporation#answer',
      tells: 'Can I repeat the action of my corporation, used once, by Project Inspection? Not passed',
      given: { actionOn: 'corporation', usedSoFar: 'once', usedBy: 'inspection', isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: yes('project-inspection-corporation#corporation-card'),
    },
    {
      from: 'project-inspection#two-actions',
      tells: 'My blue card has two actions, one used once: may Project Inspection do the other? I have not passed',
      given: { actionOn: 'blue', usedSoFar: 'once', usedBy: 'inspection', isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: yes('project-inspection#answer', 'project-inspection#two-actions'),
    },
    {
      from: 'project-inspection#answer',
      tells: 'Project Inspection to use my blue card, used once, again: the same action, I have not passed',
      given: { actionOn: 'blue', usedSoFar: 'once', usedBy: 'inspection', isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: yes('project-inspection#answer', 'project-inspection#two-actions'),
    },
    {
      from: 'project-inspection#used-once',
      tells: 'Project Inspection on my blue card, not used yet; I have not passed',
      given: { actionOn: 'blue', usedSoFar: 'never', usedBy: 'inspection', isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: no('project-inspection#used-once'),
    },
    {
      from: 'ours',
      tells: 'I used my blue card twice with Viron: a third time by Project Inspection? Not passed',
      given: { actionOn: 'blue', usedSoFar: 'twice', usedBy: 'inspection', isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: unsettled('conflict:action-third-time#third-use', 'conflict:action-third-time#second-only'),
    },
    {
      from: 'factorum-no-building-tag#again',
      tells: 'My Factorum corporation action was cancelled, no building tag in the deck. May I just use it again? Not passed',
      given: { actionOn: 'corporation', usedSoFar: 'cancelled', usedBy: 'itself', isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: yes('factorum-no-building-tag#again'),
    },
    {
      from: 'ours',
      tells: 'May I use Viron on a card I have used twice already, with Project Inspection? Viron not used, my own blue card, not passed',
      given: { actionOn: 'blue', usedSoFar: 'twice', usedBy: 'viron', isVironUsed: false, isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: unsettled('conflict:action-third-time#third-use', 'conflict:action-third-time#second-only'),
    },
    {
      from: 'blue-card-just-played#afterwards',
      tells: 'Do I get the action of my blue card automatically when I play it? It was not used yet; I have not passed',
      given: { actionOn: 'blue', usedSoFar: 'never', usedBy: 'itself', isOwnCard: true, isPartOfPlaying: true, hasPassed: false },
      expect: no('blue-card-just-played#answer'),
    },
    { from: 'ours', tells: 'I passed: may I still use an action card?', given: { hasPassed: true }, expect: no('actions-per-turn#passed') },
    {
      from: 'ours',
      tells: 'May I use the action of my blue card normally? I have not passed, and it is in play',
      given: { actionOn: 'blue', usedBy: 'itself', isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: needs('usedSoFar'),
    },
    {
      from: 'ours',
      tells: 'My blue card was used once. May I use it again? Viron not used, I have not passed',
      given: { actionOn: 'blue', usedSoFar: 'once', isVironUsed: false, isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: needs('usedBy'),
    },
    {
      from: 'ours',
      tells: 'By Viron, a card of mine that was used once; Viron not used, not passed',
      given: { usedSoFar: 'once', usedBy: 'viron', isVironUsed: false, isOwnCard: true, isPartOfPlaying: false, hasPassed: false },
      expect: needs('actionOn'),
    },
    {
      from: 'ours',
      tells: 'I want to use my blue card, used once, by Viron; I have not passed',
      given: { actionOn: 'blue', usedSoFar: 'once', usedBy: 'viron', isPartOfPlaying: false, hasPassed: false },
      expect: needs('isVironUsed', 'isOwnCard'),
    },
  ],
})
