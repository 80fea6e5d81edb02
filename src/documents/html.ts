import type { Block } from './blocks.ts'
import { LineWriter } from './lines.ts'
import type { Notebook } from './notebook.ts'
import { altOf, pictureNote } from './phrasing.ts'

/** Comments, marks, and the words between them. A mark that is never closed is words. */
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<[/!?]?[a-z][^<>]*>|[^<]+|</gi
const PARTS = /^<(\/?)([a-z]+[1-6]?)/i
const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details div dl dt figcaption figure footer form header hr html li main nav ol p section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const UNSEEN = new Set(['script', 'style'])
const ENTITIES = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', rsquo: '’', lsquo: '‘', ldquo: '“', rdquo: '”' }),
)

/** What a piece of HTML would show, as blocks: its headings, items and paragraphs. */
export function htmlBlocks(html: string, startLine: number, notes: Notebook): Block[] {
  const blocks: Block[] = []
  let writer = new LineWriter()
  let open: Pick<Block, 'kind' | 'depth' | 'nesting'> = { kind: 'paragraph', nesting: 0 }
  let lists = 0
  let line = startLine
  let isBold = false
  let unseen: string | undefined
  let hasMarks = false
  const close = (): void => {
    const lines = writer.lines()
    const [first, last] = [lines[0], lines.at(-1)]
    if (first && last) blocks.push({ ...open, line: first.line, endLine: last.line, lines })
    writer = new LineWriter()
    open = { kind: lists > 0 ? 'item' : 'paragraph', nesting: lists }
  }
  for (const [token] of html.matchAll(TOKEN)) {
    const [, end, written = ''] = PARTS.exec(token) ?? []
    const name = written.toLowerCase()
    if (token.startsWith('<!--')) notes.repair(line, 'comment-dropped', `left out a comment of ${token.split('\n').length} lines that readers do not see`)
    else if (!name && !/^<[!?][a-z]/i.test(token)) {
      if (!unseen) writer.write(decoded(token), line, isBold ? 'strong' : 'plain')
    } else {
      if (name === 'img') notes.repair(line, 'image-dropped', pictureNote(altOf(token)))
      else hasMarks = true
      if (UNSEEN.has(name)) unseen = end ? undefined : name
      if (name === 'br') writer.breakLine()
      if (name === 'b' || name === 'strong') isBold = !end
      if (name === 'ul' || name === 'ol') lists = Math.max(lists + (end ? -1 : 1), 0)
      if (/^h[1-6]$/.test(name)) {
        close()
        if (!end) open = { kind: 'heading', depth: Number(name[1]), nesting: 0 }
      } else if (BLOCKS.has(name)) close()
      // A word that a list explains is set like a bold line.
      if (name === 'dt') isBold = !end
    }
    line += token.split('\n').length - 1
  }
  close()
  if (hasMarks) notes.repair(startLine, 'html-dropped', 'left out HTML marks and kept the words')
  return blocks
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|([a-z]{2,6}));/gi, (whole, code: string | undefined, name: string | undefined) => {
    if (code) return Number(code) >= 32 && Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole
    return ENTITIES.get(name?.toLowerCase() ?? '') ?? whole
  })
}
