import { number } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { hasBuildingTag, hasSpaceTag } from '../facts/cards.ts'
import { helion } from '../facts/corporations.ts'
import { heat, mc, steel, titanium } from '../facts/resources.ts'
import { steelValue } from './steel-value.ts'
import { titaniumValue } from './titanium-value.ts'

const toPay = number(
  'What does the card cost you after discounts?',
  { min: 0, unit: 'MC', fixed: true },
  { units: ['mc', 'm€', 'megacredits', 'credits'], before: ['costs', 'cost', 'price', 'for', 'costs me'] },
)
const floatersToUse = number(
  'How many floaters on Dirigibles can you use (for a card with a Venus tag only)?',
  { min: 0, usual: 0 },
  { units: ['floaters', 'floater', 'floaters on dirigibles'], before: ['dirigibles has', 'dirigibles with'] },
)
const microbesToUse = number(
  'How many microbes on Psychrophiles can you use (for a card with a plant tag only)?',
  { min: 0, usual: 0 },
  { units: ['microbes', 'microbe', 'microbes on psychrophiles'], before: ['psychrophiles has', 'psychrophiles with'] },
)

interface Purse {
  readonly mc: number
  readonly hasBuildingTag: boolean
  readonly steel: number
  readonly steelValue: number
  readonly hasSpaceTag: boolean
  readonly titanium: number
  readonly titaniumValue: number
  readonly helion: boolean
  readonly heat: number
  readonly floatersToUse: number
}

const bySteel = (f: Purse): number => (f.hasBuildingTag ? f.steel * f.steelValue : 0)
const byTitanium = (f: Purse): number => (f.hasSpaceTag ? f.titanium * f.titaniumValue : 0)
const byHeat = (f: Purse): number => (f.helion ? f.heat : 0)

/** All that has a known value. */
const purse = (f: Purse): number => f.mc + bySteel(f) + byTitanium(f) + byHeat(f) + 3 * f.floatersToUse

