import MiniSearch, { type AsPlainObject } from 'minisearch'
import type { SearchDocument } from './store.ts'
import { isStopWord, tellingWords, type Word, wordsOf } from './words.ts'

/** The fields of a ruling that are searched. */
const FIELDS = ['title', 'askedAs', 'answer', 'clauses'] as const
export type Field = (typeof FIELDS)[number]

/** A ruling in the index, with the number of words in each field. */
export interface Indexed extends SearchDocument {
  lengths: Record<Field, number>
}

/** The index of one game: which of its rulings have a word, and in which field. */
export interface GameIndex {
  words: MiniSearch<Indexed>
  rulings: ReadonlyMap<string, Indexed>
  averages: Record<Field, number>
  /** A ruling's texts, read. They are compared with every question, and so kept. */
  read: (ruling: Indexed) => ReadRuling
}

/** A text as questions are compared with it. */
interface Read {
  words: readonly Word[]
  all: ReadonlySet<string>
  /** Those of its words that can tell rulings apart, each once. */
  telling: readonly string[]
}

interface ReadRuling {
  /** The heading and the ways of asking: what a question may say in nearly the same words. */
  lines: readonly Read[]
  /** The clauses, each as it is shown. */
  clauses: readonly (Read & { text: string })[]
}

const OPTIONS = {
  fields: [...FIELDS],
  extractField: (document: Indexed, field: string): string => (field === 'id' ? document.id : textOf(document, field as Field)),
  tokenize: tellingWords,
  processTerm: (word: string): string => word,
}

function textOf(document: SearchDocument, field: Field): string {
  switch (field) {
    case 'title':
      return document.title
    case 'askedAs':
      return document.askedAs.join('\n')
    case 'answer':
      return document.clauses[0]?.text ?? ''
    case 'clauses':
      return document.clauses
        .slice(1)
        .map(({ label, text }) => `${label}\n${text}`)
        .join('\n')
  }
}

/** The index of a game as text, to be kept in the library. The same rulings give the same text. */
export function serialiseIndex(documents: readonly SearchDocument[]): string {
  const rulings = documents.map((document): Indexed => ({ ...document, lengths: lengthsOf(document) }))
  const words = new MiniSearch<Indexed>(OPTIONS)
  words.addAll(rulings)
  return JSON.stringify({ words: words.toJSON(), rulings })
}

export function loadIndex(text: string): GameIndex {
  const { words, rulings } = JSON.parse(text) as { words: AsPlainObject; rulings: Indexed[] }
  const average = (field: Field): number => rulings.reduce((sum, { lengths }) => sum + lengths[field], 0) / Math.max(1, rulings.length)
  return {
    words: MiniSearch.loadJS<Indexed>(words, OPTIONS),
    rulings: new Map(rulings.map((ruling) => [ruling.id, ruling])),
    averages: { title: average('title'), askedAs: average('askedAs'), answer: average('answer'), clauses: average('clauses') },
    read: keptRulings(),
  }
}

/** How many rulings are kept read. */
const KEPT = 5_000

function keptRulings(): GameIndex['read'] {
  const kept = new Map<string, ReadRuling>()
  return (ruling) => {
    const known = kept.get(ruling.id)
    if (known) return known
    const clauses = ruling.clauses.map(({ label, text }) => (label === 'Answer' ? text : `${label}: ${text}`))
    const read = { lines: [ruling.title, ...ruling.askedAs].map(readText), clauses: clauses.map((text) => ({ text, ...readText(text) })) }
    if (kept.size >= KEPT) kept.clear()
    kept.set(ruling.id, read)
    return read
  }
}

function readText(text: string): Read {
  const words = wordsOf(text)
  const all = new Set(words.map(({ word }) => word))
  return { words, all, telling: [...all].filter((word) => !isStopWord(word)) }
}

function lengthsOf(document: SearchDocument): Record<Field, number> {
  const count = (field: Field): number => tellingWords(textOf(document, field)).length
  return { title: count('title'), askedAs: count('askedAs'), answer: count('answer'), clauses: count('clauses') }
}

/** How many of the rulings have each word, in any field. */
export function countWords(documents: readonly SearchDocument[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const document of documents) {
    const words = new Set(FIELDS.flatMap((field) => tellingWords(textOf(document, field))))
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}
