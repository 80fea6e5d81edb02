import fc from 'fast-check'
import { decide } from '../../src/rules/decide.ts'
import type { Fact } from '../../src/rules/fact.ts'
import type { Given } from '../../src/rules/reader.ts'
import type { Rule } from '../../src/rules/rule.ts'
import { type FindCard, readTold } from '../../src/rules/told.ts'
import { valuesOf } from '../../src/rules/values.ts'

/** Facts told in part, and the rest that completes them. */
export interface Completed {
  told: Given
  rest: Given
}

/** Random facts of a rule, split at random into what is told and what is not. Sources of derived facts and amounts are told or left out as a whole. */
export function anyFacts(rule: Rule, findCard: FindCard | undefined, cardIds: readonly string[]): fc.Arbitrary<Completed> {
  const entries = Object.entries(rule.facts).flatMap(([name, fact]) => {
    const value = anyValue(fact, findCard, cardIds)
    return value ? [[name, value] as const] : []
  })
  const whole = fc.record(Object.fromEntries(entries.map(([name, value]) => [name, value])))
  return fc.tuple(whole, fc.subarray(entries.map(([name]) => name)), fc.subarray(entries.map(([name]) => name))).map(([facts, told, both]) => {
    const known = Object.entries(facts).filter(([, value]) => value !== undefined)
    // A derived fact and its source may both be told; where they disagree the case is thrown away.
    return {
      told: Object.fromEntries(known.filter(([name]) => told.includes(name))),
      rest: Object.fromEntries(known.filter(([name]) => !told.includes(name) && (rule.facts[name]?.kind !== 'derived' || both.includes(name)))),
    }
  })
}

function anyValue(fact: Fact, findCard: FindCard | undefined, cardIds: readonly string[]): fc.Arbitrary<unknown> | undefined {
  const values = valuesOf(fact)
  if (values) return fc.constantFrom(...values)
  switch (fact.kind) {
    case 'number':
      return fc
        .integer({ min: 0, max: Math.min(40, fact.max === undefined ? 40 : (fact.max - fact.min) / fact.step) })
        .map((steps) => fact.min + steps * fact.step)
    case 'card': {
      const fitting = cardIds.filter((id) => fact.types.length === 0 || fact.types.includes(findCard?.(id)?.type ?? ''))
      return fitting.length > 0 ? fc.constantFrom(...fitting).map((id) => findCard?.(id)) : undefined
    }
    case 'list':
      return fc
        .array(fc.record(Object.fromEntries(Object.entries(fact.columns).map(([column, { min, max = min + 8 }]) => [column, fc.integer({ min, max })]))), {
          minLength: fact.least,
          maxLength: fact.most,
        })
        .map((rows) => rows.map((row, i) => ({ name: i === 0 ? 'you' : `player ${i + 1}`, ...row })))
    case 'derived':
      return anyValue(fact.told, findCard, cardIds)
    default:
      return undefined
  }
}

/** What a random case says of a rule. Facts that cannot all be so say nothing; where the facts told leave it open, there is nothing to contradict. */
export type Shown = { kind: 'impossible' } | { kind: 'open' } | { kind: 'stands' } | { kind: 'contradicted'; how: string }

/** Whether what was decided on the facts told stands when the rest is told, too. */
export function showOn(rule: Rule, { told, rest }: Completed): Shown {
  const all = { ...told, ...rest }
  if (isImpossible(rule, all) || isImpossible(rule, told)) return { kind: 'impossible' }
  const part = decide(rule, told)
  if (part.status === 'needs-facts') return { kind: 'open' }
  const whole = decide(rule, all)
  const same =
    whole.status === part.status &&
    (part.status === 'unsettled' || (whole.status === 'decided' && JSON.stringify(whole.outcome.answer) === JSON.stringify(part.outcome.answer)))
  if (same) return { kind: 'stands' }
  return { kind: 'contradicted', how: `${JSON.stringify(told)} was ${JSON.stringify(part)}, and with ${JSON.stringify(rest)} it is ${JSON.stringify(whole)}` }
}

/** Whether facts contradict each other. Cards are data already. */
export function isImpossible(rule: Rule, facts: Given): boolean {
  const ids: Record<string, unknown> = {}
  const cards = new Map<string, unknown>()
  for (const [name, value] of Object.entries(facts)) {
    const isCard = rule.facts[name]?.kind === 'card' && typeof value === 'object' && value !== null
    ids[name] = isCard ? (value as { id: string }).id : value
    if (isCard) cards.set((value as { id: string }).id, value)
  }
  return 'faults' in readTold(rule, ids, (id) => cards.get(id) as never)
}
