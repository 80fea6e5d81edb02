import { choice, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'

const copiedCard = choice(
  'Which building card does Robotic Workforce copy?',
  { 'medical-lab': 'Medical Lab', mining: 'Mining Area or Mining Rights', 'research-network': 'Research Network', other: 'another one' },
  {
    says: {
      'medical-lab': ['medical lab'],
      mining: ['mining area', 'mining rights'],
      'research-network': ['research network'],
      other: ['another card', 'heat trappers', 'immigrant city'],
    },
  },
)
const firstMetal = choice(
  'Which production did the mining tile bring when it was placed?',
  { steel: 'steel', titanium: 'titanium' },
  { says: { steel: ['steel'], titanium: ['titanium', 'ti'] }, fixed: true },
)
const hasRedLoss = yesNo(
  'Does its box reduce any production, with a red border?',
  ['red border', 'any production', "any player's production", 'heat trappers'],
  {
    no: ['no red border'],
    fixed: true,
  },
)

export const whatRoboticWorkforceGives = defineChoice({
  id: 'what-robotic-workforce-gives',
  question: 'What do I get when Robotic Workforce copies this card?',
  facts: { copiedCard, firstMetal, hasRedLoss },
  answers: {
    recount: 'MC production for the building tags that you have now',
    steel: '1 steel production',
    titanium: '1 titanium production',
    mc: '1 MC production',
    box: 'The production of its bottom box',
    'any-player': 'The production of its bottom box; whose production is reduced you choose anew',
  },
  clauses: [
    {
      when: (f) => f.copiedCard === 'medical-lab',
      answer: 'recount',
      because: [
        cite('robotic-workforce-medical-lab#answer', 'for the building tags that you have now: you count them anew'),
        cite('medical-lab#copied', 'When Robotic Workforce copies it, the tags are counted anew'),
      ],
    },
    {
      when: (f) => f.copiedCard === 'mining',
      answer: (f) => f.firstMetal,
      because: cite('mining-tiles-copied#answer', 'The exact production that you got when the tile was first placed'),
    },
    {
      when: (f) => f.copiedCard === 'research-network',
      answer: 'mc',
      because: cite('research-network-robotic-workforce#answer', 'its 1 MC production is duplicated'),
    },
    {
      when: (f) => f.hasRedLoss,
      answer: 'any-player',
      because: cite('robotic-workforce-reduction#answer', 'you choose again, and it may be a different player'),
    },
  ],
  otherwise: { answer: 'box', because: cite('robotic-workforce#answer', 'Only the production box, with its brown background') },
  examples: [
    {
      from: 'robotic-workforce-medical-lab#more-than-before',
      tells: 'Robotic Workforce copies Medical Lab, and I have more building tags than before',
      given: { copiedCard: 'medical-lab' },
      expect: answers('recount', 'robotic-workforce-medical-lab#answer', 'medical-lab#copied'),
    },
    {
      from: 'mining-tiles-copied#exact',
      tells: 'Robotic Workforce copies Mining Rights, which brought me titanium',
      given: { copiedCard: 'mining', firstMetal: 'titanium' },
      expect: answers('titanium', 'mining-tiles-copied#answer'),
    },
    {
      from: 'robotic-workforce-reduction#heat-trappers',
      tells: 'Robotic Workforce copies Heat Trappers, another card, with a red border: the same victim again?',
      given: { copiedCard: 'other', hasRedLoss: true },
      expect: answers('any-player', 'robotic-workforce-reduction#answer'),
    },
    {
      from: 'robotic-workforce#immigrant-city',
      tells: 'Robotic Workforce copies Immigrant City, another card, no red border: do I get the city effect too?',
      given: { copiedCard: 'other', hasRedLoss: false },
      expect: answers('box', 'robotic-workforce#answer'),
    },
    { from: 'ours', tells: 'Robotic Workforce copies Mining Area', given: { copiedCard: 'mining' }, expect: needs('firstMetal') },
    { from: 'ours', tells: 'Robotic Workforce copies another card', given: { copiedCard: 'other' }, expect: needs('hasRedLoss') },
    {
      from: 'ours',
      tells: 'Robotic Workforce copies a card without a red border; my mining tile brought steel',
      given: { hasRedLoss: false, firstMetal: 'steel' },
      expect: needs('copiedCard'),
    },
    {
      from: 'robotic-workforce-preludes#research-network',
      tells: 'What do I get when Robotic Workforce copies Research Network?',
      given: { copiedCard: 'research-network' },
      expect: answers('mc', 'research-network-robotic-workforce#answer'),
    },
    {
      from: 'mining-tiles-copied#exact',
      tells: 'Robotic Workforce copies Mining Area, which brought steel: can I take titanium now?',
      given: { copiedCard: 'mining', firstMetal: 'steel' },
      expect: answers('steel', 'mining-tiles-copied#answer'),
    },
  ],
})
