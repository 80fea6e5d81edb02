import type { FastifyRequest } from 'fastify'

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** The public address of the site: as set, else as the request named it. A host that is none is answered as localhost. */
export function baseOf(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl
  const host = request.host
  return `${request.protocol}://${HOST.test(host) ? host : 'localhost'}`
}
