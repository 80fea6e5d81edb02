import { yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { structureColour } from '../facts.ts'

const saysPlace = yesNo("Does the card's description say where to place it?", ['description says', 'card says where', 'says where'], {
  usual: false,
  fixed: true,
})

export const whereToPlaceStructure = defineChoice({
  id: 'where-to-place-structure',
  question: 'Where do I place this Structure?',
  facts: { structureColour, saysPlace },
  answers: {
    'above-blue': 'Above the Blue area of your Base, with all Production Symbols visible',
    'above-yellow': 'Above the Yellow area of your Base, with all Flags visible',
    'next-to-base': 'Next to your Base',
    'as-described': 'Where its description says',
  },
  clauses: [
    {
      when: (f) => f.structureColour === 'blue',
      answer: 'above-blue',
      because: [cite('placing-structures#blue', 'Above the Blue area'), cite('blue-structures#place', 'stacked above the Blue area of your Base')],
    },
    {
      when: (f) => f.structureColour === 'yellow',
      answer: 'above-yellow',
      because: [cite('placing-structures#yellow', 'Above the Yellow area'), cite('yellow-structures#place', 'stacked above the Yellow area of your base')],
    },
    {
      when: (f) => f.structureColour === 'grey',
      answer: 'next-to-base',
      because: [
        cite('placing-structures#grey-and-pink', 'Next to your base, on their own'),
        cite('grey-structures#name', 'stand on their own next to your base'),
      ],
    },
    {
      when: (f) => f.structureColour === 'pink',
      answer: 'next-to-base',
      because: [
        cite('placing-structures#grey-and-pink', 'Next to your base, on their own'),
        cite('pink-structures#name', 'stand on their own next to your base'),
      ],
    },
    { when: (f) => f.saysPlace, answer: 'as-described', because: cite('placing-structures#red', "unless the card's description has it otherwise") },
  ],
  otherwise: { answer: 'next-to-base', because: cite('red-structures#place', "like pink and grey ones, unless the card's description says otherwise") },
  examples: [
    {
      from: 'ours',
      tells: 'A blue structure',
      given: { structureColour: 'blue' },
      expect: answers('above-blue', 'placing-structures#blue', 'blue-structures#place'),
    },
    {
      from: 'ours',
      tells: 'A yellow structure',
      given: { structureColour: 'yellow' },
      expect: answers('above-yellow', 'placing-structures#yellow', 'yellow-structures#place'),
    },
    {
      from: 'ours',
      tells: 'Workers Union is grey',
      given: { structureColour: 'grey' },
      expect: answers('next-to-base', 'placing-structures#grey-and-pink', 'grey-structures#name'),
    },
    {
      from: 'ours',
      tells: 'Charger is pink',
      given: { structureColour: 'pink' },
      expect: answers('next-to-base', 'placing-structures#grey-and-pink', 'pink-structures#name'),
    },
    {
      from: 'ours',
      tells: 'An Obelisk that says nothing of its place',
      given: { structureColour: 'red', saysPlace: false },
      expect: answers('next-to-base', 'red-structures#place'),
    },
    {
      from: 'ours',
      tells: 'A red card that names its place',
      given: { structureColour: 'red', saysPlace: true },
      expect: answers('as-described', 'placing-structures#red'),
    },
    {
      from: 'ours',
      tells: 'A yellow card: a place of its own is provided for red ones, and Flags must be visible',
      given: { structureColour: 'yellow', saysPlace: true },
      expect: answers('above-yellow', 'placing-structures#yellow', 'yellow-structures#place'),
    },
    { from: 'ours', tells: 'The card says where it goes, and nobody named its colour', given: { saysPlace: true }, expect: needs('structureColour') },
    { from: 'ours', tells: 'A red card', given: { structureColour: 'red' }, expect: needs('saysPlace') },
    { from: 'ours', tells: 'Some card that says nothing of its place', given: { saysPlace: false }, expect: needs('structureColour') },
  ],
})
