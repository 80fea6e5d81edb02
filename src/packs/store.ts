import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import Database from 'better-sqlite3'
import { readHeader } from '../library/header.ts'
import { makeFolder, packPath, refuseLink } from './folder.ts'
import { type Pack, type Passage, versionOf } from './pack.ts'
import { PackProblem } from './problem.ts'
import { APPLICATION_ID, SCHEMA, TABLES } from './schema.ts'

/** Writes a pack whole or not at all. One that is there already and is the same is left as it is. */
export async function writePack(root: string, pack: Pack): Promise<{ path: string; isNew: boolean }> {
  const path = packPath(root, pack.game, pack.document)
  await makeFolder(root, pack.game)
  await refuseLink(path)
  if (versionAt(path) === pack.version) return { path, isNew: false }
  const temporary = `${path}.${randomUUID()}.tmp`
  try {
    fill(temporary, pack)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw new PackProblem(`${path} could not be written: ${(error as Error).message}. Make the folder writable, or name another with TABLEJUDGE_PACKS.`)
  }
  return { path, isNew: true }
}

function fill(file: string, { version, game, document, title, cards, passages }: Pack): void {
  const db = new Database(file)
  try {
    db.pragma('journal_mode = MEMORY')
    db.pragma(`application_id = ${APPLICATION_ID}`)
    db.pragma(`user_version = ${SCHEMA}`)
    db.transaction(() => {
      db.exec(TABLES)
      db.prepare('INSERT INTO pack VALUES (?, ?, ?, ?, ?)').run(version, game, document, title, JSON.stringify(cards))
      const insert = db.prepare('INSERT INTO passage VALUES (?, ?, ?)')
      passages.forEach((passage, i) => void insert.run(i + 1, passage.anchor, JSON.stringify(passage)))
    })()
  } finally {
    db.close()
  }
}

function versionAt(path: string): string | undefined {
  try {
    return openPack(path).version
  } catch {
    return undefined
  }
}

/** Reads a pack into memory and compares it with its version; whatever is not a whole pack is refused. */
export function openPack(path: string): Pack {
  const again = 'Import the document again.'
  const bytes = readFileSync(path)
  const header = readHeader(bytes)
  if (header?.application !== APPLICATION_ID) throw new PackProblem(`${path} is not a pack. Take it out of the folder of packs.`)
  if (header.schema !== SCHEMA) throw new PackProblem(`${path} has schema ${header.schema}, and this program reads ${SCHEMA}. ${again}`)
  let db: Database.Database | undefined
  try {
    db = new Database(bytes, { readonly: true })
    const { version, cards, ...row } = db.prepare('SELECT * FROM pack').get() as Omit<Pack, 'cards' | 'passages'> & { cards: string }
    const bodies = db.prepare('SELECT body FROM passage ORDER BY n').pluck().all() as string[]
    const pack = { ...row, cards: JSON.parse(cards) as Pack['cards'], passages: bodies.map((body) => JSON.parse(body) as Passage) }
    if (versionOf(pack) === version) return { version, ...pack }
  } catch {
    // What is wrong with it does not matter: it can be made anew.
  } finally {
    db?.close()
  }
  throw new PackProblem(`${path} is damaged. ${again}`)
}
