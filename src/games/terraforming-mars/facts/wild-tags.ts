import { number, yesNo } from '../../../rules/fact.ts'

/** What has been done with a wild tag. */

export const isWildInPlay = yesNo(
  'Was the wild tag played before this action?',
  ['wild tag in play', 'wild tag is in play', 'already played', 'played before', 'on the table'],
  {
    no: ['being played', 'just playing it', 'playing it now', 'not played yet', 'still in my hand'],
    usual: true,
  },
)

export const isWildUsed = yesNo(
  'Has the wild tag been another tag in this action already?',
  ['used already', 'already used', 'counted already', 'twice', 'at once', 'both at once'],
  {
    usual: false,
  },
)

export const wildTagsInPlay = number(
  'How many wild tags do you have in play?',
  { min: 0, max: 3, usual: 0 },
  { units: ['wild tags', 'wild tag', 'wild', 'wilds', 'jokers', 'joker', 'joker tags'], before: ['plus'] },
)
