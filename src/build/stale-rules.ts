import { createHash } from 'node:crypto'
import type { GameContent } from '../content/entry.ts'
import { type Catalogue, rulesOf } from '../rules/catalogue.ts'
import { citationsOf, type Rule } from '../rules/rule.ts'
import { entryOf } from './rules.ts'

/** For each rule the clauses it rests on, `ruling#clause`, each with a hash of its words: what somebody has read and found right. */
export type Confirmed = Readonly<Record<string, Readonly<Record<string, string>>>>

const HASH_LENGTH = 12

/** The clauses that a rule rests on, as they are now. */
export function restsOn(rule: Rule, content: GameContent): Record<string, string> {
  const places = citationsOf(rule).flatMap(({ ruling, clause }) => {
    const text = entryOf(ruling, content)?.clauses.find(({ id }) => id === clause)?.text
    return text === undefined ? [] : [[`${ruling}#${clause}`, createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)] as const]
  })
  return Object.fromEntries(places.sort(([a], [b]) => (a < b ? -1 : 1)))
}

export interface StaleRule {
  rule: string
  /** Clauses that changed since somebody read rule and clause together, or that nobody has read with it yet. */
  clauses: string[]
}

export function staleRules(content: GameContent, catalogue: Catalogue, confirmed: Confirmed): StaleRule[] {
  return rulesOf(catalogue).flatMap((rule) => {
    const known = confirmed[rule.id] ?? {}
    const clauses = Object.entries(restsOn(rule, content)).flatMap(([place, hash]) => (known[place] === hash ? [] : [place]))
    return clauses.length > 0 ? [{ rule: `${catalogue.game}/${rule.id}`, clauses }] : []
  })
}
