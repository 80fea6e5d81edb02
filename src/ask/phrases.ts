import type { Fact, Says } from '../rules/fact.ts'
import type { Rule } from '../rules/rule.ts'
import { wordsOf } from '../search/words.ts'
import type { Token } from './sentence.ts'

/** What a phrase says of a fact: yes, no, an option, or that a number beside it is the fact's. */
type Role = 'yes' | 'no' | 'option' | 'unit' | 'before' | 'after' | 'thing'

interface Meaning {
  fact: string
  role: Role
  option?: string
}

/** A phrase found in a sentence: its words are tokens `from` up to, not including, `to`. */
export interface Said extends Meaning {
  from: number
  to: number
}

/** Units that are written on a number, and are no word of their own. */
const WRITTEN_UNITS: ReadonlySet<string> = new Set(['%', '°c'])

/** All phrases by which the facts of a game are known, by their words. */
export interface PhraseIndex {
  byWords: ReadonlyMap<string, readonly Meaning[]>
  /** The longest phrase that begins with a word. */
  longest: ReadonlyMap<string, number>
}

export function indexPhrases(rules: readonly Rule[]): PhraseIndex {
  const byWords = new Map<string, Meaning[]>()
  const longest = new Map<string, number>()
  const seen = new Set<string>()
  const add = (phrase: string, meaning: Meaning): void => {
    const words = WRITTEN_UNITS.has(phrase) ? [phrase] : wordsOf(phrase).map(({ word }) => word)
    const [first] = words
    const key = words.join(' ')
    const id = `${key}|${meaning.fact}|${meaning.role}|${meaning.option ?? ''}`
    if (first === undefined || seen.has(id)) return
    seen.add(id)
    byWords.set(key, [...(byWords.get(key) ?? []), meaning])
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length))
  }
  for (const { facts } of rules) for (const [name, fact] of Object.entries(facts)) for (const [phrase, meaning] of phrasesOf(name, fact)) add(phrase, meaning)
  return { byWords, longest }
}

function phrasesOf(fact: string, asked: Fact): [string, Meaning][] {
  // An amount is known by what it is counted in.
  const unit = asked.kind === 'amount' ? (asked.amount as unknown as Rule).unit : undefined
  const says: Says = typeof unit === 'string' ? { units: [unit] } : (asked.says ?? {})
  const { options = {} } = says
  const lists: [Role, keyof Says][] = [
    ['yes', 'words'],
    ['no', 'no'],
    ['unit', 'units'],
    ['before', 'before'],
    ['after', 'after'],
    ['thing', 'things'],
  ]
  return [
    ...lists.flatMap(([role, key]) => ((says[key] ?? []) as readonly string[]).map((phrase): [string, Meaning] => [phrase, { fact, role }])),
    ...Object.entries(options).flatMap(([option, phrases]) => phrases.map((phrase): [string, Meaning] => [phrase, { fact, role: 'option', option }])),
  ]
}

/** Every phrase of the game that the sentence has, overlapping ones, too: which of them count depends on the rule. */
export function phrasesIn(tokens: readonly Token[], { byWords, longest }: PhraseIndex): Said[] {
  const found: Said[] = []
  for (let from = 0; from < tokens.length; from++) {
    const most = Math.min(longest.get(tokens[from]?.word ?? '') ?? 0, tokens.length - from)
    const { unit } = tokens[from] ?? {}
    for (const meaning of (unit && byWords.get(unit)) ?? []) found.push({ ...meaning, from, to: from + 1 })
    let key = ''
    for (let to = from + 1; to <= from + most; to++) {
      key = key === '' ? (tokens[from]?.word ?? '') : `${key} ${tokens[to - 1]?.word}`
      for (const meaning of byWords.get(key) ?? []) found.push({ ...meaning, from, to })
    }
  }
  return found
}
