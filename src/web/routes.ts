import { html } from 'ghtml'
import { z } from 'zod'
import { BASE, paths } from '../contract/base.ts'
import type { Card } from '../contract/card.ts'
import type { Document, Game, Overview } from '../contract/game.ts'
import type { Conflict, Term } from '../contract/glossary.ts'
import type { RulingPassage } from '../contract/passage.ts'
import type { Rule } from '../contract/rule.ts'
import type { Ruling } from '../contract/ruling.ts'
import type { RuleRef, RulingRef } from '../contract/source.ts'
import { allOf } from '../http/all-of.ts'
import { askFor } from '../http/ask.ts'
import { compareGame } from '../http/comparison.ts'
import { factsIn } from '../http/facts-in-address.ts'
import { game, question } from '../http/parameters.ts'
import { looksIntoBooks, passageGroups, passageOf, passagesOf } from '../http/passages.ts'
import type { Refusal, RefusalCode } from '../http/problem.ts'
import { type Answer, defineRoute, echo, type Route } from '../http/route.ts'
import { noBooks, unknownDocument, unknownEntry, unknownGame, unknownPassage, unknownRule } from '../http/unknown.ts'
import { decideFor } from '../http/verdict.ts'
import type { Library } from '../library/library.ts'
import { type ApiDescription, docsPage } from './docs-page.ts'
import { linkList } from './fragments.ts'
import { cardPage, cardsPage, conflictsPage, documentPage, gamePage, homePage, termsPage } from './game-pages.ts'
import { page } from './layout.ts'
import { comparePage, passagePage } from './passage-page.ts'
import { rulePage, rulesPage } from './rule-pages.ts'
import { rulingPage } from './ruling-page.ts'
import { searchPage } from './search-page.ts'

/** The plain pages. Each reads the same bodies as the API and shows them. */

const tag = 'pages'
const answer = z.string()
const SHOWN_HITS = 10

/** A part of a page's address. Whatever a person typed there, the answer is the page or a 404 with what is near. */
const part = z.string()

const pageOf = (text: string): Answer => ({ text })
const read = <T>(body: string): T => JSON.parse(body) as T

async function gameOf(library: Library, id: string): Promise<Game> {
  const body = await library.game(id)
  if (body === undefined) throw await unknownGame(library, id)
  return read<Game>(body)
}

