import type { CardData, Fact, Facts, ListFact } from './fact.ts'
import { type Given, MISSING } from './reader.ts'
import type { Rule } from './rule.ts'
import { factsOf, testClause, walk } from './walk.ts'

/** What is wrong with a fact as it was told, and what it takes. */
export interface Fault {
  fact: string
  code: 'unknown-fact' | 'bad-value' | 'facts-contradict'
  message: string
}

/** A card by what was written for it: its id or any of its names. */
export type FindCard = (text: string) => CardData | undefined

/** Facts as they were sent, checked against what each takes. Nothing is decided from facts that do not fit or contradict each other. */
export function readTold(rule: Rule, sent: Readonly<Record<string, unknown>>, findCard: FindCard): { given: Given } | { faults: Fault[] } {
  const given: Record<string, unknown> = {}
  const faults: Fault[] = []
  for (const [name, value] of Object.entries(sent)) {
    const fact = Object.hasOwn(rule.facts, name) ? rule.facts[name] : undefined
    if (!fact) {
      faults.push({ fact: name, code: 'unknown-fact', message: `No fact "${name}" in this rule.` })
      continue
    }
    const read = readValue(fact, value, findCard)
    if ('value' in read) given[name] = read.value
    else faults.push({ fact: name, code: 'bad-value', message: `"${name}" takes ${read.takes}.` })
  }
  if (faults.length > 0) return { faults }
  const contradictions = contradictionsIn(rule, given)
  return contradictions.length > 0 ? { faults: contradictions } : { given }
}

type Read = { value: unknown } | { takes: string }

function readValue(fact: Fact, value: unknown, findCard: FindCard): Read {
  switch (fact.kind) {
    case 'yes-no':
      if (value === true || value === 'yes' || value === 'true') return { value: true }
      if (value === false || value === 'no' || value === 'false') return { value: false }
      return { takes: 'yes or no' }
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(fact.options, value) ? { value } : { takes: `one of ${Object.keys(fact.options).join(', ')}` }
    case 'number':
      return readNumber(fact, value)
    case 'amount':
      return readNumber({ min: Number.NEGATIVE_INFINITY, step: 0 }, value)
    case 'derived':
      return readValue(fact.told, value, findCard)
    case 'card': {
      const found = typeof value === 'string' ? findCard(value) : undefined
      const fits = found && (fact.types.length === 0 || found.type === undefined || fact.types.includes(found.type))
      return fits ? { value: found } : { takes: `the id or name of a card${fact.types.length > 0 ? ` of type ${fact.types.join(' or ')}` : ''}` }
    }
    case 'list':
      return readRows(fact, value)
  }
}

function readNumber({ min, max, step, unit }: { min: number; max?: number; step: number; unit?: string }, value: unknown): Read {
  const text = typeof value === 'string' ? value.trim().replace(/^[−–]/, '-') : value
  const number = typeof text === 'number' ? text : typeof text === 'string' && /^[-+]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  const onStep = step === 0 || Math.abs((number - min) / step - Math.round((number - min) / step)) < 1e-9
  if (Number.isFinite(number) && number >= min && (max === undefined || number <= max) && onStep && Math.abs(number) <= LARGEST)
    return { value: number === 0 ? 0 : number }
  const range = !Number.isFinite(min) ? '' : max === undefined ? ` from ${min} up` : ` from ${min} to ${max}`
  return { takes: `a number${range}${step > 1 ? ` in steps of ${step}` : ''}${unit ? ` (${unit})` : ''}` }
}

/** Beyond it sums are no longer exact, and no table counts that far. */
const LARGEST = 1_000_000

function readRows({ columns, least, most }: ListFact, value: unknown): Read {
  const names = Object.keys(columns)
  const takes = `a list of ${least} to ${most} rows, each with name${names.map((name) => `, ${name}`).join('')}`
  if (!Array.isArray(value) || value.length < least || value.length > most) return { takes }
  const rows: Record<string, unknown>[] = []
  for (const row of value as unknown[]) {
    if (typeof row !== 'object' || row === null) return { takes }
    const sent = row as Record<string, unknown>
    const name = sent['name']
    if (typeof name !== 'string' || name.length === 0 || name.length > 40 || Object.keys(sent).length !== names.length + 1) return { takes }
    const read: Record<string, unknown> = { name }
    for (const column of names) {
      const cell = readNumber({ step: 1, ...(columns[column] as { min: number; max?: number }) }, Object.hasOwn(sent, column) ? sent[column] : undefined)
      if (!('value' in cell)) return { takes }
      read[column] = cell.value
    }
    rows.push(read)
  }
  return new Set(rows.map(({ name }) => name)).size === rows.length ? { value: rows } : { takes }
}

/** Facts that cannot all be so: a derived fact told otherwise than its source says, an amount that is counted otherwise, a combination that cannot be. */
function contradictionsIn(rule: Rule, given: Given): Fault[] {
  const faults: Fault[] = []
  for (const [name, fact] of Object.entries(rule.facts)) {
    if (given[name] === undefined || (fact.kind !== 'derived' && fact.kind !== 'amount')) continue
    const { [name]: told, ...others } = given
    const read = fact.kind === 'derived' ? readAgain(rule, name, others) : countAgain(fact.amount as unknown as Rule, others)
    if (read !== undefined && read !== told)
      faults.push({ fact: name, code: 'facts-contradict', message: `"${name}" was told as ${String(told)}, and the other facts make it ${String(read)}.` })
  }
  for (const { when, because } of rule.never) {
    const read = new Set<string>()
    if (testClause([when], watched(factsOf(rule, given), read)).state === 'held')
      for (const fact of new Set([...read].flatMap((name) => toldBehind(name, rule.facts, given))))
        faults.push({ fact, code: 'facts-contradict', message: because })
  }
  return faults
}

/** A fact if it was told, else those of its sources that were. */
function toldBehind(name: string, facts: Facts, given: Given): string[] {
  if (given[name] !== undefined) return [name]
  const fact = facts[name]
  const sources = fact?.kind === 'derived' ? fact.from : fact?.kind === 'amount' ? fact.amount.facts : {}
  return Object.keys(sources).flatMap((source) => toldBehind(source, facts, given))
}

/** A reader that notes the facts it was asked for. */
function watched(facts: never, read: Set<string>): never {
  return new Proxy(
    {},
    {
      get(_, name) {
        if (typeof name === 'string') read.add(name)
        return (facts as Record<PropertyKey, unknown>)[name]
      },
    },
  ) as never
}

function readAgain(rule: Rule, name: string, others: Given): unknown {
  try {
    const reader = factsOf(rule, others) as Record<string, unknown>
    return reader[name]
  } catch (thrown) {
    if (thrown === MISSING) return undefined
    throw thrown
  }
}

function countAgain(amount: Rule, others: Given): unknown {
  const walked = walk(amount, factsOf(amount, others), () => true)
  const outcome = 'outcomes' in walked ? walked.outcomes[0] : undefined
  return outcome?.kind === 'answer' ? outcome.answer : undefined
}
