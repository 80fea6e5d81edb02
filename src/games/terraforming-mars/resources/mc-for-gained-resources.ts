import { choice, number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const gainedResource = choice(
  'What do you gain?',
  { microbe: 'microbes', animal: 'animals', disease: 'diseases (Pharmacy Union)' },
  {
    says: {
      microbe: ['microbe', 'microbes', 'a microbe', 'ants', 'tardigrades', 'decomposers', 'psychrophiles', 'nitrite reducing bacteria', 'regolith eaters'],
      animal: ['animal', 'animals', 'an animal', 'predators', 'birds', 'fish', 'livestock', 'small animals', 'herbivores', 'ecological zone', 'pets'],
      disease: ['disease', 'diseases', 'a disease'],
    },
  },
)
const gainedNumber = number('How many of them?', { min: 1, usual: 1 }, { units: ['microbes', 'microbe', 'animals', 'animal'] })
const isGainPlaced = yesNo('Do they go on a card of yours?', ['goes on', 'go on', 'put on', 'onto', 'on my card', 'i have a card for it', 'placed on'], {
  no: [
    'no animal card',
    'no microbe card',
    'no card for them',
    'no card for animals',
    'no card for microbes',
    'no card that holds',
    'no card to put',
    'no place for',
    'without a card for',
    'cannot be placed',
    'no card for it',
    'nowhere to put',
    'cannot place',
    'no card can take it',
    'is discarded',
    'gets discarded',
  ],
  usual: true,
})
const topsoilContract = yesNo('Do you have Topsoil Contract in play?', ['topsoil contract', 'topsoil'], { usual: false })
const meatIndustries = yesNo('Do you have Meat Industries in play?', ['meat industries', 'meat industry'], { usual: false })

export const mcForGainedResources = defineAmount({
  id: 'mc-for-gained-resources',
  question: 'How many MC do Topsoil Contract and Meat Industries bring me?',
  unit: 'MC',
  facts: { gainedResource, gainedNumber, isGainPlaced, topsoilContract, meatIndustries },
  clauses: [
    {
      when: (f) => f.gainedResource === 'disease',
      answer: 0,
      because: cite('pharmacy-union-disease#answer', 'is a resource of its own, not a microbe'),
    },
    {
      when: [(f) => !f.isGainPlaced, (f) => f.gainedResource === 'microbe'],
      answer: 0,
      because: cite('topsoil-contract#answer', 'a microbe for which you have no card does not trigger it'),
    },
    { when: (f) => !f.isGainPlaced, answer: 0, because: cite('meat-industries#answer', 'an animal for which you have no card does not trigger it') },
    {
      when: (f) => f.gainedResource === 'animal',
      answer: (f) => (f.meatIndustries ? 2 * f.gainedNumber : 0),
      because: cite('meat-industries-predators#answer', 'for 2 MC, because a new animal is being gained'),
    },
  ],
  sum: [
    {
      add: (f) => (f.topsoilContract ? f.gainedNumber : 0),
      because: [
        cite('topsoil-contract-ants#answer', 'for 1 MC, because a new microbe is being gained'),
        cite('topsoil-contract-decomposers#answer', 'triggers Topsoil Contract immediately, for 1 MC'),
      ],
    },
  ],
  examples: [
    {
      from: 'topsoil-contract-ants#answer',
      tells: 'Ants eats its own microbe: I gain 1 microbe on my card and have Topsoil Contract',
      given: { gainedResource: 'microbe', gainedNumber: 1, isGainPlaced: true, topsoilContract: true },
      expect: answers(1, 'topsoil-contract-ants#answer', 'topsoil-contract-decomposers#answer'),
    },
    {
      from: 'topsoil-contract-decomposers#answer',
      tells: 'I play Topsoil Contract after Decomposers: 1 microbe goes on Decomposers, no Meat Industries',
      given: { gainedResource: 'microbe', gainedNumber: 1, isGainPlaced: true, topsoilContract: true, meatIndustries: false },
      expect: answers(1, 'topsoil-contract-ants#answer', 'topsoil-contract-decomposers#answer'),
    },
    {
      from: 'meat-industries-predators#answer',
      tells: 'Predators eats its own animal and gets 1 animal on my card, with Meat Industries',
      given: { gainedResource: 'animal', gainedNumber: 1, isGainPlaced: true, meatIndustries: true },
      expect: answers(2, 'meat-industries-predators#answer'),
    },
    {
      from: 'topsoil-contract#no-card',
      tells: 'Topsoil Contract: 1 microbe from Symbiotic Fungus, but no card for it',
      given: { gainedResource: 'microbe', gainedNumber: 1, isGainPlaced: false, topsoilContract: true },
      expect: answers(0, 'topsoil-contract#answer'),
    },
    {
      from: 'meat-industries#no-card',
      tells: 'I gain 1 animal with Meat Industries in play, but no card can take it',
      given: { gainedResource: 'animal', gainedNumber: 1, isGainPlaced: false, meatIndustries: true },
      expect: answers(0, 'meat-industries#answer'),
    },
    {
      from: 'ours',
      tells: 'I gain 2 animals on my card with Topsoil Contract but no Meat Industries',
      given: { gainedResource: 'animal', gainedNumber: 2, isGainPlaced: true, topsoilContract: true, meatIndustries: false },
      expect: answers(0, 'meat-industries-predators#answer'),
    },
    {
      from: 'ours',
      tells: '3 microbes placed on my card, with Topsoil Contract and Meat Industries',
      given: { gainedResource: 'microbe', gainedNumber: 3, isGainPlaced: true, topsoilContract: true, meatIndustries: true },
      expect: answers(3, 'topsoil-contract-ants#answer', 'topsoil-contract-decomposers#answer'),
    },
    {
      from: 'pharmacy-union-disease#answer',
      tells: 'I get 1 disease on Pharmacy Union and have Topsoil Contract in play: 1 MC?',
      given: { gainedResource: 'disease', gainedNumber: 1, topsoilContract: true },
      expect: answers(0, 'pharmacy-union-disease#answer'),
    },
    {
      from: 'ours',
      tells: 'I gain 1 microbe with Topsoil Contract',
      given: { gainedResource: 'microbe', gainedNumber: 1, topsoilContract: true },
      expect: needs('isGainPlaced'),
    },
    {
      from: 'ours',
      tells: 'I add 1 animal, which goes on Fish',
      given: { gainedResource: 'animal', gainedNumber: 1, isGainPlaced: true },
      expect: needs('meatIndustries'),
    },
    {
      from: 'ours',
      tells: 'I add 1 microbe, which goes on Ants',
      given: { gainedResource: 'microbe', gainedNumber: 1, isGainPlaced: true },
      expect: needs('topsoilContract'),
    },
    {
      from: 'ours',
      tells: 'I get 1, placed on my card, with Topsoil Contract, no Meat Industries',
      given: { gainedNumber: 1, isGainPlaced: true, topsoilContract: true, meatIndustries: false },
      expect: needs('gainedResource'),
    },
    {
      from: 'ours',
      tells: 'Microbes placed on Ants, with Topsoil Contract',
      given: { gainedResource: 'microbe', isGainPlaced: true, topsoilContract: true },
      expect: needs('gainedNumber'),
    },
  ],
})
