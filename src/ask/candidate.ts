import type { CardData, Fact } from '../rules/fact.ts'
import type { Rule } from '../rules/rule.ts'
import { readTold } from '../rules/told.ts'
import { type Verdict, verdictOf } from '../rules/verdict.ts'
import { isStopWord, tellingWords, wordsOf } from '../search/words.ts'
import { askedFor, type QuestionKind } from './kind.ts'
import type { NumberSaid } from './numbers.ts'
import type { Said } from './phrases.ts'
import { type CardSaid, placeBare, type ReadFact, type Reading, readFacts } from './read-facts.ts'
import type { RuleIndex } from './rule-index.ts'
import type { Token } from './sentence.ts'

export interface UnderstoodFact {
  name: string
  value: unknown
  /** The words it was read from, and where they stand in the sentence. */
  words: string
  range: [number, number]
}

/** A rule that may be the one asked about, with what the sentence tells it. */
export interface Candidate {
  rule: Rule
  score: number
  facts: UnderstoodFact[]
  given: Readonly<Record<string, unknown>>
  verdict: Verdict | undefined
  /** Why no verdict is given although there is one. */
  doubts: string[]
}

/** A sentence taken apart, whichever rule it is read for. */
export interface Heard {
  text: string
  tokens: readonly Token[]
  kind: QuestionKind
  said: readonly Said[]
  cards: readonly CardSaid[]
  /** Facts told beside the sentence. */
  told: Readonly<Record<string, unknown>>
}

/** What each fact that was read adds to a rule's score, up to three of them. */
const PER_FACT = 0.15

/** A rule with what the sentence tells it, before it is run: running all of them would take most of the time. */
export interface Draft {
  rule: Rule
  score: number
  reading: Reading
}

/** A rule that asks about a card by name is rarely meant by a sentence that does not name it. */
const CARD_UNNAMED = 0.6

export function draftOf(id: string, score: number, { tokens, kind, said, cards }: Heard, { rules, cardsAsked }: RuleIndex): Draft {
  const rule = rules.get(id) as Rule
  const asked = cardsAsked(id)
  const reading = readFacts(rule, tokens, said, cards, asked)
  const isNamed = asked.size === 0 || cards.some(({ data }) => asked.has(data.id))
  return { rule, score: score * kindFit(kind, rule) * (isNamed ? 1 : CARD_UNNAMED) + PER_FACT * Math.min(3, reading.facts.length), reading }
}

/** A rule that is offered, and not run. */
export const offerOf = ({ rule, score, reading: { facts } }: Draft, heard: Heard): Candidate => ({
  rule,
  score,
  facts: understood(facts, heard),
  given: givenOf(facts, heard.told),
  verdict: undefined,
  doubts: [],
})

/** A rule run on what was read, with all that speaks against showing what it says. */
export function candidateOf({ rule, score, reading }: Draft, heard: Heard, index: RuleIndex): Candidate {
  const { tokens, kind, cards, told } = heard
  let facts = [...reading.facts]
  let verdict = verdictFor(rule, facts, told)
  const others = reading.others.slice(0, MOST_READINGS)
  if (!verdict) {
    // What contradicts itself was not meant, if something close to it does not.
    const sound = others.find((other) => verdictFor(rule, other, told))
    if (sound) facts = [...sound]
    verdict = verdictFor(rule, facts, told)
  }
  const bare = verdict?.status === 'needs-facts' ? placeBare(rule, tokens, reading, verdict.needs) : undefined
  if (bare) {
    facts.push(bare)
    verdict = verdictFor(rule, facts, told)
  }
  const asked = new Set(wordsOf(rule.question).map(({ word }) => word))
  const unread = reading.unplaced.filter(({ at, value }) => at !== bare?.from && !asked.has(String(value)))
  const close = others.map((other) => verdictFor(rule, other, told))
  return {
    rule,
    score,
    facts: understood(facts, heard),
    given: givenOf(facts, told),
    verdict,
    doubts: [
      ...doubtsOf(reading, unread, verdict, close, heard, index.wordsOf(rule.id)),
      ...(canAnswer(kind, rule) && countsWhatIsAsked(heard, rule, index) ? [] : ['it answers another question']),
      ...(explainedIn(heard, facts, index.wordsOf(rule.id)) < leastExplained(verdict, kind) ? ['too much of it was not understood'] : []),
      ...(spokenOf(assumedIn(verdict), rule, heard, facts) ? ['something was said that could not be read'] : []),
      ...(unreadCards(cards, facts, index.tellsOf(rule.id)).length > 0 ? ['a card was named that the rule does not know'] : []),
    ],
  }
}

