import MiniSearch from 'minisearch'
import { isStopWord, tellingWords, wordsOf } from '../search/words.ts'
import type { PassageFound, Placed } from './packs.ts'

const LONGEST_SNIPPET = 240
/** A title names what its section is about; its words weigh as much as three of the text. */
const TITLE_WEIGHT = 3

/** Finds passages by their words. Small: a table has a handful of books. */
export class PassageIndex {
  readonly #placed: readonly Placed[]
  readonly #index = new MiniSearch<{ id: number; title: string; text: string }>({
    fields: ['title', 'text'],
    tokenize: (text) => wordsOf(text).map(({ word }) => word),
    processTerm: (word) => (isStopWord(word) ? null : word),
    searchOptions: { boost: { title: TITLE_WEIGHT } },
  })

  constructor(placed: readonly Placed[]) {
    // Labels are part of the section around them, and would be found twice.
    this.#placed = placed.filter(({ passage }) => passage.kind === 'heading' && passage.isRule && passage.text.length > 0)
    this.#index.addAll(this.#placed.map(({ passage }, id) => ({ id, title: passage.title, text: textOf(passage) })))
  }

  search(question: string, { game, limit }: { game?: string | undefined; limit: number }): PassageFound[] {
    const words = new Set(tellingWords(question))
    if (words.size === 0) return []
    // Passages of other games do not count as found: they would keep looser matches of this one away.
    const filter = ({ id }: { id: unknown }): boolean => game === undefined || this.#placed[id as number]?.game === game
    const all = this.#index.search([...words].join(' '), { combineWith: 'AND', filter })
    const found = all.length > 0 ? all : this.#index.search([...words].join(' '), { filter })
    return found
      .flatMap(({ id, score }) => {
        const placed = this.#placed[id as number]
        return placed ? { ...placed, score, ...snippetOf(placed, words) } : []
      })
      .slice(0, limit)
  }
}

const textOf = ({ text }: Placed['passage']): string => text.map((block) => block.text).join('\n')

/** The piece of the text that has most of the words. */
function snippetOf({ passage }: Placed, wanted: ReadonlySet<string>): Pick<PassageFound, 'snippet' | 'highlights'> {
  let best = { snippet: passage.text[0]?.text ?? '', count: -1 }
  for (const { text } of passage.text) {
    const count = new Set(tellingWords(text).filter((word) => wanted.has(word))).size
    if (count > best.count) best = { snippet: text, count }
  }
  const words = wordsOf(best.snippet).filter(({ word }) => wanted.has(word))
  const from = best.snippet.length <= LONGEST_SNIPPET ? 0 : Math.max(0, best.snippet.lastIndexOf('. ', words[0]?.from ?? 0) + 1)
  const cut = best.snippet.slice(from, from + LONGEST_SNIPPET)
  const snippet = from + cut.length < best.snippet.length ? `${cut.slice(0, cut.lastIndexOf(' '))}…` : cut
  const highlights = words
    .filter((word) => word.from >= from && word.to - from < snippet.length)
    .map((word): [number, number] => [word.from - from, word.to - from])
  return { snippet, highlights: highlights.filter(([start], i) => i === 0 || start !== highlights[i - 1]?.[0]) }
}
