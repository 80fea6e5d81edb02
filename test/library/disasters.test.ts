import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLibrary } from '../../src/library/open.ts'
import { writeLibrary } from '../../src/library/write.ts'
import { aProgram, bareEnvironment, ended, type Program } from '../cli/program.ts'
import { aFolder } from '../world.ts'
import { someRows } from './rows.ts'

let writer: Program
beforeAll(async () => {
  writer = await aProgram(new URL('./writer.ts', import.meta.url))
})
afterAll(() => writer[Symbol.asyncDispose]())

interface Step {
  step: string
  version?: string
  code?: string
  message?: string
}
const stepsOf = (stdout: string): Step[] =>
  stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Step)

const versionAt = (path: string): string => {
  const library = openLibrary(path)
  library.close()
  return library.version
}

const HOUR_MS = 3_600_000
const BIG = 12_000

/** The size of the biggest temporary file in a folder. */
function written(folder: string): number {
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith('.tmp'))
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0)
  return Math.max(-1, ...sizes)
}

describe('A build that is killed', () => {
  it.each([
    ['at its first ruling', '0'],
    ['halfway', `${BIG / 2}`],
    ['at its last ruling', `${BIG - 1}`],
    ['when only the overview is missing', 'overview'],
  ])('%s leaves the old library whole, and the next build goes through', async (_, row) => {
    await using folder = await aFolder()
    const path = join(folder.path, 'library.sqlite')
    const { version: old } = await writeLibrary(path, someRows(10, 'old'))
    const child = writer.start([path, `write:${BIG}:new:${row}`])
    const exited = once(child, 'exit')
    if (child.stdout) expect(String(await once(child.stdout, 'data'))).toBe('stopped\n')
    child.kill('SIGKILL')
    expect(await exited).toEqual([null, 'SIGKILL'])
    expect(versionAt(path)).toBe(old)
    const left = (await readdir(folder.path)).filter((name) => name !== 'library.sqlite')
    expect(left).toEqual([expect.stringMatching(/^library\.sqlite\.[0-9a-f-]+\.tmp$/)])

    const then = new Date(Date.now() - 2 * HOUR_MS)
    for (const name of left) await utimes(join(folder.path, name), then, then)
    const { version } = await writeLibrary(path, someRows(20, 'new'))
    expect(versionAt(path)).toBe(version)
    expect(await readdir(folder.path)).toEqual(['library.sqlite'])
  })

  it.each([0.3, 0.6, 1])('once %f of it is on the disk leaves the old library or the new one, whole', async (part) => {
    await using folder = await aFolder()
    const path = join(folder.path, 'library.sqlite')
    const { bytes, version: next } = await writeLibrary(path, someRows(BIG, 'new'))
    const { version: old } = await writeLibrary(path, someRows(10, 'old'))
    const child = writer.start([path, `write:${BIG}:new`])
    const exited = once(child, 'exit')
    while (child.exitCode === null && written(folder.path) < bytes * part) await turn()
    child.kill('SIGKILL')
    await exited
    expect([old, next]).toContain(versionAt(path))
  })
})

describe('Builds at the same time', () => {
  it('leave one of their libraries, whole, and nothing else; whoever looks meanwhile sees a whole one', async () => {
    await using folder = await aFolder()
    const path = join(folder.path, 'library.sqlite')
    const { version: first } = await writeLibrary(path, someRows(10, 'first'))
    const marks = ['a', 'b', 'c', 'd']
    let running = marks.length
    const builds = marks.map(async (mark) => {
      const end = await writer.run([path, ...Array.from({ length: 4 }, () => `write:1500:${mark}`)])
      running--
      return end
    })
    const seen = new Set<string>()
    while (running > 0) {
      seen.add(versionAt(path))
      await turn()
    }
    const ends = await Promise.all(builds)
    const versions = ends.flatMap(({ stdout }) => stepsOf(stdout).map(({ version }) => version))
    expect(ends.map(({ code, stderr }) => `${code}${stderr}`)).toEqual(['0', '0', '0', '0'])
    expect(versions).toHaveLength(16)
    expect(new Set(versions).size).toBe(4)
    for (const version of seen) expect([first, ...versions]).toContain(version)
    expect(seen.size).toBeGreaterThan(1)
    expect(versions).toContain(versionAt(path))
    expect(await readdir(folder.path)).toEqual(['library.sqlite'])
  })
})

/** Runs a script of the shell that may mount file systems: only it sees them, and they are gone when it ends. */
const withOwnMounts = (script: string, ...args: string[]): ChildProcess =>
  spawn('sh', ['-c', 'exec unshare -rm sh -c "$@"', 'sh', script, 'sh', ...args], { env: bareEnvironment() })

/** Not every machine lets us. */
const canMount = (await ended(withOwnMounts('mount -t tmpfs none /mnt'))).code === 0

describe('A build on a disk that does not take it', () => {
  it.skipIf(!canMount)('because it is full leaves the old library and says so', async () => {
    await using folder = await aFolder()
    const path = join(folder.path, 'library.sqlite')
    const script = 'mount -t tmpfs -o size=2m none "$1" && "$2" "$3" "$1/library.sqlite" write:10:old write:20000:new open && ls -A "$1"'
    const child = withOwnMounts(script, folder.path, process.execPath, writer.file)
    const { stdout, stderr, code } = await ended(child)
    const [old, failed, after] = stepsOf(stdout)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(failed).toMatchObject({ code: 'not-written' })
    expect(failed?.message).toContain(`${path} could not be written`)
    expect(failed?.message).toContain('Free some space on the disk and build again')
    expect(old?.version).toMatch(/^[0-9a-f]{16}$/)
    expect(after?.version).toBe(old?.version)
    expect(stdout.trim().split('\n').slice(3)).toEqual(['library.sqlite'])
  })

  it.skipIf(!canMount)('because nothing may be written there leaves the old library and says so', async () => {
    await using folder = await aFolder()
    const script =
      'mount -t tmpfs none "$1" && "$2" "$3" "$1/library.sqlite" write:10:old && mount -o remount,ro "$1" && "$2" "$3" "$1/library.sqlite" write:10:new open && ls -A "$1"'
    const child = withOwnMounts(script, folder.path, process.execPath, writer.file)
    const { stdout, stderr, code } = await ended(child)
    const [old, failed, after] = stepsOf(stdout)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(failed).toMatchObject({ code: 'not-written' })
    expect(failed?.message).toContain('Make the folder writable, or name another file with --library')
    expect(after?.version).toBe(old?.version)
    expect(stdout.trim().split('\n').slice(3)).toEqual(['library.sqlite'])
  })

  it('because no file may grow that far leaves the old library and says so', async () => {
    await using folder = await aFolder()
    const path = join(folder.path, 'library.sqlite')
    const child = spawn('sh', ['-c', 'ulimit -f 2000; exec "$@"', 'sh', process.execPath, writer.file, path, 'write:10:old', 'write:20000:new', 'open'], {
      env: bareEnvironment(),
    })
    const { stdout, stderr, code } = await ended(child)
    const [old, failed, after] = stepsOf(stdout)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(failed).toMatchObject({ code: 'not-written' })
    expect(failed?.message).toContain('The library that was there, if any, is untouched')
    expect(after?.version).toBe(old?.version)
    expect(versionAt(path)).toBe(old?.version)
    expect(await readdir(folder.path)).toEqual(['library.sqlite'])
  })
})
