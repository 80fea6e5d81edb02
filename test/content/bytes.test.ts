import { describe, expect, it } from 'vitest'
import { decode, encode, type SourceFile } from '../../src/content/source-file.ts'
import { aRuling, editionFrom, rulingFile } from '../world.ts'
import { entry, places, problemsIn } from './pier.ts'

const GOOD = rulingFile(aRuling())

function read(content: string | Uint8Array): SourceFile {
  const file = decode('pier/gulls.md', Buffer.from(content), (_, code) => {
    throw new Error(code)
  })
  if (!file) throw new Error('not read')
  return file
}

describe('the bytes of a file do not change what it says', () => {
  const ruling = (text: string) => editionFrom({ 'gulls.md': text }).games[0]?.rulings[0]
  const plain = ruling(GOOD)

  it.each([
    ['lines that end in CR LF', GOOD.replaceAll('\n', '\r\n')],
    ['lines that end in CR', GOOD.replaceAll('\n', '\r')],
    ['a byte order mark', `\uFEFF${GOOD}`],
    ['a byte order mark and CR LF', `\uFEFF${GOOD.replaceAll('\n', '\r\n')}`],
    ['no newline at the end', GOOD.trimEnd()],
  ])('%s', (_, content) => {
    expect(problemsIn({ 'gulls.md': content })).toEqual([])
    expect(ruling(read(content).text)).toEqual(plain)
  })

  it('a problem in a file with CR LF has its own line and column', () => {
    const content = rulingFile(entry({ text: '**Yes.**\n\nLoose. <br>' })).replaceAll('\n', '\r\n')
    expect(places(problemsIn({ 'gulls.md': content }))).toEqual(['12:1 loose-paragraph', '12:8 raw-html'])
  })

  it.each([
    ['CR LF', GOOD.replaceAll('\n', '\r\n')],
    ['LF', GOOD],
    ['a byte order mark', `\uFEFF${GOOD}`],
    ['both', `\uFEFF${GOOD.replaceAll('\n', '\r\n')}`],
  ])('a file with %s is written back with the same bytes', (_, content) => {
    expect(encode(read(content))).toBe(content)
  })
})

describe('bytes that are no text', () => {
  it.each([
    ['a lone continuation byte', [0x80]],
    ['a sequence cut short', [0xe2, 0x82]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['a letter of Latin-1', [0xe9]],
  ])('%s is told with its line', (_, bad) => {
    const content = Buffer.concat([Buffer.from('# Gulls\n\none\n'), Buffer.from(bad), Buffer.from('\ntwo\n')])
    expect(places(problemsIn({ 'gulls.md': content }))).toEqual(['4:1 not-utf8'])
  })

  it('a file of UTF-16 is not UTF-8 from its first line on', () => {
    expect(places(problemsIn({ 'gulls.md': Buffer.from('\uFEFF# Gulls', 'utf16le') }))).toEqual(['1:1 not-utf8'])
  })

  it('a file that is refused leaves the others to be read', () => {
    const problems = problemsIn({ 'crabs.md': Buffer.from([0xff]), 'gulls.md': rulingFile(entry({ text: 'Yes.' })) })
    expect(places(problems)).toEqual(['1:1 not-utf8', '10:1 ruling-without-answer'])
  })
})

describe('the size of a file', () => {
  it('may be 2 MB', () => {
    const file = decode('pier/gulls.md', Buffer.alloc(2_000_000, 'a'), () => undefined)
    expect(file?.text).toHaveLength(2_000_000)
  })

  it('may be 50,000 lines', () => {
    const file = decode('pier/gulls.md', Buffer.alloc(49_999, '\n'), () => undefined)
    expect(file?.text.split('\n')).toHaveLength(50_000)
  })
})
