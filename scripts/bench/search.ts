// npm run bench:search -- FILE.jsonl: how high the right ruling stands for real questions, with and without the game given.
// A line is { question, game, anchors }; a ruling is right when it restates one of the sections that the anchors name.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from '../../src/build/compile.ts'
import { readEdition } from '../../src/content/edition.ts'
import { openLibrary } from '../../src/library/open.ts'
import { writeLibrary } from '../../src/library/write.ts'
import { Search } from '../../src/search/search.ts'

interface Asked {
  question: string
  game: string
  anchors: string[]
}

const [file, ...flags] = process.argv.slice(2)
if (!file) {
  console.error('usage: npm run bench:search -- FILE.jsonl [--misses]')
  process.exit(2)
}
const asked = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Asked)
  .filter(({ question, anchors }) => question && anchors?.length > 0)

const folder = mkdtempSync(join(tmpdir(), 'tablejudge-search-'))
const path = join(folder, 'library.sqlite')
await writeLibrary(path, compile((await readEdition(fileURLToPath(new URL('../../content', import.meta.url)))).games))
const library = openLibrary(path)
const search = new Search(library)

const DEEPEST = 10

/** The place of the first right ruling, from 1; 0 when it is not among the first ten. */
async function rankOf({ question, game, anchors }: Asked, isGameGiven: boolean): Promise<number> {
  const { hits } = await search.search(question, { limit: DEEPEST, game: isGameGiven ? game : undefined })
  return hits.findIndex(({ ruling, game: of }) => of === game && ruling.origin.some(({ anchor }) => anchors.includes(anchor))) + 1
}

for (const isGameGiven of [true, false]) {
  const ranks: { asked: Asked; rank: number }[] = []
  for (const one of asked) ranks.push({ asked: one, rank: await rankOf(one, isGameGiven) })
  console.log(`\n${isGameGiven ? 'game given' : 'no game given'}\n  game                 questions  success@1  success@3  MRR@10`)
  for (const game of [...new Set(asked.map((one) => one.game)), 'all']) {
    const own = ranks.filter(({ asked: one }) => game === 'all' || one.game === game).map(({ rank }) => rank)
    const share = (most: number): string => ((100 * own.filter((rank) => rank > 0 && rank <= most).length) / own.length).toFixed(1)
    const mrr = own.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / own.length
    console.log(`  ${game.padEnd(20)} ${String(own.length).padStart(9)}  ${share(1).padStart(9)}  ${share(3).padStart(9)}  ${mrr.toFixed(3).padStart(6)}`)
  }
  if (flags.includes('--misses'))
    for (const { asked: one, rank } of ranks) if (rank !== 1) console.log(`  ${rank || '-'}  ${one.game}  ${one.question}  ${one.anchors.join(' ')}`)
}
library.close()
rmSync(folder, { recursive: true })
