import { describe, expect, it } from 'vitest'
import { Shelf } from '../../src/http/reading.ts'
import type { Library } from '../../src/library/library.ts'
import { buildApp } from '../../src/server/app.ts'
import { problemIn } from '../api/problem.ts'
import { aLibrary, SETTINGS } from '../world.ts'
import { aLog } from './memory-log.ts'
import { libraryWith } from './stand-in.ts'

const SECRET = 'disk /home/keeper is gone'
const fails = async (): Promise<never> => {
  throw new Error(SECRET)
}

/** A server whose library fails where told, with its log. */
async function aBrokenServer(broken: Partial<Library>) {
  const held = await aLibrary()
  const log = aLog()
  const app = await buildApp({ shelf: new Shelf(libraryWith(held.library, broken)), settings: SETTINGS, release: '0.0.0', logger: log.logger })
  return {
    app,
    log,
    [Symbol.asyncDispose]: async () => {
      await app.close()
      await held[Symbol.asyncDispose]()
    },
  }
}

describe('When something breaks inside', () => {
  it('the answer is 500 with the id of the request and nothing of the inside', async () => {
    await using server = await aBrokenServer({ ruling: fails })
    const answer = await server.app.inject('/v1/rulings/lantern-bay/tie')
    expect(answer.statusCode).toBe(500)
    const problem = problemIn(answer)
    expect(problem).toMatchObject({ code: 'fault', title: 'Something broke on our side' })
    expect(problem.detail).toContain(String(answer.headers['x-request-id']))
    expect(answer.body).not.toMatch(/keeper|Error|\bat |\.ts|node_modules/)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers.etag).toBeUndefined()
  })

  it('a person gets a page that says the same', async () => {
    await using server = await aBrokenServer({ ruling: fails })
    const answer = await server.app.inject('/lantern-bay/tie')
    expect(answer.statusCode).toBe(500)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('<h1>Something broke on our side</h1>')
    expect(answer.body).toContain(String(answer.headers['x-request-id']))
    expect(answer.body).not.toMatch(/keeper|Error|\.ts:|node_modules/)
  })

  it('the log has the stack under the same id, and the line of the request as ever', async () => {
    await using server = await aBrokenServer({ ruling: fails })
    const { headers } = await server.app.inject('/v1/rulings/lantern-bay/tie')
    const requestId = headers['x-request-id']
    const [fault, ...others] = server.log.lines.filter(({ level }) => level >= 50)
    expect(others).toEqual([])
    expect(fault).toMatchObject({ requestId, msg: 'fault', error: expect.stringMatching(/disk \/home\/keeper is gone\n +at /) })
    expect(server.log.lines.filter(({ msg }) => msg === 'answered')).toMatchObject([{ requestId, status: 500, route: '/v1/rulings/:game/:slug' }])
  })

  it('it breaks that one request: the next is answered', async () => {
    await using server = await aBrokenServer({ ruling: fails })
    await server.app.inject('/v1/rulings/lantern-bay/tie')
    expect((await server.app.inject('/v1/cards')).statusCode).toBe(200)
  })

  it('a refusal is no fault: nothing is logged as an error', async () => {
    await using server = await aBrokenServer({})
    for (const url of ['/v1/nothing', '/v1?x=1', '/%zz', '/v1/rulings?cursor=x', '/nowhere']) await server.app.inject(url)
    expect(server.log.lines.filter(({ level }) => level >= 40)).toEqual([])
  })

  it('every request has an id of its own', async () => {
    await using server = await aBrokenServer({})
    const ids = new Set<unknown>()
    for (const url of ['/v1', '/v1', '/', '/v1/nothing', '/%zz', '/healthz'])
      ids.add((await server.app.inject({ url, headers: { 'x-request-id': 'mine' } })).headers['x-request-id'])
    expect(ids.size).toBe(6)
    expect(ids).not.toContain('mine')
  })
})
