import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isVictimProtected } from '../facts/card-resources.ts'
import { isRedBorder } from '../facts/production.ts'

const remover = choice(
  'Who or what removes them?',
  {
    opponent: 'another player, with a card or an action',
    owner: 'their owner',
    solo: 'you, from the neutral opponent of a solo game',
    'global-event': 'a Global Event',
  },
  {
    says: {
      opponent: ['another player', 'an opponent', 'opponent removes', 'i remove from her', 'i remove from him', 'someone else'],
      owner: ['my own', 'from myself', 'the owner', 'i remove my own'],
      solo: ['neutral opponent', 'neutral player', 'solo'],
      'global-event': ['global event', 'turmoil event', 'the event'],
    },
  },
)
const removedKind = choice(
  'Which resources are they?',
  { living: 'plants, animals or microbes', pets: 'animals on Pets', other: 'others (MC, steel, floaters and so on)' },
  {
    says: {
      living: ['plants', 'animals', 'microbes', 'an animal', 'a microbe'],
      pets: ['pets', 'on pets', 'animals on pets', 'from pets'],
      other: ['mc', 'megacredits', 'steel', 'titanium', 'floaters', 'heat', 'energy'],
    },
  },
)
const takenFrom = choice(
  'From how many are they to be taken with one effect?',
  { one: 'one player, and one card at most', players: 'several players', cards: 'several cards of one player' },
  {
    says: {
      one: ['one player', 'one card', 'a single card', 'one opponent'],
      players: ['several players', 'two players', 'different players', 'each opponent', 'two opponents'],
      cards: ['two cards', 'several cards', 'different cards', 'a second card'],
    },
    usual: 'one',
  },
)

export const canResourcesBeRemoved = defineRule({
  id: 'can-resources-be-removed',
  question: 'Can these resources be removed from this player?',
  facts: { remover, removedKind, takenFrom, isRedBorder, isVictimProtected },
  never: [{ when: (f) => f.remover === 'solo' && (f.isVictimProtected || f.removedKind === 'pets'), because: 'The neutral opponent has no cards.' }],
  clauses: [
    { when: (f) => f.removedKind === 'pets', answer: 'no', because: cite('pets-removal#answer', 'they cannot be removed, not even by the owner') },
    {
      when: (f) => f.remover === 'global-event',
      answer: 'yes',
      because: cite('protected-habitats-global-events#answer', 'global events can remove resources of a player who has it'),
    },
    { when: (f) => f.takenFrom === 'players', answer: 'no', because: cite('removing-resources#one-opponent', 'you cannot remove resources from several') },
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
    { when: (f) => !f.isRedBorder, answer: 'no', because: cite('affecting-opponents#no-red-border', 'nor remove any from there') },
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
      tells: 'Deimos Down and the plants of another player',
      given: { remover: 'opponent', removedKind: 'living', takenFrom: 'one', isRedBorder: true, isVictimProtected: false },
      expect: yes('affecting-opponents#answer'),
    },
    {
      from: 'affecting-opponents#mc',
      tells: 'Flooding and the MC of another player, who has Protected Habitats',
      given: { remover: 'opponent', removedKind: 'other', takenFrom: 'one', isRedBorder: true, isVictimProtected: true },
      expect: yes('affecting-opponents#answer'),
    },
    {
      from: 'ours',
      tells: 'Protected Habitats keeps plants from an asteroid',
      given: { remover: 'opponent', removedKind: 'living', takenFrom: 'one', isRedBorder: true, isVictimProtected: true },
      expect: no('predators#another-player', 'ants#another-players'),
    },
    {
      from: 'protected-habitats#ants',
      tells: 'With Protected Habitats I move my own microbes by Ants',
      given: { remover: 'owner', removedKind: 'living', takenFrom: 'one', isVictimProtected: true },
      expect: yes('protected-habitats#answer'),
    },
    {
      from: 'protected-habitats-global-events#global-events',
      tells: 'A Global Event takes plants from a player with Protected Habitats',
      given: { remover: 'global-event', removedKind: 'living', isVictimProtected: true },
      expect: yes('protected-habitats-global-events#answer'),
    },
    {
      from: 'pets-removal#owner',
      tells: 'I take an animal off my own Pets',
      given: { remover: 'owner', removedKind: 'pets' },
      expect: no('pets-removal#answer'),
    },
    {
      from: 'pets-removal#others',
      tells: 'Another player wants an animal of my Pets',
      given: { remover: 'opponent', removedKind: 'pets', isRedBorder: true },
      expect: no('pets-removal#answer'),
    },
    {
      from: 'virus#only-one-animal',
      tells: 'Virus takes 1 animal here and 1 from a second card',
      given: { remover: 'opponent', removedKind: 'living', takenFrom: 'cards', isRedBorder: true },
      expect: no('removing-resources#one-card', 'virus#answer'),
    },
    {
      from: 'removing-resources#one-opponent',
      tells: '4 plants from one opponent and 4 from another',
      given: { remover: 'opponent', removedKind: 'living', takenFrom: 'players', isRedBorder: true },
      expect: no('removing-resources#one-opponent'),
    },
    {
      from: 'affecting-opponents#no-red-border',
      tells: 'A floater of an opponent, and the symbol has no red border',
      given: { remover: 'opponent', removedKind: 'other', takenFrom: 'one', isRedBorder: false },
      expect: no('affecting-opponents#no-red-border'),
    },
    {
      from: 'ours',
      tells: 'Plants of the neutral opponent',
      given: { remover: 'solo', removedKind: 'living', takenFrom: 'one', isRedBorder: true },
      expect: yes('solo-neutral-opponent#answer'),
    },
    {
      from: 'ours',
      tells: 'Microbes of another player',
      given: { remover: 'opponent', removedKind: 'living', takenFrom: 'one', isRedBorder: true },
      expect: needs('isVictimProtected'),
    },
    {
      from: 'ours',
      tells: 'She has Protected Habitats, and I remove something of hers',
      given: { remover: 'opponent', takenFrom: 'one', isRedBorder: true, isVictimProtected: true },
      expect: needs('removedKind'),
    },
    {
      from: 'ours',
      tells: 'Plants of a player with Protected Habitats are removed',
      given: { removedKind: 'living', takenFrom: 'one', isRedBorder: true, isVictimProtected: true },
      expect: needs('remover'),
    },
    {
      from: 'ours',
      tells: 'Nobody looked at the border',
      given: { remover: 'opponent', removedKind: 'other', takenFrom: 'one' },
      expect: needs('isRedBorder'),
    },
    {
      from: 'ours',
      tells: 'Nobody said from how many',
      given: { remover: 'opponent', removedKind: 'other', isRedBorder: true },
      expect: needs('takenFrom'),
    },
  ],
})
