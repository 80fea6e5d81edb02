import type { FastifyInstance, InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { aServer, aServerWithBook } from '../world.ts'

/** A request and the status it must get. */
type Case = Pick<InjectOptions, 'headers' | 'payload'> & { method: 'GET' | 'POST'; url: string; status: number }

const get = (status: number, ...urls: string[]): Case[] => urls.map((url) => ({ method: 'GET', url, status }))
const post = (status: number, url: string, payload: string, type = 'application/json'): Case => ({
  method: 'POST',
  url,
  status,
  payload,
  headers: { 'content-type': type },
})
const look = (status: number, payload: string, type?: string): Case => post(status, '/v1/sources/lookup', payload, type)

const VERDICT = '/v1/rules/lantern-bay/who-wins-tie/verdict'
const LARGE = `{"urls":["${'x'.repeat(65_536)}"]}`

const URLS = '{"urls":["boardgamegeek.com/thread/111222"]}'

const ANSWERED = [
  ...get(200, '/v1', '/v1/games', '/v1/games/lantern-bay', '/v1/documents/lantern-bay/faq-1.1', '/v1/rulings', '/v1/rulings/fog-harbour/tie', '/v1/cards'),
  ...get(200, '/v1/cards/named?name=lamp', '/v1/cards/lantern-bay/storm-lamp', '/v1/terms', '/v1/conflicts', '/v1/sources', '/v1/resolve?url=lantern-bay'),
  ...get(200, '/v1/search?q=tie', '/v1/suggest?q=ti', '/v1/bulk/rulings.jsonl', '/v1/bulk/cards.jsonl', '/v1/bulk/terms.jsonl', '/v1/bulk/conflicts.jsonl'),
  ...get(200, '/v1/bulk/sources.jsonl', '/v1/bulk/rules.jsonl', '/v1/rules', '/v1/rules/lantern-bay/who-wins-tie', '/v1/coverage'),
  ...get(200, '/v1/rules/lantern-bay/who-wins-tie/verdict?fact.oilStanding=level'),
  post(200, VERDICT, '{"facts":{}}'),
  ...get(200, '/v1/ask?q=lighthouse+on+a+hill'),
  post(200, '/v1/ask', '{"q":"lighthouse on a hill"}'),
  post(200, '/v1/verdicts', '[]'),
  look(200, URLS),
]

/** What is answered from a private pack; it is never kept, so nobody has it already. */
const PRIVATE = get(200, '/v1/documents/lantern-bay/rulebook-2.0/storms')

const REFUSED = [
  ...get(400, '/v1/documents/LANTERN/rulebook-2.0/storms'),
  ...get(404, '/v1/documents/lantern-bay/rulebook-2.0/nothing'),
  ...get(400, '/v1?x=1', '/v1/games?limit=0', '/v1/games/LANTERN', '/v1/documents/LANTERN/faq-1.1', '/v1/rulings?limit=0', '/v1/rulings/lantern-bay/TIE'),
  ...get(400, '/v1/cards?cursor=garbage', '/v1/cards/named', '/v1/cards/lantern-bay/-', '/v1/terms?game=', '/v1/conflicts?limit=101', '/v1/sources?thread=x'),
  ...get(400, '/v1/resolve', '/v1/search', '/v1/suggest?q=ti&limit=26', '/v1/bulk/rulings.jsonl?limit=1', '/v1/bulk/cards.jsonl?x=', '/v1/bulk/terms.jsonl?x='),
  ...get(400, '/v1/bulk/conflicts.jsonl?x=', '/v1/bulk/sources.jsonl?x='),
  look(400, '{}'),
  ...get(
    400,
    '/v1/bulk/rules.jsonl?x=',
    '/v1/rules?limit=0',
    '/v1/rules/lantern-bay/-',
    '/v1/coverage?game=',
    '/v1/rules/lantern-bay/who-wins-tie/verdict?x=1',
  ),
  ...get(404, '/v1/rules?game=nowhere', '/v1/rules/lantern-bay/nothing', '/v1/rules/lantern-bay/nothing/verdict', '/v1/coverage?game=nowhere'),
  ...get(308, '/v1/rules/lantern-bay/may-build-lighthouse/verdict?fact.adjacentLighthouses=1&fact.terrain=coast'),
  ...get(400, '/v1/ask'),
  ...get(404, '/v1/ask?q=tie&game=nowhere'),
  post(400, '/v1/ask', '{}'),
  post(404, '/v1/ask', '{"q":"tie","game":"nowhere"}'),
  post(413, '/v1/ask', LARGE),
  post(415, '/v1/ask', '{}', 'text/plain'),
  post(400, VERDICT, '{"facts":{"x":1}}'),
  post(404, VERDICT.replace('who-wins-tie', 'nothing'), '{"facts":{}}'),
  post(413, VERDICT, LARGE),
  post(415, VERDICT, '{}', 'text/plain'),
  post(400, '/v1/verdicts', '[{}]'),
  post(404, '/v1/verdicts', '[{"rule":"lantern-bay/nothing","facts":{}}]'),
  post(413, '/v1/verdicts', LARGE),
  post(415, '/v1/verdicts', '[]', 'text/plain'),
  ...get(404, '/v1/games/nowhere', '/v1/documents/lantern-bay/nothing', '/v1/rulings/lantern-bay/nothing', '/v1/cards/named?name=nothing'),
  ...get(404, '/v1/cards/lantern-bay/nothing', '/v1/resolve?url=nothing', '/v1/rulings?game=nowhere', '/v1/cards?game=nowhere', '/v1/terms?game=nowhere'),
  ...get(404, '/v1/conflicts?game=nowhere', '/v1/search?q=tie&game=nowhere', '/v1/suggest?q=tie&game=nowhere'),
  ...get(308, '/v1/rulings/lantern-bay/lighthouse-site', '/v1/cards/lantern-bay/storm-lantern'),
  look(413, LARGE),
  look(415, URLS, 'text/plain'),
]

const KNOWN = ANSWERED.filter(({ method }) => method === 'GET').map((asked): Case => ({ ...asked, status: 304, headers: { 'if-none-match': '*' } }))
/** Asked of a server that has had enough of this address. */
const TOO_MANY = [...ANSWERED, ...PRIVATE].map((asked): Case => ({ ...asked, status: 429 }))
const CASES = [...ANSWERED, ...PRIVATE, ...REFUSED, ...KNOWN, ...TOO_MANY]

interface Described {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
}

const described = (app: FastifyInstance): Described['paths'] => (app.swagger() as unknown as Described).paths

/** `GET /v1/games/{game} 404`, for each status that the description has. */
function documented(app: FastifyInstance): string[] {
  return Object.entries(described(app)).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) => Object.keys(responses).map((status) => `${method.toUpperCase()} ${path} ${status}`)),
  )
}

/** The same for a case, by the path that its address fits. */
function nameOf(app: FastifyInstance, { method, url, status }: Case): string {
  const [asked = ''] = url.split('?')
  const fits = (path: string): boolean => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`).test(asked)
  return `${method} ${Object.keys(described(app)).find(fits)} ${status}`
}

describe('The description of the API', () => {
  it('has a case for every status it documents', async () => {
    await using server = await aServer()
    const exercised = new Set(CASES.map((one) => nameOf(server.app, one)))
    expect(documented(server.app).filter((name) => !exercised.has(name))).toEqual([])
  })

  it('documents the status of every case', async () => {
    await using server = await aServer()
    const known = new Set(documented(server.app))
    expect(CASES.map((one) => nameOf(server.app, one)).filter((name) => !known.has(name))).toEqual([])
  })

  it('is kept: every case gets its status', async () => {
    await using server = await aServerWithBook()
    await using busy = await aServerWithBook({ rateLimit: 1 })
    await busy.app.inject('/v1')
    for (const { status, ...asked } of CASES) {
      const { app } = status === 429 ? busy : server
      const { statusCode, body } = await app.inject(asked)
      expect(statusCode, `${asked.method} ${asked.url}: ${body}`).toBe(status)
    }
  })
})
