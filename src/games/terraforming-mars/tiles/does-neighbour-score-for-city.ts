import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const scoredCity = choice(
  'Which city of yours is scored?',
  { city: 'an ordinary city', capital: 'Capital' },
  { says: { city: ['ordinary city', 'normal city', 'grey city'], capital: ['capital', 'white city'] }, usual: 'city' },
)

const neighbourTile = choice(
  'What is the tile next to it?',
  { greenery: 'a greenery', ocean: 'an ocean', 'ecological-zone': 'Ecological Zone', special: 'another special (brown) tile' },
  {
    says: {
      greenery: ['greenery', 'forest', 'green tile'],
      ocean: ['ocean', 'ocean tile', 'water'],
      'ecological-zone': ['ecological zone', 'eco zone'],
      special: ['special tile', 'brown tile', 'commercial district', 'natural preserve', 'a mine'],
    },
  },
)

export const doesNeighbourScoreForCity = defineRule({
  id: 'does-neighbour-score-for-city',
  question: 'Does my city score for the tile next to it?',
  facts: { scoredCity, neighbourTile },
  clauses: [
    {
      when: [(f) => f.neighbourTile === 'greenery', (f) => f.scoredCity === 'capital'],
      answer: 'yes',
      because: cite('capital#greeneries', 'It benefits from greeneries placed around it'),
    },
    {
      when: (f) => f.neighbourTile === 'greenery',
      answer: 'yes',
      because: cite('greenery-after-oxygen-maxed#points', 'for the greenery tile itself and for your adjacent cities'),
    },
    {
      when: (f) => f.neighbourTile === 'ecological-zone',
      answer: 'no',
      because: cite('ecological-zone-tile#scoring', 'is not scored as a greenery tile either'),
    },
    {
      when: (f) => f.neighbourTile === 'special',
      answer: 'no',
      because: cite('special-tiles#points', 'most of them are worth nothing beyond what their cards grant'),
    },
    {
      when: (f) => f.scoredCity === 'capital',
      answer: 'yes',
      because: cite('capital#oceans', 'It counts points for adjacent ocean tiles in addition to greeneries'),
    },
  ],
  otherwise: { answer: 'no', because: cite('capital#white-tile', 'as a sign that ocean tiles count as well') },
  examples: [
    {
      from: 'ours',
      tells: 'Does Capital score for the greenery next to it?',
      given: { scoredCity: 'capital', neighbourTile: 'greenery' },
      expect: yes('capital#greeneries'),
    },
    {
      from: 'ours',
      tells: 'Does an ordinary city score for a greenery that was placed after oxygen was maxed?',
      given: { scoredCity: 'city', neighbourTile: 'greenery' },
      expect: yes('greenery-after-oxygen-maxed#points'),
    },
    {
      from: 'ours',
      tells: 'Does a city score for Ecological Zone next to it?',
      given: { neighbourTile: 'ecological-zone' },
      expect: no('ecological-zone-tile#scoring'),
    },
    {
      from: 'ours',
      tells: 'Does Capital score for a brown tile next to it, a mine?',
      given: { scoredCity: 'capital', neighbourTile: 'special' },
      expect: no('special-tiles#points'),
    },
    {
      from: 'ours',
      tells: 'Does Capital score for the ocean next to it?',
      given: { scoredCity: 'capital', neighbourTile: 'ocean' },
      expect: yes('capital#oceans'),
    },
    {
      from: 'ours',
      tells: 'Does an ordinary city score for the ocean next to it?',
      given: { scoredCity: 'city', neighbourTile: 'ocean' },
      expect: no('capital#white-tile'),
    },
    {
      from: 'ours',
      tells: "Does Capital score for another player's greenery next to it?",
      given: { scoredCity: 'capital', neighbourTile: 'greenery' },
      expect: yes('capital#greeneries'),
    },
    {
      from: 'ours',
      tells: 'Does my city score for a forest next to it? Nobody said which city.',
      given: { neighbourTile: 'greenery' },
      expect: yes('greenery-after-oxygen-maxed#points'),
    },
    { from: 'ours', tells: 'Does it score for the ocean next to it?', given: { neighbourTile: 'ocean' }, expect: needs('scoredCity') },
    { from: 'ours', tells: 'What does Capital score for next to it?', given: { scoredCity: 'capital' }, expect: needs('neighbourTile') },
  ],
})
