import { BASE, paths } from '../contract/base.ts'
import type { Card } from '../contract/card.ts'
import type { Answer, Citation, Rule as RuleBody, Verdict } from '../contract/rule.ts'
import type { Library } from '../library/library.ts'
import { describeFact, describeFacts } from '../rules/describe.ts'
import type { CardData } from '../rules/fact.ts'
import type { Given } from '../rules/reader.ts'
import type { Citation as Cited, Rule } from '../rules/rule.ts'
import { type Fault, readTold } from '../rules/told.ts'
import { verdictOf } from '../rules/verdict.ts'
import { fold } from '../words/fold.ts'
import { nearest } from '../words/nearest.ts'
import { slugOf } from '../words/slug.ts'
import { Refusal } from './problem.ts'
import { echo } from './route.ts'
import { readRows, writeRows } from './rows-of-numbers.ts'

/** The most facts one verdict is asked with; the rule with most has under 20. */
const MOST_FACTS = 50

/** What a rule says of facts as they were sent, with everything that an edge shows. Facts that do not fit are refused, never decided on. */
export async function decideFor(rule: Rule, id: string, sent: Readonly<Record<string, unknown>>, library: Library): Promise<Verdict> {
  const game = id.slice(0, id.indexOf('/'))
  const given = await readFacts(rule, game, sent, library)
  const body = JSON.parse((await library.rule(id)) ?? '{}') as Partial<RuleBody>
  const cite = citer(body)
  const verdict = verdictOf(rule, given)
  const facts = factsShown(rule, given)
  const base: Verdict = {
    rule: { id, question: rule.question, url: `${BASE}${paths.rule(...(id.split('/') as [string, string]))}` },
    status: verdict.status,
    because: [],
    facts,
    needs: [],
    possible: [],
    readings: [],
    flip: [],
    parts: [],
    version: library.version,
    url: `${BASE}${caseAddress(rule, id, facts)}`,
  }
  switch (verdict.status) {
    case 'decided': {
      const { answer, unit, because, parts = [], flip } = verdict
      return {
        ...base,
        answer: answer as Answer,
        ...(unit !== undefined && { unit }),
        because: because.map(cite),
        parts: parts.map(({ amount, because: own }) => ({ amount, because: own.map(cite) })),
        flip: flip.map(({ change, answer: other, beyond }) => ({ change: factsShown(rule, change), answer: other as Answer, ...(beyond && { beyond }) })),
      }
    }
    case 'unsettled':
      return { ...base, readings: verdict.readings.map(({ answer, because }) => ({ answer: answer as Answer | null, because: because.map(cite) })) }
    case 'needs-facts': {
      const { needs, possible, usually } = verdict
      const asked = needs.flatMap((name) => (rule.facts[name] && rule.facts[name].kind !== 'amount' ? [describeFact(name, rule.facts[name])] : []))
      return {
        ...base,
        needs: asked,
        possible: possible as Answer[],
        ...(usually && { usually: { answer: usually.answer as Answer, assuming: factsShown(rule, usually.assuming) } }),
      }
    }
  }
}

/** Facts as they were sent, as a rule reads them. */
export async function readFacts(rule: Rule, game: string, sent: Readonly<Record<string, unknown>>, library: Library): Promise<Given> {
  if (Object.keys(sent).length > MOST_FACTS) {
    const message = `At most ${MOST_FACTS} facts are read.`
    throw new Refusal('bad-input', message, { issues: [{ path: 'facts', message }] })
  }
  const prepared = withRows(rule, sent)
  const { cards, faults } = await cardsIn(rule, prepared, game, library)
  const read = readTold(rule, prepared, (text) => cards.get(text))
  if (faults.length > 0) throw refused(faults, rule)
  if ('faults' in read) throw refused(read.faults, rule)
  return read.given
}

/** The address that replays a situation: facts in the order of the rule. */
export function caseAddress(rule: Rule, id: string, facts: Readonly<Record<string, unknown>>): string {
  return `/v1/rules/${id}/verdict${factQuery(rule, facts)}`
}

export function factQuery(rule: Rule, facts: Readonly<Record<string, unknown>>): string {
  const told = Object.keys(rule.facts).flatMap((name) => (facts[name] === undefined ? [] : [`fact.${name}=${encodeURIComponent(asText(facts[name]))}`]))
  return told.length > 0 ? `?${told.join('&')}` : ''
}

const asText = (value: unknown): string => (value === true ? 'yes' : value === false ? 'no' : Array.isArray(value) ? writeRows(value) : String(value))

/** Facts as they are shown and sent again: in the order of the rule, a card by its id. */
function factsShown(rule: Rule, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const shown = Object.entries(rule.facts).filter(([name]) => given[name] !== undefined)
  return Object.fromEntries(shown.map(([name, { kind }]) => [name, kind === 'card' ? (given[name] as CardData).id : given[name]]))
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

function dataOf({ id, name, type, cost, number, sets, tags, holds, requirement }: Card): CardData {
  const data = { type, cost, number, sets, tags, holds, requirement }
  return {
    id: id.slice(id.indexOf('/') + 1),
    name,
    ...(Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as Partial<CardData>),
  }
}

/** Citations as the library prepared them, with the rulings they stand in. */
function citer({ clauses = [] }: Partial<RuleBody>): (cited: Cited) => Citation {
  const known = new Map(clauses.flatMap(({ because }) => because).map((citation) => [`${keyOf(citation)} ${citation.words}`, citation]))
  return ({ ruling, clause, words }) => {
    const citation = known.get(`${ruling}#${clause} ${words}`)
    if (!citation) throw new Error(`The library does not know the words "${words}" of ${ruling}#${clause}: it was built with other rules.`)
    return citation
  }
}

function keyOf({ ruling, conflict, clause }: Citation): string {
  const slug = (id: string): string => id.slice(id.indexOf('/') + 1)
  return `${conflict === undefined ? slug(ruling ?? '') : `conflict:${slug(conflict)}`}#${clause}`
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

const PREFIX = 'fact.'

/** Facts of an address. What has no prefix is ours, and there is nothing of ours yet. */
export function factsIn(query: Readonly<Record<string, unknown>>, url: string): Record<string, unknown> {
  // Schemas drop it, and what is lost is not refused.
  const lost = new URLSearchParams(url.slice(url.indexOf('?') + 1)).has('__proto__') ? [['__proto__', ''] as const] : []
  for (const [name, value] of [...Object.entries(query), ...lost]) {
    const path = echo(name)
    if (!name.startsWith(PREFIX))
      throw new Refusal('bad-input', `"${path}" is no fact. Write fact.NAME=value.`, { issues: [{ path, message: 'fact.NAME=value' }] })
    const message = 'one value, and was given several'
    if (typeof value !== 'string') throw new Refusal('bad-input', `"${path}" takes ${message}.`, { issues: [{ path, message }] })
  }
  // Not by assignment: a fact called __proto__ would be lost, and what is lost is not refused.
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name.slice(PREFIX.length), value]))
}
