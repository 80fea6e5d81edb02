import MiniSearch from 'minisearch'
import type { SearchStore, SuggestEntry } from './store.ts'
import { isStopWord, wordsOf } from './words.ts'

export interface Suggested extends SuggestEntry {
  game: string
}

export const MAX_SUGGESTIONS = 25
/** One letter begins too many words. */
const MIN_LETTERS = 2

const words = (text: string): string[] => wordsOf(text).map(({ word }) => word)

const OPTIONS = {
  idField: 'key',
  fields: ['text', 'also'],
  storeFields: ['id', 'kind', 'text', 'also'],
  tokenize: words,
  processTerm: (word: string): string => word,
}

type Stored = Omit<SuggestEntry, 'also'> & { key: string; also: string }

export function serialiseSuggestions(entries: readonly SuggestEntry[]): string {
  const index = new MiniSearch<Stored>(OPTIONS)
  index.addAll(entries.map((entry) => ({ ...entry, key: `${entry.kind}:${entry.id}`, also: entry.also.join('\n') })))
  return JSON.stringify(index)
}

/** Suggestions as somebody types: every word so far is in the text or begins one of its words. */
export class Suggest {
  readonly #store: SearchStore
  readonly #indexes = new Map<string, Promise<MiniSearch<Stored>>>()

  constructor(store: SearchStore) {
    this.#store = store
  }

  async suggest(typed: string, options: { game?: string | undefined; limit: number }): Promise<Suggested[]> {
    if (typed.trim().length < MIN_LETTERS) return []
    const { sizes } = await this.#store.corpus()
    const games = options.game === undefined ? Object.keys(sizes) : Object.keys(sizes).filter((game) => game === options.game)
    const all = words(typed)
    const telling = all.filter((word, i) => i === all.length - 1 || !isStopWord(word))
    if (telling.length === 0) return []
    const found: (Suggested & { score: number })[] = []
    for (const game of games) {
      const index = await this.#readIndex(game)
      for (const result of index.search(telling.join(' '), { tokenize: (text) => text.split(' '), combineWith: 'AND', prefix: true, boost: { text: 2 } }))
        found.push({
          game,
          id: result.id as string,
          kind: result['kind'],
          text: result['text'],
          also: [],
          score: result.score * KIND_WEIGHT[result['kind'] as SuggestEntry['kind']],
        })
    }
    return found
      .sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1))
      .slice(0, Math.min(options.limit, MAX_SUGGESTIONS))
      .map(({ score: _, ...entry }) => entry)
  }

  #readIndex(game: string): Promise<MiniSearch<Stored>> {
    const known = this.#indexes.get(game)
    if (known) return known
    const index = this.#store.suggestIndex(game).then((text) => MiniSearch.loadJSON<Stored>(text, OPTIONS))
    this.#indexes.set(game, index)
    return index
  }
}

/** Somebody who types a card's name means the card before any ruling that mentions it. */
const KIND_WEIGHT = { card: 1.5, term: 1.1, ruling: 1 } as const
