import { isStopWord, wordsOf } from '../search/words.ts'

/** A stretch of a passage that a clause restates. */
export interface Restated {
  clause: string
  from: number
  to: number
}

/** Shares of a clause's telling words that a sentence must have. Below a third, chance finds sentences of the same subject. */
const SHARE = 0.4
/** Two words are shared by chance; they are enough only where the clause has hardly more. */
const FEWEST_WORDS = 3
const FEW = 4

/**
 * Which sentences of a passage the clauses of a ruling restate: for each clause the sentence that shares most of its
 * telling words, rare ones counting more. A clause that no sentence resembles is left out.
 */
export function restatedIn(text: string, clauses: readonly { id: string; text: string }[]): Restated[] {
  const sentences = sentencesOf(text).map(({ from, to }) => ({ from, to, words: tellingSet(text.slice(from, to)) }))
  const frequency = new Map<string, number>()
  for (const { words } of sentences) for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  const weight = (word: string): number => 1 / Math.sqrt(frequency.get(word) ?? 1)
  const total = (words: Iterable<string>): number => [...words].reduce((sum, word) => sum + weight(word), 0)
  return clauses.flatMap(({ id, text: clause }) => {
    const wanted = tellingSet(clause)
    const scored = sentences.map(({ from, to, words }) => {
      const shared = [...wanted].filter((word) => words.has(word))
      return { from, to, count: shared.length, share: shared.length === 0 ? 0 : total(shared) / Math.min(total(wanted), Math.max(total(words), 1)) }
    })
    const best = scored.reduce((a, b) => (b.share > a.share ? b : a), { from: 0, to: 0, count: 0, share: 0 })
    const fewest = wanted.size <= FEW ? FEWEST_WORDS - 1 : FEWEST_WORDS
    return best.count >= fewest && best.share >= SHARE ? [{ clause: id, from: best.from, to: best.to }] : []
  })
}

const tellingSet = (text: string): Set<string> => new Set(wordsOf(text).flatMap(({ word }) => (isStopWord(word) ? [] : word)))

/** Sentences by their places; a line ends one, too. */
function sentencesOf(text: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  for (const match of text.matchAll(/[^\s].*?(?:[.!?]["”’)\]]*(?=\s+[\p{Lu}“"‘(\d]|\s*$)|(?=\n)|$)/gmu))
    if (match[0].trim()) found.push({ from: match.index, to: match.index + match[0].length })
  return found
}
