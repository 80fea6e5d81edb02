import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { withBase } from '../contract/base.ts'
import { Problem } from '../contract/problem.ts'
import type { Abstained } from '../http/gaps.ts'
import { badCursor } from '../http/parameters.ts'
import type { Shelf } from '../http/reading.ts'
import type { Route } from '../http/route.ts'
import { UnknownCursor } from '../library/library.ts'
import { baseOf } from './base-url.ts'
import { API_HEADERS, CACHE_CONTROL, PAGE_HEADERS, PRIVATE_HEADERS, TRANSPORT } from './headers.ts'
import { answerOtherMethods } from './methods.ts'
import { sendBytes, sendLines, sendPrivate } from './send.ts'
import type { Settings } from './settings.ts'

const NONE = z.null().describe('Nothing')

const PROBLEMS: Record<number, string> = {
  400: 'The input does not fit; `issues` names each parameter and what it takes',
  404: 'No such thing; `near` has up to 3 like it',
  413: 'The body is too large',
  415: 'The body is not JSON',
  429: 'Too many requests; `Retry-After` says for how long',
}

/** Puts routes into the server. This is the only place where what a route answers becomes HTTP. */
export function addRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  { shelf, settings, abstained }: { shelf: Shelf; settings: Settings; abstained: (one: Abstained) => void },
): void {
  const transport = settings.publicUrl?.startsWith('https:') ? TRANSPORT : {}
  for (const route of routes) {
    const isPage = route.tag === 'pages'
    const type = typeOf(route)
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
        const key = route.method === 'GET' ? `${base}${request.url}` : undefined
        const tag = `W/"${reading.library.version}"`
        const sent = { tag: isPage ? undefined : tag, type, key }
        const known = key === undefined ? undefined : reading.answers.get(key)
        if (known) return sendBytes(request, reply, known, sent, reading.answers)
        const asked = { params: request.params, query: request.query, body: request.body, reading, base, url: request.url }
        const answer = await route.handle(asked as Parameters<Route['handle']>[0]).catch((error: unknown) => {
          throw error instanceof UnknownCursor ? badCursor() : error
        })
        if ('movedTo' in answer) return reply.code(308).header('location', `${base}${answer.movedTo}`).send()
        if ('lines' in answer) return sendLines(request, reply, answer.lines, base, { type, tag })
        const bytes = Buffer.from(withBase(answer.text, base))
        if (answer.abstained) abstained(answer.abstained)
        if (route.isPrivate || answer.isPrivate) return sendPrivate(request, reply.headers(PRIVATE_HEADERS), bytes, type)
        // What is counted each time is made each time.
        if (answer.abstained) return sendBytes(request, reply, bytes, { ...sent, key: undefined }, reading.answers)
        if (key !== undefined) reading.answers.set(key, bytes)
        return sendBytes(request, reply, bytes, sent, reading.answers)
      },
    })
  }
  for (const [url, methods] of methodsByUrl(routes)) answerOtherMethods(app, url, methods)
}

function typeOf({ tag, answerType = 'application/json' }: Route): string {
  return tag === 'pages' ? 'text/html; charset=utf-8' : `${answerType}; charset=utf-8`
}

function schemaOf(route: Route) {
  const statuses = [
    ...(route.query || route.body || route.params ? [400] : []),
    ...(route.refusals?.includes(404) ? [404] : []),
    ...(route.body ? [413, 415] : []),
    429,
  ]
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
      ...(route.method === 'GET' && !route.isPrivate && { 304: NONE.describe('You have this version already') }),
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
