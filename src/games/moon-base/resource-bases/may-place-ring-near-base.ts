import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { touchesBase } from '../facts.ts'

const baseIsOn = choice(
  'Where is the resource base?',
  {
    beneath: 'on a crater beneath your ring, which is stacked on two rings',
    overlapping: 'on a crater that overlaps the one your ring is to go on',
    crater: 'on the crater that your ring is to go on',
  },
  {
    says: {
      crater: ['on the crater', 'on the same crater', 'same crater', 'around the base', 'ring around a base', 'crater has a base'],
      overlapping: [
        'overlapping neighbour holds',
        'overlapping neighbour has',
        'overlapping crater holds',
        'overlaps a crater with',
        'overlaps one with',
        'on an overlapping crater',
        'overlapping crater has a base',
        'crater that overlaps',
        'overlapping crater',
      ],
      beneath: [
        // A ring "over the base" may as well lie around it on its crater.
        'beneath my stacked ring',
        'under my stacked ring',
        'beneath the two rings',
        'right above the base',
        'stack above the base',
        'stacked above the base',
        'stack above a base',
        'stack over a base',
        'stacked over a base',
      ],
    },
  },
)

export const mayPlaceRingNearBase = defineRule({
  id: 'may-place-ring-near-base',
  question: 'May I place my ring near this resource base?',
  facts: { baseIsOn, touchesBase },
  clauses: [
    {
      when: (f) => f.baseIsOn === 'crater',
      answer: 'no',
      because: [
        cite('ring-and-base#answer', 'you cannot have both on the same crater'),
        cite('resource-base#later-rounds', 'occupied by a resource base is no longer available for placing a ring'),
      ],
    },
    {
      when: (f) => f.touchesBase,
      answer: 'no',
      because: cite('ring-above-base#touching', 'You may not place your ring in such a way that it physically touches'),
    },
    {
      when: (f) => f.baseIsOn === 'overlapping',
      answer: 'yes',
      because: cite('base-beside-ring#placing-a-ring', 'on an empty crater even if a crater overlapping it has a resource base'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('ring-above-base#clear-of-it', 'If there is no contact, the ring may even be right above the base') },
  examples: [
    {
      from: 'ours',
      tells: 'A ring around the base, without contact',
      given: { baseIsOn: 'crater', touchesBase: false },
      expect: no('ring-and-base#answer', 'resource-base#later-rounds'),
    },
    {
      from: 'ours',
      tells: 'A ring on an empty crater whose overlapping neighbour holds a resource base, not touching it',
      given: { baseIsOn: 'overlapping', touchesBase: false },
      expect: yes('base-beside-ring#placing-a-ring'),
    },
    {
      from: 'ours',
      tells: 'The base is on an overlapping crater, and the ring would touch it',
      given: { baseIsOn: 'overlapping', touchesBase: true },
      expect: no('ring-above-base#touching'),
    },
    {
      from: 'ours',
      tells: 'A stacked ring right above the base',
      given: { baseIsOn: 'beneath', touchesBase: false },
      expect: yes('ring-above-base#clear-of-it'),
    },
    {
      from: 'ours',
      tells: 'A stacked ring that rests on the base',
      given: { baseIsOn: 'beneath', touchesBase: true },
      expect: no('ring-above-base#touching'),
    },
    {
      from: 'ours',
      tells: 'The base is on an overlapping crater, and nobody looked closely',
      given: { baseIsOn: 'overlapping' },
      expect: needs('touchesBase'),
    },
    { from: 'ours', tells: 'A base near the ring, without contact', given: { touchesBase: false }, expect: needs('baseIsOn') },
    {
      from: 'ours',
      tells: 'A ring placed so that it touches a resource base, wherever that is',
      given: { touchesBase: true },
      expect: no('ring-above-base#touching'),
    },
    {
      from: 'ours',
      tells: 'The large ring would lie around the small base on its crater',
      given: { baseIsOn: 'crater' },
      expect: no('ring-and-base#answer', 'resource-base#later-rounds'),
    },
    {
      from: 'ours',
      tells: 'I stack over two rings, and the base between them is beneath my stacked ring',
      given: { baseIsOn: 'beneath' },
      expect: needs('touchesBase'),
    },
  ],
})
