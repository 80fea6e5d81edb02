import { settle } from './decide.ts'
import type { Fact } from './fact.ts'
import type { Given } from './reader.ts'
import { type Answer, isAlwaysNumber, type Rule } from './rule.ts'

/** The smallest change of facts that gives another answer. */
export interface Flip {
  change: Readonly<Record<string, unknown>>
  answer: Answer | 'unsettled'
  /** Every value beyond, to the end of the domain, gives the same. */
  beyond?: 'or more' | 'or less'
}

/** How far it looks, in steps: from a number, from a number in a list, from each of two facts, from both together. */
const REACH = 20
const REACH_IN_LISTS = 5
const REACH_OF_EACH = 5
const REACH_OF_TWO = 6
/** Walks through the rule, and checks whether a combination can be, in all. */
const BUDGET = 100
const MOST_FLIPS = 6

/** What would have to be otherwise for another answer; told facts only, the nearest values first. */
export function flipsOf(rule: Rule, given: Given, answer: Answer): Flip[] {
  // Between two numbers an amount does not flip: without another kind of outcome there is nothing to look for.
  if (isAlwaysNumber(rule)) return []
  const budget = { tries: BUDGET }
  const same = JSON.stringify(answer)
  /** Another answer for changed facts, or nothing. */
  const other = (change: Given): Answer | 'unsettled' | undefined => {
    const outcome = settle(rule, { ...given, ...change }, budget)
    if (outcome?.kind === 'unsettled') return 'unsettled'
    if (outcome?.kind !== 'answer' || JSON.stringify(outcome.answer) === same) return undefined
    return rule.kind === 'amount' && typeof outcome.answer === 'number' && typeof answer === 'number' ? undefined : outcome.answer
  }
  const movable = Object.entries(rule.facts).filter(([name, fact]) => given[name] !== undefined && !fact.fixed && !isBound(rule, name, given))
  const single = movable.flatMap(([name, fact]) => flipsOfOne(name, fact, given[name], other))
  const flips = single.length > 0 ? single : flipsOfTwo(movable, given, other)
  const rank = ({ change }: Flip): number => Object.keys(change).reduce((sum, name) => sum + (rule.facts[name]?.usual === undefined ? 0 : 1), 0)
  return flips.sort((a, b) => rank(a) - rank(b)).slice(0, MOST_FLIPS)
}

type Other = (change: Given) => Answer | 'unsettled' | undefined

/** A fact that is read off another that was told cannot be moved alone. */
function isBound(rule: Rule, name: string, given: Given): boolean {
  const fact = rule.facts[name]
  return fact?.kind === 'derived' && Object.keys(fact.from).some((source) => given[source] !== undefined)
}

function flipsOfOne(name: string, fact: Fact, value: unknown, other: Other): Flip[] {
  const plain = fact.kind === 'derived' ? fact.told : fact
  if (plain.kind === 'number') return ([1, -1] as const).flatMap((way) => firstInWay(name, plain, value as number, way, other))
  if (plain.kind === 'list') return rowFlips(name, value as Record<string, number>[], plain, other)
  const values = plain.kind === 'yes-no' ? [!value] : plain.kind === 'choice' ? Object.keys(plain.options).filter((option) => option !== value) : []
  return values.flatMap((changed) => {
    const answer = other({ [name]: changed })
    return answer === undefined ? [] : [{ change: { [name]: changed }, answer }]
  })
}

/** The nearest number in one direction, and whether all beyond it agree. */
function firstInWay(name: string, fact: { min: number; max?: number; step: number }, from: number, way: 1 | -1, other: Other): Flip[] {
  const isIn = (value: number): boolean => value >= fact.min && (fact.max === undefined || value <= fact.max)
  for (let steps = 1; steps <= REACH; steps++) {
    const value = from + way * steps * fact.step
    if (!isIn(value)) return []
    const answer = other({ [name]: value })
    if (answer === undefined) continue
    let isAll = way === -1 || fact.max !== undefined
    for (let next = value + way * fact.step; isAll && isIn(next); next += way * fact.step)
      isAll = JSON.stringify(other({ [name]: next })) === JSON.stringify(answer)
    const hasBeyond = isIn(value + way * fact.step)
    return [{ change: { [name]: value }, answer, ...(isAll && hasBeyond && { beyond: way === 1 ? ('or more' as const) : ('or less' as const) }) }]
  }
  return []
}

function rowFlips(
  name: string,
  rows: readonly Record<string, number>[],
  fact: { columns: Readonly<Record<string, { min: number; max?: number }>> },
  other: Other,
): Flip[] {
  const flips: Flip[] = []
  for (const [i, row] of rows.entries())
    for (const [column, { min, max }] of Object.entries(fact.columns))
      for (const way of [1, -1] as const)
        for (let steps = 1; steps <= REACH_IN_LISTS; steps++) {
          const value = (row[column] ?? 0) + way * steps
          if (value < min || (max !== undefined && value > max)) break
          const changed = rows.map((each, at) => (at === i ? { ...each, [column]: value } : each))
          const answer = other({ [name]: changed })
          if (answer === undefined) continue
          flips.push({ change: { [name]: changed }, answer })
          break
        }
  return flips
}

/** Two facts at once, only where no single one does it. */
function flipsOfTwo(movable: readonly (readonly [string, Fact])[], given: Given, other: Other): Flip[] {
  const options = movable.map(([name, fact]) => ({ name, near: nearValues(fact, given[name]) }))
  let best: { flip: Flip; distance: number } | undefined
  for (const [i, first] of options.entries())
    for (const second of options.slice(i + 1))
      for (const a of first.near)
        for (const b of second.near) {
          const distance = a.distance + b.distance
          if (distance > REACH_OF_TWO || distance >= (best?.distance ?? Number.POSITIVE_INFINITY)) continue
          const change = { [first.name]: a.value, [second.name]: b.value }
          const answer = other(change)
          if (answer !== undefined) best = { flip: { change, answer }, distance }
        }
  return best ? [best.flip] : []
}

function nearValues(fact: Fact, value: unknown): { value: unknown; distance: number }[] {
  const plain = fact.kind === 'derived' ? fact.told : fact
  if (plain.kind === 'yes-no') return [{ value: !value, distance: 1 }]
  if (plain.kind === 'choice')
    return Object.keys(plain.options)
      .filter((option) => option !== value)
      .map((option) => ({ value: option, distance: 1 }))
  if (plain.kind !== 'number') return []
  return Array.from({ length: REACH_OF_EACH }, (_, i) => i + 1)
    .flatMap((steps) => [steps, -steps].map((by) => ({ value: (value as number) + by * plain.step, distance: steps })))
    .filter(({ value: near }) => near >= plain.min && (plain.max === undefined || near <= plain.max))
}
