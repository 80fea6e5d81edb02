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
    'i lead',
  ],
  {
    usual: true,
    no: [
      'i am an ally',
      "i'm an ally",
      'i am the ally',
      "i'm the ally",
      'as an ally',
      'as the ally',
      'when i am an ally',
      'if i am an ally',
      'i only help',
      'can an ally',
      'may an ally',
      'can allies',
      'may allies',
      'can my ally buy',
      'not my turn',
      'not the leader',
      'not the mission leader',
      "someone else's turn",
      "somebody else's turn",
      "another player's turn",
      "other player's turn",
      "opponent's turn",
      "leader's turn",
      'her turn',
      'his turn',
      'their turn',
      'as a bystander',
    ],
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
        'my own turn',
        'the leader draws',
        'leader draws',
        'mission leader draws',
        'does the leader draw',
        'does the mission leader draw',
        'does the leader roll',
        'the leader rolls',
        'i went alone',
        'i go alone',
      ],
      ally: [
        'i am an ally',
        "i'm an ally",
        'i am the ally',
        "i'm the ally",
        'as an ally',
        'as ally',
        'as the ally',
        'when i am an ally',
        'if i am an ally',
        'does an ally',
        'an ally draws',
        'allies draw',
        'ally draws',
        'i joined',
        'i only joined',
        'i helped',
        'i am helping',
        "i'm helping",
      ],
      none: [
        'not taking part',
        'not in the contract',
        'not part of the contract',
        'not involved',
        'bystander',
        'sat out',
        'sitting out',
        'did not join',
        "didn't join",
        'took no part',
        'not an ally',
        'neither leader nor ally',
      ],
    },
  },
)
export const hasAllies = yesNo(
  'Does the Mission Leader have allies, that is, other players?',
  ['allies', 'an ally', 'my ally', 'with allies', 'with an ally', 'with one ally'],
  {
    no: ['alone', 'solo', 'no ally', 'no allies', 'without allies', 'without an ally', 'on my own', 'by myself'],
  },
)
export const twoPlayers = yesNo(
  'Is it a game with two players?',
  ['two players', 'two-player', '2p', '2p game', 'two-player game', 'two of us', 'just the two of us', 'only two of us', 'only the two of us'],
  {
    no: [
      'three players',
      'four players',
      'five players',
      'three-player',
      'four-player',
      'five-player',
      '3p',
      '4p',
      '5p',
      'three of us',
      'four of us',
      'five of us',
      'more than two',
    ],
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
    usual: false,
    no: ['attempted a contract', 'did a contract', 'chose a contract', 'after a contract', 'after the contract', 'not at base'],
  },
)
export const diceRolled = yesNo(
  'Have the Hazard dice been rolled?',
  [
    'dice are rolled',
    'dice were rolled',
    'dice are already rolled',
    'dice have been rolled',
    'rolled the dice',
    'rolled the hazard dice',
    'after the roll',
    'after a bad roll',
    'after rolling',
    'after the dice',
    'after the hazard dice',
    'rolled already',
    'already rolled',
    'dice have landed',
  ],
  {
    no: [
      'before the dice were rolled',
      'before dice are rolled',
      'before any dice are rolled',
      'before anyone rolled the dice',
      'before we rolled the dice',
      'before the hazard dice',
      'before hazard dice',
      'before i roll',
      'before the hazard roll',
      'until the dice are rolled',
      'dice are not rolled',
      'nobody has rolled',
      'not yet rolled',
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
/** People say which Contract it is rather than how many there were before it. */
export const contractOrder = choice(
  'On which Contract of the turn would the Mission Leader negotiate, or which would be attempted?',
  { first: 'the first', second: 'the second, after talks on one other', third: 'the third, after talks on two others' },
  {
    usual: 'first',
    says: {
      first: ['first contract', 'first contract of the turn', 'first talks', 'first negotiation'],
      second: [
        'second contract',
        'second contract of the turn',
        'second negotiation',
        'another contract after failed talks',
        'talks on the first contract failed',
        'first contract fell through',
        'negotiated on one',
        'after one failed negotiation',
      ],
      third: [
        'third contract',
        'third contract of the turn',
        'third negotiation',
        'both talks failed',
        'both negotiations failed',
        'negotiated on two',
        'negotiated two contracts',
        'after two failed negotiations',
        'two failed negotiations',
        'two negotiations failed',
        'two talks failed',
        'two failed talks',
        'two contracts already',
      ],
    },
  },
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
    'contract complete',
    'contract is complete',
    'contract is fulfilled',
    'contract fulfilled',
    'contract succeeded',
    'contract succeeds',
    'contract done',
    'finished the contract',
  ],
  {
    no: [
      'failed',
      'failure',
      'fails',
      'failing',
      'contract failed',
      'contract not completed',
      'did not complete',
      "didn't complete",
      'unsuccessful',
      'did not make it',
      "didn't make it",
    ],
  },
)
export const allFinished = yesNo(
  'Has everybody played all the cards they can or wish to?',
  [
    'finished playing',
    'done playing',
    'everybody is done',
    'everyone is done',
    'everybody has finished',
    'nobody plays any more',
    'nobody plays more cards',
    'nobody can play any more',
    'all finished',
    'all done',
    'out of cards',
  ],
  {
    usual: true,
    no: [
      'still playing',
      'more cards to play',
      'not finished',
      'not done',
      'still being played',
      'still has cards',
      'still have cards',
      'still have actions',
      'still has actions',
      'in the middle of the contract',
    ],
  },
)

export const diceOnContract = number(
  'How many Hazard dice does the Contract show?',
  { min: 1, max: 4, fixed: true },
  {
    units: ['red bars', 'bars', 'hazard dice', 'dice', 'die'],
    before: ['contract shows', 'contract with', 'contract of', 'contract has', 'card shows', 'shows'],
  },
)

// What players have
export const credits = number(
  'How many Credits do you have?',
  { min: 0 },
  { units: ['credits', 'credit', 'coins', 'coin'], before: ['have', 'i have', 'only have', 'own', 'left'] },
)
export const price = number(
  'How many Credits does it cost?',
  { min: 0, fixed: true },
  { units: ['credits', 'credit'], before: ['costs', 'cost', 'price', 'price is', 'for', 'priced at', 'worth'] },
)
export const hasAction = yesNo(
  'Do you have an action left?',
  [
    'spare action',
    'an action',
    'an action left',
    'one action left',
    '1 action',
    '2 actions',
    '3 actions',
    '4 actions',
    '5 actions',
    'actions left',
    'action left',
    'action to spare',
    'actions to spare',
    'still have actions',
    'have actions',
    'enough actions',
    'saved an action',
  ],
  {
    usual: true,
    no: [
      'no action',
      'no actions',
      'no action left',
      'no actions left',
      'no more actions',
      'zero actions',
      '0 actions',
      'out of actions',
      'ran out of actions',
      'run out of actions',
      'used all my actions',
      'used up my actions',
      'used up all my actions',
      'used my last action',
      'used my only action',
      'spent my last action',
      'spent all my actions',
      'without an action',
      'without actions',
      'without any actions',
    ],
  },
)
export const prestigeBefore = number(
  'How much Prestige did you have before the Contract?',
  { min: 0, max: 9 },
  {
    units: ['points'],
    after: ['prestige', 'prestige before'],
    before: ['had', 'i had', 'have', 'i have', 'started with', 'was at', 'stood at', 'i am at', "i'm at", 'from'],
  },
)
export const prestigeShare = number(
  'How much Prestige of the Contract is yours, less what Mercenary cards take?',
  { min: 0, max: 12, usual: 0 },
  {
    units: ['prestige from the contract', 'prestige of the contract', 'prestige reward'],
    before: [
      'my share',
      'share is',
      'share of',
      'gain',
      'gained',
      'i gained',
      'earned',
      'i earned',
      'reward of',
      'reward is',
      'contract gives',
      'contract gave',
      'gives me',
      'gave me',
      'contract pays',
      'contract paid',
      'i get',
      'got',
      'i got',
    ],
    after: ['from the contract', 'prestige from the contract', 'as my share', 'as a reward'],
  },
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
    usual: 'you',
    says: {
      you: ['i play', 'i played', 'i just played', 'when i play', 'my own', 'from my hand', 'my reactor', 'my thruster', 'my shield', 'my crew', 'my damage'],
      ally: [
        'ally plays',
        'ally played',
        'ally just played',
        'i play as an ally',
        'leader plays',
        'leader played',
        'partner plays',
        'partner played',
        'she plays',
        'she played',
        'he plays',
        'he played',
        'they play',
        'they played',
        'someone else plays',
        'somebody else plays',
        'another player plays',
        "ally's reactor",
        "ally's thruster",
        "ally's shield",
        "ally's crew",
        "ally's card",
        "leader's reactor",
        "leader's thruster",
        "leader's shield",
        "leader's crew",
        "leader's card",
        "partner's reactor",
        "partner's thruster",
        "partner's shield",
        "partner's crew",
        "partner's card",
        "another player's reactor",
        "another player's thruster",
        "another player's shield",
        "another player's crew",
        "another player's card",
        'played by my ally',
        'played by an ally',
        'played by another player',
      ],
      row: ['mercenary', 'mercenaries', 'mercenary row', 'merc', 'mercs', 'mercenary card', 'merc card'],
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
    'explicitly helps allies',
    'says it helps allies',
    'says so explicitly',
  ],
  { usual: false },
)
export const wasLastCard = yesNo(
  'Was it the last card in your hand?',
  [
    'last card',
    'my last card',
    'last card in hand',
    'only card',
    'only card in hand',
    'hand is empty',
    'hand is now empty',
    'empty hand',
    'no cards left in hand',
    'no other cards in hand',
  ],
  {
    usual: false,
    no: ['more cards in hand', 'other cards in hand', 'still have cards', 'cards left in hand'],
  },
)
export const isMercenary = yesNo(
  'Is it a card of the Mercenary row?',
  ['mercenary', 'mercenaries', 'merc', 'mercs', 'mercenary row', 'mercenary card', 'merc card'],
  {
    usual: false,
    no: ['from my hand', 'my own', 'in my hand'],
  },
)
export const isInstalled = yesNo(
  'Is the Ship Part on your Command Terminal board now?',
  ['installed', 'on my board', 'on the board', 'on my terminal', 'on my command terminal', 'on my ship'],
  { no: ['removed', 'i removed', 'took it off', 'taken off', 'thrown out', 'threw out', 'i replaced', 'was replaced', 'got rid of', 'no longer installed'] },
)
export const gotAs = choice(
  'How did you get the card?',
  { bought: 'you buy it', bonus: 'as a Bonus card of a Contract' },
  {
    says: {
      bought: ['buy', 'bought', 'buying', 'purchase', 'purchased', 'hire', 'hired'],
      bonus: ['bonus card', 'bonus', 'as a bonus', 'as a reward', 'from a contract', 'from the contract', 'won'],
    },
  },
)

export const partsInstalled = number(
  'How many Ship Parts are on your Command Terminal board?',
  { min: 0, max: 4 },
  {
    units: ['ship parts', 'parts', 'ship parts installed', 'parts installed', 'installed'],
    after: ['ship parts already', 'ship parts on my board', 'parts on my board', 'ship parts on my command terminal'],
  },
)

// The Mercenary row
export const mercenaryKind = choice(
  'Is the Mercenary card a Crew card or an Action card?',
  { action: 'Action card', crew: 'Crew card' },
  { fixed: true, says: { action: ['action card', 'reactor', 'thruster', 'shield', 'damage'], crew: ['crew', 'crew card', 'crew member'] } },
)
/** People say which one it is, and not how many came before it. */
export const mercenaryOrder = choice(
  'Which Action card of the Mercenary row is it that you use on this turn?',
  { first: 'the first', second: 'the second', third: 'the third', fourth: 'the fourth', fifth: 'the fifth' },
  {
    says: {
      first: ['first', '1st', 'first mercenary', 'my first'],
      second: ['second', '2nd', 'second mercenary', 'my second', 'used one already', 'already used one', 'after one other', 'used one before'],
      third: ['third', '3rd', 'third mercenary', 'my third', 'used two already', 'already used two', 'after two others', 'used two before'],
      fourth: ['fourth', '4th', 'fourth mercenary', 'my fourth', 'used three already', 'already used three', 'after three others', 'used three before'],
      fifth: ['fifth', '5th', 'fifth mercenary', 'my fifth', 'used four already', 'already used four', 'after four others', 'used four before'],
    },
  },
)
const USED_BEFORE = { first: 0, second: 1, third: 2, fourth: 3, fifth: 4 } as const
/** Action cards of the Mercenary row that were used before it on this turn. */
export const usedBefore = (order: keyof typeof USED_BEFORE): number => USED_BEFORE[order]
export const usedByOther = number(
  'How many Action cards of this Mercenary row did the other player use in this round?',
  { min: 0, max: 5, usual: 0 },
  { before: ['other player used', 'opponent used', 'opponent already used', 'she used', 'he used', 'she already used', 'he already used', 'they used'] },
)
export const bothHadTurns = yesNo(
  'Have both players had their turn in this round?',
  [
    'both had their turn',
    'both had a turn',
    'both had our turn',
    'both have had their turn',
    'we both had our turn',
    'both players had their turn',
    'both players have had their turn',
    'round is over',
    'end of the round',
    'end of a round',
    'round ended',
    'round ends',
    'after the round',
  ],
  {
    no: [
      'only i had',
      'only i have had',
      'only one of us',
      'one of us has',
      'middle of the round',
      'mid round',
      'during the round',
      'first turn of the round',
      'opponent has yet to',
      'before my opponents turn',
      'opponent still has a turn',
    ],
  },
)
