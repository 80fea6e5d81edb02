import { choice, derived, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { advancedAlloys, card, hasBuildingTag, hasSpaceTag, mercurianAlloys, regoPlastics } from '../facts/cards.ts'
import { isPhobolog } from '../facts/corporations.ts'
import { toPay } from './can-i-afford-card.ts'

const metalPaidFor = derived(
  choice(
    'What do you pay for with metal?',
    {
      card: 'a card',
      'aquifer-pumping': 'the action of Aquifer Pumping (8 MC)',
      'rotator-impacts': 'the action of Rotator Impacts (6 MC)',
      'water-import-from-europa': 'the action of Water Import From Europa (12 MC)',
    },
    {
      says: {
        card: ['a card', 'the card', 'my card', 'building card', 'space card', 'space event', 'building for', 'mc card', 'mc building'],
        'aquifer-pumping': ['aquifer pumping', 'aquifer pump'],
        'rotator-impacts': ['rotator impacts', 'rotator'],
        'water-import-from-europa': ['water import from europa', 'water import'],
      },
    },
  ),
  { card },
  // Of these three, the card itself or its action may be meant.
  (f) => (['aquifer-pumping', 'rotator-impacts', 'water-import-from-europa'].includes(f.card.id) ? undefined : 'card'),
)
const steelSpent = number(
  'How much steel do you spend?',
  { min: 0, usual: 0 },
  { units: ['steel', 'steel cubes', 'steel resources', 'normal steel', 'ordinary steel'] },
)
const titaniumSpent = number(
  'How much titanium do you spend?',
  { min: 0, usual: 0 },
  { units: ['titanium', 'ti', 'titanium cubes', 'titanium resources', 'normal titanium', 'normal ti', 'ordinary titanium'] },
)

// Who spends a metal on a card has seen that it takes the metal.
const takesSteel = { ...hasBuildingTag, usual: true }
const takesTitanium = { ...hasSpaceTag, usual: true }

export const mcBesidesMetal = defineAmount({
  id: 'mc-besides-metal',
  question: 'How many MC do I still pay on top of the steel and titanium that I spend?',
  unit: 'MC',
  facts: {
    metalPaidFor,
    toPay,
    steelSpent,
    titaniumSpent,
    hasBuildingTag: takesSteel,
    hasSpaceTag: takesTitanium,
    advancedAlloys,
    regoPlastics,
    mercurianAlloys,
    phobolog: isPhobolog,
  },
  refusals: { 'wrong-metal': 'That metal does not pay for it' },
  clauses: [
    {
      when: [(f) => f.metalPaidFor === 'card', (f) => f.steelSpent > 0, (f) => !f.hasBuildingTag],
      answer: 'wrong-metal',
      because: cite('steel-and-titanium#steel', 'only those with the building tag can be paid for with steel'),
    },
    {
      when: [(f) => f.metalPaidFor === 'card', (f) => f.titaniumSpent > 0, (f) => !f.hasSpaceTag],
      answer: 'wrong-metal',
      because: cite('steel-and-titanium#titanium', 'only those with the space tag can be paid for with titanium'),
    },
    {
      when: [(f) => f.metalPaidFor === 'aquifer-pumping', (f) => f.titaniumSpent > 0],
      answer: 'wrong-metal',
      because: cite('metal-for-actions#aquifer-pumping', 'Aquifer Pumping lets you use steel'),
    },
    {
      when: [(f) => f.metalPaidFor === 'rotator-impacts' || f.metalPaidFor === 'water-import-from-europa', (f) => f.steelSpent > 0],
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
    { add: (f) => -2 * f.steelSpent, because: cite('metal-value#answer', 'Each steel is worth 2 MC and each titanium 3 MC, unless a card') },
    { add: (f) => -3 * f.titaniumSpent, because: cite('metal-value#answer', 'Each steel is worth 2 MC and each titanium 3 MC, unless a card') },
    {
      add: (f) => (f.metalPaidFor === 'card' && f.advancedAlloys ? -f.steelSpent - f.titaniumSpent : 0),
      because: cite('advanced-alloys-payments#cards', 'They are worth more when you spend them on cards'),
    },
    {
      add: (f) => (f.metalPaidFor !== 'card' && f.advancedAlloys ? -f.steelSpent - f.titaniumSpent : 0),
      because: cite('advanced-alloys-payments#actions', 'when you spend them on the action of certain blue cards'),
    },
    {
      add: (f) => (f.steelSpent > 0 && f.regoPlastics ? -f.steelSpent : 0),
      because: cite('rego-plastics#metal', 'It is steel that Rego Plastics makes dearer'),
    },
    {
      add: (f) => (f.titaniumSpent > 0 && f.mercurianAlloys ? -f.titaniumSpent : 0),
      because: cite('mercurian-alloys#answer', '5 MC with two of Mercurian Alloys, Advanced Alloys and Phobolog'),
    },
    { add: (f) => (f.titaniumSpent > 0 && f.phobolog ? -f.titaniumSpent : 0), because: cite('advanced-alloys#phobolog', 'It stacks if you are Phobolog') },
  ],
  atLeast: { amount: 0, because: cite('steel-and-titanium#with-mc', 'You can mix MC with steel or titanium as you like') },
  examples: [
    {
      from: 'ours',
      tells: 'A building card costs 15, I spend 3 steel and 0 titanium, no Advanced Alloys, no Rego Plastics. How many MC are left to pay?',
      given: { metalPaidFor: 'card', toPay: 15, steelSpent: 3, titaniumSpent: 0, hasBuildingTag: true, advancedAlloys: false, regoPlastics: false },
      expect: answers(9, 'steel-and-titanium#with-mc', 'metal-value#answer'),
    },
    {
      from: 'ours',
      tells: 'Building for 20 with Rego Plastics: I use 3 steel, 0 titanium, no Advanced Alloys. Remaining MC?',
      given: { metalPaidFor: 'card', toPay: 20, steelSpent: 3, titaniumSpent: 0, hasBuildingTag: true, advancedAlloys: false, regoPlastics: true },
      expect: answers(11, 'steel-and-titanium#with-mc', 'metal-value#answer', 'rego-plastics#metal'),
    },
    {
      from: 'steel-and-titanium-together#space-elevator',
      tells: 'Space Elevator for 27: I use 3 steel and 3 titanium with Advanced Alloys, no Rego Plastics, no Mercurian Alloys, not Phobolog. Rest in MC?',
      given: {
        card: 'space-elevator',
        toPay: 27,
        steelSpent: 3,
        titaniumSpent: 3,
        advancedAlloys: true,
        regoPlastics: false,
        mercurianAlloys: false,
        phobolog: false,
      },
      expect: answers(6, 'steel-and-titanium#with-mc', 'metal-value#answer', 'advanced-alloys-payments#cards'),
    },
    {
      from: 'aquifer-pumping#advanced-alloys',
      tells: 'Aquifer Pumping with Advanced Alloys, no Rego Plastics: I spend 2 steel and 0 titanium. How much MC do I add?',
      given: { metalPaidFor: 'aquifer-pumping', steelSpent: 2, titaniumSpent: 0, advancedAlloys: true, regoPlastics: false },
      expect: answers(2, 'aquifer-pumping#answer', 'metal-value#answer', 'advanced-alloys-payments#actions'),
    },
    {
      from: 'rotator-impacts#mixing',
      tells: 'Rotator Impacts with 1 titanium, no steel, no Advanced Alloys, no Mercurian Alloys, not Phobolog. How much MC on top?',
      given: {
        metalPaidFor: 'rotator-impacts',
        steelSpent: 0,
        titaniumSpent: 1,
        advancedAlloys: false,
        mercurianAlloys: false,
        phobolog: false,
      },
      expect: answers(3, 'rotator-impacts#answer', 'metal-value#answer'),
    },
    {
      from: 'water-import-from-europa#titanium-value',
      tells: 'Phobolog pays Water Import From Europa with 2 titanium, no steel, no Advanced Alloys, no Mercurian Alloys. Rest in MC?',
      given: {
        metalPaidFor: 'water-import-from-europa',
        steelSpent: 0,
        titaniumSpent: 2,
        advancedAlloys: false,
        mercurianAlloys: false,
        corporation: 'phobolog',
      },
      expect: answers(4, 'water-import-from-europa#answer', 'metal-value#answer', 'advanced-alloys#phobolog'),
    },
    {
      from: 'water-import-from-europa#mercurian-alloys',
      tells: 'Water Import From Europa with 2 titanium and Mercurian Alloys; no steel, no Advanced Alloys, not Phobolog. How many MC do I still pay?',
      given: {
        metalPaidFor: 'water-import-from-europa',
        steelSpent: 0,
        titaniumSpent: 2,
        advancedAlloys: false,
        mercurianAlloys: true,
        phobolog: false,
      },
      expect: answers(4, 'water-import-from-europa#answer', 'metal-value#answer', 'mercurian-alloys#answer'),
    },
    {
      from: 'ours',
      tells: 'A space card costs 8, I spend 3 titanium and 0 steel. How much money do I still owe?',
      given: { metalPaidFor: 'card', toPay: 8, steelSpent: 0, titaniumSpent: 3, hasSpaceTag: true },
      expect: answers(0, 'steel-and-titanium#with-mc', 'metal-value#answer'),
    },
    {
      from: 'ours',
      tells: 'The card has no building tag, and I want to spend 2 steel on it. How many MC are left?',
      given: { metalPaidFor: 'card', steelSpent: 2, hasBuildingTag: false },
      expect: answers('wrong-metal', 'steel-and-titanium#steel'),
    },
    {
      from: 'ours',
      tells: 'The card has no space tag, and I want to spend 2 titanium and 0 steel on it. How many MC are left?',
      given: { metalPaidFor: 'card', steelSpent: 0, titaniumSpent: 2, hasSpaceTag: false },
      expect: answers('wrong-metal', 'steel-and-titanium#titanium'),
    },
    {
      from: 'metal-for-actions#aquifer-pumping',
      tells: 'Aquifer Pumping with 2 titanium: how much MC on top?',
      given: { metalPaidFor: 'aquifer-pumping', titaniumSpent: 2 },
      expect: answers('wrong-metal', 'metal-for-actions#aquifer-pumping'),
    },
    {
      from: 'ours',
      tells: 'Rotator Impacts with 2 steel: how much MC on top?',
      given: { metalPaidFor: 'rotator-impacts', steelSpent: 2 },
      expect: answers('wrong-metal', 'metal-for-actions#answer'),
    },
    {
      from: 'ours',
      tells: 'I spend 3 steel and 0 titanium on a building card, no Advanced Alloys, no Rego Plastics. MC left to pay?',
      given: { metalPaidFor: 'card', steelSpent: 3, titaniumSpent: 0, hasBuildingTag: true, advancedAlloys: false, regoPlastics: false },
      expect: needs('toPay'),
    },
  ],
})
