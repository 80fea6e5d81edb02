import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import type { Resolved } from '../../src/contract/resolved.ts'
import { aServer } from '../world.ts'
import { problemIn } from './problem.ts'

const TIE = 'lantern-bay/tie'
const LIGHTHOUSE = 'lantern-bay/build-lighthouse'
const STORM = 'lantern-bay/storm-damage'
const LAMP = 'lantern-bay/lost-lamp'

/** An address or id, what it names, its id today, its page, and the rulings that come with it. */
const NAMED: [asked: string, kind: Resolved['kind'], id: string, page: string, rulings: string[]][] = [
  ['lantern-bay', 'game', 'lantern-bay', '/lantern-bay', []],
  ['/lantern-bay/', 'game', 'lantern-bay', '/lantern-bay', []],
  ['https://judge.example/lantern-bay?utm_source=chat', 'game', 'lantern-bay', '/lantern-bay', []],
  ['https://judge.example/v1/games/lantern-bay', 'game', 'lantern-bay', '/lantern-bay', []],
  [TIE, 'ruling', TIE, '/lantern-bay/tie', [TIE]],
  ['https://judge.example/lantern-bay/tie', 'ruling', TIE, '/lantern-bay/tie', [TIE]],
  ['judge.example/lantern-bay/tie#oil', 'ruling', TIE, '/lantern-bay/tie', [TIE]],
  ['https://judge.example/v1/rulings/lantern-bay/tie', 'ruling', TIE, '/lantern-bay/tie', [TIE]],
  ['lantern-bay/lighthouse-site', 'ruling', LIGHTHOUSE, '/lantern-bay/build-lighthouse', [LIGHTHOUSE]],
  ['https://judge.example/lantern-bay/lighthouse-site', 'ruling', LIGHTHOUSE, '/lantern-bay/build-lighthouse', [LIGHTHOUSE]],
  ['lantern-bay/cards/storm-lamp', 'card', 'lantern-bay/storm-lamp', '/lantern-bay/cards/storm-lamp', [STORM]],
  ['lantern-bay/storm-lamp', 'card', 'lantern-bay/storm-lamp', '/lantern-bay/cards/storm-lamp', [STORM]],
  ['https://judge.example/v1/cards/lantern-bay/storm-lamp', 'card', 'lantern-bay/storm-lamp', '/lantern-bay/cards/storm-lamp', [STORM]],
  ['https://judge.example/lantern-bay/cards/storm-lantern', 'card', 'lantern-bay/storm-lamp', '/lantern-bay/cards/storm-lamp', [STORM]],
  ['https://judge.example/lantern-bay/terms#oil', 'term', 'lantern-bay/oil', '/lantern-bay/terms#oil', []],
  ['lantern-bay/oil', 'term', 'lantern-bay/oil', '/lantern-bay/terms#oil', []],
  [
    '/lantern-bay/conflicts#permit-and-reef',
    'conflict',
    'lantern-bay/permit-and-reef',
    '/lantern-bay/conflicts#permit-and-reef',
    ['lantern-bay/build-lighthouse'],
  ],
  ['https://judge.example/lantern-bay/documents/faq-1.1', 'document', 'lantern-bay/faq-1.1', '/lantern-bay/documents/faq-1.1', []],
  ['https://judge.example/v1/documents/lantern-bay/faq-1.1', 'document', 'lantern-bay/faq-1.1', '/lantern-bay/documents/faq-1.1', []],
  [
    'https://judge.example/lantern-bay/documents/faq-1.1#the-lost-lamp',
    'section',
    'lantern-bay/faq-1.1#the-lost-lamp',
    '/lantern-bay/documents/faq-1.1#the-lost-lamp',
    [LAMP],
  ],
  ['https://judge.example/lantern-bay/documents/faq-1.1#distance-across-the-reef', 'document', 'lantern-bay/faq-1.1', '/lantern-bay/documents/faq-1.1', []],
  ['faq-1.1#the-lost-lamp', 'section', 'lantern-bay/faq-1.1#the-lost-lamp', '/lantern-bay/documents/faq-1.1#the-lost-lamp', [LAMP]],
  ['leaflet#the-end', 'section', 'fog-harbour/leaflet#the-end', '/fog-harbour/documents/leaflet#the-end', ['fog-harbour/tie']],
  ['https://lantern.example/rules', 'document', 'lantern-bay/rulebook-2.0', '/lantern-bay/documents/rulebook-2.0', []],
  ['www.lantern.example/rules/', 'document', 'lantern-bay/rulebook-2.0', '/lantern-bay/documents/rulebook-2.0', []],
  ['http://lantern.example/rules#storms', 'section', 'lantern-bay/rulebook-2.0#storms', '/lantern-bay/documents/rulebook-2.0#storms', [STORM]],
  ['https://lantern.example/rules#no-such-section', 'document', 'lantern-bay/rulebook-2.0', '/lantern-bay/documents/rulebook-2.0', []],
]

