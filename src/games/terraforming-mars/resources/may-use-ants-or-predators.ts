import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isVictimProtected } from '../facts/card-resources.ts'

const eater = choice('Which action is it?', { ants: 'Ants', predators: 'Predators' }, { says: { ants: ['ants', 'ant'], predators: ['predators', 'predator'] } })
const prey = choice(
  'What would you take?',
  { microbe: 'a microbe', animal: 'an animal', disease: 'a disease of Pharmacy Union', none: 'nothing: there is none to take' },
  {
    says: {
      microbe: ['microbe', 'microbes', 'a microbe', 'has microbes'],
      animal: ['animal', 'animals', 'an animal', 'has animals'],
      disease: ['disease', 'diseases'],
      none: ['no microbes in play', 'no animals in play', 'nobody has microbes', 'nobody has animals', 'none in play', 'nothing to take'],
    },
  },
)
const preyFrom = choice(
  'Where would you take it from?',
  {
    itself: 'the card itself',
    own: 'another card or corporation of yours',
    opponent: 'a card or corporation of another player',
    pets: "Pets, yours or another player's",
    neutral: 'the neutral opponent of a solo game',
  },
  {
    says: {
      itself: ['itself', 'from itself', 'its own', 'on ants', 'on predators'],
      own: ['my own card', 'another card of mine', 'my other card', 'from myself'],
      opponent: ["opponent's card", 'another player', "another player's card", 'her card', 'his card', 'opponent has'],
      pets: ['pets', 'on pets', 'from pets'],
      neutral: ['neutral opponent', 'neutral player', 'solo'],
    },
  },
)

