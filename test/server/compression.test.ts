import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { aServer } from '../world.ts'

const DECODE = { br: brotliDecompressSync, gzip: gunzipSync } as const

/** Answers of more than a packet: JSON, lines, a page, a refusal. */
const LARGE = ['/v1/rulings', '/v1/search?q=lighthouse', '/v1/bulk/rulings.jsonl', '/lantern-bay', '/docs']

/** What clients accept, and what they get. */
const ACCEPTED: [accepted: string, encoding: string | undefined][] = [
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0.5, br;q=1', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'gzip'],
  ['zstd', undefined],
  ['br;q=0, gzip;q=0.000', undefined],
  ['', undefined],
  ['garbage;;;q=,,', undefined],
]

describe('A large answer', () => {
  it.each(['br', 'gzip'] as const)('comes as %s to who takes that, smaller and with the same content, first and again', async (encoding) => {
    await using server = await aServer()
    for (const url of LARGE) {
      const plain = await server.app.inject({ url, headers: { 'accept-encoding': 'identity' } })
      expect(plain.headers['content-encoding'], url).toBeUndefined()
      for (const _ of ['first', 'again']) {
        const small = await server.app.inject({ url, headers: { 'accept-encoding': encoding } })
        expect(small.headers['content-encoding'], url).toBe(encoding)
        expect(small.rawPayload.length, url).toBeLessThan(plain.rawPayload.length)
        expect(DECODE[encoding](small.rawPayload).toString(), url).toBe(plain.body)
        expect(small.headers.etag, url).toBe(plain.headers.etag)
        expect(small.headers['content-type'], url).toBe(plain.headers['content-type'])
      }
    }
  })

  it('says that it depends on what is accepted, compressed or not', async () => {
    await using server = await aServer()
    for (const url of LARGE)
      for (const accepted of ['br', 'gzip', 'identity', undefined])
        expect((await server.app.inject({ url, headers: accepted ? { 'accept-encoding': accepted } : {} })).headers.vary, url).toMatch(/\baccept-encoding\b/i)
  })

  it('comes in the best way that is accepted, and in none that is not', async () => {
    await using server = await aServer()
    for (const [accepted, encoding] of ACCEPTED)
      for (const url of LARGE) {
        const { headers } = await server.app.inject({ url, headers: { 'accept-encoding': accepted } })
        expect.soft(headers['content-encoding'], `${accepted} ${url}`).toBe(encoding)
      }
  })
})

describe('A small answer', () => {
  it('comes as it is', async () => {
    await using server = await aServer()
    for (const url of ['/v1', '/v1/nothing', '/healthz']) {
      const { headers, body } = await server.app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })
      expect(headers['content-encoding'], url).toBeUndefined()
      JSON.parse(body)
    }
  })
})

describe('An answer that was kept', () => {
  it('is not given for another address, host or encoding', async () => {
    await using server = await aServer({ publicUrl: undefined })
    const ask = (host: string, encoding: string) => server.app.inject({ url: '/v1/rulings', headers: { host, 'accept-encoding': encoding } })
    await ask('one.example', 'br')
    expect((await ask('one.example', 'identity')).json().items[0].url).toMatch(/^http:\/\/one\.example\//)
    const other = JSON.parse(gunzipSync((await ask('two.example', 'gzip')).rawPayload).toString())
    expect(other.items[0].url).toMatch(/^http:\/\/two\.example\//)
  })
})
