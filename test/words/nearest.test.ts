import { describe, expect, it } from 'vitest'
import { nearest } from '../../src/words/nearest.ts'

const RULINGS = ['tied-flag', 'flag-refill', 'law-suit', 'law-suit-after-passing', 'ants']

describe('the names nearest to a wrong one', () => {
  it('a typo finds its name', () => {
    expect(nearest('tied-flga', RULINGS)[0]).toBe('tied-flag')
    expect(nearest('ant', RULINGS)).toEqual(['ants'])
  })

  it('words in another order find their name', () => {
    expect(nearest('flag-tied', RULINGS)[0]).toBe('tied-flag')
  })

  it('a word too many or too few finds the name', () => {
    expect(nearest('passing-law-suit', RULINGS)[0]).toBe('law-suit-after-passing')
    expect(nearest('the-law-suit', RULINGS)[0]).toBe('law-suit')
  })

  it('a name that shares neither letters nor words is left out', () => {
    expect(nearest('lighthouse', RULINGS)).toEqual([])
  })

  it('words of up to two letters do not make names alike', () => {
    expect(nearest('an-of-it', ['of-an-elephant-in-it'])).toEqual([])
  })

  it('the best comes first, and of equals the first in the alphabet', () => {
    expect(nearest('gull', ['gulls', 'bull', 'gull', 'dull'])).toEqual(['gull', 'bull', 'dull'])
  })

  it('three are named unless fewer are asked for', () => {
    const many = ['gull-a', 'gull-b', 'gull-c', 'gull-d']
    expect(nearest('gull-e', many)).toHaveLength(3)
    expect(nearest('gull-e', many, 1)).toEqual(['gull-a'])
  })

  it('nothing is near when nothing is known, and an empty name is near to nothing long', () => {
    expect(nearest('gull', [])).toEqual([])
    expect(nearest('', RULINGS)).toEqual([])
  })
})
