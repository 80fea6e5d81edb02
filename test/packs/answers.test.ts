import { describe, expect, it } from 'vitest'
import type { Passage, PassageGroup } from '../../src/contract/passage.ts'
import type { Ruling } from '../../src/contract/ruling.ts'
import { Packs } from '../../src/packs/packs.ts'
import { aBook, aServer, aServerWithBook } from '../world.ts'

const PASSAGE = '/v1/documents/lantern-bay/rulebook-2.0/storms'
/** Words of the book that stand in no ruling. */
const BOOK_WORDS = 'its ships drift two hexes'

describe('A passage', () => {
  it('is a section in the words of the book, with its sources, where it sends the reader, and the rulings that restate it', async () => {
    await using server = await aServerWithBook()
    expect((await server.app.inject(PASSAGE)).json<Passage>()).toMatchObject({
      title: 'Storms',
      text: expect.stringContaining(BOOK_WORDS),
      sources: ['https://boardgamegeek.com/thread/111222'],
      rulings: [{ id: 'lantern-bay/storm-damage' }],
      url: 'https://judge.example/lantern-bay/documents/rulebook-2.0/storms',
    })
    expect((await server.app.inject('/v1/documents/lantern-bay/rulebook-2.0/lighthouses')).json<Passage>().see).toEqual(['storms'])
  })

  it('is not there without a pack, and the answer says how it can be', async () => {
    await using server = await aServer()
    const { statusCode, body } = await server.app.inject(PASSAGE)
    expect([statusCode, JSON.parse(body)]).toEqual([
      404,
      expect.objectContaining({ code: 'unknown-passage', detail: expect.stringContaining('tablejudge import') }),
    ])
  })

  it('that the document does not have is answered with those that are like it', async () => {
    await using server = await aServerWithBook()
    const { near } = (await server.app.inject('/v1/documents/lantern-bay/rulebook-2.0/storm')).json<{ near: string[] }>()
    expect(near).toContain('lantern-bay/documents/rulebook-2.0/storms')
  })
})

describe('A ruling beside a pack', () => {
  it('lists the passages it restates, with the words that its clauses go back to', async () => {
    await using server = await aServerWithBook()
    const { passages = [], clauses } = (await server.app.inject('/v1/rulings/lantern-bay/build-lighthouse')).json<Ruling>()
    expect(passages.map(({ anchor }) => anchor)).toEqual(['lighthouses', 'beacon-permit'])
    const [first] = passages
    expect(first?.restated.length).toBeGreaterThan(0)
    for (const { clause, from, to } of first?.restated ?? []) {
      expect(clauses.map(({ id }) => id)).toContain(clause)
      expect(first?.text.slice(from, to)).toMatch(/lighthouse|coast|reef|oil/i)
    }
  })

  it('has none when its sections are in no pack, and is the same answer as without one', async () => {
    await using plain = await aServer()
    await using server = await aServerWithBook()
    const url = '/v1/rulings/fog-harbour/tie'
    const [without, beside] = await Promise.all([plain.app.inject(url), server.app.inject(url)])
    expect(beside.body).toBe(without.body)
    expect(beside.headers['cache-control']).toBe('public, max-age=60')
  })
})

describe('A search', () => {
  const groups = async (q: string, withBook = true): Promise<PassageGroup[] | undefined> => {
    await using server = await (withBook ? aServerWithBook() : aServer())
    return (await server.app.inject(`/v1/search?q=${encodeURIComponent(q)}`)).json<{ passages?: PassageGroup[] }>().passages
  }

  it('looks into books with in:book, and groups what it finds under the rulings', async () => {
    const found = await groups('oil in:book')
    expect(found?.map(({ ruling, passages }) => [ruling?.id, passages.map(({ anchor }) => anchor)])).toContainEqual(['lantern-bay/storm-damage', ['storms']])
    const [passage] = found?.[0]?.passages ?? []
    const [range] = passage?.highlights ?? []
    expect(passage?.snippet.slice(...(range ?? [0, 0]))).toBe('oil')
  })

  it('looks into books when no ruling has the words', async () => {
    expect((await groups('drift'))?.map(({ passages }) => passages[0]?.anchor)).toEqual(['storms'])
  })

  it('leaves books alone when rulings answer, and there is no pack', async () => {
    expect(await groups('who wins a tie')).toBeUndefined()
    expect(await groups('oil in:book', false)).toBeUndefined()
  })

  it('finds what a game has of the words though another game has all of them', async () => {
    const book = await aBook()
    const other = {
      ...book,
      game: 'fog-harbour',
      document: 'leaflet',
      passages: book.passages.map((passage) => ({ ...passage, text: [{ kind: 'item', line: 1, text: 'lamp drift zeppelin' } as const] })),
    }
    const found = await new Packs([book, other]).search('drift zeppelin', { game: 'lantern-bay', limit: 5 })
    expect(found.map(({ game, passage }) => [game, passage.anchor])).toEqual([['lantern-bay', 'storms']])
  })

  it('finds no foreword', async () => {
    expect(await groups('thank keepers bay in:book')).not.toContainEqual(
      expect.objectContaining({ passages: [expect.objectContaining({ anchor: 'foreword' })] }),
    )
  })
})

describe('Words of a pack', () => {
  const PRIVATE = [
    PASSAGE,
    '/v1/rulings/lantern-bay/storm-damage',
    '/v1/search?q=in:book+oil',
    '/lantern-bay/storm-damage',
    '/lantern-bay/documents/rulebook-2.0/storms',
    '/lantern-bay/documents/rulebook-2.0',
    '/lantern-bay/compare',
    '/search?q=in:book+oil',
  ]
  it.each(PRIVATE)('%s may be kept by no cache and read by no other site', async (url) => {
    await using server = await aServerWithBook()
    for (const _ of ['first', 'again']) {
      const { statusCode, headers } = await server.app.inject({ url, headers: { 'if-none-match': '*', origin: 'https://elsewhere.example' } })
      expect({ statusCode, cache: headers['cache-control'], policy: headers['cross-origin-resource-policy'] }).toEqual({
        statusCode: 200,
        cache: 'private, no-store',
        policy: 'same-origin',
      })
      expect([headers.etag, headers['access-control-allow-origin']]).toEqual([undefined, undefined])
    }
  })

  it('come compressed to who takes that', async () => {
    await using server = await aServerWithBook()
    const { headers } = await server.app.inject({ url: '/lantern-bay/compare', headers: { 'accept-encoding': 'gzip' } })
    expect(headers['content-encoding']).toBe('gzip')
  })

  it('are in no bulk file, no list and not in the version', async () => {
    await using plain = await aServer()
    await using server = await aServerWithBook()
    for (const url of ['/v1', '/v1/rulings', '/v1/bulk/rulings.jsonl', '/v1/bulk/sources.jsonl', '/v1/documents/lantern-bay/rulebook-2.0']) {
      const { body } = await server.app.inject(url)
      expect(body).not.toContain(BOOK_WORDS)
      expect(body, url).toBe((await plain.app.inject(url)).body)
    }
  })
})