export function pageRoutes(describeApi: () => ApiDescription): Route[] {
  const get = { method: 'GET', tag, answer } as const
  return [
    defineRoute({
      ...get,
      url: '/',
      summary: 'Start',
      handle: async ({ reading: { library } }) =>
        pageOf(homePage(read<Overview>(await library.overview()), await allOf<Game>((after) => library.games({ limit: 100, after })))),
    }),
    defineRoute({
      ...get,
      url: '/search',
      summary: 'Search',
      query: z.object({ q: question.default(''), game: game.optional() }),
      handle: async ({ reading, query }) => {
        const { library, packs } = reading
        const { result, answer: given, abstained } = await askFor(reading, query.q, { game: query.game, limit: SHOWN_HITS })
        const games = await allOf<Game>((after) => library.games({ limit: 100, after }))
        const asked = echo(query.q)
        const found = { ...given.search, hits: given.hits }
        const passages = looksIntoBooks(found, packs) ? await passageGroups(found.query.rest, found.query.game ?? query.game, packs, library) : undefined
        const inGame = games.find(({ id }) => id === query.game)
        const rule = result.verdict && read<Rule>((await library.rule(result.verdict.rule.id)) ?? '{}')
        return { ...pageOf(searchPage(asked, found, { asked: result, rule, games, game: inGame, passages })), isPrivate: passages !== undefined, abstained }
      },
    }),
    defineRoute({ ...get, url: '/docs', summary: 'The API', handle: async () => pageOf(docsPage(describeApi())) }),
    defineRoute({
      ...get,
      url: '/:game',
      summary: 'A game',
      params: z.object({ game: part }),
      handle: async ({ reading: { library }, params }) => {
        const found = await gameOf(library, params.game)
        const refs = (await library.rulingRefs(found.topics.flatMap(({ rulings }) => rulings))).map((body) => read<RulingRef>(body))
        const { total } = await library.rules({ game: found.id }, { limit: 1 })
        return pageOf(gamePage(found, new Map(refs.map((ref) => [ref.id, ref])), total))
      },
    }),
    defineRoute({
      ...get,
      url: '/:game/cards',
      summary: 'The cards of a game',
      params: z.object({ game: part }),
      handle: async ({ reading: { library }, params }) =>
        pageOf(cardsPage(await gameOf(library, params.game), await allOf<Card>((after) => library.cards({ game: params.game }, { limit: 100, after })))),
    }),
    defineRoute({
      ...get,
      url: '/:game/terms',
      summary: 'The terms of a game',
      params: z.object({ game: part }),
      handle: async ({ reading: { library }, params }) =>
        pageOf(termsPage(await gameOf(library, params.game), await allOf<Term>((after) => library.terms({ game: params.game }, { limit: 100, after })))),
    }),
    defineRoute({
      ...get,
      url: '/:game/conflicts',
      summary: 'The conflicts of a game',
      params: z.object({ game: part }),
      handle: async ({ reading: { library }, params }) =>
        pageOf(
          conflictsPage(await gameOf(library, params.game), await allOf<Conflict>((after) => library.conflicts({ game: params.game }, { limit: 100, after }))),
        ),
    }),
    defineRoute({
      ...get,
      url: '/:game/cards/:slug',
      summary: 'A card',
      params: z.object({ game: part, slug: part }),
      handle: async ({ reading: { library }, params }) => {
        const id = `${params.game}/${params.slug}`
        const body = await library.card(id)
        if (body !== undefined) return pageOf(cardPage(await gameOf(library, params.game), read<Card>(body)))
        const target = await library.alias('card', id)
        if (target === undefined) throw await unknownEntry(library, 'card', params.game, params.slug)
        return { movedTo: paths.card(...splitId(target)) }
      },
    }),
    defineRoute({
      ...get,
      url: '/:game/documents/:document',
      summary: 'A document',
      params: z.object({ game: part, document: part }),
      handle: async ({ reading: { library, packs }, params }) => {
        const body = await library.document(params.game, params.document)
        if (body === undefined) throw await unknownDocument(library, params.game, params.document)
        const published = new Set((await packs.pack(params.game, params.document))?.passages.map(({ anchor }) => anchor))
        return { ...pageOf(documentPage(await gameOf(library, params.game), read<Document>(body), published)), isPrivate: published.size > 0 }
      },
    }),
    defineRoute({
      ...get,
      url: '/:game/documents/:document/:anchor',
      summary: 'A section as published, from a private pack',
      isPrivate: true,
      params: z.object({ game: part, document: part, anchor: part }),
      handle: async ({ reading: { library, packs }, params }) => {
        const passage = await passageOf(params.game, params.document, params.anchor, packs, library)
        if (!passage) throw await unknownPassage(packs, params)
        const title = (await packs.pack(params.game, params.document))?.title ?? params.document
        return pageOf(passagePage(passage, title))
      },
    }),
    defineRoute({
      ...get,
      url: '/:game/compare',
      summary: 'Private packs beside the rulings',
      isPrivate: true,
      params: z.object({ game: part }),
      handle: async ({ reading: { library, packs }, params }) => {
        const found = await gameOf(library, params.game)
        const documents = await compareGame(params.game, packs, library)
        if (documents.length === 0) throw noBooks(found.title)
        return pageOf(comparePage(found, documents))
      },
    }),
    defineRoute({
      ...get,
      url: '/:game/rules',
      summary: 'The rules of a game',
      params: z.object({ game: part }),
      handle: async ({ reading: { library }, params }) =>
        pageOf(rulesPage(await gameOf(library, params.game), await allOf<Rule>((after) => library.rules({ game: params.game }, { limit: 100, after })))),
    }),
    defineRoute({
      ...get,
      url: '/:game/rules/:slug',
      summary: 'A rule, and what it says of the facts in the address',
      params: z.object({ game: part, slug: part }),
      query: z.looseObject({}),
      handle: async ({ reading: { library, rules }, params, query, url }) => {
        const id = `${params.game}/${params.slug}`
        const body = await library.rule(id)
        const rule = body === undefined ? undefined : await rules.rule(id)
        if (body === undefined || !rule) throw await unknownRule(library, params.game, params.slug)
        // A form sends the fields that were left empty, too.
        const told = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
        return pageOf(rulePage(await gameOf(library, params.game), read<Rule>(body), await decideFor(rule, id, factsIn(told, url), library)))
      },
    }),
    defineRoute({
      ...get,
      url: '/:game/:slug',
      summary: 'A ruling',
      params: z.object({ game: part, slug: part }),
      handle: async ({ reading: { library, packs }, params }) => {
        const id = `${params.game}/${params.slug}`
        const body = await library.ruling(id)
        if (body !== undefined) {
          const ruling = read<Ruling>(body)
          const passages = await passagesOf(ruling, packs)
          return { ...pageOf(await rulingPageOf(library, ruling, passages)), isPrivate: passages.length > 0 }
        }
        const target = await library.alias('ruling', id)
        if (target === undefined) throw await unknownEntry(library, 'ruling', params.game, params.slug)
        return { movedTo: paths.ruling(...splitId(target)) }
      },
    }),
  ]
}

const splitId = (id: string): [string, string] => id.split('/') as [string, string]

async function rulingPageOf(library: Library, ruling: Ruling, passages: RulingPassage[]): Promise<string> {
  const found = await gameOf(library, ruling.game)
  const seeAlso = (await library.rulingRefs(ruling.seeAlso)).map((body) => read<RulingRef>(body))
  const rules = (await library.ruleRefs(ruling.decidedBy)).map((body) => read<RuleRef>(body))
  const cards = (await Promise.all(ruling.about.map((id) => library.card(id)))).flatMap((body) => (body === undefined ? [] : read<Card>(body)))
  const conflicts = (await Promise.all(ruling.conflicts.map((id) => library.conflict(id)))).flatMap((body) => (body === undefined ? [] : read<Conflict>(body)))
  return rulingPage(ruling, {
    game: found,
    parts: new Map(found.parts.map(({ id, name }) => [id, name])),
    documents: new Map(found.documents.map(({ id, title }) => [id, title])),
    seeAlso,
    cards,
    conflicts,
    passages,
    rules,
  })
}

/** Pages of the ids that a refusal names; a game's or a ruling's id is its path. */
const PATH_OF_NEAR: Partial<Record<RefusalCode, (game: string, id: string) => string>> = { 'unknown-card': paths.card, 'unknown-document': paths.document }

/** What a person sees instead of a problem document. */
export function refusalPage(refusal: Refusal, title: string): string {
  const path = (id: string): string => PATH_OF_NEAR[refusal.code]?.(...splitId(id)) ?? `/${id}`
  const near = refusal.near?.map((id) => ({ href: `${BASE}${path(id)}`, text: id })) ?? []
  const main = html`<h1>${title}</h1><p>${refusal.message}</p>!${linkList(near)}`
  return page({ title, description: refusal.message, path: '/', main })
}
