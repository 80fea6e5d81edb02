import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { advancedAlloys, mercurianAlloys, regoPlastics } from '../facts/cards.ts'
import { isHelion, isPhobolog } from '../facts/corporations.ts'
import { heatToPay, mc, steelToPay, titaniumToPay } from '../facts/resources.ts'
import { doMetalsPay } from './can-i-afford-card.ts'

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

export const canIPayAction = defineRule({
  id: 'can-i-pay-action',
  question: 'Can I pay for Aquifer Pumping, Rotator Impacts or Water Import From Europa?',
  facts: {
    paidAction,
    mc,
    steel: steelToPay,
    titanium: titaniumToPay,
    advancedAlloys,
    regoPlastics,
    mercurianAlloys,
    phobolog: isPhobolog,
    helion: isHelion,
    heat: heatToPay,
  },
  clauses: [
    {
      when: (f) => f.mc >= PRICE[f.paidAction],
      answer: 'yes',
      because: cite('blue-action-cost#answer', 'you must be able to pay what stands left of the arrow'),
    },
    {
      when: [(f) => f.paidAction === 'aquifer-pumping', (f) => doMetalsPay(f, 8 - f.mc, f.steel, 0)],
      answer: 'yes',
      because: cite('aquifer-pumping#answer', 'with steel and MC in any mix, towards its 8 MC'),
    },
    {
      when: [(f) => f.paidAction === 'rotator-impacts', (f) => doMetalsPay(f, 6 - f.mc, 0, f.titanium)],
      answer: 'yes',
      because: cite('rotator-impacts#answer', 'titanium counts towards the 6 MC, alone or mixed with MC'),
    },
    {
      when: [(f) => f.paidAction === 'water-import-from-europa', (f) => doMetalsPay(f, 12 - f.mc, 0, f.titanium)],
      answer: 'yes',
      because: cite('water-import-from-europa#answer', 'titanium counts towards the 12 MC, alone or mixed with MC'),
    },
    {
      when: (f) => {
        if (!f.helion) return false
        const left = PRICE[f.paidAction] - f.mc - f.heat
        return left <= 0 || (f.paidAction === 'aquifer-pumping' ? doMetalsPay(f, left, f.steel, 0) : doMetalsPay(f, left, 0, f.titanium))
      },
      answer: 'yes',
      because: cite('helion#any-cost', 'Whatever the cost, heat can be used as MC to pay it'),
    },
    {
      when: (f) => f.paidAction === 'aquifer-pumping',
      answer: 'no',
      because: cite('aquifer-pumping#discounts', 'Discounts on building tags do not apply'),
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
      tells: 'Aquifer Pumping: I have 2 MC, 2 steel and Advanced Alloys.',
      given: { paidAction: 'aquifer-pumping', mc: 2, steel: 2, advancedAlloys: true },
      expect: yes('aquifer-pumping#answer'),
    },
    {
      from: 'aquifer-pumping#cheung-shing-mars',
      tells: 'As Cheung Shing Mars I have 6 MC and no steel. Is Aquifer Pumping 2 MC cheaper for me, so that I can use it?',
      given: { paidAction: 'aquifer-pumping', mc: 6, steel: 0, helion: false },
      expect: no('aquifer-pumping#discounts'),
    },
    {
      from: 'rotator-impacts#mixing',
      tells: 'Rotator Impacts with 1 titanium and 3 MC?',
      given: { paidAction: 'rotator-impacts', mc: 3, titanium: 1 },
      expect: yes('rotator-impacts#answer'),
    },
    {
      from: 'rotator-impacts#titanium-value',
      tells: 'Rotator Impacts with 1 titanium and 1 MC, having Advanced Alloys and Mercurian Alloys in play.',
      given: { paidAction: 'rotator-impacts', mc: 1, titanium: 1, advancedAlloys: true, mercurianAlloys: true },
      expect: yes('rotator-impacts#answer'),
    },
    {
      from: 'ours',
      tells: 'Rotator Impacts with 2 MC, 5 steel and no titanium; not Helion.',
      given: { paidAction: 'rotator-impacts', mc: 2, steel: 5, titanium: 0, helion: false },
      expect: no('rotator-impacts-discounts#answer'),
    },
    {
      from: 'water-import-from-europa#mercurian-alloys',
      tells: 'Water Import From Europa with 0 MC, 3 titanium and Mercurian Alloys.',
      given: { paidAction: 'water-import-from-europa', mc: 0, titanium: 3, mercurianAlloys: true },
      expect: yes('water-import-from-europa#answer'),
    },
    {
      from: 'water-import-from-europa#titanium-value',
      tells: 'As Phobolog I use Water Import From Europa with 0 MC and 3 titanium.',
      given: { paidAction: 'water-import-from-europa', mc: 0, titanium: 3, phobolog: true },
      expect: yes('water-import-from-europa#answer'),
    },
    {
      from: 'ours',
      tells: 'Water Import From Europa with 2 MC and 3 titanium, which are worth 3 MC each: no Advanced Alloys, no Mercurian Alloys, not Phobolog, not Helion.',
      given: { paidAction: 'water-import-from-europa', mc: 2, titanium: 3, advancedAlloys: false, mercurianAlloys: false, phobolog: false, helion: false },
      expect: no('water-import-discounts#answer'),
    },
    { from: 'ours', tells: 'I have 8 MC for Aquifer Pumping.', given: { paidAction: 'aquifer-pumping', mc: 8 }, expect: yes('blue-action-cost#answer') },
    {
      from: 'ours',
      tells: 'Helion uses Rotator Impacts with 2 MC and 4 heat.',
      given: { paidAction: 'rotator-impacts', mc: 2, corporation: 'helion', heat: 4, titanium: 0 },
      expect: yes('helion#any-cost'),
    },
    {
      from: 'ours',
      tells: 'As Helion I have 1 MC, 1 steel, 3 heat and Rego Plastics but no Advanced Alloys. Enough for Aquifer Pumping?',
      given: { paidAction: 'aquifer-pumping', mc: 1, steel: 1, advancedAlloys: false, regoPlastics: true, helion: true, heat: 3 },
      expect: no('aquifer-pumping#discounts'),
    },
    {
      from: 'ours',
      tells: 'Aquifer Pumping with 2 steel and 3 MC; I am not Helion.',
      given: { paidAction: 'aquifer-pumping', mc: 3, steel: 2, helion: false },
      expect: needs('advancedAlloys', 'regoPlastics'),
    },
    {
      from: 'ours',
      tells: 'Rotator Impacts with 1 titanium and 1 MC; I am not Helion.',
      given: { paidAction: 'rotator-impacts', mc: 1, titanium: 1, helion: false },
      expect: needs('advancedAlloys', 'mercurianAlloys', 'phobolog'),
    },
    { from: 'ours', tells: 'I have 6 MC: can I use Aquifer Pumping?', given: { paidAction: 'aquifer-pumping', mc: 6 }, expect: needs('steel', 'helion') },
    {
      from: 'ours',
      tells: '7 MC, no steel, no titanium, not Helion. Can I use its action?',
      given: { mc: 7, steel: 0, titanium: 0, helion: false },
      expect: needs('paidAction'),
    },
  ],
})
