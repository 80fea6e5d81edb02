// How the facts of examples are read from the sentences that tell them: equal, missing, other.
import { CATALOGUES } from '../../src/games/catalogues.ts'
import { readEdition } from '../../src/content/edition.ts'
import { rulesOf } from '../../src/rules/catalogue.ts'
import { indexRules } from '../../src/ask/rule-index.ts'
import { tokensOf } from '../../src/ask/sentence.ts'
import { phrasesIn } from '../../src/ask/phrases.ts'
import { readFacts } from '../../src/ask/read-facts.ts'
import { indexNames, mentionsIn } from '../../src/search/names.ts'
import { cardFinder } from '../../src/build/rules.ts'
const { games } = await readEdition('content')
for (const [game, load] of Object.entries(CATALOGUES)) {
  const catalogue = await load(); const index = indexRules(catalogue, indexNames([]))
  const content = games.find((g) => g.game.id === game)!; const find = cardFinder(content)
  const names = indexNames(content.cards.flatMap((c) => [c.title, ...c.alsoCalled].map((name) => ({ game, kind: 'card' as const, id: c.id, name, proper: c.title }))))
  let equal = 0, other = 0, extra = 0, missing = 0
  const bad = new Map<string, string[]>()
  for (const rule of rulesOf(catalogue)) for (const e of rule.examples) {
    const tokens = tokensOf(e.tells)
    const cards = mentionsIn(e.tells, names).flatMap(({ name, words }) => { const from = tokens.findIndex((_, i) => words.every((w, n) => tokens[i + n]?.word === w)); const data = find(name.id); return data && from >= 0 ? [{ data, from, to: from + words.length }] : [] })
    const r = readFacts(rule, tokens, phrasesIn(tokens, index.phrases), cards, new Set())
    for (const f of r.facts) {
      const g = (e.given as any)[f.name]
      const v = typeof f.value === 'object' && f.value && 'id' in (f.value as any) ? (f.value as any).id : f.value
      if (g === undefined) extra++
      else if (JSON.stringify(g) === JSON.stringify(v)) equal++
      else { other++; const k = `${rule.id}.${f.name}`; bad.set(k, [...(bad.get(k) ?? []), `${JSON.stringify(v)} for ${JSON.stringify(g)}: ${e.tells}`]) }
    }
    missing += Object.keys(e.given).filter((n) => !r.facts.some((f) => f.name === n)).length
  }
  console.log(game, { equal, other, extra, missing })
  if (process.argv[2] === game) for (const [k, list] of [...bad].sort((a, b) => b[1].length - a[1].length)) console.log(k, '\n   ', list.slice(0, 3).join('\n    '))
}
