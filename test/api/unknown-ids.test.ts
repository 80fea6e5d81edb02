import { describe, expect, it } from 'vitest'
import { aServerOver } from '../server/inline-server.ts'
import { aRuling, aServer, rulingFile } from '../world.ts'
import { problemIn } from './problem.ts'

/** What is unknown, where, and what is near it. */
const UNKNOWN: [what: string, url: string, code: string, near: string[]][] = [
  ['a ruling, by letters', '/v1/rulings/lantern-bay/build-lighthose', 'unknown-ruling', ['lantern-bay/build-lighthouse']],
  ['a ruling, by words', '/v1/rulings/lantern-bay/lamp-that-was-lost', 'unknown-ruling', ['lantern-bay/lost-lamp']],
  ['a ruling of a game that has one of the same name', '/v1/rulings/fog-harbour/ties', 'unknown-ruling', ['fog-harbour/tie']],
  ['a card, by letters', '/v1/cards/lantern-bay/becon-permit', 'unknown-card', ['lantern-bay/beacon-permit']],
  ['a card, by words', '/v1/cards/lantern-bay/lamp', 'unknown-card', ['lantern-bay/storm-lamp', 'lantern-bay/old-storm-lamp']],
  ['a card by name', '/v1/cards/named?name=old+lamp', 'unknown-card', ['lantern-bay/old-storm-lamp', 'lantern-bay/storm-lamp']],
  ['a game, by letters', '/v1/games/lantrn-bay', 'unknown-game', ['lantern-bay']],
  ['a game, by words', '/v1/games/harbour-in-fog', 'unknown-game', ['fog-harbour']],
  ['the game of a ruling', '/v1/rulings/lantern-by/tie', 'unknown-game', ['lantern-bay']],
  ['the game of a card', '/v1/cards/lantern-by/storm-lamp', 'unknown-game', ['lantern-bay']],
  ['the game of a document', '/v1/documents/lantern-by/faq-1.1', 'unknown-game', ['lantern-bay']],
  ['the card of a list', '/v1/rulings?card=lantern-bay/storm-lmp', 'unknown-card', ['lantern-bay/storm-lamp', 'lantern-bay/old-storm-lamp']],
  ['the game of a list', '/v1/rulings?game=lantern-by', 'unknown-game', ['lantern-bay']],
  ['the game of a search', '/v1/search?q=tie&game=lantern-by', 'unknown-game', ['lantern-bay']],
  ['the game of a named card', '/v1/cards/named?game=lantern-by&name=lamp', 'unknown-game', ['lantern-bay']],
  ['a document, by letters', '/v1/documents/lantern-bay/faq-1.2', 'unknown-document', ['lantern-bay/faq-1.1']],
  ['a document, by words', '/v1/documents/lantern-bay/rulebook', 'unknown-document', ['lantern-bay/rulebook-2.0']],
  ['what is like nothing', '/v1/rulings/lantern-bay/zzzzzz', 'unknown-ruling', []],
]

describe('An unknown id', () => {
  it('is 404 and names what is near', async () => {
    await using server = await aServer()
    for (const [what, url, code, near] of UNKNOWN) {
      const answer = await server.app.inject(url)
      expect.soft(answer.statusCode, what).toBe(404)
      const problem = problemIn(answer)
      expect.soft(problem, what).toMatchObject({ code, near })
      if (near[0] && !url.includes('name=old')) expect.soft(problem.detail, what).toContain(`Did you mean "${near[0]}"?`)
    }
  })

  it('names at most 3, though more are near', async () => {
    const ids = ['grey-gull', 'white-gull', 'black-gull', 'brown-gull', 'red-gull']
    await using server = await aServerOver({ 'gulls.md': rulingFile(...ids.map((id) => aRuling({ id, title: `May a ${id} steal?` }))) })
    const { near } = problemIn(await server.app.inject('/v1/rulings/pier/gull'))
    expect(near).toHaveLength(3)
  })

  it('names ids that exist', async () => {
    await using server = await aServer()
    for (const url of ['/v1/rulings/lantern-bay/tai', '/v1/cards/lantern-bay/storm', '/v1/documents/lantern-bay/rulebook']) {
      const { near = [] } = problemIn(await server.app.inject(url))
      expect(near.length, url).toBeGreaterThan(0)
      const [, , list] = url.split('/')
      for (const id of near) expect((await server.app.inject(`/v1/${list}/${id}`)).statusCode, id).toBe(200)
    }
  })
})
