import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { STYLE, STYLE_PATH } from '../../src/web/style.ts'
import { aServer } from '../world.ts'
import { aGate, libraryWith } from './stand-in.ts'

describe('/healthz and /readyz', () => {
  it('answer with the version they serve, and no cache keeps it', async () => {
    await using server = await aServer()
    for (const [url, status] of [
      ['/healthz', 'ok'],
      ['/readyz', 'ready'],
    ]) {
      const answer = await server.app.inject(String(url))
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ status, version: server.library.version })
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })
})

describe('While the server closes', () => {
  it('a request under way is answered, and /readyz says 503 on a connection that is still open', async () => {
    await using server = await aServer()
    const [started, mayGoOn] = [aGate(), aGate()]
    const overview = async () => {
      started.open()
      await mayGoOn.opened
      return '{"late":true}'
    }
    server.shelf.replace(libraryWith(server.library, { overview }))
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as { port: number }

    const late = fetch(`http://127.0.0.1:${port}/v1`)
    await started.opened
    // The second request has begun to come when the server is told to close, so its connection is not idle.
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /readyz HTTP/1.1\r\nHost: a\r\n')
    expect(String(await once(socket, 'data'))).toContain('200 OK')
    const closed = server.app.close()
    socket.write('\r\n')
    const answer = String(await once(socket, 'data'))
    expect(answer).toContain('HTTP/1.1 503 ')
    expect(answer.toLowerCase()).toContain('connection: close')
    expect(answer).toContain('application/problem+json')
    expect(answer).toContain('"code":"not-ready"')
    mayGoOn.open()
    expect(await (await late).json()).toEqual({ late: true })
    await closed
    await expect(fetch(`http://127.0.0.1:${port}/v1`)).rejects.toThrow()
  })
})

describe('/metrics', () => {
  it('counts answers by route and status, in buckets of seconds', async () => {
    await using server = await aServer()
    for (const url of ['/v1', '/v1', '/v1/rulings/lantern-bay/nothing']) await server.app.inject(url)
    const { body, headers } = await server.app.inject('/metrics')
    expect(headers['content-type']).toMatch(/^text\/plain; version=/)
    expect(body).toContain('# TYPE tablejudge_request_seconds histogram')
    expect(body).toContain('tablejudge_request_seconds_count{route="/v1",status="200"} 2')
    expect(body).toContain('tablejudge_request_seconds_count{route="/v1/rulings/:game/:slug",status="404"} 1')
    expect(body).toMatch(/tablejudge_request_seconds_bucket\{le="\+Inf",route="\/v1",status="200"\} 2/)
    expect(body).toContain('process_cpu_seconds_total')
  })

  it('has nothing of who asked or what', async () => {
    await using server = await aServer()
    const headers = { 'user-agent': 'SecretBrowser', 'x-forwarded-for': '198.51.100.99', host: 'secret.example' }
    const urls = ['/v1/search?q=secret', '/v1/rulings/secret/secret', '/secret', '/secret/a/b/c', '/v1/secret', '/secret%zz', `/secret${'x'.repeat(300)}`]
    for (const url of urls) await server.app.inject({ url, headers, remoteAddress: '192.0.2.77' })
    expect((await server.app.inject('/metrics')).body).not.toMatch(/secret|192\.0\.2\.77|198\.51\.100\.99/i)
  })

  it('does not grow with addresses that nobody has', async () => {
    await using server = await aServer()
    for (let i = 0; i < 50; i++) for (const url of [`/v1/nothing-${i}`, `/nowhere-${i}`, `/a/b/c/${i}`, `/%zz${i}`]) await server.app.inject(url)
    const routes = new Set([...(await server.app.inject('/metrics')).body.matchAll(/route="([^"]*)"/g)].map(([, route]) => route))
    expect(routes.size).toBeLessThanOrEqual(4)
  })
})

describe('The style sheet', () => {
  it('is named after its content, so that it may be kept for ever', async () => {
    await using server = await aServer()
    const { body, headers } = await server.app.inject(STYLE_PATH)
    expect(body).toBe(STYLE)
    expect(headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' })
    expect(STYLE).not.toMatch(/url\(|@import|https?:/)
  })
})
