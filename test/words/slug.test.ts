import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SLUG, slugOf, titleOfAnchor } from '../../src/words/slug.ts'

it.each([
  ['MC production', 'mc-production'],
  ['After passing', 'after-passing'],
  ['Hyped Expedition', 'hyped-expedition'],
  ["Player's turn", 'players-turn'],
  ['Player’s turn', 'players-turn'],
  ['Crème brûlée', 'creme-brulee'],
  ['−5 °C', '5-c'],
  ['  Two   spaces  ', 'two-spaces'],
  ['Yes / No', 'yes-no'],
  ['M€ production', 'm-production'],
  ['Ⅳ', 'iv'],
  ['…', ''],
  ['日本', ''],
])('"%s" is called "%s" in an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

it('whatever the name, the slug is empty or a slug, and its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = slugOf(name)
      expect(slug === '' || SLUG.test(slug)).toBe(true)
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})

it.each(['Gull', 'two--hyphens', '-first', 'last-', 'a b', 'a_b', ''])('"%s" is not a slug', (text) => {
  expect(SLUG.test(text)).toBe(false)
})

it('an anchor is read aloud with spaces and a capital', () => {
  expect(titleOfAnchor('building-settlements')).toBe('Building settlements')
})
