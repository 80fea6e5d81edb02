import { randomBytes } from 'node:crypto'

/** Ids that tell requests of one process apart; they say nothing of the one who asks. */
export function requestIds(): () => string {
  const process = randomBytes(4).toString('hex')
  let count = 0
  return () => `${process}-${(++count).toString(36)}`
}
