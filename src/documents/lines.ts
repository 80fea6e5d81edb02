/** A line of the file as a reader sees it: without markup, with the addresses it links to. */
export interface Line {
  line: number
  text: string
  addresses: string[]
  /** Bold words that open the line, and whether they are all of it. */
  bold?: Bold
}

export interface Bold {
  words: string
  all: boolean
}

/** How heavy the letters of a piece are set. */
export type Weight = 'plain' | 'emphasis' | 'strong'

interface Piece {
  text: string
  weight: Weight
}

/** Puts lines together from pieces of text as they are read. */
export class LineWriter {
  readonly #lines: { line: number; pieces: Piece[]; addresses: string[] }[] = []
  #isOpen = false

  /** Adds text that starts on a line of the file; a newline in it ends the line. */
  write(text: string, line: number, weight: Weight): void {
    text.split('\n').forEach((part, i) => {
      if (i > 0) this.#isOpen = false
      if (part !== '' || i > 0) this.#at(line + i).pieces.push({ text: part, weight })
    })
  }

  /** Ends the line where the file has no newline, as `<br>` does. */
  breakLine(): void {
    this.#isOpen = false
  }

  address(url: string, line: number): void {
    this.#at(line).addresses.push(url)
  }

  lines(): Line[] {
    return this.#lines
      .map(({ line, pieces, addresses }) => ({ line, text: tidy(pieces.map(({ text }) => text).join('')), addresses, ...boldOf(pieces) }))
      .filter(({ text, addresses }) => text !== '' || addresses.length > 0)
  }

  #at(line: number): { line: number; pieces: Piece[]; addresses: string[] } {
    const last = this.#lines.at(-1)
    if (last && this.#isOpen) return last
    const opened = { line: Math.max(line, last?.line ?? 1), pieces: [], addresses: [] }
    this.#lines.push(opened)
    this.#isOpen = true
    return opened
  }
}

export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Numbering that may stand before the bold words of an item: `i)`, `2.`. */
const NUMBERING = /^[\s(]*(?:[ivx]{1,5}|\d{1,3}|[a-z])[.)]\s*$/i

function boldOf(pieces: readonly Piece[]): { bold?: Bold } {
  const from = pieces.findIndex(({ text, weight }) => weight !== 'plain' || !(text.trim() === '' || NUMBERING.test(text)))
  const first = pieces[from]
  if (!first) return {}
  const length = pieces.slice(from).findIndex(({ text, weight }) => weight !== first.weight && text.trim() !== '')
  const to = length < 0 ? pieces.length : from + length
  const words = tidy(joined(pieces.slice(from, to)))
  const after = joined(pieces.slice(to))
  // Slanted words are a label only where a colon or a full stop says so; alone they are stress, or a name.
  const isLabel = first.weight === 'strong' || (first.weight === 'emphasis' && after !== '' && (/[:.]$/.test(words) || /^:/.test(after)))
  if (!isLabel || words === '') return {}
  const all = first.weight === 'strong' && /^[\s:.*]*$/.test(after)
  return { bold: { words, all } }
}

const joined = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')
