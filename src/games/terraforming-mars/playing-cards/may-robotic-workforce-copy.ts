import { choice, derived, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { card } from '../facts/cards.ts'
import { isOwnCard } from '../facts/turns.ts'

const copiedKind = derived(
  choice(
    'What kind of card do you want to copy?',
    { project: 'a green or blue card', prelude: 'a Prelude', corporation: 'a corporation', event: 'an event played before' },
    {
      says: {
        project: ['green card', 'blue card', 'project card'],
        prelude: ['my prelude', 'prelude card', 'a prelude', 'research network'],
        corporation: ['corporation', 'corp'],
        event: ['played event', 'an event', 'my event', 'event i played', 'event card', 'facedown event', 'old event'],
      },
      fixed: true,
    },
  ),
  { card },
  (f) => (f.card.id === 'robotic-workforce' ? undefined : f.card.type === 'event' ? 'event' : 'project'),
)
const copiedTag = derived(
  choice(
    'Which tag does it have?',
    { building: 'a building tag', wild: 'the wild tag of Research Network', none: 'no building tag' },
    {
      says: {
        building: ['with a building tag', 'has a building tag', 'building tag', 'building card', 'a building', 'my building'],
        wild: ['research network', 'wild tag'],
        none: ['no building tag', 'without a building tag', 'lacks a building tag', 'not a building card', 'has only a space tag'],
      },
      fixed: true,
    },
  ),
  { card },
  (f) => (f.card.id !== 'robotic-workforce' && f.card.tags?.includes('building') ? 'building' : undefined),
)
const boxPlace = choice(
  'Where is the production box?',
  { bottom: 'at the bottom of the card, or plain start production', upper: 'in an effect or action', none: 'nowhere: the card changes no production' },
  {
    says: {
      bottom: ['bottom box', 'lower panel', 'bottom of the card', 'start production', 'starting production'],
      upper: [
        'part of its effect',
        'part of its action',
        'which is its action',
        'which is its effect',
        'upper panel',
        'top box',
        'production from its action',
        'production from its effect',
        'production of its action',
        'production in its action',
      ],
      none: ['no production box', 'without a production box', 'no production on it'],
    },
    usual: 'bottom',
    fixed: true,
  },
)
const isBoxPossible = yesNo('Can every change in the box be carried out now?', ['can be carried out', 'possible'], {
  no: ['cannot be carried out', 'not enough production', 'impossible', 'not possible'],
  usual: true,
})

export const mayRoboticWorkforceCopy = defineRule({
  id: 'may-robotic-workforce-copy',
  question: 'May Robotic Workforce copy (duplicate) this production?',
  facts: { isOwnCard, copiedKind, copiedTag, boxPlace, isBoxPossible },
  never: [{ when: (f) => f.copiedTag === 'wild' && f.copiedKind !== 'prelude', because: 'Research Network is a Prelude.' }],
  clauses: [
    {
      when: (f) => !f.isOwnCard,
      answer: 'no',
      because: cite('robotic-workforce-playable#own-cards', 'Only your own project cards, Prelude cards and corporation will do'),
    },
    {
      when: (f) => f.copiedKind === 'event',
      answer: 'no',
      because: cite('event-tags#face-down', 'so that its tags cannot be seen and count for no effects or actions'),
    },
    {
      when: (f) => f.copiedTag === 'none',
      answer: 'no',
      because: cite('robotic-workforce-playable#answer', 'Only if a building card of yours in play has a production box'),
    },
    { when: (f) => f.boxPlace === 'none', answer: 'no', because: cite('robotic-workforce-playable#nothing-to-copy', 'Robotic Workforce cannot be played') },
    {
      when: [(f) => f.copiedKind === 'corporation', (f) => f.boxPlace === 'upper'],
      answer: 'no',
      because: cite('robotic-workforce-corporations#action-or-effect', 'belongs to an action or effect of the corporation cannot be copied'),
    },
    {
      when: (f) => f.boxPlace === 'upper',
      answer: 'no',
      because: cite('robotic-workforce#upper-panel', 'It cannot copy a production box that belongs to an effect or action'),
    },
    {
      when: (f) => !f.isBoxPossible,
      answer: 'no',
      because: cite('robotic-workforce#decreases', 'Any decreases of production in that box must still be carried out'),
    },
    {
      when: (f) => f.copiedTag === 'wild',
      answer: 'yes',
      because: [
        cite('research-network-robotic-workforce#answer', 'its wild tag can be a building tag for that'),
        cite('research-network#building-tag', 'For Robotic Workforce it can be a building tag'),
      ],
    },
    {
      when: (f) => f.copiedKind === 'prelude',
      answer: 'yes',
      because: cite('robotic-workforce-preludes#answer', 'if it has a building tag, its production can be duplicated'),
    },
    {
      when: (f) => f.copiedKind === 'corporation',
      answer: 'yes',
      because: cite('robotic-workforce-corporations#answer', 'of a corporation with a building tag'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('robotic-workforce#answer', 'Only the production box, with its brown background') },
  examples: [
    {
      from: 'robotic-workforce#immigrant-city',
      tells: 'Robotic Workforce on my Immigrant City, a blue card with a building tag: its top box',
      given: { isOwnCard: true, copiedKind: 'project', copiedTag: 'building', boxPlace: 'upper' },
      expect: no('robotic-workforce#upper-panel'),
    },
    {
      from: 'robotic-workforce#immigrant-city',
      tells: 'Robotic Workforce on my Immigrant City, a blue card with a building tag: its bottom box, which can be carried out',
      given: { isOwnCard: true, copiedKind: 'project', copiedTag: 'building', boxPlace: 'bottom', isBoxPossible: true },
      expect: yes('robotic-workforce#answer'),
    },
    {
      from: 'ours',
      tells: 'Robotic Workforce on the bottom box of my Immigrant City, a building card, with not enough production',
      given: { isOwnCard: true, copiedKind: 'project', copiedTag: 'building', boxPlace: 'bottom', isBoxPossible: false },
      expect: no('robotic-workforce#decreases'),
    },
    {
      from: 'robotic-workforce-corporations#building-tag',
      tells: 'Robotic Workforce on my corporation Manutech with a building tag: its start production, possible',
      given: { isOwnCard: true, copiedKind: 'corporation', copiedTag: 'building', boxPlace: 'bottom', isBoxPossible: true },
      expect: yes('robotic-workforce-corporations#answer'),
    },
    {
      from: 'robotic-workforce-corporations#factorum',
      tells: 'Robotic Workforce on my corporation Factorum with a building tag: its energy production, which is its action',
      given: { isOwnCard: true, copiedKind: 'corporation', copiedTag: 'building', boxPlace: 'upper' },
      expect: no('robotic-workforce-corporations#action-or-effect'),
    },
    {
      from: 'robotic-workforce-preludes#research-network',
      tells: 'Robotic Workforce on the bottom box of my Research Network, possible',
      given: { isOwnCard: true, copiedKind: 'prelude', copiedTag: 'wild', boxPlace: 'bottom', isBoxPossible: true },
      expect: yes('research-network-robotic-workforce#answer', 'research-network#building-tag'),
    },
    {
      from: 'robotic-workforce-preludes#building-tag',
      tells: 'Robotic Workforce on the bottom box of my prelude with a building tag, possible',
      given: { isOwnCard: true, copiedKind: 'prelude', copiedTag: 'building', boxPlace: 'bottom', isBoxPossible: true },
      expect: yes('robotic-workforce-preludes#answer'),
    },
    {
      from: 'ours',
      tells: 'Robotic Workforce on my prelude with no building tag',
      given: { isOwnCard: true, copiedKind: 'prelude', copiedTag: 'none' },
      expect: no('robotic-workforce-playable#answer'),
    },
    { from: 'ours', tells: "Robotic Workforce on an opponent's card", given: { isOwnCard: false }, expect: no('robotic-workforce-playable#own-cards') },
    {
      from: 'ours',
      tells: 'Robotic Workforce on my played event with a building tag',
      given: { isOwnCard: true, copiedKind: 'event', copiedTag: 'building' },
      expect: no('event-tags#face-down'),
    },
    {
      from: 'ours',
      tells: 'Robotic Workforce on my green card with a building tag, possible',
      given: { isOwnCard: true, copiedKind: 'project', copiedTag: 'building', isBoxPossible: true },
      expect: needs('boxPlace'),
    },
    {
      from: 'ours',
      tells: 'Robotic Workforce on the bottom box of something of mine with a building tag, possible',
      given: { isOwnCard: true, copiedTag: 'building', boxPlace: 'bottom', isBoxPossible: true },
      expect: needs('copiedKind'),
    },
    {
      from: 'ours',
      tells: 'Robotic Workforce on the bottom box of my green card, possible',
      given: { isOwnCard: true, copiedKind: 'project', boxPlace: 'bottom', isBoxPossible: true },
      expect: needs('copiedTag'),
    },
    {
      from: 'robotic-workforce-corporations#factorum',
      tells: 'Robotic Workforce on my corporation Factorum with a building tag: its steel, a start production, possible',
      given: { isOwnCard: true, copiedKind: 'corporation', copiedTag: 'building', boxPlace: 'bottom', isBoxPossible: true },
      expect: yes('robotic-workforce-corporations#answer'),
    },
    {
      from: 'robotic-workforce-playable#nothing-to-copy',
      tells: 'Robotic Workforce on my green building card without a production box',
      given: { isOwnCard: true, copiedKind: 'project', copiedTag: 'building', boxPlace: 'none' },
      expect: no('robotic-workforce-playable#nothing-to-copy'),
    },
    {
      from: 'ours',
      tells: 'Robotic Workforce on Medical Lab',
      given: { card: 'medical-lab' },
      expect: needs('isOwnCard', 'boxPlace', 'isBoxPossible'),
    },
    {
      from: 'ours',
      tells:
        'Robotic Workforce on the bottom box of my Immigrant City, a building card, at −4 MC production: the city is not placed again, so not enough production',
      given: { isOwnCard: true, card: 'immigrant-city', copiedTag: 'building', boxPlace: 'bottom', isBoxPossible: false },
      expect: no('robotic-workforce#decreases'),
    },
    {
      from: 'ours',
      tells: 'Robotic Workforce on an event I played, my own card',
      given: { copiedKind: 'event', isOwnCard: true },
      expect: no('event-tags#face-down'),
    },
  ],
})
