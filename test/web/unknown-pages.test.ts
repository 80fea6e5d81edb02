import { describe, expect, it } from 'vitest'
import { aServer } from '../world.ts'
import { readPage, select } from './read-page.ts'

const near = (body: string): string[] =>
  select(readPage(body), 'a')
    .map(({ attributes }) => attributes.get('href') ?? '')
    .filter((href) => href.startsWith('https://judge.example/'))
    .map((href) => href.slice('https://judge.example'.length))

/** What is not there, its address, the heading, and the pages that are near. */
const MISSING: [what: string, url: string, title: string, paths: string[]][] = [
  ['a game', '/lantrn-bay', 'No such game', ['/lantern-bay']],
  ['a game as people write it', '/Lantern%20Bay', 'No such game', ['/lantern-bay']],
  ['a game with nothing near', '/zzzzzzzz', 'No such game', []],
  ['what browsers ask for unasked', '/favicon.ico', 'No such game', []],
  ['a ruling', '/lantern-bay/lost-lmap', 'No such ruling', ['/lantern-bay/lost-lamp']],
  ['a ruling as people write it', '/lantern-bay/Lost_Lamp', 'No such ruling', ['/lantern-bay/lost-lamp']],
  ['a ruling of an unknown game', '/lantern-by/tie', 'No such game', ['/lantern-bay']],
  ['a card', '/lantern-bay/cards/lamp', 'No such card', ['/lantern-bay/cards/storm-lamp', '/lantern-bay/cards/old-storm-lamp']],
  ['a document', '/lantern-bay/documents/faq', 'No such document', ['/lantern-bay/documents/faq-1.1']],
  ['the cards of an unknown game', '/lantern-by/cards', 'No such game', ['/lantern-bay']],
  ['the terms of an unknown game', '/lantern-by/terms', 'No such game', ['/lantern-bay']],
  ['the conflicts of an unknown game', '/lantern-by/conflicts', 'No such game', ['/lantern-bay']],
]

describe('A page that is not there', () => {
  it('is 404, for a person, with links to what is near', async () => {
    await using server = await aServer()
    for (const [what, url, title, paths] of MISSING) {
      const { statusCode, headers, body } = await server.app.inject(url)
      expect.soft(statusCode, what).toBe(404)
      expect.soft(headers['content-type'], what).toBe('text/html; charset=utf-8')
      expect.soft(select(readPage(body), 'h1')[0]?.text, what).toBe(title)
      expect.soft(near(body), what).toEqual(paths)
      for (const path of paths) expect.soft((await server.app.inject(path)).statusCode, path).toBe(200)
    }
  })

  it('and where none can be is 404 for a person when a browser asks, and a problem when a program does', async () => {
    await using server = await aServer()
    const ask = (accept: string) => server.app.inject({ url: '/lantern-bay/a/b/c', headers: { accept } })
    const page = await ask('text/html,application/xhtml+xml,*/*;q=0.8')
    expect(page.statusCode).toBe(404)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(select(readPage(page.body), 'h1')[0]?.text).toBe('No such page')
    expect((await ask('*/*')).headers['content-type']).toBe('application/problem+json; charset=utf-8')
  })

  it('is no matter of the API, which answers with problems even to a browser', async () => {
    await using server = await aServer()
    for (const url of ['/v1/nothing', '/v1/rulings/lantern-bay/nothing', '/v1?x=1'])
      expect((await server.app.inject({ url, headers: { accept: 'text/html' } })).headers['content-type'], url).toBe('application/problem+json; charset=utf-8')
  })

  it('shows what was typed as text', async () => {
    await using server = await aServer()
    const typed = ['"><script>alert(1)</script>', '\uE000', '../../etc/passwd', '\0', '__proto__', 'constructor', '🔥', ' ']
    for (const [text, part] of typed.map((one) => [one, encodeURIComponent(one)] as const))
      for (const url of [
        `/${part}`,
        `/lantern-bay/${part}`,
        `/lantern-bay/cards/${part}`,
        `/lantern-bay/documents/${part}`,
        `/${part}/tie`,
        `/${part}/terms`,
      ]) {
        const { statusCode, body } = await server.app.inject(url)
        expect.soft(statusCode, url).toBe(404)
        const page = readPage(body)
        expect.soft(select(page, 'p')[0]?.text, url).toContain(text.replace('\uE000', '\uFFFD'))
        expect.soft(select(page, 'script'), url).toEqual([])
      }
  })
})

describe('An address that was given up', () => {
  it.each([
    ['/lantern-bay/lighthouse-site', '/lantern-bay/build-lighthouse'],
    ['/lantern-bay/cards/storm-lantern', '/lantern-bay/cards/storm-lamp'],
  ])('%s is 308 to %s', async (url, target) => {
    await using server = await aServer()
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await server.app.inject({ method, url })
      expect(statusCode).toBe(308)
      expect(headers.location).toBe(`https://judge.example${target}`)
    }
    expect((await server.app.inject(target)).statusCode).toBe(200)
  })
})

describe('An address with a slash at its end or a tracker', () => {
  it('is the same page, under its one address', async () => {
    await using server = await aServer()
    for (const url of ['/lantern-bay/tie', '/lantern-bay', '/lantern-bay/cards/storm-lamp']) {
      const plain = await server.app.inject(url)
      for (const other of [`${url}/`, `${url}?utm_source=chat`, `${url}?anything=at-all`]) expect((await server.app.inject(other)).body, other).toBe(plain.body)
    }
  })
})
