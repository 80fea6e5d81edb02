import { choice, derived, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { advancedAlloys, card, hasBuildingTag, hasSpaceTag, mercurianAlloys, regoPlastics } from '../facts/cards.ts'
import { phobolog } from '../facts/corporations.ts'
import { toPay } from './can-i-afford-card.ts'

const metalPaidFor = derived(
  choice(
    'What do you pay for with metal?',
    {
      card: 'a card',
      'aquifer-pumping': 'the action of Aquifer Pumping (8 MC)',
      'rotator-impacts': 'the action of Rotator Impacts (6 MC)',
      'water-import-from-europa': 'the action of Water Import From Europa (12 MC)',
      'nothing-of-these': 'a standard project, a milestone, an award or another action',
    },
    {
      says: {
        card: [
          'a card',
          'the card',
          'my card',
          'this card',
          'building card',
          'space card',
          'space event',
          'building for',
          'building costs',
          'building costing',
          'mc card',
          'mc building',
        ],
        'aquifer-pumping': ['aquifer pumping', 'aquifer pump'],
        'rotator-impacts': ['rotator impacts', 'rotator impact', 'rotator'],
        'water-import-from-europa': ['water import from europa', 'water import'],
        'nothing-of-these': [
          'standard project',
          'city standard project',
          'greenery standard project',
          'aquifer standard project',
          'milestone',
          'award',
          'std project',
        ],
      },
      usual: 'card',
    },
  ),
  { card },
  // Of these three, the card itself or its action may be meant.
  (f) => (['aquifer-pumping', 'rotator-impacts', 'water-import-from-europa'].includes(f.card.id) ? undefined : 'card'),
)
export const metal = choice('Which metal do you spend?', { steel: 'steel', titanium: 'titanium' }, { says: { steel: ['steel'], titanium: ['titanium', 'ti'] } })
export const metalSpent = number(
  'How much of it do you spend?',
  { min: 0 },
  {
    units: ['steel', 'steel cubes', 'normal steel', 'ordinary steel', 'titanium', 'ti', 'titanium cubes', 'normal titanium', 'normal ti', 'ordinary titanium'],
    before: ['spend', 'throw in', 'put in', 'hand in', 'chip in', 'use up'],
  },
)

interface Spending {
  readonly metal: string
  readonly metalSpent: number
}

const ofSteel = (f: Spending): number => (f.metal === 'steel' ? f.metalSpent : 0)
const ofTitanium = (f: Spending): number => (f.metal === 'titanium' ? f.metalSpent : 0)

export const mcBesidesMetal = defineAmount({
  id: 'mc-besides-metal',
  question: 'How many MC do I still pay (owe, add) on top of the steel or titanium that I spend?',
  unit: 'MC',
  facts: { metalPaidFor, toPay, metal, metalSpent, hasBuildingTag, hasSpaceTag, advancedAlloys, regoPlastics, mercurianAlloys, phobolog },
  refusals: { 'wrong-metal': 'That metal does not pay for it' },
  clauses: [
    {
      when: (f) => f.metalPaidFor === 'nothing-of-these',
      answer: 'wrong-metal',
      because: cite('steel-and-titanium#answer', 'with titanium for cards with a space tag, and with either for some actions'),
    },
    {
      when: [(f) => f.metalPaidFor === 'card', (f) => f.metal === 'steel', (f) => !f.hasBuildingTag],
      answer: 'wrong-metal',
      because: cite('steel-and-titanium#steel', 'only those with the building tag can be paid for with steel'),
    },
    {
      when: [(f) => f.metalPaidFor === 'card', (f) => f.metal === 'titanium', (f) => !f.hasSpaceTag],
      answer: 'wrong-metal',
      because: cite('steel-and-titanium#titanium', 'only those with the space tag can be paid for with titanium'),
    },
    {
      when: [(f) => f.metalPaidFor === 'aquifer-pumping', (f) => f.metal === 'titanium'],
      answer: 'wrong-metal',
      because: cite('metal-for-actions#aquifer-pumping', 'Aquifer Pumping lets you use steel'),
    },
    {
      when: [(f) => f.metalPaidFor === 'rotator-impacts' || f.metalPaidFor === 'water-import-from-europa', (f) => f.metal === 'steel'],
      answer: 'wrong-metal',
      because: cite('metal-for-actions#answer', 'Only for actions that let you use it'),
    },
  ],
  sum: [
    {
      add: (f) => (f.metalPaidFor === 'card' ? f.toPay : 0),
      because: cite('steel-and-titanium#with-mc', 'You can mix MC with steel or titanium as you like'),
    },
    {
      add: (f) => (f.metalPaidFor === 'aquifer-pumping' ? 8 : 0),
      because: cite('aquifer-pumping#answer', 'with steel and MC in any mix, towards its 8 MC'),
    },
    {
      add: (f) => (f.metalPaidFor === 'rotator-impacts' ? 6 : 0),
      because: cite('rotator-impacts#answer', 'titanium counts towards the 6 MC, alone or mixed with MC'),
    },
    {
      add: (f) => (f.metalPaidFor === 'water-import-from-europa' ? 12 : 0),
      because: cite('water-import-from-europa#answer', 'titanium counts towards the 12 MC, alone or mixed with MC'),
    },
    { add: (f) => -2 * ofSteel(f), because: cite('metal-value#answer', 'Each steel is worth 2 MC and each titanium 3 MC, unless a card') },
    { add: (f) => -3 * ofTitanium(f), because: cite('metal-value#answer', 'Each steel is worth 2 MC and each titanium 3 MC, unless a card') },
    {
      add: (f) => (f.metalPaidFor === 'card' && f.advancedAlloys ? -f.metalSpent : 0),
      because: cite('advanced-alloys-payments#cards', 'They are worth more when you spend them on cards'),
    },
    {
      add: (f) => (f.metalPaidFor !== 'card' && f.advancedAlloys ? -f.metalSpent : 0),
      because: cite('advanced-alloys-payments#actions', 'when you spend them on the action of certain blue cards'),
    },
    {
      add: (f) => (f.metal === 'steel' && f.regoPlastics ? -f.metalSpent : 0),
      because: cite('rego-plastics#metal', 'It is steel that Rego Plastics makes dearer'),
    },
    {
      add: (f) => (f.metal === 'titanium' && f.mercurianAlloys ? -f.metalSpent : 0),
      because: cite('mercurian-alloys#answer', '5 MC with two of Mercurian Alloys, Advanced Alloys and Phobolog'),
    },
    { add: (f) => (f.metal === 'titanium' && f.phobolog ? -f.metalSpent : 0), because: cite('advanced-alloys#phobolog', 'It stacks if you are Phobolog') },
  ],
  atLeast: { amount: 0, because: cite('steel-and-titanium#with-mc', 'You can mix MC with steel or titanium as you like') },
  examples: [
    {
      from: 'ours',
      tells: 'A building card costs 15, I spend 3 steel, no Advanced Alloys, no Rego Plastics. How many MC are left to pay?',
      given: { metalPaidFor: 'card', toPay: 15, metal: 'steel', metalSpent: 3, hasBuildingTag: true, advancedAlloys: false, regoPlastics: false },
      expect: answers(9, 'steel-and-titanium#with-mc', 'metal-value#answer'),
    },
    {
      from: 'ours',
      tells: 'Building for 20 with Rego Plastics, without Advanced Alloys: I use 3 steel. Remaining MC?',
      given: { metalPaidFor: 'card', toPay: 20, metal: 'steel', metalSpent: 3, hasBuildingTag: true, advancedAlloys: false, regoPlastics: true },
      expect: answers(11, 'steel-and-titanium#with-mc', 'metal-value#answer', 'rego-plastics#metal'),
    },
    {
      from: 'advanced-alloys-payments#cards',
      tells: 'Space Elevator for 27: I use 3 titanium with Advanced Alloys, no Mercurian Alloys, not Phobolog. How much MC do I have to add?',
      given: { card: 'space-elevator', toPay: 27, metal: 'titanium', metalSpent: 3, advancedAlloys: true, mercurianAlloys: false, phobolog: false },
      expect: answers(15, 'steel-and-titanium#with-mc', 'metal-value#answer', 'advanced-alloys-payments#cards'),
    },
    {
      from: 'aquifer-pumping#advanced-alloys',
      tells: 'Aquifer Pumping with Advanced Alloys, no Rego Plastics: I spend 2 steel. How much MC do I add?',
      given: { metalPaidFor: 'aquifer-pumping', metal: 'steel', metalSpent: 2, advancedAlloys: true, regoPlastics: false },
      expect: answers(2, 'aquifer-pumping#answer', 'metal-value#answer', 'advanced-alloys-payments#actions'),
    },
    {
      from: 'rotator-impacts#mixing',
      tells: 'Rotator Impacts with 1 titanium, no Advanced Alloys, no Mercurian Alloys, not Phobolog. How much MC on top?',
      given: { metalPaidFor: 'rotator-impacts', metal: 'titanium', metalSpent: 1, advancedAlloys: false, mercurianAlloys: false, phobolog: false },
      expect: answers(3, 'rotator-impacts#answer', 'metal-value#answer'),
    },
    {
      from: 'water-import-from-europa#titanium-value',
      tells: 'Phobolog pays Water Import From Europa with 2 titanium, no Advanced Alloys, no Mercurian Alloys. Rest in MC?',
      given: { metalPaidFor: 'water-import-from-europa', metal: 'titanium', metalSpent: 2, advancedAlloys: false, mercurianAlloys: false, phobolog: true },
      expect: answers(4, 'water-import-from-europa#answer', 'metal-value#answer', 'advanced-alloys#phobolog'),
    },
    {
      from: 'water-import-from-europa#mercurian-alloys',
      tells: 'Water Import From Europa with 2 titanium and Mercurian Alloys; no Advanced Alloys, not Phobolog. How many MC do I still pay?',
      given: { metalPaidFor: 'water-import-from-europa', metal: 'titanium', metalSpent: 2, advancedAlloys: false, mercurianAlloys: true, phobolog: false },
      expect: answers(4, 'water-import-from-europa#answer', 'metal-value#answer', 'mercurian-alloys#answer'),
    },
    {
      from: 'ours',
      tells: 'A space card costs 8, I spend 3 titanium, no Advanced Alloys, no Mercurian Alloys, not Phobolog. How many MC do I still owe?',
      given: {
        metalPaidFor: 'card',
        toPay: 8,
        metal: 'titanium',
        metalSpent: 3,
        hasSpaceTag: true,
        advancedAlloys: false,
        mercurianAlloys: false,
        phobolog: false,
      },
      expect: answers(0, 'steel-and-titanium#with-mc', 'metal-value#answer'),
    },
    {
      from: 'ours',
      tells: 'The card has no building tag, and I want to spend 2 steel on it. How many MC are left?',
      given: { metalPaidFor: 'card', metal: 'steel', metalSpent: 2, hasBuildingTag: false },
      expect: answers('wrong-metal', 'steel-and-titanium#steel'),
    },
    {
      from: 'ours',
      tells: 'The card has no space tag, and I want to spend 2 titanium on it. How many MC are left?',
      given: { metalPaidFor: 'card', metal: 'titanium', metalSpent: 2, hasSpaceTag: false },
      expect: answers('wrong-metal', 'steel-and-titanium#titanium'),
    },
    {
      from: 'metal-for-actions#aquifer-pumping',
      tells: 'Aquifer Pumping with 2 titanium: how much MC on top?',
      given: { metalPaidFor: 'aquifer-pumping', metal: 'titanium', metalSpent: 2 },
      expect: answers('wrong-metal', 'metal-for-actions#aquifer-pumping'),
    },
    {
      from: 'ours',
      tells: 'Rotator Impacts with 2 steel: how much MC on top?',
      given: { metalPaidFor: 'rotator-impacts', metal: 'steel', metalSpent: 2 },
      expect: answers('wrong-metal', 'metal-for-actions#answer'),
    },
    {
      from: 'ours',
      tells: 'The space card costs 20 and I put in 4 steel. How much MC is left to pay?',
      given: { metalPaidFor: 'card', toPay: 20, metal: 'steel', metalSpent: 4, hasSpaceTag: true, advancedAlloys: false, regoPlastics: false },
      expect: needs('hasBuildingTag'),
    },
    {
      from: 'ours',
      tells: 'A standard project takes no metal: City with 3 steel, how much MC on top?',
      given: { metalPaidFor: 'nothing-of-these', metal: 'steel', metalSpent: 3 },
      expect: answers('wrong-metal', 'steel-and-titanium#answer'),
    },
    {
      from: 'ours',
      tells: 'I spend 3 steel on a building card, no Advanced Alloys, no Rego Plastics. MC left to pay?',
      given: { metalPaidFor: 'card', metal: 'steel', metalSpent: 3, hasBuildingTag: true, advancedAlloys: false, regoPlastics: false },
      expect: needs('toPay'),
    },
  ],
})
