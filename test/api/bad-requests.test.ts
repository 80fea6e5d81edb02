import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { apiRoutes } from '../../src/api/routes.ts'
import { pageRoutes } from '../../src/web/routes.ts'
import { STYLE_PATH } from '../../src/web/style.ts'
import { aServer } from '../world.ts'
import { problemIn } from './problem.ts'

const LOOKUP = '/v1/sources/lookup'
const JSON_TYPE = { 'content-type': 'application/json' }
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** An address of each route: parameters become values. */
const addressOf = (url: string): string => url.replace(':game', 'lantern-bay').replace(':slug', 'tie').replace(':document', 'faq-1.1')

describe('A body on a GET', () => {
  it('is 400', async () => {
    await using server = await aServer()
    for (const url of ['/v1', '/v1/search?q=tie', '/v1/nothing', '/healthz'])
      for (const payload of ['{"q":"tie"}', 'x']) {
        const answer = await server.app.inject({ method: 'GET', url, payload, headers: JSON_TYPE })
        expect.soft(answer.statusCode, url).toBe(400)
        expect.soft(problemIn(answer), url).toMatchObject({ code: 'body-on-get', detail: 'Put what you ask into the address.' })
      }
  })

  it('is none when it is empty', async () => {
    await using server = await aServer()
    expect((await server.app.inject({ url: '/v1', headers: { 'content-length': '0' } })).statusCode).toBe(200)
  })
})

