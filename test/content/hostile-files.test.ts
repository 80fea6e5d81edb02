import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { FILE_LIMITS } from '../../src/content/limits.ts'
import type { Took } from './hostile/read.ts'
import { BELOW_THE_LIMITS, WHOLE } from './hostile/shapes.ts'

const READER = fileURLToPath(new URL('hostile/read.ts', import.meta.url))
const SECONDS = 10
const MEGABYTES = 1_000
/** A code that says that something was not read because of a limit. */
const REFUSALS = ['file-too-large', 'too-much-markup', 'entry-too-long', 'nested-too-deep']

/** Reads shapes in a process of its own, which ends when it takes more than 1 GB or hangs. */
async function read(...names: string[]): Promise<Took[]> {
  const options = { timeout: 90_000, killSignal: 'SIGKILL' as const }
  const { stdout } = await promisify(execFile)(process.execPath, ['--max-old-space-size=900', '--import', 'tsx', READER, ...names], options)
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Took)
}

/** It is as large as it may be, and cheap all the same. */
function expectBounded({ seconds, megabytes, bytes, lines }: Took): void {
  expect(bytes).toBeLessThanOrEqual(FILE_LIMITS.bytes)
  expect(lines).toBeLessThanOrEqual(FILE_LIMITS.lines)
  expect(seconds).toBeLessThan(SECONDS)
  expect(megabytes).toBeLessThan(MEGABYTES)
}

describe.concurrent('a file made to keep the parser busy is read in under 10 s and 1 GB', { timeout: 120_000 }, () => {
  it.each(Object.keys(BELOW_THE_LIMITS))('%s, just below every limit', async (name) => {
    const [took] = await read(`below: ${name}`)
    if (!took) throw new Error('nothing was read')
    expectBounded(took)
    expect(Object.keys(took.codes).filter((code) => REFUSALS.includes(code))).toEqual([])
  })

  it('2 MB of one thing in one entry, which are refused', async () => {
    const names = Object.keys(WHOLE)
    const all = await read(...names.map((name) => `whole: ${name}`))
    expect(all).toHaveLength(names.length)
    for (const [i, took] of all.entries()) {
      expectBounded(took)
      expect(Object.keys(took.codes), names[i]).toContainEqual(expect.stringMatching(/too-large|too-much|too-long|too-deep|yaml-broken/))
    }
  })
})
