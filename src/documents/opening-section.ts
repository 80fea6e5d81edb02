import { type Block, textOf } from './blocks.ts'
import { type Mark, RUN_IN_LEVEL } from './mark.ts'
import type { Notebook } from './notebook.ts'
import { opening } from './opening.ts'
import { titleForm } from './title-form.ts'

const WORDS = 8

/** Text above the first heading is a section, too. */
export function withOpening(blocks: readonly Block[], marks: readonly Mark[]): Mark[] {
  const [first] = blocks
  if (!first || marks[0]?.block === first) return [...marks]
  const text = textOf(first)
  const isTitle = titleForm(text) !== undefined && !first.isContents
  const mark: Mark = { block: first, title: isTitle ? text : opening(text, WORDS), kind: 'heading', level: isTitle ? 1 : RUN_IN_LEVEL, isMarked: false }
  return [isTitle ? mark : { ...mark, rest: text }, ...marks]
}

/** A document without any headings: each paragraph can be linked to by the words that open it. */
export function everyParagraph(blocks: readonly Block[], notes: Notebook): Mark[] {
  const [first] = blocks
  if (first) notes.repair(first.line, 'no-headings', 'found no headings, and made each paragraph a section')
  return blocks
    .filter(({ kind, nesting }, i) => i === 0 || (kind === 'paragraph' && nesting === 0))
    .map((block) => ({ block, title: opening(textOf(block), WORDS), kind: 'heading', level: 1, isMarked: false, rest: textOf(block) }))
}
