import { fencesIn } from './fences.ts'
import { FILE_LIMITS } from './limits.ts'
import { marksIn, nesting, yamlMarksIn } from './marks.ts'
import type { Place, Report } from './problem.ts'
import type { SourceFile } from './source-file.ts'

/** A run of lines of a file. `line` is the number of its first line. */
export interface Chunk {
  file: string
  line: number
  text: string
  /** The text with its yaml blocks emptied, line for line. It is what the Markdown parser gets, so what its limits are for. */
  prose: string
}

/** A file taken apart before any Markdown is read: front matter, what stands above the first entry, and each entry. */
export interface FileChunks {
  frontMatter: { line: number; text: string } | undefined
  head: Chunk | undefined
  entries: Chunk[]
}

/**
 * Entries are read one at a time, each from its `##` line to the next one outside a fence. It keeps a broken entry from
 * swallowing its neighbours, and the work on a hostile file bounded. What is over a limit is reported and left out.
 */
export function chunksOf(file: SourceFile, report: Report): FileChunks | undefined {
  const lines = file.text.split('\n')
  const place = (index: number): Place => ({ file: file.path, line: index + 1, column: 1 })
  const frontEnd = lines[0] === '---' ? lines.indexOf('---', 1) : -1
  const first = frontEnd + 1
  const prose = [...lines]
  const yaml: string[] = []
  const fenced = new Set<number>()
  for (const { from, to, isYaml } of fencesIn(lines, first)) {
    if (to === undefined) report(place(from), 'yaml-broken', 'This block is never closed. End it with a line of ```.')
    for (let i = from + 1; i < (to ?? 0); i++) {
      fenced.add(i)
      if (!isYaml) continue
      yaml.push(lines[i] ?? '')
      prose[i] = ''
    }
  }
  const over = overTheLimit(prose.slice(first).join('\n'), yaml.join('\n'))
  if (over) {
    report(place(0), 'too-much-markup', `${over} Split it by topic.`)
    return undefined
  }
  const starts = [first, ...lines.flatMap((line, i) => (i >= first && !fenced.has(i) && /^##(?:\s|$)/.test(line) ? i : []))]
  const [head, ...entries] = starts.map((start, n) => {
    const cut = (from: readonly string[]): string => from.slice(start, starts[n + 1]).join('\n')
    const chunk = { file: file.path, line: start + 1, text: cut(lines), prose: cut(prose) }
    return isReadable(chunk, report) ? chunk : undefined
  })
  return {
    frontMatter: frontEnd > 0 ? { line: 2, text: lines.slice(1, frontEnd).join('\n') } : undefined,
    head,
    entries: entries.filter((entry) => entry !== undefined),
  }
}

function overTheLimit(prose: string, yaml: string): string | undefined {
  const marks = marksIn(prose)
  if (marks > FILE_LIMITS.marks) return `The file has ${marks} markup characters; at most ${FILE_LIMITS.marks} are read.`
  const yamlMarks = yamlMarksIn(yaml)
  if (yamlMarks > FILE_LIMITS.yamlMarks) return `The file's yaml has ${yamlMarks} keys and values; at most ${FILE_LIMITS.yamlMarks} are read.`
  return undefined
}

function isReadable({ file, line, prose }: Chunk, report: Report): boolean {
  const at = { file, line, column: 1 }
  const lines = prose.split('\n')
  const written = lines.filter((line) => line.trim()).length
  const marks = marksIn(prose)
  const deep = lines.findIndex((line) => nesting(line) > FILE_LIMITS.nesting)
  if (prose.length > FILE_LIMITS.entryCharacters)
    report(at, 'entry-too-long', `This entry has ${prose.length} characters; at most ${FILE_LIMITS.entryCharacters} are read. Make several entries of it.`)
  else if (written > FILE_LIMITS.entryLines)
    report(at, 'too-much-markup', `This entry has ${written} lines; at most ${FILE_LIMITS.entryLines} are read. Make several entries of it.`)
  else if (marks > FILE_LIMITS.entryMarks)
    report(at, 'too-much-markup', `This entry has ${marks} markup characters; at most ${FILE_LIMITS.entryMarks} are read. Take the decoration out.`)
  else if (deep >= 0)
    report({ ...at, line: line + deep }, 'nested-too-deep', 'This line stands in too many lists or quotes inside each other. Write a flat list.')
  else return true
  return false
}
