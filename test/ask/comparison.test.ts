import { describe, expect, it } from 'vitest'
import { compare } from '../../src/ask/comparison.ts'
import { tokensOf } from '../../src/ask/sentence.ts'

function standing(text: string, thing: string): string | undefined {
  const tokens = tokensOf(text)
  const places = tokens.flatMap(({ word }, at) => (word === thing ? [{ from: at, to: at + 1 }] : []))
  return compare(tokens, places)?.standing
}

describe('Who leads in what', () => {
  it.each([
    ['i have more rovers', 'rover', 'ahead'],
    ['i have fewer rovers than her', 'rover', 'behind'],
    ['she has more rovers', 'rover', 'behind'],
    ['they have fewer flags', 'flag', 'ahead'],
    ['same rovers', 'rover', 'level'],
    ["she has more flags but we're level on rovers", 'rover', 'level'],
    ["she has more flags but we're level on rovers", 'flag', 'behind'],
    ['i have 4 rovers, she has 3', 'rover', 'ahead'],
    ['i have 2 rovers and he has 5 rovers', 'rover', 'behind'],
    ['both have 3 flags', 'flag', 'level'],
    ['2 flags each', 'flag', 'level'],
  ])('%s: %s', (text, thing, expected) => {
    expect(standing(text, thing)).toBe(expected)
  })

  it.each([
    ['she does not have more rovers', 'rover'],
    ['i have 4 rovers', 'rover'],
    ['more rovers', 'rover'],
    ['who has more flags', 'rover'],
  ])('is not said, or not clearly: %s', (text, thing) => {
    expect(standing(text, thing)).toBeUndefined()
  })
})
