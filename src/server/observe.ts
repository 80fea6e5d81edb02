import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Abstained } from '../http/gaps.ts'

/** Counts and times requests, and writes one line for each: route, status and time, nothing about who asked or what. */
export function observe(app: FastifyInstance): {
  registry: Registry
  note(request: FastifyRequest, reply: FastifyReply): void
  countAbstention(one: Abstained): void
} {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'tablejudge_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.05, 0.1, 0.5, 1],
    registers: [registry],
  })
  const abstentions = new Counter({
    name: 'tablejudge_abstentions_total',
    help: 'Sentences that nothing answered, by game and reason',
    labelNames: ['game', 'reason'],
    registers: [registry],
  })
  const observers = new Map<string, { observe(value: number): void }>()
  const note = (request: FastifyRequest, reply: FastifyReply): void => {
    const route = request.routeOptions.url ?? 'none'
    const key = `${route} ${reply.statusCode}`
    let observer = observers.get(key)
    if (!observer) {
      observer = seconds.labels(route, String(reply.statusCode))
      observers.set(key, observer)
    }
    const ms = reply.elapsedTime
    observer.observe(ms / 1000)
    request.log.info({ requestId: request.id, method: request.method, route, status: reply.statusCode, ms: Math.round(ms * 100) / 100 }, 'answered')
  }
  app.addHook('onResponse', (request, reply, done) => {
    note(request, reply)
    done()
  })
  return { registry, note, countAbstention: ({ game, because }) => abstentions.inc({ game: game ?? 'none', reason: because }) }
}
