import { choice, number, yesNo } from '../../../rules/fact.ts'

/** One production at a time: which, how much of it who has, and what a card does to it. */

export const producedResource = choice(
  'Which production is it?',
  { mc: 'MC', steel: 'steel', titanium: 'titanium', plants: 'plants', energy: 'energy', heat: 'heat' },
  {
    says: {
      mc: ['mc production', 'mc prod', 'money production', 'megacredit production', 'credit production', 'income'],
      steel: ['steel production', 'steel prod'],
      titanium: ['titanium production', 'titanium prod', 'ti prod'],
      plants: ['plant production', 'plants production', 'plant prod'],
      energy: ['energy production', 'energy prod', 'power production'],
      heat: ['heat production', 'heat prod'],
    },
  },
)

export const ownProduction = number(
  'How much of that production do you have?',
  { min: -5 },
  { units: ['production', 'prod'], before: ['i have', 'my production is', 'production is', 'mine is', 'i am at', "i'm at", 'production at'] },
)

export const opponentProduction = number(
  'How much of it has the opponent with the most?',
  { min: -5 },
  { before: ['opponent has', 'opponents have', 'she has', 'he has', 'they have', 'another player has', 'someone has', 'best opponent'] },
)

export const loss = number(
  'By how many steps does the card lower it?',
  { min: 1, fixed: true },
  {
    units: ['steps', 'step'],
    before: ['lowers it by', 'lowers it', 'takes', 'reduces it by', 'reduces', 'minus', 'loses', 'costs me', 'decrease', 'decreases it by', 'lose'],
  },
)

export const gainFirst = number(
  'By how many steps can the same card raise that production of yours first, its triggers included?',
  { min: 0, usual: 0 },
  { before: ['raises it by', 'gain first', 'raise first', 'gives first', 'gain', 'raises my own by'] },
)

export const isRedBorder = yesNo(
  'Does the loss have a red border (any player)?',
  ['red border', 'red frame', 'red outline', 'bordered in red', 'outlined in red', 'any production', "any player's production"],
  {
    no: ['no red border', 'without a red border', 'my own production only'],
    usual: false,
  },
)
