import { fold } from '../words/fold.ts'
import { type Block, textOf } from './blocks.ts'
import type { Line } from './lines.ts'
import type { Notebook } from './notebook.ts'

/** Furniture is what every page repeats: page numbers, running titles, the publisher's line. It is left out. */
export function withoutFurniture(blocks: readonly Block[], notes: Notebook): Block[] {
  const isRepeated = repeats(blocks)
  return blocks.flatMap((block): Block[] => {
    if (block.kind !== 'paragraph' && block.kind !== 'heading') return [block]
    const isWhole = block.lines.length === 1
    const lines = block.lines.filter((line) => {
      if (line.addresses.length > 0) return true
      const pages = isRepeated(line, block)
      if (pages === undefined && !(isWhole ? PAGE : PAGE_IN_TEXT).test(line.text)) return true
      notes.repair(line.line, 'page-furniture', `left out '${line.text}', ${pages === undefined ? 'a page number' : `which stands on ${pages} pages`}`)
      return false
    })
    return lines.length === block.lines.length ? [block] : lines.length === 0 ? [] : [{ ...block, lines }]
  })
}

const PAGE = /^(?:(?:page|p\.|pg\.?|seite)\s{0,3})?[-–—·•|\s]{0,5}\d{1,3}(?:\s{0,3}(?:\/|of|von|sur|de)\s{0,3}\d{1,3})?[-–—·•|\s]{0,5}$/i
/** Between the lines of a paragraph a bare number may as well be a cell of a table. */
const PAGE_IN_TEXT = /^(?:(?:page|pg\.?|seite)\s{0,3}\d{1,3}(?:\s{0,3}(?:\/|of|von|sur)\s{0,3}\d{1,3})?|[-–—]\s?\d{1,3}\s?[-–—])$/i
const REPEATS = 4
const LONGEST = 60

/** Tells on how many pages a line stands that has been seen before. The first may be the title of the work and stays. */
function repeats(blocks: readonly Block[]): (line: Line, block: Block) => number | undefined {
  const seen = new Map<string, Set<string>>()
  const counts = new Map<string, number>()
  const title = blocks.find(({ kind }) => kind === 'heading' || kind === 'paragraph')
  for (const block of blocks)
    if (block.kind === 'paragraph' || block.kind === 'heading')
      for (const { text } of block.lines)
        if (mayRepeat(text)) {
          counts.set(key(text), (counts.get(key(text)) ?? 0) + 1)
          seen.set(key(text), (seen.get(key(text)) ?? new Set()).add(text))
        }
  const first = new Set<string>()
  return ({ text }, block) => {
    const pages = mayRepeat(text) ? (counts.get(key(text)) ?? 0) : 0
    // A heading may well come again, `Setup` in every scenario: only the title, or one with the number of the page, runs along.
    const isRunning = block.kind === 'paragraph' || (title && key(textOf(title)) === key(text)) || /^\d+\s|\s\d+$/.test(text)
    if (pages < REPEATS || !isRunning || (/\d/.test(text) && (seen.get(key(text))?.size ?? 0) > 1 && isCounted(text))) return undefined
    if (first.has(key(text))) return pages
    first.add(key(text))
    return undefined
  }
}

/** `Phase 1`, `Step 2`: the number belongs to the thing, not to the page. */
const isCounted = (text: string): boolean => /^(?:\p{L}+\s\d{1,2}\b|\d{1,2}(?:\.\d+)*[.):]?\s)/u.test(text)

/** Short lines that end like a sentence are said again for a reason. */
const mayRepeat = (text: string): boolean =>
  text.length >= 3 && text.length <= LONGEST && !/[.!?:;,]$/.test(text) && !/^\d+\s*[x×]/i.test(text) && /\p{L}{2}/u.test(text)

/** Two lines that differ in the page's number alone are one line. */
const key = (text: string): string => fold(text).replace(/\d+/g, '#')
