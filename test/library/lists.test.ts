import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Library, type ListedKind, type Page, type PageRequest, type RulingFilter, UnknownCursor } from '../../src/library/library.ts'
import { aFolder, aLibrary, FIXTURES } from '../world.ts'
import { collect, KINDS } from './everything.ts'

const idsIn = (items: readonly string[]): string[] =>
  items.map((item) => {
    const { id, url } = JSON.parse(item) as { id?: string; url: string }
    return id ?? url
  })

const ALL = { limit: 100 }

const RULINGS = [
  'fog-harbour/sailing',
  'fog-harbour/tie',
  'lantern-bay/build-lighthouse',
  'lantern-bay/storm-damage',
  'lantern-bay/tie',
  'lantern-bay/lost-lamp',
]

describe('The list of rulings has, in the order of the content,', () => {
  it.each<[what: string, filter: RulingFilter, ids: string[]]>([
    ['all, games by their id', {}, RULINGS],
    ['those of a game', { game: 'fog-harbour' }, ['fog-harbour/sailing', 'fog-harbour/tie']],
    ['those of a kind', { kind: 'section' }, ['fog-harbour/sailing', 'fog-harbour/tie', 'lantern-bay/build-lighthouse', 'lantern-bay/storm-damage']],
    ['those that correct', { kind: 'erratum' }, ['lantern-bay/lost-lamp']],
    ['those of a status', { status: 'new' }, ['lantern-bay/storm-damage']],
    ['those about a card', { card: 'lantern-bay/beacon-permit' }, ['lantern-bay/build-lighthouse']],
    ['those that need a part', { needs: 'storm' }, ['lantern-bay/storm-damage']],
    [
      'those asked for by id, whatever the order',
      { ids: ['lantern-bay/tie', 'fog-harbour/tie', 'lantern-bay/nothing'] },
      ['fog-harbour/tie', 'lantern-bay/tie'],
    ],
    ['those that fit every condition', { game: 'lantern-bay', kind: 'section', status: 'current' }, ['lantern-bay/build-lighthouse']],
    ['none when two conditions never meet', { game: 'fog-harbour', needs: 'storm' }, []],
    ['none of an unknown game', { game: 'moon' }, []],
    ['none of an empty list of ids', { ids: [] }, []],
    ['none for a condition that is SQL', { game: "' OR 1=1 --" }, []],
  ])('%s', async (_, filter, ids) => {
    await using built = await aLibrary()
    const { items, total, next } = await built.library.rulings(filter, ALL)
    expect(idsIn(items)).toEqual(ids)
    expect({ total, next }).toEqual({ total: ids.length, next: null })
  })
})

describe('The list of', () => {
  it.each<[kind: 'cards' | 'terms' | 'conflicts', ids: string[]]>([
    ['cards', ['lantern-bay/beacon-permit', 'lantern-bay/storm-lamp', 'lantern-bay/old-storm-lamp']],
    ['terms', ['lantern-bay/lighthouse', 'lantern-bay/oil']],
    ['conflicts', ['lantern-bay/permit-and-reef']],
  ])('%s can be that of one game', async (kind, ids) => {
    await using built = await aLibrary()
    const of = async (filter: { game?: string }): Promise<string[]> => idsIn((await built.library[kind](filter, ALL)).items)
    expect([await of({}), await of({ game: 'lantern-bay' }), await of({ game: 'fog-harbour' })]).toEqual([ids, ids, []])
  })
})

const listOf = (library: Library, kind: ListedKind, page: PageRequest): Promise<Page> => (kind === 'sources' ? library.sources(page) : library[kind]({}, page))

/** All items of a list, page by page. */
async function pagesOf(page: (request: PageRequest) => Promise<Page>, limit: number): Promise<{ items: string[]; totals: Set<number>; sizes: number[] }> {
  const seen = { items: [] as string[], totals: new Set<number>(), sizes: [] as number[] }
  let after: string | undefined
  let total = 0
  do {
    const answer = await page({ limit, after })
    const { items, next } = answer
    total = answer.total
    seen.items.push(...items)
    seen.totals.add(total)
    seen.sizes.push(items.length)
    after = next ?? undefined
  } while (after !== undefined && seen.items.length <= total)
  return seen
}

describe('Pages of a list', () => {
  it.each(KINDS)('of %s have each item once, in order, whatever their length', async (kind) => {
    await using built = await aLibrary()
    const all = await collect(built.library.all(kind))
    expect(all.length).toBeGreaterThan(0)
    for (let limit = 1; limit <= all.length + 1; limit++) {
      const { items, totals, sizes } = await pagesOf((page) => listOf(built.library, kind, page), limit)
      expect(items).toEqual(all)
      expect([...totals]).toEqual([all.length])
      // The last page is never empty: it says itself that nothing follows.
      expect(sizes).toHaveLength(Math.ceil(all.length / limit))
    }
  })

  it('keep to the condition they were asked with', async () => {
    await using built = await aLibrary()
    const { items, totals } = await pagesOf((page) => built.library.rulings({ kind: 'section' }, page), 1)
    expect(idsIn(items)).toEqual(['fog-harbour/sailing', 'fog-harbour/tie', 'lantern-bay/build-lighthouse', 'lantern-bay/storm-damage'])
    expect([...totals]).toEqual([4])
  })

  it('go on in the right place when the library was built anew in between', async () => {
    await using before = await aLibrary()
    const first = await before.library.rulings({}, { limit: 3 })
    expect(first.next).toBe('lantern-bay/build-lighthouse')
    await using folder = await aFolder()
    const content = join(folder.path, 'content')
    await cp(FIXTURES, content, { recursive: true })
    const file = join(content, 'fog-harbour/piloting.md')
    const entry = (id: string): string => `\n## Is ${id} in the fog?\n\n**Yes.**\n\n\`\`\`yaml\nid: ${id}\norigin: [leaflet#piloting]\n\`\`\`\n`
    await writeFile(file, `${await readFile(file, 'utf8')}${entry('buoy')}${entry('anchor')}`)
    await using after = await aLibrary(content)
    const rest = await after.library.rulings({}, { limit: 100, after: first.next ?? undefined })
    expect(idsIn(rest.items)).toEqual(['lantern-bay/storm-damage', 'lantern-bay/tie', 'lantern-bay/lost-lamp'])
    expect(rest.total).toBe(8)
  })

  it('go on after what was renamed since', async () => {
    await using built = await aLibrary()
    const { items } = await built.library.rulings({}, { limit: 1, after: 'lantern-bay/lighthouse-site' })
    expect(idsIn(items)).toEqual(['lantern-bay/storm-damage'])
  })

  it.each(['lantern-bay/nothing', '', "' OR 1=1 --"])('cannot begin after "%s", which is nowhere', async (after) => {
    await using built = await aLibrary()
    for (const kind of KINDS) await expect(listOf(built.library, kind, { limit: 1, after })).rejects.toBeInstanceOf(UnknownCursor)
  })
})
