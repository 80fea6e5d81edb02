import type { Body } from '../contract/base.ts'
import type { Name } from '../search/store.ts'

/** What a library is made of, before it is a file: the rows of its tables, in the order of lists. */
export interface LibraryRows {
  overview: (version: string) => Body
  games: { id: string; body: Body }[]
  documents: { game: string; id: string; addressKey: string | undefined; body: Body }[]
  rulings: {
    id: string
    game: string
    kind: string
    status: string
    needs: string[]
    cards: string[]
    sections: { document: string; anchor: string }[]
    ref: Body
    body: Body
  }[]
  cards: { id: string; game: string; names: { name: string; how: 'exact' | 'alias' }[]; body: Body }[]
  terms: { id: string; game: string; body: Body }[]
  conflicts: { id: string; game: string; body: Body }[]
  rules: { id: string; game: string; topic: string; code: string; rulings: string[]; cards: string[]; ref: Body; body: Body }[]
  coverage: { game: string; body: Body }[]
  sources: { url: string; key: string; thread: number | undefined; article: number | undefined; body: Body }[]
  aliases: { kind: AliasKind; id: string; target: string }[]
  indexes: { game: string; size: number; rulings: string; suggest: string }[]
  names: Name[]
  words: { word: string; game: string; n: number }[]
}

export type AliasKind = 'ruling' | 'card' | 'term' | 'conflict'
