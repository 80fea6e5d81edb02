import { number } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { advancedAlloys, hasBuildingTag, hasPlantTag, hasSpaceTag, hasVenusTag, mercurianAlloys, regoPlastics } from '../facts/cards.ts'
import { isHelion, isPhobolog } from '../facts/corporations.ts'
import { heatToPay, mc, steelToPay, titaniumToPay } from '../facts/resources.ts'

export const toPay = number(
  'What does the card cost you after discounts?',
  { min: 0, unit: 'MC', fixed: true },
  {
    before: ['costs', 'costing', 'costs me', 'price', 'price is', 'priced', 'for', 'card of', 'event of', 'card for', 'must pay', 'have to pay'],
    after: ['mc card', 'mc event', 'mc space card', 'mc space event', 'mc building card', 'mc building', 'mc venus card', 'mc plant card', 'cost card'],
  },
)
const dirigiblesFloaters = number(
  'How many floaters are on Dirigibles?',
  { min: 0, usual: 0 },
  {
    units: ['floaters on dirigibles', 'floater on dirigibles', 'dirigibles floaters', 'floaters from dirigibles'],
    before: ['dirigibles has', 'dirigibles with', 'dirigibles have'],
  },
)
const psychrophilesMicrobes = number(
  'How many microbes are on Psychrophiles?',
  { min: 0, usual: 0 },
  {
    units: ['microbes on psychrophiles', 'microbe on psychrophiles', 'psychrophiles microbes', 'microbes from psychrophiles'],
    before: ['psychrophiles has', 'psychrophiles with'],
  },
)
interface Effects {
  readonly advancedAlloys: boolean
  readonly regoPlastics: boolean
  readonly mercurianAlloys: boolean
  readonly phobolog: boolean
}

interface Purse extends Effects {
  readonly toPay: number
  readonly mc: number
  readonly hasBuildingTag: boolean
  readonly steel: number
  readonly hasSpaceTag: boolean
  readonly titanium: number
}

type Effect = readonly [has: () => boolean, worth: number]

/** Whether effects make up for what is left to pay. They are looked at one by one, and only while they can still change the answer. */
function makeUp(left: number, effects: readonly Effect[]): boolean {
  let still = left
  let open = effects.reduce((sum, [, worth]) => sum + worth, 0)
  for (const [has, worth] of effects) {
    if (still <= 0 || still > open) break
    open -= worth
    if (worth > 0 && has()) still -= worth
  }
  return still <= 0
}

/** Whether metals pay an amount: 2 MC a steel and 3 MC a titanium, and 1 MC more by each effect. */
export const doMetalsPay = (f: Effects, amount: number, ofSteel: number, ofTitanium: number): boolean =>
  makeUp(amount - 2 * ofSteel - 3 * ofTitanium, [
    [() => f.advancedAlloys, ofSteel + ofTitanium],
    [() => f.regoPlastics, ofSteel],
    [() => f.mercurianAlloys, ofTitanium],
    [() => f.phobolog, ofTitanium],
  ])

/** Whether MC, the metals that the card takes and `more` MC by other means pay for it. */
function isPaid(f: Purse, more: number): boolean {
  const left = f.toPay - f.mc - more
  return left <= 0 || doMetalsPay(f, left, f.steel > 0 && f.hasBuildingTag ? f.steel : 0, f.titanium > 0 && f.hasSpaceTag ? f.titanium : 0)
}

