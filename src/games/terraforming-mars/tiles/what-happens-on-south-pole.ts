import { number } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { oceanTilesLeft } from '../facts/tiles.ts'

const mcBeforePole = number(
  'How many MC do you have for it, before what the placement brings?',
  { min: 0 },
  { units: ['mc', 'credits', 'megacredits', 'money'], before: ['have only', 'only have'] },
)
const mcFromPole = number(
  'How many MC does this placement bring you, the ocean of the pole included?',
  { min: 0, max: 60 },
  { units: ['mc from the placement', 'mc for the ocean', 'mc for oceans'], before: ['brings', 'placement gives'] },
)

export const whatHappensOnSouthPole = defineChoice({
  id: 'what-happens-on-south-pole',
  question: 'What happens if I place a tile on the south pole of Hellas?',
  facts: { oceanTilesLeft, mcBeforePole, mcFromPole },
  answers: {
    ocean: 'You pay 6 MC and place an ocean tile',
    nothing: 'You pay 6 MC and get nothing for it',
    impossible: 'You cannot place it: the 6 MC must be paid',
  },
  clauses: [
    {
      when: [(f) => f.mcBeforePole >= 6, (f) => !f.oceanTilesLeft],
      answer: 'nothing',
      because: cite('south-pole#no-oceans-left', 'You must pay them and receive nothing in return'),
    },
    { when: (f) => f.mcBeforePole >= 6, answer: 'ocean', because: cite('south-pole#ocean', 'For the 6 MC you place an ocean tile') },
    {
      when: (f) => f.mcBeforePole + f.mcFromPole < 6,
      answer: 'impossible',
      because: cite('south-pole#answer', 'which you must pay even if there are no ocean tiles remaining'),
    },
    {
      when: (f) => f.oceanTilesLeft,
      answer: 'ocean',
      because: cite('south-pole#timing', 'can be resolved at any time during the action that places the tile'),
    },
  ],
  otherwise: {
    answer: 'nothing',
    because: [
      cite('south-pole#no-oceans-left', 'You must pay them and receive nothing in return'),
      cite('south-pole#timing', 'can be resolved at any time during the action that places the tile'),
    ],
  },
  examples: [
    {
      from: 'ours',
      tells: 'I have 10 MC and place on the south pole with oceans left.',
      given: { mcBeforePole: 10, oceanTilesLeft: true },
      expect: answers('ocean', 'south-pole#ocean'),
    },
    {
      from: 'ours',
      tells: 'I have exactly 6 MC and place on the south pole with no oceans left.',
      given: { mcBeforePole: 6, oceanTilesLeft: false },
      expect: answers('nothing', 'south-pole#no-oceans-left'),
    },
    {
      from: 'south-pole#income-first',
      tells: 'South pole with oceans left: I have 2 MC, and the placement brings 4 MC for oceans.',
      given: { mcBeforePole: 2, mcFromPole: 4, oceanTilesLeft: true },
      expect: answers('ocean', 'south-pole#timing'),
    },
    {
      from: 'ours',
      tells: 'South pole with oceans left: I have 3 MC, and the placement brings 2.',
      given: { mcBeforePole: 3, mcFromPole: 2, oceanTilesLeft: true },
      expect: answers('impossible', 'south-pole#answer'),
    },
    {
      from: 'ours',
      tells: 'South pole with no oceans left: I have 4 MC, and the placement brings 2 MC for the ocean next to it.',
      given: { mcBeforePole: 4, mcFromPole: 2, oceanTilesLeft: false },
      expect: answers('nothing', 'south-pole#no-oceans-left', 'south-pole#timing'),
    },
    {
      from: 'ours',
      tells: 'South pole with oceans left: I have 0 MC, and the placement brings exactly 6 as Lakefront Resorts.',
      given: { mcBeforePole: 0, mcFromPole: 6, oceanTilesLeft: true },
      expect: answers('ocean', 'south-pole#timing'),
    },
    {
      from: 'ours',
      tells: 'South pole: I have 1 MC, and the placement brings 4. Nobody said if oceans are left.',
      given: { mcBeforePole: 1, mcFromPole: 4 },
      expect: answers('impossible', 'south-pole#answer'),
    },
    {
      from: 'ours',
      tells: 'May I place on the south pole with only 3 MC and oceans left?',
      given: { mcBeforePole: 3, oceanTilesLeft: true },
      expect: needs('mcFromPole'),
    },
    { from: 'ours', tells: 'I place on the south pole and have 8 MC.', given: { mcBeforePole: 8 }, expect: needs('oceanTilesLeft') },
    {
      from: 'ours',
      tells: 'On the south pole the placement brings 2 MC, and oceans are left.',
      given: { mcFromPole: 2, oceanTilesLeft: true },
      expect: needs('mcBeforePole'),
    },
  ],
})
