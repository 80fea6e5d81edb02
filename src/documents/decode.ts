import type { Note, RepairCode } from './reading.ts'

/** The largest document that is read. The community FAQ of Terraforming Mars has 225,237 bytes. */
export const MAX_DOCUMENT_BYTES = 2_000_000

/** Characters of private use are pictures of a font that nobody else has. At the start of a line they are bullets. */
const PRIVATE = /[\uE000-\uF8FF]/gu
const PRIVATE_BULLET = /^([ \t]*)[\uE000-\uF8FF](?=[ \t])/gmu
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it takes out.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: a form feed, which ends a page, is text; the others are not.
const NO_TEXT = /[\u0000-\u0008\u000B\u000E-\u001F\u007F\uFFFD\uE000-\uF8FF]/

/** The text of a document whatever its bytes: what is no text is taken out, and said. */
export function decodeDocument(bytes: Uint8Array): { text: string; repairs: Note<RepairCode>[] } {
  const { decoded, encoding } = decode(bytes)
  const written = decoded.replace(/\r\n?|[\u2028\u2029]/g, '\n')
  const text = written.replace(CONTROL, ' ').replace(PRIVATE_BULLET, '$1•').replace(PRIVATE, '')
  const repairs: Note<RepairCode>[] = []
  if (encoding === 'windows-1252') repairs.push({ line: 1, code: 'bad-bytes', message: 'read the file as Windows-1252, since it is no UTF-8' })
  const firstBad = written.search(NO_TEXT)
  if (firstBad >= 0) {
    const line = written.slice(0, firstBad).split('\n').length
    repairs.push({ line, code: 'bad-bytes', message: 'left out characters that are no text, here and maybe further down' })
  }
  return { text: text.replaceAll('\uFFFD', ''), repairs }
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

function decode(bytes: Uint8Array): { decoded: string; encoding: Encoding } {
  const encoding = wideEncoding(bytes) ?? 'utf-8'
  const decoded = new TextDecoder(encoding).decode(bytes)
  // Bad bytes among good letters beyond ASCII are damage; without any such letter the whole file is in the older encoding.
  if (encoding !== 'utf-8' || !decoded.includes('\uFFFD') || /[^\p{ASCII}\uFFFD]/u.test(decoded)) return { decoded, encoding }
  return { decoded: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
}

const SAMPLE = 1_000

/** UTF-16 says so by its first two bytes, or by a zero in every second byte. */
function wideEncoding(bytes: Uint8Array): Encoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE - (SAMPLE % 2))
  const zeros = [0, 1].map((odd) => sample.filter((byte, i) => i % 2 === odd && byte === 0).length)
  const [even = 0, odd = 0] = zeros
  if (sample.length < 4) return undefined
  if (odd > sample.length / 3 && even === 0) return 'utf-16le'
  return even > sample.length / 3 && odd === 0 ? 'utf-16be' : undefined
}
