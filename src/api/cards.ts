import { z } from 'zod'
import { Card, NamedCards } from '../contract/card.ts'
import { listOf } from '../contract/list.ts'
import { game, pageAnswer, pageRequest, paging, slug } from '../http/parameters.ts'
import { Refusal } from '../http/problem.ts'
import { defineRoute } from '../http/route.ts'
import { requireGame, unknownEntry } from '../http/unknown.ts'
import type { Library } from '../library/library.ts'
import { fold } from '../words/fold.ts'
import { distance, nearest, typosAllowed } from '../words/nearest.ts'
import { slugOf } from '../words/slug.ts'

const tag = 'cards'

export const cards = [
  defineRoute({
    method: 'GET',
    url: '/v1/cards',
    summary: 'Cards, filtered',
    tag,
    query: z.strictObject({ game: game.optional(), ...paging }),
    answer: listOf(Card),
    refusals: [404],
    handle: async ({ reading: { library }, query }) => {
      await requireGame(library, query.game)
      return pageAnswer(await library.cards(query, pageRequest(query)))
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/v1/cards/named',
    summary: 'The card of a name: exact, else another name it has, else the nearest, saying which',
    tag,
    query: z.strictObject({ game: game.optional(), name: z.string().min(1, 'a name').max(100, 'a name of up to 100 characters') }),
    answer: NamedCards,
    refusals: [404],
    handle: async ({ reading: { library }, query }) => {
      await requireGame(library, query.game)
      const found = await library.cardsNamed(fold(query.name).trim(), query.game)
      const exact = found.filter(({ how }) => how === 'exact')
      const named = exact.length > 0 ? exact : found
      const [first] = named
      if (first) return { text: `{"match":"${first.how}","items":[${named.map(({ body }) => body).join(',')}]}` }
      const near = await nearestCard(library, query.name, query.game)
      const body = near && (await library.card(near))
      if (body) return { text: `{"match":"nearest","items":[${body}]}` }
      const ids = await library.ids('cards', query.game)
      const like = nearest(slugOf(query.name), new Set(ids.map(withoutGame))).flatMap((slug) => ids.filter((id) => withoutGame(id) === slug))
      const detail = `No card is called "${query.name}", and none is near enough to be taken for it.`
      throw new Refusal('unknown-card', detail, { near: like.slice(0, 3), hint: 'GET /v1/cards lists all.' })
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/v1/cards/:game/:slug',
    summary: 'One card with the rulings about it; an id it once had answers 308',
    tag,
    params: z.object({ game, slug }),
    query: z.strictObject({}),
    answer: Card,
    refusals: [308, 404],
    handle: async ({ reading: { library }, params }) => {
      const id = `${params.game}/${params.slug}`
      const text = await library.card(id)
      if (text !== undefined) return { text }
      const target = await library.alias('card', id)
      if (target === undefined) throw await unknownEntry(library, 'card', params.game, params.slug)
      return { movedTo: `/v1/cards/${target}` }
    },
  }),
]

const withoutGame = (id: string): string => id.slice(id.indexOf('/') + 1)

/** A card whose name is a typo away. Two cards equally near are none: a guess between them would be worth nothing. */
async function nearestCard(library: Library, name: string, inGame: string | undefined): Promise<string | undefined> {
  const wanted = slugOf(name)
  const allowed = typosAllowed(wanted.length)
  const near = (await library.ids('cards', inGame))
    .map((id) => ({ id, changes: distance(wanted, withoutGame(id), allowed) }))
    .filter(({ changes }) => changes <= allowed)
    .sort((a, b) => a.changes - b.changes)
  const [first, second] = near
  return first && first.changes !== second?.changes ? first.id : undefined
}