export const canIAffordCard = defineRule({
  id: 'can-i-afford-card',
  question: 'Can I afford this card with what I have?',
  facts: {
    toPay,
    mc,
    hasBuildingTag,
    steel: steelToPay,
    hasSpaceTag,
    titanium: titaniumToPay,
    advancedAlloys,
    regoPlastics,
    mercurianAlloys,
    phobolog: isPhobolog,
    helion: isHelion,
    heat: heatToPay,
    dirigiblesFloaters,
    hasVenusTag,
    psychrophilesMicrobes,
    hasPlantTag,
  },
  clauses: [
    {
      when: (f) => f.toPay === 0 || f.mc >= f.toPay,
      answer: 'yes',
      because: cite('effects-order#paying-first', 'Paying for the card is the only thing that must come before'),
    },
    {
      when: [(f) => f.mc + 2 * f.steel >= f.toPay, (f) => f.hasBuildingTag],
      answer: 'yes',
      because: cite('steel-and-titanium#with-mc', 'You can mix MC with steel or titanium as you like'),
    },
    {
      when: [(f) => f.mc + 3 * f.titanium >= f.toPay, (f) => f.hasSpaceTag],
      answer: 'yes',
      because: cite('steel-and-titanium#with-mc', 'You can mix MC with steel or titanium as you like'),
    },
    {
      when: [(f) => f.mc + 2 * f.steel + 3 * f.titanium >= f.toPay, (f) => f.hasBuildingTag, (f) => f.hasSpaceTag],
      answer: 'yes',
      because: cite('steel-and-titanium-together#answer', 'if it has both a building tag and a space tag'),
    },
    {
      when: [(f) => doMetalsPay(f, f.toPay - f.mc, f.steel, 0), (f) => f.hasBuildingTag],
      answer: 'yes',
      because: cite('metal-value#worth-more', 'They may be worth more if you are the Phobolog Corporation'),
    },
    {
      when: [(f) => doMetalsPay(f, f.toPay - f.mc, 0, f.titanium), (f) => f.hasSpaceTag],
      answer: 'yes',
      because: cite('metal-value#worth-more', 'They may be worth more if you are the Phobolog Corporation'),
    },
    {
      when: [(f) => doMetalsPay(f, f.toPay - f.mc, f.steel, f.titanium), (f) => f.hasBuildingTag, (f) => f.hasSpaceTag],
      answer: 'yes',
      because: [
        cite('steel-and-titanium-together#answer', 'if it has both a building tag and a space tag'),
        cite('metal-value#worth-more', 'They may be worth more if you are the Phobolog Corporation'),
      ],
    },
    {
      when: (f) => f.helion && isPaid(f, f.heat),
      answer: 'yes',
      because: cite('helion#any-cost', 'Whatever the cost, heat can be used as MC to pay it'),
    },
    {
      when: (f) => f.dirigiblesFloaters > 0 && f.hasVenusTag && isPaid(f, (f.helion ? f.heat : 0) + 3 * f.dirigiblesFloaters),
      answer: 'yes',
      because: cite('dirigibles#value', 'Each floater pays 3 MC'),
    },
    {
      when: (f) => f.psychrophilesMicrobes > 0 && f.hasPlantTag,
      unsettled: [
        { answer: null, because: cite('conflict:psychrophiles-value#one-mc', 'which could mean 1 MC each') },
        { answer: null, because: cite('conflict:psychrophiles-value#not-said', 'No number stands in the entry') },
      ],
    },
  ],
  otherwise: { answer: 'no', because: cite('pay-before-effects#rebate', 'You must be able to afford the initial cost in order to trigger a rebate') },
  examples: [
    {
      from: 'ours',
      tells: 'The card costs 12 MC after discounts and I have 12 MC. Is that enough to play it?',
      given: { toPay: 12, mc: 12 },
      expect: yes('effects-order#paying-first'),
    },
    { from: 'ours', tells: 'After discounts the card costs 0 MC. Can I pay for it?', given: { toPay: 0 }, expect: yes('effects-order#paying-first') },
    {
      from: 'steel-and-titanium-together#space-elevator',
      tells: 'Space Elevator costs me 27 MC; I have 10 MC, 4 steel and 3 titanium.',
      given: { card: 'space-elevator', toPay: 27, mc: 10, steel: 4, titanium: 3 },
      expect: yes('steel-and-titanium-together#answer'),
    },
    {
      from: 'ours',
      tells: 'Building card for 11, and I have got 5 MC and 3 steel. Affordable?',
      given: { toPay: 11, mc: 5, hasBuildingTag: true, steel: 3 },
      expect: yes('steel-and-titanium#with-mc'),
    },
    {
      from: 'ours',
      tells: 'A building card costs 11 MC; I have 2 MC, 3 steel and Advanced Alloys.',
      given: { toPay: 11, mc: 2, hasBuildingTag: true, steel: 3, advancedAlloys: true },
      expect: yes('metal-value#worth-more'),
    },
    {
      from: 'ours',
      tells: 'As Phobolog I have 0 MC and 3 titanium for a space card without a building tag that costs 11 MC.',
      given: { toPay: 11, mc: 0, hasBuildingTag: false, hasSpaceTag: true, titanium: 3, corporation: 'phobolog' },
      expect: yes('metal-value#worth-more'),
    },
    {
      from: 'ours',
      tells: 'Space Elevator costs me 27 MC; I have 4 MC, 4 steel, 3 titanium and Advanced Alloys.',
      given: { card: 'space-elevator', toPay: 27, mc: 4, steel: 4, titanium: 3, advancedAlloys: true },
      expect: yes('metal-value#worth-more', 'steel-and-titanium-together#answer'),
    },
    {
      from: 'ours',
      tells: 'Satellites costs 10 MC, it is not a building card, and I have 0 MC but 4 titanium.',
      given: { card: 'satellites', hasBuildingTag: false, toPay: 10, mc: 0, titanium: 4 },
      expect: yes('steel-and-titanium#with-mc'),
    },
    {
      from: 'pay-before-effects#rebate',
      tells: 'The event costs 5 MC and I have 3 MC, no steel, no titanium; I am not Helion. Media Group would give me 3 MC back.',
      given: { toPay: 5, mc: 3, steel: 0, titanium: 0, helion: false, dirigiblesFloaters: 0, psychrophilesMicrobes: 0 },
      expect: no('pay-before-effects#rebate'),
    },
    {
      from: 'ours',
      tells: 'I am Helion with 6 MC and 4 heat; the card costs 10 MC and has neither a building tag nor a space tag.',
      given: { toPay: 10, mc: 6, hasBuildingTag: false, hasSpaceTag: false, corporation: 'helion', heat: 4 },
      expect: yes('helion#any-cost'),
    },
    {
      from: 'ours',
      tells: 'I have 6 MC and 20 heat for a card of 10 MC. No steel, no titanium, nothing on Dirigibles or Psychrophiles.',
      given: { toPay: 10, mc: 6, steel: 0, titanium: 0, heat: 20, dirigiblesFloaters: 0, psychrophilesMicrobes: 0 },
      expect: needs('helion'),
    },
    {
      from: 'ours',
      tells: 'A Venus card costs 7 MC; I have 1 MC, no steel, no titanium, and 2 floaters on Dirigibles. I am not Helion.',
      given: { toPay: 7, mc: 1, steel: 0, titanium: 0, helion: false, hasVenusTag: true, dirigiblesFloaters: 2 },
      expect: yes('dirigibles#value'),
    },
    {
      from: 'ours',
      tells: 'The card has no Venus tag and costs 7 MC. 1 MC, no steel, no titanium, not Helion, 2 floaters on Dirigibles, no microbes on Psychrophiles.',
      given: { toPay: 7, mc: 1, steel: 0, titanium: 0, helion: false, hasVenusTag: false, dirigiblesFloaters: 2, psychrophilesMicrobes: 0 },
      expect: no('pay-before-effects#rebate'),
    },
    {
      from: 'ours',
      tells: 'A plant card costs 5 MC; 3 MC, no steel, no titanium, not Helion, nothing on Dirigibles, 2 microbes on Psychrophiles.',
      given: { toPay: 5, mc: 3, steel: 0, titanium: 0, helion: false, dirigiblesFloaters: 0, hasPlantTag: true, psychrophilesMicrobes: 2 },
      expect: unsettled('conflict:psychrophiles-value#one-mc', 'conflict:psychrophiles-value#not-said'),
    },
    {
      from: 'ours',
      tells: 'A plant card costs 5 MC; 1 MC, no steel, no titanium, not Helion, nothing on Dirigibles, 2 microbes on Psychrophiles.',
      given: { toPay: 5, mc: 1, steel: 0, titanium: 0, helion: false, dirigiblesFloaters: 0, hasPlantTag: true, psychrophilesMicrobes: 2 },
      expect: unsettled('conflict:psychrophiles-value#one-mc', 'conflict:psychrophiles-value#not-said'),
    },
    {
      from: 'ours',
      tells: 'A card of 9 MC without a space tag; I have 0 MC, 3 titanium, no steel, and I am not Helion. Nothing on Dirigibles or Psychrophiles.',
      given: { toPay: 9, mc: 0, steel: 0, hasSpaceTag: false, titanium: 3, helion: false, dirigiblesFloaters: 0, psychrophilesMicrobes: 0 },
      expect: no('pay-before-effects#rebate'),
    },
    {
      from: 'ours',
      tells: 'A building card of 13 MC, not a space card: 0 MC, 3 steel, not Helion, nothing on Dirigibles or Psychrophiles. Steel is 4 MC at the very best.',
      given: { toPay: 13, mc: 0, hasBuildingTag: true, steel: 3, hasSpaceTag: false, helion: false, dirigiblesFloaters: 0, psychrophilesMicrobes: 0 },
      expect: no('pay-before-effects#rebate'),
    },
    {
      from: 'ours',
      tells:
        'A Venus card with building and space tag for 30 MC. I am Helion, not Phobolog: 1 MC, 2 steel, 2 titanium, 4 heat, 2 floaters on Dirigibles, Advanced Alloys, Rego Plastics and Mercurian Alloys.',
      given: {
        toPay: 30,
        mc: 1,
        hasBuildingTag: true,
        steel: 2,
        advancedAlloys: true,
        regoPlastics: true,
        hasSpaceTag: true,
        titanium: 2,
        mercurianAlloys: true,
        phobolog: false,
        helion: true,
        heat: 4,
        hasVenusTag: true,
        dirigiblesFloaters: 2,
        psychrophilesMicrobes: 0,
      },
      expect: no('pay-before-effects#rebate'),
    },
    {
      from: 'ours',
      tells: 'My card costs 12 and I only have 10 megacredits.',
      given: { toPay: 12, mc: 10 },
      expect: needs('hasBuildingTag', 'hasSpaceTag', 'steel', 'titanium', 'helion', 'dirigiblesFloaters', 'psychrophilesMicrobes'),
    },
    {
      from: 'ours',
      tells: 'The card costs 14. Can I play it?',
      given: { toPay: 14 },
      expect: needs('mc', 'hasBuildingTag', 'hasSpaceTag', 'helion', 'dirigiblesFloaters', 'psychrophilesMicrobes'),
    },
    {
      from: 'ours',
      tells: 'A space card, no building card, of 13 MC; 1 MC and 3 titanium, not Helion, nothing on Dirigibles or Psychrophiles.',
      given: { toPay: 13, mc: 1, hasBuildingTag: false, hasSpaceTag: true, titanium: 3, helion: false, dirigiblesFloaters: 0, psychrophilesMicrobes: 0 },
      expect: needs('advancedAlloys', 'mercurianAlloys', 'phobolog'),
    },
    {
      from: 'ours',
      tells: 'A building card, no space card, of 5 MC; 2 MC and 1 steel, not Helion, nothing on Dirigibles or Psychrophiles.',
      given: { toPay: 5, mc: 2, hasBuildingTag: true, steel: 1, hasSpaceTag: false, helion: false, dirigiblesFloaters: 0, psychrophilesMicrobes: 0 },
      expect: needs('advancedAlloys', 'regoPlastics'),
    },
  ],
})
