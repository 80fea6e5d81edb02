import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSettings } from '../../src/server/settings.ts'
import { problemIn } from '../api/problem.ts'
import { aServer } from '../world.ts'

afterEach(() => void vi.useRealTimers())

const statuses = async (app: FastifyInstance, count: number, headers: Record<string, string> = {}): Promise<number[]> => {
  const answers = []
  for (let i = 0; i < count; i++) answers.push((await app.inject({ url: '/v1', headers })).statusCode)
  return answers
}
const all = (count: number, status: number): number[] => Array.from({ length: count }, () => status)

describe('The limit', () => {
  it('is 60 requests in 10 seconds unless set', () => {
    expect(readSettings({})).toMatchObject({ settings: { rateLimit: 60 } })
  })

  it('holds from the 61st request on, and says when to come back', async () => {
    await using server = await aServer({ rateLimit: 60 })
    expect(await statuses(server.app, 60)).toEqual(all(60, 200))
    const answer = await server.app.inject('/v1')
    expect(answer.statusCode).toBe(429)
    expect(problemIn(answer)).toMatchObject({
      code: 'too-many-requests',
      detail: expect.stringMatching(/^At most 60 requests in 10 seconds\. Try again in \d+ s/),
    })
    const seconds = Number(answer.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(10)
  })

  it('is over when the 10 seconds are', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await using server = await aServer({ rateLimit: 2 })
    expect(await statuses(server.app, 3)).toEqual([200, 200, 429])
    vi.setSystemTime(Date.now() + 9_000)
    expect(await statuses(server.app, 1)).toEqual([429])
    vi.setSystemTime(Date.now() + 2_000)
    expect(await statuses(server.app, 3)).toEqual([200, 200, 429])
  })

  it('counts all addresses of the site together, pages too', async () => {
    await using server = await aServer({ rateLimit: 3 })
    for (const url of ['/v1/search?q=tie', '/lantern-bay', '/lantern-bay/nothing']) expect((await server.app.inject(url)).statusCode).not.toBe(429)
    const page = await server.app.inject('/')
    expect(page.statusCode).toBe(429)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['retry-after']).toBeDefined()
  })

  it('is one for each who asks', async () => {
    await using server = await aServer({ rateLimit: 1 })
    const from = (remoteAddress: string) => server.app.inject({ url: '/v1', remoteAddress })
    expect((await from('192.0.2.1')).statusCode).toBe(200)
    expect((await from('192.0.2.1')).statusCode).toBe(429)
    expect((await from('192.0.2.2')).statusCode).toBe(200)
  })

  it.each(['/v1/nothing', '/nothing/at/all'])('holds for %s too, where nothing is', async (url) => {
    await using server = await aServer({ rateLimit: 1 })
    const ask = async (): Promise<number> => (await server.app.inject(url)).statusCode
    expect([await ask(), await ask()]).toEqual([404, 429])
  })

  it('holds for methods that an address does not take', async () => {
    await using server = await aServer({ rateLimit: 1 })
    const ask = async (): Promise<number> => (await server.app.inject({ method: 'DELETE', url: '/v1/rulings' })).statusCode
    expect([await ask(), await ask()]).toEqual([405, 429])
  })

  it('does not hold for those who run the server', async () => {
    await using server = await aServer({ rateLimit: 1 })
    expect(await statuses(server.app, 2)).toEqual([200, 429])
    for (const url of ['/healthz', '/readyz', '/metrics']) for (let i = 0; i < 3; i++) expect((await server.app.inject(url)).statusCode, url).toBe(200)
  })
})

describe('X-Forwarded-For', () => {
  it('tells those who ask apart behind a proxy that is trusted', async () => {
    await using server = await aServer({ rateLimit: 1, trustProxy: true })
    expect(await statuses(server.app, 2, { 'x-forwarded-for': '192.0.2.1' })).toEqual([200, 429])
    expect(await statuses(server.app, 2, { 'x-forwarded-for': '192.0.2.2' })).toEqual([200, 429])
  })

  it('counts only what the proxy itself added: what the sender wrote before it is made up', async () => {
    await using server = await aServer({ rateLimit: 1, trustProxy: true })
    expect(await statuses(server.app, 1, { 'x-forwarded-for': '198.51.100.1, 192.0.2.1' })).toEqual([200])
    expect(await statuses(server.app, 1, { 'x-forwarded-for': '198.51.100.2, 192.0.2.1' })).toEqual([429])
  })

  it('is ignored otherwise: nobody gets around the limit by making addresses up', async () => {
    await using server = await aServer({ rateLimit: 1 })
    expect(await statuses(server.app, 1, { 'x-forwarded-for': '192.0.2.1' })).toEqual([200])
    for (const made of ['192.0.2.2', '192.0.2.3, 192.0.2.4', 'nonsense']) expect(await statuses(server.app, 1, { 'x-forwarded-for': made })).toEqual([429])
  })
})
