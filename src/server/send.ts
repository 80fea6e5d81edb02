import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { withBase } from '../contract/base.ts'
import type { Answers } from '../http/answers.ts'
import { compressed, compressStream, encodingOf, WORTH_COMPRESSING } from './compress.ts'

/** How an answer leaves: not at all when the client has it, compressed when the client takes that, else as it is. */

interface Sent {
  /** What tells this answer from others; without it the bytes do, as for pages, whose look changes with the program. */
  tag: string | undefined
  type: string
  /** What the answer is kept under; an answer without one is not kept. */
  key?: string | undefined
}

export async function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Buffer, sent: Sent, answers: Answers): Promise<FastifyReply> {
  if (isKnown(request, reply, sent.tag ?? tagOf(bytes))) return reply.code(304).send()
  reply.header('content-type', sent.type)
  if (bytes.length < WORTH_COMPRESSING) return reply.send(bytes)
  reply.header('vary', 'accept-encoding')
  const encoding = encodingOf(request.headers['accept-encoding'])
  if (!encoding) return reply.send(bytes)
  reply.header('content-encoding', encoding)
  if (sent.key === undefined) return reply.send(await compressed(bytes, encoding))
  const key = `${encoding} ${sent.key}`
  const known = answers.get(key)
  if (known) return reply.send(known)
  const small = await compressed(bytes, encoding)
  answers.set(key, small)
  return reply.send(small)
}

/** An answer that nobody may keep: it has no tag to ask for it by. */
export async function sendPrivate(request: FastifyRequest, reply: FastifyReply, bytes: Buffer, type: string): Promise<FastifyReply> {
  reply.removeHeader('access-control-allow-origin').header('content-type', type)
  const encoding = bytes.length < WORTH_COMPRESSING ? undefined : encodingOf(request.headers['accept-encoding'])
  return encoding ? reply.header('content-encoding', encoding).send(await compressed(bytes, encoding)) : reply.send(bytes)
}

export function sendLines(
  request: FastifyRequest,
  reply: FastifyReply,
  lines: AsyncIterable<string>,
  base: string,
  sent: Sent & { tag: string },
): FastifyReply {
  if (isKnown(request, reply, sent.tag)) return reply.code(304).send()
  reply.header('content-type', sent.type).header('vary', 'accept-encoding')
  const stream = Readable.from(linesOf(lines, base))
  const encoding = encodingOf(request.headers['accept-encoding'])
  if (!encoding) return reply.send(stream)
  const small = compressStream(encoding)
  stream.on('error', (error) => small.destroy(error))
  return reply.header('content-encoding', encoding).send(stream.pipe(small))
}

async function* linesOf(lines: AsyncIterable<string>, base: string): AsyncIterable<string> {
  for await (const line of lines) yield `${withBase(line, base)}\n`
}

const tagOf = (bytes: Buffer): string => `W/"${createHash('sha1').update(bytes).digest('base64url')}"`

/** Marks the answer with its tag; true when the client has it already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  if (request.method === 'POST') return false
  reply.header('etag', tag)
  const known = request.headers['if-none-match']
  if (known === undefined) return false
  const bare = (text: string): string => text.trim().replace(/^W\//, '')
  return known.split(',').some((candidate) => bare(candidate) === bare(tag) || candidate.trim() === '*')
}
