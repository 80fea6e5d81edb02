import { choice, yesNo } from '../../../rules/fact.ts'

/** Funding awards. */

const ORDINALS = ['first', 'second', 'third', 'fourth'] as const

/** How people say that so many awards have been funded, or which one it would be. */
const funded = (count: 0 | 1 | 2 | 3): string[] => [
  ...[
    count === 1 ? 'award is' : 'awards are',
    count === 1 ? 'award has been' : 'awards have been',
    count === 1 ? 'is' : 'are',
    'awards',
    'award',
    'have been',
    'has been',
    'have already been',
    'has already been',
    'was',
    'were',
    'award was',
    'awards were',
    'awards have already been',
    'award has already been',
  ].flatMap((words) => [`${count} ${words} funded`, `${count} ${words} already funded`]),
  `${count} already funded`,
  `${count} funded`,
  `${count} were funded`,
  ...(count === 1
    ? [
        'one funded',
        'one is funded',
        'one already funded',
        'one award is funded',
        'one award has been funded',
        'one award funded',
        'one award was funded',
        'one award has already been funded',
        'one was funded',
        'one award is already funded',
      ]
    : []),
  `${ORDINALS[count]} award`,
  `fund a ${ORDINALS[count]}`,
  `fund the ${ORDINALS[count]}`,
]

export const awardsFunded = choice(
  'How many awards have been funded so far?',
  { none: 'none', one: 'one', two: 'two', three: 'three' },
  {
    says: {
      none: [...funded(0), 'no awards are funded', 'no award is funded', 'no awards have been funded', 'no award funded yet', 'none funded'],
      one: funded(1),
      two: funded(2),
      three: [...funded(3), 'all 3 awards are funded', 'all awards are funded', 'all 3 awards'],
    },
  },
)

export const isVitorsFree = yesNo(
  "Is it Vitor's free award, the corporation's first action?",
  ["vitor's free award", 'as vitor', 'vitor funds', 'free award', 'fund an award for free', "vitor's award", 'vitor for free', 'with vitor'],
  { usual: false },
)
