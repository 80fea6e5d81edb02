import type { CardData, Fact, ListFact, NumberFact } from '../rules/fact.ts'
import type { Rule } from '../rules/rule.ts'
import { isStopWord } from '../search/words.ts'
import { compare } from './comparison.ts'
import { admits, type Fit, fitOf, type NumberSaid, numbersIn, type Placed, placeNumbers } from './numbers.ts'
import type { Said } from './phrases.ts'
import { asksAtStart, isNegation, negationBefore, type Token } from './sentence.ts'

/** A fact that was read, and the tokens it was read from. */
export interface ReadFact {
  name: string
  value: unknown
  from: number
  to: number
}

/** Tokens `from` up to, not including, `to`. */
interface Span {
  from: number
  to: number
}

const isIn = (at: number, spans: readonly Span[]): boolean => spans.some(({ from, to }) => at >= from && at < to)

/** A card that the sentence names. */
export interface CardSaid {
  data: CardData
  from: number
  to: number
}

/** What a rule's facts are, as the sentence says them, and what of it stays unread. */
export interface Reading {
  facts: ReadFact[]
  /** Numbers that say nothing of any fact. */
  unplaced: NumberSaid[]
  /** Places of negations that deny something that was not read. */
  unreadNegations: number[]
  /** Facts of which two phrases say opposite things. */
  ambiguous: string[]
  /** Other readings of the numbers that are nearly as good. */
  others: ReadFact[][]
}

/**
 * Reads the facts of a rule from a sentence.
 * @param said the phrases in it, of any rule
 * @param asked cards that the rule's own question names: they are not the card played
 */
export function readFacts(rule: Rule, tokens: readonly Token[], said: readonly Said[], cards: readonly CardSaid[], asked: ReadonlySet<string>): Reading {
  const own = longestOf(said.filter(({ fact }) => Object.hasOwn(rule.facts, fact)))
  const facts: ReadFact[] = []
  const denied = new Set<number>()
  /** Tokens that say again what a fact was read from. */
  const agreeing: Span[] = []
  const ambiguous: string[] = []
  for (const [name, fact] of Object.entries(rule.facts)) {
    const read = readOne(name, plainOf(fact), own, tokens, denied, agreeing)
    if (read === 'ambiguous') ambiguous.push(name)
    else if (read) facts.push(read)
  }
  const cardFacts = Object.entries(rule.facts).filter(([, fact]) => fact.kind === 'card')
  for (const [name, fact] of cardFacts) {
    // A card that already says something else ("as Inventrix", "GMO Contract is out") is not the one played.
    const free = cards.filter(({ from, to, data }) => !facts.some((read) => read.from < to && read.to > from) && !asked.has(data.id))
    const fitting = free.filter(({ data }) => fact.kind === 'card' && (fact.types.length === 0 || data.type === undefined || fact.types.includes(data.type)))
    const [card] = fitting
    if (card && fitting.length === 1) facts.push({ name, value: card.data, from: card.from, to: card.to })
  }
  const numbers = numbersIn(tokens).filter(({ at }) => !isIn(at, cards) && !isIn(at, facts) && !isIn(at, agreeing))
  const { placed, close } = readNumbers(rule, tokens, own, numbers, denied)
  const told = [...facts]
  facts.push(...placed)
  const rest = numbers.filter(({ at }) => !facts.some(({ from, to }) => at >= from && at < to))
  const rows = readRows(rule, tokens, rest)
  if (rows) facts.push(rows)
  return {
    facts,
    unplaced: rest.filter(({ at }) => !rows || at < rows.from || at >= rows.to),
    unreadNegations: tokens.flatMap((_, at) =>
      isNegation(tokens, at) && !asksAtStart(tokens, at) && !denied.has(at) && !isIn(at, facts) && !isIn(at, agreeing) ? [at] : [],
    ),
    ambiguous,
    others: close.map((other) => [...told, ...other]),
  }
}

