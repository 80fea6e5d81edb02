import { type Document, isMap } from 'yaml'
import type { z } from 'zod'
import { nearest } from '../words/nearest.ts'
import { slugOf } from '../words/slug.ts'
import type { Place, Report } from './problem.ts'
import { parseYaml } from './yaml.ts'

/** A yaml block: its value, and where in the file each part of it stands. */
export interface Data<T> {
  value: T
  at(...path: (string | number)[]): Place
}

interface Block {
  text: string
  file: string
  /** The line of the file on which the block's first line stands. */
  line: number
}

/** Reads a yaml block by the schema of its kind. Every way in which it does not fit is reported; then there is no data. */
export function readData<S extends z.ZodObject>(block: Block, schema: S, report: Report): Data<z.output<S>> | undefined {
  const { document, lines, faults } = parseYaml(block.text)
  const start = { file: block.file, line: block.line, column: 1 }
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { file: block.file, line: block.line + Math.max(line, 1) - 1, column: Math.max(col, 1) }
  }
  const known = Object.keys(schema.shape)
  for (const { offset, code, message } of faults) report(placeAt(offset), code, message)
  if (!document || faults.length > 0) return undefined
  if (!isMap(document.contents)) {
    report(start, 'yaml-not-a-map', `This block is not a list of "key: value" lines. Start it with "${known[0]}: …".`)
    return undefined
  }
  const at = (...path: (string | number)[]): Place => {
    for (let length = path.length; length > 0; length--) {
      const range = (document.getIn(path.slice(0, length), true) as Ranged | undefined)?.range
      if (range) return placeAt(range[0])
    }
    return start
  }
  const keys = keysOf(document)
  const keyAt = (key: string): Place => {
    const offset = keys.get(key)
    return offset === undefined ? start : placeAt(offset)
  }
  reportOrder([...keys.keys()], known, keyAt, report)
  const read = schema.safeParse(document.toJS())
  if (read.success) return { value: read.data, at }
  for (const issue of read.error.issues) {
    const path = issue.path.filter((step) => typeof step !== 'symbol')
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys)
        if (path.length > 0) report(at(...path, key), 'unknown-key', `No key "${key}" in "${path.join('.')}". Take it out, or look at its spelling.`)
        else report(keyAt(key), 'unknown-key', `No key "${key}" here.${nearestKey(key, known)}`)
    else if (path.length === 1 && !keys.has(String(path[0]))) {
      const isId = path[0] === 'id'
      const message = isId ? 'Give it an id, or run "tablejudge check --fix" for a proposal.' : `The key "${path[0]}" is missing. ${issue.message}`
      report(start, isId ? 'entry-without-id' : 'missing-key', message)
    } else report(at(...path), 'bad-value', `${path.join('.')}: ${issue.message}`)
  }
  return undefined
}

interface Ranged {
  range?: [number, number, number] | null
}

/** The keys of a block in the order in which they are written, each with where it starts. */
function keysOf(document: Document.Parsed): Map<string, number> {
  const pairs = isMap(document.contents) ? document.contents.items : []
  return new Map(pairs.map(({ key }) => [String(key), (key as Ranged | null)?.range?.[0] ?? 0]))
}

function reportOrder(keys: string[], known: string[], keyAt: (key: string) => Place, report: Report): void {
  const written = keys.filter((key) => known.includes(key))
  const sorted = known.filter((key) => keys.includes(key))
  const wrong = written.find((key, i) => key !== sorted[i])
  if (wrong) report(keyAt(wrong), 'keys-out-of-order', `Keys stand in the order ${sorted.join(', ')}. "tablejudge check --fix" sorts them.`)
}

function nearestKey(key: string, known: string[]): string {
  const bySlug = new Map(known.map((candidate) => [slugOf(candidate), candidate]))
  const [near = ''] = nearest(slugOf(key), bySlug.keys(), 1)
  const found = bySlug.get(near)
  return found ? ` Did you mean "${found}"?` : ` It takes ${known.join(', ')}.`
}
