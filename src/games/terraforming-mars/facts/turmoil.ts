import { card, choice, derived, number, yesNo } from '../../../rules/fact.ts'

/** Parties, delegates and global events. */

export const delegatesInReserve = number(
  'How many of your delegates are in the reserve, the Lobby not counted?',
  { min: 0, max: 7 },
  {
    units: [
      'delegates in the reserve',
      'delegate in the reserve',
      'delegates in my reserve',
      'delegates left in the reserve',
      'reserve',
      'delegates in reserve',
      'in reserve',
      'in the reserve',
      'in my reserve',
    ],
    before: ['reserve has', 'my reserve has', 'reserve holds'],
  },
)

export const inLobby = number(
  'How many of your delegates are in the Lobby?',
  { min: 0, max: 1 },
  { units: ['in the lobby', 'delegate in the lobby', 'lobby delegate', 'lobby guy', 'in my lobby', 'lobby'], before: ['lobby has'] },
)

export const isLeaderPiece = yesNo('Is it the leader of its party?', ['leader', 'party leader'], {
  no: ['not the leader', 'not leader', 'non-leader', 'leads no party'],
})

export const globalEvent = card('Which global event is it?', ['global-event'])

/** Of the events whose text the documents give: what each count is worth, and, where they say it, the limit and what influence does to the count. */
export const EVENTS: Readonly<Record<string, { each?: number; isLimited?: boolean; influence?: 'adds' | 'reduces' | 'apart' }>> = {
  'solarnet-shutdown': { each: 3, isLimited: true, influence: 'reduces' },
  'spin-off-products': { each: 2, isLimited: true, influence: 'adds' },
  'jovian-tax-rights': { each: 1, isLimited: true, influence: 'apart' },
  'scientific-community': { each: 1 },
  revolution: { isLimited: false, influence: 'adds' },
}

export const isCountLimited = derived(
  yesNo('Does the event count at most 5?', ['max 5', 'max. 5', 'maximum of 5', 'at most 5', 'up to 5'], {
    no: ['no limit', 'no maximum', 'unlimited', 'without a limit'],
    usual: true,
    fixed: true,
  }),
  { globalEvent },
  (f) => EVENTS[f.globalEvent.id]?.isLimited,
)

export const influenceDoes = derived(
  choice(
    'What does your influence do to the count?',
    { adds: 'it is added', reduces: 'it is subtracted', apart: 'nothing: it brings something else, or is not named' },
    {
      says: {
        adds: ['plus influence', 'plus my influence', 'influence added', 'influence is added', 'adds influence'],
        reduces: ['reduced by influence', 'reduced by my influence', 'minus influence', 'influence subtracted', 'influence is subtracted', 'influence reduces'],
        apart: ['influence brings something else', 'influence not named'],
      },
      fixed: true,
    },
  ),
  { globalEvent },
  (f) => EVENTS[f.globalEvent.id]?.influence,
)

export const rulingParty = choice(
  'Which party is ruling?',
  { reds: 'the Reds', scientists: 'the Scientists', other: 'another party' },
  {
    says: {
      reds: [
        'reds',
        'the reds',
        'reds are ruling',
        'reds rule',
        'reds ruling',
        'reds in power',
        'reds are in power',
        'reds in charge',
        'reds are in charge',
        'reds govern',
        'under reds',
        'under the reds',
        'red party',
        'red policy',
      ],
      scientists: [
        'scientists',
        'the scientists',
        'scientists are ruling',
        'scientists rule',
        'scientists in power',
        'scientists are in power',
        'under the scientists',
      ],
      other: ['greens', 'mars first', 'unity', 'kelvinists', 'another party rules', 'other party'],
    },
  },
)
