import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeDocument } from '../../src/documents/decode.ts'
import { mergeExtractions } from '../../src/documents/merge.ts'
import { readDocument } from '../../src/documents/read-document.ts'
import { REPAIRS, type Reading, TROUBLES } from '../../src/documents/reading.ts'
import { SLUG } from '../../src/words/slug.ts'

/** Pieces that rulebooks are made of, whole and broken. `%` is a word that comes once. */
const PIECES = [
  ...['# %', '## % %\n\n', '##%', '###### %:', '% %\n===', '%\n---\n', '---\n', '<h2>%</h2>\n', '**% %**\n', '**%:** % %', '*%*: %', '***%***'],
  ...['- % %\n', '  - %\n', '1. %\n', '7. % %\n', '100. %\n', '1.2 % %\n', '4.2.1 % % % %.\n', '• %\n', '– % %\n', '▪\n', 'i) %\n', '> %\n', '    %\n'],
  ...[
    '[3] % (4 %, % Card, 2 % requirement), %\n\n',
    '[4] B. C. % (3 %\n\n',
    '“% %” [3]',
    '[77]',
    '[NEW]',
    '[3]: %\n',
    '[^1]',
    '[^1]: % %\n',
    '% [16] 035 (S)\n',
    '231 (VN)\n',
  ],
  ...[
    'Q: % %? ',
    'A: %.\n',
    'Is % %?\n',
    '% %: % % % % % % % % %.\n\n',
    'Step 2 % % % % % %.',
    '| % | % |\n| --- | --- |\n| % | % % % % % |\n| %| %|\n|%|%|\n',
    'See % %.',
    'TODO',
  ],
  ...[
    '%-\n%',
    '% %,\n\n',
    '% ....... 4\n',
    'Page 7\n\n',
    '12\n\n',
    '`%`',
    '```\n% %\n```\n',
    '% & %',
    '&amp;',
    '\\# %',
    '<br>',
    '<b>%</b>',
    '<div>% %</div>\n',
    '<p>%',
    '\n',
    '\n\n',
    ' ',
    '. ',
    ', ',
    ': ',
    '?',
    '!',
  ],
  ...['[%](https://example.org/a)', '[%][b]', '\n\n[b]: https://example.org/b\n\n', '[Source 5]▪(https://example.org/c)', 'constructor', '__proto__'],
]

/** What is dropped, by the note that says so. Words in it are left out of the count. */
const DROPPED = ['<!-- x -->', '![x](x.png)', '[Source](https://example.org/d)', '<img alt="x">']

/** A text with words that come once each, so that each can be looked for. */
const document = fc
  .array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...PIECES) }, { weight: 1, arbitrary: fc.constantFrom(...DROPPED) }), { maxLength: 40 })
  .map((pieces) => {
    let count = 0
    return pieces.join('').replace(/%/g, () => `${count % 3 === 0 ? 'Moth' : 'moth'}${spelt(count++)}`)
  })

/** A number in letters, so that no word is taken for a number: 0 is `aa`. */
const spelt = (n: number): string => String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26))

const anyText = fc.oneof(
  document,
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...'#*_-[]()<>!|`~&\\\n\t :.?“”"\'123aA'), maxLength: 200 }),
)

function expectSound(reading: Reading, lineCount: number): void {
  const anchors = reading.sections.map(({ anchor }) => anchor)
  expect(new Set(anchors).size).toBe(anchors.length)
  for (const anchor of anchors) expect(anchor).toMatch(SLUG)
  let last = 1
  for (const { title, line, endLine, text, see, level } of reading.sections) {
    expect(line).toBeGreaterThanOrEqual(last)
    expect(endLine).toBeGreaterThanOrEqual(line)
    expect(endLine).toBeLessThanOrEqual(lineCount)
    expect(level).toBeGreaterThanOrEqual(1)
    expect(typeof title).toBe('string')
    for (const target of see) expect(anchors).toContain(target)
    for (const block of text) expect(block.text.trim()).not.toBe('')
    last = line
  }
  for (const { code, line, message } of [...reading.repairs, ...reading.problems]) {
    expect({ ...REPAIRS, ...TROUBLES }).toHaveProperty(code)
    expect(line).toBeGreaterThanOrEqual(1)
    expect(line).toBeLessThanOrEqual(lineCount)
    expect(message).not.toBe('')
  }
}

describe('any text at all', () => {
  it('gives a reading: sections in order, with anchors that differ and lines that exist', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expectSound(readDocument(text), text.replace(/\r\n?/g, '\n').split('\n').length)
      }),
      { numRuns: 500 },
    )
  })

  it('gives the same reading again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readDocument(text)).toEqual(readDocument(text))
      }),
      { numRuns: 100 },
    )
  })

  it('loses no word: each stands in a title, a text or a card, or a note names it', () => {
    fc.assert(
      fc.property(document, (text) => {
        const { sections, cards, repairs, problems } = readDocument(text)
        const kept = [
          ...sections.flatMap(({ title, text: blocks, sources }) => [title, ...blocks.map((block) => block.text), ...sources]),
          ...cards.flatMap(({ name, effect }) => [name, effect ?? '']),
          ...[...repairs, ...problems].map(({ message }) => message),
        ].join('\n')
        // Words that a line's end broke stand there joined.
        const words = text.replace(/<!--.*?-->/g, '').match(/[Mm]oth[a-z]{2}/g) ?? []
        expect(words.filter((word) => !kept.includes(word))).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it('merges with any other into a sound document', () => {
    fc.assert(
      fc.property(document, document, (a, b) => {
        const merged = mergeExtractions([
          { file: 'a.md', reading: readDocument(a) },
          { file: 'b.md', reading: readDocument(b) },
        ])
        const anchors = merged.sections.map(({ anchor }) => anchor)
        expect(new Set(anchors).size).toBe(anchors.length)
      }),
      { numRuns: 100 },
    )
  })

  it('comes out of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const { text } = decodeDocument(bytes)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: that there are none is the claim.
        expect(text).not.toMatch(/[\u0000-\u0008\u000B-\u001F\uE000-\uF8FF\uFFFD]/)
        expectSound(readDocument(text), text.split('\n').length)
      }),
      { numRuns: 300 },
    )
  })
})
