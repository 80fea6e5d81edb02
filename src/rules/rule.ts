import type { AmountFact, Fact, Facts, ValuesOf } from './fact.ts'

/** Words of a clause that a rule rests on: `ruling#clause` of the same game, and words that stand there. */
export interface Citation {
  ruling: string
  clause: string
  words: string
}

/** `cite('rovers#space', 'room for one rover')`; the build fails when the words leave the clause. */
export function cite(place: string, words: string): Citation {
  const [ruling = '', clause = ''] = place.split('#')
  if (!ruling || !clause) throw new Error(`A citation names ruling#clause, and "${place}" does not.`)
  return { ruling, clause, words }
}

/** "yes", "no", a named result, a list of them, or a number. */
export type Answer = string | number | readonly string[]

type Because = Citation | readonly Citation[]
type Condition<F extends Facts> = (facts: ValuesOf<F>) => boolean

/** One sentence of the book: when it applies, what it answers, because of which words. */
type Clause<F extends Facts, A extends Answer> = {
  /** All of them must hold. One that fails settles it though another is unknown. */
  when: Condition<F> | readonly Condition<F>[]
} & Conclusion<F, A>

type Conclusion<F extends Facts, A extends Answer> =
  | { answer: A | ((facts: ValuesOf<F>) => A); because: Because; unsettled?: never }
  /** The documents truly disagree, or are silent. */
  | { unsettled: readonly { answer: A | null; because: Because }[]; answer?: never; because?: never }

/** A part of a sum. */
interface Part<F extends Facts> {
  add: (facts: ValuesOf<F>) => number
  because: Because
}

/** What an example expects: the answer with its ground, or what is still to be asked. */
export type Expectation =
  | { answer: Answer; ground: string | readonly string[] }
  | { needs: readonly string[] }
  | { unsettled: true; ground: string | readonly string[] }

interface Example {
  /** `ruling#clause` of a worked example in a document, or `ours`. */
  from: string
  tells: string
  given: Readonly<Record<string, unknown>>
  expect: Expectation
}

export const answers = (answer: Answer, ...ground: string[]): Expectation => ({ answer, ground })
export const yes = (...ground: string[]): Expectation => ({ answer: 'yes', ground })
export const no = (...ground: string[]): Expectation => ({ answer: 'no', ground })
export const needs = (...facts: string[]): Expectation => ({ needs: facts })
export const unsettled = (...ground: string[]): Expectation => ({ unsettled: true, ground })

interface Common<F extends Facts> {
  id: string
  question: string
  facts: F
  /** Combinations that cannot be: refused as input, skipped when filling in. */
  never?: readonly { when: Condition<F>; because: string }[]
  examples: readonly Example[]
}

export interface RuleShape<F extends Facts> extends Common<F> {
  clauses: readonly Clause<F, 'yes' | 'no'>[]
  otherwise: Conclusion<F, 'yes' | 'no'>
}

export interface ChoiceShape<F extends Facts, O extends string> extends Common<F> {
  /** What can come out, with the words that people see. */
  answers: Readonly<Record<O, string>>
  clauses: readonly Clause<F, NoInfer<O> | readonly NoInfer<O>[]>[]
  otherwise: Conclusion<F, NoInfer<O> | readonly NoInfer<O>[]>
}

export interface AmountShape<F extends Facts, R extends string> extends Common<F> {
  unit: string | ((facts: ValuesOf<F>) => string)
  /** Named results that are no number: "cannot trade". */
  refusals?: Readonly<Record<R, string>>
  /** Exact amounts and refusals that stand above the sum. */
  clauses?: readonly Clause<F, number | NoInfer<R>>[]
  sum: readonly Part<F>[]
  atLeast?: { amount: number; because: Because }
  atMost?: { amount: number | ((facts: ValuesOf<F>) => number); because: Because }
}

/** A rule as the kernel runs it: what the three kinds have in common. */
export interface Rule {
  id: string
  kind: 'rule' | 'choice' | 'amount'
  question: string
  facts: Facts
  never: readonly { when: (facts: never) => boolean; because: string }[]
  clauses: readonly RunClause[]
  otherwise: RunConclusion | Sum
  /** What can come out that is no number, with the words that people see. */
  answers: Readonly<Record<string, string>>
  unit?: string | ((facts: never) => string)
  examples: readonly Example[]
}

export type RunConclusion =
  | { answer: Answer | ((facts: never) => Answer); because: readonly Citation[] }
  | { unsettled: readonly { answer: Answer | null; because: readonly Citation[] }[] }

type RunClause = { when: readonly ((facts: never) => boolean)[] } & RunConclusion

export interface Sum {
  sum: readonly { add: (facts: never) => number; because: readonly Citation[] }[]
  atLeast?: { amount: number; because: readonly Citation[] }
  atMost?: { amount: number | ((facts: never) => number); because: readonly Citation[] }
}

