import { describe, expect, it } from 'vitest'
import { apiRoutes } from '../../src/api/routes.ts'
import type { Library } from '../../src/library/library.ts'
import { aServer, aServerWithBook } from '../world.ts'

/** Addresses of each route that together show every entry of both fixture games. */
async function addresses(library: Library): Promise<Record<string, string[]>> {
  const [games, rulings, cards] = await Promise.all([library.ids('games'), library.ids('rulings'), library.ids('cards')])
  const documents = await Promise.all(games.map(async (game) => (await library.ids('documents', game)).map((id) => `${game}/${id}`)))
  return {
    '/v1': ['/v1'],
    '/v1/games': ['/v1/games'],
    '/v1/games/:game': games.map((id) => `/v1/games/${id}`),
    '/v1/documents/:game/:document/:anchor': ['lighthouses', 'storms', 'foreword'].map((anchor) => `/v1/documents/lantern-bay/rulebook-2.0/${anchor}`),
    '/v1/documents/:game/:document': documents.flat().map((id) => `/v1/documents/${id}`),
    '/v1/rulings': ['/v1/rulings?limit=100', '/v1/rulings?limit=1', '/v1/rulings?kind=card'],
    '/v1/rulings/:game/:slug': rulings.map((id) => `/v1/rulings/${id}`),
    '/v1/cards': ['/v1/cards?limit=100', '/v1/cards?limit=1'],
    '/v1/cards/named': ['/v1/cards/named?name=storm+lamp', '/v1/cards/named?name=lamp', '/v1/cards/named?name=strom+lamp'],
    '/v1/cards/:game/:slug': cards.map((id) => `/v1/cards/${id}`),
    '/v1/terms': ['/v1/terms'],
    '/v1/conflicts': ['/v1/conflicts'],
    '/v1/rules': ['/v1/rules', '/v1/rules?limit=1', '/v1/rules?ruling=lantern-bay/tie', '/v1/rules?card=lantern-bay/beacon-permit'],
    '/v1/rules/:game/:slug': (await library.ids('rules')).map((id) => `/v1/rules/${id}`),
    '/v1/rules/:game/:slug/verdict': [
      '/v1/rules/lantern-bay/may-build-lighthouse/verdict',
      '/v1/rules/lantern-bay/may-build-lighthouse/verdict?fact.terrain=coast&fact.adjacentLighthouses=2&fact.hasBeaconPermit=no',
      '/v1/rules/lantern-bay/oil-to-relight/verdict?fact.darkLighthouses=2&fact.keepers=1',
      '/v1/rules/lantern-bay/who-wins-tie/verdict?fact.oilStanding=level',
    ],
    '/v1/coverage': ['/v1/coverage', '/v1/coverage?game=lantern-bay'],
    '/v1/sources': ['/v1/sources', '/v1/sources?limit=1', '/v1/sources?thread=111222', '/v1/sources?article=1'],
    '/v1/resolve': ['lantern-bay', ...rulings, ...cards, 'faq-1.1%23the-lost-lamp', 'youtube.com/watch?v=lamplight'].map((url) => `/v1/resolve?url=${url}`),
    '/v1/search': ['in:book+oil', 'two+lighthouses+storm+lamp', 'lighthouze', 'kind:erratum+"lost+lamp"+-oil+game:lantern-bay', ''].map(
      (q) => `/v1/search?q=${q}`,
    ),
    '/v1/ask': ['lighthouse+on+a+hill', 'may+i+build+on+a+hill', 'build+on+the+coast+with+1+lighthouse+next+to+it', 'storm+lamp', 'zzzz', ''].map(
      (q) => `/v1/ask?q=${q}`,
    ),
    '/v1/suggest': ['/v1/suggest?q=la', '/v1/suggest?q='],
  }
}

const PAYLOADS: Record<string, object> = {
  '/v1/sources/lookup': { urls: ['boardgamegeek.com/thread/111222', 'https://youtube.com/watch?v=lamplight', 'not an address', ''] },
  '/v1/rules/:game/:slug/verdict': { facts: { oilStanding: 'ahead' } },
  '/v1/ask': { q: 'may i build a lighthouse on a hill', facts: { hasBeaconPermit: false } },
  '/v1/verdicts': [{ rule: 'lantern-bay/who-wins-tie', facts: {} }],
}

describe('A route answers in the shape it documents, with no field beyond it', () => {
  const answers = apiRoutes.filter(({ method, answerType }) => method === 'GET' && answerType === undefined)
  it.each(answers.map(({ url, answer }) => [url, answer] as const))('GET %s', async (route, answer) => {
    await using server = await aServerWithBook()
    const urls = (await addresses(server.library))[route] ?? []
    expect(urls).not.toEqual([])
    for (const url of urls) {
      const { statusCode, body } = await server.app.inject(url)
      expect(statusCode, url).toBe(200)
      expect(answer.parse(JSON.parse(body)), url).toStrictEqual(JSON.parse(body))
    }
  })

  const bulk = apiRoutes.filter(({ answerType }) => answerType === 'application/x-ndjson')
  it.each(bulk.map(({ url, answer }) => [url, answer] as const))('GET %s, line by line, with the items of the list', async (url, answer) => {
    await using server = await aServer()
    const { body } = await server.app.inject(url)
    const lines = body.split('\n')
    expect(lines.pop()).toBe('')
    const items = lines.map((line) => JSON.parse(line) as unknown)
    for (const item of items) expect(answer.parse(item)).toStrictEqual(item)
    const list = await server.app.inject(url.replace('/bulk', '').replace('.jsonl', '?limit=100'))
    expect(items).toEqual(list.json<{ items: unknown[] }>().items)
    expect(items.length).toBeGreaterThan(0)
  })

  const posts = apiRoutes.filter(({ method }) => method === 'POST')
  it.each(posts.map(({ url, answer }) => [url, answer] as const))('POST %s', async (url, answer) => {
    await using server = await aServer()
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: url.replace(':game/:slug', 'lantern-bay/who-wins-tie'),
      payload: PAYLOADS[url] ?? {},
    })
    expect(statusCode).toBe(200)
    expect(answer.parse(JSON.parse(body))).toStrictEqual(JSON.parse(body))
  })
})

describe('The overview', () => {
  it('counts what the lists hold and links to where they are', async () => {
    await using server = await aServer()
    const { counts, games, links, version } = (await server.app.inject('/v1')).json()
    for (const kind of ['rulings', 'cards', 'terms', 'conflicts', 'rules', 'sources', 'games'])
      expect((await server.app.inject(`/v1/${kind}`)).json().total, kind).toBe(counts[kind])
    expect(games).toEqual(['fog-harbour', 'lantern-bay'])
    expect(version).toBe(server.library.version)
    for (const [name, link] of Object.entries<string>(links)) {
      expect(link).toMatch(/^https:\/\/judge\.example\//)
      const query = name === 'search' ? '?q=tie' : ''
      expect((await server.app.inject(link.slice('https://judge.example'.length) + query)).statusCode, link).toBe(200)
    }
  })
})