/** Addresses that rulings rest on, as they may be pasted and as published. */
const SOURCES: [asked: string, url: string, rulings: string[]][] = [
  ['https://boardgamegeek.com/thread/111222/article/333444', 'https://boardgamegeek.com/thread/111222/article/333444#333444', [LIGHTHOUSE]],
  ['boardgamegeek.com/thread/111222', 'https://boardgamegeek.com/thread/111222/article/333444#333444', [LIGHTHOUSE, STORM]],
  ['http://youtube.com/watch?v=lamplight', 'https://www.youtube.com/watch?v=lamplight', [LAMP]],
]

const resolve = async (app: FastifyInstance, asked: string) => {
  const answer = await app.inject(`/v1/resolve?url=${encodeURIComponent(asked)}`)
  if (answer.statusCode !== 200) return answer.json<{ code: string }>()
  const resolved = answer.json<Resolved>()
  return { ...resolved, rulings: resolved.rulings.map(({ id }) => id) }
}

describe('An address', () => {
  it('is resolved to what it names today', async () => {
    await using server = await aServer()
    for (const [asked, kind, id, page, rulings] of NAMED)
      expect.soft(await resolve(server.app, asked), asked).toEqual({ kind, id, url: `https://judge.example${page}`, rulings })
  })

  it('that rulings rest on is resolved to them', async () => {
    await using server = await aServer()
    for (const [asked, url, rulings] of SOURCES) expect.soft(await resolve(server.app, asked), asked).toEqual({ kind: 'source', url, rulings })
  })

  it('that names nothing is 404', async () => {
    await using server = await aServer()
    const strange = ['../../etc/passwd', 'javascript:alert(1)', '\uE000/lantern-bay', '\0', '#', '[::1]', 'constructor', '/']
    const unknown = [
      'nothing',
      'lantern-bay/nothing',
      'https://judge.example/',
      'https://other.example/lantern-bay/tie',
      'boardgamegeek.com/article/1',
      'faq-1.1#nothing',
    ]
    for (const asked of [...unknown, ...strange]) {
      const answer = await server.app.inject(`/v1/resolve?url=${encodeURIComponent(asked)}`)
      expect.soft(answer.statusCode, asked).toBe(404)
      expect.soft(problemIn(answer).code, asked).toBe('unknown-address')
    }
  })

  it('is one of ours by the host that was asked, when the site has no public address', async () => {
    await using server = await aServer({ publicUrl: undefined })
    const ask = (url: string) => server.app.inject({ url: `/v1/resolve?url=${encodeURIComponent(url)}`, headers: { host: 'rules.example:8080' } })
    expect((await ask('http://rules.example:8080/lantern-bay/tie')).json()).toMatchObject({
      kind: 'ruling',
      url: 'http://rules.example:8080/lantern-bay/tie',
    })
    expect((await ask('https://judge.example/lantern-bay/tie')).statusCode).toBe(404)
  })
})
