import { BASE, paths } from '../contract/base.ts'
import type { Answer, Citation, Rule as RuleBody, Verdict } from '../contract/rule.ts'
import type { Library } from '../library/library.ts'
import { describeFact } from '../rules/describe.ts'
import type { CardData } from '../rules/fact.ts'
import type { Citation as Cited, Rule } from '../rules/rule.ts'
import { verdictOf } from '../rules/verdict.ts'
import { factQuery } from './facts-in-address.ts'
import { readFacts } from './told-facts.ts'

/** What a rule says of facts as they were sent, with everything that an edge shows. Facts that do not fit are refused, never decided on. */
export async function decideFor(rule: Rule, id: string, sent: Readonly<Record<string, unknown>>, library: Library): Promise<Verdict> {
  const game = id.slice(0, id.indexOf('/'))
  const given = await readFacts(rule, game, sent, library)
  const body = JSON.parse((await library.rule(id)) ?? '{}') as Partial<RuleBody>
  const cite = citer(body)
  const verdict = verdictOf(rule, given)
  const facts = factsShown(rule, given)
  const base: Verdict = {
    rule: { id, question: rule.question, url: `${BASE}${paths.rule(...(id.split('/') as [string, string]))}` },
    status: verdict.status,
    because: [],
    facts,
    needs: [],
    possible: [],
    readings: [],
    flip: [],
    parts: [],
    version: library.version,
    url: `${BASE}/v1/rules/${id}/verdict${factQuery(Object.keys(rule.facts), facts)}`,
  }
  switch (verdict.status) {
    case 'decided': {
      const { answer, unit, because, parts = [], flip } = verdict
      return {
        ...base,
        answer: answer as Answer,
        ...(unit !== undefined && { unit }),
        because: because.map(cite),
        parts: parts.map(({ amount, because: own }) => ({ amount, because: own.map(cite) })),
        flip: flip.map(({ change, answer: other, beyond }) => ({ change: factsShown(rule, change), answer: other as Answer, ...(beyond && { beyond }) })),
      }
    }
    case 'unsettled':
      return { ...base, readings: verdict.readings.map(({ answer, because }) => ({ answer: answer as Answer | null, because: because.map(cite) })) }
    case 'needs-facts': {
      const { needs, possible, usually } = verdict
      const asked = needs.flatMap((name) => (rule.facts[name] && rule.facts[name].kind !== 'amount' ? [describeFact(name, rule.facts[name])] : []))
      return {
        ...base,
        needs: asked,
        possible: possible as Answer[],
        ...(usually && { usually: { answer: usually.answer as Answer, assuming: factsShown(rule, usually.assuming) } }),
      }
    }
  }
}

/** Facts as they are shown and sent again: in the order of the rule, a card by its id. */
function factsShown(rule: Rule, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const shown = Object.entries(rule.facts).filter(([name]) => given[name] !== undefined)
  return Object.fromEntries(shown.map(([name, { kind }]) => [name, kind === 'card' ? (given[name] as CardData).id : given[name]]))
}

/** Citations as the library prepared them, with the rulings they stand in. */
function citer({ clauses = [] }: Partial<RuleBody>): (cited: Cited) => Citation {
  const known = new Map(clauses.flatMap(({ because }) => because).map((citation) => [`${keyOf(citation)} ${citation.words}`, citation]))
  return ({ ruling, clause, words }) => {
    const citation = known.get(`${ruling}#${clause} ${words}`)
    if (!citation) throw new Error(`The library does not know the words "${words}" of ${ruling}#${clause}: it was built with other rules.`)
    return citation
  }
}

function keyOf({ ruling, conflict, clause }: Citation): string {
  const slug = (id: string): string => id.slice(id.indexOf('/') + 1)
  return `${conflict === undefined ? slug(ruling ?? '') : `conflict:${slug(conflict)}`}#${clause}`
}
