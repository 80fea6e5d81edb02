import { describe, expect, it } from 'vitest'
import { negationBefore, tokensOf } from '../../src/ask/sentence.ts'

describe('The words of a sentence', () => {
  it('keep a number with its sign and unit as one word', () => {
    expect(tokensOf('needs −8 °C, it is 4%').flatMap(({ number, unit }) => (number === undefined ? [] : [[number, unit]]))).toEqual([
      [-8, '°c'],
      [4, '%'],
    ])
  })

  it.each([
    ['two cities', 2],
    ['zero energy', 0],
    ['12 mc', 12],
    ['25mc', 25],
  ])('say a number: %s', (text, number) => {
    expect(tokensOf(text)[0]?.number).toBe(number)
  })

  it('take "one" for a number that need not be one', () => {
    expect(tokensOf('one of them')[0]).toMatchObject({ number: 1, isLoose: true })
    expect(tokensOf('1 of them')[0]?.isLoose).toBeUndefined()
  })
})

describe('A negation', () => {
  const reaches = (text: string, word: string): boolean => {
    const tokens = tokensOf(text)
    return (
      negationBefore(
        tokens,
        tokens.findIndex((token) => token.word === word),
      ) !== undefined
    )
  }

  it.each([
    ['i have no rover', 'rover'],
    ['not next to a city', 'city'],
    ["he doesn't own inventrix", 'inventrix'],
    ['without any science tags', 'science'],
  ])('reaches what it denies: %s', (text, word) => {
    expect(reaches(text, word)).toBe(true)
  })

  it.each([
    ['no rover, but a city', 'city'],
    ['no rover on the whole long board of inventrix', 'inventrix'],
    ["can't i use inventrix", 'inventrix'],
    ['nothing else in play, inventrix', 'inventrix'],
    ['no other inventrix', 'inventrix'],
  ])('does not reach further: %s', (text, word) => {
    expect(reaches(text, word)).toBe(false)
  })
})
