import type { Block } from './blocks.ts'
import { cardHeadingOf, numberLineOf } from './card-heading.ts'
import type { Codes } from './codes.ts'
import type { Found } from './headings.ts'
import type { Mark } from './mark.ts'
import type { Notebook } from './notebook.ts'
import type { CardHeading } from './reading.ts'

/** Numbers of cards by the heading they belong to. */
export type NumberLines = ReadonlyMap<Mark, Pick<CardHeading, 'number' | 'sets'>>

/** Takes the numbers of cards that stand alone at the end of the section before theirs to the heading they belong to. */
export function takeNumbers({ blocks, marks }: Found, codes: Codes, notes: Notebook): Found & { numbers: NumberLines } {
  const byBlock = new Map(marks.map((mark) => [mark.block, mark]))
  const numbers = new Map<Mark, Pick<CardHeading, 'number' | 'sets'>>()
  const shortened = new Map<Block, Block | undefined>()
  blocks.forEach((block, i) => {
    const below = blocks[i + 1]
    const next = below && byBlock.get(below)
    const last = block.lines.at(-1)
    const number = block.kind === 'paragraph' && last && next?.kind === 'heading' ? numberLineOf(last.text, codes) : undefined
    if (!number || !last || !next || byBlock.has(block) || cardHeadingOf(next.title, codes)?.number) return
    numbers.set(next, number)
    notes.repair(last.line, 'number-before-heading', `moved '${last.text}' to '${next.title}', which it belongs to`)
    const lines = block.lines.slice(0, -1)
    const end = lines.at(-1)
    shortened.set(block, end && { ...block, lines, endLine: end.line })
  })
  return { blocks: blocks.flatMap((block) => (shortened.has(block) ? (shortened.get(block) ?? []) : [block])), marks, numbers }
}
