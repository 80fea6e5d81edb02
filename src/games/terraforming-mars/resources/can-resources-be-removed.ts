import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { isVictimProtected } from '../facts/card-resources.ts'

const remover = choice(
  'Who or what removes them?',
  {
    opponent: 'not their owner: another player, with a card or an action',
    owner: 'their owner',
    solo: 'you, from the neutral opponent of a solo game',
    'global-event': 'a Global Event',
  },
  {
    says: {
      opponent: [
        'another player',
        'an opponent',
        'my opponent',
        'opponent removes',
        'she removes',
        'he removes',
        'i remove from her',
        'i remove from him',
        'from her',
        'from him',
        'from an opponent',
        'her plants',
        'his plants',
        'someone else',
        'attack',
      ],
      owner: ['my own', 'from myself', 'the owner', 'i remove my own', 'of my own'],
      solo: ['neutral opponent', 'neutral player', 'solo'],
      'global-event': ['global event', 'turmoil event', 'the event', 'corrosive rain'],
    },
    usual: 'opponent',
  },
)
const removedKind = choice(
  'Which resources are they?',
  {
    living: 'plants, animals or microbes',
    pets: 'animals on Pets',
    'helion-heat': 'heat of Helion, in place of MC',
    other: 'others (MC, steel, floaters and so on)',
  },
  {
    says: {
      living: ['plants', 'animals', 'microbes', 'an animal', 'a microbe'],
      pets: ['pets', 'on pets', 'animals on pets', 'from pets'],
      'helion-heat': ["helion's heat", 'heat from helion', 'heat of helion', 'heat instead of mc'],
      other: ['mc', 'megacredits', 'steel', 'titanium', 'floaters', 'a floater', 'energy'],
    },
  },
)
const takenFrom = choice(
  'From how many are they to be taken with one effect?',
  { one: 'one player, and one card at most', players: 'several players', cards: 'several cards of one player' },
  {
    says: {
      one: ['one player', 'one card', 'a single card', 'one opponent', 'the same card'],
      players: ['several players', 'two players', 'different players', 'each opponent', 'two opponents', 'split between opponents'],
      cards: ['two cards', 'several cards', 'different cards', 'a second card', 'two different cards'],
    },
    usual: 'one',
  },
)
// Cards that take resources from others are nearly always asked about because they may: an asteroid, Virus, Ants.
const isRemovalRed = yesNo(
  'Does the symbol of what is removed have a red border (any player)?',
  ['red border', 'red frame', 'red outline', 'from any player', 'any player'],
  { no: ['no red border', 'without a red border', 'no red frame', 'no red outline'], usual: true },
)

