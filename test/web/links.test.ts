import { describe, expect, it } from 'vitest'
import { aServer } from '../world.ts'
import { crawl, htmlPages } from './crawl.ts'
import { readPage, select } from './read-page.ts'

/** Every `url` of ours in an answer, however deep. */
function ownUrls(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(ownUrls)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'url' && String(inner).startsWith('https://judge.example/') ? [String(inner)] : ownUrls(inner),
  )
}

describe('Links', () => {
  it('from the start on, all lead to a page, and to a place on it that is there', async () => {
    await using server = await aServer()
    const { pages, links } = await crawl(server.app)
    const ids = new Map([...pages].map(([path, page]) => [path, new Set(page.map(({ attributes }) => attributes.get('id')))]))
    expect(links.filter(({ path, fragment }) => fragment && !ids.get(path)?.has(fragment))).toEqual([])
    expect(links.some(({ fragment }) => fragment === 'permit-and-reef')).toBe(true)
  })

  it('reach every ruling, card, document and list of every game', async () => {
    await using server = await aServer()
    const { pages } = await crawl(server.app)
    const entries = [...(await server.library.ids('rulings')), ...(await server.library.ids('cards')).map((id) => id.replace('/', '/cards/'))]
    const lists = ['lantern-bay', 'lantern-bay/cards', 'lantern-bay/terms', 'lantern-bay/conflicts', 'lantern-bay/documents/faq-1.1', 'fog-harbour', 'docs']
    for (const path of [...entries, ...lists, 'fog-harbour/documents/leaflet']) expect(pages.has(`/${path}`), path).toBe(true)
  })

  it('to elsewhere lead only where the content says', async () => {
    await using server = await aServer()
    const { pages } = await crawl(server.app)
    const hosts = new Set(
      htmlPages(pages)
        .flatMap(([, page]) => select(page, 'a').map(({ attributes }) => new URL(attributes.get('href') ?? '', 'https://judge.example').host))
        .filter((host) => host !== 'judge.example'),
    )
    expect([...hosts].sort()).toEqual(['boardgamegeek.com', 'creativecommons.org', 'lantern.example', 'www.youtube.com'])
  })
})

describe('Every `url` in an answer of the API', () => {
  it('leads to a page that is there, and to a place on it that is there', async () => {
    await using server = await aServer()
    const lists = ['rulings', 'cards', 'terms', 'conflicts', 'sources'].map((kind) => `/v1/bulk/${kind}.jsonl`)
    const answers = [...lists, '/v1/games', '/v1/documents/lantern-bay/rulebook-2.0', '/v1/documents/lantern-bay/faq-1.1', '/v1/documents/fog-harbour/leaflet']
    const others = ['/v1/search?q=storm+lamp', '/v1/cards/named?name=lamp', '/v1/resolve?url=faq-1.1%23the-lost-lamp', '/v1/resolve?url=lantern-bay/oil']
    const urls = new Set<string>()
    for (const answer of [...answers, ...others]) {
      const { body } = await server.app.inject(answer)
      const found = body
        .trim()
        .split('\n')
        .flatMap((line) => ownUrls(JSON.parse(line)))
      expect(found.length, answer).toBeGreaterThan(0)
      for (const url of found) urls.add(url)
    }
    expect(urls.size).toBeGreaterThan(15)
    for (const url of urls) {
      const { pathname, hash } = new URL(url)
      const { statusCode, headers, body } = await server.app.inject(pathname)
      expect(statusCode, url).toBe(200)
      expect(headers['content-type'], url).toBe('text/html; charset=utf-8')
      if (hash)
        expect(
          readPage(body).map(({ attributes }) => attributes.get('id')),
          url,
        ).toContain(hash.slice(1))
    }
  })
})
