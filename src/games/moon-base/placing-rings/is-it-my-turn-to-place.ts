import { choice, number } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { isStartingPlayer } from '../facts.ts'

const phase = choice(
  'What are the players doing?',
  { placement: 'placing rings', selection: 'choosing rings', building: 'building settlements or a resource base' },
  {
    says: {
      selection: ['choosing rings', 'selecting rings', 'taking rings', 'drafting', 'phase 1'],
      placement: ['placing rings', 'placement', 'phase 2', 'during placement'],
      building: ['building', 'building phase', 'phase 3', 'while building', 'end of the round'],
    },
  },
)

const ringFrom = choice(
  'Where does the ring come from?',
  { hand: 'you chose it this round', 'left-over': 'it was left unplaced in an earlier round', opponent: 'it is one that your opponent chose' },
  {
    says: {
      hand: ['one of my four rings', 'from my hand', 'in hand', 'one of my rings', 'chosen this round'],
      // "Left over" alone may be said of a ring of this round.
      'left-over': ['left over from', 'leftover from', 'from last round', 'from the last round', 'from an earlier round', 'from a previous round', 'kept from'],
      opponent: ['one of my opponents rings', 'opponents ring', 'from my opponents hand'],
    },
  },
)

const turnsTaken = number(
  'How many turns of placing have there been this round, passes included?',
  { min: 0, max: 16, unit: 'turns' },
  { units: ['turns', 'turn'], before: ['after'], after: ['turns so far', 'turns taken'] },
)

/** 4 rings each, one at a time: with no pass, the eighth turn is the last. */
const TURNS_WITHOUT_PASSES = 8

export const isItMyTurnToPlace = defineRule({
  id: 'is-it-my-turn-to-place',
  question: 'Is it my turn to place this ring?',
  facts: { phase, ringFrom, turnsTaken, isStartingPlayer },
  clauses: [
    { when: (f) => f.phase !== 'placement', answer: 'no', because: cite('round-phases#placement', 'In phase 2, ring modules are placed') },
    { when: (f) => f.ringFrom === 'left-over', answer: 'no', because: cite('unplaced-ring#keeping-it', 'should stay with you until the game ends') },
    { when: (f) => f.ringFrom === 'opponent', answer: 'no', because: cite('placing-turns#which-ring', 'You pick 1 of the rings in your hand') },
    {
      when: (f) => f.turnsTaken >= TURNS_WITHOUT_PASSES,
      unsettled: [
        { answer: null, because: cite('conflict:passed-turn#made-up', 'only a ring unplaced when the round ends counts against them') },
        { answer: 'no', because: cite('conflict:passed-turn#turn-lost', 'a ring may remain unplaced when the round ends') },
      ],
    },
    {
      when: (f) => f.isStartingPlayer !== (f.turnsTaken % 2 === 0),
      answer: 'no',
      because: cite('placing-turns#answer', 'Players alternate, the starting player first'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('placing-turns#answer', 'Players alternate, the starting player first') },
  examples: [
    {
      from: 'ours',
      tells: 'The starting player opens the placing',
      given: { phase: 'placement', ringFrom: 'hand', turnsTaken: 0, isStartingPlayer: true },
      expect: yes('placing-turns#answer'),
    },
    {
      from: 'ours',
      tells: 'The starting player wants to place a second ring at once',
      given: { phase: 'placement', ringFrom: 'hand', turnsTaken: 1, isStartingPlayer: true },
      expect: no('placing-turns#answer'),
    },
    {
      from: 'ours',
      tells: 'The other player places the last of the 8 rings',
      given: { phase: 'placement', ringFrom: 'hand', turnsTaken: 7, isStartingPlayer: false },
      expect: yes('placing-turns#answer'),
    },
    {
      from: 'ours',
      tells: 'Both have had 4 turns, and one had to pass',
      given: { phase: 'placement', ringFrom: 'hand', turnsTaken: 8 },
      expect: unsettled('conflict:passed-turn#made-up', 'conflict:passed-turn#turn-lost'),
    },
    {
      from: 'ours',
      tells: 'The opponent passed, which was a turn',
      given: { phase: 'placement', ringFrom: 'hand', turnsTaken: 2, isStartingPlayer: true },
      expect: yes('placing-turns#answer'),
    },
    {
      from: 'ours',
      tells: 'A ring left unplaced in round 2 is tried again in round 3',
      given: { phase: 'placement', ringFrom: 'left-over', turnsTaken: 0, isStartingPlayer: true },
      expect: no('unplaced-ring#keeping-it'),
    },
    { from: 'ours', tells: 'A ring that the opponent chose', given: { phase: 'placement', ringFrom: 'opponent' }, expect: no('placing-turns#which-ring') },
    {
      from: 'ours',
      tells: 'A ring is to be placed while the others are still being chosen',
      given: { phase: 'selection', ringFrom: 'hand' },
      expect: no('round-phases#placement'),
    },
    { from: 'ours', tells: 'A ring is to be placed during building', given: { phase: 'building' }, expect: no('round-phases#placement') },
    {
      from: 'ours',
      tells: 'After three turns, and nobody said who started',
      given: { phase: 'placement', ringFrom: 'hand', turnsTaken: 3 },
      expect: needs('isStartingPlayer'),
    },
    { from: 'ours', tells: 'The starting player after two turns', given: { turnsTaken: 2, isStartingPlayer: true }, expect: needs('phase', 'ringFrom') },
    {
      from: 'ours',
      tells: 'The starting player with a ring in hand',
      given: { phase: 'placement', ringFrom: 'hand', isStartingPlayer: true },
      expect: needs('turnsTaken'),
    },
    { from: 'ours', tells: 'A ring left unplaced, at any time', given: { ringFrom: 'left-over' }, expect: no('unplaced-ring#keeping-it') },
    {
      from: 'ours',
      tells: 'I passed on my first turn; on my next I placed one ring and want to place a second at once to catch up',
      given: { phase: 'placement', ringFrom: 'hand', turnsTaken: 3, isStartingPlayer: true },
      expect: no('placing-turns#answer'),
    },
    {
      from: 'ours',
      tells: 'My opponent has placed all 4 rings, I passed twice and want to place the last two after the eighth turn',
      given: { phase: 'placement', ringFrom: 'hand', turnsTaken: 9, isStartingPlayer: false },
      expect: unsettled('conflict:passed-turn#made-up', 'conflict:passed-turn#turn-lost'),
    },
  ],
})
