import { z } from 'zod'
import { RulingKind } from '../contract/ruling.ts'
import { SearchResult, type Suggestion, Suggestions } from '../contract/search.ts'
import { cardRefOf, hitOf, rounded, rulingRefOf } from '../http/hit.ts'
import { game, paging, question, slug } from '../http/parameters.ts'
import { looksIntoBooks, passageGroups } from '../http/passages.ts'
import { defineRoute, echo, json } from '../http/route.ts'
import { requireGame } from '../http/unknown.ts'
import type { SearchAnswer } from '../search/search.ts'
import { MAX_SUGGESTIONS, type Suggested } from '../search/suggest.ts'

const tag = 'search'
const SUGGESTIONS = `a whole number from 1 to ${MAX_SUGGESTIONS}`

export const search = [
  defineRoute({
    method: 'GET',
    url: '/v1/search',
    summary: 'Rulings that answer a question, with why each matched',
    tag,
    query: z.strictObject({
      q: question.describe('The question. Also: "a phrase", -word, game:, kind:, card:, needs:, in:book'),
      game: game.optional(),
      kind: RulingKind.optional(),
      needs: slug.optional(),
      limit: paging.limit,
    }),
    answer: SearchResult,
    refusals: [404],
    handle: async ({ reading, query }) => {
      const { q, ...options } = query
      await requireGame(reading.library, query.game)
      const found = await reading.search.search(echo(q), options)
      if (!looksIntoBooks(found, reading.packs)) return json(resultOf(found))
      const passages = await passageGroups(found.query.rest, found.query.game ?? query.game, reading.packs, reading.library)
      return { ...json({ ...resultOf(found), passages }), isPrivate: true }
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/v1/suggest',
    summary: 'Rulings, cards and terms as somebody types',
    tag,
    query: z.strictObject({
      q: question,
      game: game.optional(),
      limit: z.coerce.number(SUGGESTIONS).int(SUGGESTIONS).min(1, SUGGESTIONS).max(MAX_SUGGESTIONS, SUGGESTIONS).default(MAX_SUGGESTIONS),
    }),
    answer: Suggestions,
    refusals: [404],
    handle: async ({ reading, query }) => {
      await requireGame(reading.library, query.game)
      return json({ items: (await reading.suggest.suggest(query.q, query)).map(suggestionOf) })
    },
  }),
]

export function resultOf({ query, games, cards, hits, total, nearest, didYouMean }: SearchAnswer): SearchResult {
  const { rest: _, ...asked } = query
  return {
    query: { ...asked, text: echo(query.text), phrases: asked.phrases.map(joined), without: asked.without.map(joined) },
    games: games.map(({ weight, ...rest }) => ({ ...rest, weight: rounded(weight) })),
    cards: cards.map(cardRefOf),
    hits: hits.map(hitOf),
    total,
    nearest: nearest.map(rulingRefOf),
    didYouMean: didYouMean === undefined ? null : echo(didYouMean),
  }
}

const joined = (words: readonly string[]): string => words.join(' ')

/** Lengths that a Discord choice takes. The value says what was chosen without the kind beside it. */
const SHOWN = 100

function suggestionOf({ id, kind, text }: Suggested): Suggestion {
  const shown = text.length <= SHOWN ? text : `${text.slice(0, SHOWN - 1)}…`
  return { text: shown, value: kind === 'ruling' ? id : `${kind}:${id}`, kind, id }
}
