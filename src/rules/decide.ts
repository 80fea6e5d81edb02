import type { Given } from './reader.ts'
import type { Rule } from './rule.ts'
import { valuesOf } from './values.ts'
import { firstHeld, type Outcome, walk } from './walk.ts'

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
const BUDGET = 4_000

type Tree = { leaf: Outcome[]; open: string[]; key: string } | { fact: string; branches: { value: unknown; tree: Tree }[]; key: string }

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
  let walks = 0
  const grow = (told: Given): Tree => {
    walks++
    const canFill = (name: string): boolean => walks < BUDGET && isFilled(rule, given, name)
    const walked = walk(rule, told, canFill)
    if (!('ask' in walked)) return { leaf: walked.outcomes, open: walked.open, key: JSON.stringify([walked.outcomes.map(keyOf), walked.open]) }
    const { ask } = walked
    const values = valuesOf(rule.facts[ask] as never) ?? []
    const branches = values
      .map((value) => ({ value, told: { ...told, [ask]: value } }))
      .filter(({ told: filled }) => !isNever(rule, filled))
      .map(({ value, told: filled }) => ({ value, tree: grow(filled) }))
      // What leads nowhere is a combination that cannot be.
      .filter(({ tree }) => !('leaf' in tree) || tree.leaf.length > 0)
    const [one] = branches
    if (!one) return { leaf: [], open: [], key: 'never' }
    // A fact whose every value leads to the same does not matter.
    if (branches.every(({ tree }) => tree.key === one.tree.key)) return one.tree
    return { fact: ask, branches, key: JSON.stringify([ask, branches.map(({ value, tree }) => [value, tree.key])]) }
  }
  return grow(given)
}

/** Whether a fact is filled in value by value: it has few enough, and is not to be read off something that nobody named. */
function isFilled(rule: Rule, given: Given, name: string): boolean {
  const fact = rule.facts[name]
  if (!fact || valuesOf(fact) === undefined) return false
  return fact.kind !== 'derived' || Object.keys(fact.from).some((source) => given[source] !== undefined) || Object.values(fact.from).every((source) => source.kind === 'list')
}

function isNever(rule: Rule, given: Given): boolean {
  return rule.never.some(({ when }) => holds(rule, when, given))
}

/** Whether a combination is one that cannot be; one that is not wholly known may still be. */
export function holds(rule: Rule, when: (facts: never) => boolean, given: Given): boolean {
  const walked = walk({ ...rule, clauses: [{ when: [when], answer: 'yes', because: [] }], otherwise: { answer: 'no', because: [] } }, given, () => false)
  return 'outcomes' in walked && walked.outcomes.length === 1 && walked.outcomes[0]?.kind === 'answer' && walked.outcomes[0].answer === 'yes'
}

export function keyOf(outcome: Outcome): string {
  return outcome.kind === 'answer' ? JSON.stringify(outcome.answer) : outcome.kind === 'unsettled' ? `unsettled ${outcome.clause}` : `unknown ${outcome.clause}`
}

const outcomesOf = (tree: Tree): Outcome[] => ('leaf' in tree ? tree.leaf : tree.branches.flatMap(({ tree: branch }) => outcomesOf(branch)))

/**
 * The ground shown: a clause that holds on the told facts alone, if it gives the answer (whatever else is so, no clause
 * above it can give another); else the one on the usual path of the enumeration, never a separate guess.
 */
function groundOf(rule: Rule, given: Given, tree: Tree, decided: Outcome): Outcome {
  const held = firstHeld(rule, given)
  return held && keyOf(held) === keyOf(decided) ? held : usualOutcome(tree)
}

function usualOutcome(tree: Tree): Outcome {
  if ('leaf' in tree) return tree.leaf[0] as Outcome
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
