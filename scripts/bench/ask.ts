// npm run bench:ask [FILE.jsonl …]: how long a sentence takes in process, over the sets in test/eval and over nonsense. Beside a bare search of the same sentences.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ask } from '../../src/ask/ask.ts'
import { compile } from '../../src/build/compile.ts'
import { cardFinder } from '../../src/build/rules.ts'
import { readEdition } from '../../src/content/edition.ts'
import { allCatalogues, CATALOGUES } from '../../src/games/catalogues.ts'
import { openLibrary } from '../../src/library/open.ts'
import { writeLibrary } from '../../src/library/write.ts'
import { Search } from '../../src/search/search.ts'
import { describeMachine } from './machine.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const ROUNDS = 5
const LONGEST = 500

const given = process.argv.slice(2)
const files = given.length > 0 ? given : readdirSync(`${ROOT}test/eval`).map((name) => `${ROOT}test/eval/${name}`)
const sentences = files
  .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as { situation?: string; question?: string })
  .map(({ situation, question }) => situation ?? question ?? '')

const folder = mkdtempSync(join(tmpdir(), 'tablejudge-ask-'))
const path = join(folder, 'library.sqlite')
const { games } = await readEdition(`${ROOT}content`)
await writeLibrary(path, compile(games, await allCatalogues()))
const library = openLibrary(path)
const cards = new Map(games.map((content) => [content.game.id, cardFinder(content)]))
const search = new Search(library)
const ask = new Ask(search, { card: async (game, id) => cards.get(game)?.(id) }, CATALOGUES)

/** Words, names and numbers of real sentences in any order: the most that a sentence can set going. */
function nonsense(count: number): string[] {
  const words = sentences.flatMap((sentence) => sentence.split(' '))
  let state = 7
  const next = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
  return Array.from({ length: count }, () => {
    let text = ''
    while (text.length < LONGEST) text += `${words[next(words.length)]} `
    return text.slice(0, LONGEST)
  })
}

const REPEATED = ['inventrix ', '1 2 3 4 5 ', 'no ', 'mc 5 steel 4 titanium 7 ', 'protected habitats ', '🔥', 'запрет ', '-', 'a1b2 '].map((part) =>
  part.repeat(LONGEST).slice(0, LONGEST),
)

async function timesOf(texts: readonly string[], run: (text: string) => Promise<unknown>): Promise<number[]> {
  for (const text of texts) await run(text)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    for (const text of texts) {
      const from = performance.now()
      await run(text)
      times.push(performance.now() - from)
    }
  return times.sort((a, b) => a - b)
}

function print(name: string, times: readonly number[]): void {
  const at = (share: number): string => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2).padStart(8)
  console.log(`  ${name.padEnd(34)} ${at(0.5)} ${at(0.99)} ${at(1)}`)
}

console.log(describeMachine({}))
console.log(`\n${sentences.length} sentences, ${ROUNDS} rounds, ms                 p50      p99      max`)
print('search alone', await timesOf(sentences, (text) => search.search(text, { limit: 10 })))
print('ask', await timesOf(sentences, (text) => ask.ask(text)))
print('ask, 500 characters of any words', await timesOf(nonsense(200), (text) => ask.ask(text)))
print('ask, one thing again and again', await timesOf(REPEATED, (text) => ask.ask(text)))
library.close()
rmSync(folder, { recursive: true })
