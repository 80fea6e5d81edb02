import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance, typosAllowed } from '../../src/words/nearest.ts'

describe('the distance of two words counts the changes of single letters', () => {
  it.each([
    ['gull', 'gull', 0],
    ['gull', 'gulls', 1],
    ['gulls', 'gull', 1],
    ['gull', 'bull', 1],
    ['gull', 'glul', 1],
    ['chip', 'ship-', 2],
    ['', 'gull', 4],
    ['gull', '', 4],
    ['kitten', 'sitting', 3],
    ['ca', 'abc', 3],
  ])('"%s" → "%s": %i', (a, b, changes) => {
    expect(distance(a, b)).toBe(changes)
  })

  it('says one more than the limit as soon as it is over', () => {
    expect(distance('lighthouse', 'sandcastle', 2)).toBe(3)
    expect(distance('gull', 'lighthouse', 2)).toBe(3)
  })

  it('is exact up to the limit', () => {
    expect(distance('gull', 'gulls', 1)).toBe(1)
    expect(distance('kitten', 'sitting', 3)).toBe(3)
  })

  it('is the same in both directions, and nothing only between equal words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '-'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(distance(a, b)).toBe(distance(b, a))
        expect(distance(a, b) === 0).toBe(a === b)
      }),
    )
  })

  it('is exact up to a limit, and one more beyond it', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 5 }), (a, b, limit) => {
        const changes = distance(a, b)
        expect(distance(a, b, limit)).toBe(changes > limit ? limit + 1 : changes)
      }),
    )
  })
})

it.each([
  [1, 0],
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
  [20, 2],
])('in a word of %i letters %i may be wrong', (length, typos) => {
  expect(typosAllowed(length)).toBe(typos)
})
