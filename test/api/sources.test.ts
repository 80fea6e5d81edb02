import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { aServer } from '../world.ts'

const LIGHTHOUSE = 'lantern-bay/build-lighthouse'
const STORM = 'lantern-bay/storm-damage'
const LAMP = 'lantern-bay/lost-lamp'

interface Sources {
  items: { url: string; rulings: { id: string }[] }[]
  total: number
  nextCursor: null
}

const rulingsAt = async (app: FastifyInstance, asked: string): Promise<string[]> => {
  const { items, total, nextCursor } = (await app.inject(`/v1/sources?${asked}`)).json<Sources>()
  expect({ total, nextCursor }).toEqual({ total: items.length, nextCursor: null })
  return items.flatMap(({ rulings }) => rulings.map(({ id }) => id))
}

/** Spellings of an address that people paste, and the rulings that rest on it. */
const SPELLINGS: [url: string, ids: string[]][] = [
  ['https://boardgamegeek.com/thread/111222/article/333444#333444', [LIGHTHOUSE]],
  ['http://boardgamegeek.com/thread/111222/article/333444', [LIGHTHOUSE]],
  ['https://www.boardgamegeek.com/article/333444', [LIGHTHOUSE]],
  ['boardgamegeek.com/article/333444/', [LIGHTHOUSE]],
  ['BoardGameGeek.com/thread/111222/storms-and-oil/page/2#333444', [LIGHTHOUSE]],
  ['https://boardgamegeek.com/thread/111222/?utm_source=chat#333444', [LIGHTHOUSE]],
  ['  https://rpggeek.com/thread/111222/article/333444  ', [LIGHTHOUSE]],
  ['https://boardgamegeek.com/article/555666#555666', [LIGHTHOUSE]],
  ['https://boardgamegeek.com/thread/111222/storms-and-oil', [LIGHTHOUSE, STORM]],
  ['https://boardgamegeek.com/thread/111222', [LIGHTHOUSE, STORM]],
  ['www.boardgamegeek.com/thread/111222/another-title/page/3?sort=hot', [LIGHTHOUSE, STORM]],
  ['https://boardgamegeek.com/thread/111222/article/999999', [LIGHTHOUSE, STORM]],
  ['https://www.youtube.com/watch?v=lamplight', [LAMP]],
  ['http://youtube.com/watch?v=lamplight', [LAMP]],
  ['youtube.com/watch?v=lamplight', [LAMP]],
  ['https://www.youtube.com/watch?v=other', []],
  ['https://boardgamegeek.com/article/1', []],
  ['https://boardgamegeek.com/boardgame/111222', []],
  ['https://notboardgamegeek.com/thread/111222', []],
  ['https://nowhere.example/', []],
]

describe('The rulings that rest on an address, in any spelling of it', () => {
  it('one at a time', async () => {
    await using server = await aServer()
    for (const [url, ids] of SPELLINGS) expect.soft(await rulingsAt(server.app, `url=${encodeURIComponent(url)}`), url).toEqual(ids)
  })

  it('many at once, in the order asked, each with the address as asked', async () => {
    await using server = await aServer()
    const urls = [...SPELLINGS.map(([url]) => url), 'not an address', '', '\uE000', 'javascript:alert(1)']
    const answer = await server.app.inject({ method: 'POST', url: '/v1/sources/lookup', payload: { urls } })
    const { items } = answer.json<{ items: { url: string; sources: Sources['items'] }[] }>()
    expect(items.map(({ url }) => url)).toEqual(urls.map((url) => url.replace('\uE000', '\uFFFD')))
    expect(items.map(({ sources }) => sources.flatMap(({ rulings }) => rulings.map(({ id }) => id)))).toEqual([
      ...SPELLINGS.map(([, ids]) => ids),
      [],
      [],
      [],
      [],
    ])
  })

  it('200 at once', async () => {
    await using server = await aServer()
    const urls = Array.from({ length: 200 }, (_, i) => `boardgamegeek.com/thread/${111_200 + i}`)
    const answer = await server.app.inject({ method: 'POST', url: '/v1/sources/lookup', payload: { urls } })
    const found = answer.json<{ items: { url: string; sources: unknown[] }[] }>().items.filter(({ sources }) => sources.length > 0)
    expect(found.map(({ url }) => url)).toEqual(['boardgamegeek.com/thread/111222'])
  })
})

describe('Sources', () => {
  it('are found by the number of a BGG thread or article', async () => {
    await using server = await aServer()
    expect(await rulingsAt(server.app, 'thread=111222')).toEqual([LIGHTHOUSE, STORM])
    expect(await rulingsAt(server.app, 'article=333444')).toEqual([LIGHTHOUSE])
    expect(await rulingsAt(server.app, 'article=555666')).toEqual([LIGHTHOUSE])
    expect(await rulingsAt(server.app, 'thread=1')).toEqual([])
    expect(await rulingsAt(server.app, 'article=111222')).toEqual([])
  })

  it('are kept as published, with what the address says', async () => {
    await using server = await aServer()
    const { items } = (await server.app.inject('/v1/sources')).json<{ items: object[] }>()
    expect(items).toMatchObject([
      { url: 'https://boardgamegeek.com/thread/111222/article/333444#333444', kind: 'bgg-article', thread: 111_222, article: 333_444 },
      { url: 'https://boardgamegeek.com/article/555666#555666', kind: 'bgg-article', article: 555_666 },
      { url: 'https://boardgamegeek.com/thread/111222/storms-and-oil', kind: 'bgg-thread', thread: 111_222 },
      { url: 'https://www.youtube.com/watch?v=lamplight', kind: 'video' },
    ])
  })
})
