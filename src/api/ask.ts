import { z } from 'zod'
import { AskResult } from '../contract/ask.ts'
import { askFor } from '../http/ask.ts'
import { factsIn } from '../http/facts-in-address.ts'
import { facts, game, paging, question } from '../http/parameters.ts'
import { type Answer, defineRoute, json } from '../http/route.ts'

const tag = 'ask'
const q = question.describe('A sentence, as somebody at the table says it')
const answerOf = ({ result, abstained }: Awaited<ReturnType<typeof askFor>>): Answer => ({ ...json(result), abstained })

export const ask = [
  defineRoute({
    method: 'GET',
    url: '/v1/ask',
    summary: 'A sentence answered by a verdict or by rulings, or why nothing answers; fact.NAME=value tells facts beside it',
    tag,
    query: z.looseObject({ q, game: game.optional(), limit: paging.limit }),
    answer: AskResult,
    refusals: [404],
    handle: async ({ reading, query, url }) => {
      const { q: sentence, game: inGame, limit, ...rest } = query
      return answerOf(await askFor(reading, sentence, { game: inGame, limit, facts: factsIn(rest, url) }))
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/v1/ask',
    summary: 'A sentence answered by a verdict or by rulings, or why nothing answers',
    tag,
    body: z.strictObject({ q, game: game.optional(), facts: facts.default({}), limit: paging.limit }),
    answer: AskResult,
    refusals: [404],
    handle: async ({ reading, body: { q: sentence, ...asked } }) => answerOf(await askFor(reading, sentence, asked)),
  }),
]
