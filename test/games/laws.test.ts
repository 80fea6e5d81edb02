import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { cardFinder } from '../../src/build/rules.ts'
import { readEdition } from '../../src/content/edition.ts'
import type { GameContent } from '../../src/content/entry.ts'
import { CATALOGUES } from '../../src/games/catalogues.ts'
import { type Catalogue, rulesOf } from '../../src/rules/catalogue.ts'
import { type Decision, decide } from '../../src/rules/decide.ts'
import type { Given } from '../../src/rules/reader.ts'
import { type Citation, citationsOf, type Rule } from '../../src/rules/rule.ts'
import { type FindCard, readTold } from '../../src/rules/told.ts'
import { valuesOf } from '../../src/rules/values.ts'
import { verdictOf } from '../../src/rules/verdict.ts'
import { anyFacts, isImpossible, showOn } from './random-facts.ts'

/** The laws that every rule of every game keeps. ONLY_RULES=game or game/rule looks at some. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const only = process.env['ONLY_RULES'] ?? ''

let content: Map<string, GameContent>
beforeAll(async () => {
  content = new Map((await readEdition(`${ROOT}content`)).games.map((game) => [game.game.id, game]))
}, 60_000)

const catalogues: Catalogue[] = await Promise.all(Object.values(CATALOGUES).map((load) => load()))
const all = catalogues.flatMap((catalogue) => rulesOf(catalogue).map((rule) => ({ game: catalogue.game, rule, name: `${catalogue.game}/${rule.id}` })))
const looked = all.filter(({ name, game }) => only === '' || only === game || name.startsWith(only.includes('/') ? only : `${only}/`))

const places = (citations: readonly Citation[]): string[] => [...new Set(citations.map(({ ruling, clause }) => `${ruling}#${clause}`))].sort()

function cardsOf(game: string): FindCard {
  const found = content.get(game)
  return found ? cardFinder(found) : () => undefined
}

/** Facts of an example as the kernel takes them: cards by their data. */
function givenOf(game: string, rule: Rule, example: Rule['examples'][number]): Given {
  const read = readTold(rule, example.given, cardsOf(game))
  if ('faults' in read) throw new Error(`"${example.tells}": ${read.faults.map(({ message }) => message).join(' ')}`)
  return deepFreeze(read.given)
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) deepFreeze(part)
  return value
}

describe.each(catalogues.filter(({ game }) => only === '' || only === game || only.startsWith(`${game}/`)))('the rules of $game', (catalogue) => {
  const folder = `${ROOT}src/games/${catalogue.game}`
  const rules = rulesOf(catalogue)

  it('have ids of their own, equal to the names of their files, and every file is in the catalogue', () => {
    const ids = rules.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.includes('/') && name.endsWith('.ts') && !name.startsWith('facts/') && basename(name) !== 'topic.ts',
    )
    expect(files.map((name) => basename(name, '.ts')).sort()).toEqual([...ids].sort())
  })

  it('mean one thing by one name of a fact', () => {
    const meanings = new Map<string, { question: string; rule: string }>()
    const double: string[] = []
    for (const { id, facts } of rules)
      for (const [name, { question }] of Object.entries(facts)) {
        const known = meanings.get(name)
        if (known && known.question !== question) double.push(`${name}: "${question}" (${id}) and "${known.question}" (${known.rule})`)
        else meanings.set(name, { question, rule: id })
      }
    expect(double).toEqual([])
  })
})

