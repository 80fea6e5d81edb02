import type { GameIndex, Indexed } from './game-index.ts'

export interface Snippet {
  snippet: string
  /** Ranges of the snippet, from and to, in order. */
  highlights: [number, number][]
}

const LONGEST = 240

/** The clause that has most of the words found, weighed by how telling they are, with those words marked. */
export function snippetOf(index: GameIndex, ruling: Indexed, words: ReadonlySet<string>, rarity: (word: string) => number): Snippet {
  const { clauses } = index.read(ruling)
  let best = clauses[0]
  let most = 0
  for (const clause of clauses) {
    let value = 0
    for (const word of words) if (clause.all.has(word)) value += rarity(word)
    if (value > most) {
      best = clause
      most = value
    }
  }
  if (!best) return { snippet: ruling.shortAnswer, highlights: [] }
  const snippet = cut(best.text)
  const highlights: [number, number][] = []
  for (const { word, from, to } of best.words) {
    if (to > snippet.length) break
    if (words.has(word) && highlights.at(-1)?.[0] !== from) highlights.push([from, to])
  }
  return { snippet, highlights }
}

function cut(text: string): string {
  if (text.length <= LONGEST) return text
  const short = text.slice(0, LONGEST - 1)
  return `${short.slice(0, short.lastIndexOf(' '))}…`
}
