/** What search knows of one ruling. It is kept inside the index of its game. */
export interface SearchDocument {
  id: string
  title: string
  shortAnswer: string
  kind: string
  askedAs: string[]
  clauses: { label: string; text: string }[]
  /** Ids of cards. */
  about: string[]
  needs: string[]
  origin: { document: string; anchor: string }[]
}

/** A name that a question can use: of a game, a card or a term. */
export interface Name {
  game: string
  kind: 'game' | 'card' | 'term'
  id: string
  /** What people say. */
  name: string
  /** What the game says. */
  proper: string
}

export interface Corpus {
  /** How many rulings each game has. */
  sizes: Record<string, number>
  names: Name[]
}

export interface SuggestEntry {
  id: string
  kind: 'ruling' | 'card' | 'term'
  text: string
  /** Other words that lead to it. */
  also: string[]
}

/** How many rulings of each game have a word. */
export type Frequencies = ReadonlyMap<string, Readonly<Record<string, number>>>

/** Where search reads from. Asynchronous, so that a database on another machine or a download can stand behind it. */
export interface SearchStore {
  corpus(): Promise<Corpus>
  frequencies(words: readonly string[]): Promise<Frequencies>
  vocabulary(): Promise<readonly string[]>
  searchIndex(game: string): Promise<string>
  suggestIndex(game: string): Promise<string>
}
