import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { roverIs } from '../facts.ts'

const roverEvent = choice(
  'What happens?',
  {
    flip: 'you Flip Rover Stop',
    back: 'Takeout Hub or Creative flips your Rover Stop back',
    end: 'the Construction phase ends',
    reckless: 'you have used the Rover with Reckless Expedition',
  },
  {
    says: {
      flip: ['flip rover stop', 'flipped rover stop', 'use rover stop'],
      back: ['flip back', 'flipped back', 'takeout hub', 'creative', 'unflip'],
      end: [
        'construction phase ends',
        'construction phase is over',
        'end of the construction phase',
        'phase is over',
        'phase ends',
        'end of the era',
        'end of an era',
        'era ends',
        'era is over',
        'after the era',
      ],
      reckless: ['reckless', 'reckless expedition'],
    },
  },
)

export const whereDoRoversGo = defineChoice({
  id: 'where-do-rovers-go',
  question: 'Where does this Rover go?',
  facts: { roverEvent, roverIs },
  answers: {
    'rover-stop': 'On your Rover Stop',
    'your-supply': 'In your Supply',
    'their-supply': 'In the other player’s Supply',
    stays: 'It stays where it is',
    discarded: 'It is discarded, after you got the Production or Flag',
  },
  clauses: [
    {
      when: (f) => f.roverEvent === 'reckless',
      answer: 'discarded',
      because: cite('reckless-expedition#answer', 'first you get the Production or Flag, and only then is the Rover discarded'),
    },
    {
      when: [(f) => f.roverEvent === 'flip', (f) => f.roverIs === 'their-structure'],
      answer: 'stays',
      because: cite('rover-ownership#answer', 'once placed, the Rover no longer belongs to you'),
    },
    {
      when: [(f) => f.roverEvent === 'flip', (f) => f.roverIs === 'your-structure'],
      answer: 'rover-stop',
      because: cite('rover-stop#on-your-structures', 'Rovers placed on your Yellow and Blue Structures move too'),
    },
    {
      when: (f) => f.roverEvent === 'flip',
      answer: 'rover-stop',
      because: cite('rover-stop#which-rovers', 'After Flipping Rover Stop, move ALL your Rovers to it'),
    },
    {
      when: [(f) => f.roverEvent === 'back', (f) => f.roverIs === 'rover-stop'],
      answer: 'rover-stop',
      because: [
        cite('takeout-hub#answer', 'They stay on Rover Stop after it is flipped back'),
        cite('creative#answer', 'They stay on Rover Stop after it is flipped back'),
      ],
    },
    // Only the Flip moves Rovers; one in the Supply is not parked.
    {
      when: [(f) => f.roverEvent === 'back', (f) => f.roverIs === 'supply'],
      answer: 'stays',
      because: cite('rover-stop#which-rovers', 'After Flipping Rover Stop, move ALL your Rovers to it'),
    },
    { when: (f) => f.roverEvent === 'back', answer: 'stays', because: cite('rovers-return#until-then', 'A parked Rover stays where it is') },
    {
      when: (f) => f.roverIs === 'their-structure',
      answer: 'their-supply',
      because: cite('rover-ownership#taken-home', 'The other player gets to take it home to their Supply'),
    },
    { when: (f) => f.roverIs === 'supply', answer: 'stays', because: cite('settlement-and-supply#supply', 'It is the area for your Rovers') },
    {
      when: (f) => f.roverIs === 'rover-stop',
      answer: 'your-supply',
      because: cite('rover-stop#return', 'At the end of the Construction phase they go to your Supply'),
    },
  ],
  otherwise: { answer: 'your-supply', because: cite('rovers-return#answer', 'players must take all Rovers on their Structure Cards into their Supply') },
  examples: [
    {
      from: 'ours',
      tells: 'I flip Rover Stop with a Rover in my Supply',
      given: { roverEvent: 'flip', roverIs: 'supply' },
      expect: answers('rover-stop', 'rover-stop#which-rovers'),
    },
    {
      from: 'ours',
      tells: 'A Rover that she parked on my blue structure moves too',
      given: { roverEvent: 'flip', roverIs: 'your-structure' },
      expect: answers('rover-stop', 'rover-stop#on-your-structures'),
    },
    {
      from: 'ours',
      tells: 'The Rover that I parked on hers is no longer mine',
      given: { roverEvent: 'flip', roverIs: 'their-structure' },
      expect: answers('stays', 'rover-ownership#answer'),
    },
    {
      from: 'ours',
      tells: 'Takeout Hub flips Rover Stop back',
      given: { roverEvent: 'back', roverIs: 'rover-stop' },
      expect: answers('rover-stop', 'takeout-hub#answer', 'creative#answer'),
    },
    {
      from: 'ours',
      tells: 'Flipping back moves no parked Rover',
      given: { roverEvent: 'back', roverIs: 'your-structure' },
      expect: answers('stays', 'rovers-return#until-then'),
    },
    {
      from: 'ours',
      tells: 'The phase ends with Rovers on Rover Stop',
      given: { roverEvent: 'end', roverIs: 'rover-stop' },
      expect: answers('your-supply', 'rover-stop#return'),
    },
    {
      from: 'ours',
      tells: 'The phase ends with a Rover on my structure',
      given: { roverEvent: 'end', roverIs: 'your-structure' },
      expect: answers('your-supply', 'rovers-return#answer'),
    },
    {
      from: 'ours',
      tells: 'The phase ends with my Rover on hers',
      given: { roverEvent: 'end', roverIs: 'their-structure' },
      expect: answers('their-supply', 'rover-ownership#taken-home'),
    },
    {
      from: 'ours',
      tells: 'Reckless Expedition: first the production, then the Rover is gone',
      given: { roverEvent: 'reckless' },
      expect: answers('discarded', 'reckless-expedition#answer'),
    },
    {
      from: 'ours',
      tells: 'Reckless Expedition with a Rover of my Supply',
      given: { roverEvent: 'reckless', roverIs: 'supply' },
      expect: answers('discarded', 'reckless-expedition#answer'),
    },
    {
      from: 'ours',
      tells: 'Rover Stop is flipped back while a new Rover is in my Supply: it need not go there',
      given: { roverEvent: 'back', roverIs: 'supply' },
      expect: answers('stays', 'rover-stop#which-rovers'),
    },
    {
      from: 'ours',
      tells: 'The phase ends with a Rover in my Supply',
      given: { roverEvent: 'end', roverIs: 'supply' },
      expect: answers('stays', 'settlement-and-supply#supply'),
    },
    { from: 'ours', tells: 'The phase ends', given: { roverEvent: 'end' }, expect: needs('roverIs') },
    { from: 'ours', tells: 'A Rover on Rover Stop', given: { roverIs: 'rover-stop' }, expect: needs('roverEvent') },
  ],
})
