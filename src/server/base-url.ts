import type { FastifyRequest } from 'fastify'

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * The public address of the site: as set, else as the request named it. It stands unescaped in pages and answers, so a
 * scheme or host that is none is answered as http and localhost.
 */
export function baseOf(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl
  const scheme = request.protocol === 'https' ? 'https' : 'http'
  const base = `${scheme}://${request.host}`
  return HOST.test(request.host) && URL.canParse(base) ? base : `${scheme}://localhost`
}
