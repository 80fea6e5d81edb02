import SearchableMap from 'minisearch/SearchableMap'
import { typosAllowed } from '../words/nearest.ts'

/** The words of the whole corpus, ready to be searched for the nearest. */
export type Speller = (word: string) => string[]

/** A word begun and not finished stands for the words it begins, if they are few. */
const MAX_COMPLETIONS = 4
const MIN_PREFIX = 4

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
    const found = [...tree.fuzzyGet(word, allowed)].map(([near, [, changes]]) => ({ near, changes: changes + (near[0] === word[0] ? 0 : 0.5) }))
    const fewest = Math.min(...found.map(({ changes }) => changes))
    return found
      .filter(({ changes }) => changes === fewest)
      .map(({ near }) => near)
      .sort()
  }
}
