import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const countsFor = choice(
  'For what do you count cards?',
  {
    versatile: 'Versatile: the four colours',
    'workers-union': 'Workers Union: Blue cards',
    stockbrokers: 'Stockbrokers',
    colour: 'another card that counts structures of a colour',
  },
  {
    fixed: true,
    says: {
      versatile: ['versatile', '4 colours', '4 colours for versatile'],
      'workers-union': [
        'for workers union',
        'for my workers union',
        'for the workers union',
        'my workers union',
        'workers union',
        "worker's union",
        "workers' union",
      ],
      stockbrokers: ['stockbrokers', 'stock brokers', 'stockbroker'],
      colour: [
        'counts yellow',
        'counts blue',
        'counting yellow',
        'counting blue',
        'about yellow cards',
        'about blue cards',
        'goal about yellow',
        'goal about blue',
        'for yellow cards',
        'for blue cards',
        'number of yellow',
        'number of blue',
        'most yellow',
        'most blue',
        'as a yellow',
        'as a blue',
        'as yellow',
        'as blue',
        'scores yellow',
        'scores blue',
      ],
    },
  },
)
const countedCard = choice(
  'Which card is it about?',
  {
    blue: 'a blue structure',
    yellow: 'a yellow structure',
    grey: 'another grey structure',
    pink: 'a pink structure',
    red: 'a red structure, such as an Obelisk',
    base: 'your Base Card',
    itself: 'the very card that counts',
  },
  {
    says: {
      blue: ['blue'],
      yellow: ['yellow'],
      grey: ['grey', 'gray'],
      pink: ['pink', 'purple'],
      red: ['an obelisk', 'my obelisk', 'the obelisk', 'that obelisk', 'this obelisk', 'obelisk count', 'red', 'obelisk', 'monolith', 'special structure'],
      base: ['base card', 'my base', 'my base card', 'base', 'does my base count', 'base counts as', 'base count as', 'does my base card count'],
      itself: ['itself', 'the card itself', 'its own card'],
    },
  },
)
const fitsText = yesNo(
  'Is the card of a kind that the text of the card that counts names? A Base Card is yellow and blue.',
  ['fits the text', 'of that kind', 'named on the card'],
  { no: ['does not fit', 'not of that kind'] },
)

