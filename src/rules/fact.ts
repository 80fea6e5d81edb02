/**
 * A fact is something that is so at the table. Facts are plain data: what they are, the question a person is asked, and
 * how people say them. No fact has a default: absent only ever means "not told".
 */
export type Fact = YesNo | Choice | NumberFact | CardFact | ListFact | Derived | AmountFact

interface Asked {
  question: string
  /** What it nearly always is. It is shown as an assumption, never taken. */
  usual?: unknown
  /** Not a thing that could have been otherwise at this table: never flipped. */
  fixed?: true
  /** How people say it, for reading sentences. */
  says?: Says
}

/** Words by which a fact is known in a sentence. */
export interface Says {
  /** For yes (of a yes/no), or for each option. */
  words?: readonly string[]
  no?: readonly string[]
  options?: Readonly<Record<string, readonly string[]>>
  units?: readonly string[]
  before?: readonly string[]
  after?: readonly string[]
  /** Of a standing: what is compared. */
  things?: readonly string[]
}

export interface YesNo extends Asked {
  kind: 'yes-no'
  usual?: boolean
}

export interface Choice<Option extends string = string> extends Asked {
  kind: 'choice'
  /** What can be chosen, with the words that people see. */
  options: Readonly<Record<Option, string>>
  usual?: Option
  /** Compares two sides: who leads in what. */
  isStanding?: true
}

export interface NumberFact extends Asked {
  kind: 'number'
  min: number
  /** Absent where the table has no bound. */
  max?: number
  step: number
  unit?: string
  usual?: number
}

/** A card by its data. A field that no document states is absent, and reading it leaves a clause open. */
export interface CardFact extends Asked {
  kind: 'card'
  /** Types of cards it may be; any when empty. */
  types: readonly string[]
}

export interface CardData {
  id: string
  name: string
  type?: string
  cost?: number
  number?: string
  sets?: readonly string[]
  tags?: readonly string[]
  holds?: string
  requirement?: { what: string; name: string; atLeast?: number; atMost?: number }
}

/** Rows of numbers with a name each: players with their flags and rovers. */
export interface ListFact<Column extends string = string> extends Asked {
  kind: 'list'
  columns: Readonly<Record<Column, { question: string; min: number; max?: number }>>
  least: number
  most: number
}

/** Told, or read off another fact; what both say must agree. */
export interface Derived<Told extends Fact = Fact> extends Asked {
  kind: 'derived'
  told: Told
  from: Readonly<Record<string, Fact>>
  read(facts: never): unknown
}

/** An amount that another rule counts: told, or counted from the same facts. */
export interface AmountFact extends Asked {
  kind: 'amount'
  amount: { id: string; facts: Readonly<Record<string, Fact>> }
}

export type Row<Column extends string = string> = { readonly name: string } & { readonly [Name in Column]: number }

/** The value that a clause sees of a fact. */
export type ValueOf<F> = F extends { kind: 'yes-no' }
  ? boolean
  : F extends { kind: 'choice'; options: Readonly<Record<infer Option, string>> }
    ? Option
    : F extends { kind: 'number' }
      ? number
      : F extends { kind: 'card' }
        ? CardData
        : F extends { kind: 'list'; columns: Readonly<Record<infer Column extends string, unknown>> }
          ? readonly Row<Column>[]
          : F extends { kind: 'derived'; told: infer Told }
            ? ValueOf<Told>
            : F extends { kind: 'amount' }
              ? number
              : never

export type Facts = Readonly<Record<string, Fact>>
export type ValuesOf<F extends Facts> = { readonly [Name in keyof F]: ValueOf<F[Name]> }

export function yesNo(question: string, words: readonly string[] = [], more: { no?: readonly string[]; usual?: boolean; fixed?: true } = {}): YesNo {
  const { no, ...rest } = more
  return { kind: 'yes-no', question, ...rest, says: { words, ...(no && { no }) } }
}

export function choice<const Option extends string>(
  question: string,
  options: Readonly<Record<Option, string>>,
  more: { says?: Partial<Record<Option, readonly string[]>>; usual?: NoInfer<Option>; fixed?: true } = {},
): Choice<Option> {
  const { says, ...rest } = more
  return { kind: 'choice', question, options, ...rest, ...(says && { says: { options: says as Record<string, readonly string[]> } }) }
}

const STANDING = { ahead: 'you have more', level: 'you have the same', behind: 'you have fewer' } as const

/** Who leads in what, seen from the player who asks: people say relations, not counts. */
export function standing(question: string, things: readonly string[], more: { usual?: keyof typeof STANDING } = {}): Choice<keyof typeof STANDING> {
  return { kind: 'choice', question, options: STANDING, isStanding: true, ...more, says: { things } }
}

export function number(
  question: string,
  { min = 0, step = 1, ...rest }: { min?: number; max?: number; step?: number; unit?: string; usual?: number; fixed?: true },
  says: Pick<Says, 'units' | 'before' | 'after'> = {},
): NumberFact {
  return { kind: 'number', question, min, step, ...rest, says }
}

export const card = (question: string, types: readonly string[] = []): CardFact => ({ kind: 'card', question, types, fixed: true })

export function list<const Column extends string>(
  question: string,
  columns: Readonly<Record<Column, { question: string; min: number; max?: number }>>,
  { least = 1, most = 5 }: { least?: number; most?: number } = {},
): ListFact<Column> {
  return { kind: 'list', question, columns, least, most }
}

/** A fact that can be read off others when they are told. `read` gives nothing when they do not say it. */
export function derived<const Told extends YesNo | Choice | NumberFact, const From extends Facts>(
  told: Told,
  from: From,
  read: (facts: ValuesOf<From>) => ValueOf<Told> | undefined,
): Derived<Told> & { told: Told } {
  const { question, usual, fixed, says } = told as Asked
  return {
    kind: 'derived',
    question,
    told,
    from,
    read: read as Derived['read'],
    ...(usual !== undefined && { usual }),
    ...(fixed && { fixed }),
    ...(says && { says }),
  }
}
