import { FILE_LIMITS } from './limits.ts'
import type { Report } from './problem.ts'
import type { SourceFile } from './source-file.ts'

/** A run of lines of a file. `line` is the number of its first line. */
export interface Chunk {
  file: string
  line: number
  text: string
}

/** A file taken apart before any Markdown is read: front matter, what stands above the first entry, and each entry. */
export interface FileChunks {
  frontMatter: Chunk | undefined
  head: Chunk
  entries: Chunk[]
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/
const MARKS = /[*_~[\]<>`|\\]/g
const FENCED = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1/gm
const CONTAINERS = /^(?:\s*(?:>|[-+*](?=\s|$)|\d{1,9}[.)](?=\s|$)))+/

/**
 * Entries are read one at a time, each from its `##` line to the next one outside a fence. It keeps a broken entry from
 * swallowing its neighbours, and the work on a hostile file bounded.
 */
export function chunksOf(file: SourceFile, report: Report): FileChunks {
  const lines = file.text.split('\n')
  let first = 0
  let frontMatter: Chunk | undefined
  if (lines[0] === '---') {
    const end = lines.indexOf('---', 1)
    if (end > 0) {
      frontMatter = { file: file.path, line: 2, text: lines.slice(1, end).join('\n') }
      first = end + 1
    }
  }
  const starts = [first]
  let fence = ''
  for (let i = first; i < lines.length; i++) {
    const line = lines[i] ?? ''
    const mark = FENCE.exec(line)?.[1]
    if (mark && !fence) fence = mark
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = ''
    else if (!fence && /^##(?:\s|$)/.test(line)) starts.push(i)
  }
  const chunks = starts.map((start, n) => ({ file: file.path, line: start + 1, text: lines.slice(start, starts[n + 1]).join('\n') }))
  const marks = marksIn(withoutFenced(file.text))
  if (marks > FILE_LIMITS.marks) {
    const message = `The file has ${marks} markup characters; at most ${FILE_LIMITS.marks} are read. Split it by topic.`
    report({ file: file.path, line: 1, column: 1 }, 'too-much-markup', message)
    return { frontMatter, head: { file: file.path, line: 1, text: '' }, entries: [] }
  }
  const [head, ...entries] = chunks.map((chunk) => (isReadable(chunk, report) ? chunk : { ...chunk, text: '' }))
  return { frontMatter, head: head ?? { file: file.path, line: 1, text: '' }, entries: entries.filter((entry) => entry.text) }
}

const marksIn = (text: string): number => text.match(MARKS)?.length ?? 0

/** Fenced blocks are yaml, which is read in a straight line and has a limit of its own. */
const withoutFenced = (text: string): string => text.replace(FENCED, '')

function isReadable(chunk: Chunk, report: Report): boolean {
  const at = { file: chunk.file, line: chunk.line, column: 1 }
  const prose = withoutFenced(chunk.text)
  if (prose.length > FILE_LIMITS.entryCharacters) {
    report(at, 'entry-too-long', `This entry has ${prose.length} characters; at most ${FILE_LIMITS.entryCharacters} are read. Make several entries of it.`)
    return false
  }
  const marks = marksIn(prose)
  if (marks > FILE_LIMITS.entryMarks) {
    report(at, 'too-much-markup', `This entry has ${marks} markup characters; at most ${FILE_LIMITS.entryMarks} are read. Take the decoration out.`)
    return false
  }
  const deep = chunk.text.split('\n').findIndex((line) => nesting(line) > FILE_LIMITS.nesting)
  if (deep >= 0) {
    report({ ...at, line: chunk.line + deep }, 'nested-too-deep', 'This line opens too many lists or quotes inside each other. Write a flat list.')
    return false
  }
  return true
}

function nesting(line: string): number {
  const opened = CONTAINERS.exec(line)?.[0] ?? ''
  return opened.match(/>|[-+*]|\d+[.)]/g)?.length ?? 0
}