/** Readings of the numbers that are compared with the best. */
const MOST_READINGS = 4

const understood = (facts: readonly ReadFact[], { text, tokens }: Heard): UnderstoodFact[] =>
  facts.map(({ name, value, from, to }) => ({ name, value, ...wordsAt(text, tokens, from, to) }))

function wordsAt(text: string, tokens: readonly Token[], from: number, to: number): { words: string; range: [number, number] } {
  const range: [number, number] = [tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0]
  return { words: text.slice(...range), range }
}

const isCard = (value: unknown): value is CardData => typeof value === 'object' && value !== null && 'id' in value

const givenOf = (facts: readonly ReadFact[], told: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...Object.fromEntries(facts.map(({ name, value }) => [name, isCard(value) ? value.id : value])),
  ...told,
})

function verdictFor(rule: Rule, facts: readonly ReadFact[], told: Readonly<Record<string, unknown>>): Verdict | undefined {
  const cards = new Map(facts.flatMap(({ value }) => (isCard(value) ? [[value.id, value] as const] : [])))
  const read = readTold(rule, givenOf(facts, told), (id) => cards.get(id))
  return 'given' in read ? verdictOf(rule, read.given, { flip: false }) : undefined
}

/** What a candidate answers, as it is or as it usually is. */
export const answerOf = ({ verdict }: Candidate): unknown => shownBy(verdict)

function shownBy(verdict: Verdict | undefined): unknown {
  if (verdict?.status === 'decided') return verdict.answer
  return verdict?.status === 'needs-facts' ? verdict.usually?.answer : undefined
}

const assumedIn = (verdict: Verdict | undefined): string[] =>
  verdict?.status === 'needs-facts' && verdict.usually ? Object.keys(verdict.usually.assuming) : []

function canAnswer(kind: QuestionKind, { kind: of, answers, question }: Rule): boolean {
  const words = Object.values(answers)
  switch (kind) {
    case 'how-many':
      return of === 'amount' || (of === 'choice' && words.every((answer) => /^-?\d/.test(answer)))
    case 'who':
      return of === 'choice'
    case 'what':
    case 'when':
      return of !== 'rule'
    case 'must':
      // A "yes, you may" is no answer to "must I".
      return of === 'rule' && /\b(?:must|have to)\b/i.test(question)
    default:
      return of === 'rule' || (of === 'choice' && words.every((answer) => /^(?:yes|no)\b/i.test(answer)))
  }
}

/** Whether a question of this kind is likely to have an answer of the rule's kind. */
function kindFit(kind: QuestionKind, rule: Rule): number {
  return canAnswer(kind, rule) ? 1.1 : 0.5
}

/** "How many cards …" is not answered in tags. */
function countsWhatIsAsked({ kind, tokens }: Heard, { unit, question }: Rule, { counted }: RuleIndex): boolean {
  if (kind !== 'how-many') return true
  const asked = askedFor(tokens, (word) => counted.has(word))
  const counts = new Set(tellingWords(`${typeof unit === 'string' ? unit : ''} ${question}`))
  return asked.length === 0 || typeof unit !== 'string' || asked.some((word) => counts.has(word))
}