describe('A method that an address does not take', () => {
  const pages = pageRoutes(() => ({ info: { version: '' }, paths: {} }))
  const operations = ['/healthz', '/readyz', '/metrics', '/metrics/gaps', '/openapi.json', STYLE_PATH].map((url) => ({ method: 'GET', url }))
  const taken = new Map<string, string[]>()
  for (const { method, url } of [...apiRoutes, ...pages, ...operations]) taken.set(addressOf(url), [...(taken.get(addressOf(url)) ?? []), method])
  /** As Allow has them: what reads can be asked for its head, and everything what it takes. */
  const allowed = (methods: readonly string[]): string[] => [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS']

  it('is 405 on every address, and Allow has those it takes', async () => {
    await using server = await aServer()
    for (const [url, methods] of taken) {
      const right = allowed(methods)
      for (const wrong of METHODS.filter((one) => !right.includes(one))) {
        const answer = await server.app.inject({ method: wrong, url, ...(wrong === 'POST' && { payload: '<not json>' }) })
        expect.soft(answer.statusCode, `${wrong} ${url}`).toBe(405)
        expect.soft(answer.headers.allow, `${wrong} ${url}`).toBe(right.join(', '))
        expect.soft(problemIn(answer).code, `${wrong} ${url}`).toBe('wrong-method')
      }
    }
  })

  it('is told by OPTIONS too, everywhere', async () => {
    await using server = await aServer()
    for (const [url, methods] of taken) {
      const { statusCode, headers } = await server.app.inject({ method: 'OPTIONS', url })
      expect.soft(statusCode, url).toBe(204)
      expect.soft(headers.allow, url).toBe(allowed(methods).join(', '))
    }
  })
})

describe('A body that is not JSON', () => {
  it('is 415 when it says so', async () => {
    await using server = await aServer()
    const types = [
      'text/plain',
      'text/html',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'nonsense',
      'application/jsonp',
    ]
    for (const type of types) {
      const answer = await server.app.inject({ method: 'POST', url: LOOKUP, payload: '{"urls":["a.example"]}', headers: { 'content-type': type } })
      expect.soft(answer.statusCode, type).toBe(415)
      expect.soft(problemIn(answer), type).toMatchObject({ code: 'wrong-type', detail: 'Send the body as application/json.' })
    }
  })

  it('is 400 when it says that it is', async () => {
    await using server = await aServer()
    const bodies = ['{', '{"urls":', "{'urls':[]}", '{"urls":["a.example"],}', '\u0000', 'undefined', '{"__proto__":{"urls":[]}}', '[[[[[[']
    for (const payload of bodies) {
      const answer = await server.app.inject({ method: 'POST', url: LOOKUP, payload, headers: JSON_TYPE })
      expect.soft(answer.statusCode, payload).toBe(400)
      expect.soft(problemIn(answer).code, payload).toBe('bad-body')
    }
  })

  it('is 400 when it is empty', async () => {
    await using server = await aServer()
    for (const headers of [JSON_TYPE, {}]) {
      const answer = await server.app.inject({ method: 'POST', url: LOOKUP, headers })
      expect(answer.statusCode).toBe(400)
      problemIn(answer)
    }
  })

  it('is 400 when it is compressed', async () => {
    await using server = await aServer()
    const headers = { ...JSON_TYPE, 'content-encoding': 'gzip' }
    const answer = await server.app.inject({ method: 'POST', url: LOOKUP, payload: gzipSync('{"urls":["a.example"]}'), headers })
    expect(answer.statusCode).toBe(400)
    expect(problemIn(answer).code).toBe('bad-body')
  })
})

describe('JSON of another shape', () => {
  const SHAPES: [payload: string | object, path: string, takes: string | RegExp][] = [
    [{}, 'urls', 'a value; it is required'],
    [{ urls: 'a.example' }, 'urls', /^array/],
    [{ urls: [] }, 'urls', 'at least one address'],
    [{ urls: Array.from({ length: 201 }, () => 'a.example') }, 'urls', 'up to 200 addresses'],
    [{ urls: [1] }, 'urls.0', /^string/],
    [{ urls: ['a.example', null] }, 'urls.1', /^string/],
    [{ urls: ['a'.repeat(2_001)] }, 'urls.0', 'an address of up to 2000 characters'],
    [{ urls: ['a.example'], limit: 1 }, 'limit', /no such parameter\. It has urls\./],
    [[], 'body', /^object/],
    ['"text"', 'body', /^object/],
    ['null', 'body', /^object/],
  ]

  it('is 400 and names the place', async () => {
    await using server = await aServer()
    for (const [payload, path, message] of SHAPES) {
      const answer = await server.app.inject({ method: 'POST', url: LOOKUP, payload, headers: JSON_TYPE })
      expect.soft(answer.statusCode, path).toBe(400)
      expect.soft(problemIn(answer).issues, path).toEqual([{ path, message: typeof message === 'string' ? message : expect.stringMatching(message) }])
    }
  })
})

describe('Too much', () => {
  it('in a body is 413, and 64 kB is not too much', async () => {
    await using server = await aServer()
    const padded = (bytes: number): string => `{"urls":["a.example"]}`.padEnd(bytes)
    const post = (payload: string) => server.app.inject({ method: 'POST', url: LOOKUP, payload, headers: JSON_TYPE })
    expect((await post(padded(65_536))).statusCode).toBe(200)
    const answer = await post(padded(65_537))
    expect(answer.statusCode).toBe(413)
    expect(problemIn(answer)).toMatchObject({ code: 'too-large', detail: 'The body is over 64 kB. Send less at a time.' })
  })

  it('in a part of a page address is 414', async () => {
    await using server = await aServer()
    for (const url of [`/${'a'.repeat(201)}`, `/lantern-bay/${'a'.repeat(201)}`, `/lantern-bay/cards/${'a'.repeat(5_000)}`]) {
      const answer = await server.app.inject(url)
      expect(answer.statusCode).toBe(414)
      expect(problemIn(answer).code).toBe('url-too-long')
    }
  })

  it('in a part of an API address is 404: nothing can be there', async () => {
    await using server = await aServer()
    const answer = await server.app.inject(`/v1/rulings/lantern-bay/${'a'.repeat(201)}`)
    expect(answer.statusCode).toBe(404)
    problemIn(answer)
  })
})

describe('A broken %-escape', () => {
  it('is 400', async () => {
    await using server = await aServer()
    const broken = ['/%', '/%zz', '/v1/%E0%A4%A', '/v1/rulings/lantern-bay/%ff', '/lantern-bay/%c3%28', '/v1/search?q=%', '/v1/search?q=%E0%A4%A', '/v1?%=1']
    for (const url of broken) {
      const answer = await server.app.inject(url)
      expect.soft(answer.statusCode, url).toBe(400)
      expect.soft(answer.headers['x-request-id'], url).toBeTypeOf('string')
      expect.soft(problemIn(answer), url).toMatchObject({ code: 'bad-url', detail: 'The address has a broken %-escape. Encode it again.' })
    }
  })
})

describe('An address that nobody has', () => {
  it('is 404, whatever the method', async () => {
    await using server = await aServer()
    for (const url of ['/v1/nothing', '/v1/rulings/lantern-bay/tie/more', '/v1/games/lantern-bay/cards', '/v1/%2e%2e%2fetc', '/v1//games', '/a/b/c/d'])
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
        const answer = await server.app.inject({ method, url })
        expect.soft(answer.statusCode, `${method} ${url}`).toBe(404)
        expect.soft(problemIn(answer).detail, `${method} ${url}`).toContain('GET /v1 and /docs show what there is.')
      }
  })
})
