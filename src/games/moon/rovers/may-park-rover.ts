import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { isYourTurn, parkedThisTurn } from '../facts.ts'

const parkingOwner = choice(
  'Whose structure do you want to park on?',
  { other: "another player's", own: 'your own' },
  {
    usual: 'other',
    says: {
      other: [
        "opponent's",
        "somebody's",
        "someone else's",
        "somebody else's",
        "another player's",
        "other player's",
        "someone's",
        "neighbour's",
        "neighbor's",
        'her structure',
        'her card',
        'his structure',
        'his card',
        'on hers',
        'on his',
        'on their',
        'her',
        'his',
        'their',
      ],
      own: ['my own', 'on my blue', 'on my yellow', 'own structure', 'own card', 'park on mine', 'on my card', 'on my structure', 'on my base'],
    },
  },
)
const parkingPlace = choice(
  'What do you want to park on?',
  { blue: 'a blue structure', yellow: 'a yellow structure', grey: 'a grey structure', pink: 'a pink structure', red: 'a red structure', base: 'a Base Card' },
  {
    says: {
      blue: ['blue', 'production structure', 'production card'],
      yellow: ['yellow', 'flag structure', 'flag card'],
      grey: ['grey', 'gray', 'scoring structure', 'workers union'],
      pink: ['pink', 'purple', 'flip structure', 'charger', 'reservoir', 'on her rover stop', 'on his rover stop'],
      red: ['red', 'special structure', 'obelisk'],
      base: ['base card', 'base', 'home base'],
    },
  },
)
const roverFrom = choice(
  'Where do you take the Rover from?',
  {
    supply: 'your Supply',
    'your-structure': 'one of your structures, where it is parked',
    'rover-stop': 'your Rover Stop',
    nowhere: 'you have none in your Supply',
  },
  {
    usual: 'supply',
    says: {
      supply: ['my supply', 'from my supply', 'have a rover', 'rovers left'],
      'your-structure': ['parked on mine', 'parked on my', 'rover on my card', 'rover on my structure'],
      'rover-stop': ['from rover stop', 'on rover stop'],
      nowhere: [
        'no rovers',
        'have no rover',
        'no rover left',
        'no rovers left',
        'out of rovers',
        'without a rover in my supply',
        'general supply',
        'from the bank',
      ],
    },
  },
)
const isSpaceFree = yesNo(
  'Is its Rover Space empty now?',
  ['is free', 'free space', 'space is free', 'space is empty', 'is empty', 'no rover on it', 'unoccupied', 'nobody parked there'],
  {
    usual: true,
    no: [
      'already a rover',
      'already has a rover',
      'has a rover on',
      'has one on it',
      'rover on it',
      'rover parked on it',
      'rover is there',
      'rover already there',
      'already parked there',
      'already parked on',
      'parked there already',
      'where another rover',
      'next to another rover',
      'same structure twice',
      'occupied',
      'space is taken',
      'blocked',
    ],
  },
)
const leftForRoverStop = yesNo(
  'Was a Rover on it that left for Rover Stop in this Era?',
  ['moved to rover stop', 'went to rover stop', 'left for rover stop'],
  { usual: false },
)