describe.each(looked)('$name', ({ game, rule }) => {
  const examples = () => rule.examples.map((example) => ({ example, given: givenOf(game, rule, example) }))

  it('says of each example what is expected, for the reason expected', () => {
    for (const { example, given } of examples()) {
      const verdict = verdictOf(rule, given)
      const { expect: expected, tells } = example
      if ('needs' in expected) expect({ tells, verdict }, tells).toMatchObject({ tells, verdict: { status: 'needs-facts', needs: expected.needs } })
      else if ('unsettled' in expected) {
        expect({ tells, verdict }, tells).toMatchObject({ tells, verdict: { status: 'unsettled' } })
        if (verdict.status === 'unsettled') expect(places(verdict.readings.flatMap(({ because }) => because)), tells).toEqual([...expected.ground].sort())
      } else {
        expect({ tells, verdict }, tells).toMatchObject({ tells, verdict: { status: 'decided', answer: expected.answer } })
        if (verdict.status === 'decided') expect(places(verdict.because), tells).toEqual([...expected.ground].sort())
      }
    }
  })

  it('has an example for each clause, for what holds otherwise, for each part of a sum and each bound', () => {
    const decisive = new Set<number>()
    const cited = new Set<string>()
    for (const { given } of examples()) {
      const verdict = verdictOf(rule, given, { flip: false })
      if (verdict.status === 'needs-facts') continue
      decisive.add(verdict.clause)
      if (verdict.status === 'decided') for (const { ruling, clause, words } of verdict.because) cited.add(`${ruling}#${clause} ${words}`)
    }
    const missing = [...rule.clauses.keys(), rule.clauses.length].filter((clause) => !decisive.has(clause))
    expect(missing.map((clause) => (clause === rule.clauses.length ? 'otherwise' : `clause ${clause + 1}`))).toEqual([])
    if (!('sum' in rule.otherwise)) return
    const { sum, atLeast, atMost } = rule.otherwise
    const parts = [...sum, ...(atLeast ? [atLeast] : []), ...(atMost ? [atMost] : [])].flatMap(({ because }) => because)
    expect(parts.map(({ ruling, clause, words }) => `${ruling}#${clause} ${words}`).filter((part) => !cited.has(part))).toEqual([])
  })

  it('asks for each of its facts in some example, or would if it had not been told', () => {
    const asked = new Set<string>()
    for (const { given } of examples())
      for (const removed of [undefined, ...Object.keys(given)]) {
        const decision = decide(rule, Object.fromEntries(Object.entries(given).filter(([name]) => name !== removed)))
        if (decision.status === 'needs-facts') for (const fact of decision.needs) asked.add(fact)
      }
    const told = new Set(rule.examples.flatMap(({ given }) => Object.keys(given)))
    // Cards, lists and amounts stand behind the facts that are read off them.
    const isSource = (name: string): boolean => ['amount', 'card', 'list'].includes(rule.facts[name]?.kind ?? '')
    expect(Object.keys(rule.facts).filter((name) => !(asked.has(name) || (isSource(name) && (told.has(name) || rule.facts[name]?.kind === 'amount'))))).toEqual(
      [],
    )
    if (Object.keys(rule.facts).length > 1)
      expect(rule.examples.filter(({ expect: expected }) => 'needs' in expected).length, 'examples of what is asked').toBeGreaterThan(0)
  })

  it('asks for nothing that does not matter: some way of filling in the rest makes each asked fact tell', () => {
    const cards = content.get(game)?.cards ?? []
    for (const { example, given } of examples()) {
      if (!('needs' in example.expect)) continue
      for (const fact of example.expect.needs) {
        const samples = fc.sample(
          anyFacts(
            rule,
            cardsOf(game),
            cards.map(({ id }) => id),
          ),
          { numRuns: 400, seed: 7 },
        )
        const tells = samples.some(({ told, rest }) => {
          // What the fact could be read off is left out: it would contradict every other value.
          const asked = rule.facts[fact]
          const sources = asked?.kind === 'derived' ? Object.keys(asked.from).filter((source) => given[source] === undefined) : []
          const others = Object.fromEntries(Object.entries({ ...told, ...rest, ...given }).filter(([name]) => name !== fact && !sources.includes(name)))
          const values =
            (rule.facts[fact] && valuesOf(rule.facts[fact])) ?? samples.slice(0, 40).flatMap((sample) => ({ ...sample.told, ...sample.rest })[fact] ?? [])
          const outcomes = new Set(
            values
              .map((value) => ({ ...others, [fact]: value }))
              .filter((filled) => !isImpossible(rule, filled))
              .map((filled) => answerKey(decide(rule, filled))),
          )
          outcomes.delete('needs-facts')
          return outcomes.size > 1
        })
        expect(tells, `"${example.tells}" asks for "${fact}", which does not matter`).toBe(true)
      }
    }
  })

  it('is never contradicted by a completion of the facts it decided on', async () => {
    const cards = content.get(game)?.cards ?? []
    await fc.assert(
      fc.asyncProperty(
        anyFacts(
          rule,
          cardsOf(game),
          cards.map(({ id }) => id),
        ),
        async (facts) => {
          expect(showOn(rule, facts)).not.toMatchObject({ kind: 'contradicted' })
        },
      ),
      { numRuns: 150 },
    )
  })

  it('flips as it says: the changed facts can all be so, and give the other answer', () => {
    for (const { example, given } of examples()) {
      const verdict = verdictOf(rule, given)
      for (const { change, answer } of verdict.status === 'decided' ? verdict.flip : []) {
        const changed = { ...given, ...change }
        expect(isImpossible(rule, changed), `"${example.tells}" with ${JSON.stringify(change)}`).toBe(false)
        expect(answerKey(decide(rule, changed)), `"${example.tells}" with ${JSON.stringify(change)}`).toBe(
          answer === 'unsettled' ? answer : JSON.stringify(answer),
        )
      }
    }
  })

  it('leaves what it is given untouched, and gives the same verdict twice', () => {
    for (const { given } of examples()) expect(verdictOf(rule, given)).toEqual(verdictOf(rule, given))
  })

  it('rests on words that stand once in their clause, 3 to 15 of them, with the word that conditions them', () => {
    const faults = citationsOf(rule).flatMap(({ ruling, clause, words }) => {
      const place = `${ruling}#${clause}`
      const found = content
        .get(game)
        ?.rulings.find(({ id }) => id === ruling)
        ?.clauses.find(({ id }) => id === clause)
      const inConflict = content
        .get(game)
        ?.conflicts.find(({ id }) => `conflict:${id}` === ruling)
        ?.clauses.find(({ id }) => id === clause)
      const text = (found ?? inConflict)?.text
      if (text === undefined) return [`${place}: no such clause`]
      const count = words.trim().split(/\s+/).length
      if (count < 3 || count > 15) return [`${place}: "${words}" has ${count} words`]
      const times = text.split(words).length - 1
      if (times !== 1) return [`${place}: "${words}" stands ${times} times in "${text}"`]
      const sentence = text.split(/(?<=[.!?])\s+/).find((part) => part.includes(words)) ?? text
      const conditions = sentence.match(CONDITIONS) ?? []
      return conditions.length > 0 && !CONDITION.test(words) ? [`${place}: "${words}" leaves out "${conditions[0]}" of "${sentence}"`] : []
    })
    expect(faults).toEqual([])
  })
})

const CONDITION = /\b(?:only|unless|cannot|at most)\b/i
const CONDITIONS = /\b(?:only|unless|cannot|at most)\b/gi

const answerKey = (decision: Decision): string => (decision.status === 'decided' ? JSON.stringify(decision.outcome.answer) : decision.status)
