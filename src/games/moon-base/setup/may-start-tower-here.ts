import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { playsSecond } from '../facts.ts'

const startCrater = choice(
  'What do you want to place the research tower on?',
  { large: 'a large crater', small: 'a small crater', other: 'something else: bare ground or a ring' },
  {
    says: {
      large: ['large crater', 'big crater'],
      small: ['small crater', 'little crater'],
      other: ['bare ground', 'bare moon', 'between craters', 'next to the board'],
    },
  },
)

const colourDecided = yesNo(
  'Has the player who plays second decided on a colour?',
  ['colour is decided', 'color is decided', 'colours are chosen', 'colors are chosen', 'chose a colour', 'picked a colour'],
  {
    no: ['before choosing colours', 'colour is not decided', 'before the colours are chosen', 'before picking a colour'],
    usual: true,
  },
)

export const mayStartTowerHere = defineRule({
  id: 'may-start-tower-here',
  question: 'May I place the research tower here before the game begins?',
  facts: { playsSecond, startCrater, colourDecided },
  clauses: [
    {
      when: (f) => !f.playsSecond,
      answer: 'no',
      because: cite('tower-start#who', 'The player who plays second, and who has just decided on a colour, places it'),
    },
    { when: (f) => f.startCrater !== 'large', answer: 'no', because: cite('tower-start#crater', 'It has to be a large crater') },
    { when: (f) => !f.colourDecided, answer: 'no', because: cite('choosing-colour#research-tower', 'Then the same player places the research tower') },
  ],
  otherwise: { answer: 'yes', because: cite('tower-start#answer', 'On any large crater of the game board, chosen by the player who plays second') },
  examples: [
    {
      from: 'ours',
      tells: 'The second player, who has decided on silver, takes a large crater',
      given: { playsSecond: true, startCrater: 'large', colourDecided: true },
      expect: yes('tower-start#answer'),
    },
    {
      from: 'ours',
      tells: 'The second player takes a small crater',
      given: { playsSecond: true, startCrater: 'small', colourDecided: true },
      expect: no('tower-start#crater'),
    },
    {
      from: 'ours',
      tells: 'Bare ground between craters',
      given: { playsSecond: true, startCrater: 'other', colourDecided: true },
      expect: no('tower-start#crater'),
    },
    {
      from: 'ours',
      tells: 'The starting player wants to place it',
      given: { playsSecond: false, startCrater: 'large', colourDecided: true },
      expect: no('tower-start#who'),
    },
    {
      from: 'ours',
      tells: 'The tower first, then the colour',
      given: { playsSecond: true, startCrater: 'large', colourDecided: false },
      expect: no('choosing-colour#research-tower'),
    },
    {
      from: 'ours',
      tells: 'A large crater, and nobody said who plays second',
      given: { startCrater: 'large', colourDecided: true },
      expect: needs('playsSecond'),
    },
    {
      from: 'ours',
      tells: 'The second player on a large crater, with no word on the colours',
      given: { playsSecond: true, startCrater: 'large' },
      expect: needs('colourDecided'),
    },
    {
      from: 'ours',
      tells: 'I play second and want the tower on a large crater at the edge of the board: any large crater will do',
      given: { playsSecond: true, startCrater: 'large', colourDecided: true },
      expect: yes('tower-start#answer'),
    },
    {
      from: 'ours',
      tells: 'The starting player on a small crater, before the colours are chosen: not that player at all',
      given: { playsSecond: false, startCrater: 'small', colourDecided: false },
      expect: no('tower-start#who'),
    },
  ],
})
