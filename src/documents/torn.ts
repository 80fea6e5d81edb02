import { type Block, boldOf, textOf } from './blocks.ts'
import type { Line } from './lines.ts'
import type { Notebook } from './notebook.ts'
import { opening } from './opening.ts'

const LONG = 60

/** Words after which no sentence ends. */
const HALF = /\b(?:the|an?|of|on|in|to|and|or|with|your|their|for|from|by|at|is|are|be|that|which)$/i

/**
 * Paragraphs that a picture or the end of a page tore apart: the first stops in the middle of its sentence and the next
 * goes on.
 */
export function joinTorn(blocks: readonly Block[], notes: Notebook): Block[] {
  const joined: Block[] = []
  /** The block that pieces are being added to, with lines of its own. */
  let growing: Block | undefined
  for (const block of blocks) {
    const last = joined.at(-1)
    if (last && goesOn(last, block)) {
      notes.repair(block.line, 'joined-paragraph', `joined '${opening(textOf(block))}' to the paragraph of line ${last.line}, whose sentence it ends`)
      if (growing !== last) growing = joined[joined.length - 1] = { ...last, lines: [...last.lines] }
      growing.endLine = block.endLine
      growing.lines.push(...block.lines)
    } else joined.push(block)
  }
  return joined
}

function goesOn(last: Block, block: Block): boolean {
  if (block.kind !== 'paragraph' || (last.kind !== 'paragraph' && last.kind !== 'item') || boldOf(last)?.all || block.isContents || last.isContents)
    return false
  const before = last.lines.at(-1)?.text ?? ''
  const isLong = last.lines.length > 2 || textOf(last).length >= LONG
  const text = textOf(block)
  if ((/\p{Ll}{2}-$/u.test(before) || HALF.test(before)) && /^\p{Ll}/u.test(text)) return true
  if (!isLong || /[.!?:;"”)\]*…]$/.test(before) || /^\d+\s*[x×]/i.test(text)) return false
  if (/^[\p{Ll}(]/u.test(text)) return true
  return (
    last.kind === 'paragraph' &&
    text.length >= LONG &&
    (/^\p{Lu}\p{Ll}+, /u.test(text) || HALF.test(before)) &&
    !/^(?:Then|However|Finally|Next|First|Also|Otherwise)\b/.test(text)
  )
}

/** A first half that takes a hyphen in whole words, too: `two-player`. */
const TAKES_HYPHEN = /(?:^|[^\p{L}])(?:one|two|three|four|five|six|seven|eight|nine|ten|non|self|semi|half|face|first|last|single|multi|co|re|pre|well)$/iu

/** Words that the end of a line broke: `light-` and `house`. Where the document has the word elsewhere, it is written the same. */
export function joinBrokenWords(blocks: readonly Block[], notes: Notebook): Block[] {
  const isBroken = blocks.some(({ lines }) => lines.some((line, i) => breaks(line, lines[i + 1])))
  if (!isBroken) return [...blocks]
  const known = new Set(blocks.flatMap((block) => block.lines.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [])))
  return blocks.map((block) => {
    if (block.kind === 'code' || !block.lines.some((line, i) => breaks(line, block.lines[i + 1]))) return block
    const lines = block.lines.map((line) => ({ ...line }))
    lines.forEach((line, i) => {
      const next = lines[i + 1]
      if (!next || !breaks(line, next)) return
      const [first = ''] = /\p{L}+(?=-$)/u.exec(line.text) ?? []
      const [second = ''] = /^\p{L}+/u.exec(next.text) ?? []
      const whole = `${first}${second}`.toLowerCase()
      const keeps = known.has(`${first}-${second}`.toLowerCase()) || (!known.has(whole) && TAKES_HYPHEN.test(line.text.slice(0, -1)))
      notes.repair(line.line, 'broken-word', `joined '${first}-' and '${second}', which the end of a line parted`)
      const end = /^\S+/.exec(next.text)?.[0] ?? ''
      line.text = `${keeps ? line.text : line.text.slice(0, -1)}${end}`
      next.text = next.text.slice(end.length).trim()
    })
    return { ...block, lines: lines.filter(({ text, addresses }) => text !== '' || addresses.length > 0) }
  })
}

const breaks = (line: Line, next: Line | undefined): boolean => /\p{L}-$/u.test(line.text) && next !== undefined && /^\p{Ll}{2}/u.test(next.text)
