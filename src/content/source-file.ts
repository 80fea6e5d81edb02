import { FILE_LIMITS } from './limits.ts'
import type { Report } from './problem.ts'

/** A file of content as text: `path` is relative to the content folder, lines end in `\n`, there is no byte order mark. */
export interface SourceFile {
  path: string
  text: string
  /** What the text had and is given back when it is written: `\r\n` at the ends of lines, a byte order mark. */
  written?: { crlf: boolean; bom: boolean }
}

/** One of them stands for the public address in prepared answers: contract/base.ts. */
const PRIVATE = /[\uE000-\uF8FF]/

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The text of a file, or nothing when it cannot be read as one. */
export function decode(path: string, bytes: Uint8Array, report: Report): SourceFile | undefined {
  if (bytes.length > FILE_LIMITS.bytes) {
    reportSize(path, bytes.length, report)
    return undefined
  }
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    const line = lineOfBadByte(bytes)
    report({ file: path, line, column: 1 }, 'not-utf8', 'This line has bytes that are not UTF-8. Save the file as UTF-8.')
    return undefined
  }
  const written = { crlf: /^[^\r\n]*\r\n/.test(text), bom: text.startsWith(BOM) }
  text = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const lines = text.split('\n')
  if (lines.length > FILE_LIMITS.lines) {
    const message = `The file has ${lines.length} lines; at most ${FILE_LIMITS.lines} are read. Split it by topic.`
    report({ file: path, line: 1, column: 1 }, 'file-too-large', message)
    return undefined
  }
  lines.forEach((line, i) => {
    const tab = line.indexOf('\t')
    if (tab >= 0) report({ file: path, line: i + 1, column: tab + 1 }, 'tab-character', 'A tab stands here. Write spaces instead.')
    const own = line.search(PRIVATE)
    if (own >= 0)
      report({ file: path, line: i + 1, column: own + 1 }, 'private-character', 'A character of private use stands here. Write what it was meant to be.')
  })
  return { path, text, written }
}

/** What a changed file is written back as. */
export function encode({ text, written }: SourceFile): string {
  return `${written?.bom ? BOM : ''}${written?.crlf ? text.replaceAll('\n', '\r\n') : text}`
}

const BOM = '\uFEFF'

export function reportSize(path: string, bytes: number, report: Report): void {
  const message = `The file has ${bytes} bytes; at most ${FILE_LIMITS.bytes} are read. Split it by topic.`
  report({ file: path, line: 1, column: 1 }, 'file-too-large', message)
}

/** The line of the first byte that breaks UTF-8: lines are decoded one by one until one fails. */
function lineOfBadByte(bytes: Uint8Array): number {
  const NEWLINE = 10
  let from = 0
  let line = 1
  for (let at = 0; at <= bytes.length; at++) {
    if (at < bytes.length && bytes[at] !== NEWLINE) continue
    try {
      utf8.decode(bytes.subarray(from, at))
    } catch {
      return line
    }
    from = at + 1
    line++
  }
  return 1
}
