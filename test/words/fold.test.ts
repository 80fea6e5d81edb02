import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fold } from '../../src/words/fold.ts'

it.each([
  ['Crème BRÛLÉE', 'creme brulee'],
  ['it’s', "it's"],
  ['it`s', "it's"],
  ['“quoted”', '"quoted"'],
  ['«quoted»', '"quoted"'],
  ['−8 °C', '-8 °c'],
  ['A–B—C‑D', 'a-b-c-d'],
  ['ﬁsh', 'fish'],
  ['ＦＵＬＬ', 'full'],
  ['２', '2'],
])('"%s" and "%s" are the same words', (written, folded) => {
  expect(fold(written)).toBe(folded)
})

it('composed and decomposed letters are the same', () => {
  expect(fold('e\u0301')).toBe(fold('\u00e9'))
})

it('folded words stay as they are when folded again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
  )
})
