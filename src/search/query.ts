import { isStopWord, wordsOf } from './words.ts'

const RULING_KINDS = ['question', 'card', 'section', 'erratum'] as const

/** A question taken apart: words to find, phrases that must stand together, words that must not be there, and filters. */
export interface Query {
  text: string
  words: string[]
  phrases: string[][]
  /** Words and phrases that must not be there. */
  without: string[][]
  /** What is left of the text when operators and exclusions are taken out: what the question speaks of. */
  rest: string
  game?: string
  kind?: (typeof RULING_KINDS)[number]
  card?: string
  needs?: string
  /** Look into the books of private packs, too. */
  in?: 'book'
}

const OPERATOR = /(?:^|\s)(game|kind|card|needs|in):("[^"]*"|\S+)/gi
const PHRASE = /"([^"]+)"/g
const WITHOUT = /(?:^|\s)-(?:"([^"]+)"|(\p{L}[\p{L}\p{N}'’-]*))/gu

/** Longest question that is read. A sentence typed at a table has under 200 characters. */
export const MAX_QUESTION = 500

/** Never fails: what is not an operator is a word. A `-` before a digit is a sign, before a letter it excludes. */
export function parseQuery(text: string): Query {
  const query: Query = { text, words: [], phrases: [], without: [], rest: '' }
  let rest = text.replace(OPERATOR, (whole, name: string, quoted: string) => {
    const value = quoted.replaceAll('"', '').toLowerCase()
    const key = name.toLowerCase()
    if (key === 'game' || key === 'card' || key === 'needs') query[key] = value
    else if (key === 'in') {
      if (value !== 'book') return whole
      query.in = value
    } else {
      const kind = RULING_KINDS.find((known) => known === value)
      if (!kind) return whole
      query.kind = kind
    }
    return ' '
  })
  rest = rest.replace(WITHOUT, (_, phrase: string | undefined, word: string | undefined) => {
    const words = wordsOf(phrase ?? word ?? '').map((found) => found.word)
    if (words.length > 0) query.without.push(words)
    return ' '
  })
  query.rest = rest.replace(PHRASE, (_, phrase: string) => {
    const words = wordsOf(phrase).map(({ word }) => word)
    if (words.length > 0) query.phrases.push(words)
    return ` ${phrase} `
  })
  query.words = [
    ...new Set(
      wordsOf(query.rest)
        .map(({ word }) => word)
        .filter((word) => !isStopWord(word)),
    ),
  ]
  return query
}
