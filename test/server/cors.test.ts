import { describe, expect, it } from 'vitest'
import { aServer } from '../world.ts'
import { API_ADDRESSES, PAGES } from './addresses.ts'

const ORIGIN = { origin: 'https://elsewhere.example' }

describe('Any site may read the API', () => {
  it('every answer of it, with the headers that a program needs', async () => {
    await using server = await aServer()
    for (const url of API_ADDRESSES) {
      const { headers } = await server.app.inject({ url, headers: ORIGIN })
      expect(headers['access-control-allow-origin'], url).toBe('*')
      expect(headers['access-control-expose-headers'], url).toBe('ETag, X-Tablejudge-Version, X-Request-Id, Retry-After')
      expect(headers['access-control-allow-credentials'], url).toBeUndefined()
    }
  })

  it('and every refusal, or a program could not tell what was wrong', async () => {
    await using server = await aServer({ rateLimit: 8 })
    const refused = ['/v1/nothing', '/v1/rulings/lantern-bay/nothing', '/v1?x=1', '/v1/%zz', '/v1/search?q=%zz', '/v1/rulings?cursor=x']
    for (const url of refused) expect((await server.app.inject({ url, headers: ORIGIN })).headers['access-control-allow-origin'], url).toBe('*')
    for (let i = 0; i < 8; i++) await server.app.inject('/v1')
    const { statusCode, headers } = await server.app.inject({ url: '/v1', headers: ORIGIN })
    expect(statusCode).toBe(429)
    expect(headers['access-control-allow-origin']).toBe('*')
  })

  it('and may post to look up addresses: the browser is told so when it asks first', async () => {
    await using server = await aServer()
    const headers = { ...ORIGIN, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' }
    const preflight = await server.app.inject({ method: 'OPTIONS', url: '/v1/sources/lookup', headers })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers['access-control-allow-origin']).toBe('*')
    expect(preflight.headers['access-control-allow-methods']).toMatch(/\bPOST\b/)
    expect(preflight.headers['access-control-allow-headers']).toMatch(/\bcontent-type\b/i)
    expect(Number(preflight.headers['access-control-max-age'])).toBeGreaterThan(0)
    expect(preflight.body).toBe('')
    const answer = await server.app.inject({ method: 'POST', url: '/v1/sources/lookup', headers: ORIGIN, payload: { urls: ['a.example'] } })
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })
})

describe('Pages', () => {
  it('are for people, not for other sites', async () => {
    await using server = await aServer()
    for (const url of PAGES) expect((await server.app.inject({ url, headers: ORIGIN })).headers['cross-origin-resource-policy'], url).toBe('same-origin')
  })
})
