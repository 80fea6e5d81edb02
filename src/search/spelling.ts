import SearchableMap from 'minisearch/SearchableMap'
import { distance, typosAllowed } from '../words/nearest.ts'

/** The words of the whole corpus, ready to be searched for the nearest. */
export type Speller = (word: string) => string[]

/** A word begun and not finished stands for the words it begins, if they are few. */
const MAX_COMPLETIONS = 4
const MIN_PREFIX = 4
/** The first letter is rarely the wrong one. */
const OTHER_LETTER_FIRST = 0.5

/**
 * Readings of a word that the corpus does not know: words it begins, else the words that are fewest letters away.
 * A word the corpus knows is never put to it, so one card's name cannot become another's.
 */
export function spellerOf(vocabulary: readonly string[]): Speller {
  const tree = new SearchableMap<string>()
  for (const word of vocabulary) tree.set(word, word)
  return (word) => {
    if (/^[-+]?\d/.test(word)) return []
    if (word.length >= MIN_PREFIX) {
      const begun = [...tree.atPrefix(word).keys()]
      if (begun.length > 0 && begun.length <= MAX_COMPLETIONS) return begun.sort()
    }
    const allowed = typosAllowed(word.length)
    if (allowed === 0) return []
    // The tree counts a swap of neighbours as two changes; people make it as one.
    const found = [...tree.fuzzyGet(word, allowed + 1)]
      .map(([near]) => ({ near, changes: distance(word, near, allowed) + (near[0] === word[0] ? 0 : OTHER_LETTER_FIRST) }))
      .filter(({ changes }) => changes <= allowed + OTHER_LETTER_FIRST)
    const fewest = Math.min(...found.map(({ changes }) => changes))
    return found
      .filter(({ changes }) => changes === fewest)
      .map(({ near }) => near)
      .sort()
  }
}

/** Letters that two words must begin with in common to have anything to do with each other. */
const COMMON_START = 4

/** For each word, the words of the vocabulary that begin most like it. A last resort: they may mean something else. */
export function alike(words: readonly string[], vocabulary: readonly string[]): string[] {
  return words.flatMap((word) => {
    let longest = COMMON_START
    let best: string[] = []
    for (const candidate of vocabulary) {
      const common = commonStart(word, candidate)
      if (common < longest) continue
      best = common === longest ? [...best, candidate] : [candidate]
      longest = common
    }
    return best
  })
}

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
