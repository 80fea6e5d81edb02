import { type Block, textOf } from './blocks.ts'
import { ASKED_OR_ANSWERED, isQuestion } from './question.ts'
import { runInOf } from './run-in.ts'
import { titleForm } from './title-form.ts'

export const SHORT = 60
const MOST_IN_A_ROW = 2

/** A short line with the look of a title and a text below it. */
export function isTitleLine(blocks: readonly Block[], i: number): boolean {
  const block = blocks[i]
  if (!block || !looksLikeTitle(block) || isTorn(blocks[i - 1], block)) return false
  let next = i + 1
  for (; next < i + MOST_IN_A_ROW; next++) {
    const below = blocks[next]
    if (!below || !looksLikeTitle(below)) break
  }
  const below = blocks[next]
  return below !== undefined && isText(below)
}

function looksLikeTitle(block: Block): boolean {
  if (block.kind !== 'paragraph' || block.lines.length !== 1 || block.isContents) return false
  const text = textOf(block)
  return (titleForm(text) !== undefined || isQuestion(text)) && !/^\d+ /.test(text) && !ASKED_OR_ANSWERED.test(text) && !runInOf(text)
}

/** A line of a list of parts: `60 planks`. */
const COUNT = /^\d+\s?[x×]?\s\p{L}/u

/** Text is a list, a table, or a paragraph that is longer than a title or ends like a sentence. */
export function isText(block: Block): boolean {
  if (block.isContents) return false
  if (block.kind !== 'paragraph') return block.kind !== 'heading'
  const text = textOf(block)
  if (COUNT.test(text)) return true
  if (text.length >= SHORT || block.lines.length > 1 || /[.!?:]["”)]*$/.test(text)) return true
  return runInOf(text) !== undefined || (text.length >= SHORT / 2 && titleForm(text) === undefined)
}

const isTorn = (before: Block | undefined, block: Block): boolean =>
  before?.kind === 'paragraph' && textOf(before).length >= SHORT && /[\p{Ll},]$/u.test(textOf(before)) && /^\p{Ll}/u.test(textOf(block))
