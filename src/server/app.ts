import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { apiRoutes } from '../api/routes.ts'
import { Gaps } from '../http/gaps.ts'
import { Refusal } from '../http/problem.ts'
import type { Shelf } from '../http/reading.ts'
import type { ApiDescription } from '../web/docs-page.ts'
import { pageRoutes } from '../web/routes.ts'
import { addRoutes } from './add-routes.ts'
import { readJsonBodies } from './json-body.ts'
import { observe } from './observe.ts'
import { describeApi } from './openapi.ts'
import { addOperations } from './operations.ts'
import { queryOf } from './query-string.ts'
import { answerRefusal, refusalOf, refuseBytes, refuseClearly, unreadable } from './refuse.ts'
import { requestIds } from './request-id.ts'
import type { Settings } from './settings.ts'

export interface AppOptions {
  shelf: Shelf
  settings: Settings
  /** The release of the program, for the description of the API. */
  release: string
  logger?: FastifyBaseLogger
}

/** Limits of what one request may be. */
const REQUEST_LIMITS = { bodyBytes: 64 * 1024, pathPart: 200, windowMs: 10_000 } as const

/** The server without its process: no port, no signals, no environment. */
export async function buildApp({ shelf, settings, release, logger }: AppOptions): Promise<FastifyInstance> {
  let closing = false
  const app = fastify({
    ...(logger && { loggerInstance: logger, childLoggerFactory: () => logger }),
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy: what stands further left in X-Forwarded-For was written by whoever sent the request.
    trustProxy: settings.trustProxy && ((_: string, hop: number) => hop === 0),
    bodyLimit: REQUEST_LIMITS.bodyBytes,
    genReqId: requestIds(),
    routerOptions: { maxParamLength: REQUEST_LIMITS.pathPart, ignoreTrailingSlash: true, querystringParser: queryOf },
    // Those who still hold a connection get their answer, and /readyz says why it is the last one.
    return503OnClosing: false,
    clientErrorHandler: refuseBytes,
    // No hook has seen such a request.
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id)
      reply.raw.once('finish', () => note(request, reply))
      answerRefusal(refusalOf(error, request), request, reply, settings)
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  // Answers are prepared texts; only their description needs a schema.
  app.setSerializerCompiler(() => JSON.stringify)
  app.removeContentTypeParser('text/plain')
  readJsonBodies(app)
  const { registry, note, countAbstention } = observe(app)
  const gaps = new Gaps()
  app.addHook('preClose', async () => {
    closing = true
  })
  // A connection whose answer was still under way would else stay open until its client lets go.
  app.addHook('onResponse', (_, __, done) => {
    if (closing) app.server.closeIdleConnections()
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  // After the limit on requests: what cannot be read counts, too.
  app.addHook('preParsing', (request, _, __, done) => done(unreadable(request)))
  await app.register(rateLimit, {
    max: settings.rateLimit,
    timeWindow: REQUEST_LIMITS.windowMs,
    // The limit is documented; counting down in every answer would cost more than the answer.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_, { max, after }) => new Refusal('too-many-requests', `At most ${max} requests in 10 seconds. Try again in ${after}.`),
  })
  refuseClearly(app, settings)
  await describeApi(app, release)
  await app.register(async (routes) => {
    addRoutes(routes, [...apiRoutes, ...pageRoutes(() => app.swagger() as unknown as ApiDescription)], {
      shelf,
      settings,
      abstained: (one) => {
        countAbstention(one)
        gaps.note(one)
      },
    })
    addOperations(routes, { shelf, registry, gaps, isClosing: () => closing })
  })
  await app.ready()
  return app
}
