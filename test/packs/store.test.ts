import { lstat, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { openPacks } from '../../src/packs/packs.ts'
import { openPack, writePack } from '../../src/packs/store.ts'
import { aBook, aFolder } from '../world.ts'

describe('A pack', () => {
  it('comes back from its file as it was written', async () => {
    await using folder = await aFolder()
    const pack = await aBook()
    const { path, isNew } = await writePack(folder.path, pack)
    expect(isNew).toBe(true)
    expect(openPack(path)).toEqual(pack)
  })

  it('is left alone when the document is imported again and has not changed', async () => {
    await using folder = await aFolder()
    const { path } = await writePack(folder.path, await aBook())
    const { mtimeMs, ino } = await lstat(path)
    expect(await writePack(folder.path, await aBook())).toEqual({ path, isNew: false })
    expect(await lstat(path)).toMatchObject({ mtimeMs, ino })
  })

  it('takes the place of the one before when the document has changed', async () => {
    await using folder = await aFolder()
    const pack = await aBook()
    await writePack(folder.path, pack)
    const changed = { ...pack, version: 'f'.repeat(16), title: 'Second printing' }
    expect(await writePack(folder.path, changed)).toMatchObject({ isNew: true })
    expect(await readdir(join(folder.path, 'lantern-bay'))).toEqual(['rulebook-2.0.pack.sqlite'])
  })

  it('replaces one that is damaged', async () => {
    await using folder = await aFolder()
    const { path } = await writePack(folder.path, await aBook())
    await writeFile(path, 'garbage')
    expect(await writePack(folder.path, await aBook())).toEqual({ path, isNew: true })
    expect(openPack(path).title).toBe('Lantern Bay')
  })
})

describe('A file that is no whole pack is refused, with what to do', () => {
  const harm: [name: string, change: (path: string) => Promise<void>, message: RegExp][] = [
    ['garbage', (path) => writeFile(path, 'garbage'), /is not a pack\. Take it out/],
    ['nothing', (path) => writeFile(path, ''), /is not a pack/],
    ['half a pack', async (path) => writeFile(path, (await readFile(path)).subarray(0, 5000)), /is damaged\. Import the document again/],
    [
      'another schema',
      async (path) => change(path, (db) => db.pragma('user_version = 99')),
      /has schema 99, and this program reads 1\. Import the document again/,
    ],
    [
      'a passage that somebody changed',
      async (path) => change(path, (db) => db.exec("UPDATE passage SET body = replace(body, '3 oil', '4 oil')")),
      /is damaged/,
    ],
    ['a passage that is gone', async (path) => change(path, (db) => db.exec('DELETE FROM passage WHERE n = 2')), /is damaged/],
  ]
  it.each(harm)('%s', async (_, harmFile, message) => {
    await using folder = await aFolder()
    const { path } = await writePack(folder.path, await aBook())
    await harmFile(path)
    expect(() => openPack(path)).toThrow(message)
    await expect(openPacks(folder.path)).rejects.toThrow(message)
  })
})

async function change(path: string, edit: (db: Database.Database) => unknown): Promise<void> {
  const db = new Database(path)
  edit(db)
  db.close()
}

describe('The folder of packs', () => {
  it('need not be there', async () => {
    await using folder = await aFolder()
    expect((await openPacks(join(folder.path, 'none'))).isEmpty).toBe(true)
  })

  it('is not followed where a link leads out of it', async () => {
    await using folder = await aFolder()
    await using elsewhere = await aFolder()
    await writePack(elsewhere.path, await aBook())
    await symlink(join(elsewhere.path, 'lantern-bay'), join(folder.path, 'lantern-bay'))
    expect((await openPacks(folder.path)).isEmpty).toBe(true)
    await expect(writePack(folder.path, { ...(await aBook()), version: '0', title: 'New' })).rejects.toThrow(/is a symbolic link, and links are not followed/)
    expect(openPack(join(elsewhere.path, 'lantern-bay/rulebook-2.0.pack.sqlite')).title).toBe('Lantern Bay')
  })

  it('is refused when it is a link itself, or a file', async () => {
    await using folder = await aFolder()
    await mkdir(join(folder.path, 'real'))
    await symlink(join(folder.path, 'real'), join(folder.path, 'link'))
    await writeFile(join(folder.path, 'file'), '')
    await expect(openPacks(join(folder.path, 'link'))).rejects.toThrow(/symbolic link/)
    await expect(openPacks(join(folder.path, 'file'))).rejects.toThrow(/is not a folder/)
  })

  it('keeps a file that a link stands for', async () => {
    await using folder = await aFolder()
    await using elsewhere = await aFolder()
    const kept = join(elsewhere.path, 'kept.txt')
    await writeFile(kept, 'mine')
    await mkdir(join(folder.path, 'lantern-bay'))
    await symlink(kept, join(folder.path, 'lantern-bay/rulebook-2.0.pack.sqlite'))
    await expect(writePack(folder.path, await aBook())).rejects.toThrow(/symbolic link/)
    expect(await readFile(kept, 'utf8')).toBe('mine')
  })
})
