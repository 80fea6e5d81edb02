import type { Block } from './blocks.ts'
import type { Notebook } from './notebook.ts'

/** `Setting up ........ 4`, `Setting up … 4`. */
const LEADER = /^(.*?\p{L}.*?)\s?(?:\.{3,}|…+|(?:[.·_]\s){3,}|[·_]{3,})[\s.·…_]*(\d{1,3})$/u
/** `Setting up 4`: a line of contents only beside others whose numbers grow. */
const PAGED = /^(\p{L}[^.!?]*)\s(\d{1,3})$/u

/** A table of contents names sections and the pages they stand on. Its lines are marked, so that no section begins there. */
export function markContents(blocks: readonly Block[], notes: Notebook): Block[] {
  const isContents = new Set<Block>()
  let run: { block: Block; page: number }[] = []
  const close = (): void => {
    if (run.length >= FEWEST) for (const { block } of run) isContents.add(block)
    run = []
  }
  for (const block of blocks) {
    const pages = pagesOf(block)
    if (pages.isLed) isContents.add(block)
    const [first, last] = [pages.numbers[0], pages.numbers.at(-1)]
    if (first === undefined || last === undefined || first < (run.at(-1)?.page ?? 0)) close()
    if (first !== undefined && last !== undefined) for (const page of pages.numbers) run.push({ block, page })
  }
  close()
  return blocks.map((block) => {
    if (!isContents.has(block)) return block
    notes.repair(block.line, 'contents-line', `read '${block.lines[0]?.text ?? ''}' as a line of contents, not as a heading`)
    return { ...block, isContents: true }
  })
}

const FEWEST = 4
const LONGEST = 160

/** The pages that the lines of a block name, when every line names one and they grow. */
function pagesOf({ kind, lines }: Block): { numbers: number[]; isLed: boolean } {
  if (kind === 'heading' || kind === 'row') return { numbers: [], isLed: false }
  const isLed = lines.length > 0 && lines.every(({ text }) => text.length <= LONGEST && LEADER.test(text))
  const numbers = lines.map(({ text }) => (text.length > LONGEST ? Number.NaN : Number((LEADER.exec(text) ?? PAGED.exec(text))?.[2] ?? Number.NaN)))
  const grow = numbers.every((page, i) => !Number.isNaN(page) && page >= (numbers[i - 1] ?? 0))
  return { numbers: grow ? numbers : [], isLed }
}
