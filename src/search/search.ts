import { type GameIndex, type Indexed, loadIndex } from './game-index.ts'
import { type GameWeight, weighGames } from './games.ts'
import { indexNames, type Mention, mentionsIn, type NameIndex } from './names.ts'
import { parseQuery, type Query } from './query.ts'
import { hasPhrase, rank, type Wanted, WEIGHTS, type Weights } from './rank.ts'
import { type Snippet, snippetOf } from './snippet.ts'
import { alike, type Speller, spellerOf } from './spelling.ts'
import type { Corpus, Frequencies, SearchStore } from './store.ts'
import { respell, wantedWords } from './wanted.ts'

export interface SearchOptions {
  limit: number
  game?: string | undefined
  kind?: string | undefined
  needs?: string | undefined
}

export interface Found extends Snippet {
  game: string
  ruling: Indexed
  score: number
  words: string[]
  synonyms: string[]
  card: string | undefined
}

export interface SearchAnswer {
  query: Query
  games: GameWeight[]
  /** Cards that the question names, and the words it does so with. */
  cards: { game: string; id: string; name: string; words: string[] }[]
  hits: Found[]
  total: number
  /** When nothing was found: the rulings nearest to the question. */
  nearest: Found[]
  didYouMean: string | undefined
  /** How much of what the question says the first hit has, by how telling its words are: from 0 to 1. Words that nobody knows count, too. */
  coverage: number
}

/** A game less likely than this share of the likeliest is not searched: its index need not even be loaded. */
const UNLIKELY = 0.02
/** Two games are both plausible when the second is at least this share of the first. */
const PLAUSIBLE = 0.8
const KEPT_WORDS = 20_000
/** Rulings that are shown when nothing matches. */
const NEAREST = 3

/** Search over the games of a library. Indexes are loaded when their game is first searched. */
export class Search {
  readonly #store: SearchStore
  readonly #weights: Weights
  readonly #indexes = new Map<string, Promise<GameIndex>>()
  readonly #frequencies = new Map<string, Readonly<Record<string, number>> | undefined>()
  #corpus: Promise<{ corpus: Corpus; names: NameIndex }> | undefined
  #speller: Promise<Speller> | undefined

  /** @param weights what each ingredient of the ranking counts; others than the usual ones only to measure them */
  constructor(store: SearchStore, weights: Weights = WEIGHTS) {
    this.#store = store
    this.#weights = weights
  }

