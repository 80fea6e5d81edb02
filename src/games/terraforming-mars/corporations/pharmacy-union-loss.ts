import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { microbeTags } from '../facts/card-tags.ts'
import { pharmacyState } from '../facts/pharmacy-union.ts'
import { mc } from '../facts/resources.ts'

export const pharmacyUnionLoss = defineAmount({
  id: 'pharmacy-union-loss',
  question: 'How many MC do I lose as Pharmacy Union when a player, myself included, plays this card?',
  unit: 'MC',
  facts: { microbeTags, pharmacyState, mc },
  clauses: [
    { when: (f) => f.pharmacyState === 'flipped', answer: 0, because: cite('pharmacy-union-flipped#ability', 'Its passive ability is no longer active') },
    {
      when: [(f) => f.pharmacyState === 'now', (f) => f.mc >= 4 * f.microbeTags],
      answer: (f) => 4 * f.microbeTags,
      because: cite('pharmacy-union-both-tags#microbe-afterwards', "The microbe tag's trigger must still be resolved"),
    },
  ],
  sum: [{ add: (f) => 4 * f.microbeTags, because: cite('pharmacy-union#microbe-tag', 'you lose 4 MC and add a disease') }],
  atMost: { amount: (f) => f.mc, because: cite('pharmacy-union#less-than-4-mc', 'It may be less than 4 MC that you are forced to remove') },
  examples: [
    {
      from: 'pharmacy-union#microbe-tag',
      tells: 'Another player plays Advanced Ecosystems, with a microbe tag',
      given: { card: 'advanced-ecosystems', pharmacyState: 'up', mc: 20 },
      expect: answers(4, 'pharmacy-union#microbe-tag'),
    },
    {
      from: 'pharmacy-union#less-than-4-mc',
      tells: 'I have 2 MC',
      given: { microbeTags: 1, pharmacyState: 'up', mc: 2 },
      expect: answers(2, 'pharmacy-union#less-than-4-mc', 'pharmacy-union#microbe-tag'),
    },
    {
      from: 'pharmacy-union-both-tags#microbe-afterwards',
      tells: 'A card with both tags: the science tag flips the corporation, the microbe tag still costs 4 MC',
      given: { microbeTags: 1, pharmacyState: 'now', mc: 20 },
      expect: answers(4, 'pharmacy-union-both-tags#microbe-afterwards'),
    },
    {
      from: 'pharmacy-union-flipped#ability',
      tells: 'It was flipped long ago',
      given: { microbeTags: 1, pharmacyState: 'flipped', mc: 20 },
      expect: answers(0, 'pharmacy-union-flipped#ability'),
    },
    { from: 'ours', tells: 'No microbe tag', given: { microbeTags: 0, pharmacyState: 'up', mc: 20 }, expect: answers(0, 'pharmacy-union#microbe-tag') },
    { from: 'ours', tells: 'A microbe tag', given: { microbeTags: 1, mc: 20 }, expect: needs('pharmacyState') },
    { from: 'ours', tells: 'A card, with Pharmacy Union face up', given: { pharmacyState: 'up', mc: 20 }, expect: needs('microbeTags') },
    { from: 'ours', tells: 'A microbe tag, and nobody counted the MC', given: { microbeTags: 1, pharmacyState: 'up' }, expect: needs('mc') },
  ],
})
