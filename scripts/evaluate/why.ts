import { readFileSync } from 'node:fs'
import { Ask } from '../../src/ask/ask.ts'
import { answerOf } from '../../src/ask/candidate.ts'
import { tokensOf } from '../../src/ask/sentence.ts'
import { compile } from '../../src/build/compile.ts'
import { cardFinder } from '../../src/build/rules.ts'
import { readEdition } from '../../src/content/edition.ts'
import { allCatalogues, CATALOGUES } from '../../src/games/catalogues.ts'
import { openLibrary } from '../../src/library/open.ts'
import { writeLibrary } from '../../src/library/write.ts'
import { Search } from '../../src/search/search.ts'
import { isStopWord } from '../../src/search/words.ts'
import { isSameAnswer } from './same-answer.ts'

const { games } = await readEdition('content')
await writeLibrary('/tmp/why.sqlite', compile(games, await allCatalogues()))
const library = openLibrary('/tmp/why.sqlite')
const cards = new Map(games.map((content) => [content.game.id, cardFinder(content)]))
const ask = new Ask(new Search(library), { card: async (game, id) => cards.get(game)?.(id) }, CATALOGUES)
const lines = ['situations', 'more-situations']
  .map((f) => readFileSync('test/eval/' + f + '.jsonl', 'utf8').trim())
  .join('\n')
  .trim()
  .split('\n')
  .map((l) => JSON.parse(l))
  .filter((l) => l.set === 'dev')
const U: any = { right: [0, 0, 0, 0, 0, 0], wrong: [0, 0, 0, 0, 0, 0] },
  UA: any = { right: [0, 0, 0, 0, 0, 0], wrong: [0, 0, 0, 0, 0, 0] }
const count: Record<string, [number, number, number]> = {}
for (const line of lines) {
  const a = await ask.ask(line.situation, { game: line.game })
  const all = [...(a.chosen ? [a.chosen] : []), ...a.offers]
  const first = all[0]
  if (!first) continue
  const ans = answerOf(first)
  const v = ans === undefined ? 'none' : isSameAnswer(ans, line.expected, first.rule.answers) ? 'right' : 'wrong'
  const key = a.chosen ? 'CHOSEN' : first.doubts.length ? first.doubts.map((d) => d.slice(0, 60)).join('+') : 'rival/low'
  const idx = await (ask as any).indexOf(line.game)
  const tk = tokensOf(line.situation)
    .map((t) => ({ ...t, word: idx.respell(t.word) ?? t.word }))
    .filter((t) => t.number === undefined && !isStopWord(t.word))
  const known = idx.wordsOf(first.rule.id)
  const inF = (t: any) => first.facts.some((f) => t.from >= f.range[0] && t.to <= f.range[1])
  const share = tk.length ? tk.filter((t) => known.has(t.word) || inF(t)).length / tk.length : 1
  if (a.chosen && v !== 'none') (first.verdict?.status === 'decided' ? U : UA)[v][Math.min(5, Math.floor(5 * share))]++
  count[key] ??= [0, 0, 0]
  count[key][v === 'right' ? 0 : v === 'wrong' ? 1 : 2]++
  if (process.argv[2] && key.includes(process.argv[2]))
    console.log(
      v.padEnd(6),
      a.kind.padEnd(9),
      JSON.stringify(line.expected),
      line.situation,
      '\n      ',
      first.rule.id,
      JSON.stringify(ans),
      JSON.stringify(first.given),
      first.verdict?.status === 'needs-facts' ? first.verdict.needs.join() : '',
    )
}
console.log(
  'unexplained right',
  JSON.stringify(U.right),
  'wrong',
  JSON.stringify(U.wrong),
  'assuming right',
  JSON.stringify(UA.right),
  'wrong',
  JSON.stringify(UA.wrong),
)
console.log(
  Object.entries(count)
    .sort((a, b) => b[1].reduce((x, y) => x + y) - a[1].reduce((x, y) => x + y))
    .map(([k, v]) => `${v.join(' ').padEnd(10)} ${k}`)
    .join('\n'),
)
