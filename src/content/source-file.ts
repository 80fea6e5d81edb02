import { FILE_LIMITS } from './limits.ts'
import type { Report } from './problem.ts'

/** A file of content as text: `path` is relative to the content folder, lines end in `\n`, there is no byte order mark. */
export interface SourceFile {
  path: string
  text: string
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The text of a file, or nothing when it cannot be read as one. */
export function decode(path: string, bytes: Uint8Array, report: Report): SourceFile | undefined {
  const start = { file: path, line: 1, column: 1 }
  if (bytes.length > FILE_LIMITS.bytes) {
    report(start, 'file-too-large', `The file has ${bytes.length} bytes; at most ${FILE_LIMITS.bytes} are read. Split it by topic.`)
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
  text = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const lines = text.split('\n')
  if (lines.length > FILE_LIMITS.lines) {
    report(start, 'file-too-large', `The file has ${lines.length} lines; at most ${FILE_LIMITS.lines} are read. Split it by topic.`)
    return undefined
  }
  const tab = lines.findIndex((line) => line.includes('\t'))
  if (tab >= 0) {
    const column = (lines[tab]?.indexOf('\t') ?? 0) + 1
    report({ file: path, line: tab + 1, column }, 'tab-character', 'A tab stands here. Write spaces instead.')
  }
  return { path, text }
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
