import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { oceanTilesLeft } from '../facts/tiles.ts'
import { isStartingPlayer } from '../facts/turns.ts'

const oceanEvent = choice(
  'Is it Aquifer Released by Public Council or Volcanic Eruptions?',
  { aquifer: 'Aquifer Released by Public Council', eruptions: 'Volcanic Eruptions' },
  {
    says: { aquifer: ['aquifer released', 'aquifer released by public council', 'democratic reform'], eruptions: ['volcanic eruptions', 'patera boring'] },
    fixed: true,
  },
)
const isZeroReached = yesNo(
  'Does the temperature come from below 0 °C to 0 °C or beyond?',
  ['reaches 0', 'reach 0', 'past 0', 'crosses 0', 'passes 0', 'to 0 °c', 'crossing zero'],
  { no: ['stays below 0', 'not reach 0', 'already above 0', 'was above 0'] },
)

export const doIPlaceEventOcean = defineRule({
  id: 'do-i-place-event-ocean',
  question: 'Do I place (put, get) the ocean tile of this global event?',
  facts: { oceanEvent, isZeroReached, oceanTilesLeft: { ...oceanTilesLeft, usual: true }, isStartingPlayer },
  clauses: [
    {
      when: [(f) => f.oceanEvent === 'eruptions', (f) => !f.isZeroReached],
      answer: 'no',
      because: cite('volcanic-eruptions#ocean-bonus', 'It is the bonus of the 0 °C step'),
    },
    {
      when: [(f) => f.oceanEvent === 'eruptions', (f) => !f.oceanTilesLeft],
      answer: 'no',
      because: cite('volcanic-eruptions#answer', 'The first player, if an ocean tile is available'),
    },
    {
      when: (f) => !f.oceanTilesLeft,
      answer: 'no',
      because: cite('dry-deserts#reason', 'A global parameter at its maximum cannot be affected'),
    },
    {
      when: [(f) => f.oceanEvent === 'eruptions', (f) => f.isStartingPlayer],
      answer: 'yes',
      because: cite('volcanic-eruptions#answer', 'The first player, if an ocean tile is available'),
    },
    {
      when: (f) => f.isStartingPlayer,
      answer: 'yes',
      because: cite('aquifer-released-by-public-council#answer', 'The first player places it, but no player gets TR'),
    },
  ],
  otherwise: {
    answer: 'no',
    because: [
      cite('aquifer-released-by-public-council#answer', 'The first player places it, but no player gets TR'),
      cite('volcanic-eruptions#answer', 'The first player, if an ocean tile is available'),
    ],
  },
  examples: [
    {
      from: 'aquifer-released-by-public-council#answer',
      tells: 'Aquifer Released by Public Council: I am first player, and ocean tiles are left',
      given: { oceanEvent: 'aquifer', oceanTilesLeft: true, isStartingPlayer: true },
      expect: yes('aquifer-released-by-public-council#answer'),
    },
    {
      from: 'volcanic-eruptions#answer',
      tells: 'Volcanic Eruptions: the temperature reaches 0 °C, ocean tiles are left, and I am first player',
      given: { oceanEvent: 'eruptions', isZeroReached: true, oceanTilesLeft: true, isStartingPlayer: true },
      expect: yes('volcanic-eruptions#answer'),
    },
    {
      from: 'ours',
      tells: 'Volcanic Eruptions: the temperature passes 0 °C, but no ocean tiles are left',
      given: { oceanEvent: 'eruptions', isZeroReached: true, oceanTilesLeft: false },
      expect: no('volcanic-eruptions#answer'),
    },
    {
      from: 'volcanic-eruptions#ocean-bonus',
      tells: 'Volcanic Eruptions: the temperature was above 0 °C before; do I place an ocean as first player?',
      given: { oceanEvent: 'eruptions', isZeroReached: false, isStartingPlayer: true },
      expect: no('volcanic-eruptions#ocean-bonus'),
    },
    {
      from: 'ours',
      tells: 'Aquifer Released by Public Council, but no ocean tiles are left',
      given: { oceanEvent: 'aquifer', oceanTilesLeft: false },
      expect: no('dry-deserts#reason'),
    },
    {
      from: 'ours',
      tells: 'The event places an ocean, but she is first player, not I',
      given: { isStartingPlayer: false },
      expect: no('aquifer-released-by-public-council#answer', 'volcanic-eruptions#answer'),
    },
    {
      from: 'ours',
      tells: 'Volcanic Eruptions: I am first player, and ocean tiles are left',
      given: { oceanEvent: 'eruptions', oceanTilesLeft: true, isStartingPlayer: true },
      expect: needs('isZeroReached'),
    },
    {
      from: 'ours',
      tells: 'Aquifer Released by Public Council, and I am first player',
      given: { oceanEvent: 'aquifer', isStartingPlayer: true },
      expect: needs('oceanTilesLeft'),
    },
    {
      from: 'ours',
      tells: 'Aquifer Released by Public Council, and ocean tiles are left',
      given: { oceanEvent: 'aquifer', oceanTilesLeft: true },
      expect: needs('isStartingPlayer'),
    },
    {
      from: 'ours',
      tells: 'An event with an ocean: I am first player, ocean tiles are left, and the temperature stays below 0',
      given: { isZeroReached: false, oceanTilesLeft: true, isStartingPlayer: true },
      expect: needs('oceanEvent'),
    },
  ],
})
