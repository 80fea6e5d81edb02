import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editionOf } from '../../src/content/edition.ts'
import { fixFolder } from '../../src/content/fix.ts'
import { PROBLEMS, type Problem } from '../../src/content/problem.ts'
import { decode, type SourceFile } from '../../src/content/source-file.ts'
import { FIXTURES } from '../world.ts'

const NAMES = ['game.md', 'documents.md', 'cards.md', 'terms.md', 'conflicts.md', 'lighthouses.md', 'scoring.md']
const GOOD = new Map(NAMES.map((name) => [name, readFileSync(join(FIXTURES, 'lantern-bay', name), 'utf8')]))

/** Reads the fixture with one of its files replaced, as the program reads it. */
function read(name: string, bytes: Uint8Array): { problems: Problem[]; files: SourceFile[] } {
  const found: Problem[] = []
  const files = NAMES.flatMap((path) => {
    const content = path === name ? bytes : Buffer.from(GOOD.get(path) ?? '')
    return decode(`lantern-bay/${path}`, content, (at, code, message) => void found.push({ ...at, code, message })) ?? []
  })
  const { problems } = editionOf([{ game: 'lantern-bay', files, published: ['ruling tie', 'ruling gone'] }], found)
  return { problems, files }
}

/** Every problem names a code of the catalogue, a line of its file (or the one after the last) and something to do. */
function expectSound({ problems, files }: ReturnType<typeof read>, name: string, bytes: Uint8Array): void {
  const lines = new Map(files.map(({ path, text }) => [path, text.split('\n').length]))
  const unread = Buffer.from(bytes).toString('latin1').split('\n').length
  for (const { file, line, column, code, message } of problems) {
    expect(PROBLEMS).toHaveProperty(code)
    expect(column).toBeGreaterThanOrEqual(1)
    expect(line).toBeGreaterThanOrEqual(1)
    if (file !== 'lantern-bay/published.txt') expect(line).toBeLessThanOrEqual((lines.get(file) ?? (file.endsWith(name) ? unread : 0)) + 1)
    expect(message).toMatch(/[.?]$/)
  }
}

const FRAGMENTS = [
  '\n',
  '\n\n',
  '## ',
  '# ',
  '- **',
  '**',
  '*',
  '`',
  '```',
  '```yaml\n',
  '\n```\n',
  '---\n',
  'id: ',
  'origin: ',
  '[',
  ']',
  '{',
  '}',
  ': ',
  ', ',
  '&a ',
  '*a',
  '|',
  '> ',
  '<b>',
  '<!--',
]
const MORE = [
  '- ',
  '? ',
  '1. ',
  '[^1]',
  '[a](b.md#c)',
  '![',
  '](',
  '#',
  '\t',
  '\r\n',
  '\uFEFF',
  '\0',
  '"',
  "'",
  '%',
  '!',
  '~~~\n',
  '&amp;',
  'https://a.b',
  'a@b.c',
  'é',
  '😀',
  '\u2028',
  '\uE000',
  '__proto__: 1\n',
  '<<: ',
]
const fragment = fc.oneof(fc.constantFrom(...FRAGMENTS, ...MORE), fc.string({ unit: 'binary', maxLength: 5 }))
const name = fc.constantFrom(...NAMES)

/** A good file with pieces put in, left out and repeated. */
const mutated = fc
  .tuple(
    name,
    fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), drop: fc.nat({ max: 40 }), repeat: fc.nat({ max: 3 }), put: fragment }), {
      minLength: 1,
      maxLength: 6,
    }),
  )
  .map(([file, changes]) => {
    const text = changes.reduce((before, { at, drop, repeat, put }) => {
      const from = Math.floor(at * before.length)
      return before.slice(0, from) + put + before.slice(from, from + drop).repeat(repeat) + before.slice(from + drop)
    }, GOOD.get(file) ?? '')
    return [file, Buffer.from(text)] as const
  })

describe('whatever a file holds, it is read, and every problem has a place in it', () => {
  it('any bytes', () => {
    fc.assert(
      fc.property(name, fc.uint8Array({ maxLength: 300 }), (file, bytes) => expectSound(read(file, bytes), file, bytes)),
      { numRuns: 150 },
    )
  })

  it('any pieces of Markdown and yaml in a row', () => {
    const pieces = fc.array(fragment, { maxLength: 60 }).map((all) => Buffer.from(all.join('')))
    fc.assert(
      fc.property(name, pieces, (file, bytes) => expectSound(read(file, bytes), file, bytes)),
      { numRuns: 300 },
    )
  })

  it('any change of a good file', () => {
    fc.assert(
      fc.property(mutated, ([file, bytes]) => expectSound(read(file, bytes), file, bytes)),
      { numRuns: 300 },
    )
  })

  it('any change of the bytes of a good file', () => {
    const flips = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(name, flips, (file, changes) => {
        const bytes = Buffer.from(GOOD.get(file) ?? '')
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte
        expectSound(read(file, bytes), file, bytes)
      }),
      { numRuns: 150 },
    )
  })
})

it('whatever a file holds, a fix does all it can in one go', () => {
  const fixed = (files: SourceFile[]): SourceFile[] => {
    const folder = { game: 'lantern-bay', files, published: [] }
    return fixFolder(folder, editionOf([folder]).games[0])
  }
  fc.assert(
    fc.property(mutated, ([file, bytes]) => {
      const { files } = read(file, bytes)
      const once = fixed(files)
      const after = files.map((before) => once.find(({ path }) => path === before.path) ?? before)
      expect(fixed(after)).toEqual([])
    }),
    { numRuns: 100 },
  )
})
