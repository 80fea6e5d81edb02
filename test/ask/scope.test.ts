import { describe, expect, it } from 'vitest'
import { outOfScope, uncoveredTable } from '../../src/ask/scope.ts'

const uncovered = [uncoveredTable(['Sky Docks'])]
const because = (text: string, ours: readonly string[] = []): string | undefined => outOfScope(text, (phrase) => ours.includes(phrase), uncovered)?.because

describe('A sentence is not for us', () => {
  it.each([
    ['root: can the vagabond be hit twice', 'other-game'],
    ['when do agents come back in Dune Imperium', 'other-game'],
    ['ares: does a hazard block a city', 'other-expansion'],
    ['sky docks requirement', 'other-card'],
    ['is there an app', 'not-rules'],
    ['who designed it', 'not-rules'],
  ])('%s: %s', (text, reason) => {
    expect(because(text)).toBe(reason)
  })

  it.each(['who takes the root cellar flag'.replace('root', 'beet'), 'may i place a city', 'how many hearts for the tie', 'approach the docks'])(
    'but this is: %s',
    (text) => {
      expect(because(text)).toBeUndefined()
    },
  )

  it('unless the word is one of a game here', () => {
    expect(because('root under the tower', ['root'])).toBeUndefined()
  })
})
