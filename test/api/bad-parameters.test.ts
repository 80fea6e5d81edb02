import { describe, expect, it } from 'vitest'
import { aServer } from '../world.ts'
import { problemIn } from './problem.ts'

const LIMIT = 'a whole number from 1 to 100'
const CURSOR = 'the nextCursor of the page before, unchanged'
const BGG = 'the number of a BGG thread or article'
const NONE_SUCH = /^nothing: this address has no such parameter\. It has /

/** Cursors that no list gave: not base64, another list's id, nothing after the prefix. */
const cursorOf = (text: string): string => Buffer.from(text).toString('base64url')

/** An address, the parameter of it that does not fit, and what that takes. */
const UNFIT: [url: string, path: string, takes: string | RegExp][] = [
  ['/v1/rulings?limit=-1', 'limit', LIMIT],
  ['/v1/rulings?limit=0', 'limit', LIMIT],
  ['/v1/rulings?limit=1e9', 'limit', LIMIT],
  ['/v1/rulings?limit=101', 'limit', LIMIT],
  ['/v1/rulings?limit=', 'limit', LIMIT],
  ['/v1/rulings?limit=abc', 'limit', LIMIT],
  ['/v1/rulings?limit=1.5', 'limit', LIMIT],
  ['/v1/rulings?limit=NaN', 'limit', LIMIT],
  ['/v1/cards?limit=-1', 'limit', LIMIT],
  ['/v1/terms?limit=-1', 'limit', LIMIT],
  ['/v1/conflicts?limit=-1', 'limit', LIMIT],
  ['/v1/sources?limit=-1', 'limit', LIMIT],
  ['/v1/search?q=tie&limit=-1', 'limit', LIMIT],
  ['/v1/suggest?q=tie&limit=abc', 'limit', 'a whole number from 1 to 25'],
  ['/v1/suggest?q=tie&limit=1.5', 'limit', 'a whole number from 1 to 25'],
  ['/v1/suggest?q=tie&limit=26', 'limit', 'a whole number from 1 to 25'],
  ['/v1/rulings?cursor=garbage', 'cursor', CURSOR],
  ['/v1/rulings?cursor=', 'cursor', CURSOR],
  [`/v1/rulings?cursor=${cursorOf('after:lantern-bay/nothing')}`, 'cursor', CURSOR],
  [`/v1/cards?cursor=${cursorOf('after:lantern-bay/tie')}`, 'cursor', CURSOR],
  [`/v1/rulings?cursor=${cursorOf('other:lantern-bay/tie')}`, 'cursor', CURSOR],
  [`/v1/terms?cursor=${cursorOf('after:')}`, 'cursor', CURSOR],
  [`/v1/sources?cursor=${'x'.repeat(5_000)}`, 'cursor', CURSOR],
  ['/v1/rulings?colour=red', 'colour', NONE_SUCH],
  ['/v1/rulings?Limit=1', 'Limit', NONE_SUCH],
  ['/v1/search?q=tie&query=tie', 'query', NONE_SUCH],
  ['/v1?x=', 'x', 'nothing: this address has no such parameter. It has none.'],
  ['/v1/rulings/lantern-bay/tie?x=1', 'x', 'nothing: this address has no such parameter. It has none.'],
  ['/v1/rulings?__proto__=1', '__proto__', NONE_SUCH],
  ['/v1/rulings?limit=1&limit=2', 'limit', LIMIT],
  ['/v1/rulings?game=lantern-bay&game=fog-harbour', 'game', 'one value, and was given several'],
  ['/v1/search?q=tie&q=lamp', 'q', 'one value, and was given several'],
  ['/v1/rulings?game=', 'game', 'the id of a game'],
  ['/v1/rulings?game=Lantern%20Bay', 'game', 'lower-case letters, digits and single hyphens'],
  [`/v1/rulings?game=${'a'.repeat(41)}`, 'game', 'the id of a game'],
  ['/v1/rulings?kind=joke', 'kind', /question.*card.*section.*erratum/],
  ['/v1/rulings?status=old', 'status', /current.*new.*disputed.*superseded/],
  ['/v1/rulings?card=storm-lamp', 'card', /^game\/slug/],
  ['/v1/rulings?needs=The+Reef', 'needs', 'lower-case letters, digits and single hyphens'],
  ['/v1/search?q=tie&kind=joke', 'kind', /question/],
  ['/v1/search', 'q', 'a value; it is required'],
  ['/v1/suggest', 'q', 'a value; it is required'],
  ['/v1/cards/named', 'name', 'a value; it is required'],
  ['/v1/cards/named?name=', 'name', 'a name'],
  [`/v1/cards/named?name=${'a'.repeat(101)}`, 'name', 'a name of up to 100 characters'],
  ['/v1/resolve', 'url', 'a value; it is required'],
  ['/v1/resolve?url=', 'url', 'an address or an id'],
  [`/v1/resolve?url=${'a'.repeat(2_001)}`, 'url', 'an address of up to 2000 characters'],
  ['/v1/sources?url=not+an+address', 'url', 'a web address'],
  ['/v1/sources?url=ftp://lantern.example/', 'url', 'a web address'],
  ['/v1/sources?thread=-1', 'thread', BGG],
  ['/v1/sources?article=1e99', 'article', BGG],
  ['/v1/sources?thread=1&article=2', 'thread', 'a value only without url and article'],
  ['/v1/sources?url=lantern.example&article=2', 'article', 'a value only without url and thread'],
  ['/v1/games/LANTERN', 'game', 'lower-case letters, digits and single hyphens'],
  [`/v1/rulings/lantern-bay/${'a'.repeat(81)}`, 'slug', 'up to 80 characters'],
]

