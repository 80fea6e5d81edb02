import { describe, expect, it } from 'vitest'
import { aServer } from '../world.ts'

describe('One thing, asked by its id', () => {
  it('a ruling, with its clauses, sources and where it stands', async () => {
    await using server = await aServer()
    expect((await server.app.inject('/v1/rulings/lantern-bay/build-lighthouse')).json()).toMatchObject({
      id: 'lantern-bay/build-lighthouse',
      kind: 'section',
      status: 'current',
      shortAnswer: 'Yes, on an empty coast hex that is not next to another lighthouse.',
      clauses: [{ id: 'answer' }, { id: 'terrain' }, { id: 'distance' }, { id: 'beacon-permit' }, { id: 'reef' }],
      about: ['lantern-bay/beacon-permit'],
      sources: [
        { url: 'https://boardgamegeek.com/thread/111222/article/333444#333444', kind: 'bgg-article', thread: 111_222, article: 333_444 },
        { url: 'https://boardgamegeek.com/article/555666#555666', kind: 'bgg-article', article: 555_666 },
      ],
      authority: 'official',
      seeAlso: ['lantern-bay/storm-damage'],
      conflicts: ['lantern-bay/permit-and-reef'],
      aliases: ['lantern-bay/lighthouse-site'],
      license: 'CC-BY-SA-4.0',
      url: 'https://judge.example/lantern-bay/build-lighthouse',
    })
  })

  it('a card; what no document states is absent', async () => {
    await using server = await aServer()
    expect((await server.app.inject('/v1/cards/lantern-bay/old-storm-lamp')).json()).toEqual({
      id: 'lantern-bay/old-storm-lamp',
      game: 'lantern-bay',
      name: 'Old Storm Lamp',
      aliases: ['lamp'],
      origin: [],
      rulings: [],
      rules: [],
      url: 'https://judge.example/lantern-bay/cards/old-storm-lamp',
    })
  })

  it('a document, with the rulings of each section', async () => {
    await using server = await aServer()
    const { sections } = (await server.app.inject('/v1/documents/lantern-bay/rulebook-2.0')).json<{
      sections: { anchor: string; rulings: { id: string }[] }[]
    }>()
    expect(sections.map(({ anchor, rulings }) => [anchor, ...rulings.map(({ id }) => id)])).toEqual([
      ['lighthouses', 'lantern-bay/build-lighthouse'],
      ['storms', 'lantern-bay/storm-damage'],
      ['beacon-permit', 'lantern-bay/build-lighthouse'],
      ['scoring', 'lantern-bay/tie'],
    ])
  })
})

describe('An id that was given up answers 308 with where it went', () => {
  it.each([
    ['/v1/rulings/lantern-bay/lighthouse-site', 'https://judge.example/v1/rulings/lantern-bay/build-lighthouse'],
    ['/v1/cards/lantern-bay/storm-lantern', 'https://judge.example/v1/cards/lantern-bay/storm-lamp'],
  ])('%s', async (url, location) => {
    await using server = await aServer()
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await server.app.inject({ method, url: `${url}?utm_source=chat` })
      expect(answer.statusCode).toBe(308)
      expect(answer.headers.location).toBe(location)
      expect(answer.body).toBe('')
    }
    expect((await server.app.inject(location.slice('https://judge.example'.length))).statusCode).toBe(200)
  })
})

describe('A card by its name', () => {
  it.each([
    ['its own, whatever the case', 'BEACON permit', 'exact', ['lantern-bay/beacon-permit']],
    ['its own, with space around', '  Storm Lamp ', 'exact', ['lantern-bay/storm-lamp']],
    ['another it has', 'The Permit', 'alias', ['lantern-bay/beacon-permit']],
    ['another that two share: both', 'lamp', 'alias', ['lantern-bay/storm-lamp', 'lantern-bay/old-storm-lamp']],
    ['a letter wrong', 'Becon Permit', 'nearest', ['lantern-bay/beacon-permit']],
    ['two letters swapped', 'strom lamp', 'nearest', ['lantern-bay/storm-lamp']],
  ])('%s: %s is %s', async (_, name, match, ids) => {
    await using server = await aServer()
    for (const game of ['', '&game=lantern-bay']) {
      const answer = (await server.app.inject(`/v1/cards/named?name=${encodeURIComponent(name)}${game}`)).json<{ match: string; items: { id: string }[] }>()
      expect({ match: answer.match, ids: answer.items.map(({ id }) => id) }).toEqual({ match, ids })
    }
  })

  it('is 404 when none is near enough, and in a game that has no such card', async () => {
    await using server = await aServer()
    for (const asked of ['name=telescope', 'name=%F0%9F%94%A5', 'name=Storm+Lamp&game=fog-harbour'])
      expect((await server.app.inject(`/v1/cards/named?${asked}`)).statusCode, asked).toBe(404)
  })
})
