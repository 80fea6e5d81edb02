import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const scoredCity = choice(
  'Which city of yours is scored?',
  { city: 'an ordinary city', capital: 'Capital' },
  { says: { city: ['ordinary city', 'normal city', 'my city'], capital: ['capital', 'white city'] } },
)

const neighbourTile = choice(
  'What is the tile next to it?',
  { greenery: 'a greenery', ocean: 'an ocean', 'ecological-zone': 'Ecological Zone', special: 'another special (brown) tile' },
  {
    says: {
      greenery: ['greenery', 'forest', 'green tile'],
      ocean: ['ocean', 'ocean tile', 'water'],
      'ecological-zone': ['ecological zone', 'eco zone'],
      special: ['special tile', 'brown tile'],
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
    { from: 'ours', tells: 'Capital beside a greenery', given: { scoredCity: 'capital', neighbourTile: 'greenery' }, expect: yes('capital#greeneries') },
    {
      from: 'ours',
      tells: 'A city beside a greenery that was placed after oxygen was maxed',
      given: { scoredCity: 'city', neighbourTile: 'greenery' },
      expect: yes('greenery-after-oxygen-maxed#points'),
    },
    { from: 'ours', tells: 'A city beside Ecological Zone', given: { neighbourTile: 'ecological-zone' }, expect: no('ecological-zone-tile#scoring') },
    { from: 'ours', tells: 'Capital beside a mine', given: { scoredCity: 'capital', neighbourTile: 'special' }, expect: no('special-tiles#points') },
    { from: 'ours', tells: 'Capital beside an ocean', given: { scoredCity: 'capital', neighbourTile: 'ocean' }, expect: yes('capital#oceans') },
    { from: 'ours', tells: 'An ordinary city beside an ocean', given: { scoredCity: 'city', neighbourTile: 'ocean' }, expect: no('capital#white-tile') },
    { from: 'ours', tells: 'A city beside an ocean, and nobody said which', given: { neighbourTile: 'ocean' }, expect: needs('scoredCity') },
    { from: 'ours', tells: 'Capital', given: { scoredCity: 'capital' }, expect: needs('neighbourTile') },
  ],
})
