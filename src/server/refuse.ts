import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { withBase } from '../contract/base.ts'
import { problemOf, REFUSALS, Refusal, type RefusalCode } from '../http/problem.ts'
import { refusalPage } from '../web/routes.ts'
import { baseOf } from './base-url.ts'
import { API_HEADERS, PAGE_HEADERS } from './headers.ts'
import type { Settings } from './settings.ts'

/** What fastify itself refuses, and what we say instead. */
const OF_FASTIFY: Record<string, [RefusalCode, string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrong-type', 'Send the body as application/json.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['bad-body', 'The body is empty. Send a JSON object.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['bad-body', 'The body is not JSON. Check quotes and commas.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', 'The body is over 64 kB. Send less at a time.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad-body', 'The body is not as long as Content-Length says.'],
  FST_ERR_BAD_URL: ['bad-url', 'The address has a broken %-escape. Encode it again.'],
  FST_ERR_MAX_PARAM_LENGTH: ['url-too-long', 'A part of the address is too long.'],
}

/** Makes every failure a problem document, or a page where a person is reading. Nothing of the inside leaves. */
export function refuseClearly(app: FastifyInstance, settings: Settings): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerRefusal(refusalOf(error, request), request, reply, settings))
  app.setNotFoundHandler((request, reply) => {
    const refusal = new Refusal('unknown-page', `Nothing is at ${request.url.split('?')[0]}.`, { hint: 'GET /v1 and /docs show what there is.' })
    return answerRefusal(refusal, request, reply, settings)
  })
  // Without it an unknown address of the API would be taken for a page of a game called "v1".
  app.all('/v1/*', { schema: { hide: true } }, (_, reply) => reply.callNotFound())
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

interface Invalid {
  validation: { instancePath: string; message?: string; params: { keys?: string[] } }[]
  validationContext?: 'querystring' | 'params' | 'body'
}

/** Each parameter that does not fit, and what it takes. */
function badInput(error: unknown, request: FastifyRequest): Refusal {
  const { validation, validationContext = 'querystring' } = error as Invalid
  const issues = validation.flatMap(({ instancePath, message, params }) => {
    if (params.keys)
      return params.keys.map((key) => ({ path: key, message: `nothing: this address has no such parameter. ${parametersOf(request, validationContext)}` }))
    const path = instancePath.replace(/^\//, '').replaceAll('/', '.')
    return [{ path: path || validationContext, message: takes(message) }]
  })
  const detail = issues.map(({ path, message }) => `"${path}" takes ${message}${message.endsWith('.') ? '' : '.'}`).join(' ')
  return new Refusal('bad-input', detail, { issues })
}

function parametersOf(request: FastifyRequest, context: string): string {
  const schema = request.routeOptions.schema as Record<string, { shape?: object } | undefined> | undefined
  const names = Object.keys(schema?.[context]?.shape ?? {})
  return names.length > 0 ? `It has ${names.join(', ')}.` : 'It has none.'
}

const takes = (message = 'another value'): string =>
  message.replace(/^Invalid input: expected (\w+), received undefined$/, 'a value; it is required').replace(/^Invalid (?:input|option): expected /, '')
