import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { digestOf } from '../../src/library/digest.ts'
import { SCHEMA } from '../../src/library/schema.ts'
import { aFolder, aLibrary } from '../world.ts'
import { everythingOf } from './everything.ts'
import { whyRefused } from './refused.ts'

const BUILD = 'Run "tablejudge build"'

/** Changes a library behind its back. */
function withDatabase(path: string, change: (db: Database.Database) => void): void {
  const db = new Database(path)
  try {
    change(db)
  } finally {
    db.close()
  }
}

describe('What is not a library is refused with what to do', () => {
  it.each([
    ['nothing at all', 'missing', 'There is no library at', async () => undefined],
    ['a place below a file', 'missing', 'There is no library at', (path: string) => writeFile(dirname(path), 'a file')],
    ['an empty file', 'not-a-library', 'is empty', (path: string) => writeFile(path, '')],
    ['a text', 'not-a-library', 'is not a library of Tablejudge', (path: string) => writeFile(path, 'Once upon a time there was a lighthouse.\n'.repeat(500))],
    ['one byte', 'not-a-library', 'is not a library of Tablejudge', (path: string) => writeFile(path, 'S')],
    ['the first line of an SQLite file', 'not-a-library', 'is not a library of Tablejudge', (path: string) => writeFile(path, 'SQLite format 3\0')],
  ])('%s', async (_, code, words, make) => {
    await using folder = await aFolder()
    const path = join(folder.path, 'place', 'library.sqlite')
    if (code !== 'missing') await mkdir(dirname(path))
    await make(path)
    const problem = whyRefused(path)
    expect(problem).toMatchObject({ code })
    expect(problem?.message).toContain(words)
    expect(problem?.message).toContain(path)
    expect(problem?.message).toContain(BUILD)
  })

  it('a folder', async () => {
    await using folder = await aFolder()
    const problem = whyRefused(folder.path)
    expect(problem).toMatchObject({ code: 'not-a-library' })
    expect(problem?.message).toContain('name another file with --library')
  })

  it('the database of another program', async () => {
    await using folder = await aFolder()
    const path = join(folder.path, 'library.sqlite')
    withDatabase(path, (db) => db.exec('CREATE TABLE library (version TEXT, overview TEXT)'))
    expect(whyRefused(path)).toMatchObject({ code: 'not-a-library' })
  })
})

describe('A library is refused', () => {
  it.each([0, SCHEMA + 1, 4711])('of schema %i', async (schema) => {
    await using built = await aLibrary()
    withDatabase(built.path, (db) => db.pragma(`user_version = ${schema}`))
    const problem = whyRefused(built.path)
    expect(problem).toMatchObject({ code: 'other-schema' })
    expect(problem?.message).toContain(`has schema ${schema}, and this program reads ${SCHEMA}`)
    expect(problem?.message).toContain(BUILD)
  })

  it('that was built for answers of another shape', async () => {
    await using built = await aLibrary()
    withDatabase(built.path, (db) => {
      const version = digestOf(db, 'the contract of another release')
      db.prepare('UPDATE library SET overview = replace(overview, version, ?), version = ?').run(version, version)
    })
    const problem = whyRefused(built.path)
    expect(problem).toMatchObject({ code: 'damaged' })
    expect(problem?.message).toContain('was built by another release')
    expect(problem?.message).toContain(BUILD)
  })

  it.each([
    ['a row was changed', "UPDATE ruling SET body = replace(body, 'oil', 'gas')"],
    ['the overview was changed', "UPDATE library SET overview = replace(overview, 'Tablejudge', 'Tablefudge')"],
    ['its version was changed', "UPDATE library SET version = '0123456789abcdef'"],
    ['a row was added', "INSERT INTO alias VALUES ('card', 'lantern-bay/x', 'lantern-bay/storm-lamp')"],
    ['a row was taken out', 'DELETE FROM word WHERE word = (SELECT min(word) FROM word)'],
    ['it was emptied', 'DELETE FROM library'],
    ['a table is gone', 'DROP TABLE ruling_need'],
    ['an index is gone', 'DROP INDEX source_by_key'],
    ['a column has another name', 'ALTER TABLE source RENAME COLUMN thread TO tread'],
  ])('when %s behind its back', async (_, sql) => {
    await using built = await aLibrary()
    withDatabase(built.path, (db) => db.exec(sql))
    const problem = whyRefused(built.path)
    expect(problem).toMatchObject({ code: 'damaged' })
    expect(problem?.message).toContain(BUILD)
  })
})

describe('An open library', () => {
  it('answers as before when its file is overwritten, or gone', async () => {
    await using built = await aLibrary()
    const before = await everythingOf(built.library)
    await writeFile(built.path, 'garbage')
    expect(await everythingOf(built.library)).toBe(before)
    await rm(built.path)
    expect(await everythingOf(built.library)).toBe(before)
  })

  it('can be read from a copy of its file, which gives the same answers', async () => {
    await using built = await aLibrary()
    await using folder = await aFolder()
    const copy = join(folder.path, 'copy.sqlite')
    await copyFile(built.path, copy)
    expect(whyRefused(copy)).toBeUndefined()
  })

  it('leaves nothing beside its file', async () => {
    await using built = await aLibrary()
    await everythingOf(built.library)
    expect(await readdir(dirname(built.path))).toEqual(['library.sqlite'])
  })
})
