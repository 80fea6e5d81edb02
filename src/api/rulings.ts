import { z } from 'zod'
import { paths } from '../contract/base.ts'
import { listOf } from '../contract/list.ts'
import { Ruling, RulingKind, RulingStatus } from '../contract/ruling.ts'
import { entryId, game, pageAnswer, pageRequest, paging, slug } from '../http/parameters.ts'
import { passagesOf } from '../http/passages.ts'
import { type Answer, defineRoute, json } from '../http/route.ts'
import { requireCard, requireGame, unknownEntry } from '../http/unknown.ts'
import type { Packs } from '../packs/packs.ts'

const tag = 'rulings'
const MAX_IDS = 50

const ids = z
  .string()
  .max(8_000)
  .transform((list) => list.split(','))
  .pipe(z.array(entryId).max(MAX_IDS, `up to ${MAX_IDS} ids with commas between`))
  .describe(`Up to ${MAX_IDS} ids with commas between`)

export const rulings = [
  defineRoute({
    method: 'GET',
    url: '/v1/rulings',
    summary: 'Rulings, filtered',
    tag,
    query: z.strictObject({
      game: game.optional(),
      kind: RulingKind.optional(),
      card: entryId.optional().describe('Rulings about this card'),
      needs: slug.optional().describe('Rulings that need this part of the game'),
      status: RulingStatus.optional(),
      ids: ids.optional(),
      ...paging,
    }),
    answer: listOf(Ruling),
    refusals: [404],
    handle: async ({ reading: { library }, query }) => {
      await requireGame(library, query.game)
      await requireCard(library, query.card)
      const { limit, after } = pageRequest(query)
      // Whoever names the rulings wants all of them.
      return pageAnswer(await library.rulings(query, { limit: Math.max(limit, query.ids?.length ?? 0), after }))
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/v1/rulings/:game/:slug',
    summary: 'One ruling; an id it once had answers 308',
    tag,
    params: z.object({ game, slug }),
    query: z.strictObject({}),
    answer: Ruling,
    refusals: [308, 404],
    handle: async ({ reading: { library, packs }, params }) => {
      const id = `${params.game}/${params.slug}`
      const text = await library.ruling(id)
      if (text !== undefined) return packs.isEmpty ? { text } : withPassages(text, packs)
      const target = await library.alias('ruling', id)
      if (target === undefined) throw await unknownEntry(library, 'ruling', params.game, params.slug)
      return { movedTo: `/v1/rulings${paths.ruling(...(target.split('/') as [string, string]))}` }
    },
  }),
]

/** A ruling with what it restates, where a pack has it. */
async function withPassages(text: string, packs: Packs): Promise<Answer> {
  const ruling = JSON.parse(text) as Ruling
  const passages = await passagesOf(ruling, packs)
  return passages.length === 0 ? { text } : { ...json({ ...ruling, passages }), isPrivate: true }
}
