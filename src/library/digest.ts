import { createHash } from 'node:crypto'
import type Database from 'better-sqlite3'
import { SCHEMA, TABLES } from './schema.ts'

const NAMES = [...TABLES.matchAll(/^CREATE TABLE (\w+)/gm)].map(([, name = '']) => name).filter((name) => name !== 'library')

/** Everything that answers are made from: the tables as they were declared, the overview without the version in it, the rows. */
const HASHED = [
  "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%' ORDER BY type, name",
  "SELECT replace(overview, version, '') FROM library",
  ...NAMES.map((table) => `SELECT * FROM ${table} ORDER BY 1, 2`),
]

/**
 * The version of a library: a hash of every row in it, of its schema and of the contract it was built for. The same
 * content gives the same version on any machine, and a file whose rows were damaged no longer has the version it claims.
 */
export function digestOf(db: Database.Database, contract: string): string {
  const hash = createHash('sha256').update(`schema ${SCHEMA}\n${contract}\n`)
  for (const sql of HASHED) {
    hash.update(`${sql}\n`)
    for (const row of db.prepare(sql).raw().iterate() as Iterable<unknown[]>) {
      for (const value of row) hash.update(`${typeof value === 'string' ? value.length : ''}:${value}\0`)
    }
  }
  return hash.digest('hex').slice(0, VERSION_LENGTH)
}

/** 64 bits: enough to tell any two builds apart, short enough to read aloud. */
const VERSION_LENGTH = 16
