import { choice, derived, number, yesNo } from '../../../rules/fact.ts'
import { card } from './cards.ts'

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
  {
    units: ['production', 'prod', 'production myself', 'production of my own'],
    before: [
      'i have',
      "i've",
      "i've got",
      'i have only',
      'i only have',
      'my production is',
      'production is',
      'production is at',
      'production at',
      'production sits at',
      'production stands at',
      'mine is',
      'mine is at',
      'i am at',
      "i'm at",
      'i am on',
      'i stand at',
      'i sit at',
      'prod is',
      'prod at',
    ],
  },
)

export const opponentProduction = number(
  'How much of it has the opponent with the most?',
  { min: -5 },
  {
    before: [
      'opponent has',
      'opponents have',
      'opponent is at',
      'she has',
      'he has',
      'they have',
      'others have',
      'everyone else has',
      'another player has',
      'someone has',
      'somebody has',
      'an opponent has',
      'one opponent has',
      'opponent is on',
      'opponent sits at',
      'somebody else has',
      'someone else has',
      'best opponent',
    ],
  },
)

/** What cards lower of a production (`any`: with a red border), and what they raise of the same one. */
const LOSSES: Readonly<Record<string, { readonly [resource: string]: { loss: number; any?: true; gain?: number } }>> = {
  'asteroid-mining-consortium': { titanium: { loss: 1, any: true, gain: 1 } },
  birds: { plants: { loss: 2, any: true } },
  'business-network': { mc: { loss: 1 } },
  capital: { energy: { loss: 2 } },
  fish: { plants: { loss: 1, any: true } },
  gyropolis: { energy: { loss: 2 } },
  'heat-trappers': { heat: { loss: 2, any: true } },
  herbivores: { plants: { loss: 1, any: true } },
  'immigrant-city': { energy: { loss: 1 }, mc: { loss: 2, gain: 1 } },
  'lava-tube-settlement': { energy: { loss: 1 } },
  'maxwell-base': { energy: { loss: 1 } },
  'power-supply-consortium': { energy: { loss: 1, any: true, gain: 1 } },
  'space-port': { energy: { loss: 1 } },
}

export const loss = derived(
  number(
    'By how many steps does the card lower it?',
    { min: 1, fixed: true },
    {
      units: ['steps', 'step'],
      before: [
        'lowers it by',
        'lowers it',
        'lowers',
        'drops it by',
        'takes',
        'take',
        'takes away',
        'reduces it by',
        'reduces',
        'cuts',
        'cuts it by',
        'by',
        'minus',
        'loses',
        'costs me',
        'card costs',
        'it costs',
        'decrease',
        'decreases it by',
        'lose',
        'drop',
        'drops',
        'drop it',
        'drops it',
        'reduce',
        'reduce it by',
        'lower it by',
        'lower',
        'cut it by',
        'wants me to drop',
      ],
      after: ['off it', 'less', 'down'],
    },
  ),
  { card, producedResource },
  (f) => LOSSES[f.card.id]?.[f.producedResource]?.loss,
)

export const gainFirst = derived(
  number(
    'By how many steps does the card itself raise that production of yours?',
    { min: 0, usual: 0, fixed: true },
    { before: ['raises it by', 'gain first', 'raise first', 'gives first', 'raises my own by'] },
  ),
  { card, producedResource },
  (f) => {
    const change = LOSSES[f.card.id]?.[f.producedResource]
    return change && (change.gain ?? 0)
  },
)

export const otherGain = number(
  'By how many steps do your other cards or your corporation raise it when you play this card?',
  { min: 0, usual: 0 },
  { before: ['my corporation raises it by', 'my other cards raise it by', 'triggers raise it by'] },
)

export const isAnyProduction = derived(
  yesNo(
    'Does the loss of production have a red border (any player)?',
    [
      'red border',
      'red frame',
      'red outline',
      'bordered in red',
      'outlined in red',
      'any production',
      "any player's production",
      'any plant production',
      'any energy production',
      'any heat production',
      'any titanium production',
      'any steel production',
      'from any player',
    ],
    { no: ['no red border', 'without a red border', 'my own production only'], usual: false, fixed: true },
  ),
  { card, producedResource },
  (f) => {
    const change = LOSSES[f.card.id]?.[f.producedResource]
    return change && change.any === true
  },
)

export const isRedBorder = yesNo(
  'Does the loss have a red border (any player)?',
  ['red border', 'red frame', 'red outline', 'bordered in red', 'outlined in red', 'any production', "any player's production"],
  {
    no: ['no red border', 'without a red border', 'my own production only'],
    usual: false,
  },
)

export const lowestOfSix = number(
  'What is the lowest of your 6 productions now, MC among them?',
  { min: -5 },
  {
    units: [
      'lowest production',
      'of each',
      'in all six',
      'in all 6',
      'production of everything',
      'production of each',
      'production in each',
      'production in each of the 6',
      'of everything',
      'of all 6',
      'production everywhere',
      'in every production',
      'of every production',
      'on every track',
    ],
    before: [
      'lowest is',
      'lowest production is',
      'lowest production of',
      'lowest',
      'minimum is',
      'all six productions at',
      'all productions at',
      'all productions are at',
      'all six at',
      'every production at',
    ],
    after: [
      'prod everywhere',
      'production everywhere',
      'in everything',
      'of everything',
      'production of each',
      'production of every',
      'production of everything',
      'prod of each',
      'of every standard resource',
    ],
  },
)

export const canOwn = yesNo(
  'Can your own production bear all of the loss, after what the card raises first?',
  ['my own production can', 'i can bear it', 'i can reduce my own', 'i have enough production', 'my own is enough'],
  { no: ['my own production cannot', 'i cannot bear it', 'i have no such production', 'i cannot reduce my own', 'not enough of my own'] },
)
