import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { z } from 'zod'
import { withBase } from '../contract/base.ts'
import { Problem } from '../contract/problem.ts'
import { badCursor } from '../http/parameters.ts'
import { Refusal } from '../http/problem.ts'
import type { Reading, Shelf } from '../http/reading.ts'
import type { Route } from '../http/route.ts'
import { UnknownCursor } from '../library/library.ts'
import { baseOf } from './base-url.ts'
import { API_HEADERS, CACHE_CONTROL, PAGE_HEADERS, TRANSPORT } from './headers.ts'
import type { Settings } from './settings.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const PAGE_TYPE = 'text/html; charset=utf-8'
const LINES_TYPE = 'application/x-ndjson'
const NONE = z.null().describe('Nothing')

const PROBLEMS: Record<number, string> = {
  400: 'The input does not fit; `issues` names each parameter and what it takes',
  404: 'No such thing; `near` has up to 3 like it',
  429: 'Too many requests; `Retry-After` says for how long',
}

/** Puts routes into the server. This is the only place where what a route answers becomes HTTP. */
export function addRoutes(app: FastifyInstance, routes: readonly Route[], shelf: Shelf, settings: Settings): void {
  const transport = settings.publicUrl?.startsWith('https:') ? TRANSPORT : {}
  for (const route of routes) {
    const isPage = route.tag === 'pages'
    const type = isPage ? PAGE_TYPE : JSON_TYPE
    const headers = { ...(isPage ? PAGE_HEADERS : API_HEADERS), ...transport, 'cache-control': CACHE_CONTROL }
    app.route({
      method: route.method,
      url: route.url,
      schema: schemaOf(route),
      config: { isPage },
      handler: async (request, reply) => {
        const reading = shelf.current
        const base = baseOf(request, settings.publicUrl)
        reply.headers(headers).header('x-tablejudge-version', reading.library.version)
        const key = `${base}${request.url}`
        const known = route.method === 'GET' ? reading.answers.get(key) : undefined
        if (known) return sendBytes(request, reply, known, type, reading)
        const asked = { params: request.params, query: request.query, body: request.body, reading, base, url: request.url }
        const answer = await route.handle(asked as Parameters<Route['handle']>[0]).catch((error: unknown) => {
          throw error instanceof UnknownCursor ? badCursor() : error
        })
        if ('movedTo' in answer) return reply.code(308).header('location', `${base}${answer.movedTo}`).send()
        if ('lines' in answer) return sendLines(request, reply, answer.lines, base, reading)
        const bytes = Buffer.from(withBase(answer.text, base))
        if (route.method === 'GET') reading.answers.set(key, bytes)
        return sendBytes(request, reply, bytes, type, reading)
      },
    })
  }
  for (const [url, methods] of methodsByUrl(routes)) refuseOtherMethods(app, url, methods)
}

function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Buffer, type: string, { library }: Reading): FastifyReply {
  return isKnown(request, reply, library.version) ? reply.code(304).send() : reply.header('content-type', type).send(bytes)
}

function sendLines(request: FastifyRequest, reply: FastifyReply, lines: AsyncIterable<string>, base: string, { library }: Reading): FastifyReply {
  return isKnown(request, reply, library.version) ? reply.code(304).send() : reply.header('content-type', LINES_TYPE).send(Readable.from(linesOf(lines, base)))
}

/** Marks the answer with the version it comes from; true when the client has that version already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  if (request.method === 'POST') return false
  const tag = `W/"${version}"`
  reply.header('etag', tag)
  return isFresh(request.headers['if-none-match'], tag)
}

async function* linesOf(lines: AsyncIterable<string>, base: string): AsyncIterable<string> {
  for await (const line of lines) yield `${withBase(line, base)}\n`
}

/** True when the client has this version already. */
function isFresh(known: string | undefined, tag: string): boolean {
  if (known === undefined) return false
  const bare = (text: string): string => text.trim().replace(/^W\//, '')
  return known.split(',').some((candidate) => bare(candidate) === bare(tag) || candidate.trim() === '*')
}

function schemaOf(route: Route) {
  const statuses = [...(route.query || route.body || route.params ? [400] : []), ...(route.refusals?.includes(404) ? [404] : []), 429]
  const problems = statuses.map((status) => [status, { description: PROBLEMS[status], content: { 'application/problem+json': { schema: Problem } } }])
  return {
    hide: route.tag === 'pages',
    summary: route.summary,
    tags: [route.tag],
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    ...(route.body && { body: route.body }),
    response: {
      200: { description: route.summary, content: { [route.answerType ?? 'application/json']: { schema: route.answer } } },
      ...(route.method === 'GET' && { 304: NONE.describe('You have this version already') }),
      ...(route.refusals?.includes(308) && { 308: NONE.describe('It is called otherwise now; `Location` says how') }),
      ...Object.fromEntries(problems),
    },
  }
}

function methodsByUrl(routes: readonly Route[]): Map<string, Set<string>> {
  const methods = new Map<string, Set<string>>()
  for (const { url, method } of routes) methods.set(url, (methods.get(url) ?? new Set()).add(method))
  return methods
}

const ALL: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** A known address with the wrong method is 405 and says which methods it takes. */
export function refuseOtherMethods(app: FastifyInstance, url: string, taken: ReadonlySet<string>): void {
  const allow = [...taken, ...(taken.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
  app.route({
    method: ALL.filter((method) => !taken.has(method)),
    url,
    exposeHeadRoute: false,
    schema: { hide: true },
    // The body is not looked at: whatever it is, the method is wrong.
    onRequest: async (_, reply) => {
      reply.header('allow', allow)
      throw new Refusal('wrong-method', `This address takes ${allow}.`)
    },
    handler: async () => undefined,
  })
}
