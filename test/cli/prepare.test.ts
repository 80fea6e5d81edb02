import { execFile, spawn } from 'node:child_process'
import { copyFile, cp, mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLibrary } from '../../src/library/open.ts'
import { aFolder, FIXTURES } from '../world.ts'
import { bareEnvironment, type Ended, ended } from './program.ts'

const inRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** A project as it stands after its first start, with the fixtures for content. Made once; each test has a copy of its own. */
let prepared: Awaited<ReturnType<typeof aFolder>>
let first: Ended
beforeAll(async () => {
  prepared = await aFolder()
  const { path } = prepared
  for (const folder of ['src', 'scripts']) await cp(inRoot(folder), join(path, folder), { recursive: true })
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json']) await copyFile(inRoot(file), join(path, file))
  // Older than what is installed, so that nothing is ever fetched.
  await utimes(join(path, 'package-lock.json'), 1, 1)
  await symlink(inRoot('node_modules'), join(path, 'node_modules'))
  await cp(FIXTURES, join(path, 'content'), { recursive: true })
  first = await prepare(path)
}, 60_000)
afterAll(() => prepared[Symbol.asyncDispose]())

/** What every start does before it serves. */
function prepare(root: string, environment: Record<string, string> = {}): Promise<Ended> {
  const script = "import { ensureLibrary } from './scripts/prepare.mjs'; ensureLibrary()"
  return ended(spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: root, env: { ...bareEnvironment(), ...environment } }))
}

async function aProject() {
  const folder = await aFolder()
  const path = join(folder.path, 'project')
  // Unlike Node's own copy it keeps times to the nanosecond.
  await promisify(execFile)('cp', ['-a', prepared.path, path])
  const library = join(path, 'dist/library.sqlite')
  return {
    path,
    library,
    prepare: (environment?: Record<string, string>) => prepare(path, environment),
    version: (file = library): string => {
      const opened = openLibrary(file)
      opened.close()
      return opened.version
    },
    edit: async (file: string, change: (text: string) => string): Promise<void> =>
      writeFile(join(path, file), change(await readFile(join(path, file), 'utf8'))),
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
  }
}

/** Every file below a folder with the time it was last written. */
async function timesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return (await Promise.all(files.map(async (file) => `${file} ${(await stat(file)).mtimeMs}`))).sort()
}

const NOTHING = { code: 0, stdout: '', stderr: '' }
const breakLink = (text: string): string => text.replace('cards.md#beacon-permit', 'cards.md#beacon-permitt')

describe('Before it serves, a start', () => {
  it('compiles the code and builds the library the first time', () => {
    expect(first).toMatchObject({ code: 0, stderr: '' })
    expect(first.stdout).toMatch(/^Compiling\n[\s\S]*Library [0-9a-f]{16} with 2 games and 6 rulings/)
  })

  it('does nothing when nothing changed', async () => {
    await using project = await aProject()
    const before = await timesIn(join(project.path, 'dist'))
    expect(await project.prepare()).toMatchObject(NOTHING)
    expect(await timesIn(join(project.path, 'dist'))).toEqual(before)
  })

  it('compiles and builds anew when a source was touched, once', async () => {
    await using project = await aProject()
    await project.edit('src/build/ruling.ts', (text) => text.replace("LICENSE = 'CC-BY-SA-4.0'", "LICENSE = 'CC0-1.0'"))
    const before = project.version()
    expect((await project.prepare()).stdout).toMatch(/^Compiling\n[\s\S]*Library/)
    expect(project.version()).not.toBe(before)
    expect(await project.prepare()).toMatchObject(NOTHING)
  })

  it('stops at code that does not compile, each time', async () => {
    await using project = await aProject()
    await project.edit('src/words/fold.ts', (text) => `${text}\nexport const wrong: number = 'text'\n`)
    for (const time of [1, 2]) {
      const { code, stdout } = await project.prepare()
      expect({ time, stopped: code !== 0 }).toEqual({ time, stopped: true })
      expect(stdout).toContain("Type 'string' is not assignable to type 'number'")
    }
  })

  it('builds anew when the content changed, without compiling', async () => {
    await using project = await aProject()
    const before = project.version()
    await project.edit('content/lantern-bay/scoring.md', (text) => text.replace('most oil', 'least oil'))
    const { code, stdout } = await project.prepare()
    expect(code).toBe(0)
    expect(stdout).not.toContain('Compiling')
    expect(project.version()).not.toBe(before)
    expect(await project.prepare()).toMatchObject(NOTHING)
  })

  it('keeps the library from before while the content has problems, and says so each time', async () => {
    await using project = await aProject()
    const before = project.version()
    await project.edit('content/lantern-bay/lighthouses.md', breakLink)
    for (const time of [1, 2]) {
      const { code, stderr } = await project.prepare()
      expect({ time, code }).toEqual({ time, code: 0 })
      expect(stderr).toMatch(/unknown-card[\s\S]*The library from before is served\./)
    }
    expect(project.version()).toBe(before)
    await project.edit('content/lantern-bay/lighthouses.md', (text) => text.replace('permitt', 'permit'))
    expect(await project.prepare()).toMatchObject({ code: 0, stderr: '' })
    expect(project.version()).toBe(before)
  })

  it('ends with 1 when the content has problems and there is no library from before', async () => {
    await using project = await aProject()
    await project.edit('content/lantern-bay/lighthouses.md', breakLink)
    await rm(project.library)
    const { code, stderr } = await project.prepare()
    expect(code).toBe(1)
    expect(stderr).toContain('unknown-card')
  })

  it.each<[what: string, spoil: (library: string) => Promise<unknown>]>([
    ['gone', (library) => rm(library)],
    ['spoiled', (library) => writeFile(library, 'garbage')],
  ])('builds anew when the library is %s', async (_, spoil) => {
    await using project = await aProject()
    const before = project.version()
    await spoil(project.library)
    expect((await project.prepare()).code).toBe(0)
    expect(project.version()).toBe(before)
  })

  it('builds the library where it is asked for, from the content it is told', async () => {
    await using project = await aProject()
    const elsewhere = { TABLEJUDGE_LIBRARY: join(project.path, 'elsewhere.sqlite'), TABLEJUDGE_CONTENT: join(project.path, 'other') }
    await mkdir(elsewhere.TABLEJUDGE_CONTENT)
    await cp(join(FIXTURES, 'fog-harbour'), join(elsewhere.TABLEJUDGE_CONTENT, 'fog-harbour'), { recursive: true })
    expect((await project.prepare(elsewhere)).stdout).toContain('with 1 game and 2 rulings')
    expect(project.version(elsewhere.TABLEJUDGE_LIBRARY)).not.toBe(project.version())
    expect(await project.prepare(elsewhere)).toMatchObject(NOTHING)
    await project.edit('other/fog-harbour/piloting.md', (text) => text.replace('Ring the bell', 'Ring it'))
    expect((await project.prepare(elsewhere)).stdout).toContain('with 1 game and 2 rulings')
  })

  it('does not stumble over the lock that an editor leaves beside a file', async () => {
    await using project = await aProject()
    await symlink('somebody@machine.4711', join(project.path, 'content/lantern-bay/.#scoring.md'))
    await symlink('somebody@machine.4711', join(project.path, 'src/words/.#fold.ts'))
    expect(await project.prepare()).toMatchObject(NOTHING)
  })
})