const plainOf = (fact: Fact): Fact => (fact.kind === 'derived' ? fact.told : fact)

/** Of phrases that overlap, the longest; of equals, all. */
function longestOf(said: readonly Said[]): Said[] {
  return said.filter(
    (one) =>
      !said.some(
        (other) =>
          other.to - other.from > one.to - one.from &&
          other.from <= one.from &&
          other.to >= one.to &&
          (other.fact === one.fact || (isTelling(other) && isTelling(one))),
      ),
  )
}

const isTelling = ({ role }: Said): boolean => role === 'yes' || role === 'no' || role === 'option'

function readOne(
  name: string,
  fact: Fact,
  said: readonly Said[],
  tokens: readonly Token[],
  denied: Set<number>,
  agreeing: Span[],
): ReadFact | 'ambiguous' | undefined {
  const own = said.filter((one) => one.fact === name)
  if (fact.kind === 'yes-no') {
    const votes = own.flatMap(({ role, from, to }) => {
      if (role !== 'yes' && role !== 'no') return []
      const negation = negationBefore(tokens, from)
      if (negation !== undefined) denied.add(negation)
      return [{ value: (role === 'yes') === (negation === undefined), from: negation ?? from, to }]
    })
    // A longer phrase says it more exactly than a part of it.
    return agreed(name, votes, agreeing)
  }
  if (fact.kind !== 'choice') return undefined
  if (fact.isStanding) {
    const compared = compare(
      tokens,
      own.filter(({ role }) => role === 'thing'),
    )
    return compared && { name, value: compared.standing, from: compared.from, to: compared.to }
  }
  const votes = own.flatMap(({ role, option, from, to }) =>
    role === 'option' && option !== undefined && negationBefore(tokens, from) === undefined ? [{ value: option, from, to }] : [],
  )
  return agreed(name, votes, agreeing)
}

function agreed(name: string, votes: readonly ({ value: unknown } & Span)[], agreeing: Span[]): ReadFact | 'ambiguous' | undefined {
  const longest = Math.max(...votes.map(({ from, to }) => to - from))
  const strong = votes.filter(({ from, to }) => to - from === longest)
  const [first] = strong
  if (!first) return undefined
  if (!strong.every(({ value }) => value === first.value)) return 'ambiguous'
  agreeing.push(...votes.filter(({ value }) => value === first.value))
  return { name, ...first }
}

function readNumbers(
  rule: Rule,
  tokens: readonly Token[],
  said: readonly Said[],
  numbers: readonly NumberSaid[],
  denied: Set<number>,
): { placed: ReadFact[]; close: ReadFact[][] } {
  const numeric = Object.entries(rule.facts).flatMap(([name, fact]) => {
    const plain = plainOf(fact)
    if (plain.kind === 'amount') return [[name, COUNTED] as const]
    return plain.kind === 'number' ? [[name, plain] as const] : []
  })
  const few = numbers.length > MOST_NUMBERS ? [] : numbers
  const fits = new Map(
    few.map((number) => [number, new Map(numeric.flatMap(([name, fact]) => mapped(name, fitOf(number, name, fact, said, tokens))))] as const),
  )
  const { best, close } = placeNumbers(few, (number) => fits.get(number) ?? new Map())
  const factsOf = (placed: readonly Placed[]): ReadFact[] => placed.map(({ fact, number, from, to }) => ({ name: fact, value: number.value, from, to }))
  const read = factsOf(best)
  // "No energy production" is 0 of it.
  for (const [name, fact] of numeric) {
    if (read.some((one) => one.name === name) || fact.min > 0) continue
    const none = said.find(({ fact: of, role, from }) => of === name && (role === 'unit' || role === 'after') && isNone(tokens, from))
    if (!none) continue
    const from = isNegation(tokens, none.from - 1) ? none.from - 1 : none.from - 2
    denied.add(from)
    read.push({ name, value: 0, from, to: none.to })
  }
  // "An earth tag" is one of it; a thing of one word may be spoken of without being counted.
  for (const [name, fact] of numeric) {
    if (read.some((one) => one.name === name) || !admits(fact, 1)) continue
    const one = said.find(
      ({ fact: of, role, from, to }) =>
        of === name && role === 'unit' && to - from > 1 && /^an?$/.test(tokens[from - 1]?.word ?? '') && negationBefore(tokens, from) === undefined,
    )
    if (one) read.push({ name, value: 1, from: one.from - 1, to: one.to })
  }
  return { placed: read, close: close.map(factsOf) }
}

