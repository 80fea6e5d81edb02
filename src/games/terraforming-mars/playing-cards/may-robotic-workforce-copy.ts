import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const isOwnCard = yesNo('Is the card your own?', ['my card', 'my own card', 'mine'], {
  no: ["opponent's card", "another player's card", 'his card', 'her card'],
  usual: true,
})
const copiedKind = choice(
  'What kind of card do you want to copy?',
  { project: 'a green or blue card', prelude: 'a Prelude', corporation: 'a corporation', event: 'an event played before' },
  {
    says: {
      project: ['green card', 'blue card', 'project card'],
      prelude: ['prelude', 'prelude card'],
      corporation: ['corporation', 'corp'],
      event: ['event', 'played event'],
    },
  },
)
const copiedTag = choice(
  'Which tag does it have?',
  { building: 'a building tag', wild: 'the wild tag of Research Network', none: 'no building tag' },
  {
    says: { building: ['building tag', 'building card'], wild: ['research network', 'wild tag'], none: ['no building tag', 'not a building card'] },
    fixed: true,
  },
)
const isBoxOfEffect = yesNo('Does the production belong to an effect or action of the card?', ['effect', 'action', 'upper panel', 'top box'], {
  no: ['bottom box', 'lower panel', 'bottom of the card', 'production box'],
  usual: false,
  fixed: true,
})
const isBoxPossible = yesNo('Can every change in the box be carried out now?', ['can be carried out', 'possible'], {
  no: ['cannot be carried out', 'not enough production', 'impossible'],
  usual: true,
})

export const mayRoboticWorkforceCopy = defineRule({
  id: 'may-robotic-workforce-copy',
  question: 'May Robotic Workforce copy this production?',
  facts: { isOwnCard, copiedKind, copiedTag, isBoxOfEffect, isBoxPossible },
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
    {
      when: [(f) => f.copiedKind === 'corporation', (f) => f.isBoxOfEffect],
      answer: 'no',
      because: cite('robotic-workforce-corporations#action-or-effect', 'belongs to an action or effect of the corporation cannot be copied'),
    },
    {
      when: (f) => f.isBoxOfEffect,
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
      because: cite('research-network-robotic-workforce#answer', 'its wild tag can be a building tag for that'),
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
      tells: 'The top box of Immigrant City',
      given: { isOwnCard: true, copiedKind: 'project', copiedTag: 'building', isBoxOfEffect: true },
      expect: no('robotic-workforce#upper-panel'),
    },
    {
      from: 'robotic-workforce#immigrant-city',
      tells: 'The bottom box of Immigrant City',
      given: { isOwnCard: true, copiedKind: 'project', copiedTag: 'building', isBoxOfEffect: false, isBoxPossible: true },
      expect: yes('robotic-workforce#answer'),
    },
    {
      from: 'ours',
      tells: 'The bottom box of Immigrant City without energy production',
      given: { isOwnCard: true, copiedKind: 'project', copiedTag: 'building', isBoxOfEffect: false, isBoxPossible: false },
      expect: no('robotic-workforce#decreases'),
    },
    {
      from: 'robotic-workforce-corporations#building-tag',
      tells: 'Manutech',
      given: { isOwnCard: true, copiedKind: 'corporation', copiedTag: 'building', isBoxOfEffect: false, isBoxPossible: true },
      expect: yes('robotic-workforce-corporations#answer'),
    },
    {
      from: 'robotic-workforce-corporations#factorum',
      tells: 'The energy production of Factorum, which is its action',
      given: { isOwnCard: true, copiedKind: 'corporation', copiedTag: 'building', isBoxOfEffect: true },
      expect: no('robotic-workforce-corporations#action-or-effect'),
    },
    {
      from: 'robotic-workforce-preludes#research-network',
      tells: 'Research Network',
      given: { isOwnCard: true, copiedTag: 'wild', isBoxOfEffect: false, isBoxPossible: true },
      expect: yes('research-network-robotic-workforce#answer'),
    },
    {
      from: 'robotic-workforce-preludes#building-tag',
      tells: 'A Prelude with a building tag',
      given: { isOwnCard: true, copiedKind: 'prelude', copiedTag: 'building', isBoxOfEffect: false, isBoxPossible: true },
      expect: yes('robotic-workforce-preludes#answer'),
    },
    {
      from: 'ours',
      tells: 'A Prelude without one',
      given: { isOwnCard: true, copiedKind: 'prelude', copiedTag: 'none' },
      expect: no('robotic-workforce-playable#answer'),
    },
    { from: 'ours', tells: "An opponent's green card", given: { isOwnCard: false }, expect: no('robotic-workforce-playable#own-cards') },
    {
      from: 'ours',
      tells: 'An event with a building tag',
      given: { isOwnCard: true, copiedKind: 'event', copiedTag: 'building' },
      expect: no('event-tags#face-down'),
    },
    {
      from: 'ours',
      tells: 'A green card with a building tag',
      given: { isOwnCard: true, copiedKind: 'project', copiedTag: 'building', isBoxPossible: true },
      expect: needs('isBoxOfEffect'),
    },
    {
      from: 'ours',
      tells: 'Something with a building tag',
      given: { isOwnCard: true, copiedTag: 'building', isBoxOfEffect: false, isBoxPossible: true },
      expect: needs('copiedKind'),
    },
    {
      from: 'ours',
      tells: 'A green card',
      given: { isOwnCard: true, copiedKind: 'project', isBoxOfEffect: false, isBoxPossible: true },
      expect: needs('copiedTag'),
    },
  ],
})
