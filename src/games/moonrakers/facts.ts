import { choice, number, yesNo } from '../../rules/fact.ts'

/**
 * Facts that two or more rules of Moonrakers ask. Before a Contract nobody has 10 Prestige: the game would be over.
 * Where the rules give no bound, numbers end far beyond any table: without one, a missing number could not be filled in.
 */

// Who is who
export const isLeader = yesNo(
  'Are you the Mission Leader?',
  [
    'i am the mission leader',
    "i'm the mission leader",
    'as mission leader',
    'as the mission leader',
    'i am the leader',
    "i'm the leader",
    'my turn',
    'my own turn',
  ],
  {
    no: ['i am an ally', "i'm an ally", 'when i am an ally', 'if i am an ally', 'not my turn', "someone else's turn", "another player's turn"],
  },
)
/** Asked of the turn, not of the Contract: who stays at base leads, though there is no Contract to take part in. */
export const role = choice(
  'What are you on this turn?',
  { leader: 'the Mission Leader', ally: 'an ally in the Contract', none: 'neither' },
  {
    says: {
      leader: [
        'i am the mission leader',
        "i'm the mission leader",
        'as mission leader',
        'as the mission leader',
        'i am the leader',
        "i'm the leader",
        'i lead',
        'my turn',
      ],
      ally: ['i am an ally', "i'm an ally", 'when i am an ally', 'if i am an ally', 'i joined', 'i am helping', "i'm helping"],
      none: ['not taking part', 'not in the contract', 'not involved', 'bystander', 'sat out', 'did not join'],
    },
  },
)
export const hasAllies = yesNo('Does the Mission Leader have allies, that is, other players?', ['allies', 'an ally', 'with allies', 'with an ally'], {
  no: ['alone', 'solo', 'no allies', 'without allies', 'on my own', 'by myself'],
})
export const twoPlayers = yesNo(
  'Is it a game with two players?',
  ['two players', '2 players', 'two-player', '2-player', 'just the two of us', 'only two of us', 'only the two of us'],
  {
    no: ['three players', '3 players', 'four players', '4 players', 'five players', '5 players', 'more than two'],
    fixed: true,
  },
)

// The turn
export const phase = choice(
  'Which phase of the turn is it?',
  { planning: 'Planning Phase', execution: 'Execution Phase', buying: 'Buying Phase', end: 'End of Turn' },
  {
    says: {
      planning: ['planning phase', 'planning'],
      execution: ['execution phase', 'execution', 'during the contract'],
      buying: ['buying phase', 'buy phase', 'shopping'],
      end: ['end of turn', 'turn end'],
    },
  },
)
export const atBase = yesNo(
  'Did the Mission Leader stay at base this turn?',
  ['stayed at base', 'stay at base', 'staying at base', 'stays at base', 'at base', 'stayed home'],
  {
    no: ['attempted a contract', 'did a contract', 'chose a contract', 'after a contract'],
  },
)
export const diceRolled = yesNo(
  'Have the Hazard dice been rolled?',
  ['dice are rolled', 'dice were rolled', 'dice have been rolled', 'after the roll', 'after rolling', 'after the dice', 'rolled already', 'already rolled'],
  {
    no: [
      'before the roll',
      'before rolling',
      'before we roll',
      'before the dice',
      'before the dice are rolled',
      'before the hazard dice are rolled',
      'not rolled yet',
      'have not rolled',
      'not been rolled',
    ],
  },
)
export const contractsNegotiated = number(
  'On how many other Contracts did the Mission Leader negotiate this turn?',
  { min: 0, max: 2 },
  { units: ['contracts', 'other contracts', 'talks', 'negotiations'], before: ['negotiated on', 'after'] },
)
export const talksOnIt = choice(
  'Have talks on this very Contract failed this turn?',
  { none: 'no', justFailed: 'yes, just now', failedBefore: 'yes, and another Contract was picked since' },
  {
    usual: 'none',
    says: {
      none: ['no talks', 'terms agreed', 'we agreed'],
      justFailed: ['talks failed', 'could not agree', 'nobody agreed', 'no agreement', 'the refused one'],
      failedBefore: ['back to the first', 'go back to', 'refused before', 'the first one again'],
    },
  },
)
export const contractCompleted = yesNo(
  'Was the Contract completed?',
  [
    'contract completed',
    'contract is completed',
    'contract was completed',
    'completed contract',
    'completed the contract',
    'completed it',
    'succeeded',
    'success',
    'successful',
    'we made it',
  ],
  {
    no: ['failed', 'failure', 'contract not completed', 'did not complete', 'unsuccessful'],
  },
)
export const allFinished = yesNo(
  'Has everybody played all the cards they can or wish to?',
  ['finished playing', 'done playing', 'everybody is done', 'everyone is done', 'nobody plays any more', 'all finished'],
  {
    no: ['still playing', 'more cards to play', 'not finished'],
  },
)

export const diceOnContract = number(
  'How many Hazard dice does the Contract show?',
  { min: 1, max: 4, fixed: true },
  { units: ['hazard dice', 'dice', 'red bars', 'bars'], before: ['shows', 'with', 'contract of'] },
)

