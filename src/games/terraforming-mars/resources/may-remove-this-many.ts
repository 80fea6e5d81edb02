import { number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isCostOfAction } from '../facts/card-resources.ts'

const statedRemoval = number(
  'How many resources does the card say to remove?',
  { min: 1, fixed: true },
  {
    before: [
      'says',
      'lets me remove',
      'lets me take',
      'takes away',
      'kills',
      'can remove',
      'removes',
      'card removes',
      'up to',
      'stated',
      'says remove',
      'instead of',
      'of the',
      'of',
    ],
    units: ['resources', 'plants', 'animals', 'microbes'],
  },
)
const wantedRemoval = number(
  'How many do you want to remove?',
  { min: 0 },
  {
    before: [
      'remove only',
      'want to remove',
      'want to take',
      'rather take',
      'rather remove',
      'take away only',
      'kill only',
      'kill just',
      'would like to remove',
      'take only',
      'i remove',
      'remove just',
      'take just',
      'only take',
      'only remove',
      'only',
      'just',
    ],
    units: ['of them'],
  },
)
const areSoManyThere = yesNo(
  'Are there so many of them, on that card or in that supply?',
  ['there are enough', 'has enough', 'has that many', 'there are so many'],
  { no: ['not that many there', 'there are fewer', 'has fewer', 'has less', 'only one there', 'there is only 1', 'has only one'], usual: true },
)
const isOwnForfeit = yesNo(
  'Are they your own resources, which the card makes you give up (like the floater of Stratospheric Birds)?',
  ['i have to give up', 'i must give up', 'my own resources', 'i lose', 'i have to spend', 'stratospheric birds', 'nitrophilic moss'],
  { usual: false, fixed: true },
)
const mustRemove = yesNo('Does the card itself say that the removal must be made?', ['says must', 'must be removed', 'card says mandatory'], {
  no: ['virus', 'asteroid', 'big asteroid', 'giant ice asteroid', 'comet', 'deimos down', 'impactor swarm', 'sabotage'],
  usual: false,
  fixed: true,
})

