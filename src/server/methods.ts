import type { FastifyInstance, HTTPMethods } from 'fastify'
import { Refusal } from '../http/problem.ts'
import { API_HEADERS } from './headers.ts'

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE']
const A_DAY = 86_400

/** What an address says to methods it does not take: 405 with those it takes, and to OPTIONS, which browsers ask first, the same list. */
export function answerOtherMethods(app: FastifyInstance, url: string, taken: ReadonlySet<string>): void {
  const answered = [...taken, ...(taken.has('GET') ? ['HEAD'] : []), 'OPTIONS']
  const allow = answered.join(', ')
  const schema = { hide: true }
  app.route({
    method: METHODS.filter((method) => !answered.includes(method)),
    url,
    exposeHeadRoute: false,
    schema,
    // After the limit on requests, and before the body: whatever it is, the method is wrong.
    preParsing: async (_, reply) => {
      reply.header('allow', allow)
      throw new Refusal('wrong-method', `This address takes ${allow}.`)
    },
    handler: async () => undefined,
  })
  app.options(url, { schema }, async (_, reply) =>
    reply
      .headers(API_HEADERS)
      .headers({ allow, 'access-control-allow-methods': allow, 'access-control-allow-headers': 'content-type', 'access-control-max-age': A_DAY })
      .code(204)
      .send(),
  )
}
