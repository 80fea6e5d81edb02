import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { problemIn } from '../api/problem.ts'
import { readPage } from '../web/read-page.ts'
import { aServer } from '../world.ts'
import { API_ADDRESSES, PAGES } from './addresses.ts'

const OTHERS = ['/healthz', '/readyz', '/metrics', '/metrics/gaps', '/openapi.json', '/v1/ask', '/v1/sources/lookup', '/v1/rulings/lantern-bay/lighthouse-site']
const WORDS = ['v1', 'games', 'rulings', 'cards', 'documents', 'bulk', 'lantern-bay', 'fog-harbour', 'tie', 'storm-lamp', 'faq-1.1', 'terms', '..', '']
const NAMES = ['q', 'game', 'kind', 'card', 'needs', 'status', 'ids', 'limit', 'cursor', 'name', 'url', 'thread', 'article', 'utm_source']
const VALUES = [
  'lantern-bay',
  'tie',
  '1',
  '-1',
  '1e9',
  'lantern-bay/tie',
  'erratum',
  'YWZ0ZXI6',
  'boardgamegeek.com/thread/111222',
  'kind:card "lamp',
  'game:a -tie',
]

const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.string({ maxLength: 600 }))
/** Text as an address may hold it; lone surrogates cannot be in one. */
const encoded = text.map((raw) => encodeURIComponent(raw.replace(/\p{Surrogate}/gu, '\uFFFD')))
const brokenEscape = fc.constantFrom('%', '%zz', '%c3%28', '%E0%A4%A', '%00', '%EE%80%80', '%2e%2e%2f')
const part = fc.oneof(fc.constantFrom(...WORDS), encoded, brokenEscape)
const path = fc.oneof(
  fc.constantFrom(...[...API_ADDRESSES, ...PAGES, ...OTHERS].map((url) => url.split('?')[0] ?? '')),
  fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`.replace(/^\/{2,}/, '/')),
)
const parameter = fc.tuple(fc.oneof(fc.constantFrom(...NAMES), encoded), fc.oneof(fc.constantFrom(...VALUES.map(encodeURIComponent)), encoded, brokenEscape))
const query = fc.array(parameter, { maxLength: 4 }).map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))
const headerText = fc.oneof(
  fc.string(),
  fc.constantFrom('*', 'W/"x"', 'text/html', 'br', 'gzip, br;q=0', 'evil.example:99999', '"><script>', 'application/json'),
)
const headers = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'if-none-match',
    'host',
    'origin',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'user-agent',
    'content-type',
  ),
  headerText,
  { maxKeys: 4 },
)
const body = fc.oneof(
  text,
  fc.json(),
  fc
    .record({ urls: fc.array(fc.oneof(text, fc.webUrl({ withFragments: true, withQueryParameters: true })), { maxLength: 5 }) })
    .map((value) => JSON.stringify(value)),
)

/** Text where an address takes any. */
const question: fc.Arbitrary<InjectOptions> = fc
  .tuple(
    fc.constantFrom('/v1/search?q=', '/v1/ask?q=', '/v1/suggest?q=', '/search?q=', '/v1/resolve?url=', '/v1/sources?url=', '/v1/cards/named?name='),
    encoded,
  )
  .map(([where, asked]) => ({ method: 'GET', url: `${where}${asked}` }))
const lookup: fc.Arbitrary<InjectOptions> = body.map((payload) => ({
  method: 'POST',
  url: '/v1/sources/lookup',
  headers: { 'content-type': 'application/json' },
  payload,
}))

const anything: fc.Arbitrary<InjectOptions> = fc
  .record({
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constant('GET' as const) },
      { weight: 4, arbitrary: fc.constantFrom('POST', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS') },
    ),
    url: fc.tuple(path, query).map(([where, asked]) => (asked ? `${where}?${asked}` : where)),
    headers,
    payload: fc.option(body, { nil: undefined }),
  })
  .map(({ payload, ...asked }) => {
    if (payload === undefined || asked.method === 'GET' || asked.method === 'HEAD') return asked
    return { ...asked, headers: { 'content-type': 'application/json', ...asked.headers }, payload }
  })

const request = fc.oneof({ weight: 6, arbitrary: anything }, { weight: 3, arbitrary: question }, { weight: 1, arbitrary: lookup })

const GOOD = /^(?:application\/json|text\/html|application\/x-ndjson|text\/plain)\b/

describe('Any request', () => {
  it.each([
    ['under a public address', {}],
    ['without one, behind a proxy', { publicUrl: undefined, trustProxy: true }],
  ])('is answered with what it asked for or why not, never with a fault, %s', async (_, settings) => {
    await using server = await aServer(settings)
    await fc.assert(
      fc.asyncProperty(request, async (asked) => {
        const answer = await server.app.inject(asked)
        const { statusCode, headers: given, body: said, rawPayload } = answer
        expect(statusCode, said).toBeLessThan(500)
        expect(given['x-request-id']).toBeTypeOf('string')
        if ([204, 304, 308].includes(statusCode) || asked.method === 'HEAD') return
        const type = String(given['content-type'])
        if (given['content-encoding'] !== undefined) return void expect(rawPayload.length).toBeGreaterThan(0)
        if (type.startsWith('text/html')) return void readPage(said)
        if (statusCode >= 400) return void problemIn(answer)
        expect(type).toMatch(GOOD)
        if (type.startsWith('application/json')) JSON.parse(said)
      }),
      // A slow machine sees fewer requests, not a failure.
      { numRuns: 8_000, interruptAfterTimeLimit: 4_500 },
    )
  })
})
