// npm run prove:rules -- [CASES] [SEED]: the random-completion law over all rules. Facts are told in part and completed at random; what was
// decided on the part must stand with the rest. Ends with 1 when a verdict is contradicted, and prints the case. The same seed gives the same cases.
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { cardFinder } from '../src/build/rules.ts'
import { readEdition } from '../src/content/edition.ts'
import { allCatalogues } from '../src/games/catalogues.ts'
import { rulesOf } from '../src/rules/catalogue.ts'
import type { Rule } from '../src/rules/rule.ts'
import type { FindCard } from '../src/rules/told.ts'
import { anyFacts, type Shown, showOn } from '../test/games/random-facts.ts'

const CONTENT = fileURLToPath(new URL('../content', import.meta.url))
const cases = countIn(process.argv[2], 100_000)
const seed = countIn(process.argv[3], Math.floor(Math.random() * 2 ** 31))
/** Rounds of sampling for one rule: facts at random often cannot all be so, or leave nothing untold. */
const MOST_ROUNDS = 50

interface Tally {
  cases: number
  decided: number
  impossible: number
  contradicted: string[]
}

const games = (await readEdition(CONTENT)).games
const catalogues = await allCatalogues()
const share = Math.ceil(cases / catalogues.reduce((sum, catalogue) => sum + rulesOf(catalogue).length, 0))
console.log(`Seed ${seed}, ${share} cases for each rule`)

const totals: Tally = { cases: 0, decided: 0, impossible: 0, contradicted: [] }
for (const catalogue of catalogues) {
  const content = games.find(({ game }) => game.id === catalogue.game)
  if (!content) throw new Error(`The content has no game "${catalogue.game}".`)
  const findCard = cardFinder(content)
  const cardIds = content.cards.map(({ id }) => id)
  const tally: Tally = { cases: 0, decided: 0, impossible: 0, contradicted: [] }
  for (const rule of rulesOf(catalogue)) {
    const own = tallyOf(rule, findCard, cardIds)
    if (own.cases < share) console.log(`  ${catalogue.game}/${rule.id}: ${own.cases} cases only`)
    for (const how of own.contradicted) console.log(`  ${catalogue.game}/${rule.id}: ${how}`)
    add(tally, own)
  }
  print(catalogue.game, tally)
  add(totals, tally)
}
print('all', totals)
process.exitCode = totals.contradicted.length > 0 ? 1 : 0

/** As many cases of a rule as are its share: facts that can all be so, with something left to tell. */
function tallyOf(rule: Rule, findCard: FindCard, cardIds: readonly string[]): Tally {
  const tally: Tally = { cases: 0, decided: 0, impossible: 0, contradicted: [] }
  for (let round = 0; round < MOST_ROUNDS && tally.cases < share; round++)
    for (const facts of fc.sample(anyFacts(rule, findCard, cardIds), { numRuns: share, seed: seed + round })) {
      if (tally.cases === share) break
      if (Object.keys(facts.rest).length > 0) count(tally, showOn(rule, facts))
    }
  return tally
}

function count(tally: Tally, shown: Shown): void {
  if (shown.kind === 'impossible') {
    tally.impossible++
    return
  }
  tally.cases++
  if (shown.kind !== 'open') tally.decided++
  if (shown.kind === 'contradicted') tally.contradicted.push(shown.how)
}

function add(to: Tally, { cases: more, decided, impossible, contradicted }: Tally): void {
  to.cases += more
  to.decided += decided
  to.impossible += impossible
  to.contradicted.push(...contradicted)
}

function print(name: string, { cases: looked, decided, impossible, contradicted }: Tally): void {
  const number = (value: number): string => value.toLocaleString('en').padStart(9)
  const part = `${Math.round((100 * decided) / Math.max(looked, 1))} %`.padStart(5)
  console.log(`${name.padEnd(18)}${number(looked)} cases,${part} decided, ${contradicted.length} contradicted;${number(impossible)} more cannot be`)
}

function countIn(text: string | undefined, without: number): number {
  if (text === undefined) return without
  const value = Number(text)
  if (Number.isInteger(value) && value > 0) return value
  console.error(`"${text}" is no count. Write npm run prove:rules -- 100000, and a seed after it to see the same cases again.`)
  process.exit(2)
}
