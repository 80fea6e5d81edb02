import type Database from 'better-sqlite3'
import type { Body } from '../contract/base.ts'
import type { Corpus, Frequencies, Name } from '../search/store.ts'
import { type Library, type ListedKind, type Page, type PageRequest, type RuleFilter, type RulingFilter, type SourcePlace, UnknownCursor } from './library.ts'
import type { AliasKind } from './rows.ts'

const TABLE_OF = {
  rulings: 'ruling',
  cards: 'card',
  terms: 'term',
  conflicts: 'conflict',
  rules: 'rule',
  sources: 'source',
  games: 'game',
  documents: 'document',
} as const
type ListTable = (typeof TABLE_OF)[ListedKind | 'games']

/** A condition of a list and the value it is about; without the value it is left out. */
type Condition = readonly [sql: string, value: unknown]

/** The library in its SQLite file. Statements are prepared once, on first use. */
export class SqliteLibrary implements Library {
  readonly version: string
  readonly #db: Database.Database
  readonly #statements = new Map<string, Database.Statement>()

  constructor(db: Database.Database, version: string) {
    this.#db = db
    this.version = version
  }

  async overview(): Promise<Body> {
    return this.#value('SELECT overview FROM library') as Body
  }

  async games(page: PageRequest): Promise<Page> {
    return this.#page('game', page, [])
  }

  async game(id: string): Promise<Body | undefined> {
    return this.#value('SELECT body FROM game WHERE id = ?', id)
  }

  async document(game: string, id: string): Promise<Body | undefined> {
    return this.#value('SELECT body FROM document WHERE game = ? AND id = ?', game, id)
  }

  async ruling(id: string): Promise<Body | undefined> {
    return this.#value('SELECT body FROM ruling WHERE id = ?', id)
  }

  async card(id: string): Promise<Body | undefined> {
    return this.#value('SELECT body FROM card WHERE id = ?', id)
  }

  async term(id: string): Promise<Body | undefined> {
    return this.#value('SELECT body FROM term WHERE id = ?', id)
  }

  async conflict(id: string): Promise<Body | undefined> {
    return this.#value('SELECT body FROM conflict WHERE id = ?', id)
  }

