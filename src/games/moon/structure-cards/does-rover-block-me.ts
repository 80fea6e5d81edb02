import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'

const structureUse = choice(
  'What do you want with the structure?',
  { park: 'park a Rover on it', engineering: 'choose it, a Blue Structure, with Engineering', own: 'use your own structure: its production or Flags' },
  { says: { park: ['park', 'parking', 'place a rover'], engineering: ['engineering'], own: ['my own', 'my structure', 'my production', 'my flags'] } },
)
const roverThere = choice(
  'Is a Rover on the structure?',
  { yes: 'yes', no: 'no', left: 'one was parked there, and Rover Stop took it away' },
  {
    says: {
      yes: ['occupied', 'a rover on it', 'rover is on it', 'blocked'],
      no: ['empty', 'no rover on it', 'free space'],
      left: ['moved to rover stop', 'rover stop took it', 'rover left'],
    },
  },
)

export const doesRoverBlockMe = defineRule({
  id: 'does-rover-block-me',
  question: 'Does a Rover on the structure keep me from using it?',
  facts: { structureUse, roverThere },
  clauses: [
    { when: (f) => f.structureUse === 'engineering', answer: 'no', because: cite('engineering#answer', 'whether a Rover is on it or not') },
    {
      when: (f) => f.structureUse === 'own',
      answer: 'no',
      because: [
        cite('one-rover-per-structure#owner', "What is blocked is the space; the owner's own use of the card is not"),
        cite('conflict:parked-rover-owner#answer', 'it blocks the parking space and nothing else'),
      ],
    },
    {
      when: (f) => f.roverThere === 'yes',
      answer: 'yes',
      because: cite('one-rover-per-structure#answer', 'each structure has room for only one Rover, and it blocks the space'),
    },
    {
      when: (f) => f.roverThere === 'left',
      unsettled: [
        { answer: 'no', because: cite('conflict:rover-stop-frees-space#free-again', 'is no longer on the structure, whose space is empty') },
        { answer: 'yes', because: cite('conflict:rover-stop-frees-space#still-blocked', 'is said to block the space until the Era ends') },
      ],
    },
  ],
  otherwise: { answer: 'no', because: cite('parking-a-rover#room', 'which has room for one Rover only') },
  examples: [
    {
      from: 'ours',
      tells: 'Engineering on a blue structure with a Rover',
      given: { structureUse: 'engineering', roverThere: 'yes' },
      expect: no('engineering#answer'),
    },
    {
      from: 'ours',
      tells: 'Her Rover is on my yellow structure, and I need its Flag',
      given: { structureUse: 'own', roverThere: 'yes' },
      expect: no('one-rover-per-structure#owner', 'conflict:parked-rover-owner#answer'),
    },
    { from: 'ours', tells: 'Park where a Rover is', given: { structureUse: 'park', roverThere: 'yes' }, expect: yes('one-rover-per-structure#answer') },
    { from: 'ours', tells: 'Park where none is', given: { structureUse: 'park', roverThere: 'no' }, expect: no('parking-a-rover#room') },
    {
      from: 'ours',
      tells: 'Park where Rover Stop took a Rover away',
      given: { structureUse: 'park', roverThere: 'left' },
      expect: unsettled('conflict:rover-stop-frees-space#free-again', 'conflict:rover-stop-frees-space#still-blocked'),
    },
    { from: 'ours', tells: 'No Rover is on it, whatever I want', given: { roverThere: 'no' }, expect: no('parking-a-rover#room') },
    {
      from: 'ours',
      tells: 'Engineering, where Rover Stop took a Rover away: the open question does not touch it',
      given: { structureUse: 'engineering', roverThere: 'left' },
      expect: no('engineering#answer'),
    },
    { from: 'ours', tells: 'I want to park there', given: { structureUse: 'park' }, expect: needs('roverThere') },
    { from: 'ours', tells: 'A Rover is on it', given: { roverThere: 'yes' }, expect: needs('structureUse') },
  ],
})
