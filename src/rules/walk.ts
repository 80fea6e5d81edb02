import { type Given, MISSING, readerOf } from './reader.ts'
import type { Answer, Citation, Rule, RunConclusion, Sum } from './rule.ts'

/** What a walk through the clauses comes to. */
export type Outcome =
  | { kind: 'answer'; answer: Answer; because: readonly Citation[]; clause: number; parts?: AmountPart[] }
  | { kind: 'unsettled'; readings: readonly { answer: Answer | null; because: readonly Citation[] }[]; clause: number }
  /** The clause applies or may apply, and what it answers depends on a fact that was not told. */
  | { kind: 'unknown'; clause: number }

export interface AmountPart {
  amount: number
  because: readonly Citation[]
}

/** `otherwise` counts as the clause after the last. */
export type Walk =
  /** What comes out, whatever the facts that cannot be filled in are; more than one where they decide. */
  | { outcomes: Outcome[]; open: string[] }
  /** A fact to fill in before going on. */
  | { ask: string }

export type ClauseState = 'held' | 'failed' | 'open'

/** Whether a clause holds; with the facts it lacks when that is open. One condition that fails settles it. */
export function testClause(when: readonly ((facts: never) => boolean)[], facts: never): Tested {
  let lacks: string[] | undefined
  for (const condition of when) {
    try {
      if (!condition(facts)) return FAILED
    } catch (thrown) {
      if (thrown !== MISSING) throw thrown
      lacks = [...(lacks ?? []), MISSING.fact]
    }
  }
  return lacks ? { state: 'open', lacks } : HELD
}

interface Tested {
  state: ClauseState
  lacks: readonly string[]
}
const HELD: Tested = { state: 'held', lacks: [] }
const FAILED: Tested = { state: 'failed', lacks: [] }

/** What the clauses of a rule see of facts, the amounts in them counted. Facts that are filled in later are seen, too. */
export const factsOf = ({ facts }: Rule, given: Given): never => readerOf(facts, given, countAmount)

/** Goes through the clauses in their order. `canFill` says which facts may be asked to be filled in. */
export function walk(rule: Rule, facts: never, canFill: (fact: string) => boolean): Walk {
  const outcomes: Outcome[] = []
  const open: string[] = []
  for (let i = 0; i <= rule.clauses.length; i++) {
    const clause = rule.clauses[i]
    const { state, lacks } = clause ? testClause(clause.when, facts) : HELD
    if (state === 'failed') continue
    const fill = lacks.find(canFill)
    if (fill !== undefined) return { ask: fill }
    open.push(...lacks)
    const concluded = conclude(clause ?? rule.otherwise, i, facts)
    if ('lacks' in concluded) {
      if (canFill(concluded.lacks)) return { ask: concluded.lacks }
      open.push(concluded.lacks)
      outcomes.push({ kind: 'unknown', clause: i })
    } else outcomes.push(concluded)
    if (state === 'held') break
  }
  return { outcomes, open: open.length > 1 ? [...new Set(open)] : open }
}

/** The outcome of the first clause that holds on the facts told, whatever the open ones above it come to; never of what holds otherwise. */
export function firstHeld(rule: Rule, facts: never): Outcome | undefined {
  for (const [i, clause] of rule.clauses.entries()) {
    if (testClause(clause.when, facts).state !== 'held') continue
    const concluded = conclude(clause, i, facts)
    return 'lacks' in concluded ? undefined : concluded
  }
  return undefined
}

/** Whether a combination is one that cannot be; one that is not wholly known may still be. */
export const isNever = ({ never }: Rule, facts: never): boolean => never.some(({ when }) => testClause([when], facts).state === 'held')

function conclude(conclusion: RunConclusion | Sum, clause: number, facts: never): Outcome | { lacks: string } {
  if ('unsettled' in conclusion) return { kind: 'unsettled', readings: conclusion.unsettled, clause }
  try {
    if ('sum' in conclusion) return { kind: 'answer', clause, ...addUp(conclusion, facts) }
    const { answer, because } = conclusion
    return { kind: 'answer', answer: typeof answer === 'function' ? answer(facts) : answer, because, clause }
  } catch (thrown) {
    if (thrown !== MISSING) throw thrown
    return { lacks: MISSING.fact }
  }
}

/** Parts that add nothing are no ground. What bounds the sum is. */
function addUp({ sum, atLeast, atMost }: Sum, facts: never): { answer: number; because: Citation[]; parts: AmountPart[] } {
  const parts = sum.map(({ add, because }) => ({ amount: add(facts), because }))
  const total = parts.reduce((all, { amount }) => all + amount, 0)
  const used = parts.filter(({ amount }, i) => amount !== 0 || (i === 0 && parts.every((part) => part.amount === 0)))
  const most = atMost && (typeof atMost.amount === 'function' ? atMost.amount(facts) : atMost.amount)
  if (atMost && most !== undefined && total > most)
    return { answer: most, because: [...atMost.because, ...used.flatMap(({ because }) => because)], parts: used }
  if (atLeast && total < atLeast.amount)
    return { answer: atLeast.amount, because: [...atLeast.because, ...used.flatMap(({ because }) => because)], parts: used }
  return { answer: total, because: used.flatMap(({ because }) => because), parts: used }
}

/** An amount inside a rule. Whatever it lacks, the rule lacks. */
function countAmount(amount: Rule, given: Given): number {
  const walked = walk(amount, factsOf(amount, given), () => true)
  if ('ask' in walked) {
    MISSING.fact = walked.ask
    throw MISSING
  }
  const [outcome] = walked.outcomes
  // An amount that can come to something else is no fact: `defineRule` refuses it.
  return (outcome as { answer: number }).answer
}
