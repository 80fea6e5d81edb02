import { fold } from '../words/fold.ts'
import { type Block, boldOf, textOf } from './blocks.ts'
import { labelOf, rowsOf } from './labels.ts'
import { CARRIES, LABEL_LEVEL, LINE_LEVEL, type Mark, RUN_IN_LEVEL } from './mark.ts'
import type { Notebook } from './notebook.ts'
import { numberedStepOf, numberingOf, RULE_NUMBER } from './numbering.ts'
import { isQuestion } from './question.ts'
import { runInBesideOthers, runInOf } from './run-in.ts'
import { isTitle, titleForm, trimTitle } from './title-form.ts'
import { isText, isTitleLine, SHORT } from './title-line.ts'

/** Sections of a document whose headings have no marks, by the look of its lines. */
export function marksInUnmarked(blocks: readonly Block[], notes: Notebook): Mark[] {
  const isSection = lineTest(blocks)
  // A paragraph that a label opens is a section; an item of a list stays in the section around it.
  const { runIns, terms } = rowsOf(blocks)
  const rows = { runIns: new Set([...runIns].filter(({ kind }) => kind === 'item')), terms }
  const marks = blocks.flatMap((block, i): Mark[] => {
    const mark = isSection(block, i) ?? labelOf(block, blocks[i + 1], rows, notes) ?? runInHeading(blocks, i)
    return mark ? [mark] : []
  })
  const kept = withoutContents(marks, blocks, notes)
  for (const { block, title, isMarked, rest, kind } of kept)
    if (!isMarked && kind === 'heading')
      if (rest === undefined) notes.repair(block.line, 'lost-heading', `read '${title}' as a heading`)
      else notes.repair(block.line, 'run-in-heading', `read '${title}', which opens a paragraph, as its heading`)
  return kept
}

/** Tells of a line whether it is a heading, knowing what other lines the document has. */
function lineTest(blocks: readonly Block[]): (block: Block, i: number) => Mark | undefined {
  const boldLines = blocks.filter(isBoldLine).length >= CARRIES
  const letters = new Set(blocks.flatMap((block) => bareLetter(textOf(block))?.letter ?? []))
  const numbers = blocks.filter((block, i) => numberedLine(block, blocks[i + 1])).length
  const hasPlainLines = blocks.some((block, i) => !numberedLine(block, blocks[i + 1]) && isTitleLine(blocks, i))
  return (block, i) => {
    const text = textOf(block)
    const heading = (title: string, level: number): Mark => ({ block, title: trimTitle(title), kind: 'heading', level, isMarked: block.kind === 'heading' })
    if (block.kind === 'heading') return heading(text, block.depth ?? 1)
    if (block.isContents) return undefined
    if (isBoldLine(block)) return heading(text, LINE_LEVEL)
    const numbered = numberedLine(block, blocks[i + 1])
    if (numbered && (block.kind === 'paragraph' || numbers >= CARRIES))
      return heading(numbered.parts > 1 ? text : numbered.rest, numbered.isBare ? LINE_LEVEL : LINE_LEVEL + numbered.parts - (hasPlainLines ? 0 : 1))
    if (!isTitleLine(blocks, i)) return undefined
    if (/^\[[^\]]+\]$/.test(text)) return { block, title: text.slice(1, -1), kind: 'label', level: LABEL_LEVEL, isMarked: false, rest: text }
    if (boldLines && titleForm(text) !== 'title' && !isQuestion(text)) return undefined
    const bare = bareLetter(text)
    return heading(bare && hasNeighbour(bare.letter, letters) ? bare.rest : text, boldLines ? LINE_LEVEL + 1 : LINE_LEVEL)
  }
}

function runInHeading(blocks: readonly Block[], i: number): Mark | undefined {
  const block = blocks[i]
  if (block?.kind !== 'paragraph' || block.isContents) return undefined
  const opens = (at: number): boolean => blocks[at]?.kind === 'paragraph' && runInOf(textOf(blocks[at])) !== undefined
  const isBesideOthers = opens(i - 1) && (opens(i - 2) || opens(i + 1))
  const text = textOf(block)
  const runIn = runInOf(text) ?? numberedStepOf(text) ?? (isBesideOthers ? runInBesideOthers(text) : undefined)
  return runIn && { block, title: trimTitle(runIn.title), kind: 'heading', level: RUN_IN_LEVEL, isMarked: false, rest: runIn.rest }
}

const isBoldLine = (block: Block): boolean => block.kind === 'paragraph' && Boolean(boldOf(block)?.all) && isTitle(boldOf(block)?.words ?? '')

/** A letter that opens a line without a full stop, as of a scanned `Ⓐ`: only with its neighbour in the alphabet is it one. */
function bareLetter(text: string): { letter: string; rest: string } | undefined {
  const found = /^([A-H]) (\p{Lu}.+)$/u.exec(text)
  return found?.[1] && found[2] ? { letter: found[1], rest: found[2] } : undefined
}

const hasNeighbour = (letter: string, letters: ReadonlySet<string>): boolean =>
  [letter.charCodeAt(0) - 1, letter.charCodeAt(0) + 1].some((code) => letters.has(String.fromCharCode(code))) || (letter === 'B' && letters.size > 0)

const MOST_CHAPTERS = 20

/** `3. Score Heart Tokens on Cards`, which Markdown takes for a list of one, or `1.2 Setup`. */
function numberedLine(block: Block, next: Block | undefined): { parts: number; rest: string; isBare?: boolean } | undefined {
  const text = textOf(block)
  if (block.kind === 'item' && block.nesting === 1 && block.alone && block.number !== undefined && !boldOf(block) && block.lines.length === 1)
    return titleForm(text) && next && (next.kind !== 'item' || next.alone) ? { parts: 1, rest: text } : undefined
  if (block.kind !== 'paragraph' || block.lines.length > 1 || block.isContents) return undefined
  const numbered = numberingOf(text)
  if (!numbered || !titleForm(numbered.rest) || !next) return undefined
  const isBare = /^\d+ /.test(text)
  const hasParts = next.lines[0]?.text.startsWith(`${numbered.label}.`) && RULE_NUMBER.test(textOf(next))
  const isCount = isBare && !hasParts && (!isText(next) || /^\d+ /.test(textOf(next)) || Number(numbered.label) > MOST_CHAPTERS)
  return isCount ? undefined : { ...numbered, isBare }
}

/** A heading without text whose name comes again further down is a line of a table of contents. */
function withoutContents(marks: readonly Mark[], blocks: readonly Block[], notes: Notebook): Mark[] {
  const at = new Map(blocks.map((block, i) => [block, i]))
  const names = marks.map(({ title }) => fold(numberingOf(title)?.rest ?? title))
  const last = new Map(names.map((name, i) => [name, i]))
  return marks.filter((mark, i) => {
    const next = marks[i + 1]
    if (mark.isMarked || mark.rest !== undefined || !next || last.get(names[i] ?? '') === i) return true
    const own = blocks.slice((at.get(mark.block) ?? 0) + 1, at.get(next.block))
    if (own.some((block) => textOf(block).length >= SHORT && /[.!?:]$/.test(textOf(block)))) return true
    notes.repair(mark.block.line, 'contents-line', `read '${mark.title}' as a line of contents: it comes again further down`)
    return false
  })
}
