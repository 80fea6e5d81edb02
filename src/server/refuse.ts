import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { withBase } from '../contract/base.ts'
import { problemOf, REFUSALS, Refusal, type RefusalCode } from '../http/problem.ts'
import { refusalPage } from '../web/routes.ts'
import { badInput } from './bad-input.ts'
import { baseOf } from './base-url.ts'
import { API_HEADERS, PAGE_HEADERS } from './headers.ts'
import type { Settings } from './settings.ts'

const BROKEN_ESCAPE = 'The address has a broken %-escape. Encode it again.'

/** What fastify itself refuses, and what we say instead. */
const OF_FASTIFY: Record<string, [RefusalCode, string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrong-type', 'Send the body as application/json.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', 'The body is over 64 kB. Send less at a time.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad-body', 'The body is not as long as Content-Length says.'],
  FST_ERR_BAD_URL: ['bad-url', BROKEN_ESCAPE],
  FST_ERR_MAX_PARAM_LENGTH: ['url-too-long', 'A part of the address is too long.'],
}

/** What node refuses before there is a request. */
const OF_NODE: Record<string, [RefusalCode, string]> = {
  HPE_HEADER_OVERFLOW: ['headers-too-large', 'The address and headers are over 16 kB. Send less.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['timeout', 'Send the request again, in one go.'],
}

/** Makes every failure a problem document, or a page where a person is reading. Nothing of the inside leaves. */
export function refuseClearly(app: FastifyInstance, settings: Settings): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerRefusal(refusalOf(error, request), request, reply, settings))
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const refusal = new Refusal('unknown-page', `Nothing is at ${request.url.split('?')[0]}.`, { hint: 'GET /v1 and /docs show what there is.' })
    return answerRefusal(refusal, request, reply, settings)
  })
}

export function answerRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply, settings: Settings): FastifyReply {
  const { status, title } = REFUSALS[refusal.code]
  reply.code(status).header('cache-control', 'no-store')
  if (isForPerson(request)) {
    const text = withBase(refusalPage(refusal, title), baseOf(request, settings.publicUrl))
    return reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(text)
  }
  return reply
    .headers(API_HEADERS)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemOf(refusal)))
}

/** Answers bytes that never became a request as any other refusal, and ends their connection. */
export function refuseBytes(error: { code: string }, socket: Socket): void {
  const [code, detail] = OF_NODE[error.code] ?? ['bad-request', 'It is not HTTP as this server reads it.']
  const { status } = REFUSALS[code]
  const body = JSON.stringify(problemOf(new Refusal(code, detail)))
  const headers = ['Content-Type: application/problem+json; charset=utf-8', `Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close']
  if (socket.writable) socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', body].join('\r\n'))
  socket.destroySoon()
}

/** Why a request is refused before anybody looks at what it asks. */
export function unreadable({ method, headers, raw: { url = '' } }: FastifyRequest): Refusal | undefined {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers
  const hasBody = (length !== undefined && length !== '0') || encoding !== undefined
  if (hasBody && (method === 'GET' || method === 'HEAD')) return new Refusal('body-on-get', 'Put what you ask into the address.')
  return url.includes('%') && hasBrokenEscape(url) ? new Refusal('bad-url', BROKEN_ESCAPE) : undefined
}

function hasBrokenEscape(url: string): boolean {
  try {
    decodeURIComponent(url)
    return false
  } catch {
    return true
  }
}

function isForPerson(request: FastifyRequest): boolean {
  const accepts = request.headers.accept?.includes('text/html') ?? false
  return (request.routeOptions?.config as { isPage?: boolean } | undefined)?.isPage === true || (accepts && !request.url.startsWith('/v1'))
}

export function refusalOf(error: FastifyError | Refusal, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) return badInput(error, request)
  const [code, detail] = OF_FASTIFY[error.code] ?? []
  if (code && detail) return new Refusal(code, detail)
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return new Refusal('bad-request', 'The request cannot be read.')
  request.log.error({ requestId: request.id, error: error.stack }, 'fault')
  return new Refusal('fault', `It is not your request. If it stays, tell us the request id ${request.id}.`)
}
