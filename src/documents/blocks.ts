import type { List, Root, RootContent, Table } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { htmlBlocks } from './html.ts'
import type { Bold, Line } from './lines.ts'
import type { Notebook } from './notebook.ts'
import { type Definitions, linesOf, type Origin, sourceOf } from './phrasing.ts'
import { tame } from './tame.ts'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/** A block is a heading, a paragraph, an item of a list or a row of a table, with the lines of the file it stands on. */
export interface Block {
  kind: 'heading' | 'paragraph' | 'item' | 'row' | 'code'
  line: number
  endLine: number
  lines: Line[]
  /** Of a heading: how many marks it has. */
  depth?: number
  /** Of an item: how deep it stands in lists, from 1. */
  nesting: number
  /** Of an item: the number it is written with. */
  number?: number
  /** Of an item: whether its list has no others. */
  alone?: boolean
  /** Of an item: whether more stands below it in the same item. */
  leads?: boolean
  /** A question that stands at the end of the paragraph before and opens this text. */
  question?: string
  /** Of a row: the word that it explains. */
  term?: string
  /** Whether it is a line of a table of contents. */
  isContents?: boolean
}

export const textOf = (block: Block): string =>
  block.lines
    .map(({ text }) => text)
    .join(' ')
    .trim()

export const addressesOf = (block: Block): string[] => block.lines.flatMap(({ addresses }) => addresses)

/** Bold words that open a block, and whether they are all of it. */
export function boldOf({ lines }: Block): Bold | undefined {
  const [first] = lines
  if (!first?.bold) return undefined
  const all = lines.every(({ bold }) => bold?.all)
  return all && lines.length > 1 ? { words: lines.map(({ bold }) => bold?.words).join(' '), all } : { words: first.bold.words, all }
}

/** The blocks of a Markdown text in their order. Pictures, comments and HTML marks are dropped and noted. */
export function blocksOf(text: string, notes: Notebook): Block[] {
  const { markdown, restore } = tame(text)
  const tree: Root = parser.parse(markdown)
  const origin: Origin = { markdown, definitions: definitionsOf(tree), notes }
  const blocks: Block[] = []
  for (const node of tree.children) addBlocks(node, { nesting: 0 }, blocks, origin)
  const written = blocks.filter(({ lines }) => lines.some(({ text: shown, addresses }) => shown.trim() !== '' || addresses.length > 0))
  return markdown === text ? written : written.map((block) => ({ ...block, lines: block.lines.map((line) => ({ ...line, text: restore(line.text) })) }))
}

/** `[1]: https://…` says where a link leads; `[1]: Ants` is text. */
function definitionsOf(tree: Root): Definitions {
  const found = new Map<string, string>()
  visit(tree, 'definition', ({ identifier, url }) => {
    if (/^(?:https?:|mailto:|#|\.?\/)/i.test(url)) found.set(identifier, url)
  })
  return found
}

interface Surroundings {
  nesting: number
  number?: number
  alone?: boolean
  leads?: boolean
}

function addBlocks(node: RootContent, around: Surroundings, blocks: Block[], origin: Origin): void {
  const line = node.position?.start.line ?? 1
  const endLine = node.position?.end.line ?? line
  switch (node.type) {
    case 'heading':
      blocks.push({ kind: 'heading', line, endLine, depth: node.depth, nesting: 0, lines: linesOf(node, origin) })
      return
    case 'paragraph':
      blocks.push({ kind: around.nesting > 0 ? 'item' : 'paragraph', line, endLine, ...around, lines: linesOf(node, origin) })
      return
    case 'list':
      addList(node, around, blocks, origin)
      return
    case 'table':
      blocks.push(...rowsOf(node, origin))
      return
    case 'code':
      blocks.push(...codeBlocks(node.value, line, endLine))
      return
    case 'html':
      blocks.push(...htmlBlocks(node.value, line, origin.notes))
      return
    case 'definition':
      if (!origin.definitions.has(node.identifier)) blocks.push(asWritten(sourceOf(node, origin), line, endLine))
      return
    case 'blockquote':
    case 'footnoteDefinition':
      for (const child of node.children) addBlocks(child, around, blocks, origin)
      return
    default:
      return
  }
}

function addList(list: List, around: Surroundings, blocks: Block[], origin: Origin): void {
  const numbers = list.children.map((item) => Number(/^\d+/.exec(sourceOf(item, origin).slice(0, MOST_DIGITS))?.[0] ?? Number.NaN))
  // Numbers that leap, 1 and then 100, are those of sections; a list counts on, or repeats its first number.
  const leaps = numbers.some((number, i) => i > 0 && number > (numbers[i - 1] ?? number) + 1)
  list.children.forEach((item, i) => {
    const own: Surroundings = {
      nesting: around.nesting + 1,
      alone: leaps || list.children.length === 1,
      leads: item.children.length > 1,
      ...(list.ordered && { number: numbers[i] ?? i + 1 }),
    }
    item.children.forEach((child, at) => {
      addBlocks(child, at === 0 ? own : { nesting: own.nesting }, blocks, origin)
    })
  })
}

const MOST_DIGITS = 9

const asWritten = (text: string, line: number, endLine: number): Block => ({
  kind: 'paragraph',
  line,
  endLine,
  nesting: 0,
  lines: text.split('\n').map((part, i) => ({ line: line + i, text: part.trim(), addresses: [] })),
})

/** Only what stands between fences is code: a rulebook that sets lines in by four spaces means a paragraph. */
function codeBlocks(value: string, line: number, endLine: number): Block[] {
  const parts = value.split('\n')
  const isFenced = endLine - line + 1 !== parts.length
  const blocks: Block[] = []
  let lines: Line[] = []
  const close = (): void => {
    const [first, last] = [lines[0], lines.at(-1)]
    if (first && last) blocks.push({ kind: isFenced ? 'code' : 'paragraph', line: first.line, endLine: last.line, nesting: 0, lines })
    lines = []
  }
  parts.forEach((part, i) => {
    if (!isFenced && part.trim() === '') close()
    else lines.push({ line: Math.min(line + i + (isFenced ? 1 : 0), endLine), text: isFenced ? part : part.trim(), addresses: [] })
  })
  close()
  return blocks
}

/** Rows of a table. Where the first column has short words, each once, and the second has sentences, the rows explain words. */
function rowsOf(table: Table, origin: Origin): Block[] {
  const rows = table.children.map((row) => ({ line: row.position?.start.line ?? 1, cells: row.children.map((cell) => linesOf(cell, origin)) }))
  const textIn = (cell: readonly Line[] | undefined): string => (cell ?? []).map(({ text }) => text).join(' ')
  const terms = rows.map(({ cells }) => textIn(cells[0]))
  const body = rows.slice(1).map(({ cells }) => textIn(cells[1]).length)
  const explains =
    body.length >= 3 &&
    new Set(terms).size === terms.length &&
    terms.every((term) => term.length > 1 && term.length <= 50 && /\p{L}/u.test(term)) &&
    body.reduce((sum, length) => sum + length, 0) / body.length >= 25
  return rows.map(({ line, cells }, i) => ({
    kind: 'row',
    line,
    endLine: line,
    nesting: 0,
    lines: [{ line, text: cells.map(textIn).join('\t'), addresses: cells.flat().flatMap(({ addresses }) => addresses) }],
    ...(explains && i > 0 && { term: terms[i] ?? '' }),
  }))
}