  async search(text: string, options: SearchOptions): Promise<SearchAnswer> {
    const { corpus, names } = await this.#readCorpus()
    const query = this.#queryOf(text, options, corpus)
    const mentions = mentionsIn(query.rest, names)
    const { wanted, synonyms, frequencies, respelled } = await wantedWords(
      query,
      mentions,
      (words) => this.#readFrequencies(words),
      () => this.#readSpeller(),
    )
    const games = gamesToSearch(query, corpus, wanted, frequencies, mentions)
    const total = Object.values(corpus.sizes).reduce((sum, size) => sum + size, 0)
    const rarity = rarityOver(frequencies, total)
    const rarityIn = (game: string): ((word: string) => number) =>
      mixed(rarity, rarityOver(inGame(frequencies, game), corpus.sizes[game] ?? 0), this.#weights.rarity)
    const likeliest = games[0]?.weight ?? 1
    const found: Found[][] = []
    for (const { game, weight } of games) {
      if (weight < likeliest * UNLIKELY) continue
      const words = [...wanted, ...(this.#weights.glossary > 0 ? synonyms.filter((synonym) => synonym.game === game) : [])]
      found.push(await this.#searchGame(game, Math.sqrt(weight / likeliest), query, words, mentions, rarityIn(game)))
    }
    const hits = merge(found, games)
    const cards = mentions.flatMap(({ name, words }) => (name.kind === 'card' ? [{ game: name.game, id: name.id, name: name.proper, words }] : []))
    return {
      query,
      games,
      cards,
      hits: await Promise.all(hits.slice(0, options.limit).map((hit) => this.#withSnippet(hit, rarity))),
      total: hits.length,
      nearest: hits.length > 0 ? [] : await this.#nearest(query, games, rarity),
      coverage: coverageOf(query, mentions, hits[0], rarity),
      didYouMean: respelled.size > 0 ? respell(query.text, respelled) : undefined,
    }
  }

  /** The names of games, cards and terms that questions can use. */
  async names(): Promise<NameIndex> {
    return (await this.#readCorpus()).names
  }

  /** Operators inside the question win over parameters. A game may be named by any of its names. */
  #queryOf(text: string, options: SearchOptions, corpus: Corpus): Query {
    const query = parseQuery(text)
    const game = query.game ?? options.game
    const named = game && corpus.names.find(({ kind, name }) => kind === 'game' && name.toLowerCase() === game)
    const kind = query.kind ?? options.kind
    const needs = query.needs ?? options.needs
    return {
      ...query,
      ...(game !== undefined && { game: named ? named.game : game }),
      ...(kind !== undefined && { kind: kind as NonNullable<Query['kind']> }),
      ...(needs !== undefined && { needs }),
    }
  }

  async #searchGame(
    game: string,
    weight: number,
    query: Query,
    wanted: readonly Wanted[],
    mentions: readonly Mention[],
    rarity: (word: string) => number,
  ): Promise<Found[]> {
    if (wanted.length === 0 && !isFilter(query)) return []
    const index = await this.#readIndex(game)
    const own = mentions.filter(({ name }) => name.game === game)
    const cards = new Set(own.flatMap(({ name }) => (name.kind === 'card' ? [name.id] : [])))
    const accept = (ruling: Indexed): boolean =>
      (query.kind === undefined || ruling.kind === query.kind) &&
      (query.needs === undefined || ruling.needs.includes(query.needs)) &&
      (query.card === undefined || ruling.about.some((id) => id === query.card || id === `${game}/${query.card}`)) &&
      query.phrases.every((phrase) => hasPhrase(index, ruling, phrase)) &&
      !query.without.some((phrase) => hasPhrase(index, ruling, phrase))
    return rank(index, wanted, { rarity, accept, cards, weights: this.#weights }).map(({ ruling, score, found }) => ({
      game,
      ruling,
      score: score * weight,
      words: found.map(({ word }) => word),
      synonyms: found.flatMap(({ word, asked }) => (asked ? [`${asked} → ${word}`] : [])),
      card: ruling.about.find((card) => cards.has(card)),
      snippet: '',
      highlights: [],
    }))
  }

  async #withSnippet(hit: Found, rarity: (word: string) => number): Promise<Found> {
    return { ...hit, ...snippetOf(await this.#readIndex(hit.game), hit.ruling, new Set(hit.words), rarity) }
  }

  /** When no word was found: the rulings that have a word beginning like one of the question's. */
  async #nearest(query: Query, games: readonly GameWeight[], rarity: (word: string) => number): Promise<Found[]> {
    const near = alike(query.words, await this.#store.vocabulary())
    const found: Found[][] = []
    for (const { game } of games)
      found.push(
        await this.#searchGame(
          game,
          1,
          { ...query, words: near, phrases: [] },
          near.map((word) => ({ word, weight: 1 })),
          [],
          rarity,
        ),
      )
    return found
      .flat()
      .sort((a, b) => b.score - a.score)
      .slice(0, NEAREST)
  }

  /** The same words come up again and again; what is asked of the store is kept. */
  async #readFrequencies(words: readonly string[]): Promise<Frequencies> {
    const unknown = words.filter((word) => !this.#frequencies.has(word))
    if (unknown.length > 0) {
      const read = await this.#store.frequencies(unknown)
      if (this.#frequencies.size > KEPT_WORDS) this.#frequencies.clear()
      for (const word of unknown) this.#frequencies.set(word, read.get(word))
    }
    const found = new Map<string, Readonly<Record<string, number>>>()
    for (const word of words) {
      const counts = this.#frequencies.get(word)
      if (counts) found.set(word, counts)
    }
    return found
  }

  #readIndex(game: string): Promise<GameIndex> {
    const known = this.#indexes.get(game)
    if (known) return known
    const index = this.#store.searchIndex(game).then(loadIndex)
    this.#indexes.set(game, index)
    return index
  }

  #readCorpus(): Promise<{ corpus: Corpus; names: NameIndex }> {
    this.#corpus ??= this.#store.corpus().then((corpus) => ({ corpus, names: indexNames(corpus.names) }))
    return this.#corpus
  }

  #readSpeller(): Promise<Speller> {
    this.#speller ??= this.#store.vocabulary().then(spellerOf)
    return this.#speller
  }
}

/** A rarer word than this tells no more. */
const RAREST = 6

function coverageOf({ words }: Query, mentions: readonly Mention[], hit: Found | undefined, rarity: (word: string) => number): number {
  const ofGames = new Set(mentions.flatMap(({ name, words: said }) => (name.kind === 'game' ? said : [])))
  const found = new Set([...(hit?.words ?? []), ...(hit?.synonyms ?? []).flatMap((synonym) => synonym.split(' → ')[0]?.split(' ') ?? [])])
  let all = 0
  let had = 0
  for (const word of words) {
    if (ofGames.has(word)) continue
    const value = Math.min(RAREST, rarity(word))
    all += value
    if (found.has(word)) had += value
  }
  return all === 0 ? 0 : had / all
}

/** A question without words lists what its filters let through; one whose words nobody knows finds nothing. */
function isFilter({ words, phrases, game, kind, card, needs }: Query): boolean {
  return words.length === 0 && (phrases.length > 0 || [game, kind, card, needs].some((filter) => filter !== undefined))
}

/** How telling a word is: the logarithm of how rarely a ruling of any game has it. */
function rarityOver(frequencies: Frequencies, total: number): (word: string) => number {
  const known = new Map<string, number>()
  for (const [word, counts] of frequencies) {
    const having = Object.values(counts).reduce((sum, count) => sum + count, 0)
    known.set(word, Math.log(1 + (total - having + 0.5) / (having + 0.5)))
  }
  const average = Math.log(1 + total / 10)
  return (word) => known.get(word) ?? average
}

const inGame = (frequencies: Frequencies, game: string): Frequencies =>
  new Map([...frequencies].flatMap(([word, counts]) => (counts[game] ? [[word, { [game]: counts[game] }] as const] : [])))

/** How much of a word's rarity is its rarity in its own game: "navy" is rare in the corpus and common in Moon Base. */
const OWN = 0.6
const mixed =
  (all: (word: string) => number, own: (word: string) => number, weight: number) =>
  (word: string): number =>
    (all(word) ** (1 - OWN) * own(word) ** OWN) ** weight

function gamesToSearch(query: Query, corpus: Corpus, wanted: readonly Wanted[], frequencies: Frequencies, mentions: readonly Mention[]): GameWeight[] {
  if (query.game !== undefined) return Object.hasOwn(corpus.sizes, query.game) ? [{ game: query.game, weight: 1, because: [query.game] }] : []
  return weighGames(
    corpus.sizes,
    wanted.map(({ word }) => word),
    frequencies,
    mentions,
  )
}

/** All hits by score; when several games are plausible, the first hit of each comes before the second of any. */
function merge(found: readonly (readonly Found[])[], games: readonly GameWeight[]): Found[] {
  const byScore = (a: Found, b: Found): number => b.score - a.score
  const likeliest = games[0]?.weight ?? 0
  const plausible = new Set(games.filter(({ weight }) => weight >= likeliest * PLAUSIBLE).map(({ game }) => game))
  const all = found.flat().sort(byScore)
  if (plausible.size < 2) return all
  const firsts = found.flatMap(([first]) => (first && plausible.has(first.game) ? [first] : [])).sort(byScore)
  return [...firsts, ...all.filter((hit) => !firsts.includes(hit))]
}
