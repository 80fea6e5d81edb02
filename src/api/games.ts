import { z } from 'zod'
import { Document, Game, Overview } from '../contract/game.ts'
import { listOf } from '../contract/list.ts'
import { Passage } from '../contract/passage.ts'
import { game, pageAnswer, pageRequest, paging } from '../http/parameters.ts'
import { passageOf } from '../http/passages.ts'
import { defineRoute, json } from '../http/route.ts'
import { unknownDocument, unknownGame, unknownPassage } from '../http/unknown.ts'

const tag = 'games'
const document = z.string().max(80)
const anchor = z.string().max(200)

export const games = [
  defineRoute({
    method: 'GET',
    url: '/v1',
    summary: 'Name, version, counts and links',
    tag,
    query: z.strictObject({}),
    answer: Overview,
    handle: async ({ reading }) => ({ text: await reading.library.overview() }),
  }),
  defineRoute({
    method: 'GET',
    url: '/v1/games',
    summary: 'All games',
    tag,
    query: z.strictObject({ ...paging }),
    answer: listOf(Game),
    handle: async ({ reading, query }) => pageAnswer(await reading.library.games(pageRequest(query))),
  }),
  defineRoute({
    method: 'GET',
    url: '/v1/games/:game',
    summary: 'One game with its documents, parts, topics and counts',
    tag,
    params: z.object({ game }),
    query: z.strictObject({}),
    answer: Game,
    refusals: [404],
    handle: async ({ reading, params }) => {
      const text = await reading.library.game(params.game)
      if (text === undefined) throw await unknownGame(reading.library, params.game)
      return { text }
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/v1/documents/:game/:document',
    summary: 'A published document, its sections and the rulings that restate each',
    tag,
    params: z.object({ game, document }),
    query: z.strictObject({}),
    answer: Document,
    refusals: [404],
    handle: async ({ reading, params }) => {
      const text = await reading.library.document(params.game, params.document)
      if (text === undefined) throw await unknownDocument(reading.library, params.game, params.document)
      return { text }
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/v1/documents/:game/:document/:anchor',
    summary: 'A section as published, from a private pack; without one there is none',
    tag,
    params: z.object({ game, document, anchor }),
    query: z.strictObject({}),
    answer: Passage,
    refusals: [404],
    isPrivate: true,
    handle: async ({ reading: { library, packs }, params }) => {
      const passage = await passageOf(params.game, params.document, params.anchor, packs, library)
      if (!passage) throw await unknownPassage(packs, params)
      return json(passage)
    },
  }),
]
