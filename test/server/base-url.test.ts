import { describe, expect, it } from 'vitest'
import { aServer } from '../world.ts'

/** Every `url` of an answer, however deep. */
function urlsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(urlsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'url' && typeof inner === 'string' ? [inner] : urlsIn(inner)))
}

const ANSWERS = ['/v1/games', '/v1/rulings/fog-harbour/tie', '/v1/cards', '/v1/terms', '/v1/conflicts', '/v1/search?q=tie', '/v1/resolve?url=lantern-bay']

describe('Addresses in answers', () => {
  it('are absolute and begin with the public address', async () => {
    await using server = await aServer({ publicUrl: 'https://judge.example' })
    for (const url of ANSWERS) {
      const urls = urlsIn((await server.app.inject({ url, headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } })).json())
      expect(urls.length, url).toBeGreaterThan(0)
      for (const one of urls) expect(one, url).toMatch(/^https:\/\/judge\.example\/[a-z]/)
    }
  })

  it('begin with the host that was asked without one', async () => {
    await using server = await aServer({ publicUrl: undefined })
    for (const host of ['rules.example', 'localhost:8080', '127.0.0.1:3000', '[::1]:8080', 'RULES.example']) {
      for (const url of ANSWERS)
        for (const one of urlsIn((await server.app.inject({ url, headers: { host } })).json())) expect.soft(one.startsWith(`http://${host}/`), one).toBe(true)
      const page = await server.app.inject({ url: '/lantern-bay/tie', headers: { host } })
      expect.soft(page.body).toContain(`<link rel="canonical" href="http://${host}/lantern-bay/tie">`)
      const moved = await server.app.inject({ url: '/lantern-bay/lighthouse-site', headers: { host } })
      expect.soft(moved.headers.location).toBe(`http://${host}/lantern-bay/build-lighthouse`)
    }
  })

  it('follow a proxy that is trusted', async () => {
    await using server = await aServer({ publicUrl: undefined, trustProxy: true })
    const headers = { host: 'inside:8080', 'x-forwarded-host': 'rules.example', 'x-forwarded-proto': 'https' }
    for (const one of urlsIn((await server.app.inject({ url: '/v1/games', headers })).json())) expect(one).toMatch(/^https:\/\/rules\.example\//)
  })

  it('do not follow one that is not', async () => {
    await using server = await aServer({ publicUrl: undefined })
    const headers = { host: 'rules.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    for (const one of urlsIn((await server.app.inject({ url: '/v1/games', headers })).json())) expect(one).toMatch(/^http:\/\/rules\.example\//)
  })

  it('never hold the character that stands for the public address', async () => {
    await using server = await aServer()
    for (const url of [...ANSWERS, '/lantern-bay/tie', '/v1/bulk/rulings.jsonl', '/v1'])
      expect((await server.app.inject(url)).body, url).not.toMatch(/\uE000|%EE%80%80/)
  })
})

const HOSTILE = [
  '"><script>alert(1)</script>',
  'evil.example"onload="x',
  'evil.example/path',
  'evil.example?x=',
  'evil.example#x',
  'user:secret@evil.example',
  'evil.example;other',
  'evil example',
  'evil.example\\other',
  'evil.example:99999',
  'evil.example:80:80',
  '1.2.3.999',
  '[::::]',
  '[evil]',
  '-evil',
  '.',
  'ëvil.example',
  'xn--',
  'a'.repeat(300),
  '\uE000',
  "'",
  '{{7*7}}',
]

describe('A host that is none', () => {
  it('is not repeated, whoever names it', async () => {
    await using plain = await aServer({ publicUrl: undefined })
    await using proxied = await aServer({ publicUrl: undefined, trustProxy: true })
    const asked = HOSTILE.flatMap((host) => [
      { app: plain.app, host, headers: { host } },
      { app: proxied.app, host, headers: { host: 'inside', 'x-forwarded-host': host } },
    ])
    for (const { app, host, headers } of asked) {
      for (const url of ANSWERS) {
        const answer = await app.inject({ url, headers })
        expect.soft(answer.statusCode, `${url} ${host}`).toBe(200)
        for (const one of urlsIn(answer.json())) expect.soft(one, host).toMatch(/^http:\/\/localhost\/[a-z]/)
      }
      for (const url of ['/', '/lantern-bay/tie', '/lantern-bay/nothing']) {
        const { body } = await app.inject({ url, headers })
        expect.soft(body, host).toContain('<meta property="og:url" content="http://localhost/')
        expect.soft(body, host).not.toContain('<script')
      }
      const moved = await app.inject({ url: '/lantern-bay/lighthouse-site', headers })
      expect.soft(moved.headers.location, host).toBe('http://localhost/lantern-bay/build-lighthouse')
    }
  })
})

describe('A scheme that is none', () => {
  it('is not repeated either', async () => {
    await using server = await aServer({ publicUrl: undefined, trustProxy: true })
    for (const scheme of ['javascript', '"><script>', 'ftp', 'https://evil.example/?']) {
      const headers = { host: 'rules.example', 'x-forwarded-proto': scheme }
      for (const one of urlsIn((await server.app.inject({ url: '/v1/games', headers })).json())) expect.soft(one).toMatch(/^http:\/\/rules\.example\/[a-z]/)
      expect.soft((await server.app.inject({ url: '/lantern-bay/tie', headers })).body).not.toContain('<script')
    }
  })
})
