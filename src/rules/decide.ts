import type { Fact } from './fact.ts'
import type { Given } from './reader.ts'
import type { Rule } from './rule.ts'
import { valuesOf } from './values.ts'
import { factsOf, firstHeld, isNever, type Outcome, walk } from './walk.ts'

/** What is known of a rule with given facts: an outcome, or what still matters. */
export type Decision =
  | { status: 'decided'; outcome: Extract<Outcome, { kind: 'answer' }> }
  | { status: 'unsettled'; outcome: Extract<Outcome, { kind: 'unsettled' }> }
  | {
      status: 'needs-facts'
      /** Facts that still matter, the most telling first; those with a usual value last. */
      needs: string[]
      /** Answers that can still come out; `unsettled` among them where it can. */
      possible: unknown[]
    }

/** How many walks filling in may take before it asks. */
const BUDGET = 300

/** Equal trees have equal numbers. */
type Tree = { leaf: Outcome[]; open: string[]; number: number } | { fact: string; branches: { value: unknown; tree: Tree }[]; number: number }

/** Decided when every way of filling in the missing facts leads to the same answer. */
export function decide(rule: Rule, given: Given): Decision {
  const tree = treeOf(rule, given)
  const outcomes = outcomesOf(tree)
  const [first] = outcomes
  if (first && first.kind !== 'unknown' && outcomes.every((outcome) => keyOf(outcome) === keyOf(first))) {
    const usual = groundOf(rule, given, tree, first)
    return usual.kind === 'unsettled' ? { status: 'unsettled', outcome: usual } : { status: 'decided', outcome: usual as Extract<Outcome, { kind: 'answer' }> }
  }
  return { status: 'needs-facts', needs: needsOf(tree, rule), possible: possibleOf(outcomes) }
}

function treeOf(rule: Rule, given: Given): Tree {
  const numbers = new Map<string, number>()
  const numberOf = (key: string): number => {
    const known = numbers.get(key) ?? numbers.size
    numbers.set(key, known)
    return known
  }
  let walks = 0
  const told: Record<string, unknown> = { ...given }
  const facts = factsOf(rule, told)
  const canFill = (name: string): boolean => walks < BUDGET && isFilled(rule, given, name)
  const grow = (): Tree => {
    walks++
    const walked = walk(rule, facts, canFill)
    if (!('ask' in walked)) {
      const { outcomes, open } = walked
      return { leaf: outcomes, open, number: walks === 1 ? 0 : numberOf(`${outcomes.map(keyOf).join('|')} ${open.join()}`) }
    }
    const { ask } = walked
    const branches: { value: unknown; tree: Tree }[] = []
    for (const value of valuesOf(rule.facts[ask] as Fact) ?? []) {
      told[ask] = value
      if (isNever(rule, facts)) continue
      const tree = grow()
      // What leads nowhere is a combination that cannot be.
      if (!('leaf' in tree) || tree.leaf.length > 0) branches.push({ value, tree })
    }
    told[ask] = undefined
    const [one] = branches
    if (!one) return { leaf: [], open: [], number: numberOf('never') }
    // A fact whose every value leads to the same does not matter.
    if (branches.every(({ tree }) => tree.number === one.tree.number)) return one.tree
    return { fact: ask, branches, number: numberOf(`${ask}? ${branches.map(({ value, tree }) => `${value}:${tree.number}`).join()}`) }
  }
  return grow()
}

/**
 * What a rule comes to whatever is filled in, or nothing when that depends; it stops at the first two that differ.
 * @param budget tries that are left, of a walk or of whether a combination can be; counted down
 */
export function settle(rule: Rule, given: Given, budget: { tries: number }): Outcome | undefined {
  const told: Record<string, unknown> = { ...given }
  const facts = factsOf(rule, told)
  if (budget.tries-- <= 0 || isNever(rule, facts)) return undefined
  const canFill = (name: string): boolean => isFilled(rule, given, name)
  let first: Outcome | undefined
  const agrees = (): boolean => {
    budget.tries--
    const walked = walk(rule, facts, canFill)
    if (!('ask' in walked)) {
      for (const outcome of walked.outcomes) {
        first ??= outcome
        if (outcome.kind === 'unknown' || keyOf(outcome) !== keyOf(first)) return false
      }
      return true
    }
    const { ask } = walked
    for (const value of valuesOf(rule.facts[ask] as Fact) ?? []) {
      told[ask] = value
      if (budget.tries-- <= 0) return false
      if (!isNever(rule, facts) && !agrees()) return false
    }
    told[ask] = undefined
    return true
  }
  return agrees() ? first : undefined
}

/** Whether a fact is filled in value by value: it has few enough, and is not to be read off something that nobody named. */
function isFilled(rule: Rule, given: Given, name: string): boolean {
  const fact = rule.facts[name]
  if (!fact || valuesOf(fact) === undefined) return false
  if (fact.kind !== 'derived') return true
  const sources = Object.keys(fact.from)
  return sources.some((source) => given[source] !== undefined) || sources.every((source) => fact.from[source]?.kind === 'list')
}

function keyOf(outcome: Outcome): string {
  if (outcome.kind !== 'answer') return `${outcome.kind} ${outcome.clause}`
  return typeof outcome.answer === 'object' ? JSON.stringify(outcome.answer) : String(outcome.answer)
}

const outcomesOf = (tree: Tree): Outcome[] => ('leaf' in tree ? tree.leaf : tree.branches.flatMap(({ tree: branch }) => outcomesOf(branch)))

/**
 * The ground shown: a clause that holds on the told facts alone, if it gives the answer (whatever else is so, no clause
 * above it can give another); else the one on the usual path of the enumeration, never a separate guess.
 */
function groundOf(rule: Rule, given: Given, tree: Tree, decided: Outcome): Outcome {
  const held = firstHeld(rule, factsOf(rule, given))
  return held && keyOf(held) === keyOf(decided) ? held : usualOutcome(tree)
}

function usualOutcome(tree: Tree): Outcome {
  // Clauses above that are only possibly so give the same answer; the last is the one that holds.
  if ('leaf' in tree) return tree.leaf.at(-1) as Outcome
  return usualOutcome((tree.branches[0] as { tree: Tree }).tree)
}

function needsOf(tree: Tree, rule: Rule): string[] {
  const found = new Set<string>()
  let level: Tree[] = [tree]
  while (level.length > 0) {
    const next: Tree[] = []
    for (const node of level)
      if ('leaf' in node) {
        if (new Set(node.leaf.map(keyOf)).size > 1 || node.leaf.some(({ kind }) => kind === 'unknown')) for (const fact of node.open) found.add(fact)
      } else {
        found.add(node.fact)
        next.push(...node.branches.map(({ tree: branch }) => branch))
      }
    level = next
  }
  const hasUsual = (name: string): boolean => rule.facts[name]?.usual !== undefined
  return [...found].sort((a, b) => Number(hasUsual(a)) - Number(hasUsual(b)))
}

function possibleOf(outcomes: readonly Outcome[]): unknown[] {
  const seen = new Map<string, unknown>()
  for (const outcome of outcomes)
    if (outcome.kind === 'answer') seen.set(keyOf(outcome), outcome.answer)
    else if (outcome.kind === 'unsettled') seen.set('unsettled', 'unsettled')
  return [...seen.values()]
}
