import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { contractText } from '../contract/text.ts'
import { digestOf } from './digest.ts'
import { openLibrary } from './open.ts'
import { LibraryProblem } from './problem.ts'
import type { LibraryRows } from './rows.ts'
import { APPLICATION_ID, SCHEMA, TABLES } from './schema.ts'

/** A build that died leaves its temporary file behind; one older than this belongs to nobody. */
const ABANDONED_MS = 60 * 60 * 1000

/**
 * Writes a library whole or not at all: in one transaction into a temporary file beside its place, verified by opening
 * it, then renamed. Whatever happens on the way, the file in place is the old one or the new one.
 */
export async function writeLibrary(path: string, rows: LibraryRows): Promise<{ version: string; bytes: number }> {
  const folder = dirname(path)
  const temporary = join(folder, `${basename(path)}.${randomUUID()}.tmp`)
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    await removeAbandoned(path)
    const version = fill(temporary, rows)
    openLibrary(temporary).close()
    await flush(temporary)
    const { size } = await stat(temporary)
    await rename(temporary, path)
    await flush(folder)
    return { version, bytes: size }
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    if (error instanceof LibraryProblem) throw error
    throw new LibraryProblem(
      'not-written',
      `${path} could not be written: ${(error as Error).message}. The library that was there, if any, is untouched. ${whatToDo(error)}`,
      error,
    )
  }
}

function whatToDo(error: unknown): string {
  const code = (error as { code?: string }).code ?? ''
  if (/FULL|ENOSPC|EDQUOT/.test(code)) return 'Free some space on the disk and build again.'
  if (/EACCES|EPERM|EROFS|READONLY|CANTOPEN|ENOTDIR|EEXIST|EISDIR/.test(code)) return 'Make the folder writable, or name another file with --library.'
  return 'Build again; if it stays, run "tablejudge doctor".'
}

function fill(file: string, rows: LibraryRows): string {
  const db = new Database(file)
  try {
    // Nobody sees the file before it is renamed, and a crash throws it away: a journal on the disk would only cost time.
    // OFF is not to be had: better-sqlite3 opens databases in defensive mode, which ignores it.
    db.pragma('journal_mode = MEMORY')
    db.pragma('synchronous = OFF')
    db.pragma(`application_id = ${APPLICATION_ID}`)
    db.pragma(`user_version = ${SCHEMA}`)
    const write = db.transaction(() => {
      db.exec(TABLES)
      insertAll(db, rows)
      // The overview names the version and is part of what the version stands for: first it stands there without.
      db.prepare('INSERT INTO library (version, overview) VALUES (?, ?)').run('', rows.overview(''))
      const version = digestOf(db, contractText())
      db.prepare('UPDATE library SET version = ?, overview = ?').run(version, rows.overview(version))
      return version
    })
    const version = write()
    db.exec('ANALYZE')
    return version
  } finally {
    db.close()
  }
}

function insertAll(db: Database.Database, rows: LibraryRows): void {
  const insert = <Row>(sql: string, list: readonly Row[], values: (row: Row, n: number) => unknown[]): void => {
    const statement = db.prepare(sql)
    list.forEach((row, i) => void statement.run(...values(row, i + 1)))
  }
  const orNull = <T>(value: T | undefined): T | null => value ?? null
  insert('INSERT INTO game VALUES (?, ?, ?)', rows.games, (g, n) => [n, g.id, g.body])
  insert('INSERT INTO document VALUES (?, ?, ?, ?, ?)', rows.documents, (d, n) => [n, d.game, d.id, orNull(d.addressKey), d.body])
  insert('INSERT INTO ruling VALUES (?, ?, ?, ?, ?, ?, ?)', rows.rulings, (r, n) => [n, r.id, r.game, r.kind, r.status, r.ref, r.body])
  const ofRulings = <T>(list: (ruling: LibraryRows['rulings'][number]) => T[]): { n: number; value: T }[] =>
    rows.rulings.flatMap((ruling, i) => list(ruling).map((value) => ({ n: i + 1, value })))
  insert(
    'INSERT OR IGNORE INTO ruling_need VALUES (?, ?)',
    ofRulings(({ needs }) => needs),
    (row) => [row.value, row.n],
  )
  insert(
    'INSERT OR IGNORE INTO ruling_card VALUES (?, ?)',
    ofRulings(({ cards }) => cards),
    (row) => [row.value, row.n],
  )
  const sections = ofRulings(({ game, sections: list }) => list.map((section) => ({ game, ...section })))
  insert('INSERT OR IGNORE INTO ruling_section VALUES (?, ?, ?, ?)', sections, ({ n, value }) => [value.game, value.document, value.anchor, n])
  insert('INSERT INTO card VALUES (?, ?, ?, ?)', rows.cards, (c, n) => [n, c.id, c.game, c.body])
  const names = rows.cards.flatMap((card, i) => card.names.map((name) => ({ n: i + 1, ...name })))
  insert('INSERT OR IGNORE INTO card_name VALUES (?, ?, ?)', names, ({ name, n, how }) => [name, n, how])
  insert('INSERT INTO term VALUES (?, ?, ?, ?)', rows.terms, (t, n) => [n, t.id, t.game, t.body])
  insert('INSERT INTO conflict VALUES (?, ?, ?, ?)', rows.conflicts, (c, n) => [n, c.id, c.game, c.body])
  insert('INSERT INTO rule VALUES (?, ?, ?, ?, ?, ?, ?)', rows.rules, (r, n) => [n, r.id, r.game, r.topic, r.code, r.ref, r.body])
  const ofRules = (list: (rule: LibraryRows['rules'][number]) => string[]): { n: number; value: string }[] =>
    rows.rules.flatMap((rule, i) => list(rule).map((value) => ({ n: i + 1, value })))
  insert(
    'INSERT OR IGNORE INTO rule_ruling VALUES (?, ?)',
    ofRules(({ rulings }) => rulings),
    (row) => [row.value, row.n],
  )
  insert(
    'INSERT OR IGNORE INTO rule_card VALUES (?, ?)',
    ofRules(({ cards }) => cards),
    (row) => [row.value, row.n],
  )
  insert('INSERT INTO coverage VALUES (?, ?)', rows.coverage, (c) => [c.game, c.body])
  insert('INSERT INTO source VALUES (?, ?, ?, ?, ?, ?)', rows.sources, (s, n) => [n, s.url, s.key, orNull(s.thread), orNull(s.article), s.body])
  insert('INSERT INTO alias VALUES (?, ?, ?)', rows.aliases, (a) => [a.kind, a.id, a.target])
  insert('INSERT INTO search_index VALUES (?, ?, ?, ?)', rows.indexes, (x) => [x.game, x.size, x.rulings, x.suggest])
  insert('INSERT INTO name VALUES (?, ?, ?, ?, ?, ?)', rows.names, (x, n) => [n, x.game, x.kind, x.id, x.name, x.proper])
  insert('INSERT INTO word VALUES (?, ?, ?)', rows.words, (w) => [w.word, w.game, w.n])
}

/** Puts what was written on the disk before the rename makes it count. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function removeAbandoned(path: string): Promise<void> {
  const folder = dirname(path)
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !/\.tmp(?:-journal)?$/.test(name)) continue
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(join(folder, name), { force: true })
  }
}
