import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Gaps } from '../http/gaps.ts'
import { Refusal } from '../http/problem.ts'
import type { Shelf } from '../http/reading.ts'
import { STYLE, STYLE_PATH } from '../web/style.ts'
import { isFromHere } from './from-here.ts'
import { API_HEADERS, CACHE_CONTROL, PAGE_HEADERS, PRIVATE_HEADERS } from './headers.ts'
import { answerOtherMethods } from './methods.ts'
import { sendBytes } from './send.ts'

export const GAPS_PATH = '/metrics/gaps'
const FOR_EVER = 'public, max-age=31536000, immutable'

/** What those who run the server ask it, the description of the API, and the style sheet. */
export function addOperations(
  app: FastifyInstance,
  { shelf, registry, gaps, isClosing }: { shelf: Shelf; registry: Registry; gaps: Gaps; isClosing: () => boolean },
): void {
  const unlimited = { config: { rateLimit: false as const }, schema: { hide: true } }
  const status = (text: string): string => JSON.stringify({ status: text, version: shelf.current.library.version })
  const json = 'application/json; charset=utf-8'
  app.get('/healthz', unlimited, async (_, reply) => reply.headers(API_HEADERS).header('cache-control', 'no-store').type(json).send(status('ok')))
  app.get('/readyz', unlimited, async (_, reply) => {
    if (isClosing()) throw new Refusal('not-ready', 'The server is shutting down. Ask another one.')
    return reply.headers(API_HEADERS).header('cache-control', 'no-store').type(json).send(status('ready'))
  })
  app.get('/metrics', unlimited, async (_, reply) =>
    reply
      .headers(API_HEADERS)
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics()),
  )
  // Under /metrics, so that whoever keeps that from strangers keeps this, too.
  app.get(GAPS_PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound()
    return reply
      .headers({ ...API_HEADERS, ...PRIVATE_HEADERS })
      .removeHeader('access-control-allow-origin')
      .type(json)
      .send(JSON.stringify({ items: gaps.list() }))
  })
  app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    reply.headers(API_HEADERS).header('cache-control', CACHE_CONTROL)
    const bytes = Buffer.from(JSON.stringify(app.swagger()))
    return sendBytes(request, reply, bytes, { tag: undefined, type: json, key: 'openapi.json' }, shelf.current.answers)
  })
  app.get(STYLE_PATH, { schema: { hide: true } }, async (_, reply) =>
    reply.headers(PAGE_HEADERS).header('cache-control', FOR_EVER).type('text/css; charset=utf-8').send(STYLE),
  )
  // Without it an unknown address of the API would be taken for a page of a game called "v1".
  app.all('/v1/*', { schema: { hide: true } }, (_, reply) => reply.callNotFound())
  for (const url of ['/healthz', '/readyz', '/metrics', GAPS_PATH, '/openapi.json', STYLE_PATH]) answerOtherMethods(app, url, new Set(['GET']))
}
