import { appendFile, readFile, truncate, writeFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openLibrary } from '../../src/library/open.ts'
import { aLibrary } from '../world.ts'
import { everythingOf } from './everything.ts'
import { whyRefused } from './refused.ts'

const PAGE = 4096
const HEADER = 100

/** A library on the disk, and what becomes of it with other bytes: it is refused, or it answers the same, or another thing. */
async function aVictim() {
  const built = await aLibrary()
  const whole = await readFile(built.path)
  const before = await everythingOf(built.library)
  const outcome = async (bytes: Buffer): Promise<'refused' | 'same' | 'another'> => {
    await writeFile(built.path, bytes)
    if (whyRefused(built.path)) return 'refused'
    const library = openLibrary(built.path)
    try {
      return (await everythingOf(library)) === before ? 'same' : 'another'
    } finally {
      library.close()
    }
  }
  return { whole, outcome, [Symbol.asyncDispose]: built[Symbol.asyncDispose] }
}

function flipped(bytes: Buffer, at: number, mask: number): Buffer {
  const damaged = Buffer.from(bytes)
  damaged[at] = (damaged[at] ?? 0) ^ mask
  return damaged
}

/** Where a text stands in a file, each time. */
function placesOf(bytes: Buffer, text: string): number[] {
  const places: number[] = []
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) places.push(at)
  return places
}

describe('A library that is not whole is refused', () => {
  it('when it is cut, wherever', async () => {
    await using built = await aLibrary()
    const { length } = await readFile(built.path)
    const pages = Array.from({ length: length / PAGE - 1 }, (_, i) => length - (i + 1) * PAGE)
    const odd = fc.sample(fc.integer({ min: 1, max: length - 1 }), { numRuns: 100, seed: 7 }).sort((a, b) => b - a)
    for (const at of [length - 1, ...pages, ...odd, HEADER + 1, HEADER, HEADER - 1, 16, 1, 0].sort((a, b) => b - a)) {
      await truncate(built.path, at)
      const problem = whyRefused(built.path)
      expect({ at, code: problem?.code }).toEqual({ at, code: at < HEADER ? 'not-a-library' : 'damaged' })
      if (at >= HEADER) expect(problem?.message).toContain(`has ${at} bytes and should have ${length}`)
      expect(problem?.message).toContain('Run "tablejudge build"')
    }
  })

  it.each([1, PAGE])('when %i bytes were added to it', async (more) => {
    await using built = await aLibrary()
    await appendFile(built.path, Buffer.alloc(more))
    expect(whyRefused(built.path)).toMatchObject({ code: 'damaged' })
  })
})

describe('A damaged library is refused, or not a letter of its answers is another', () => {
  it('with any bit of 200 places turned over', async () => {
    await using victim = await aVictim()
    const places = fc.sample(fc.tuple(fc.nat(victim.whole.length - 1), fc.nat(7)), { numRuns: 200, seed: 11 })
    const found = { refused: 0, same: 0, another: 0 }
    for (const [at, bit] of places) found[await victim.outcome(flipped(victim.whole, at, 1 << bit))]++
    expect(found.another).toBe(0)
    expect(found.refused).toBeGreaterThan(20)
  })

  it('with any byte of its header turned over', async () => {
    await using victim = await aVictim()
    for (let at = 0; at < HEADER; at++) expect(`${at} ${await victim.outcome(flipped(victim.whole, at, 0xff))}`).toMatch(/refused|same/)
  })

  it('with a page of zeros in it, whichever', async () => {
    await using victim = await aVictim()
    for (let from = 0; from < victim.whole.length; from += PAGE)
      expect(`${from} ${await victim.outcome(Buffer.from(victim.whole).fill(0, from, from + PAGE))}`).toBe(`${from} refused`)
  })
})

/** A small letter becomes a capital and back: the file stays well-formed, only what it says is another. */
const CASE = 0x20

describe('Damage is found', () => {
  it.each([
    ['in the overview', '"name":"Tablejudge"', 9],
    ['in what a table is declared to hold', 'address_key TEXT', 0],
    ['in an index through which rows are found', 'lantern-bay/lost-lamp', 12],
    ['in the text of a ruling', 'Never next to another lighthouse', 6],
    ['in a search index', '"askedAs":["storm hit my tower"', 13],
    ['in an old id', 'lantern-bay/lighthouse-site', 12],
    ['in its version', '"version":"', 11],
  ])('%s', async (_, text, offset) => {
    await using victim = await aVictim()
    const outcomes: string[] = []
    for (const place of placesOf(victim.whole, text)) outcomes.push(await victim.outcome(flipped(victim.whole, place + offset, CASE)))
    // Pages keep old copies of rows in their slack, which nobody reads.
    expect(outcomes).toContain('refused')
    expect(outcomes).not.toContain('another')
  })
})