const mapped = (name: string, fit: Fit | undefined): [string, Fit][] => (fit === undefined ? [] : [[name, fit]])

/** Whether "no", "without", "without a" or "not any" stands right before a thing. */
function isNone(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.isAfterBreak) return false
  const before = tokens[at - 1]?.word ?? ''
  if (/^(?:a|an|any|single)$/.test(before)) return /^(?:without|not|dont|havent|hasnt)$/.test(tokens[at - 2]?.word ?? '')
  return /^(?:no|without|zero)$/.test(before)
}

/** An amount inside a rule may be told like any number. */
const COUNTED: NumberFact = { kind: 'number', question: '', min: 0, step: 1 }

/** More numbers than this in one sentence are no situation of one rule. */
const MOST_NUMBERS = 6

/** Numbers in a row, "6, 6, 3 and 1": a list with one column, the asker first. */
function readRows(rule: Rule, tokens: readonly Token[], numbers: readonly NumberSaid[]): ReadFact | undefined {
  const [name, fact] = Object.entries(rule.facts).find(([, one]) => one.kind === 'list' && Object.keys(one.columns).length === 1) ?? []
  if (name === undefined || fact?.kind !== 'list') return undefined
  const { least, most, columns } = fact as ListFact
  const [column] = Object.keys(columns)
  const run = longestRun(tokens, numbers)
  // A number that stands apart may be the first of them.
  if (numbers.some((number) => !number.isLoose && !run.includes(number))) return undefined
  if (column === undefined || run.length < Math.max(2, least) || run.length > most) return undefined
  const rows = run.map(({ value }, i) => ({ name: i === 0 ? 'you' : `player ${i + 1}`, [column]: value }))
  return { name, value: rows, from: run[0]?.at ?? 0, to: (run.at(-1)?.at ?? 0) + 1 }
}

function longestRun(tokens: readonly Token[], numbers: readonly NumberSaid[]): NumberSaid[] {
  let best: NumberSaid[] = []
  let run: NumberSaid[] = []
  for (const number of numbers) {
    const last = run.at(-1)
    const between = last ? tokens.slice(last.at + 1, number.at) : []
    run = last && between.every(({ word }) => word === 'and' || word === 'vs' || word === 'to') ? [...run, number] : [number]
    if (run.length > best.length) best = run
  }
  return best
}

/** The one number that nothing says anything of, if just one of the facts still needed admits it. */
export function placeBare(rule: Rule, tokens: readonly Token[], { unplaced }: Reading, needed: readonly string[]): ReadFact | undefined {
  const [bare] = unplaced
  if (!bare || bare.isLoose || unplaced.length > 1 || bare.unit !== undefined || countsSomething(tokens, bare.at)) return undefined
  const open = needed.filter((name) => {
    const fact = rule.facts[name] && plainOf(rule.facts[name])
    return fact?.kind === 'number' && admits(fact, bare.value)
  })
  const [name] = open
  return name !== undefined && open.length === 1 ? { name, value: bare.value, from: bare.at, to: bare.at + 1 } : undefined
}

/** Whether a number counts what is named right after it: then it is not for another fact to take. */
function countsSomething(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return next !== undefined && !next.isAfterBreak && next.number === undefined && !isStopWord(next.word)
}
