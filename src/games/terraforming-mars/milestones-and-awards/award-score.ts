import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { heat, steel } from '../facts/resources.ts'
import { mcProduction } from '../facts/scoring.ts'

const scoredAward = choice(
  'Which award is it?',
  { banker: 'Banker', thermalist: 'Thermalist', industrialist: 'Industrialist', excentric: 'Excentric' },
  { says: { banker: ['banker'], thermalist: ['thermalist'], industrialist: ['industrialist'], excentric: ['excentric', 'eccentric'] }, fixed: true },
)
const finalEnergy = number(
  'How much energy did the final production bring you?',
  { min: 0 },
  { units: ['energy', 'power', 'energy cubes'], before: ['energy', 'produced'] },
)
const resourcesOnCards = number(
  'How many resources are on your cards, those on Self-Replicating Robots included and the corporation left out?',
  { min: 0 },
  { units: ['resources on cards', 'resources', 'resources on my cards', 'animals', 'microbes'], before: ['have'] },
)
const resourcesOnRobots = number(
  'How many of them are on cards on Self-Replicating Robots?',
  { min: 0, usual: 0 },
  { units: ['on self-replicating robots', 'on robots', 'on srr'], after: ['on self-replicating robots', 'on robots'] },
)
const resourcesOnCorporation = number(
  'How many resources are on your corporation?',
  { min: 0, usual: 0 },
  { units: ['on my corporation', 'on celestic', 'on recyclon'], after: ['on my corporation', 'on celestic', 'on recyclon'] },
)

export const awardScore = defineAmount({
  id: 'award-score',
  question: 'How much do I have for this award?',
  unit: (f) => UNITS[f.scoredAward],
  facts: { scoredAward, mcProduction, heat, steel, finalEnergy, resourcesOnCards, resourcesOnRobots, resourcesOnCorporation },
  never: [{ when: (f) => f.resourcesOnRobots > f.resourcesOnCards, because: 'Those on Self-Replicating Robots are among the resources on your cards.' }],
  clauses: [
    {
      when: (f) => f.scoredAward === 'banker',
      answer: (f) => f.mcProduction,
      because: cite('banker#answer', 'MC production only; Terraform Rating does not matter'),
    },
    {
      when: (f) => f.scoredAward === 'thermalist',
      answer: (f) => f.heat,
      because: [
        cite('thermalist#answer', 'are not counted when this award is resolved'),
        cite('stormcraft-inc-thermalist#answer', 'floaters on the corporation do not count towards the Thermalist award'),
      ],
    },
    {
      when: (f) => f.scoredAward === 'industrialist',
      answer: (f) => f.steel + f.finalEnergy,
      because: [
        cite('industrialist#winner', 'the highest number of steel and energy combined'),
        cite('industrialist#energy', 'only the energy of the final production phase is there'),
      ],
    },
  ],
  sum: [
    {
      add: (f) => f.resourcesOnCards,
      because: [
        cite('excentric#answer', 'Resources of any type on your cards in play'),
        cite('erratum-excentric#answer', 'the award is for the most resources there'),
      ],
    },
    { add: (f) => -f.resourcesOnRobots, because: cite('self-replicating-robots-not-in-play#answer', 'that award counts only resources on cards in play') },
    { add: (f) => f.resourcesOnCorporation, because: cite('excentric#corporations', 'Resources on corporations are included') },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'Banker with −2 MC production and a TR of 40',
      given: { scoredAward: 'banker', mcProduction: -2 },
      expect: answers(-2, 'banker#answer'),
    },
    {
      from: 'ours',
      tells: 'Thermalist with 12 heat; the floaters on my Stormcraft do not help',
      given: { scoredAward: 'thermalist', heat: 12 },
      expect: answers(12, 'stormcraft-inc-thermalist#answer', 'thermalist#answer'),
    },
    {
      from: 'ours',
      tells: 'Industrialist with 9 steel and 4 energy from the last production',
      given: { scoredAward: 'industrialist', steel: 9, finalEnergy: 4 },
      expect: answers(13, 'industrialist#energy', 'industrialist#winner'),
    },
    {
      from: 'ours',
      tells: 'Excentric with 7 animals and microbes',
      given: { scoredAward: 'excentric', resourcesOnCards: 7, resourcesOnRobots: 0, resourcesOnCorporation: 0 },
      expect: answers(7, 'erratum-excentric#answer', 'excentric#answer'),
    },
    {
      from: 'ours',
      tells: '4 of the 7 are on Self-Replicating Robots',
      given: { scoredAward: 'excentric', resourcesOnCards: 7, resourcesOnRobots: 4, resourcesOnCorporation: 0 },
      expect: answers(3, 'erratum-excentric#answer', 'excentric#answer', 'self-replicating-robots-not-in-play#answer'),
    },
    {
      from: 'ours',
      tells: '7 on cards and 3 floaters on Celestic',
      given: { scoredAward: 'excentric', resourcesOnCards: 7, resourcesOnRobots: 0, resourcesOnCorporation: 3 },
      expect: answers(10, 'erratum-excentric#answer', 'excentric#answer', 'excentric#corporations'),
    },
    { from: 'ours', tells: 'Industrialist', given: { scoredAward: 'industrialist' }, expect: needs('steel') },
    {
      from: 'ours',
      tells: 'Excentric with 7 on cards',
      given: { scoredAward: 'excentric', resourcesOnCards: 7 },
      expect: needs('resourcesOnRobots'),
    },
    { from: 'ours', tells: 'Industrialist with 9 steel', given: { scoredAward: 'industrialist', steel: 9 }, expect: needs('finalEnergy') },
    { from: 'ours', tells: 'Banker', given: { scoredAward: 'banker' }, expect: needs('mcProduction') },
    { from: 'ours', tells: 'Thermalist', given: { scoredAward: 'thermalist' }, expect: needs('heat') },
  ],
})

const UNITS = { banker: 'MC production', thermalist: 'heat', industrialist: 'steel and energy', excentric: 'resources' } as const
