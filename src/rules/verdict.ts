import { decide } from './decide.ts'
import { type Flip, flipsOf } from './flip.ts'
import { type Given, MISSING } from './reader.ts'
import type { Answer, Citation, Rule } from './rule.ts'
import { type AmountPart, type ClauseState, factsOf, testClause } from './walk.ts'

/** What a rule says of given facts. */
export type Verdict =
  | { status: 'decided'; answer: Answer; unit?: string; because: readonly Citation[]; clause: number; parts?: AmountPart[]; flip: Flip[] }
  | { status: 'needs-facts'; needs: string[]; possible: unknown[]; usually?: { answer: Answer; assuming: Record<string, unknown> } }
  | { status: 'unsettled'; readings: readonly { answer: Answer | null; because: readonly Citation[] }[]; clause: number }

/** @param flip whether to look for what would change the answer: most of a verdict's time */
export function verdictOf(rule: Rule, given: Given, { flip = true }: { flip?: boolean } = {}): Verdict {
  const decision = decide(rule, given)
  if (decision.status === 'unsettled') return { status: 'unsettled', readings: decision.outcome.readings, clause: decision.outcome.clause }
  if (decision.status === 'needs-facts') {
    const { needs, possible } = decision
    const usually = usualAnswer(rule, given, needs)
    return { status: 'needs-facts', needs, possible, ...(usually && { usually }) }
  }
  const { answer, because, clause, parts } = decision.outcome
  const unit = unitOf(rule, given)
  return {
    status: 'decided',
    answer,
    ...(unit !== undefined && { unit }),
    because,
    clause,
    ...(parts && { parts }),
    flip: flip ? flipsOf(rule, given, answer) : [],
  }
}

/** The answer when what is missing is as it usually is; nothing where that is not enough. */
function usualAnswer(rule: Rule, given: Given, needs: readonly string[]): { answer: Answer; assuming: Record<string, unknown> } | undefined {
  const assuming: Record<string, unknown> = {}
  // A fact without a usual value may not matter once the others are as usual, and others may come to matter.
  for (let open = needs; open.length > 0; ) {
    const usual = open.filter((name) => rule.facts[name]?.usual !== undefined)
    if (usual.length === 0) return undefined
    for (const name of usual) assuming[name] = rule.facts[name]?.usual
    const decision = decide(rule, { ...given, ...assuming })
    if (decision.status === 'decided') return { answer: decision.outcome.answer, assuming }
    open = decision.status === 'needs-facts' ? decision.needs : []
  }
  return undefined
}

function unitOf(rule: Rule, given: Given): string | undefined {
  if (typeof rule.unit !== 'function') return rule.unit
  try {
    return rule.unit(factsOf(rule, given))
  } catch (thrown) {
    if (thrown !== MISSING) throw thrown
    return undefined
  }
}

/** Each clause held, failed or open with the facts told, in order; those below the one that held were not asked. */
export function traceOf(rule: Rule, given: Given): { state: ClauseState; lacks: readonly string[] }[] {
  const facts = factsOf(rule, given)
  return rule.clauses.map(({ when }) => testClause(when, facts))
}
