import { addressesOf, type Block, boldOf, textOf } from './blocks.ts'
import { CARRIES, LABEL_LEVEL, type Mark, RUN_IN_LEVEL } from './mark.ts'
import type { Notebook } from './notebook.ts'
import { RULE_NUMBER } from './numbering.ts'
import { opening } from './opening.ts'
import { askedIn } from './question.ts'
import { runInOf } from './run-in.ts'
import { isNoTitle, isTitle, titleForm, trimTitle } from './title-form.ts'

/** Blocks that name what they are about and stand in a row: a list of things, not a turn of speech. */
export interface Rows {
  runIns: ReadonlySet<Block>
  terms: ReadonlySet<Block>
}

export const rowsOf = (blocks: readonly Block[]): Rows => ({
  runIns: inRow(blocks, (block) => block.nesting <= 1 && runInOf(textOf(block)) !== undefined),
  terms: inRow(blocks, (block) => boldTerm(block) !== undefined),
})

/** Blocks that have something and of which there are at least three under one heading. */
function inRow(blocks: readonly Block[], has: (block: Block) => boolean): Set<Block> {
  const found = new Set<Block>()
  let row: Block[] = []
  const close = (): void => {
    if (row.length >= CARRIES) for (const block of row) found.add(block)
    row = []
  }
  for (const block of blocks) {
    if (block.kind === 'heading') close()
    else if (has(block)) row.push(block)
  }
  close()
  return found
}

/** What a block names inside the text of a section. Labels are found the same way in every document. */
export function labelOf(block: Block, next: Block | undefined, rows: Rows, notes: Notebook): Mark | undefined {
  if (block.kind === 'code' || block.isContents) return undefined
  const label = (title: string): Mark => ({ block, title, kind: 'label', level: LABEL_LEVEL, isMarked: false, rest: textOf(block) })
  if (block.question) {
    notes.repair(block.line, 'question-in-paragraph', `read '${block.question}' as the start of a section`)
    return label(block.question)
  }
  if (block.term) return label(block.term)
  const text = textOf(block)
  const asked = askedIn(text)
  if (asked) return { block, title: asked.question, kind: 'heading', level: RUN_IN_LEVEL, isMarked: false, ...(asked.rest && { rest: asked.rest }) }
  const bold = boldOf(block)
  if (bold?.all && next && block.kind === 'paragraph' && isTitle(bold.words) && next.kind !== 'heading') return label(trimTitle(bold.words))
  const named = boldLabel(block) ?? (rows.terms.has(block) ? boldTerm(block) : undefined)
  if (named) return label(named)
  const numbered = block.kind === 'paragraph' ? RULE_NUMBER.exec(text) : null
  if (numbered?.[1] && numbered[2]) return label(`${numbered[1]} ${opening(numbered[2], 8)}`)
  if (block.leads && titleForm(text) && text.length <= LONGEST_ITEM && !text.endsWith(':') && addressesOf(block).length === 0) return label(trimTitle(text))
  const runIn = rows.runIns.has(block) ? runInOf(text) : undefined
  return runIn && label(trimTitle(runIn.title))
}

/** An item that other items stand below is named by its words only while they are few. */
const LONGEST_ITEM = 50
const SHORTEST_TEXT = 8

function opensBold(block: Block): { words: string; after: string } | undefined {
  const bold = boldOf(block)
  if (!bold || bold.all) return undefined
  const text = textOf(block)
  const after = text.slice(text.indexOf(bold.words) + bold.words.length)
  return isTitle(bold.words) && !isNoTitle(trimTitle(bold.words)) && after.length >= SHORTEST_TEXT ? { words: bold.words, after } : undefined
}

/** Bold words that open a block and name it: `**Planning Phase:** The …`, `**May I pass?** Yes, …`. */
function boldLabel(block: Block): string | undefined {
  const opened = opensBold(block)
  return opened && (/[:.?]$/.test(opened.words) || /^\s*[:–—-]\s/.test(opened.after)) ? trimTitle(opened.words) : undefined
}

/** Bold words that a text explains without a colon: `**Beacon** A lit tower …`, `**Beacon** is a lit tower …`. */
function boldTerm(block: Block): string | undefined {
  const opened = opensBold(block)
  return opened && /^\s*(?:[\p{Lu}([]|\p{L}+s?\s+(?:an?|the)\b|(?:is|are|means|ist|sind|est|sont)\b)/u.test(opened.after) ? trimTitle(opened.words) : undefined
}
