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
  { units: ['energy from the last production', 'energy', 'power', 'energy cubes'], before: ['produced'] },
)
const resourcesOnCards = number(
  'How many resources are on your cards, those on Self-Replicating Robots included and the corporation left out?',
  { min: 0 },
  { units: ['resources on cards', 'resources on my cards', 'cubes on my cards', 'animals and microbes', 'resources'], before: ['excentric with'] },
)
const resourcesOnRobots = number(
  'How many of them are on cards on Self-Replicating Robots?',
  { min: 0, usual: 0 },
  { units: ['on self-replicating robots', 'of them on robots', 'on srr'], after: ['on self-replicating robots', 'on robots'] },
)
const resourcesOnCorporation = number(
  'How many resources are on your corporation?',
  { min: 0, usual: 0 },
  {
    units: ['on my corporation', 'on celestic', 'on recyclon'],
    after: [
      'on my corporation',
      'on celestic',
      'on recyclon',
      'floaters on the corp',
      'floaters on the corporation',
      'floaters on my corporation',
      'floaters on stormcraft',
      'floaters on stormcraft inc',
    ],
  },
)

export const awardScore = defineAmount({
  id: 'award-score',
  question: 'How much do I have (what do I count) for this award?',
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
    // Apart from the sum, so that what is rare is asked for together.
    {
      when: [(f) => f.scoredAward === 'excentric', (f) => f.resourcesOnRobots === 0, (f) => f.resourcesOnCorporation === 0],
      answer: (f) => f.resourcesOnCards,
      because: [
        cite('excentric#answer', 'Resources of any type on your cards in play'),
        cite('erratum-excentric#answer', 'the award is for the most resources there'),
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
      tells: 'Banker with -2 MC production, and my TR is 40',
      given: { scoredAward: 'banker', mcProduction: -2 },
      expect: answers(-2, 'banker#answer'),
    },
    {
      from: 'thermalist#used-as-heat',
      tells: 'How much do I have for Thermalist with 12 heat and 5 floaters on Stormcraft?',
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
      tells: 'Excentric with 7 resources on cards, none on robots and 0 on my corporation',
      given: { scoredAward: 'excentric', resourcesOnCards: 7, resourcesOnRobots: 0, resourcesOnCorporation: 0 },
      expect: answers(7, 'erratum-excentric#answer', 'excentric#answer'),
    },
    {
      from: 'ours',
      tells: 'Excentric with 7 resources on cards, 4 of them on Self-Replicating Robots, 0 on my corporation',
      given: { scoredAward: 'excentric', resourcesOnCards: 7, resourcesOnRobots: 4, resourcesOnCorporation: 0 },
      expect: answers(3, 'erratum-excentric#answer', 'excentric#answer', 'self-replicating-robots-not-in-play#answer'),
    },
    {
      from: 'ours',
      tells: 'Excentric: 7 resources on my cards and 3 floaters on Celestic, none on robots',
      given: { scoredAward: 'excentric', resourcesOnCards: 7, resourcesOnRobots: 0, resourcesOnCorporation: 3 },
      expect: answers(10, 'erratum-excentric#answer', 'excentric#answer', 'excentric#corporations'),
    },
    {
      from: 'ours',
      tells: 'Excentric: 7 resources on cards, 2 of them on robots, and 4 microbes on Recyclon',
      given: { scoredAward: 'excentric', resourcesOnCards: 7, resourcesOnRobots: 2, resourcesOnCorporation: 4 },
      expect: answers(9, 'erratum-excentric#answer', 'excentric#answer', 'excentric#corporations', 'self-replicating-robots-not-in-play#answer'),
    },
    {
      from: 'ours',
      tells: 'Excentric: none on robots, 0 on my corporation, and I have not counted my cards',
      given: { scoredAward: 'excentric', resourcesOnRobots: 0, resourcesOnCorporation: 0 },
      expect: needs('resourcesOnCards'),
    },
    { from: 'ours', tells: 'What do I have for Industrialist?', given: { scoredAward: 'industrialist' }, expect: needs('steel') },
    {
      from: 'ours',
      tells: 'Excentric with 7 resources on my cards',
      given: { scoredAward: 'excentric', resourcesOnCards: 7 },
      expect: needs('resourcesOnRobots', 'resourcesOnCorporation'),
    },
    { from: 'ours', tells: 'Industrialist with 9 steel', given: { scoredAward: 'industrialist', steel: 9 }, expect: needs('finalEnergy') },
    { from: 'ours', tells: 'What do I have for Banker?', given: { scoredAward: 'banker' }, expect: needs('mcProduction') },
    { from: 'ours', tells: 'What do I have for Thermalist?', given: { scoredAward: 'thermalist' }, expect: needs('heat') },
  ],
})

const UNITS = { banker: 'MC production', thermalist: 'heat', industrialist: 'steel and energy', excentric: 'resources' } as const
