import { choice, derived, list, number, standing, yesNo } from '../../src/rules/fact.ts'
import { answers, cite, defineAmount, defineChoice, defineRule, needs, no, unsettled, yes } from '../../src/rules/rule.ts'

/** Rules of an invented game: keepers build lighthouses on a coast. */

const terrain = choice('What is the hex?', { coast: 'coast', hill: 'hill', sea: 'sea' })
const adjacentLighthouses = number('How many lighthouses stand next to it?', { min: 0, max: 6 })
const hasBeaconPermit = yesNo('Do you hold the Beacon Permit?', ['permit'], { usual: false })

export const mayBuildLighthouse = defineRule({
  id: 'may-build-lighthouse',
  question: 'May I build a lighthouse on this hex?',
  facts: { terrain, adjacentLighthouses, hasBeaconPermit },
  clauses: [
    { when: ({ terrain: hex }) => hex !== 'coast', answer: 'no', because: cite('lighthouses#terrain', 'only on coast hexes') },
    { when: ({ hasBeaconPermit: permit }) => permit, answer: 'yes', because: cite('beacon-permit#answer', 'ignores the distance') },
    { when: ({ adjacentLighthouses: n }) => n > 0, answer: 'no', because: cite('lighthouses#distance', 'never next to another') },
  ],
  otherwise: { answer: 'yes', because: cite('lighthouses#answer', 'on any coast hex') },
  examples: [
    { from: 'ours', tells: 'A lighthouse on the hill', given: { terrain: 'hill' }, expect: no('lighthouses#terrain') },
    { from: 'ours', tells: 'One stands there', given: { terrain: 'coast', adjacentLighthouses: 1 }, expect: needs('hasBeaconPermit') },
    { from: 'ours', tells: 'Nothing near', given: { terrain: 'coast', adjacentLighthouses: 0 }, expect: yes('beacon-permit#answer', 'lighthouses#answer') },
    { from: 'ours', tells: 'No permit', given: { terrain: 'coast', adjacentLighthouses: 2, hasBeaconPermit: false }, expect: no('lighthouses#distance') },
  ],
})

export const oil = number('How much oil do you have?', { min: 0 })
export const lamps = number('How many lamps do you have?', { min: 0, max: 9 })

export const lampOil = defineAmount({
  id: 'lamp-oil',
  question: 'How much oil do my lamps burn?',
  unit: 'oil',
  facts: { lamps, isStorm: yesNo('Is there a storm?', ['storm']) },
  sum: [
    { add: (f) => f.lamps, because: cite('oil#lamps', 'one for each lamp') },
    { add: (f) => (f.isStorm ? f.lamps : 0), because: cite('oil#storm', 'twice as much') },
  ],
  atMost: { amount: 10, because: cite('oil#most', 'never more than 10') },
  examples: [{ from: 'ours', tells: 'Three in a storm', given: { lamps: 3, isStorm: true }, expect: answers(6, 'oil#lamps', 'oil#storm') }],
})

export const doLampsGoOut = defineRule({
  id: 'do-lamps-go-out',
  question: 'Do my lamps go out?',
  facts: { oil, burned: lampOil },
  clauses: [{ when: (f) => f.oil < f.burned, answer: 'yes', because: cite('oil#out', 'go out without oil') }],
  otherwise: { answer: 'no', because: cite('oil#answer', 'burn as long as there is oil') },
  examples: [],
})

const keepers = list('Who is in the tie?', { ships: { question: 'ships', min: 0 }, oil: { question: 'oil', min: 0 } }, { least: 2, most: 4 })
export const ships = derived(standing('Who has more ships home?', ['ships']), { keepers }, ({ keepers: all }) => {
  const [you, ...others] = all
  if (!you) return undefined
  const most = Math.max(...others.map((other) => other.ships))
  return you.ships > most ? 'ahead' : you.ships === most ? 'level' : 'behind'
})
const oilStanding = standing('Who has more oil?', ['oil'])

export const whoWins = defineChoice({
  id: 'who-wins',
  question: 'Who wins?',
  facts: { ships, oilStanding },
  answers: { you: 'You', they: 'They', nobody: 'Nobody' },
  clauses: [
    { when: (f) => f.ships === 'ahead', answer: 'you', because: cite('scoring#ships', 'most ships') },
    { when: (f) => f.ships === 'behind', answer: 'they', because: cite('scoring#ships', 'most ships') },
    { when: (f) => f.oilStanding === 'ahead', answer: 'you', because: cite('scoring#tie', 'more oil') },
    { when: (f) => f.oilStanding === 'behind', answer: 'they', because: cite('scoring#tie', 'more oil') },
  ],
  otherwise: { unsettled: [{ answer: null, because: cite('scoring#both', 'does not say') }] },
  examples: [{ from: 'ours', tells: 'Level in all', given: { ships: 'level', oilStanding: 'level' }, expect: unsettled('scoring#both') }],
})
