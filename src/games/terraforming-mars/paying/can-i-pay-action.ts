import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { helion } from '../facts/corporations.ts'
import { heat, mc, steel, titanium } from '../facts/resources.ts'
import { steelValue } from './steel-value.ts'
import { titaniumValue } from './titanium-value.ts'

const paidAction = choice(
  'Which action do you want to use?',
  { 'aquifer-pumping': 'Aquifer Pumping (8 MC)', 'rotator-impacts': 'Rotator Impacts (6 MC)', 'water-import-from-europa': 'Water Import From Europa (12 MC)' },
  {
    says: {
      'aquifer-pumping': ['aquifer pumping', 'aquifer pump'],
      'rotator-impacts': ['rotator impacts'],
      'water-import-from-europa': ['water import from europa', 'water import'],
    },
  },
)

const PRICE = { 'aquifer-pumping': 8, 'rotator-impacts': 6, 'water-import-from-europa': 12 }

interface Purse {
  readonly paidAction: keyof typeof PRICE
  readonly mc: number
  readonly steel: number
  readonly steelValue: number
  readonly titanium: number
  readonly titaniumValue: number
}

/** MC with the metal that the action takes. */
const withMetal = (f: Purse): number => f.mc + (f.paidAction === 'aquifer-pumping' ? f.steel * f.steelValue : f.titanium * f.titaniumValue)

export const canIPayAction = defineRule({
  id: 'can-i-pay-action',
  question: 'Can I pay for Aquifer Pumping, Rotator Impacts or Water Import From Europa?',
  facts: { paidAction, mc, steel, steelValue, titanium, titaniumValue, helion, heat },
  clauses: [
    {
      when: (f) => f.mc >= PRICE[f.paidAction],
      answer: 'yes',
      because: cite('blue-action-cost#answer', 'you must be able to pay what stands left of the arrow'),
    },
    {
      when: [(f) => f.paidAction === 'aquifer-pumping', (f) => withMetal(f) >= 8],
      answer: 'yes',
      because: cite('aquifer-pumping#answer', 'with steel and MC in any mix, towards its 8 MC'),
    },
    {
      when: [(f) => f.paidAction === 'rotator-impacts', (f) => withMetal(f) >= 6],
      answer: 'yes',
      because: cite('rotator-impacts#answer', 'titanium counts towards the 6 MC, alone or mixed with MC'),
    },
    {
      when: [(f) => f.paidAction === 'water-import-from-europa', (f) => withMetal(f) >= 12],
      answer: 'yes',
      because: cite('water-import-from-europa#answer', 'titanium counts towards the 12 MC, alone or mixed with MC'),
    },
    {
      when: [(f) => f.helion, (f) => withMetal(f) + f.heat >= PRICE[f.paidAction]],
      answer: 'yes',
      because: cite('helion#any-cost', 'Whatever the cost, heat can be used as MC to pay it'),
    },
    {
      when: (f) => f.paidAction === 'aquifer-pumping',
      answer: 'no',
      because: cite('aquifer-pumping#discounts', 'Discounts on building tags do not apply to this action'),
    },
    {
      when: (f) => f.paidAction === 'rotator-impacts',
      answer: 'no',
      because: cite('rotator-impacts-discounts#answer', 'this action is not made cheaper by discounts on space tags'),
    },
  ],
  otherwise: { answer: 'no', because: cite('water-import-discounts#answer', 'this action is not made cheaper by discounts on space tags') },
  examples: [
    {
      from: 'aquifer-pumping#advanced-alloys',
      tells: 'Aquifer Pumping with 2 steel at 3 MC each and 2 MC',
      given: { paidAction: 'aquifer-pumping', mc: 2, steel: 2, advancedAlloys: true },
      expect: yes('aquifer-pumping#answer'),
    },
    {
      from: 'aquifer-pumping#cheung-shing-mars',
      tells: 'Cheung Shing Mars with 6 MC and no steel: its discount does not count',
      given: { paidAction: 'aquifer-pumping', mc: 6, steel: 0, helion: false, advancedAlloys: false, regoPlastics: false },
      expect: no('aquifer-pumping#discounts'),
    },
    {
      from: 'rotator-impacts#mixing',
      tells: 'Rotator Impacts with 1 titanium and 3 MC',
      given: { paidAction: 'rotator-impacts', mc: 3, titanium: 1 },
      expect: yes('rotator-impacts#answer'),
    },
    {
      from: 'ours',
      tells: 'Rotator Impacts with steel: it takes titanium only',
      given: { paidAction: 'rotator-impacts', mc: 2, steel: 5, titanium: 0, helion: false, advancedAlloys: false, mercurianAlloys: false, phobolog: false },
      expect: no('rotator-impacts-discounts#answer'),
    },
    {
      from: 'water-import-from-europa#mercurian-alloys',
      tells: 'Water Import from Europa with 3 titanium and Mercurian Alloys',
      given: { paidAction: 'water-import-from-europa', mc: 0, titanium: 3, mercurianAlloys: true },
      expect: yes('water-import-from-europa#answer'),
    },
    {
      from: 'ours',
      tells: 'Water Import from Europa with 3 titanium at 3 MC each and 2 MC',
      given: { paidAction: 'water-import-from-europa', mc: 2, titanium: 3, advancedAlloys: false, mercurianAlloys: false, phobolog: false, helion: false },
      expect: no('water-import-discounts#answer'),
    },
    { from: 'ours', tells: 'Aquifer Pumping with 8 MC', given: { paidAction: 'aquifer-pumping', mc: 8 }, expect: yes('blue-action-cost#answer') },
    {
      from: 'ours',
      tells: 'Helion uses Rotator Impacts with 2 MC and 4 heat',
      given: { paidAction: 'rotator-impacts', mc: 2, titanium: 0, helion: true, heat: 4, advancedAlloys: false, mercurianAlloys: false, phobolog: false },
      expect: yes('helion#any-cost'),
    },
    {
      from: 'ours',
      tells: 'Helion with too little of all',
      given: { paidAction: 'aquifer-pumping', mc: 1, steel: 1, advancedAlloys: false, regoPlastics: true, helion: true, heat: 3 },
      expect: no('aquifer-pumping#discounts'),
    },
    {
      from: 'ours',
      tells: 'Aquifer Pumping with 2 steel and 3 MC',
      given: { paidAction: 'aquifer-pumping', mc: 3, steel: 2, helion: false },
      expect: needs('advancedAlloys', 'regoPlastics'),
    },
    {
      from: 'ours',
      tells: 'Rotator Impacts with 1 titanium and 1 MC',
      given: { paidAction: 'rotator-impacts', mc: 1, titanium: 1, helion: false },
      expect: needs('advancedAlloys', 'mercurianAlloys', 'phobolog'),
    },
    { from: 'ours', tells: '7 MC and nothing else', given: { mc: 7, steel: 0, titanium: 0, helion: false }, expect: needs('paidAction') },
  ],
})