function doubtsOf(
  reading: Reading,
  unread: readonly NumberSaid[],
  verdict: Verdict | undefined,
  close: readonly (Verdict | undefined)[],
  heard: Heard,
  known: ReadonlySet<string>,
): string[] {
  const answer = JSON.stringify(shownBy(verdict))
  return [
    ...(verdict ? [] : ['the facts contradict each other']),
    ...(unread.some(({ isLoose }) => !isLoose) ? ['a number was not understood'] : []),
    ...(reading.unreadNegations.some((at) => deniesOne(heard.tokens, at, known)) ? ['a negation was not understood'] : []),
    ...(verdict?.status === 'needs-facts' && reading.ambiguous.some((fact) => verdict.needs.includes(fact)) ? ['two words say opposite things'] : []),
    ...(close.some((other) => shownBy(other) !== undefined && JSON.stringify(shownBy(other)) !== answer) ? ['the numbers can be read in two ways'] : []),
  ]
}

/** Whether a negation denies something that the rule speaks of. */
function deniesOne(tokens: readonly Token[], at: number, known: ReadonlySet<string>): boolean {
  const next = tokens.slice(at + 1, at + 1 + REACH)
  return next.length === 0 || next.some(({ word, number }) => number !== undefined || (known.has(word) && !FILLERS.has(word)))
}

/** How many words behind a negation it may deny. */
const REACH = 4

/** Words that situations are told with, whatever they are about. */
const FILLERS = new Set(
  `play played playing use used doe goe using put placing place placed take took taking taken go goes going went come came make made still already now just only again also card turn game
  player want wanted ok okay fine legal allowed right possible playable enough count counted gain gained total altogether left after afterwards before then here mine own first second
  gen generation action table out down up off onto over under without`.split(/\s+/),
)

/** How much of the sentence a verdict must have been read from; more where it assumes something, or where nothing is asked. */
function leastExplained(verdict: Verdict | undefined, kind: QuestionKind): number {
  const least = verdict?.status === 'needs-facts' ? LEAST.assuming : LEAST.decided
  return kind === 'statement' ? Math.max(least, LEAST.statement) : least
}

const LEAST = { decided: 0.6, assuming: 0.7, statement: 0.7 } as const

/** The share of the telling words that facts were read from, or that are the rule's own. */
function explainedIn({ tokens }: Heard, facts: readonly ReadFact[], known: ReadonlySet<string>): number {
  let all = 0
  let had = 0
  for (const [at, { word, number }] of tokens.entries()) {
    if (number !== undefined || isStopWord(word)) continue
    all++
    if (known.has(word) || facts.some(({ from, to }) => at >= from && at < to)) had++
  }
  return all === 0 ? 1 : had / all
}

/** Whether the sentence has words for a fact that would be assumed: then it may say otherwise. */
function spokenOf(assumed: readonly string[], rule: Rule, { tokens }: Heard, facts: readonly ReadFact[]): boolean {
  if (assumed.length === 0) return false
  const asked = new Set(tellingWords(rule.question))
  const read = new Set(facts.flatMap(({ from, to }) => tokens.slice(from, to).map(({ word }) => word)))
  const unread = tokens.filter(({ word, number }) => number === undefined && !isStopWord(word) && !FILLERS.has(word) && !asked.has(word) && !read.has(word))
  return assumed.some((name) => {
    const words = wordsFor(rule.facts[name])
    return unread.some(({ word }) => words.has(word))
  })
}

function wordsFor(fact: Fact | undefined): ReadonlySet<string> {
  const { words = [], no = [], options = {}, units = [], before = [], after = [] } = fact?.says ?? {}
  return new Set([...words, ...no, ...Object.values(options).flat(), ...units, ...before, ...after].flatMap(tellingWords))
}

/** Cards that were named, and that neither a fact was read from nor the rule speaks of. */
function unreadCards(cards: readonly CardSaid[], facts: readonly ReadFact[], known: ReadonlySet<string>): CardSaid[] {
  return cards.filter(
    ({ data, from, to }) => !facts.some((fact) => fact.from < to && fact.to > from) && !tellingWords(data.name).every((word) => known.has(word)),
  )
}