const listOf = (because: Because): readonly Citation[] => (Array.isArray(because) ? (because as readonly Citation[]) : [because as Citation])

function conclusionOf(conclusion: Conclusion<Facts, Answer>): RunConclusion {
  if (conclusion.unsettled) return { unsettled: conclusion.unsettled.map(({ answer, because }) => ({ answer, because: listOf(because) })) }
  return { answer: conclusion.answer as RunConclusion extends { answer: infer A } ? A : never, because: listOf(conclusion.because) }
}

const clauseOf = (clause: Clause<Facts, Answer>): RunClause => ({
  when: (Array.isArray(clause.when) ? clause.when : [clause.when]) as RunClause['when'],
  ...conclusionOf(clause),
})

/** All facts that a rule may ask for: its own, those that derived ones are read from, those that amounts in it are counted from. */
function allFacts(own: Facts): Facts {
  const all: Record<string, Fact> = {}
  const add = (facts: Facts): void => {
    for (const [name, fact] of Object.entries(facts)) {
      const known = all[name]
      if (known === fact) continue
      if (known) throw new Error(`Two facts are called "${name}".`)
      all[name] = fact
      if (fact.kind === 'derived') add(fact.from)
      if (fact.kind === 'amount') add(numberOnly(fact.amount as unknown as Rule).facts)
    }
  }
  add(own)
  return all
}

/** Whether an amount always comes to a number: it is never refused, and never unsettled. */
export const isAlwaysNumber = ({ kind, answers: refusals, clauses }: Rule): boolean =>
  kind === 'amount' && Object.keys(refusals).length === 0 && clauses.every((clause) => !('unsettled' in clause))

/** What is counted inside a rule must come to a number. */
function numberOnly(amount: Rule): Rule {
  if (!isAlwaysNumber(amount)) throw new Error(`The amount "${amount.id}" can be refused or unsettled, so that it cannot be a fact of another rule.`)
  return amount
}

function common({ id, question, facts, never = [], examples }: Common<Facts>): Pick<Rule, 'id' | 'question' | 'facts' | 'never' | 'examples'> {
  return { id, question, facts: allFacts(facts), never: never as Rule['never'], examples }
}

/** A question that is answered with yes or no. */
export function defineRule<const F extends Facts>(shape: RuleShape<F>): Rule {
  const { clauses, otherwise } = shape as unknown as RuleShape<Facts>
  return {
    kind: 'rule',
    ...common(shape as unknown as Common<Facts>),
    clauses: clauses.map(clauseOf),
    otherwise: conclusionOf(otherwise),
    answers: { yes: 'Yes', no: 'No' },
  }
}

/** A question that is answered with a winner, a named result, or a list of them. */
export function defineChoice<const F extends Facts, const O extends string>(shape: ChoiceShape<F, O>): Rule {
  const { clauses, otherwise } = shape as unknown as ChoiceShape<Facts, string>
  return {
    kind: 'choice',
    ...common(shape as unknown as Common<Facts>),
    clauses: clauses.map(clauseOf),
    otherwise: conclusionOf(otherwise),
    answers: shape.answers,
  }
}

/** A question that is answered with a number, counted as a sum of cited parts. In another rule's facts it is a fact. */
export function defineAmount<const F extends Facts, const R extends string = never>(shape: AmountShape<F, R>): Rule & AmountFact {
  const { clauses = [], sum, atLeast, atMost, unit, refusals = {} } = shape as unknown as AmountShape<Facts, string>
  const base = common(shape as unknown as Common<Facts>)
  const rule = {
    ...base,
    clauses: clauses.map((clause) => clauseOf(clause as Clause<Facts, Answer>)),
    otherwise: {
      sum: sum.map(({ add, because }) => ({ add: add as (facts: never) => number, because: listOf(because) })),
      ...(atLeast && { atLeast: { ...atLeast, because: listOf(atLeast.because) } }),
      ...(atMost && { atMost: { amount: atMost.amount as number, because: listOf(atMost.because) } }),
    },
    answers: refusals,
    unit: unit as NonNullable<Rule['unit']>,
  }
  // As a fact it says of itself that it is an amount; as a rule, too.
  const amount = { ...rule, kind: 'amount' as const }
  return Object.assign(amount, { amount }) as unknown as Rule & AmountFact
}

/** Everything that a rule rests on, in order. */
export function citationsOf({ clauses, otherwise }: Rule): Citation[] {
  const concluded = [...clauses, ...('sum' in otherwise ? [] : [otherwise])].flatMap((conclusion) =>
    'unsettled' in conclusion ? conclusion.unsettled.flatMap(({ because }) => because) : conclusion.because,
  )
  if (!('sum' in otherwise)) return concluded
  return [...concluded, ...otherwise.sum.flatMap(({ because }) => because), ...(otherwise.atLeast?.because ?? []), ...(otherwise.atMost?.because ?? [])]
}
