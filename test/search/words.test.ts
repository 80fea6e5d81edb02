import { describe, expect, it } from 'vitest'
import { tellingWords, wordsOf } from '../../src/search/words.ts'

const words = (text: string): string[] => wordsOf(text).map(({ word }) => word)

describe('words', () => {
  it.each([
    ['Ring', ['ring']],
    ['rings', ['ring']],
    ['colonies', ['colony']],
    ['boxes', ['box']],
    ['bus glass', ['bus', 'glass']],
    ["player's", ['player']],
    ['player’s turn', ['player', 'turn']],
    ['Océan', ['ocean']],
    ['two color rings', ['2', 'colour', 'ring']],
  ])('%s is read as %j', (text, expected) => expect(words(text)).toEqual(expected))

  it.each([
    ['−8 °C', ['-8', '-8°c']],
    ['-8C', ['-8', 'c']],
    ['+2', ['2']],
    ['4%', ['4', '4%']],
    ['1-3', ['1', '3']],
    ['2,5', ['2.5']],
    ['level2', ['level2']],
  ])('the number %s keeps its sign and unit: %j', (text, expected) => expect(words(text)).toEqual(expected))

  it('says where each word stands', () => {
    const text = 'Two rings, −8 °C'
    expect(wordsOf(text).map(({ from, to }) => text.slice(from, to))).toEqual(['Two', 'rings', '−8 °C', '−8 °C'])
  })

  it('drops words that tell nothing and keeps "no", "not" and "only"', () => {
    expect(tellingWords('Can I only do this, or not? No.')).toEqual(['only', 'not', 'no'])
  })
})
