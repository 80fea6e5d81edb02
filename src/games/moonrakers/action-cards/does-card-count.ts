import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { cardKind } from '../facts.ts'

const requirementKind = choice(
  'Which requirement of the Contract is it?',
  { reactor: 'Reactor', thruster: 'Thruster', shield: 'Shield', damage: 'Damage', crew: 'Crew' },
  {
    fixed: true,
    says: {
      reactor: ['reactor requirement', 'required reactor'],
      thruster: ['thruster requirement', 'required thruster'],
      shield: ['shield requirement', 'required shield'],
      damage: ['damage requirement', 'required damage'],
      crew: ['crew requirement', 'required crew'],
    },
  },
)
const cardPlace = choice(
  'What has been done with the card?',
  {
    played: 'played by the Mission Leader or an ally',
    mercenary: 'used from the Mercenary row by the Mission Leader',
    hand: 'nothing: it is in a hand, shown or not',
    outsider: 'laid down by a player who is not in the Contract',
  },
  {
    says: {
      played: ['played', 'ally played', 'leader played', 'i played'],
      mercenary: ['mercenary', 'mercenary row', 'merc'],
      hand: ['in hand', 'in my hand', 'still in hand', 'shown', 'only shown', 'not played'],
      outsider: ['not in the contract', 'not an ally', 'outsider', 'bystander'],
    },
  },
)
const abilityMakesItCount = yesNo(
  'Does a special ability that may be used here say that the card counts for this requirement?',
  [
    'ability says it counts',
    'ability makes it count',
    'ability uses the miss',
    'ability lets it count',
    'ability says it counts as',
    'ability makes it count as',
  ],
  { usual: false },
)

export const doesCardCount = defineRule({
  id: 'does-card-count',
  question: 'Does this card count for this requirement of the Contract?',
  facts: { cardPlace, cardKind, requirementKind, abilityMakesItCount },
  never: [{ when: (f) => f.cardPlace === 'mercenary' && f.cardKind === 'miss', because: 'There is no Miss in the Mercenary deck.' }],
  clauses: [
    {
      when: (f) => f.cardPlace === 'hand',
      answer: 'no',
      because: cite('contract-success#reach-or-exceed', 'The symbols of the Action cards played must meet the requirements'),
    },
    {
      when: (f) => f.cardPlace === 'outsider',
      answer: 'no',
      because: cite('contract-success#together', 'Cards of the Mission Leader and of allies count alike'),
    },
    {
      when: [(f) => f.cardKind === 'miss', (f) => f.abilityMakesItCount],
      answer: 'yes',
      because: cite('miss-cards#special-abilities', 'may make use of its symbol'),
    },
    { when: (f) => f.cardKind === 'miss', answer: 'no', because: cite('action-cards#miss', 'A Miss stands for a malfunction and serves no other purpose') },
    {
      when: [(f) => f.cardKind !== f.requirementKind, (f) => !f.abilityMakesItCount],
      answer: 'no',
      because: cite('action-cards#requirement', 'Each type fulfils the requirement that corresponds to it'),
    },
    {
      when: (f) => f.cardKind !== f.requirementKind,
      answer: 'yes',
      because: cite('contract-success#ship-parts', 'Their special abilities can contribute as well'),
    },
    { when: (f) => f.cardPlace === 'mercenary', answer: 'yes', because: cite('contract-success#mercenaries', 'Mercenary cards reduce what is required') },
    {
      when: (f) => f.cardKind === 'crew',
      answer: 'yes',
      because: cite('crew-cards#requirement', 'When played it contributes 1 to any Crew requirement on the Contract'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('contract-success#each-type', 'A type of Action card fulfils the requirement that corresponds to it') },
  examples: [
    {
      from: 'ours',
      tells: "An ally's Shield for a Shield requirement",
      given: { cardPlace: 'played', cardKind: 'shield', requirementKind: 'shield' },
      expect: yes('contract-success#each-type'),
    },
    {
      from: 'ours',
      tells: 'A Reactor for a Thruster requirement',
      given: { cardPlace: 'played', cardKind: 'reactor', requirementKind: 'thruster', abilityMakesItCount: false },
      expect: no('action-cards#requirement'),
    },
    {
      from: 'ours',
      tells: 'A Reactor that an ability makes count as Damage',
      given: { cardPlace: 'played', cardKind: 'reactor', requirementKind: 'damage', abilityMakesItCount: true },
      expect: yes('contract-success#ship-parts'),
    },
    {
      from: 'ours',
      tells: 'A Crew card for a Crew requirement',
      given: { cardPlace: 'played', cardKind: 'crew', requirementKind: 'crew' },
      expect: yes('crew-cards#requirement'),
    },
    {
      from: 'ours',
      tells: 'A Mercenary Damage card for a Damage requirement',
      given: { cardPlace: 'mercenary', cardKind: 'damage', requirementKind: 'damage' },
      expect: yes('contract-success#mercenaries'),
    },
    { from: 'ours', tells: 'A card that is only shown', given: { cardPlace: 'hand' }, expect: no('contract-success#reach-or-exceed') },
    { from: 'ours', tells: 'A bystander wants to help', given: { cardPlace: 'outsider' }, expect: no('contract-success#together') },
    {
      from: 'ours',
      tells: 'A Miss',
      given: { cardPlace: 'played', cardKind: 'miss', requirementKind: 'damage', abilityMakesItCount: false },
      expect: no('action-cards#miss'),
    },
    {
      from: 'ours',
      tells: 'A Miss, and an ability makes use of it',
      given: { cardPlace: 'played', cardKind: 'miss', requirementKind: 'damage', abilityMakesItCount: true },
      expect: yes('miss-cards#special-abilities'),
    },
    {
      from: 'ours',
      tells: 'A Reactor for a Shield requirement',
      given: { cardPlace: 'played', cardKind: 'reactor', requirementKind: 'shield' },
      expect: needs('abilityMakesItCount'),
    },
    {
      from: 'ours',
      tells: 'A Reactor was played',
      given: { cardPlace: 'played', cardKind: 'reactor', abilityMakesItCount: false },
      expect: needs('requirementKind'),
    },
    { from: 'ours', tells: 'A Shield for a Shield requirement', given: { cardKind: 'shield', requirementKind: 'shield' }, expect: needs('cardPlace') },
    {
      from: 'ours',
      tells: 'A Mercenary Reactor for a Damage requirement',
      given: { cardPlace: 'mercenary', cardKind: 'reactor', requirementKind: 'damage', abilityMakesItCount: false },
      expect: no('action-cards#requirement'),
    },
    {
      from: 'ours',
      tells: 'I have the right card in hand and only show it, and an ability would make it count',
      given: { cardPlace: 'hand', cardKind: 'damage', requirementKind: 'damage', abilityMakesItCount: true },
      expect: no('contract-success#reach-or-exceed'),
    },
  ],
})
