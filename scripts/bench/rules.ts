// npm run bench:rules: verdicts a second over the examples of all rules, the slowest rules with flip, three rules beside other engines,
// and what the kernel and each game's rules weigh in a browser. docs/reference/measurements.md keeps the last.
import { fileURLToPath } from 'node:url'
import { cardFinder } from '../../src/build/rules.ts'
import { readEdition } from '../../src/content/edition.ts'
import { allCatalogues } from '../../src/games/catalogues.ts'
import { rulesOf } from '../../src/rules/catalogue.ts'
import type { Given } from '../../src/rules/reader.ts'
import type { Rule } from '../../src/rules/rule.ts'
import { readTold } from '../../src/rules/told.ts'
import { verdictOf } from '../../src/rules/verdict.ts'
import { browserSizes } from './browser-sizes.ts'
import { describeMachine } from './machine.ts'
import { sameRules } from './same-rules.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3)

interface Case {
  name: string
  rule: Rule
  given: Given
}

const games = (await readEdition(`${ROOT}content`)).games
const catalogues = await allCatalogues()
const cases: Case[] = catalogues.flatMap((catalogue) => {
  const content = games.find(({ game }) => game.id === catalogue.game)
  if (!content) throw new Error(`The content has no game "${catalogue.game}".`)
  const findCard = cardFinder(content)
  return rulesOf(catalogue).flatMap((rule) =>
    rule.examples.flatMap(({ given }) => {
      const read = readTold(rule, given, findCard)
      return 'given' in read ? [{ name: `${catalogue.game}/${rule.id}`, rule, given: read.given }] : []
    }),
  )
})

/** Rounds over all cases until the time is up, after one to warm up. */
function perSecond<T>(all: readonly T[], run: (one: T) => void): number {
  for (const one of all) run(one)
  const from = performance.now()
  let rounds = 0
  while (performance.now() - from < SECONDS * 1000) {
    for (const one of all) run(one)
    rounds++
  }
  return (rounds * all.length * 1000) / (performance.now() - from)
}

console.log(describeMachine({}))
console.log(`\n${cases.length} examples of ${new Set(cases.map(({ name }) => name)).size} rules, one core, verdicts a second`)
const isOpen = ({ rule, given }: Case): boolean => verdictOf(rule, given, { flip: false }).status === 'needs-facts'
const withoutFlip = ({ rule, given }: Case): void => void verdictOf(rule, given, { flip: false })
const rate = (of: string, value: number): void => console.log(`  ${of.padEnd(26)} ${Math.round(value).toLocaleString('en').padStart(10)}`)
rate('all', perSecond(cases, withoutFlip))
rate(
  'decided',
  perSecond(
    cases.filter((one) => !isOpen(one)),
    withoutFlip,
  ),
)
rate('facts missing', perSecond(cases.filter(isOpen), withoutFlip))
rate(
  'all, with flip',
  perSecond(cases, ({ rule, given }) => void verdictOf(rule, given)),
)

const ROUNDS = 200
const SHOWN = 8
const byRule = new Map<string, Case[]>()
for (const one of cases) byRule.set(one.name, [...(byRule.get(one.name) ?? []), one])
const slow = [...byRule].map(([name, own]) => {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    for (const { rule, given } of own) {
      const from = performance.now()
      verdictOf(rule, given)
      times.push(performance.now() - from)
    }
  times.sort((a, b) => a - b)
  return { name, p50: times[Math.floor(times.length * 0.5)] ?? 0, p99: times[Math.floor(times.length * 0.99)] ?? 0 }
})
slow.sort((a, b) => b.p99 - a.p99)
console.log(`\nslowest rules with flip, ${ROUNDS} rounds over their examples      p50 ms    p99 ms`)
for (const { name, p50, p99 } of slow.slice(0, SHOWN)) console.log(`  ${name.padEnd(52)} ${p50.toFixed(3).padStart(7)}   ${p99.toFixed(3).padStart(7)}`)

console.log('\nthe same rules in other engines, all facts told: decisions a second')
console.log(`  ${'rule'.padEnd(30)} ${['tablejudge', 'json-rules-engine', 'zen'].map((engine) => engine.padStart(18)).join('')}`)
for (const { name, cases: same, tablejudge, jsonRulesEngine, zen } of await sameRules(catalogues)) {
  const rates = [perSecond(same, tablejudge), await awaitedPerSecond(same, jsonRulesEngine), await awaitedPerSecond(same, zen)]
  console.log(`  ${name.padEnd(30)} ${rates.map((value) => Math.round(value).toLocaleString('en').padStart(18)).join('')}`)
}

async function awaitedPerSecond<T>(all: readonly T[], run: (one: T) => Promise<unknown>): Promise<number> {
  const from = performance.now()
  let rounds = 0
  while (performance.now() - from < SECONDS * 1000) {
    for (const one of all) await run(one)
    rounds++
  }
  return (rounds * all.length * 1000) / (performance.now() - from)
}

console.log('\nin a browser                 minified     gzip')
for (const { name, minified, gzip } of await browserSizes(
  ROOT,
  catalogues.map(({ game }) => game),
))
  console.log(`  ${name.padEnd(24)} ${kB(minified)}  ${kB(gzip)}`)

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9)
}
