import type { GameContent } from '../content/entry.ts'
import type { Coverage } from '../contract/rule.ts'
import { type Catalogue, rulesOf } from '../rules/catalogue.ts'
import type { Rule } from '../rules/rule.ts'
import { type FindCard, readTold } from '../rules/told.ts'
import { verdictOf } from '../rules/verdict.ts'
import { refOf } from './ruling.ts'

/** A rule speaks for at most so many rulings. */
const MOST_RULINGS = 6

/** A ruling is decided when one of its clauses is cited by a clause that is decisive in an example. */
export function coverageOf(content: GameContent, catalogue: Catalogue, findCard: FindCard): Coverage {
  const known = new Set(content.rulings.map(({ id }) => id))
  const decided = sharedOut(rulesOf(catalogue).map((rule) => [...decisiveIn(rule, findCard)].filter((ruling) => known.has(ruling))))
  const rest = content.rulings.filter(({ id }) => !decided.has(id))
  return {
    game: content.game.id,
    rulings: content.rulings.length,
    decided: decided.size,
    nothingToDecide: rest.filter(({ decidesNothing }) => decidesNothing !== undefined).length,
    undecided: rest.map((ruling) => ({ ...refOf(ruling), reason: ruling.decidesNothing ?? null })),
  }
}

/** Rulings that a verdict on one of the rule's examples rests on. */
function decisiveIn(rule: Rule, findCard: FindCard): Set<string> {
  const rulings = new Set<string>()
  for (const { given } of rule.examples) {
    const read = readTold(rule, given, findCard)
    const verdict = 'given' in read ? verdictOf(rule, read.given, { flip: false }) : undefined
    if (!verdict || verdict.status === 'needs-facts') continue
    for (const { ruling } of verdict.status === 'decided' ? verdict.because : verdict.readings.flatMap(({ because }) => because)) rulings.add(ruling)
  }
  return rulings
}

/** As many rulings as can have a rule each, when no rule takes more than its share: the order of rules and examples does not matter. */
function sharedOut(rulingsOf: readonly (readonly string[])[]): ReadonlySet<string> {
  const rulesFor = new Map<string, number[]>()
  for (const [rule, rulings] of rulingsOf.entries()) for (const ruling of rulings) rulesFor.set(ruling, [...(rulesFor.get(ruling) ?? []), rule])
  const taken = new Map<number, string[]>()
  /** Gives a ruling to one of its rules, moving others where there is room for them. */
  const place = (ruling: string, tried: Set<number>): boolean => {
    for (const rule of rulesFor.get(ruling) ?? []) {
      if (tried.has(rule)) continue
      tried.add(rule)
      const own = taken.get(rule) ?? []
      const leaving = own.length < MOST_RULINGS ? undefined : own.find((other) => place(other, tried))
      if (own.length >= MOST_RULINGS && leaving === undefined) continue
      taken.set(rule, [...own.filter((other) => other !== leaving), ruling])
      return true
    }
    return false
  }
  return new Set([...rulesFor.keys()].filter((ruling) => place(ruling, new Set())))
}