export const mayUseAntsOrPredators = defineRule({
  id: 'may-use-ants-or-predators',
  question: 'May I use the action of Ants or Predators with this resource?',
  facts: { eater, prey, preyFrom, isVictimProtected },
  never: [{ when: (f) => f.preyFrom === 'pets' && (f.prey === 'microbe' || f.prey === 'disease'), because: 'Pets holds animals.' }],
  clauses: [
    { when: (f) => f.prey === 'disease', answer: 'no', because: cite('pharmacy-union-disease#answer', 'is a resource of its own, not a microbe') },
    {
      when: [(f) => f.eater === 'ants', (f) => f.prey !== 'microbe'],
      answer: 'no',
      because: [
        cite('ants#answer', 'Only if there is a microbe in play that can be taken'),
        cite('removing-as-a-cost#answer', 'the action cannot be performed unless the resource is removed'),
      ],
    },
    {
      when: [(f) => f.eater === 'predators', (f) => f.prey !== 'animal'],
      answer: 'no',
      because: cite('predators#answer', 'Only if there is an animal in play that can be taken'),
    },
    {
      when: (f) => f.preyFrom === 'pets',
      answer: 'no',
      because: [cite('predators#pets', 'they cannot be taken'), cite('pets-removal#answer', 'they cannot be removed, not even by the owner')],
    },
    {
      when: [(f) => f.prey === 'microbe', (f) => f.preyFrom === 'opponent', (f) => f.isVictimProtected],
      answer: 'no',
      because: cite('ants#protected-habitats', "What protects another player's microbes is Protected Habitats"),
    },
    {
      when: [(f) => f.preyFrom === 'opponent', (f) => f.isVictimProtected],
      answer: 'no',
      because: cite('predators#another-player', 'if it is not protected by Protected Habitats'),
    },
    {
      when: [(f) => f.prey === 'microbe', (f) => f.preyFrom === 'itself'],
      answer: 'yes',
      because: cite('ants-on-itself#answer', 'you remove a microbe from Ants and add one'),
    },
    { when: (f) => f.preyFrom === 'itself', answer: 'yes', because: cite('predators-own-animal#answer', 'consume one and produce one') },
    {
      when: [(f) => f.prey === 'microbe', (f) => f.preyFrom === 'own'],
      answer: 'yes',
      because: [
        cite('ants#your-own', 'another project card or corporation card of yours'),
        cite('protected-habitats#ants', 'you can still use Ants to move microbes'),
      ],
    },
    { when: (f) => f.preyFrom === 'own', answer: 'yes', because: cite('predators#your-other-cards', 'another project card or corporation card of yours') },
    {
      when: [(f) => f.prey === 'microbe', (f) => f.preyFrom === 'neutral'],
      answer: 'yes',
      because: cite('ants#solo', 'the microbe from the imaginary neutral opponent'),
    },
    {
      when: (f) => f.preyFrom === 'neutral',
      answer: 'yes',
      because: cite('predators-solo#answer', 'the imaginary neutral opponent has animals that you can remove'),
    },
    {
      when: (f) => f.prey === 'microbe',
      answer: 'yes',
      because: [
        cite('ants#another-players', 'from a project card or corporation of another player'),
        cite('recyclon-other-cards#removed', 'Ants can remove microbes from it'),
      ],
    },
  ],
  otherwise: {
    answer: 'yes',
    because: [
      cite('predators#another-player', 'from a project card or corporation of another player'),
      cite('martian-zoo-animals#removal', 'Predators and Virus can remove animals from it'),
    ],
  },
  examples: [
    {
      from: 'ants#no-microbes',
      tells: 'Ants, and no microbe in play',
      given: { eater: 'ants', prey: 'none' },
      expect: no('ants#answer', 'removing-as-a-cost#answer'),
    },
    { from: 'predators#no-animals', tells: 'Predators, and no animal in play', given: { eater: 'predators', prey: 'none' }, expect: no('predators#answer') },
    {
      from: 'ours',
      tells: 'Ants, and only animals are in play',
      given: { eater: 'ants', prey: 'animal' },
      expect: no('ants#answer', 'removing-as-a-cost#answer'),
    },
    {
      from: 'recyclon-other-cards#removed',
      tells: "Ants takes a microbe off another player's Recyclon",
      given: { eater: 'ants', prey: 'microbe', preyFrom: 'opponent', isVictimProtected: false },
      expect: yes('ants#another-players', 'recyclon-other-cards#removed'),
    },
    {
      from: 'ants#protected-habitats',
      tells: 'She has Protected Habitats',
      given: { eater: 'ants', prey: 'microbe', preyFrom: 'opponent', isVictimProtected: true },
      expect: no('ants#protected-habitats'),
    },
    {
      from: 'predators#another-player',
      tells: 'Predators against Protected Habitats',
      given: { eater: 'predators', prey: 'animal', preyFrom: 'opponent', isVictimProtected: true },
      expect: no('predators#another-player'),
    },
    {
      from: 'martian-zoo-animals#removal',
      tells: "Predators takes an animal off another player's Martian Zoo",
      given: { eater: 'predators', prey: 'animal', preyFrom: 'opponent', isVictimProtected: false },
      expect: yes('predators#another-player', 'martian-zoo-animals#removal'),
    },
    {
      from: 'ants-on-itself#cube-needed',
      tells: 'Ants eats its own microbe, to stall',
      given: { eater: 'ants', prey: 'microbe', preyFrom: 'itself' },
      expect: yes('ants-on-itself#answer'),
    },
    {
      from: 'predators-own-animal#answer',
      tells: 'Predators eats its own animal',
      given: { eater: 'predators', prey: 'animal', preyFrom: 'itself' },
      expect: yes('predators-own-animal#answer'),
    },
    {
      from: 'protected-habitats#ants',
      tells: 'I have Protected Habitats, and Ants takes a microbe of mine that scores less',
      given: { eater: 'ants', prey: 'microbe', preyFrom: 'own', isVictimProtected: true },
      expect: yes('ants#your-own', 'protected-habitats#ants'),
    },
    {
      from: 'predators#your-other-cards',
      tells: 'Predators takes an animal of my Fish',
      given: { eater: 'predators', prey: 'animal', preyFrom: 'own' },
      expect: yes('predators#your-other-cards'),
    },
    {
      from: 'predators#pets',
      tells: 'The only animals are on Pets',
      given: { eater: 'predators', prey: 'animal', preyFrom: 'pets' },
      expect: no('predators#pets', 'pets-removal#answer'),
    },
    {
      from: 'pharmacy-union-disease#answer',
      tells: 'Ants and the diseases of Pharmacy Union',
      given: { eater: 'ants', prey: 'disease' },
      expect: no('pharmacy-union-disease#answer'),
    },
    { from: 'ants#solo', tells: 'Ants in a solo game', given: { eater: 'ants', prey: 'microbe', preyFrom: 'neutral' }, expect: yes('ants#solo') },
    {
      from: 'predators-solo#neutral-opponent',
      tells: 'Predators in a solo game',
      given: { eater: 'predators', prey: 'animal', preyFrom: 'neutral' },
      expect: yes('predators-solo#answer'),
    },
    {
      from: 'ours',
      tells: 'Ants, and another player has microbes',
      given: { eater: 'ants', prey: 'microbe', preyFrom: 'opponent' },
      expect: needs('isVictimProtected'),
    },
    { from: 'ours', tells: 'Ants and a microbe', given: { eater: 'ants', prey: 'microbe', isVictimProtected: true }, expect: needs('preyFrom') },
    { from: 'ours', tells: 'Ants', given: { eater: 'ants', preyFrom: 'own' }, expect: needs('prey') },
    { from: 'ours', tells: 'A microbe of mine', given: { prey: 'microbe', preyFrom: 'own' }, expect: needs('eater') },
  ],
})
