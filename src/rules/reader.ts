import type { Facts } from './fact.ts'
import type { Rule } from './rule.ts'

/** What is thrown when a clause reads a fact that was not told. One object: making an Error costs twenty times as much. */
export const MISSING: { fact: string } = { fact: '' }

export type Given = Readonly<Record<string, unknown>>

/** What readers stand in front of: a frozen object of facts could not be shown otherwise than it is. */
const NOTHING: object = {}

/** A field of a card that no document states: reading it asks for the card's derived fact, or leaves the clause open. */
function cardReader(name: string, card: object): object {
  return new Proxy(NOTHING, {
    get(_, field) {
      const value = (card as Record<PropertyKey, unknown>)[field]
      if (value === undefined && typeof field === 'string') throw missing(name)
      return value
    },
    ...REFUSED,
  })
}

function missing(fact: string): { fact: string } {
  MISSING.fact = fact
  return MISSING
}

const refuse = (): never => {
  throw new Error('A clause reads facts by their names only: no "in", spread, rest or keys, which would take a missing fact for undefined.')
}
const REFUSED = { has: refuse, ownKeys: refuse, getOwnPropertyDescriptor: refuse, set: refuse, deleteProperty: refuse, defineProperty: refuse }

/** How an amount inside a rule is counted; given from outside, so that files do not need each other in a circle. */
export type CountAmount = (amount: Rule, given: Given) => number

/** What clauses see: facts by name. A fact that was not told is read off others where it can be, else `MISSING` is thrown. */
export function readerOf(facts: Facts, given: Given, count: CountAmount): never {
  return new Proxy(NOTHING, new FactReader(facts, given, count)) as never
}

/** One class for all readers: a literal with closures for each costs more than the reading itself. */
class FactReader {
  readonly #facts: Facts
  readonly #given: Given
  readonly #count: CountAmount

  constructor(facts: Facts, given: Given, count: CountAmount) {
    this.#facts = facts
    this.#given = given
    this.#count = count
  }

  get(_: object, name: PropertyKey, reader: unknown): unknown {
    if (typeof name !== 'string') return undefined
    const fact = this.#facts[name]
    if (fact === undefined) throw new Error(`A clause reads "${name}", which is no fact of the rule.`)
    const value = this.#given[name]
    if (value !== undefined) return fact.kind === 'card' ? cardReader(name, value as object) : value
    if (fact.kind === 'amount') return this.#count(fact.amount as unknown as Rule, this.#given)
    if (fact.kind !== 'derived') throw missing(name)
    const read = readOff(fact as never, name, reader)
    if (read === undefined) throw missing(name)
    return read
  }
}
Object.assign(FactReader.prototype, REFUSED)

/** A derived fact from what was told; nothing when that does not say it. */
function readOff(fact: { read(facts: unknown): unknown }, name: string, reader: unknown): unknown {
  try {
    return fact.read(reader)
  } catch (thrown) {
    if (thrown !== MISSING) throw thrown
    throw missing(name)
  }
}