export const canResourcesBeRemoved = defineRule({
  id: 'can-resources-be-removed',
  question: 'Can these resources be removed from this player?',
  facts: { remover, removedKind, takenFrom, isRemovalRed, isVictimProtected },
  never: [
    {
      when: (f) => f.remover === 'solo' && (f.isVictimProtected || f.removedKind === 'pets' || f.removedKind === 'helion-heat'),
      because: 'The neutral opponent has no cards and no corporation.',
    },
    { when: (f) => f.takenFrom === 'players' && (f.remover === 'owner' || f.remover === 'solo'), because: 'That is one player.' },
    { when: (f) => f.removedKind === 'helion-heat' && f.remover === 'owner', because: 'What Helion pays with heat is not removed from anybody.' },
  ],
  clauses: [
    { when: (f) => f.removedKind === 'pets', answer: 'no', because: cite('pets-removal#answer', 'they cannot be removed, not even by the owner') },
    {
      when: [(f) => f.removedKind === 'helion-heat', (f) => f.remover === 'global-event'],
      answer: 'no',
      because: cite('helion#global-event', "It cannot pay a Global Event's penalty"),
    },
    { when: (f) => f.removedKind === 'helion-heat', answer: 'no', because: cite('helion-lost-mc#answer', 'cards that steal or remove MC cannot take heat') },
    {
      when: [(f) => f.remover === 'global-event', (f) => f.takenFrom === 'cards'],
      answer: 'no',
      because: cite('corrosive-rain#answer', 'both floaters must come from the same card'),
    },
    {
      when: (f) => f.remover === 'global-event',
      answer: 'yes',
      because: cite('protected-habitats-global-events#answer', 'global events can remove resources of a player who has it'),
    },
    { when: (f) => f.takenFrom === 'players', answer: 'no', because: cite('removing-resources#one-opponent', 'you cannot remove resources from several') },
    // One card is what is said of an opponent's resources; of several cards of one's own, nothing is said.
    {
      when: [(f) => f.remover === 'owner', (f) => f.takenFrom === 'cards'],
      unsettled: [{ answer: null, because: cite('removing-resources#one-card', 'Resources on cards must come from 1 card, not from several') }],
    },
    {
      when: (f) => f.takenFrom === 'cards',
      answer: 'no',
      because: [
        cite('removing-resources#one-card', 'Resources on cards must come from 1 card, not from several'),
        cite('virus#answer', 'all animals that you remove must come from a single card'),
      ],
    },
    {
      when: (f) => f.remover === 'owner',
      answer: 'yes',
      because: cite('protected-habitats#answer', 'it does not stop you from removing resources of your own'),
    },
    { when: (f) => !f.isRemovalRed, answer: 'no', because: cite('affecting-opponents#no-red-border', 'nor remove any from there') },
    {
      when: (f) => f.remover === 'solo',
      answer: 'yes',
      because: cite('solo-neutral-opponent#answer', 'whose resources and production of any kind you can also reduce'),
    },
    {
      when: [(f) => f.removedKind === 'living', (f) => f.isVictimProtected],
      answer: 'no',
      because: [cite('predators#another-player', 'if it is not protected by Protected Habitats'), cite('ants#another-players', 'if it is not protected')],
    },
  ],
  otherwise: { answer: 'yes', because: cite('affecting-opponents#answer', 'Only when the resource or production symbol has a red border') },
  examples: [
    {
      from: 'affecting-opponents#plants',
      tells: 'Deimos Down has a red border around the plants: can I remove them from an opponent, just one, who has no Protected Habitats?',
      given: { remover: 'opponent', removedKind: 'living', takenFrom: 'one', isRemovalRed: true, isVictimProtected: false },
      expect: yes('affecting-opponents#answer'),
    },
    {
      from: 'affecting-opponents#mc',
      tells: 'I play Flooding, red border, and want the MC of one opponent who has Protected Habitats',
      given: { remover: 'opponent', removedKind: 'other', takenFrom: 'one', isRemovalRed: true, isVictimProtected: true },
      expect: yes('affecting-opponents#answer'),
    },
    {
      from: 'ours',
      tells: 'She has Protected Habitats. Can my opponent’s asteroid with the red border still take her plants?',
      given: { remover: 'opponent', removedKind: 'living', takenFrom: 'one', isRemovalRed: true, isVictimProtected: true },
      expect: no('predators#another-player', 'ants#another-players'),
    },
    {
      from: 'protected-habitats#ants',
      tells: 'I have Protected Habitats myself. May I move my own microbes from one card of mine with Ants?',
      given: { remover: 'owner', removedKind: 'living', takenFrom: 'one', isVictimProtected: true },
      expect: yes('protected-habitats#answer'),
    },
    {
      from: 'protected-habitats-global-events#global-events',
      tells: 'A Global Event takes plants from a player with Protected Habitats',
      given: { remover: 'global-event', removedKind: 'living', takenFrom: 'one', isVictimProtected: true },
      expect: yes('protected-habitats-global-events#answer'),
    },
    {
      from: 'corrosive-rain#removed-floaters',
      tells: 'The global event Corrosive Rain takes my floaters: one each from two different cards?',
      given: { remover: 'global-event', removedKind: 'other', takenFrom: 'cards' },
      expect: no('corrosive-rain#answer'),
    },
    {
      from: 'pets-removal#owner',
      tells: 'I want to take an animal off my own Pets',
      given: { remover: 'owner', removedKind: 'pets' },
      expect: no('pets-removal#answer'),
    },
    {
      from: 'pets-removal#others',
      tells: 'Another player wants to remove animals on Pets, with a red border',
      given: { remover: 'opponent', removedKind: 'pets', isRemovalRed: true },
      expect: no('pets-removal#answer'),
    },
    {
      from: 'helion-lost-mc#other-players',
      tells: 'Helion has no MC. Can an opponent take Helion’s heat with Hired Raiders instead?',
      given: { remover: 'opponent', removedKind: 'helion-heat', isRemovalRed: true },
      expect: no('helion-lost-mc#answer'),
    },
    {
      from: 'ours',
      tells: 'A global event takes MC: may it be heat of Helion?',
      given: { remover: 'global-event', removedKind: 'helion-heat' },
      expect: no('helion#global-event'),
    },
    {
      from: 'virus#only-one-animal',
      tells: 'Virus takes 1 animal from her Birds, which has only that one, and 1 from a second card of hers',
      given: { remover: 'opponent', removedKind: 'living', takenFrom: 'cards', isRemovalRed: true },
      expect: no('removing-resources#one-card', 'virus#answer'),
    },
    {
      from: 'removing-resources#one-opponent',
      tells: 'Can I take 4 plants from one and 4 from another, so from two opponents with one asteroid?',
      given: { remover: 'opponent', removedKind: 'living', takenFrom: 'players', isRemovalRed: true },
      expect: no('removing-resources#one-opponent'),
    },
    {
      from: 'affecting-opponents#no-red-border',
      tells: 'Can I remove a floater from an opponent? One card, and the symbol has no red border',
      given: { remover: 'opponent', removedKind: 'other', takenFrom: 'one', isRemovalRed: false },
      expect: no('affecting-opponents#no-red-border'),
    },
    {
      from: 'ours',
      tells: 'Solo game: my asteroid with the red border takes plants from the neutral opponent',
      given: { remover: 'solo', removedKind: 'living', takenFrom: 'one', isRemovalRed: true },
      expect: yes('solo-neutral-opponent#answer'),
    },
    {
      from: 'ours',
      tells: 'I want to remove my own animals, from two cards of mine, for one effect',
      given: { remover: 'owner', removedKind: 'living', takenFrom: 'cards' },
      expect: unsettled('removing-resources#one-card'),
    },
    {
      from: 'ours',
      tells: 'Can an opponent remove microbes from one card of mine with a red border card?',
      given: { remover: 'opponent', removedKind: 'living', takenFrom: 'one', isRemovalRed: true },
      expect: needs('isVictimProtected'),
    },
    {
      from: 'ours',
      tells: 'She has Protected Habitats, and I remove something of hers with a red border, all from one player',
      given: { remover: 'opponent', takenFrom: 'one', isRemovalRed: true, isVictimProtected: true },
      expect: needs('removedKind'),
    },
    {
      from: 'ours',
      tells: 'Plants of one player with Protected Habitats are to go, red border',
      given: { removedKind: 'living', takenFrom: 'one', isRemovalRed: true, isVictimProtected: true },
      expect: needs('remover'),
    },
    {
      from: 'ours',
      tells: 'Can my opponent take steel from me, just me as the one player?',
      given: { remover: 'opponent', removedKind: 'other', takenFrom: 'one' },
      expect: needs('isRemovalRed'),
    },
    {
      from: 'ours',
      tells: 'Another player removes MC with a red border card',
      given: { remover: 'opponent', removedKind: 'other', isRemovalRed: true },
      expect: needs('takenFrom'),
    },
  ],
})
