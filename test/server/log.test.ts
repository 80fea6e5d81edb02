import { once } from 'node:events'
import { connect } from 'node:net'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { Shelf } from '../../src/http/reading.ts'
import type { Library } from '../../src/library/library.ts'
import { buildApp } from '../../src/server/app.ts'
import { aLibrary, SETTINGS } from '../world.ts'
import { aLog } from './memory-log.ts'
import { libraryWith } from './stand-in.ts'

async function aLoggedServer(instead: Partial<Library> = {}, settings = {}) {
  const held = await aLibrary()
  const log = aLog()
  const shelf = new Shelf(libraryWith(held.library, instead))
  const app = await buildApp({ shelf, settings: { ...SETTINGS, ...settings }, release: '0.0.0', logger: log.logger })
  return {
    app,
    log,
    [Symbol.asyncDispose]: async () => {
      await app.close()
      await held[Symbol.asyncDispose]()
    },
  }
}

/** Who asks, with everything about them that must not stay. */
const WHO = {
  remoteAddress: '192.0.2.77',
  headers: {
    'user-agent': 'SecretBrowser/1.0',
    referer: 'https://secret-site.example/',
    'x-forwarded-for': '198.51.100.99',
    cookie: 'secret=1',
    authorization: 'Bearer secret',
    'accept-language': 'secret-language',
  },
}
const PERSONAL = /192\.0\.2\.77|198\.51\.100\.99|secret|lighthouse|passwd/i

/** A request and the line it leaves. */
const ASKED: [asked: InjectOptions, line: object][] = [
  [{ url: '/v1/search?q=secret+lighthouse' }, { method: 'GET', route: '/v1/search', status: 200 }],
  [{ url: '/v1/rulings/lantern-bay/secret-lighthouse' }, { method: 'GET', route: '/v1/rulings/:game/:slug', status: 404 }],
  [{ url: '/lantern-bay/secret-lighthouse' }, { method: 'GET', route: '/:game/:slug', status: 404 }],
  [{ url: '/v1?secret=1' }, { method: 'GET', route: '/v1', status: 400 }],
  [{ url: '/v1/etc/passwd/secret' }, { method: 'GET', status: 404 }],
  [{ url: '/secret/a/b/c/d' }, { method: 'GET', status: 404 }],
  [{ url: '/secret%zz' }, { method: 'GET', status: 400 }],
  [{ url: `/secret${'x'.repeat(300)}` }, { method: 'GET', status: 414 }],
  [
    { method: 'HEAD', url: '/v1' },
    { method: 'HEAD', route: '/v1', status: 200 },
  ],
  [
    { method: 'DELETE', url: '/v1' },
    { method: 'DELETE', route: '/v1', status: 405 },
  ],
  [
    { method: 'OPTIONS', url: '/v1' },
    { method: 'OPTIONS', route: '/v1', status: 204 },
  ],
  [
    { method: 'POST', url: '/v1/sources/lookup', payload: { urls: ['secret.example'] } },
    { method: 'POST', route: '/v1/sources/lookup', status: 200 },
  ],
  [
    { method: 'POST', url: '/v1/sources/lookup', payload: { secret: 1 } },
    { method: 'POST', route: '/v1/sources/lookup', status: 400 },
  ],
  [{ url: '/v1/bulk/terms.jsonl' }, { method: 'GET', route: '/v1/bulk/terms.jsonl', status: 200 }],
]

describe('The log', () => {
  it.each([false, true])('has one line a request with route, status and time, and nothing of who asked or what (proxy trusted: %s)', async (trustProxy) => {
    await using server = await aLoggedServer({}, { trustProxy })
    for (const [asked] of ASKED) await server.app.inject({ ...asked, ...WHO })
    await server.log.until(({ route }) => route === '/v1/bulk/terms.jsonl')
    expect(server.log.lines).toHaveLength(ASKED.length)
    server.log.lines.forEach((line, i) => {
      expect(line).toMatchObject({ ...ASKED[i]?.[1], msg: 'answered', level: 30 })
      expect(Object.keys(line).sort()).toEqual(['level', 'method', 'ms', 'msg', 'requestId', 'route', 'status', 'time'])
      expect(line['ms']).toBeTypeOf('number')
      expect(line['route']).toMatch(/^(?:\/[\w:./*-]*|none)$/)
    })
    expect(server.log.text()).not.toMatch(PERSONAL)
  })

  it('has the line of a request that was too many', async () => {
    await using server = await aLoggedServer({}, { rateLimit: 1 })
    for (let i = 0; i < 2; i++) await server.app.inject({ url: '/v1', ...WHO })
    expect(server.log.lines.map(({ status }) => status)).toEqual([200, 429])
    expect(server.log.text()).not.toMatch(PERSONAL)
  })

  it('says nothing of bytes that are no request', async () => {
    await using server = await aLoggedServer()
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const before = server.log.lines.length
    const socket = connect((server.app.server.address() as { port: number }).port, '127.0.0.1')
    socket.end('SECRET garbage\r\n\r\n')
    socket.resume()
    await once(socket, 'close')
    expect(JSON.stringify(server.log.lines.slice(before))).not.toMatch(PERSONAL)
  })

  it('says nothing of who hangs up in the middle', async () => {
    const endless = async function* () {
      for (;;) yield `{"x":"${'x'.repeat(10_000)}"}`
    }
    await using server = await aLoggedServer({ all: endless })
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const connected = once(server.app.server, 'connection')
    const socket = connect((server.app.server.address() as { port: number }).port, '127.0.0.1')
    socket.write('GET /v1/bulk/rulings.jsonl HTTP/1.1\r\nHost: secret.example\r\nUser-Agent: SecretBrowser\r\n\r\n')
    await once(socket, 'data')
    const [served] = await connected
    socket.destroy()
    await new Promise((resolve) => served.once('close', resolve))
    expect((await server.app.inject('/v1')).statusCode).toBe(200)
    expect(server.log.lines.at(-1)).toMatchObject({ route: '/v1' })
    expect(server.log.text()).not.toMatch(PERSONAL)
  })
})