describe('A parameter that does not fit', () => {
  it('is 400, named, with what it takes', async () => {
    await using server = await aServer()
    for (const [url, path, message] of UNFIT) {
      const answer = await server.app.inject(url)
      expect.soft(answer.statusCode, url).toBe(400)
      const { code, detail, issues } = problemIn(answer)
      expect.soft(code, url).toBe('bad-input')
      expect.soft(issues, url).toContainEqual({ path, message: typeof message === 'string' ? message : expect.stringMatching(message) })
      expect.soft(detail, url).not.toBe('')
    }
  })

  it('is named together with all others', async () => {
    await using server = await aServer()
    const { issues = [], detail } = problemIn(await server.app.inject('/v1/rulings?limit=-1&kind=joke&colour=red'))
    expect(issues.map(({ path }) => path).sort()).toEqual(['colour', 'kind', 'limit'])
    for (const { path } of issues) expect(detail).toContain(`"${path}" takes `)
  })
})

describe('A tracker glued to a pasted link', () => {
  it('changes nothing', async () => {
    await using server = await aServer()
    for (const url of ['/v1', '/v1/rulings?limit=2', '/v1/rulings/lantern-bay/tie', '/v1/search?q=tie', '/v1/bulk/terms.jsonl']) {
      const plain = await server.app.inject(url)
      for (const tracker of ['utm_source=chat', 'utm_anything=1', 'fbclid=x', 'gclid=y', 'utm_source=a&utm_source=b&fbclid=']) {
        const tracked = await server.app.inject(`${url}${url.includes('?') ? '&' : '?'}${tracker}`)
        expect.soft(tracked.statusCode, `${url} ${tracker}`).toBe(200)
        expect.soft(tracked.body, `${url} ${tracker}`).toBe(plain.body)
      }
    }
  })

  it('is one of those known: what only looks like one is 400', async () => {
    await using server = await aServer()
    for (const name of ['utm', 'my_utm_source', 'gclid2', 'FBCLID']) {
      const { issues } = problemIn(await server.app.inject(`/v1?${name}=1`))
      expect(issues?.[0]?.path).toBe(name)
    }
  })
})
