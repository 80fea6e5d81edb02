import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { contractText } from '../contract/text.ts'
import { digestOf } from './digest.ts'
import { readHeader } from './header.ts'
import type { Library } from './library.ts'
import { LibraryProblem } from './problem.ts'
import { APPLICATION_ID, SCHEMA } from './schema.ts'
import { SqliteLibrary } from './sqlite-library.ts'

const BUILD = 'Run "tablejudge build" to make it.'
const REBUILD = 'Run "tablejudge build" to make a new one.'

/**
 * Reads a library into memory and looks at every row of it; whatever is not a whole library of this schema is refused.
 * Once read, it stays as it was whatever becomes of its file, even when another is copied over it.
 */
export function openLibrary(path: string): Library {
  const bytes = bytesOf(path)
  checkHeader(bytes, path)
  let db: Database.Database | undefined
  try {
    db = new Database(bytes, { readonly: true })
    return new SqliteLibrary(db, verify(db, path))
  } catch (error) {
    db?.close()
    if (error instanceof LibraryProblem) throw error
    if ((error as NodeJS.ErrnoException).code === 'ERR_DLOPEN_FAILED')
      throw new LibraryProblem('no-sqlite', 'better-sqlite3 was built for another Node. Run "npm rebuild better-sqlite3" and try again.', error)
    throw new LibraryProblem('damaged', `${path} is damaged: ${(error as Error).message}. ${REBUILD}`, error)
  }
}

function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new LibraryProblem('missing', `There is no library at ${path}. ${BUILD}`, error)
    throw new LibraryProblem('not-a-library', `${path} cannot be read: ${message}. Make it readable, or name another file with --library.`, error)
  }
}

function checkHeader(file: Buffer, path: string): void {
  if (file.length === 0) throw new LibraryProblem('not-a-library', `${path} is empty. ${REBUILD}`)
  const header = readHeader(file)
  if (header?.application !== APPLICATION_ID) throw new LibraryProblem('not-a-library', `${path} is not a library of Tablejudge. ${REBUILD}`)
  const { schema, bytes } = header
  if (schema !== SCHEMA) throw new LibraryProblem('other-schema', `${path} has schema ${schema}, and this program reads ${SCHEMA}. ${REBUILD}`)
  if (bytes !== file.length) throw new LibraryProblem('damaged', `${path} has ${file.length} bytes and should have ${bytes}: it is not whole. ${REBUILD}`)
}

/** Rows are held by the version; pages and indexes, through which rows are found, by SQLite's own check. */
function verify(db: Database.Database, path: string): string {
  const fault = db.pragma('integrity_check(1)', { simple: true })
  if (fault !== 'ok') throw new LibraryProblem('damaged', `${path} is damaged: ${fault}. ${REBUILD}`)
  const version = db.prepare('SELECT version FROM library').pluck().get()
  if (typeof version === 'string' && digestOf(db, contractText()) === version) return version
  throw new LibraryProblem('damaged', `${path} does not hold what its version ${version} says: it is damaged or was built by another release. ${REBUILD}`)
}