// What players have
export const credits = number('How many Credits do you have?', { min: 0 }, { units: ['credits', 'credit', 'coins', 'money'], before: ['have', 'own', 'with'] })
export const price = number(
  'How many Credits does it cost?',
  { min: 0, fixed: true },
  { units: ['credits', 'credit'], before: ['costs', 'cost', 'price', 'for', 'priced at'] },
)
export const actionsLeft = number(
  'How many actions do you have left?',
  { min: 0, max: 30 },
  { units: ['actions', 'action', 'actions left', 'action left'], before: ['have', 'with'] },
)
export const prestigeBefore = number(
  'How much Prestige did you have before the Contract?',
  { min: 0, max: 9 },
  { units: ['prestige', 'points'], before: ['had', 'started with', 'was at', 'stood at'] },
)
export const prestigeShare = number(
  'How much Prestige of the Contract is yours, less what Mercenary cards take?',
  { min: 0, max: 12 },
  { units: ['prestige'], before: ['share', 'gain', 'gained', 'earned', 'reward of'] },
)
export const sankFromTen = yesNo(
  'Did somebody have 10 Prestige or more during this turn, but lose some and end it with fewer than 10?',
  ['sank below 10', 'dropped below 10', 'fell below 10', 'back below 10', 'lost it again'],
  { usual: false },
)

// Cards
export const cardKind = choice(
  'Which kind of card is it?',
  { reactor: 'Reactor', thruster: 'Thruster', shield: 'Shield', damage: 'Damage', miss: 'Miss', crew: 'Crew' },
  {
    fixed: true,
    says: {
      reactor: ['reactor', 'reactors'],
      thruster: ['thruster', 'thrusters'],
      shield: ['shield', 'shields'],
      damage: ['damage', '1 damage', '2 damage', '3 damage'],
      miss: ['miss', 'misses'],
      crew: ['crew', 'crew card', 'crew member'],
    },
  },
)
export const playedBy = choice(
  'Who plays the card?',
  { you: 'you, from your hand', ally: 'another player in the Contract', row: 'you, from the Mercenary row' },
  {
    says: {
      you: ['i play', 'i played', 'my own', 'from my hand', 'my hand'],
      ally: ['ally plays', 'ally played', "ally's", 'leader plays', "leader's", 'she plays', 'he plays', 'they play'],
      row: ['mercenary', 'mercenary row', 'merc'],
    },
  },
)
export const abilityHelpsAllies = yesNo(
  'Does a special ability explicitly let it help allies?',
  [
    'ability says so',
    'ability helps allies',
    'ability for allies',
    'ability protects allies',
    'ability lets it help',
    'ability lets it protect',
    'explicitly says',
  ],
  { usual: false },
)
export const wasLastCard = yesNo('Was it the last card in your hand?', ['last card', 'my last card', 'only card', 'hand is empty', 'empty hand'], {
  no: ['more cards in hand', 'other cards in hand', 'still have cards'],
})
export const isMercenary = yesNo('Is it a card of the Mercenary row?', ['mercenary', 'merc', 'mercenary row', 'mercenary card'], {
  usual: false,
  no: ['from my hand', 'my own'],
})
export const isInstalled = yesNo(
  'Is the Ship Part on your Command Terminal board now?',
  ['installed', 'on my board', 'on my terminal', 'on my command terminal'],
  { no: ['removed', 'took it off', 'thrown out', 'replaced'] },
)
export const gotAs = choice(
  'How did you get the card?',
  { bought: 'you buy it', bonus: 'as a Bonus card of a Contract' },
  { says: { bought: ['buy', 'bought', 'buying', 'purchase', 'purchased', 'hire', 'hired'], bonus: ['bonus card', 'bonus', 'reward', 'as a reward'] } },
)

export const partsInstalled = number(
  'How many Ship Parts are on your Command Terminal board?',
  { min: 0, max: 4 },
  { units: ['ship parts', 'parts', 'parts installed'], before: ['have', 'with', 'installed'] },
)

// The Mercenary row
export const mercenaryKind = choice(
  'Is the Mercenary card a Crew card or an Action card?',
  { action: 'Action card', crew: 'Crew card' },
  { fixed: true, says: { action: ['action card', 'reactor', 'thruster', 'shield', 'damage'], crew: ['crew', 'crew card'] } },
)
export const usedBefore = number(
  'How many Action cards of the Mercenary row did you use before it on this turn?',
  { min: 0, max: 4 },
  { units: ['mercenaries', 'mercenary cards', 'action cards', 'cards'], before: ['after', 'already used', 'used'] },
)
export const usedByOther = number(
  'How many Action cards of this Mercenary row did the other player use in this round?',
  { min: 0, max: 5 },
  { units: ['mercenaries', 'mercenary cards', 'action cards', 'cards'], before: ['other player used', 'opponent used', 'she used', 'he used'] },
)
export const bothHadTurns = yesNo(
  'Have both players had their turn in this round?',
  ['both had their turn', 'both have had their turn', 'round is over', 'end of the round', 'round ended'],
  { no: ['only i had', 'one of us', 'middle of the round', 'first turn of the round'] },
)
