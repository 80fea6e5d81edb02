import type { Block } from './blocks.ts'
import type { Manner } from './headings.ts'
import type { Line } from './lines.ts'
import { RULE_NUMBER } from './numbering.ts'
import { ASKED_OR_ANSWERED, isQuestion, questionAtEnd } from './question.ts'
import { isAllCapitals, isTitle, titleForm } from './title-form.ts'

/** Headings, numbered rules and questions that stand in one paragraph with other text get a block of their own. */
export function cutParagraphs(blocks: readonly Block[], manner: Manner): Block[] {
  return blocks.flatMap((block, i) => {
    if ((block.kind !== 'paragraph' && block.kind !== 'item') || block.lines.length < 2 || block.isContents) return [block]
    return cutLines(block, lineBelow(block, blocks[i + 1]), manner).flatMap((part) =>
      manner.asksQuestions && part.kind === 'paragraph' ? cutQuestion(part) : [part],
    )
  })
}

/** The line below a paragraph, where a list follows it without a gap. */
const lineBelow = (block: Block, next: Block | undefined): Line | undefined =>
  next?.kind === 'item' && next.line === block.endLine + 1 ? next.lines[0] : undefined

function cutLines(block: Block, below: Line | undefined, manner: Manner): Block[] {
  const groups: Line[][] = []
  let wasHeading = false
  block.lines.forEach((line, i) => {
    const isHeading = isHeadingLine(block, i, below, wasHeading, manner)
    const last = groups.at(-1)
    if (!last || isHeading || wasHeading || startsAnew(block.lines, i, manner)) groups.push([line])
    else last.push(line)
    wasHeading = isHeading
  })
  if (groups.length === 1) return [block]
  return groups.map((lines, i) => part(block, lines, i))
}

/** What follows a heading that Markdown took for an item of a list is a paragraph. */
function part(block: Block, lines: Line[], i: number): Block {
  const [first, last] = [lines[0], lines.at(-1)]
  const place = { line: first?.line ?? block.line, endLine: last?.line ?? block.endLine, lines }
  return i === 0 ? { ...block, ...place } : { kind: 'paragraph', nesting: 0, ...place }
}

const hasEnded = (line: Line | undefined): boolean => !line || /[.!?:…]["”’»)\]]*$/.test(line.text)

/** Lines that open a rule with its number, a question or an answer. */
function startsAnew(lines: readonly Line[], i: number, { numbersRules }: Manner): boolean {
  const { text = '' } = lines[i] ?? {}
  if (ASKED_OR_ANSWERED.test(text)) return /^[qf]/i.test(text)
  return numbersRules && RULE_NUMBER.test(text) && (hasEnded(lines[i - 1]) || titleForm(lines[i - 1]?.text ?? '') !== undefined)
}

function isHeadingLine({ kind, lines, alone, number }: Block, i: number, below: Line | undefined, wasHeading: boolean, manner: Manner): boolean {
  const [line, next, before] = [lines[i], lines[i + 1] ?? below, lines[i - 1]]
  if (!line || !next) return false
  // Markdown takes `1. Setup` for a list. Items that only a bullet character made may have lines of other things after them.
  const isMarkedItem = kind === 'item' && alone !== undefined
  if (isMarkedItem && !(i === 0 && alone && number !== undefined && !manner.isMarked)) return false
  if (line.bold?.all && !next.bold?.all) return isTitle(line.bold.words)
  if (manner.isMarked)
    return i === 0 && (manner.isChapter(line.text) !== undefined || (isAllCapitals(line.text) && isTitle(line.text) && !isAllCapitals(next.text)))
  return looksLikeHeading(line.text, next.text, manner.width) && (wasHeading || followsWell(line.text, next.text, before, manner.width))
}

/** A line that is filled this far would have been filled further, had it been part of a sentence. */
const SHORT_LINE = 0.62
const NEARLY_FILLED = 0.78
const MOST_WORDS = 8

/** In filled text a short line that ends no sentence stands alone by intention. */
function looksLikeHeading(text: string, next: string, width: number | undefined): boolean {
  const form = titleForm(text)
  if (isCounting(text, next)) return false
  if (form === undefined || /[,:;]$/.test(text) || /^\d+ /.test(text)) return false
  const opensText = /^["“„«‘'([¿¡]?[\p{Lu}\d•▪–-]/u.test(next)
  const isLonger = next.length > text.length || /[.!?:]$/.test(next)
  if (width === undefined) return form === 'title' && next.length > text.length
  const isShort = text.length <= width * (form === 'title' ? NEARLY_FILLED : SHORT_LINE)
  return isShort && opensText && isLonger && (form === 'title' || text.split(' ').length <= MOST_WORDS || isQuestion(text))
}

/** Lines that count something, `Tea 2` and `Letters 3`, or name parts in order, `Phase 1: …` and `Phase 2: …`, are a list. */
function isCounting(line: string, next: string): boolean {
  if (/\d$/.test(line) && /\d$/.test(next)) return true
  const [, thing] = /^(\p{L}+) \d{1,2}\b/u.exec(line) ?? []
  return thing !== undefined && next.startsWith(`${thing} `) && /^\p{L}+ \d{1,2}\b/u.test(next)
}

/** A heading follows where something has ended: a sentence, or a line that stops short of the margin. */
function followsWell(text: string, next: string, before: Line | undefined, width: number | undefined): boolean {
  if (!before) return true
  if (isCounting(before.text, text)) return false
  const stopsShort = before.text.length <= (width ?? 0) * SHORT_LINE
  if (isAllCapitals(text)) return hasEnded(before) || stopsShort
  if (width === undefined) return false
  return hasEnded(before) || (stopsShort && titleForm(text) === 'title' && (text.includes(' ') || next.length >= width * NEARLY_FILLED))
}

/** A question at the end of a line, after another sentence, opens the lines below it. */
function cutQuestion(block: Block): Block[] {
  const { lines } = block
  const at = lines.slice(0, -1).findIndex(({ text }) => questionAtEnd(text))
  const asking = lines[at]
  const found = asking && questionAtEnd(asking.text)
  if (!found) return [block]
  const before = { ...block, endLine: asking.line, lines: [...lines.slice(0, at), { ...asking, text: found.before }] }
  return [before, { ...block, line: asking.line, question: found.question, lines: lines.slice(at + 1) }]
}
