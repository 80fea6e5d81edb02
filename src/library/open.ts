import { statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { contractText } from '../contract/text.ts'
import { digestOf } from './digest.ts'
import type { Library } from './library.ts'
import { LibraryProblem } from './problem.ts'
import { APPLICATION_ID, SCHEMA } from './schema.ts'
import { SqliteLibrary } from './sqlite-library.ts'

const BUILD = 'Run "tablejudge build" to make it.'
const REBUILD = 'Run "tablejudge build" to make a new one.'

/** Opens a library read-only after looking at every row of it; whatever is not a whole library of this schema is refused. */
export function openLibrary(path: string): Library {
  const size = sizeOf(path)
  let db: Database.Database
  try {
    db = new Database(path, { readonly: true, fileMustExist: true })
  } catch (error) {
    throw new LibraryProblem('not-a-library', `${path} cannot be opened: ${(error as Error).message}. ${REBUILD}`, error)
  }
  try {
    return new SqliteLibrary(db, verify(db, path, size))
  } catch (error) {
    db.close()
    if (error instanceof LibraryProblem) throw error
    throw new LibraryProblem('damaged', `${path} is damaged: ${(error as Error).message}. ${REBUILD}`, error)
  }
}

function sizeOf(path: string): number {
  let size: number
  try {
    size = statSync(path).size
  } catch (error) {
    throw new LibraryProblem('missing', `There is no library at ${path}. ${BUILD}`, error)
  }
  if (size === 0) throw new LibraryProblem('not-a-library', `${path} is empty. ${REBUILD}`)
  return size
}

function verify(db: Database.Database, path: string, size: number): string {
  let application: unknown
  try {
    application = db.pragma('application_id', { simple: true })
  } catch (error) {
    throw new LibraryProblem('not-a-library', `${path} is not a library. ${REBUILD}`, error)
  }
  if (application !== APPLICATION_ID) throw new LibraryProblem('not-a-library', `${path} is not a library of Tablejudge. ${REBUILD}`)
  const schema = db.pragma('user_version', { simple: true })
  if (schema !== SCHEMA) throw new LibraryProblem('other-schema', `${path} has schema ${schema}, and this program reads ${SCHEMA}. ${REBUILD}`)
  const pages = Number(db.pragma('page_count', { simple: true })) * Number(db.pragma('page_size', { simple: true }))
  if (pages !== size) throw new LibraryProblem('damaged', `${path} has ${size} bytes and should have ${pages}: it is truncated. ${REBUILD}`)
  const { version } = db.prepare('SELECT version FROM library').get() as { version: string }
  if (digestOf(db, contractText()) !== version)
    throw new LibraryProblem('damaged', `${path} does not hold what its version ${version} says: it is damaged or was built by another release. ${REBUILD}`)
  return version
}
