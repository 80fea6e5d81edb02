import { Refusal } from './problem.ts'
import { echo } from './route.ts'
import { writeRows } from './rows-of-numbers.ts'

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

/** Told facts as an address has them, in the order of the names: the same facts have one address. */
export function factQuery(names: readonly string[], facts: Readonly<Record<string, unknown>>): string {
  const told = names.flatMap((name) => (facts[name] === undefined ? [] : [`${PREFIX}${name}=${encodeURIComponent(asText(facts[name]))}`]))
  return told.length > 0 ? `?${told.join('&')}` : ''
}

/** The value of a fact as addresses and forms send it. */
export const asText = (value: unknown): string => (value === true ? 'yes' : value === false ? 'no' : Array.isArray(value) ? writeRows(value) : String(value))
