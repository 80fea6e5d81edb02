import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isVictimProtected } from '../facts/card-resources.ts'
import { isSolo } from '../facts/parts.ts'

const eater = choice('Which action is it?', { ants: 'Ants', predators: 'Predators' }, { says: { ants: ['ants', 'ant'], predators: ['predators', 'predator'] } })
const prey = choice(
  'What would you take?',
  { microbe: 'a microbe', animal: 'an animal', disease: 'a disease of Pharmacy Union', none: 'nothing: no player has any' },
  {
    says: {
      microbe: ['microbe', 'microbes', 'a microbe', 'has microbes'],
      animal: ['animal', 'animals', 'an animal', 'has animals'],
      disease: ['disease', 'diseases', 'a disease', 'disease from pharmacy union', 'diseases from pharmacy union', 'pharmacy union'],
      none: [
        'no microbes in play',
        'no animals in play',
        'no microbes anywhere',
        'no animals anywhere',
        'nobody has microbes',
        'nobody has any microbes',
        'nobody has animals',
        'nobody has any animals',
        'none in play',
        'nothing to take',
      ],
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
      itself: [
        'itself',
        'from itself',
        'its own',
        'on ants',
        'on predators',
        'on my ants',
        'on my own ants',
        'on my predators',
        'on my own predators',
        'on the ants',
        'on the predators',
      ],
      own: [
        'my own card',
        'another card of mine',
        'my other card',
        'from myself',
        'my own microbes',
        'my own animals',
        'my fish',
        'my birds',
        'my tardigrades',
        'my own tardigrades',
        'my decomposers',
        'my own decomposers',
        'my own fish',
        'my own birds',
      ],
      opponent: [
        "opponent's card",
        'another player',
        "another player's card",
        'her card',
        'his card',
        'opponent has',
        'from her',
        'from him',
        'from his',
        'from an opponent',
        'from another player',
        'her birds',
        'her fish',
        'her tardigrades',
        'her decomposers',
      ],
      pets: ['pets', 'on pets', 'from pets'],
      neutral: ['neutral opponent', 'neutral player', 'solo'],
    },
  },
)

