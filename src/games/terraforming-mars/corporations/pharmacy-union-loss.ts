import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { microbeTags } from '../facts/card-tags.ts'
import { pharmacyState } from '../facts/pharmacy-union.ts'
import { mc } from '../facts/resources.ts'

export const pharmacyUnionLoss = defineAmount({
  id: 'pharmacy-union-loss',
  question: 'How many MC do I lose as Pharmacy Union when someone plays this card, myself included?',
  unit: 'MC',
  // Who asks has a card with such a tag before them; how much money there is matters only to a player who is nearly broke.
  facts: { microbeTags: { ...microbeTags, usual: 1 }, pharmacyState, mc: { ...mc, usual: 20 } },
  clauses: [
    { when: (f) => f.pharmacyState === 'flipped', answer: 0, because: cite('pharmacy-union-flipped#ability', 'Its passive ability is no longer active') },
    {
      when: [(f) => f.pharmacyState === 'now', (f) => f.mc >= 4 * f.microbeTags],
      answer: (f) => 4 * f.microbeTags,
      because: cite('pharmacy-union-both-tags#microbe-afterwards', "The microbe tag's trigger must still be resolved"),
    },
  ],
  sum: [
    {
      add: (f) => 4 * f.microbeTags,
      because: [
        cite('pharmacy-union#microbe-tag', 'you lose 4 MC and add a disease'),
        cite('mons-insurance-pharmacy-union#trigger', 'costs Pharmacy Union 4 MC and adds a disease token'),
      ],
    },
  ],
  atMost: { amount: (f) => f.mc, because: cite('pharmacy-union#less-than-4-mc', 'It may be less than 4 MC that you are forced to remove') },
  examples: [
    {
      from: 'pharmacy-union#microbe-tag',
      tells: 'Another player plays Advanced Ecosystems; Pharmacy Union is face up and I have 20 MC',
      given: { card: 'advanced-ecosystems', pharmacyState: 'up', mc: 20 },
      expect: answers(4, 'pharmacy-union#microbe-tag', 'mons-insurance-pharmacy-union#trigger'),
    },
    {
      from: 'pharmacy-union#less-than-4-mc',
      tells: '1 microbe tag is played, Pharmacy Union is face up and I have 2 MC',
      given: { microbeTags: 1, pharmacyState: 'up', mc: 2 },
      expect: answers(2, 'pharmacy-union#less-than-4-mc', 'pharmacy-union#microbe-tag', 'mons-insurance-pharmacy-union#trigger'),
    },
    {
      from: 'pharmacy-union-both-tags#microbe-afterwards',
      tells: 'I resolve the science tag first and flip Pharmacy Union; the card has 1 microbe tag too, and I have 20 MC',
      given: { microbeTags: 1, pharmacyState: 'now', mc: 20 },
      expect: answers(4, 'pharmacy-union-both-tags#microbe-afterwards'),
    },
    {
      from: 'pharmacy-union-flipped#ability',
      tells: 'Pharmacy Union is already flipped, 1 microbe tag is played and I have 20 MC',
      given: { microbeTags: 1, pharmacyState: 'flipped', mc: 20 },
      expect: answers(0, 'pharmacy-union-flipped#ability'),
    },
    {
      from: 'ours',
      tells: 'A card with 0 microbe tags, Pharmacy Union face up, and I have 20 MC',
      given: { microbeTags: 0, pharmacyState: 'up', mc: 20 },
      expect: answers(0, 'pharmacy-union#microbe-tag', 'mons-insurance-pharmacy-union#trigger'),
    },
    { from: 'ours', tells: 'As Pharmacy Union I have 20 MC when 1 microbe tag is played', given: { microbeTags: 1, mc: 20 }, expect: needs('pharmacyState') },
    {
      from: 'ours',
      tells: 'She plays a card, Pharmacy Union is face up and I have 20 MC',
      given: { pharmacyState: 'up', mc: 20 },
      expect: needs('microbeTags'),
    },
    {
      from: 'ours',
      tells: 'I resolve the science tag first and flip Pharmacy Union, then 1 microbe tag, and I have 3 MC',
      given: { microbeTags: 1, pharmacyState: 'now', mc: 3 },
      expect: answers(3, 'pharmacy-union#microbe-tag', 'pharmacy-union#less-than-4-mc', 'mons-insurance-pharmacy-union#trigger'),
    },
    { from: 'ours', tells: 'Pharmacy Union is face up, and 1 microbe tag is played', given: { microbeTags: 1, pharmacyState: 'up' }, expect: needs('mc') },
  ],
})