  async rulings({ game, kind, status, card, needs, ids }: RulingFilter, page: PageRequest): Promise<Page> {
    return this.#page('ruling', page, [
      ['game = ?', game],
      ['kind = ?', kind],
      ['status = ?', status],
      ['n IN (SELECT ruling FROM ruling_card WHERE card = ?)', card],
      ['n IN (SELECT ruling FROM ruling_need WHERE part = ?)', needs],
      ['id IN (SELECT value FROM json_each(?))', ids && JSON.stringify(ids.map((id) => this.#alias('ruling', id) ?? id))],
    ])
  }

  async cards({ game }: { game?: string | undefined }, page: PageRequest): Promise<Page> {
    return this.#page('card', page, [['game = ?', game]])
  }

  async terms({ game }: { game?: string | undefined }, page: PageRequest): Promise<Page> {
    return this.#page('term', page, [['game = ?', game]])
  }

  async conflicts({ game }: { game?: string | undefined }, page: PageRequest): Promise<Page> {
    return this.#page('conflict', page, [['game = ?', game]])
  }

  async rule(id: string): Promise<Body | undefined> {
    return this.#value('SELECT body FROM rule WHERE id = ?', id)
  }

  async rules({ game, topic, ruling, card }: RuleFilter, page: PageRequest): Promise<Page> {
    return this.#page('rule', page, [
      ['game = ?', game],
      ['topic = ?', topic],
      ['n IN (SELECT rule FROM rule_ruling WHERE ruling = ?)', ruling],
      ['n IN (SELECT rule FROM rule_card WHERE card = ?)', card],
    ])
  }

  async ruleRefs(ids: readonly string[]): Promise<Body[]> {
    return ids.flatMap((id) => this.#value('SELECT ref FROM rule WHERE id = ?', id) ?? [])
  }

  async coverage(game: string | undefined): Promise<Body[]> {
    return this.#values('SELECT body FROM coverage WHERE ? IS NULL OR game = ? ORDER BY game', game ?? null, game ?? null)
  }

  async sources(page: PageRequest): Promise<Page> {
    return this.#page('source', page, [])
  }

  async sourcesAt({ thread, article, key }: SourcePlace): Promise<Body[]> {
    const ofArticle = article === undefined ? [] : this.#values('SELECT body FROM source WHERE article = ? ORDER BY n', article)
    if (ofArticle.length > 0) return ofArticle
    if (thread !== undefined) return this.#values('SELECT body FROM source WHERE thread = ? ORDER BY n', thread)
    return key === undefined ? [] : this.#values('SELECT body FROM source WHERE key = ? ORDER BY n', key)
  }

  async rulingsOfSection(game: string, document: string, anchor: string): Promise<Body[]> {
    return this.#values(
      'SELECT ref FROM ruling_section JOIN ruling ON n = ruling WHERE ruling_section.game = ? AND document = ? AND anchor = ? ORDER BY n',
      game,
      document,
      anchor,
    )
  }

  async rulingRefs(ids: readonly string[]): Promise<Body[]> {
    return ids.flatMap((id) => this.#value('SELECT ref FROM ruling WHERE id = ?', id) ?? [])
  }

  async documentsAt(addressKey: string): Promise<{ game: string; id: string }[]> {
    return this.#statement('SELECT game, id FROM document WHERE address_key = ? ORDER BY n').all(addressKey) as { game: string; id: string }[]
  }

  async cardsNamed(foldedName: string, game: string | undefined): Promise<{ how: 'exact' | 'alias'; body: Body }[]> {
    const sql = 'SELECT how, body FROM card_name JOIN card ON card.n = card WHERE name = ? AND (? IS NULL OR game = ?) ORDER BY how DESC, card.n'
    return this.#statement(sql).all(foldedName, game ?? null, game ?? null) as { how: 'exact' | 'alias'; body: Body }[]
  }

  async alias(kind: AliasKind, id: string): Promise<string | undefined> {
    return this.#alias(kind, id)
  }

  async ids(kind: keyof typeof TABLE_OF, game?: string): Promise<string[]> {
    const table = TABLE_OF[kind]
    return game === undefined ? this.#values(`SELECT id FROM ${table} ORDER BY n`) : this.#values(`SELECT id FROM ${table} WHERE game = ? ORDER BY n`, game)
  }

  async *all(kind: ListedKind): AsyncIterable<Body> {
    const table = TABLE_OF[kind]
    let after = 0
    for (;;) {
      const rows = this.#statement(`SELECT n, body FROM ${table} WHERE n > ? ORDER BY n LIMIT 200`).all(after) as { n: number; body: Body }[]
      for (const { body } of rows) yield body
      const last = rows.at(-1)
      if (!last) return
      after = last.n
    }
  }

  async corpus(): Promise<Corpus> {
    const sizes = this.#statement('SELECT game, size FROM search_index ORDER BY game').all() as { game: string; size: number }[]
    const names = this.#statement('SELECT game, kind, id, name, proper FROM name ORDER BY n').all() as Name[]
    return { sizes: Object.fromEntries(sizes.map(({ game, size }) => [game, size])), names }
  }

  async frequencies(words: readonly string[]): Promise<Frequencies> {
    const statement = this.#statement('SELECT game, n FROM word WHERE word = ?')
    const found = new Map<string, Record<string, number>>()
    for (const word of words) {
      const rows = statement.all(word) as { game: string; n: number }[]
      if (rows.length > 0) found.set(word, Object.fromEntries(rows.map(({ game, n }) => [game, n])))
    }
    return found
  }

  async vocabulary(): Promise<string[]> {
    return this.#values('SELECT DISTINCT word FROM word ORDER BY word')
  }

  async searchIndex(game: string): Promise<string> {
    return this.#value('SELECT rulings FROM search_index WHERE game = ?', game) as string
  }

  async suggestIndex(game: string): Promise<string> {
    return this.#value('SELECT suggest FROM search_index WHERE game = ?', game) as string
  }

  close(): void {
    this.#db.close()
  }

  #page(table: ListTable, { limit, after }: PageRequest, conditions: readonly Condition[]): Page {
    const held = conditions.filter(([, value]) => value !== undefined)
    const where = held.map(([sql]) => ` AND ${sql}`).join('')
    const values = held.map(([, value]) => value)
    const from = after === undefined ? 0 : this.#placeOf(table, after)
    const rows = this.#statement(`SELECT id, body FROM ${table} WHERE n > ?${where} ORDER BY n LIMIT ?`).all(from, ...values, limit + 1) as {
      id: string
      body: Body
    }[]
    const total = this.#value<number>(`SELECT count(*) FROM ${table} WHERE n > 0${where}`, ...values) ?? 0
    const items = rows.slice(0, limit)
    return { items: items.map(({ body }) => body), total, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
  }

  #alias(kind: AliasKind, id: string): string | undefined {
    return this.#value('SELECT target FROM alias WHERE kind = ? AND id = ?', kind, id)
  }

  /** Where a list goes on. What was renamed since the page before is looked for under its new id. */
  #placeOf(table: ListTable, id: string): number {
    const place =
      this.#value<number>(`SELECT n FROM ${table} WHERE id = ?`, id) ??
      this.#value<number>(`SELECT n FROM ${table} WHERE id = (SELECT target FROM alias WHERE kind = ? AND id = ?)`, table, id)
    if (place === undefined) throw new UnknownCursor(id)
    return place
  }

  #statement(sql: string): Database.Statement {
    let statement = this.#statements.get(sql)
    if (!statement) {
      statement = this.#db.prepare(sql)
      this.#statements.set(sql, statement)
    }
    return statement
  }

  /** The first column of the first row. */
  #value<T = string>(sql: string, ...values: unknown[]): T | undefined {
    return this.#statement(sql)
      .pluck()
      .get(...values) as T | undefined
  }

  /** The first column of every row. */
  #values(sql: string, ...values: unknown[]): string[] {
    return this.#statement(sql)
      .pluck()
      .all(...values) as string[]
  }
}
