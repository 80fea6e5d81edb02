import type { GameIndex, Indexed } from './game-index.ts'

export interface Snippet {
  snippet: string
  /** Ranges of the snippet, from and to, in order. */
  highlights: [number, number][]
}

const LONGEST = 240

/** The clause that has most of the words found, weighed by how telling they are, with those words marked. */
export function snippetOf(index: GameIndex, ruling: Indexed, words: ReadonlySet<string>, rarity: (word: string) => number): Snippet {
  let best = { text: ruling.clauses[0]?.text ?? ruling.shortAnswer, value: -1 }
  for (const { label, text } of ruling.clauses) {
    const line = label === 'Answer' ? text : `${label}: ${text}`
    const { all } = index.read(line)
    let value = 0
    for (const word of words) if (all.has(word)) value += rarity(word)
    if (value > best.value) best = { text: line, value }
  }
  const snippet = cut(best.text)
  const highlights: [number, number][] = []
  for (const { word, from, to } of index.read(snippet).words) {
    const last = highlights.at(-1)
    if (words.has(word) && last?.[0] !== from) highlights.push([from, to])
  }
  return { snippet, highlights }
}

function cut(text: string): string {
  if (text.length <= LONGEST) return text
  const short = text.slice(0, LONGEST - 1)
  return `${short.slice(0, short.lastIndexOf(' '))}…`
}
