import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openLibrary } from '../../src/library/open.ts'
import type { LibraryProblem } from '../../src/library/problem.ts'
import { writeLibrary } from '../../src/library/write.ts'
import { aFolder } from '../world.ts'
import { someRows } from './rows.ts'

const HOUR_MS = 3_600_000

async function failure(writing: Promise<unknown>): Promise<LibraryProblem> {
  return writing.then(
    () => {
      throw new Error('It was written.')
    },
    (error: LibraryProblem) => error,
  )
}

const versionAt = (path: string): string => {
  const library = openLibrary(path)
  library.close()
  return library.version
}

describe('A library is written', () => {
  it('into a folder that is made for it, with nothing beside it', async () => {
    await using folder = await aFolder()
    const path = join(folder.path, 'a', 'b', 'library.sqlite')
    const { version, bytes } = await writeLibrary(path, someRows(10, 'new'))
    expect(versionAt(path)).toBe(version)
    expect(bytes).toBe((await readFile(path)).length)
    expect(await readdir(join(folder.path, 'a', 'b'))).toEqual(['library.sqlite'])
  })

  it('in place of another, which those who read it keep', async () => {
    await using folder = await aFolder()
    const path = join(folder.path, 'library.sqlite')
    const old = await writeLibrary(path, someRows(10, 'old'))
    const reader = openLibrary(path)
    const { version } = await writeLibrary(path, someRows(10, 'new'))
    expect(version).not.toBe(old.version)
    expect(versionAt(path)).toBe(version)
    expect(await reader.ruling('pier/ruling-3')).toContain('old 3')
    reader.close()
  })

  it('in place of garbage', async () => {
    await using folder = await aFolder()
    const path = join(folder.path, 'library.sqlite')
    await writeFile(path, 'garbage')
    const { version } = await writeLibrary(path, someRows(10, 'new'))
    expect(versionAt(path)).toBe(version)
  })
})

describe('A library that cannot be written leaves the old one and says what to do', () => {
  it('below a file', async () => {
    await using folder = await aFolder()
    await writeFile(join(folder.path, 'file'), 'a file')
    for (const path of [join(folder.path, 'file', 'library.sqlite'), join(folder.path, 'file', 'deeper', 'library.sqlite')]) {
      const problem = await failure(writeLibrary(path, someRows(1, 'new')))
      expect(problem).toMatchObject({ name: 'Error', code: 'not-written' })
      expect(problem.message).toContain(`${path} could not be written`)
      expect(problem.message).toContain('name another file with --library')
    }
  })

  it('where a folder stands', async () => {
    await using folder = await aFolder()
    const path = join(folder.path, 'library.sqlite')
    await mkdir(join(path, 'inside'), { recursive: true })
    const problem = await failure(writeLibrary(path, someRows(1, 'new')))
    expect(problem).toMatchObject({ code: 'not-written' })
    expect(problem.message).toContain('name another file with --library')
    expect(await readdir(folder.path)).toEqual(['library.sqlite'])
  })

  it('when its rows break halfway', async () => {
    await using folder = await aFolder()
    const path = join(folder.path, 'library.sqlite')
    const { version } = await writeLibrary(path, someRows(10, 'old'))
    const rows = someRows(500, 'new')
    const twice = rows.rulings[0]
    const problem = await failure(writeLibrary(path, { ...rows, rulings: [...rows.rulings, ...(twice ? [twice] : [])] }))
    expect(problem).toMatchObject({ code: 'not-written' })
    expect(problem.message).toContain('The library that was there, if any, is untouched')
    expect(versionAt(path)).toBe(version)
    expect(await readdir(folder.path)).toEqual(['library.sqlite'])
  })
})

describe('Of what dead builds left', () => {
  it('only what is older than an hour and belongs to this library is removed', async () => {
    await using folder = await aFolder()
    const path = join(folder.path, 'library.sqlite')
    const aged = async (name: string, ms: number): Promise<void> => {
      await writeFile(join(folder.path, name), 'half a library')
      const then = new Date(Date.now() - ms)
      await utimes(join(folder.path, name), then, then)
    }
    await aged('library.sqlite.old.tmp', HOUR_MS + 60_000)
    await aged('library.sqlite.old.tmp-journal', HOUR_MS + 60_000)
    await aged('library.sqlite.young.tmp', HOUR_MS - 60_000)
    await aged('library.sqlite.bak', 10 * HOUR_MS)
    await aged('other.sqlite.old.tmp', 10 * HOUR_MS)
    await writeLibrary(path, someRows(1, 'new'))
    expect((await readdir(folder.path)).sort()).toEqual(['library.sqlite', 'library.sqlite.bak', 'library.sqlite.young.tmp', 'other.sqlite.old.tmp'])
  })
})
