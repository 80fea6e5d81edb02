import { z } from 'zod'
import { Conflict, Term } from '../contract/glossary.ts'
import { listOf } from '../contract/list.ts'
import { game, pageAnswer, pageRequest, paging } from '../http/parameters.ts'
import { defineRoute } from '../http/route.ts'
import { requireGame } from '../http/unknown.ts'

const tag = 'glossary'
const query = z.strictObject({ game: game.optional(), ...paging })

export const glossary = [
  defineRoute({
    method: 'GET',
    url: '/v1/terms',
    summary: 'Words of the games and what people say for them',
    tag,
    query,
    answer: listOf(Term),
    refusals: [404],
    handle: async ({ reading: { library }, query: asked }) => {
      await requireGame(library, asked.game)
      return pageAnswer(await library.terms(asked, pageRequest(asked)))
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/v1/conflicts',
    summary: 'Where the documents disagree, misprint or are silent, and what holds',
    tag,
    query,
    answer: listOf(Conflict),
    refusals: [404],
    handle: async ({ reading: { library }, query: asked }) => {
      await requireGame(library, asked.game)
      return pageAnswer(await library.conflicts(asked, pageRequest(asked)))
    },
  }),
]