export const mayParkRover = defineRule({
  id: 'may-park-rover',
  question: 'May I park a Rover on this structure?',
  facts: { parkingPlace, parkingOwner, roverFrom, isYourTurn, isSpaceFree, parkedThisTurn, leftForRoverStop },
  clauses: [
    {
      when: (f) => f.parkingPlace === 'grey' || f.parkingPlace === 'pink' || f.parkingPlace === 'red',
      answer: 'no',
      because: cite('parking-a-rover#colour', 'It must be yellow or blue'),
    },
    { when: (f) => f.parkingOwner === 'own', answer: 'no', because: cite('parking-a-rover#whose', 'must belong to another player') },
    {
      when: (f) => f.roverFrom === 'your-structure',
      answer: 'no',
      because: [
        cite('rovers-return#until-then', 'A parked Rover stays where it is'),
        cite('parking-a-rover#from-your-supply', 'The Rover has to come from there'),
      ],
    },
    { when: (f) => f.roverFrom !== 'supply', answer: 'no', because: cite('parking-a-rover#from-your-supply', 'The Rover has to come from there') },
    { when: (f) => !f.isYourTurn, answer: 'no', because: cite('simultaneous-turns#answer', 'the order of play is important') },
    { when: (f) => !f.isSpaceFree, answer: 'no', because: cite('one-rover-per-structure#answer', 'each structure has room for only one Rover') },
    {
      when: (f) => f.parkedThisTurn,
      answer: 'no',
      because: [cite('parking-a-rover#one-a-turn', 'up to one Rover each turn'), cite('rule-of-one#rover', 'You may place one Rover')],
    },
    {
      when: (f) => f.parkingPlace === 'base',
      unsettled: [
        { answer: 'yes', because: cite('conflict:park-on-base#allowed', 'Base Cards count as both') },
        { answer: 'no', because: cite('conflict:park-on-base#not-there', 'A Rover needs a Rover Space, which is named for Structure Cards') },
      ],
    },
    {
      when: (f) => f.leftForRoverStop,
      unsettled: [
        { answer: 'yes', because: cite('conflict:rover-stop-frees-space#free-again', 'no longer on the structure, whose space is empty') },
        { answer: 'no', because: cite('conflict:rover-stop-frees-space#still-blocked', 'block the space until the Era ends') },
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('parking-a-rover#answer', "taken from your Supply, on another player's yellow or blue Structure Card") },
  examples: [
    {
      from: 'ours',
      tells: 'Her blue structure is free, and you have a Rover',
      given: {
        isYourTurn: true,
        parkedThisTurn: false,
        parkingOwner: 'other',
        parkingPlace: 'blue',
        roverFrom: 'supply',
        isSpaceFree: true,
        leftForRoverStop: false,
      },
      expect: yes('parking-a-rover#answer'),
    },
    {
      from: 'ours',
      tells: 'His yellow structure, though you construct nothing with its Flags',
      given: {
        isYourTurn: true,
        parkedThisTurn: false,
        parkingOwner: 'other',
        parkingPlace: 'yellow',
        roverFrom: 'supply',
        isSpaceFree: true,
        leftForRoverStop: false,
      },
      expect: yes('parking-a-rover#answer'),
    },
    {
      from: 'ours',
      tells: 'A pink structure',
      given: { isYourTurn: true, parkedThisTurn: false, parkingOwner: 'other', parkingPlace: 'pink' },
      expect: no('parking-a-rover#colour'),
    },
    {
      from: 'ours',
      tells: 'May I park my Rover on my own blue card to get its production?',
      given: { isYourTurn: true, parkedThisTurn: false, parkingOwner: 'own', parkingPlace: 'blue' },
      expect: no('parking-a-rover#whose'),
    },
    {
      from: 'ours',
      tells: 'Two Rovers parked in the same turn, the second on her blue structure',
      given: { isYourTurn: true, parkedThisTurn: true, parkingOwner: 'other', parkingPlace: 'blue' },
      expect: no('parking-a-rover#one-a-turn', 'rule-of-one#rover'),
    },
    { from: 'ours', tells: "During another player's turn", given: { isYourTurn: false }, expect: no('simultaneous-turns#answer') },
    {
      from: 'ours',
      tells: 'With the Rover that she parked on your card',
      given: { isYourTurn: true, parkedThisTurn: false, parkingOwner: 'other', parkingPlace: 'blue', roverFrom: 'your-structure' },
      expect: no('rovers-return#until-then', 'parking-a-rover#from-your-supply'),
    },
    {
      from: 'ours',
      tells: 'All your Rovers are on Rover Stop',
      given: { isYourTurn: true, parkedThisTurn: false, parkingOwner: 'other', parkingPlace: 'yellow', roverFrom: 'rover-stop' },
      expect: no('parking-a-rover#from-your-supply'),
    },
    {
      from: 'ours',
      tells: 'You have none',
      given: { isYourTurn: true, parkedThisTurn: false, parkingOwner: 'other', parkingPlace: 'blue', roverFrom: 'nowhere' },
      expect: no('parking-a-rover#from-your-supply'),
    },
    {
      from: 'ours',
      tells: 'May I park on a structure that already has a Rover on it?',
      given: { isYourTurn: true, parkedThisTurn: false, parkingOwner: 'other', parkingPlace: 'blue', roverFrom: 'supply', isSpaceFree: false },
      expect: no('one-rover-per-structure#answer'),
    },
    {
      from: 'ours',
      tells: "Another player's Base Card",
      given: { isYourTurn: true, parkedThisTurn: false, parkingOwner: 'other', parkingPlace: 'base', roverFrom: 'supply', isSpaceFree: true },
      expect: unsettled('conflict:park-on-base#allowed', 'conflict:park-on-base#not-there'),
    },
    {
      from: 'ours',
      tells: 'The Rover that stood there went to Rover Stop',
      given: {
        isYourTurn: true,
        parkedThisTurn: false,
        parkingOwner: 'other',
        parkingPlace: 'yellow',
        roverFrom: 'supply',
        isSpaceFree: true,
        leftForRoverStop: true,
      },
      expect: unsettled('conflict:rover-stop-frees-space#free-again', 'conflict:rover-stop-frees-space#still-blocked'),
    },
    {
      from: 'ours',
      tells: 'A second Rover this turn, on her Base Card: no by either reading',
      given: { parkingPlace: 'base', parkedThisTurn: true },
      expect: no('parking-a-rover#one-a-turn', 'rule-of-one#rover'),
    },
    {
      from: 'ours',
      tells: 'My own Base Card',
      given: { parkingOwner: 'own', parkingPlace: 'base' },
      expect: no('parking-a-rover#whose'),
    },
    {
      from: 'ours',
      tells: 'Her Base Card, and nothing else is said',
      given: { parkingOwner: 'other', parkingPlace: 'base' },
      expect: needs('roverFrom', 'isYourTurn', 'isSpaceFree', 'parkedThisTurn'),
    },
    { from: 'ours', tells: 'A pink structure, and nothing else is said', given: { parkingPlace: 'pink' }, expect: no('parking-a-rover#colour') },
    {
      from: 'ours',
      tells: 'Her blue structure, on your turn',
      given: { isYourTurn: true, parkingOwner: 'other', parkingPlace: 'blue' },
      expect: needs('roverFrom', 'isSpaceFree', 'parkedThisTurn', 'leftForRoverStop'),
    },
    {
      from: 'ours',
      tells: 'A free structure of some colour',
      given: { isYourTurn: true, parkedThisTurn: false, parkingOwner: 'other', roverFrom: 'supply', isSpaceFree: true, leftForRoverStop: false },
      expect: needs('parkingPlace'),
    },
  ],
})
