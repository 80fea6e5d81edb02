import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { microbeTags } from '../facts/card-tags.ts'
import { pharmacyState } from '../facts/pharmacy-union.ts'

const addedToPharmacy = choice(
  'What would put something on Pharmacy Union?',
  { tags: 'microbe tags on a card that a player plays', microbe: 'an effect that adds microbes to a card' },
  {
    says: {
      tags: ['microbe tag', 'microbe tags', 'plays a microbe tag'],
      microbe: ['symbiotic fungus', 'add a microbe', 'extreme-cold fungus', 'adds microbes', 'put a microbe'],
    },
    usual: 'tags',
  },
)

export const pharmacyUnionDiseases = defineAmount({
  id: 'pharmacy-union-diseases',
  question: 'How many diseases are put on Pharmacy Union?',
  unit: 'diseases',
  facts: { addedToPharmacy, microbeTags: { ...microbeTags, usual: 1 }, pharmacyState },
  clauses: [
    { when: (f) => f.addedToPharmacy === 'microbe', answer: 0, because: cite('pharmacy-union-disease#answer', 'is a resource of its own, not a microbe') },
    { when: (f) => f.pharmacyState === 'flipped', answer: 0, because: cite('pharmacy-union-flipped#ability', 'Its passive ability is no longer active') },
    {
      when: (f) => f.pharmacyState === 'now',
      answer: 0,
      because: cite('pharmacy-union-both-tags#disease', 'You then place no disease, for the card that could hold it is gone'),
    },
  ],
  sum: [{ add: (f) => f.microbeTags, because: cite('pharmacy-union#microbe-tag', 'you lose 4 MC and add a disease') }],
  examples: [
    {
      from: 'pharmacy-union#microbe-tag',
      tells: 'Somebody plays Advanced Ecosystems with its microbe tag while Pharmacy Union is face up',
      given: { addedToPharmacy: 'tags', card: 'advanced-ecosystems', pharmacyState: 'up' },
      expect: answers(1, 'pharmacy-union#microbe-tag'),
    },
    {
      from: 'pharmacy-union-both-tags#disease',
      tells: 'A card with 1 microbe tag and a science tag: I took the science tag first and flipped Pharmacy Union',
      given: { addedToPharmacy: 'tags', microbeTags: 1, pharmacyState: 'now' },
      expect: answers(0, 'pharmacy-union-both-tags#disease'),
    },
    {
      from: 'pharmacy-union-flipped#ability',
      tells: '1 microbe tag is played after Pharmacy Union was flipped before',
      given: { addedToPharmacy: 'tags', microbeTags: 1, pharmacyState: 'flipped' },
      expect: answers(0, 'pharmacy-union-flipped#ability'),
    },
    {
      from: 'pharmacy-union-disease#answer',
      tells: 'May Symbiotic Fungus put a microbe on Pharmacy Union, which is face up?',
      given: { addedToPharmacy: 'microbe', pharmacyState: 'up' },
      expect: answers(0, 'pharmacy-union-disease#answer'),
    },
    {
      from: 'ours',
      tells: 'Somebody plays 1 microbe tag against Pharmacy Union',
      given: { addedToPharmacy: 'tags', microbeTags: 1 },
      expect: needs('pharmacyState'),
    },
    {
      from: 'ours',
      tells: 'Somebody plays a card with microbe tags; Pharmacy Union is face up',
      given: { addedToPharmacy: 'tags', pharmacyState: 'up' },
      expect: needs('microbeTags'),
    },
    {
      from: 'ours',
      tells: 'A card with 2 microbe tags is played while Pharmacy Union is face up',
      given: { addedToPharmacy: 'tags', microbeTags: 2, pharmacyState: 'up' },
      expect: answers(2, 'pharmacy-union#microbe-tag'),
    },
    { from: 'ours', tells: '1 microbe tag, and Pharmacy Union is face up', given: { microbeTags: 1, pharmacyState: 'up' }, expect: needs('addedToPharmacy') },
  ],
})
