import { describe, expect, it } from 'vitest'
import { decodeDocument } from '../../src/documents/decode.ts'

const wide = (text: string, { big = false, mark = true } = {}): Buffer => {
  const bytes = Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le')
  return big ? bytes.swap16() : bytes
}

describe('the bytes of a document', () => {
  const text = '# Motten\n\nSie mögen “Licht”.\n'

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16, little end first', wide(text)],
    ['UTF-16, big end first', wide(text, { big: true })],
    ['UTF-16 without a mark', wide(text, { mark: false })],
    ['UTF-16 without a mark, big end first', wide(text, { big: true, mark: false })],
    ['lines that end in CR LF', Buffer.from(text.replaceAll('\n', '\r\n'))],
    ['lines that end in CR', Buffer.from(text.replaceAll('\n', '\r'))],
    ['a line separator', Buffer.from(text.replaceAll('\n', '\u2028'))],
  ])('%s', (_, bytes) => {
    expect(decodeDocument(bytes)).toEqual({ text, repairs: [] })
  })

  it.each([
    [
      'a bad byte among good ones',
      Buffer.concat([Buffer.from('# Motten\n\nSie mö'), Buffer.from([0x80]), Buffer.from('gen Licht')]),
      '# Motten\n\nSie mögen Licht',
    ],
    ['a zero byte', Buffer.from('# Motten\n\nSie\0mögen Licht'), '# Motten\n\nSie mögen Licht'],
    ['another control character', Buffer.from('# Motten\n\nSie\u0001mögen Licht'), '# Motten\n\nSie mögen Licht'],
    ['a character of private use', Buffer.from('# Motten\n\nSie mö\uE001gen Licht'), '# Motten\n\nSie mögen Licht'],
  ])('%s is left out and told with its line', (_, bytes, expected) => {
    const decoded = decodeDocument(bytes)
    expect(decoded.text).toBe(expected)
    expect(decoded.repairs).toMatchObject([{ line: 3, code: 'bad-bytes' }])
  })

  it('a character of private use that opens a line is a bullet', () => {
    expect(decodeDocument(Buffer.from('Take:\n\uF0B7 a moth\n\uF0B7\ta lamp')).text).toBe('Take:\n• a moth\n•\ta lamp')
  })

  it('a file in the older encoding of Windows is read as such, and told', () => {
    const decoded = decodeDocument(Buffer.from('Sie mögen Licht', 'latin1'))
    expect(decoded.text).toBe('Sie mögen Licht')
    expect(decoded.repairs).toMatchObject([{ line: 1, code: 'bad-bytes' }])
  })

  it('a form feed between two pages is a space and nothing to tell', () => {
    expect(decodeDocument(Buffer.from('one\n\ftwo'))).toEqual({ text: 'one\n two', repairs: [] })
  })

  it('no bytes are no text', () => {
    expect(decodeDocument(new Uint8Array())).toEqual({ text: '', repairs: [] })
  })
})
