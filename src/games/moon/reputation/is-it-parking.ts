import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'

const roverMove = choice(
  'What happened?',
  {
    placed: 'a Rover went from your Supply onto another player’s card',
    own: 'a Rover went onto a card of your own',
    'rover-stop': 'your Rovers moved by the Flip action of Rover Stop',
    engineering: 'you chose a structure with Engineering',
    reckless: 'you used a Rover for Reckless Expedition',
  },
  {
    says: {
      // Not "parked" alone: whether it is that is what people ask.
      placed: ['i park', 'i parked', 'parked a rover', 'park a rover', 'placed a rover', 'put a rover', 'on her card', 'on his card', "on another player's"],
      own: ['my own card', 'my own structure', 'my own base', 'onto my own', 'on my own'],
      'rover-stop': ['rover stop', 'roverstop', 'flip action', 'flipping rover stop', 'moved by flipping rover stop', 'flip rover stop'],
      engineering: ['engineering count', 'engineering as parking', 'engineering for specialized', 'does engineering'],
      reckless: ['reckless', 'reckless expedition'],
    },
  },
)
const parkedOn = choice(
  'What card is the Rover on?',
  { blue: 'a blue structure', yellow: 'a yellow structure', other: 'a grey, pink or red structure', base: 'a Base Card' },
  { says: { blue: ['blue'], yellow: ['yellow'], other: ['grey', 'gray', 'pink', 'red', 'obelisk'], base: ['base card', 'base'] } },
)

export const isItParking = defineRule({
  id: 'is-it-parking',
  question: 'Is this Parking a Rover, so that Specialized scores?',
  facts: { roverMove, parkedOn },
  clauses: [
    {
      when: (f) => f.roverMove === 'rover-stop',
      answer: 'no',
      because: [
        cite('specialized#answer', 'its Flip action is not counted as Parking Rovers'),
        cite('rover-stop#specialized', 'Its Flip action is not Parking Rovers for Specialized'),
      ],
    },
    {
      when: (f) => f.roverMove === 'engineering',
      answer: 'no',
      because: [
        cite('one-rover-per-structure#engineering', 'Engineering is no parking'),
        cite('engineering#space', 'A Rover keeps other Rovers off that structure, not Engineering'),
      ],
    },
    { when: (f) => f.roverMove === 'own', answer: 'no', because: cite('parking-a-rover#whose', 'The structure must belong to another player') },
    {
      when: (f) => f.parkedOn === 'base',
      unsettled: [
        { answer: 'yes', because: cite('conflict:park-on-base#allowed', 'Base Cards count as both') },
        { answer: 'no', because: cite('conflict:park-on-base#not-there', 'A Rover needs a Rover Space, which is named for Structure Cards') },
      ],
    },
    { when: (f) => f.parkedOn === 'other', answer: 'no', because: cite('parking-a-rover#colour', 'It must be yellow or blue') },
    {
      when: (f) => f.roverMove === 'reckless',
      unsettled: [
        { answer: 'yes', because: cite('conflict:reckless-is-parking#parking', 'which is what Parking brings') },
        { answer: 'no', because: cite('conflict:reckless-is-parking#apart', 'is an extra action beside placing a Rover') },
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('parking-a-rover#answer', "on another player's yellow or blue Structure Card") },
  examples: [
    {
      from: 'ours',
      tells: 'I flip Rover Stop and move five Rovers',
      given: { roverMove: 'rover-stop' },
      expect: no('specialized#answer', 'rover-stop#specialized'),
    },
    {
      from: 'ours',
      tells: 'Engineering on her blue structure',
      given: { roverMove: 'engineering', parkedOn: 'blue' },
      expect: no('one-rover-per-structure#engineering', 'engineering#space'),
    },
    { from: 'ours', tells: 'A Rover on her yellow structure', given: { roverMove: 'placed', parkedOn: 'yellow' }, expect: yes('parking-a-rover#answer') },
    { from: 'ours', tells: 'A Rover on a pink structure', given: { roverMove: 'placed', parkedOn: 'other' }, expect: no('parking-a-rover#colour') },
    {
      from: 'ours',
      tells: 'A Rover on her Base Card',
      given: { roverMove: 'placed', parkedOn: 'base' },
      expect: unsettled('conflict:park-on-base#allowed', 'conflict:park-on-base#not-there'),
    },
    { from: 'ours', tells: 'A Rover on my own Base Card', given: { roverMove: 'own', parkedOn: 'base' }, expect: no('parking-a-rover#whose') },
    { from: 'ours', tells: 'A Rover on a grey card, however it came there', given: { parkedOn: 'other' }, expect: no('parking-a-rover#colour') },
    {
      from: 'ours',
      tells: 'Does the Rover of Reckless Expedition count as Parking for Specialized?',
      given: { roverMove: 'reckless', parkedOn: 'blue' },
      expect: unsettled('conflict:reckless-is-parking#parking', 'conflict:reckless-is-parking#apart'),
    },
    { from: 'ours', tells: 'A Rover went onto her card', given: { roverMove: 'placed' }, expect: needs('parkedOn') },
    { from: 'ours', tells: 'A blue structure', given: { parkedOn: 'blue' }, expect: needs('roverMove') },
  ],
})
