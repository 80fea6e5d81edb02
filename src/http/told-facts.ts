import type { Card } from '../contract/card.ts'
import type { Library } from '../library/library.ts'
import { describeFacts } from '../rules/describe.ts'
import type { CardData } from '../rules/fact.ts'
import type { Given } from '../rules/reader.ts'
import type { Rule } from '../rules/rule.ts'
import { type Fault, readTold } from '../rules/told.ts'
import { fold } from '../words/fold.ts'
import { nearest } from '../words/nearest.ts'
import { slugOf } from '../words/slug.ts'
import { Refusal } from './problem.ts'
import { echo } from './route.ts'
import { readRows } from './rows-of-numbers.ts'

/** The most facts one verdict is asked with; the rule with most has under 20. */
const MOST_FACTS = 50

export function requireFewFacts(sent: Readonly<Record<string, unknown>>): void {
  if (Object.keys(sent).length <= MOST_FACTS) return
  const message = `At most ${MOST_FACTS} facts are read.`
  throw new Refusal('bad-input', message, { issues: [{ path: 'facts', message }] })
}

/** Facts as they were sent, as a rule reads them. */
export async function readFacts(rule: Rule, game: string, sent: Readonly<Record<string, unknown>>, library: Library): Promise<Given> {
  requireFewFacts(sent)
  const prepared = withRows(rule, sent)
  const { cards, faults } = await cardsIn(rule, prepared, game, library)
  const read = readTold(rule, prepared, (text) => cards.get(text))
  if (faults.length > 0) throw refused(faults, rule)
  if ('faults' in read) throw refused(read.faults, rule)
  return read.given
}

/** Lists may be sent as people write them: `Ann 3 2; Bob 2 1`. */
function withRows(rule: Rule, sent: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(sent).map(([name, value]) => {
    const fact = Object.hasOwn(rule.facts, name) ? rule.facts[name] : undefined
    if (fact?.kind !== 'list') return [name, value] as const
    const rows = typeof value === 'string' ? (readRows(value, Object.keys(fact.columns)) ?? value) : value
    return [name, Array.isArray(rows) ? rows.map(echoName) : rows] as const
  })
  return Object.fromEntries(entries)
}

/** Names of rows come back in facts and answers. */
function echoName(row: unknown): unknown {
  const name = typeof row === 'object' && row !== null && 'name' in row ? row.name : undefined
  return typeof name === 'string' ? { ...(row as object), name: echo(name) } : row
}

/** The cards that facts name, by what was written for them. A name that several cards have is a fault: nobody said which. */
async function cardsIn(
  rule: Rule,
  sent: Readonly<Record<string, unknown>>,
  game: string,
  library: Library,
): Promise<{ cards: Map<string, CardData>; faults: Fault[] }> {
  const cards = new Map<string, CardData>()
  const faults: Fault[] = []
  for (const [name, value] of Object.entries(sent)) {
    const fact = Object.hasOwn(rule.facts, name) ? rule.facts[name] : undefined
    if (fact?.kind !== 'card' || typeof value !== 'string') continue
    const found = await cardsCalled(value, game, library)
    const fitting = found.filter(({ type }) => fact.types.length === 0 || type === undefined || fact.types.includes(type))
    const [card] = fitting.length > 0 ? fitting : found
    if (card) cards.set(value, card)
    if (fitting.length > 1)
      faults.push({ fact: name, code: 'bad-value', message: `"${name}" takes one card, and several are called so: ${fitting.map(({ id }) => id).join(', ')}.` })
  }
  return { cards, faults }
}

/** A card by its id, by one that it had, by its name, or by another that people use; the first of these that there is. */
async function cardsCalled(text: string, game: string, library: Library): Promise<CardData[]> {
  const id = `${game}/${text}`
  const body = (await library.card(id)) ?? (await library.card((await library.alias('card', id)) ?? ''))
  if (body !== undefined) return [dataOf(JSON.parse(body) as Card)]
  const named = await library.cardsNamed(fold(text).trim(), game)
  return named.filter(({ how }) => how === named[0]?.how).map((card) => dataOf(JSON.parse(card.body) as Card))
}

/** A card as rules see it. */
export function dataOf({ id, name, type, cost, number, sets, tags, holds, requirement }: Card): CardData {
  const data = { type, cost, number, sets, tags, holds, requirement }
  return {
    id: id.slice(id.indexOf('/') + 1),
    name,
    ...(Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as Partial<CardData>),
  }
}

function refused(faults: readonly Fault[], rule: Rule): Refusal {
  const names = describeFacts(rule).map(({ name }) => name)
  const issues = faults.map(({ fact, code, message }) => {
    const [near] = code === 'unknown-fact' ? nearest(slugOf(fact), names.map(slugOf), 1) : []
    const meant = names.find((name) => slugOf(name) === near)
    return {
      path: `facts.${echo(fact)}`,
      message: `${echo(message)}${code === 'unknown-fact' ? `${meant ? ` Did you mean "${meant}"?` : ''} The rule takes ${names.join(', ')}.` : ''}`,
    }
  })
  const isContradiction = faults.every(({ code }) => code === 'facts-contradict')
  return new Refusal(isContradiction ? 'facts-contradict' : 'bad-input', issues[0]?.message ?? '', { issues })
}
