import { type Document, isMap, LineCounter, parseDocument, visit } from 'yaml'
import type { z } from 'zod'
import { nearest } from '../words/nearest.ts'
import { slugOf } from '../words/slug.ts'
import { FILE_LIMITS } from './limits.ts'
import type { Place, Report } from './problem.ts'

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
  const lines = new LineCounter()
  const start = { file: block.file, line: block.line, column: 1 }
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { file: block.file, line: block.line + Math.max(line, 1) - 1, column: Math.max(col, 1) }
  }
  if (block.text.length > FILE_LIMITS.yamlCharacters) {
    report(start, 'yaml-broken', `This block has ${block.text.length} characters; at most ${FILE_LIMITS.yamlCharacters} are read.`)
    return undefined
  }
  const document = parseYaml(block.text, lines)
  if (!document) {
    report(start, 'yaml-broken', 'This block is nested too deep to be read. Write plain "key: value" lines.')
    return undefined
  }
  for (const error of document.errors) report(placeAt(error.pos[0]), 'yaml-broken', `${firstLine(error.message)} Check colons, quotes and indents.`)
  if (document.errors.length > 0) return undefined
  const aliased = aliasIn(document)
  if (aliased !== undefined) {
    report(placeAt(aliased), 'yaml-alias', 'Anchors (&) and aliases (*) are not read. Write the value out.')
    return undefined
  }
  if (!isMap(document.contents)) {
    report(start, 'yaml-not-a-map', 'This block is not a list of "key: value" lines. Start it with "id: …".')
    return undefined
  }
  const at = (...path: (string | number)[]): Place => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true)
      const range = (node as { range?: [number, number, number] } | undefined)?.range
      if (range) return placeAt(range[0])
    }
    return start
  }
  const keyAt = (key: string): Place => {
    const pair = isMap(document.contents) ? document.contents.items.find((item) => String(item.key) === key) : undefined
    const range = (pair?.key as { range?: [number, number, number] } | undefined)?.range
    return range ? placeAt(range[0]) : start
  }
  const known = Object.keys(schema.shape)
  const value: unknown = document.toJS()
  const read = schema.safeParse(value)
  if (read.success) {
    reportOrder(Object.keys(value as object), known, keyAt, report)
    return { value: read.data, at }
  }
  for (const issue of read.error.issues) {
    const path = issue.path.filter((step) => typeof step !== 'symbol')
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const here = path.length > 0 ? at(...path, key) : keyAt(key)
        const taken = path.length > 0 ? [] : known
        report(here, 'unknown-key', `No key "${key}" here.${nearestKey(key, taken)}`)
      }
    } else if (path.length === 1 && !document.has(path[0])) {
      const isId = path[0] === 'id'
      const message = isId ? 'Give it an id, or run "tablejudge check --fix" for a proposal.' : `The key "${path[0]}" is missing. ${issue.message}`
      report(start, isId ? 'entry-without-id' : 'missing-key', message)
    } else {
      report(at(...path), 'bad-value', `${path.join('.')}: ${issue.message}`)
    }
  }
  return undefined
}

/** Nothing when the block is nested so deep that the parser runs out of stack. */
function parseYaml(text: string, lineCounter: LineCounter): Document.Parsed | undefined {
  try {
    return parseDocument(text, { lineCounter, prettyErrors: false })
  } catch {
    return undefined
  }
}

/** Where the first anchor or alias stands. */
function aliasIn(document: Document.Parsed): number | undefined {
  const found: number[] = []
  const note = (node: { range?: [number, number, number] | null | undefined }): void => void found.push(node.range?.[0] ?? 0)
  visit(document, {
    Alias: (_, node) => note(node),
    Node: (_, node) => ('anchor' in node && node.anchor ? note(node) : undefined),
  })
  return found[0]
}

function reportOrder(keys: string[], known: string[], keyAt: (key: string) => Place, report: Report): void {
  const sorted = known.filter((key) => keys.includes(key))
  const wrong = keys.find((key, i) => key !== sorted[i])
  if (wrong) report(keyAt(wrong), 'keys-out-of-order', `Keys stand in the order ${sorted.join(', ')}. "tablejudge check --fix" sorts them.`)
}

function nearestKey(key: string, known: string[]): string {
  if (known.length === 0) return ''
  const [near] = nearest(slugOf(key), known.map(slugOf), 1)
  const found = known.find((candidate) => slugOf(candidate) === near)
  return found ? ` Did you mean "${found}"?` : ` It takes ${known.join(', ')}.`
}

const firstLine = (message: string): string => (message.split('\n')[0] ?? message).replace(/([^.!])$/, '$1.')
