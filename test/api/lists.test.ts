import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { aServerOver } from '../server/inline-server.ts'
import { aRuling, aServer, rulingFile } from '../world.ts'
import { problemIn } from './problem.ts'

interface List {
  items: { id: string; url: string }[]
  total: number
  nextCursor: string | null
}

const list = async (app: FastifyInstance, url: string): Promise<List> => (await app.inject(url)).json()
const idsOf = async (app: FastifyInstance, url: string): Promise<string[]> => (await list(app, url)).items.map(({ id }) => id)

const RULINGS = [
  'fog-harbour/sailing',
  'fog-harbour/tie',
  'lantern-bay/build-lighthouse',
  'lantern-bay/storm-damage',
  'lantern-bay/tie',
  'lantern-bay/lost-lamp',
].sort()

describe('A list', () => {
  it.each(['rulings', 'cards', 'terms', 'conflicts', 'sources'])('of %s, page by page, is the whole list once and in its order', async (kind) => {
    await using server = await aServer()
    const whole = await list(server.app, `/v1/${kind}?limit=100`)
    expect(whole).toMatchObject({ total: whole.items.length, nextCursor: null })
    for (const limit of [1, 2, whole.total]) {
      const items = []
      let cursor = ''
      for (let pages = 0; pages < 20; pages++) {
        const page = await list(server.app, `/v1/${kind}?limit=${limit}${cursor}`)
        expect(page.total).toBe(whole.total)
        expect(page.items.length).toBeLessThanOrEqual(limit)
        items.push(...page.items)
        if (page.nextCursor === null) break
        cursor = `&cursor=${page.nextCursor}`
      }
      expect(items).toEqual(whole.items)
    }
  })

  it('gives 20 items unless asked for others, and up to 100', async () => {
    const titles = Array.from({ length: 120 }, (_, i) => aRuling({ id: `gull-${i}`, title: `May gull ${i} steal chips?` }))
    await using server = await aServerOver({ 'gulls.md': rulingFile(...titles) })
    expect((await list(server.app, '/v1/rulings')).items).toHaveLength(20)
    const hundred = await list(server.app, '/v1/rulings?limit=100')
    expect(hundred).toMatchObject({ total: 120, nextCursor: expect.any(String) })
    expect(hundred.items).toHaveLength(100)
    expect((await list(server.app, `/v1/rulings?limit=100&cursor=${hundred.nextCursor}`)).items).toHaveLength(20)
  })

  it('goes on from a cursor under a filter', async () => {
    await using server = await aServer()
    const first = await list(server.app, '/v1/rulings?game=lantern-bay&limit=3')
    expect(first.total).toBe(4)
    const rest = await list(server.app, `/v1/rulings?game=lantern-bay&limit=3&cursor=${first.nextCursor}`)
    expect(rest).toMatchObject({ total: 4, nextCursor: null })
    expect([...first.items, ...rest.items].map(({ id }) => id).sort()).toEqual(RULINGS.filter((id) => id.startsWith('lantern-bay')))
  })

  it('goes on after the longest address that a source may have', async () => {
    const long = `https://forum.example/${'a'.repeat(1_900)}`
    const yaml = `sources: ["${long}", "https://forum.example/b"]\n`
    await using server = await aServerOver({ 'gulls.md': rulingFile(aRuling({ yaml })) })
    const { nextCursor } = await list(server.app, '/v1/sources?limit=1')
    expect((await list(server.app, `/v1/sources?limit=1&cursor=${nextCursor}`)).items[0]?.url).toBe('https://forum.example/b')
  })

  it('of games has them all', async () => {
    await using server = await aServer()
    expect(await list(server.app, '/v1/games')).toMatchObject({ items: [{ id: 'fog-harbour' }, { id: 'lantern-bay' }], total: 2, nextCursor: null })
  })
})

/** A filtered list and what it holds. */
const FILTERED: [asked: string, ids: string[]][] = [
  ['rulings', RULINGS],
  ['rulings?game=fog-harbour', ['fog-harbour/sailing', 'fog-harbour/tie']],
  ['rulings?kind=erratum', ['lantern-bay/lost-lamp']],
  ['rulings?kind=card', []],
  ['rulings?status=new', ['lantern-bay/storm-damage']],
  ['rulings?status=superseded', []],
  ['rulings?card=lantern-bay/beacon-permit', ['lantern-bay/build-lighthouse']],
  ['rulings?card=lantern-bay/old-storm-lamp', []],
  ['rulings?needs=storm', ['lantern-bay/storm-damage']],
  ['rulings?needs=reef', []],
  ['rulings?game=lantern-bay&kind=question', ['lantern-bay/tie']],
  ['rulings?game=fog-harbour&kind=erratum', []],
  ['cards?game=lantern-bay', ['lantern-bay/beacon-permit', 'lantern-bay/old-storm-lamp', 'lantern-bay/storm-lamp']],
  ['cards?game=fog-harbour', []],
  ['terms?game=lantern-bay', ['lantern-bay/lighthouse', 'lantern-bay/oil']],
  ['terms?game=fog-harbour', []],
  ['conflicts?game=lantern-bay', ['lantern-bay/permit-and-reef']],
  ['conflicts?game=fog-harbour', []],
]

describe('A filter', () => {
  it('leaves what fits all of it, and the total counts that', async () => {
    await using server = await aServer()
    for (const [asked, ids] of FILTERED) {
      const { items, total } = await list(server.app, `/v1/${asked}`)
      expect.soft(items.map(({ id }) => id).sort(), asked).toEqual(ids)
      expect.soft(total, asked).toBe(ids.length)
    }
  })
})

describe('Rulings by ids', () => {
  it('come in the order of the list, each once, whatever the order asked', async () => {
    await using server = await aServer()
    const whole = await idsOf(server.app, '/v1/rulings')
    const asked = [...whole].reverse()
    expect(await idsOf(server.app, `/v1/rulings?ids=${asked.join(',')},${asked[0]}`)).toEqual(whole)
  })

  it('leave out what is unknown, and the total says so', async () => {
    await using server = await aServer()
    expect(await list(server.app, '/v1/rulings?ids=lantern-bay/tie,lantern-bay/nothing')).toMatchObject({ items: [{ id: 'lantern-bay/tie' }], total: 1 })
    expect(await list(server.app, '/v1/rulings?ids=lantern-bay/nothing')).toEqual({ items: [], total: 0, nextCursor: null })
  })

  it('are narrowed by the other filters', async () => {
    await using server = await aServer()
    expect(await idsOf(server.app, '/v1/rulings?ids=lantern-bay/tie,fog-harbour/tie&game=fog-harbour')).toEqual(['fog-harbour/tie'])
  })

  it('are at most 50', async () => {
    await using server = await aServer()
    const ids = (count: number): string => Array.from({ length: count }, (_, i) => `lantern-bay/r${i}`).join(',')
    expect((await server.app.inject(`/v1/rulings?ids=${ids(50)}`)).statusCode).toBe(200)
    expect(problemIn(await server.app.inject(`/v1/rulings?ids=${ids(51)}`)).issues).toEqual([{ path: 'ids', message: 'up to 50 ids with commas between' }])
  })

  it('that are none are named by their place', async () => {
    await using server = await aServer()
    for (const [ids, path] of [
      ['tie', 'ids.0'],
      ['', 'ids.0'],
      ['lantern-bay/tie,', 'ids.1'],
    ])
      expect(problemIn(await server.app.inject(`/v1/rulings?ids=${ids}`)).issues?.[0]).toMatchObject({ path, message: expect.stringContaining('game/slug') })
  })
})
