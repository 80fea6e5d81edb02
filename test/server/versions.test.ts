import { describe, expect, it } from 'vitest'
import { apiRoutes } from '../../src/api/routes.ts'
import { aLibrary, aServer, FIXTURES } from '../world.ts'
import { API_ADDRESSES, PAGES } from './addresses.ts'
import { aGate, libraryWith } from './stand-in.ts'

/** Headers that tell one request from another and say nothing of the answer. */
const withoutIds = ({ date: _, 'x-request-id': __, ...headers }: Record<string, unknown>) => headers

describe('The version of the library', () => {
  it('is the weak tag of every answer of the API, which caches may keep for a minute', async () => {
    await using server = await aServer()
    const { version } = server.library
    expect(version).toMatch(/^[0-9a-f]{16}$/)
    expect(API_ADDRESSES).toHaveLength(apiRoutes.filter(({ method, isPrivate }) => method === 'GET' && !isPrivate).length)
    for (const url of API_ADDRESSES) {
      const { statusCode, headers } = await server.app.inject(url)
      expect(statusCode, url).toBe(200)
      expect(headers, url).toMatchObject({ etag: `W/"${version}"`, 'x-tablejudge-version': version, 'cache-control': 'public, max-age=60' })
    }
  })

  it('is in the body of /v1', async () => {
    await using server = await aServer()
    expect((await server.app.inject('/v1')).json().version).toBe(server.library.version)
  })

  it('is the same for two builds of the same content', async () => {
    await using one = await aServer()
    await using other = await aServer({ publicUrl: 'https://other.example' })
    expect(one.library.version).toBe(other.library.version)
  })
})

describe('Who has an answer already gets 304 and no body', () => {
  const TAGS: [name: string, tag: (tag: string) => string][] = [
    ['the tag itself', (tag) => tag],
    ['the tag as a strong one', (tag) => tag.replace('W/', '')],
    ['the tag in a list', (tag) => `"old", ${tag}, W/"older"`],
    ['the tag in a list without spaces', (tag) => `"old",${tag}`],
    ['a star', () => '*'],
  ]
  it.each(TAGS)('%s', async (_, known) => {
    await using server = await aServer()
    for (const url of [...API_ADDRESSES, ...PAGES]) {
      const { headers } = await server.app.inject(url)
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await server.app.inject({ method, url, headers: { 'if-none-match': known(String(headers.etag)) } })
        expect(answer.statusCode, url).toBe(304)
        expect(answer.body, url).toBe('')
        expect(answer.headers, url).toMatchObject({ etag: headers.etag, vary: headers.vary, 'cache-control': headers['cache-control'] })
      }
    }
  })

  it.each(['W/"other"', '""', 'W/', 'nonsense', ',,,'])('not for %s', async (tag) => {
    await using server = await aServer()
    for (const url of ['/v1', '/lantern-bay/tie', '/v1/bulk/terms.jsonl'])
      expect((await server.app.inject({ url, headers: { 'if-none-match': tag } })).statusCode, url).toBe(200)
  })

  it('not for a refusal, a move or a POST', async () => {
    await using server = await aServer()
    const headers = { 'if-none-match': '*' }
    expect((await server.app.inject({ url: '/v1/rulings/lantern-bay/nothing', headers })).statusCode).toBe(404)
    expect((await server.app.inject({ url: '/v1/rulings/lantern-bay/lighthouse-site', headers })).statusCode).toBe(308)
    const lookup = await server.app.inject({ method: 'POST', url: '/v1/sources/lookup', headers, payload: { urls: ['a.example'] } })
    expect(lookup.statusCode).toBe(200)
    expect(lookup.headers.etag).toBeUndefined()
  })
})

describe('Pages', () => {
  it('have a tag each that stays while they say the same', async () => {
    await using server = await aServer()
    const tags = new Set<unknown>()
    for (const url of PAGES) {
      const [first, again] = [await server.app.inject(url), await server.app.inject(url)]
      expect(first.headers.etag, url).toMatch(/^W\/"[\w-]+"$/)
      expect(again.headers.etag, url).toBe(first.headers.etag)
      expect(first.headers, url).toMatchObject({ 'cache-control': 'public, max-age=60', 'x-tablejudge-version': server.library.version })
      tags.add(first.headers.etag)
    }
    expect(tags.size).toBe(PAGES.length)
  })
})

describe('HEAD', () => {
  it('is GET without the body', async () => {
    await using server = await aServer()
    for (const url of [
      ...API_ADDRESSES,
      ...PAGES,
      '/v1/rulings/lantern-bay/nothing',
      '/lantern-bay/nothing',
      '/v1/rulings?limit=0',
      '/healthz',
      '/openapi.json',
    ]) {
      const [get, head] = [await server.app.inject(url), await server.app.inject({ method: 'HEAD', url })]
      expect(head.statusCode, url).toBe(get.statusCode)
      expect(head.body, url).toBe('')
      const { 'transfer-encoding': _, ...expected } = withoutIds(get.headers)
      expect(withoutIds(head.headers), url).toMatchObject(expected)
    }
  })
})

describe('A new library', () => {
  const newer = async () => {
    const held = await aLibrary(FIXTURES)
    const overview = JSON.stringify({ ...JSON.parse(await held.library.overview()), name: 'Tablejudge', version: 'newer' })
    return { ...held, library: libraryWith(held.library, { version: 'newer', overview: async () => overview }) }
  }

  it('is taken up whole: body, tag and version at once, and what was kept of the old one is gone', async () => {
    await using server = await aServer()
    await using next = await newer()
    const old = await server.app.inject('/v1')
    server.shelf.replace(next.library)
    const answer = await server.app.inject({ url: '/v1', headers: { 'if-none-match': String(old.headers.etag) } })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().version).toBe('newer')
    expect(answer.headers).toMatchObject({ etag: 'W/"newer"', 'x-tablejudge-version': 'newer' })
  })

  it('does not mix into a request that is under way', async () => {
    await using server = await aServer()
    await using next = await newer()
    const [started, mayGoOn] = [aGate(), aGate()]
    const slow = libraryWith(server.library, {
      version: 'older',
      overview: async () => {
        started.open()
        await mayGoOn.opened
        return '{"version":"older"}'
      },
    })
    server.shelf.replace(slow)
    const underWay = server.app.inject('/v1').then((answer) => answer)
    await started.opened
    server.shelf.replace(next.library)
    mayGoOn.open()
    const answer = await underWay
    expect(answer.json().version).toBe('older')
    expect(answer.headers).toMatchObject({ etag: 'W/"older"', 'x-tablejudge-version': 'older' })
    expect((await server.app.inject('/v1')).json().version).toBe('newer')
  })
})
