import type { FastifyInstance } from 'fastify'
import { Refusal } from '../http/problem.ts'

const FORBIDDEN = '__proto__'

/** Reads bodies of JSON. A name that would be lost on the way to a schema is refused by that name: what is lost is not refused. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => {
    try {
      done(null, parse(text as string))
    } catch (error) {
      done(error instanceof Refusal ? error : new Refusal('bad-body', 'The body is not JSON. Check quotes and commas.'))
    }
  })
}

function parse(text: string): unknown {
  if (text === '') throw new Refusal('bad-body', 'The body is empty. Send a JSON object.')
  return JSON.parse(text, (name, value: unknown) => {
    if (name === FORBIDDEN)
      throw new Refusal('bad-body', `Nothing here is called "${FORBIDDEN}". Take it out.`, {
        issues: [{ path: FORBIDDEN, message: 'is the name of no fact and no parameter' }],
      })
    return value
  })
}
