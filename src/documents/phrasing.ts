import type { Nodes, Parents } from 'mdast'
import { type Line, LineWriter, tidy, type Weight } from './lines.ts'
import type { Notebook } from './notebook.ts'
import { BROKEN_LINK, isSourceLink, isStraySource } from './sources.ts'

/** Where `[Source][1]` leads to, by the name of the definition. */
export type Definitions = ReadonlyMap<string, string>

export interface Origin {
  markdown: string
  definitions: Definitions
  notes: Notebook
}

/** An address that runs on into the marks of the next link. */
const RUNS_ON = /\)\[/

/** The text of a node, line by line as it is written. Pictures, comments and HTML marks are dropped and noted. */
export function linesOf(node: Parents, origin: Origin): Line[] {
  const writer = new LineWriter()
  const { notes } = origin
  const strays: { line: number; words: string }[] = []
  let isBold = false
  const link = (url: string, part: Parents, weight: Weight): void => {
    const words = plain(part)
    writer.address(url, lineOf(part))
    if (RUNS_ON.test(url)) strays.push({ line: lineOf(part), words: url })
    if (!isSourceLink(words, url) || words.trim() === '') readAll(part, weight)
    else if (words.trim() !== url && isStraySource(words)) strays.push({ line: lineOf(part), words: words.trim() })
  }
  const readAll = (part: Parents, weight: Weight): void => {
    for (const child of part.children) read(child, isBold ? 'strong' : weight)
  }
  const read = (part: Nodes, weight: Weight): void => {
    const line = lineOf(part)
    switch (part.type) {
      case 'text':
      case 'inlineCode':
        writer.write(part.value, line, weight)
        break
      case 'break':
        writer.breakLine()
        break
      case 'image':
      case 'imageReference':
        notes.repair(line, 'image-dropped', pictureNote(part.alt))
        break
      case 'html':
        if (/^<br\b/i.test(part.value)) writer.breakLine()
        else if (/^<\/?(?:b|strong)>$/i.test(part.value)) isBold = !part.value.startsWith('</')
        noteMark(part.value, line, notes)
        break
      case 'link':
        link(part.url, part, weight)
        break
      case 'linkReference': {
        const url = origin.definitions.get(part.identifier)
        if (url) link(url, part, weight)
        else writer.write(sourceOf(part, origin), line, weight)
        break
      }
      case 'footnoteReference':
        writer.write(sourceOf(part, origin), line, weight)
        break
      case 'strong':
        readAll(part, 'strong')
        break
      case 'emphasis':
        readAll(part, weight === 'strong' ? 'strong' : 'emphasis')
        break
      default:
        if ('children' in part) readAll(part, weight)
    }
  }
  readAll(node, 'plain')
  const [stray] = strays
  if (stray) notes.repair(stray.line, 'split-link', `read ${strays.map(({ words }) => `'${words}'`).join(' ')} as links to sources, without the stray marks`)
  return writer.lines().map((line) => withoutBrokenLink(line, notes))
}

/** A link whose marks are broken shows its brackets as text. */
function withoutBrokenLink(line: Line, notes: Notebook): Line {
  const text = line.addresses.length > 0 ? tidy(line.text.replace(BROKEN_LINK, '')) : line.text
  if (text === line.text) return line
  notes.repair(line.line, 'split-link', 'mended a link whose marks are broken, and kept its address')
  return { ...line, text }
}

/** Notes a mark of HTML that is left out; a line break is none. */
function noteMark(mark: string, line: number, notes: Notebook): void {
  if (mark.startsWith('<!--')) notes.repair(line, 'comment-dropped', 'left out a comment that readers do not see')
  else if (/^<img\b/i.test(mark)) notes.repair(line, 'image-dropped', pictureNote(altOf(mark)))
  else if (!/^<br\b/i.test(mark)) notes.repair(line, 'html-dropped', 'left out HTML marks and kept the words')
}

export const pictureNote = (alt: string | null | undefined): string => (alt ? `left out the picture '${alt}'` : 'left out a picture')

export const altOf = (tag: string): string | undefined => /\balt="([^"]*)"/i.exec(tag)?.[1]

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1

/** A node as the file has it. */
export const sourceOf = (node: Nodes, { markdown }: Pick<Origin, 'markdown'>): string =>
  markdown.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)

function plain(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(plain).join('') : ''
}
