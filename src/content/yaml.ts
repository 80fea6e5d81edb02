import { type Document, isAlias, isCollection, isMap, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml'
import { FILE_LIMITS } from './limits.ts'
import { yamlMarksIn } from './marks.ts'

/** Something wrong with yaml, and at which character of it. */
interface YamlFault {
  offset: number
  code: 'yaml-broken' | 'yaml-alias'
  message: string
}

/** Yaml as a tree, with all that is wrong with it. Where something is, the tree is not to be relied on. */
export interface Yaml {
  document: Document.Parsed | undefined
  lines: LineCounter
  faults: YamlFault[]
}

export function parseYaml(text: string): Yaml {
  const lines = new LineCounter()
  const over = overTheLimit(text)
  if (over) return { document: undefined, lines, faults: [{ offset: 0, code: 'yaml-broken', message: over }] }
  // The parser's own search for repeated keys takes the square of their number.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false })
  const faults: YamlFault[] = document.errors.map(({ pos, message }) => ({
    offset: pos[0],
    code: 'yaml-broken',
    message: `${firstLine(message)} Check colons, quotes and indents.`,
  }))
  return { document, lines, faults: faults.length > 0 ? faults : faultsIn(document) }
}

/** Honest blocks are flat. A nested one costs the parser stack, and how much of that there is differs from machine to machine. */
const DEEP = /(?:[-?:] +){8}|^ {60}/m

function overTheLimit(text: string): string | undefined {
  const marks = yamlMarksIn(text)
  if (text.length > FILE_LIMITS.blockCharacters || marks > FILE_LIMITS.blockMarks)
    return `This block has ${text.length} characters and ${marks} keys and values; at most ${FILE_LIMITS.blockCharacters} and ${FILE_LIMITS.blockMarks} are read. Make several entries of it.`
  const brackets = text.match(/[[{]/g)?.length ?? 0
  return brackets > FILE_LIMITS.blockBrackets || DEEP.test(text) ? 'This block is nested too deep to be read. Write plain "key: value" lines.' : undefined
}

function faultsIn(document: Document.Parsed): YamlFault[] {
  const faults: YamlFault[] = []
  const fault = (node: unknown, code: YamlFault['code'], message: string): void =>
    void faults.push({ offset: (node as Node | null)?.range?.[0] ?? 0, code, message })
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node) || node.anchor) fault(node, 'yaml-alias', 'Anchors (&) and aliases (*) are not read. Write the value out.')
      if (!isMap(node)) return
      const seen = new Set<string>()
      for (const { key } of node.items) {
        const name = isScalar(key) ? String(key.value) : ''
        if (isCollection(key)) fault(key, 'yaml-broken', 'A list or a map stands where a key belongs. Write a word and a colon.')
        else if (seen.has(name)) fault(key, 'yaml-broken', `The key "${name}" stands twice. Keep one.`)
        seen.add(name)
      }
    },
  })
  return faults
}

const firstLine = (message: string): string => (message.split('\n')[0] ?? message).replace(/([^.!])$/, '$1.')
