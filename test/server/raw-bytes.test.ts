import { once } from 'node:events'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { aServer } from '../world.ts'

/** What a server that listens says to these bytes until it hangs up. */
async function saysTo(app: FastifyInstance, bytes: string | Buffer): Promise<string> {
  const { port } = app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.on('error', () => undefined)
  socket.write(bytes)
  await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}

const BROKEN: [what: string, bytes: string | Buffer][] = [
  ['no HTTP at all', 'HELLO\r\n\r\n'],
  ['a handshake for TLS', Buffer.from([22, 3, 1, 0, 200, 1, 0, 0, 196, 3, 3])],
  ['a version that there is not', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n'],
  ['a method that there is not', 'FROB / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a header without a colon', 'GET / HTTP/1.1\r\nHost: a\r\nnonsense\r\n\r\n'],
  ['a header with a NUL', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n'],
  ['a length below nothing', 'POST /v1/sources/lookup HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n'],
  ['two lengths', 'POST /v1/sources/lookup HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
  ['a length and chunks', 'POST /v1/sources/lookup HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ['a chunk of no size', 'POST /v1/sources/lookup HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
]

describe('Bytes that are not HTTP', () => {
  it.each(BROKEN)('%s: 400 as a problem, without a stack, and the server lives on', async (_, bytes) => {
    await using server = await aServer()
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const said = await saysTo(server.app, bytes)
    expect(said).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(said).not.toMatch(/\bat |node:|HPE_|Error:|\.ts|\.js/)
    const [head = '', body = ''] = said.split('\r\n\r\n')
    expect(head).toContain('Content-Type: application/problem+json; charset=utf-8')
    expect(JSON.parse(body)).toMatchObject({ status: 400, code: 'bad-request' })
    expect((await server.app.inject('/v1')).statusCode).toBe(200)
  })

  it('headers and address over 16 kB are 431', async () => {
    await using server = await aServer()
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const said = await saysTo(server.app, `GET /v1/search?q=${'%F0%9F%94%A5'.repeat(10_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)
    expect(said).toMatch(/^HTTP\/1\.1 431 /)
    expect(said).toContain('"code":"headers-too-large"')
  })
})

describe('A request as only a socket can send it', () => {
  const ask = (target: string, more = ''): string => `GET ${target} HTTP/1.1\r\nHost: rules.example\r\nConnection: close\r\n${more}\r\n`

  it('with raw bytes in its address is 4xx', async () => {
    await using server = await aServer()
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    for (const target of [
      '/v1/rulings/lantern-bay/\u00FF\u00FE',
      '/"><script>',
      '//evil.example/v1',
      '/v1/..%2f..%2fetc/passwd',
      '/v1/./games',
      '/lantern-bay/../../etc',
    ])
      expect(await saysTo(server.app, Buffer.from(ask(target), 'latin1')), target).toMatch(/^HTTP\/1\.1 4\d\d /)
  })

  it('with a whole address instead of a path does not speak for another host', async () => {
    await using server = await aServer({ publicUrl: undefined })
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    expect(await saysTo(server.app, ask('http://evil.example/v1/games/lantern-bay'))).not.toContain('"url":"http://evil.example')
  })

  it('without a Host, of the old kind, is answered as localhost', async () => {
    await using server = await aServer({ publicUrl: undefined })
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const said = await saysTo(server.app, 'GET /v1/games/fog-harbour HTTP/1.0\r\n\r\n')
    expect(said).toMatch(/^HTTP\/1\.1 200 /)
    expect(said).toContain('"url":"http://localhost/fog-harbour"')
  })

  it('with chunks on a GET is 400', async () => {
    await using server = await aServer()
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const said = await saysTo(server.app, `${ask('/v1', 'Transfer-Encoding: chunked\r\n')}0\r\n\r\n`)
    expect(said).toMatch(/^HTTP\/1\.1 400 /)
    expect(said).toContain('"code":"body-on-get"')
  })
})
