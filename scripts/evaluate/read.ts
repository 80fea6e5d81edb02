// npx tsx scripts/evaluate/read.ts GAME "sentence" […]: what is read from a sentence, for the first candidates

import { Ask } from '../../src/ask/ask.ts'
import { answerOf } from '../../src/ask/candidate.ts'
import { compile } from '../../src/build/compile.ts'
import { cardFinder } from '../../src/build/rules.ts'
import { readEdition } from '../../src/content/edition.ts'
import { allCatalogues, CATALOGUES } from '../../src/games/catalogues.ts'
import { openLibrary } from '../../src/library/open.ts'
import { writeLibrary } from '../../src/library/write.ts'
import { Search } from '../../src/search/search.ts'

const [game = '', ...sentences] = process.argv.slice(2)
const { games } = await readEdition('content')
const path = `/tmp/read-${process.pid}.sqlite`
await writeLibrary(path, compile(games, await allCatalogues()))
const library = openLibrary(path)
const cards = new Map(games.map((content) => [content.game.id, cardFinder(content)]))
const ask = new Ask(new Search(library), { card: async (of, id) => cards.get(of)?.(id) }, CATALOGUES)
for (const text of sentences) {
  const a = await ask.ask(text, { game })
  console.log(`\n${text}\n  ${a.kind}, ${a.confidence}`)
  for (const c of [...(a.chosen ? [a.chosen] : []), ...a.offers])
    console.log(
      `  ${c === a.chosen ? '*' : ' '} ${c.rule.id} ${c.score.toFixed(2)} → ${JSON.stringify(answerOf(c))} (${c.verdict?.status})  ${c.facts.map(({ name, value, words }) => `${name}=${typeof value === 'object' ? JSON.stringify(value).slice(0, 60) : value} «${words}»`).join(', ')}  ${c.verdict?.status === 'needs-facts' ? `needs ${c.verdict.needs.join()}` : ''}  ${c.doubts.join('; ')}`,
    )
}
library.close()
