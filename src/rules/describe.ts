import type { Fact } from './fact.ts'
import type { Rule } from './rule.ts'

/** A fact as the edges show it: what it is, and what it takes. */
export interface DescribedFact {
  name: string
  question: string
  kind: 'yes-no' | 'choice' | 'number' | 'card' | 'list'
  choices?: Record<string, string>
  min?: number
  max?: number
  step?: number
  unit?: string
  columns?: string[]
  usual?: string | number | boolean
}

/** The facts that a person can tell, in the order of the rule. An amount that is counted from them is not asked for. */
export const describeFacts = (rule: Rule): DescribedFact[] =>
  Object.entries(rule.facts).flatMap(([name, fact]) => (fact.kind === 'amount' ? [] : [describeFact(name, fact)]))

export function describeFact(name: string, fact: Fact): DescribedFact {
  const plain = fact.kind === 'derived' ? fact.told : fact
  const usual = fact.usual as DescribedFact['usual']
  const common = { name, question: fact.question, ...(usual !== undefined && { usual }) }
  switch (plain.kind) {
    case 'choice':
      return { ...common, kind: 'choice', choices: { ...plain.options } }
    case 'number':
      return {
        ...common,
        kind: 'number',
        min: plain.min,
        ...(plain.max !== undefined && { max: plain.max }),
        step: plain.step,
        ...(plain.unit !== undefined && { unit: plain.unit }),
      }
    case 'list':
      return { ...common, kind: 'list', columns: Object.keys(plain.columns), min: plain.least, max: plain.most }
    case 'card':
      return { ...common, kind: 'card' }
    default:
      return { ...common, kind: 'yes-no' }
  }
}

/** The facts of a rule as JSON Schema, each with the question that a person is asked. */
export function schemaOf(rule: Rule): Record<string, unknown> {
  const properties = Object.fromEntries(describeFacts(rule).map((fact) => [fact.name, { title: fact.question, ...typeOf(fact) }]))
  return { type: 'object', properties, additionalProperties: false }
}

function typeOf({ kind, choices, min, max, step, columns }: DescribedFact): Record<string, unknown> {
  switch (kind) {
    case 'yes-no':
      return { type: 'boolean' }
    case 'choice':
      return { oneOf: Object.entries(choices ?? {}).map(([id, words]) => ({ const: id, title: words })) }
    case 'number':
      return {
        type: 'number',
        minimum: min,
        ...(max !== undefined && { maximum: max }),
        // JSON Schema counts steps from 0, a fact from its least value.
        ...(step !== undefined && (min ?? 0) % step === 0 && { multipleOf: step }),
      }
    case 'card':
      return { type: 'string', description: 'The id or a name of a card' }
    case 'list': {
      const row = Object.fromEntries((columns ?? []).map((column) => [column, { type: 'number' }]))
      return {
        type: 'array',
        minItems: min,
        maxItems: max,
        items: { type: 'object', properties: { name: { type: 'string' }, ...row }, required: ['name', ...(columns ?? [])], additionalProperties: false },
      }
    }
  }
}
