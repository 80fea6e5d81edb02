import type { Body } from '../contract/base.ts'
import type { SearchStore } from '../search/store.ts'
import type { AliasKind } from './rows.ts'

export interface PageRequest {
  limit: number
  /** The id of the last item of the page before. */
  after?: string | undefined
}

export interface Page {
  items: Body[]
  total: number
  /** The id to go on after, or nothing at the end. */
  next: string | null
}

export interface RulingFilter {
  game?: string | undefined
  kind?: string | undefined
  status?: string | undefined
  card?: string | undefined
  needs?: string | undefined
  ids?: readonly string[] | undefined
}

export interface SourcePlace {
  thread?: number | undefined
  article?: number | undefined
  key?: string | undefined
}

export interface RuleFilter {
  game?: string | undefined
  topic?: string | undefined
  ruling?: string | undefined
  card?: string | undefined
}

export type ListedKind = 'rulings' | 'cards' | 'terms' | 'conflicts' | 'rules' | 'sources'

/** A page asked for after an id that the library does not have. */
export class UnknownCursor extends Error {}

/**
 * What the edges read. Asynchronous throughout, so that a database on another machine can stand behind it. Bodies come
 * as they were prepared; nothing here can change them.
 */
export interface Library extends SearchStore {
  readonly version: string
  overview(): Promise<Body>
  games(page: PageRequest): Promise<Page>
  game(id: string): Promise<Body | undefined>
  document(game: string, id: string): Promise<Body | undefined>
  ruling(id: string): Promise<Body | undefined>
  card(id: string): Promise<Body | undefined>
  term(id: string): Promise<Body | undefined>
  conflict(id: string): Promise<Body | undefined>
  rulings(filter: RulingFilter, page: PageRequest): Promise<Page>
  cards(filter: { game?: string | undefined }, page: PageRequest): Promise<Page>
  terms(filter: { game?: string | undefined }, page: PageRequest): Promise<Page>
  conflicts(filter: { game?: string | undefined }, page: PageRequest): Promise<Page>
  rule(id: string): Promise<Body | undefined>
  rules(filter: RuleFilter, page: PageRequest): Promise<Page>
  ruleRefs(ids: readonly string[]): Promise<Body[]>
  coverage(game: string | undefined): Promise<Body[]>
  sources(page: PageRequest): Promise<Page>
  /** The sources at a place: of one article, else of a thread, else of an address. */
  sourcesAt(place: SourcePlace): Promise<Body[]>
  /** Rulings, in short, that restate a section. */
  rulingsOfSection(game: string, document: string, anchor: string): Promise<Body[]>
  rulingRefs(ids: readonly string[]): Promise<Body[]>
  documentsAt(addressKey: string): Promise<{ game: string; id: string }[]>
  cardsNamed(foldedName: string, game: string | undefined): Promise<{ how: 'exact' | 'alias'; body: Body }[]>
  /** What an id that was given up is called now. */
  alias(kind: AliasKind, id: string): Promise<string | undefined>
  /** All ids of a kind, for finding the nearest to one that is unknown. */
  ids(kind: 'games' | 'documents' | Exclude<ListedKind, 'sources'>, game?: string): Promise<string[]>
  all(kind: ListedKind): AsyncIterable<Body>
  close(): void
}