export const mayRemoveThisMany = defineRule({
  id: 'may-remove-this-many',
  question: "May I remove this many of another player's resources: fewer than the card says, or none?",
  facts: { statedRemoval, wantedRemoval, areSoManyThere, isCostOfAction, isOwnForfeit, mustRemove },
  never: [{ when: (f) => f.wantedRemoval === 0 && !f.areSoManyThere, because: 'None is always there.' }],
  clauses: [
    {
      when: (f) => f.wantedRemoval > f.statedRemoval,
      answer: 'no',
      because: cite('removing-resources#optional', 'unless the card states otherwise: you can remove less than stated'),
    },
    {
      when: [(f) => f.wantedRemoval > 0, (f) => !f.areSoManyThere],
      answer: 'no',
      because: cite('virus#only-one-animal', 'you can remove it, but you cannot choose a second card'),
    },
    { when: (f) => f.wantedRemoval === f.statedRemoval, answer: 'yes', because: cite('optional-removal#answer', 'you can remove all, some or none') },
    { when: (f) => f.isCostOfAction, answer: 'no', because: cite('removing-resources#cost-of-an-action', 'the cost of an action, it must be made') },
    {
      when: (f) => f.isOwnForfeit,
      answer: 'no',
      because: cite('mandatory-forfeits#answer', 'if you must forfeit something to resolve the effect, it is mandatory'),
    },
    { when: (f) => f.mustRemove, answer: 'no', because: cite('removing-resources#optional', 'The removal is optional, unless the card states otherwise') },
    {
      when: (f) => f.wantedRemoval === 0,
      answer: 'yes',
      because: cite('virus-optional#answer', 'taking resources away from other players is always optional'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('removing-resources#answer', 'unless the card states otherwise, you may remove less or none') },
  examples: [
    {
      from: 'optional-removal#virus',
      tells: 'Virus says 5 plants, and I remove 0 of them. It is no cost of an action, and nothing says must',
      given: { statedRemoval: 5, wantedRemoval: 0, isCostOfAction: false, isOwnForfeit: false, mustRemove: false },
      expect: yes('virus-optional#answer'),
    },
    {
      from: 'virus#only-one-animal',
      tells: 'Virus says up to 2 animals, I take only 1, which is there; no action, no must',
      given: { statedRemoval: 2, wantedRemoval: 1, areSoManyThere: true, isCostOfAction: false, isOwnForfeit: false, mustRemove: false },
      expect: yes('removing-resources#answer'),
    },
    {
      from: 'virus#only-one-animal',
      tells: 'Virus says 2 animals, I want to remove 2, and there is only 1 on that card',
      given: { statedRemoval: 2, wantedRemoval: 2, areSoManyThere: false },
      expect: no('virus#only-one-animal'),
    },
    {
      from: 'ours',
      tells: 'Deimos Down says 8 plants and I remove 8; she has that many',
      given: { statedRemoval: 8, wantedRemoval: 8, areSoManyThere: true },
      expect: yes('optional-removal#answer'),
    },
    {
      from: 'ours',
      tells: 'The card says 8 plants, and I want to remove 9, as she has that many',
      given: { statedRemoval: 8, wantedRemoval: 9, areSoManyThere: true },
      expect: no('removing-resources#optional'),
    },
    {
      from: 'removing-as-a-cost#ants',
      tells: 'Ants says 1 microbe, as the cost of the action, and I remove 0',
      given: { statedRemoval: 1, wantedRemoval: 0, isCostOfAction: true },
      expect: no('removing-resources#cost-of-an-action'),
    },
    {
      from: 'removing-as-a-cost#predators',
      tells: 'Predators says 1 animal as the cost of the action: can I add one and remove 0?',
      given: { statedRemoval: 1, wantedRemoval: 0, isCostOfAction: true },
      expect: no('removing-resources#cost-of-an-action'),
    },
    {
      from: 'ours',
      tells: 'Nitrophilic Moss says I have to give up 2 plants; I give up 1, which I have, and it is no action',
      given: { statedRemoval: 2, wantedRemoval: 1, areSoManyThere: true, isCostOfAction: false, isOwnForfeit: true },
      expect: no('mandatory-forfeits#answer'),
    },
    {
      from: 'ours',
      tells: 'The card says must: 2 of another player. I remove only 1 though there are enough, and it is no action',
      given: { statedRemoval: 2, wantedRemoval: 1, areSoManyThere: true, isCostOfAction: false, isOwnForfeit: false, mustRemove: true },
      expect: no('removing-resources#optional'),
    },
    {
      from: 'ours',
      tells: 'Deimos Down says 8 plants. May I take only 3?',
      given: { statedRemoval: 8, wantedRemoval: 3 },
      expect: needs('areSoManyThere', 'isCostOfAction', 'isOwnForfeit', 'mustRemove'),
    },
    {
      from: 'ours',
      tells: 'The card says 2 animals and I remove 0 of them',
      given: { statedRemoval: 2, wantedRemoval: 0 },
      expect: needs('isCostOfAction', 'isOwnForfeit', 'mustRemove'),
    },
    { from: 'ours', tells: 'It says 2 animals and I want to remove 2', given: { statedRemoval: 2, wantedRemoval: 2 }, expect: needs('areSoManyThere') },
    {
      from: 'ours',
      tells: 'I want to remove 3 of them, there are enough, it is no action and nothing says must',
      given: { wantedRemoval: 3, areSoManyThere: true, isCostOfAction: false, isOwnForfeit: false, mustRemove: false },
      expect: needs('statedRemoval'),
    },
    {
      from: 'ours',
      tells: 'The card says 3 and I must give up my own resources',
      given: { statedRemoval: 3, areSoManyThere: true, isCostOfAction: false, isOwnForfeit: true },
      expect: needs('wantedRemoval'),
    },
  ],
})
