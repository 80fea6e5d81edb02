import type { FastifyRequest } from 'fastify'
import { isLoopback } from './settings.ts'

const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/**
 * Whether a request was made on this machine, to this machine, and not passed on by a proxy. A proxy beside the server
 * that says nothing of itself cannot be told from that: `docs/guides/run-a-server.md` says what to keep from it.
 */
export function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const from = socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  // A page of another site could have its name lead here, and then asks for that name.
  const named = (headers.host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return isLoopback(from) && isLoopback(named) && PASSED_ON.every((name) => headers[name] === undefined)
}
