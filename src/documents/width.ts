import type { Block } from './blocks.ts'

const FEWEST_LINES = 8
const NARROWEST = 40
/** Most lines of filled text end within a word of the margin; the longest ones are tables and addresses. */
const FILLED = 0.9

/**
 * The width to which the lines of a document are filled, where it breaks its lines by width. The last line of a paragraph
 * is as long as it happens to be and says nothing.
 */
export function widthOf(blocks: readonly Block[]): number | undefined {
  const lengths = blocks.flatMap(({ kind, lines }) =>
    (kind === 'paragraph' || kind === 'item') && lines.length > 2 ? lines.slice(0, -1).map(({ text }) => text.length) : [],
  )
  const width = lengths.sort((a, b) => a - b)[Math.floor(lengths.length * FILLED)] ?? 0
  return lengths.length >= FEWEST_LINES && width >= NARROWEST ? width : undefined
}