export const mayUseAntsOrPredators = defineRule({
  id: 'may-use-ants-or-predators',
  question: 'May I use the action of Ants or Predators with this resource?',
  facts: { eater, prey, isSolo, preyFrom, isVictimProtected },
  never: [
    { when: (f) => f.preyFrom === 'pets' && (f.prey === 'microbe' || f.prey === 'disease'), because: 'Pets holds animals.' },
    { when: (f) => f.preyFrom === 'neutral' && !f.isSolo, because: 'Only a solo game has a neutral opponent.' },
    {
      when: (f) =>
        f.preyFrom === 'neutral' && (f.prey === 'disease' || (f.eater === 'ants' && f.prey === 'animal') || (f.eater === 'predators' && f.prey === 'microbe')),
      because: 'From the neutral opponent you take what the action asks for.',
    },
    { when: (f) => f.preyFrom === 'opponent' && f.isSolo, because: 'A solo game has no other player.' },
  ],
  clauses: [
    {
      when: [(f) => f.eater === 'ants', (f) => f.prey === 'none', (f) => f.isSolo],
      answer: 'yes',
      because: cite('ants#solo', 'the microbe from the imaginary neutral opponent'),
    },
    {
      when: [(f) => f.prey === 'none', (f) => f.eater === 'predators', (f) => f.isSolo],
      answer: 'yes',
      because: cite('predators-solo#answer', 'the imaginary neutral opponent has animals that you can remove'),
    },
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
      when: [(f) => f.eater === 'ants', (f) => f.preyFrom === 'opponent', (f) => f.isVictimProtected],
      answer: 'no',
      because: cite('ants#protected-habitats', "What protects another player's microbes is Protected Habitats"),
    },
    {
      when: [(f) => f.preyFrom === 'opponent', (f) => f.isVictimProtected],
      answer: 'no',
      because: cite('predators#another-player', 'if it is not protected by Protected Habitats'),
    },
    {
      when: [(f) => f.eater === 'ants', (f) => f.preyFrom === 'itself'],
      answer: 'yes',
      because: cite('ants-on-itself#answer', 'you remove a microbe from Ants and add one'),
    },
    { when: (f) => f.preyFrom === 'itself', answer: 'yes', because: cite('predators-own-animal#answer', 'consume one and produce one') },
    {
      when: [(f) => f.eater === 'ants', (f) => f.preyFrom === 'own'],
      answer: 'yes',
      because: [
        cite('ants#your-own', 'another project card or corporation card of yours'),
        cite('protected-habitats#ants', 'you can still use Ants to move microbes'),
      ],
    },
    { when: (f) => f.preyFrom === 'own', answer: 'yes', because: cite('predators#your-other-cards', 'another project card or corporation card of yours') },
    {
      when: [(f) => f.eater === 'ants', (f) => f.preyFrom === 'neutral'],
      answer: 'yes',
      because: cite('ants#solo', 'the microbe from the imaginary neutral opponent'),
    },
    {
      when: (f) => f.preyFrom === 'neutral',
      answer: 'yes',
      because: cite('predators-solo#answer', 'the imaginary neutral opponent has animals that you can remove'),
    },
    {
      when: (f) => f.eater === 'ants',
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
      tells: 'May I use Ants when there are no microbes in play? We are three, not solo',
      given: { eater: 'ants', prey: 'none', isSolo: false },
      expect: no('ants#answer', 'removing-as-a-cost#answer'),
    },
    {
      from: 'predators#no-animals',
      tells: 'Predators, and nobody has any animals; not solo',
      given: { eater: 'predators', prey: 'none', isSolo: false },
      expect: no('predators#answer'),
    },
    {
      from: 'ours',
      tells: 'I only see an animal to take, no microbe. Can Ants have that?',
      given: { eater: 'ants', prey: 'animal' },
      expect: no('ants#answer', 'removing-as-a-cost#answer'),
    },
    {
      from: 'recyclon-other-cards#removed',
      tells: "May Ants take a microbe off another player's Recyclon? She has no Protected Habitats",
      given: { eater: 'ants', prey: 'microbe', preyFrom: 'opponent', isVictimProtected: false },
      expect: yes('ants#another-players', 'recyclon-other-cards#removed'),
    },
    {
      from: 'affecting-opponents#microbes',
      tells: 'Can I use Ants on a microbe from a microbe card of another player, who is not protected?',
      given: { eater: 'ants', prey: 'microbe', preyFrom: 'opponent', isVictimProtected: false },
      expect: yes('ants#another-players', 'recyclon-other-cards#removed'),
    },
    {
      from: 'ants#protected-habitats',
      tells: 'Ants: I want a microbe from her card, but she has Protected Habitats',
      given: { eater: 'ants', prey: 'microbe', preyFrom: 'opponent', isVictimProtected: true },
      expect: no('ants#protected-habitats'),
    },
    {
      from: 'predators#another-player',
      tells: 'Predators on an animal of another player with Protected Habitats',
      given: { eater: 'predators', prey: 'animal', preyFrom: 'opponent', isVictimProtected: true },
      expect: no('predators#another-player'),
    },
    {
      from: 'martian-zoo-animals#removal',
      tells: "Can Predators eat an animal on another player's Martian Zoo, without Protected Habitats?",
      given: { eater: 'predators', prey: 'animal', preyFrom: 'opponent', isVictimProtected: false },
      expect: yes('predators#another-player', 'martian-zoo-animals#removal'),
    },
    {
      from: 'ants-on-itself#cube-needed',
      tells: 'Can Ants eat a microbe from itself, just to stall?',
      given: { eater: 'ants', prey: 'microbe', preyFrom: 'itself' },
      expect: yes('ants-on-itself#answer'),
    },
    {
      from: 'predators-own-animal#answer',
      tells: 'Predators takes an animal from itself and gets one',
      given: { eater: 'predators', prey: 'animal', preyFrom: 'itself' },
      expect: yes('predators-own-animal#answer'),
    },
    {
      from: 'protected-habitats#ants',
      tells: 'I have Protected Habitats. May Ants take a microbe from another card of mine that scores less?',
      given: { eater: 'ants', prey: 'microbe', preyFrom: 'own', isVictimProtected: true },
      expect: yes('ants#your-own', 'protected-habitats#ants'),
    },
    {
      from: 'protected-habitats#predators',
      tells: 'Predators takes an animal of my own card, and I have Protected Habitats',
      given: { eater: 'predators', prey: 'animal', preyFrom: 'own', isVictimProtected: true },
      expect: yes('predators#your-other-cards'),
    },
    {
      from: 'predators#pets',
      tells: 'The only animal for Predators is on Pets',
      given: { eater: 'predators', prey: 'animal', preyFrom: 'pets' },
      expect: no('predators#pets', 'pets-removal#answer'),
    },
    {
      from: 'pharmacy-union-disease#answer',
      tells: 'May Ants eat a disease off Pharmacy Union?',
      given: { eater: 'ants', prey: 'disease' },
      expect: no('pharmacy-union-disease#answer'),
    },
    {
      from: 'ants#solo',
      tells: 'Solo: Ants takes a microbe from the neutral opponent',
      given: { eater: 'ants', prey: 'microbe', isSolo: true, preyFrom: 'neutral' },
      expect: yes('ants#solo'),
    },
    {
      from: 'ours',
      tells: 'May Ants take from the neutral opponent?',
      given: { eater: 'ants', preyFrom: 'neutral' },
      expect: yes('ants#solo'),
    },
    {
      from: 'ours',
      tells: 'In my solo game there are no microbes in play. Can I still use Ants?',
      given: { eater: 'ants', prey: 'none', isSolo: true },
      expect: yes('ants#solo'),
    },
    {
      from: 'predators-solo#neutral-opponent',
      tells: 'Solo game: an animal of the neutral opponent for Predators',
      given: { eater: 'predators', prey: 'animal', isSolo: true, preyFrom: 'neutral' },
      expect: yes('predators-solo#answer'),
    },
    {
      from: 'ours',
      tells: 'Playing solo, no animals in play, and I have Predators',
      given: { eater: 'predators', prey: 'none', isSolo: true },
      expect: yes('predators-solo#answer'),
    },
    {
      from: 'ours',
      tells: 'No animals anywhere, for Predators',
      given: { eater: 'predators', prey: 'none' },
      expect: needs('isSolo'),
    },
    {
      from: 'ours',
      tells: 'Ants, and another player has microbes',
      given: { eater: 'ants', prey: 'microbe', preyFrom: 'opponent' },
      expect: needs('isVictimProtected'),
    },
    {
      from: 'ours',
      tells: 'Can I use Ants on a microbe where Protected Habitats is in play?',
      given: { eater: 'ants', prey: 'microbe', isVictimProtected: true },
      expect: needs('preyFrom'),
    },
    {
      from: 'ours',
      tells: 'Can Ants take something from another card of mine?',
      given: { eater: 'ants', preyFrom: 'own', isSolo: false },
      expect: needs('prey'),
    },
    { from: 'ours', tells: 'May it eat a microbe of my own card?', given: { prey: 'microbe', preyFrom: 'own' }, expect: needs('eater') },
  ],
})
