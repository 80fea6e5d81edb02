import { type Block, textOf } from './blocks.ts'
import type { Line } from './lines.ts'
import type { Notebook } from './notebook.ts'
import { opening } from './opening.ts'
import { titleForm } from './title-form.ts'

/** Marks of a heading that Markdown does not take for such, because the space is missing: `##Setup`. */
const UNSPACED = /^(#{1,6})(?=[\p{L}\d*])/u

/** Heading marks where a person would see a heading, and no others: `##Setup` is one, a marked sentence is none. */
export function mendMarks(blocks: readonly Block[], notes: Notebook): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'heading') return [isSentence(textOf(block)) ? asParagraph(block, notes) : block]
    return block.kind === 'paragraph' && block.lines.some(({ text }) => isUnspaced(text)) ? cutUnspaced(block, notes) : [block]
  })
}

const FEWEST_WORDS = 9
const LONGEST_HEADING = 300

const isSentence = (text: string): boolean => text.length > LONGEST_HEADING || (/[.;,]["”’)]{0,2}$/.test(text) && text.split(' ').length >= FEWEST_WORDS)

function asParagraph({ depth: _, ...block }: Block, notes: Notebook): Block {
  notes.repair(block.line, 'sentence-as-heading', `read '${opening(textOf(block))}' as text, not as a heading`)
  return { ...block, kind: 'paragraph' }
}

const isUnspaced = (text: string): boolean => UNSPACED.test(text) && titleForm(text) !== undefined

function cutUnspaced(block: Block, notes: Notebook): Block[] {
  const blocks: Block[] = []
  let lines: Line[] = []
  const close = (): void => {
    const [first, last] = [lines[0], lines.at(-1)]
    if (first && last) blocks.push({ ...block, line: first.line, endLine: last.line, lines })
    lines = []
  }
  for (const line of block.lines) {
    const marks = isUnspaced(line.text) ? UNSPACED.exec(line.text)?.[1] : undefined
    if (!marks) {
      lines.push(line)
      continue
    }
    close()
    const text = line.text.slice(marks.length)
    notes.repair(line.line, 'lost-heading', `read '${line.text}' as the heading '${text}': a space is missing after the marks`)
    blocks.push({ kind: 'heading', depth: marks.length, nesting: 0, line: line.line, endLine: line.line, lines: [{ ...line, text }] })
  }
  close()
  return blocks
}
