import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'

const structureUse = choice(
  'What do you want with the structure?',
  { park: 'park a Rover on it', engineering: 'choose it, a Blue Structure, with Engineering', own: 'use your own structure: its production or Flags' },
  {
    says: {
      // What parking needs beside a free space is for may-park-rover to ask: nothing here reads it.
      engineering: ['engineering', 'use engineering', 'engineering used on', 'with engineering'],
      own: ['use my own', 'use my structure', 'my production', 'my flags', 'do i still produce', 'still produce', 'still use', 'its owner', 'the owner'],
    },
  },
)
const roverThere = choice(
  'Is a Rover on the structure?',
  { yes: 'yes', no: 'no', left: 'one was parked there, and Rover Stop took it away' },
  {
    says: {
      yes: ['occupied', 'a rover on it', 'rover is on it', 'rover parked on it', 'has a rover', 'parked on my', 'rover on my', 'blocked'],
      left: ['moved to rover stop', 'rover stop took it', 'rover left'],
    },
  },
)

export const mayUseStructureWithRover = defineRule({
  id: 'may-use-structure-with-rover',
  question: 'May I use a structure that has a Rover on it, as far as that Rover goes?',
  facts: { structureUse, roverThere },
  clauses: [
    { when: (f) => f.structureUse === 'engineering', answer: 'yes', because: cite('engineering#answer', 'whether a Rover is on it or not') },
    {
      when: (f) => f.structureUse === 'own',
      answer: 'yes',
      because: [
        cite('one-rover-per-structure#owner', "What is blocked is the space; the owner's own use of the card is not"),
        cite('conflict:parked-rover-owner#answer', 'it blocks the parking space and nothing else'),
      ],
    },
    {
      when: (f) => f.roverThere === 'yes',
      answer: 'no',
      because: cite('one-rover-per-structure#answer', 'each structure has room for only one Rover, and it blocks the space'),
    },
    {
      when: (f) => f.roverThere === 'left',
      unsettled: [
        { answer: 'yes', because: cite('conflict:rover-stop-frees-space#free-again', 'is no longer on the structure, whose space is empty') },
        { answer: 'no', because: cite('conflict:rover-stop-frees-space#still-blocked', 'is said to block the space until the Era ends') },
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('parking-a-rover#room', 'which has room for one Rover only') },
  examples: [
    {
      from: 'ours',
      tells: 'May I choose a blue structure with Engineering when a Rover is parked on it?',
      given: { structureUse: 'engineering', roverThere: 'yes' },
      expect: yes('engineering#answer'),
    },
    {
      from: 'ours',
      tells: 'Her Rover is on my yellow structure: may I still use its Flag?',
      given: { structureUse: 'own', roverThere: 'yes' },
      expect: yes('one-rover-per-structure#owner', 'conflict:parked-rover-owner#answer'),
    },
    { from: 'ours', tells: 'Park where a Rover is', given: { structureUse: 'park', roverThere: 'yes' }, expect: no('one-rover-per-structure#answer') },
    { from: 'ours', tells: 'Park where none is', given: { structureUse: 'park', roverThere: 'no' }, expect: yes('parking-a-rover#room') },
    {
      from: 'ours',
      tells: 'Park where Rover Stop took a Rover away',
      given: { structureUse: 'park', roverThere: 'left' },
      expect: unsettled('conflict:rover-stop-frees-space#free-again', 'conflict:rover-stop-frees-space#still-blocked'),
    },
    { from: 'ours', tells: 'No Rover is on it, whatever I want', given: { roverThere: 'no' }, expect: yes('parking-a-rover#room') },
    {
      from: 'ours',
      tells: 'Engineering, where Rover Stop took a Rover away: the open question does not touch it',
      given: { structureUse: 'engineering', roverThere: 'left' },
      expect: yes('engineering#answer'),
    },
    { from: 'ours', tells: 'I want to park there', given: { structureUse: 'park' }, expect: needs('roverThere') },
    { from: 'ours', tells: 'A Rover is on it', given: { roverThere: 'yes' }, expect: needs('structureUse') },
  ],
})