export const canIAffordCard = defineRule({
  id: 'can-i-afford-card',
  question: 'Can I pay for this card?',
  facts: {
    toPay,
    mc,
    hasBuildingTag,
    steel,
    steelValue,
    hasSpaceTag,
    titanium,
    titaniumValue,
    helion,
    heat,
    floatersToUse,
    microbesToUse,
  },
  clauses: [
    { when: (f) => f.mc >= f.toPay, answer: 'yes', because: cite('effects-order#paying-first', 'Paying for the card is the only thing that must come before') },
    {
      when: [(f) => f.hasBuildingTag, (f) => f.mc + bySteel(f) >= f.toPay],
      answer: 'yes',
      because: cite('steel-and-titanium#with-mc', 'You can mix MC with steel or titanium as you like'),
    },
    {
      when: [(f) => f.hasSpaceTag, (f) => f.mc + byTitanium(f) >= f.toPay],
      answer: 'yes',
      because: cite('steel-and-titanium#with-mc', 'You can mix MC with steel or titanium as you like'),
    },
    {
      when: [(f) => f.hasBuildingTag, (f) => f.hasSpaceTag, (f) => f.mc + bySteel(f) + byTitanium(f) >= f.toPay],
      answer: 'yes',
      because: cite('steel-and-titanium-together#answer', 'if it has both a building tag and a space tag'),
    },
    {
      when: [(f) => f.helion, (f) => f.mc + bySteel(f) + byTitanium(f) + byHeat(f) >= f.toPay],
      answer: 'yes',
      because: cite('helion#any-cost', 'Whatever the cost, heat can be used as MC to pay it'),
    },
    {
      when: [(f) => f.floatersToUse > 0, (f) => purse(f) >= f.toPay],
      answer: 'yes',
      because: cite('dirigibles#value', 'Each floater pays 3 MC'),
    },
    {
      when: [(f) => f.microbesToUse > 0, (f) => purse(f) + f.microbesToUse >= f.toPay],
      unsettled: [
        { answer: 'yes', because: cite('conflict:psychrophiles-value#one-mc', 'which could mean 1 MC each') },
        { answer: null, because: cite('conflict:psychrophiles-value#not-said', 'No number stands in the entry') },
      ],
    },
    {
      when: (f) => f.microbesToUse > 0,
      unsettled: [
        { answer: 'no', because: cite('conflict:psychrophiles-value#one-mc', 'which could mean 1 MC each') },
        { answer: null, because: cite('conflict:psychrophiles-value#not-said', 'No number stands in the entry') },
      ],
    },
  ],
  otherwise: { answer: 'no', because: cite('pay-before-effects#rebate', 'You must be able to afford the initial cost in order to trigger a rebate') },
  examples: [
    { from: 'ours', tells: '12 MC for a card of 12 MC', given: { toPay: 12, mc: 12 }, expect: yes('effects-order#paying-first') },
    {
      from: 'steel-and-titanium-together#space-elevator',
      tells: 'Space Elevator for 27 MC with 10 MC, 4 steel and 3 titanium',
      given: { card: 'space-elevator', toPay: 27, mc: 10, steel: 4, titanium: 3 },
      expect: yes('steel-and-titanium-together#answer'),
    },
    {
      from: 'ours',
      tells: '3 steel are worth 9 MC with Advanced Alloys: enough for 11 MC with 2 MC',
      given: { toPay: 11, mc: 2, hasBuildingTag: true, steel: 3, advancedAlloys: true },
      expect: yes('steel-and-titanium#with-mc'),
    },
    {
      from: 'ours',
      tells: '4 titanium pay for Satellites, 10 MC',
      given: { card: 'satellites', hasBuildingTag: false, toPay: 10, mc: 0, titanium: 4 },
      expect: yes('steel-and-titanium#with-mc'),
    },
    {
      from: 'pay-before-effects#rebate',
      tells: 'An event of 5 MC with 3 MC, although Media Group would give 3 MC back',
      given: { toPay: 5, mc: 3, hasBuildingTag: false, hasSpaceTag: false, helion: false, floatersToUse: 0, microbesToUse: 0 },
      expect: no('pay-before-effects#rebate'),
    },
    {
      from: 'ours',
      tells: 'Helion with 6 MC and 4 heat for 10 MC',
      given: { toPay: 10, mc: 6, hasBuildingTag: false, hasSpaceTag: false, helion: true, heat: 4 },
      expect: yes('helion#any-cost'),
    },
    {
      from: 'ours',
      tells: 'Venus Governor for 7 MC with 1 MC and 2 floaters on Dirigibles',
      given: { toPay: 7, mc: 1, hasBuildingTag: false, hasSpaceTag: false, helion: false, floatersToUse: 2 },
      expect: yes('dirigibles#value'),
    },
    {
      from: 'ours',
      tells: 'A plant card of 5 MC with 3 MC and 2 microbes on Psychrophiles',
      given: {
        toPay: 5,
        mc: 3,
        hasBuildingTag: false,
        hasSpaceTag: false,
        helion: false,
        floatersToUse: 0,
        microbesToUse: 2,
      },
      expect: unsettled('conflict:psychrophiles-value#one-mc', 'conflict:psychrophiles-value#not-said'),
    },
    {
      from: 'ours',
      tells: 'A plant card of 5 MC with 1 MC and 2 microbes on Psychrophiles',
      given: {
        toPay: 5,
        mc: 1,
        hasBuildingTag: false,
        hasSpaceTag: false,
        helion: false,
        floatersToUse: 0,
        microbesToUse: 2,
      },
      expect: unsettled('conflict:psychrophiles-value#one-mc', 'conflict:psychrophiles-value#not-said'),
    },
    {
      from: 'ours',
      tells: 'Titanium does not pay for a card without a space tag',
      given: { toPay: 9, mc: 0, hasBuildingTag: false, hasSpaceTag: false, titanium: 3, helion: false, floatersToUse: 0, microbesToUse: 0 },
      expect: no('pay-before-effects#rebate'),
    },
    {
      from: 'ours',
      tells: 'All that there is, and 1 MC short',
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
        floatersToUse: 2,
        microbesToUse: 0,
      },
      expect: no('pay-before-effects#rebate'),
    },
    {
      from: 'ours',
      tells: 'A card of 12 MC with 10 MC',
      given: { toPay: 12, mc: 10, hasBuildingTag: false, hasSpaceTag: false, helion: false, microbesToUse: 0 },
      expect: needs('floatersToUse'),
    },
    {
      from: 'ours',
      tells: '3 titanium and 1 MC for a space card of 13 MC: it depends on what titanium is worth',
      given: { toPay: 13, mc: 1, hasBuildingTag: false, hasSpaceTag: true, titanium: 3, helion: false, floatersToUse: 0, microbesToUse: 0 },
      expect: needs('advancedAlloys', 'mercurianAlloys', 'phobolog'),
    },
    {
      from: 'ours',
      tells: 'A building card, 2 MC short, 1 steel',
      given: { toPay: 5, mc: 2, hasBuildingTag: true, steel: 1, hasSpaceTag: false, helion: false, floatersToUse: 0, microbesToUse: 0 },
      expect: needs('advancedAlloys', 'regoPlastics'),
    },
  ],
})
