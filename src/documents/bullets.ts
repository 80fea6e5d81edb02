import type { Block } from './blocks.ts'
import type { Line } from './lines.ts'

/** Characters that set off an item of a list where the marks of Markdown are lost. */
const BULLET = /^[•▪●■◦‣∙►▶➢➤✓✔❖◆○□·]\s*/u
/** A dash may also go on with a sentence: it is a bullet where the line before has ended. */
const DASH = /^[–—-]\s+/u

/** Paragraphs whose lines open with bullets are lists. */
export function listBullets(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => (block.kind === 'paragraph' || block.kind === 'item' ? cut(block) : [block]))
}

function cut(block: Block): Block[] {
  const isDashed = block.lines.filter(({ text }) => DASH.test(text)).length > 1
  const groups: { lines: Line[]; isItem: boolean }[] = []
  for (const [i, line] of block.lines.entries()) {
    const before = block.lines[i - 1]
    const isItem = BULLET.test(line.text) || (DASH.test(line.text) && isDashed && (!before || /[.!?:;)]$/.test(before.text) || DASH.test(before.text)))
    const last = groups.at(-1)
    if (isItem) groups.push({ lines: [bare(line)], isItem })
    else if (last) last.lines.push(line)
    else groups.push({ lines: [line], isItem: false })
  }
  if (!groups.some(({ isItem }) => isItem)) return [block]
  return groups.flatMap(({ lines, isItem }): Block[] => {
    const kept = lines.filter(({ text, addresses }) => text !== '' || addresses.length > 0)
    const [first, last] = [lines[0], lines.at(-1)]
    if (!first || !last || kept.length === 0) return []
    return [
      {
        ...block,
        kind: isItem ? 'item' : block.kind,
        nesting: isItem ? Math.max(block.nesting, 1) : block.nesting,
        line: first.line,
        endLine: last.line,
        lines: kept,
      },
    ]
  })
}

const bare = (line: Line): Line => ({ ...line, text: line.text.replace(BULLET, '').replace(DASH, '') })