export const doesThisCardCount = defineRule({
  id: 'does-this-card-count',
  question: 'Does this card count for Versatile, Workers Union, Stockbrokers or another goal by colour?',
  facts: { countsFor, countedCard, fitsText },
  never: [
    { when: (f) => f.countsFor === 'versatile' && f.countedCard === 'itself', because: 'Versatile is a Reputation Card and has no colour of a structure.' },
  ],
  clauses: [
    {
      when: [(f) => f.countsFor === 'versatile', (f) => f.countedCard === 'red'],
      answer: 'no',
      because: cite('versatile#answer', 'red is not one of the four colours'),
    },
    {
      when: [(f) => f.countsFor !== 'stockbrokers', (f) => f.countedCard === 'base'],
      answer: 'yes',
      because: cite('base-card-colours#answer', 'Base Cards count as Yellow and as Blue Structure Cards'),
    },
    {
      when: (f) => f.countsFor === 'versatile',
      answer: 'yes',
      because: cite('versatile#answer', 'red is not one of the four colours: Red Special cards do not count'),
    },
    {
      when: [(f) => f.countsFor === 'workers-union', (f) => f.countedCard === 'blue'],
      answer: 'yes',
      because: cite('grey-structures#workers-union', 'for every Blue card in your Settlement'),
    },
    { when: (f) => f.countsFor === 'workers-union', answer: 'no', because: cite('grey-structures#workers-union', 'for every Blue card in your Settlement') },
    {
      when: [(f) => f.countsFor === 'colour', (f) => f.fitsText],
      answer: 'yes',
      because: cite('structure-colours#where', 'The bottom area of the card has the colour'),
    },
    { when: (f) => f.countsFor === 'colour', answer: 'no', because: cite('structure-colours#where', 'The bottom area of the card has the colour') },
    { when: (f) => f.countedCard === 'itself', answer: 'yes', because: cite('stockbrokers#answer', 'its scoring includes the Stockbrokers card itself') },
    {
      when: [(f) => f.countsFor === 'stockbrokers', (f) => f.fitsText],
      answer: 'yes',
      because: cite('stockbrokers#scoring', 'its formula stands on the card, not in the rulebook'),
    },
  ],
  otherwise: { answer: 'no', because: cite('stockbrokers#scoring', 'its formula stands on the card, not in the rulebook') },
  examples: [
    { from: 'ours', tells: 'An Obelisk for Versatile', given: { countsFor: 'versatile', countedCard: 'red' }, expect: no('versatile#answer') },
    { from: 'ours', tells: 'A pink card for Versatile', given: { countsFor: 'versatile', countedCard: 'pink' }, expect: yes('versatile#answer') },
    {
      from: 'ours',
      tells: 'The Base Card for Workers Union',
      given: { countsFor: 'workers-union', countedCard: 'base' },
      expect: yes('base-card-colours#answer'),
    },
    {
      from: 'grey-structures#workers-union',
      tells: 'A blue card for Workers Union',
      given: { countsFor: 'workers-union', countedCard: 'blue' },
      expect: yes('grey-structures#workers-union'),
    },
    {
      from: 'ours',
      tells: 'Workers Union is grey and does not count itself',
      given: { countsFor: 'workers-union', countedCard: 'itself' },
      expect: no('grey-structures#workers-union'),
    },
    { from: 'ours', tells: 'Stockbrokers counts itself', given: { countsFor: 'stockbrokers', countedCard: 'itself' }, expect: yes('stockbrokers#answer') },
    {
      from: 'ours',
      tells: 'A grey card for Stockbrokers, if its text names such cards',
      given: { countsFor: 'stockbrokers', countedCard: 'grey', fitsText: true },
      expect: yes('stockbrokers#scoring'),
    },
    {
      from: 'ours',
      tells: 'A card that the text of Stockbrokers does not name',
      given: { countsFor: 'stockbrokers', countedCard: 'pink', fitsText: false },
      expect: no('stockbrokers#scoring'),
    },
    {
      from: 'ours',
      tells: 'The Base Card for Versatile: it is a yellow and a blue card',
      given: { countsFor: 'versatile', countedCard: 'base' },
      expect: yes('base-card-colours#answer'),
    },
    {
      from: 'ours',
      tells: 'An Obelisk for Workers Union',
      given: { countsFor: 'workers-union', countedCard: 'red' },
      expect: no('grey-structures#workers-union'),
    },
    {
      from: 'ours',
      tells: 'A goal counts yellow cards: does my Base Card count as one of them?',
      given: { countsFor: 'colour', countedCard: 'base' },
      expect: yes('base-card-colours#answer'),
    },
    {
      from: 'ours',
      tells: 'A yellow structure for a Reputation Card that counts yellow ones',
      given: { countsFor: 'colour', countedCard: 'yellow', fitsText: true },
      expect: yes('structure-colours#where'),
    },
    {
      from: 'ours',
      tells: 'A pink structure for a Reputation Card that counts yellow ones',
      given: { countsFor: 'colour', countedCard: 'pink', fitsText: false },
      expect: no('structure-colours#where'),
    },
    { from: 'ours', tells: 'The Base Card for Stockbrokers', given: { countsFor: 'stockbrokers', countedCard: 'base' }, expect: needs('fitsText') },
    { from: 'ours', tells: 'The very card that counts, and nobody said which', given: { countedCard: 'itself' }, expect: needs('countsFor', 'fitsText') },
    { from: 'ours', tells: 'Some card for Workers Union', given: { countsFor: 'workers-union' }, expect: needs('countedCard') },
    { from: 'ours', tells: 'A grey card for Stockbrokers', given: { countsFor: 'stockbrokers', countedCard: 'grey' }, expect: needs('fitsText') },
    { from: 'ours', tells: 'A yellow card, for something', given: { countedCard: 'yellow', fitsText: false }, expect: needs('countsFor') },
  ],
})
