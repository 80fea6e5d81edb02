import { choice, yesNo } from '../../../rules/fact.ts'

/** The state of Pharmacy Union. */

export const pharmacyState = choice(
  'How does Pharmacy Union lie?',
  { up: 'face up', flipped: 'flipped before this card was played', now: 'flipped by a science tag of this very card, resolved first' },
  {
    says: {
      up: ['face up', 'not flipped', 'unflipped'],
      flipped: ['flipped before', 'already flipped', 'face down', 'facedown'],
      now: ['flipped first', 'flip first', 'science tag first', 'flipped by this card'],
    },
    usual: 'up',
  },
)

export const hasDisease = yesNo(
  'Is there a disease on Pharmacy Union when the science tag is resolved?',
  ['has a disease', 'a disease', 'with a disease', 'diseases on it'],
  {
    no: ['no disease', 'no diseases', 'without a disease', 'without diseases'],
  },
)
