import { derived, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { EVENTS, globalEvent, influenceDoes, isCountLimited } from '../facts/turmoil.ts'
import { influence } from './influence.ts'

const eventCount = number(
  'How many of what the event counts do you have yourself (wild tags are none)?',
  { min: 0 },
  {
    units: [
      'tags',
      'blue ones',
      'of them',
      'of those',
      'such tags',
      'of the tags',
      'energy tags',
      'venus tags',
      'space tags',
      'plant tags',
      'science tags',
      'earth tags',
      'jovian tags',
      'building tags',
      'blue cards',
      'blue card',
      'cards',
      'colonies',
      'cities',
      'tiles',
    ],
    before: ['i have', 'i count'],
  },
)
const eventEach = derived(
  number(
    'How much does the event give or take for each of them?',
    { min: 1, fixed: true },
    {
      units: [
        'mc each',
        'mc apiece',
        'each',
        'apiece',
        'mc per',
        'mc for each',
        'for each',
        'mc for every',
        'per tag',
        'per card',
        'per blue card',
        'per city',
      ],
      before: ['hits at', 'at'],
    },
  ),
  { globalEvent },
  (f) => EVENTS[f.globalEvent.id]?.each,
)

interface Counted {
  readonly isCountLimited: boolean
  readonly eventCount: number
}

/** The limit of 5 comes before influence. */
const limited = (f: Counted): number => (f.isCountLimited ? Math.min(5, f.eventCount) : f.eventCount)

export const globalEventAmount = defineAmount({
  id: 'global-event-amount',
  question: 'How many MC, TR, cards or resources do I gain by a global event that counts something, or lose as far as I have them?',
  unit: 'of what the event names',
  facts: { eventCount, eventEach, isCountLimited, influenceDoes, influence },
  clauses: [
    {
      when: [(f) => f.influenceDoes === 'reduces', (f) => limited(f) < f.influence],
      unsettled: [
        { answer: 0, because: cite('conflict:final-count-below-zero#stops-at-zero', 'once nothing is left to lose, the event can be said to have no effect') },
        { answer: null, because: cite('conflict:final-count-below-zero#below-zero', 'no lower limit given, so the final count can be negative') },
      ],
    },
    {
      when: [(f) => f.influenceDoes === 'apart', (f) => f.isCountLimited, (f) => f.eventCount > 5],
      answer: (f) => 5 * f.eventEach,
      because: [
        cite('influence-in-global-events#counting', 'There is usually a maximum of 5'),
        cite('jovian-tax-rights#erratum', 'you can count only 5 colonies when the event is resolved'),
        cite('erratum-jovian-tax-rights#colonies', 'Up to 5 of them count when the event is resolved'),
      ],
    },
  ],
  sum: [
    { add: (f) => f.eventEach * limited(f), because: cite('influence-in-global-events#counting', 'First count the thing that the event names') },
    {
      add: (f) => (f.influenceDoes === 'apart' ? 0 : f.influenceDoes === 'adds' ? f.eventEach * f.influence : -f.eventEach * f.influence),
      because: cite('influence-in-global-events#influence', 'Then add your influence to that number, or subtract it'),
    },
  ],
  examples: [
    {
      from: 'influence-in-global-events#solarnet-shutdown',
      tells: 'Solarnet Shutdown: I have 4 blue cards and 1 delegate in the Dominant Party, am not chairman, not leader of it, without Event Analysts',
      given: { globalEvent: 'solarnet-shutdown', eventCount: 4, isChairman: false, isDominantLeader: false, hasDominantMembers: true, eventAnalysts: false },
      expect: answers(9, 'influence-in-global-events#counting', 'influence-in-global-events#influence'),
    },
    {
      from: 'influence-in-global-events#spin-off-products',
      tells: 'Spin-off Products: I have 8 science tags, lead the Dominant Party with 3 more delegates there, am not chairman, without Event Analysts',
      given: { globalEvent: 'spin-off-products', eventCount: 8, isChairman: false, isDominantLeader: true, hasDominantMembers: true, eventAnalysts: false },
      expect: answers(14, 'influence-in-global-events#counting', 'influence-in-global-events#influence'),
    },
    {
      from: 'jovian-tax-rights#mc-production',
      tells: 'Jovian Tax Rights: I have 7 colonies and 2 influence; how much MC production?',
      given: { globalEvent: 'jovian-tax-rights', eventCount: 7, influence: 2 },
      expect: answers(5, 'influence-in-global-events#counting', 'jovian-tax-rights#erratum', 'erratum-jovian-tax-rights#colonies'),
    },
    {
      from: 'erratum-jovian-tax-rights#colonies',
      tells: 'Jovian Tax Rights: by how many steps does MC production rise for 3 colonies, whatever my influence?',
      given: { globalEvent: 'jovian-tax-rights', eventCount: 3 },
      expect: answers(3, 'influence-in-global-events#counting'),
    },
    {
      from: 'ours',
      tells: 'Solarnet Shutdown: I have 1 blue card and 2 influence',
      given: { globalEvent: 'solarnet-shutdown', eventCount: 1, influence: 2 },
      expect: unsettled('conflict:final-count-below-zero#stops-at-zero', 'conflict:final-count-below-zero#below-zero'),
    },
    {
      from: 'ours',
      tells: 'Solarnet Shutdown: I have 2 blue cards and 2 influence',
      given: { globalEvent: 'solarnet-shutdown', eventCount: 2, influence: 2 },
      expect: answers(0, 'influence-in-global-events#counting', 'influence-in-global-events#influence'),
    },
    {
      from: 'ours',
      tells: 'Solarnet Shutdown: I have 7 blue cards and 1 influence; is it off the 7 or off the 5?',
      given: { globalEvent: 'solarnet-shutdown', eventCount: 7, influence: 1 },
      expect: answers(12, 'influence-in-global-events#counting', 'influence-in-global-events#influence'),
    },
    {
      from: 'ours',
      tells: 'An event takes 2 MC each without a limit, reduced by influence: I have 8 and 1 influence',
      given: { eventCount: 8, eventEach: 2, isCountLimited: false, influenceDoes: 'reduces', influence: 1 },
      expect: answers(14, 'influence-in-global-events#counting', 'influence-in-global-events#influence'),
    },
    {
      from: 'ours',
      tells: 'Spin-off Products: I have 0 science tags but 2 influence; do I get anything?',
      given: { globalEvent: 'spin-off-products', eventCount: 0, influence: 2 },
      expect: answers(4, 'influence-in-global-events#influence'),
    },
    {
      from: 'ours',
      tells: 'Spin-off Products: I have 3 science tags, am not chairman, not leader of the Dominant Party, without Event Analysts',
      given: { globalEvent: 'spin-off-products', eventCount: 3, isChairman: false, isDominantLeader: false, eventAnalysts: false },
      expect: needs('hasDominantMembers'),
    },
    {
      from: 'ours',
      tells: 'Solarnet Shutdown: what do I lose with 1 influence?',
      given: { globalEvent: 'solarnet-shutdown', influence: 1 },
      expect: needs('eventCount'),
    },
    {
      from: 'ours',
      tells: 'An event gives 2 MC each plus influence: I have 7 and 1 influence',
      given: { eventCount: 7, eventEach: 2, influenceDoes: 'adds', influence: 1 },
      expect: needs('isCountLimited'),
    },
    {
      from: 'ours',
      tells: 'An event counts at most 5 plus influence: I have 7 and 1 influence',
      given: { eventCount: 7, isCountLimited: true, influenceDoes: 'adds', influence: 1 },
      expect: needs('eventEach'),
    },
    {
      from: 'ours',
      tells: 'An event that counts at most 5 names 2 MC each: I have 4 and 1 influence',
      given: { eventCount: 4, eventEach: 2, isCountLimited: true, influence: 1 },
      expect: needs('influenceDoes'),
    },
  ],
})
