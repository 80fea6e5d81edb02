import type { GameContent } from '../content/entry.ts'
import { BASE } from '../contract/base.ts'
import type { Overview } from '../contract/game.ts'
import type { SourceWithRulings } from '../contract/source.ts'
import type { LibraryRows } from '../library/rows.ts'
import type { Catalogue } from '../rules/catalogue.ts'
import { fold } from '../words/fold.ts'
import { cardOf, conflictOf, countsOf, documentOf, gameOf, termOf } from './entries.ts'
import { type Reverse, reverseLinks, sourcesOf } from './reverse.ts'
import { type JoinedRules, joinRules } from './rules.ts'
import { fullId, LICENSE, refOf, rulingOf } from './ruling.ts'
import { searchTextOf } from './search-text.ts'
import { sourceKey, sourceOf } from './source.ts'

/** The one place where content becomes a library: bodies prepared, links reversed, search text made. */
export function compile(content: readonly GameContent[], catalogues: readonly Catalogue[] = []): LibraryRows {
  const games = [...content].sort((a, b) => (a.game.id < b.game.id ? -1 : 1))
  const reverse = reverseLinks(games)
  const search = games.map(searchTextOf)
  const joined = joinRules(games, catalogues)
  return {
    overview: (version) => JSON.stringify(overviewOf(games, version, joined.rows.length)),
    games: games.map((game) => ({ id: game.game.id, body: JSON.stringify(gameOf(game)) })),
    documents: games.flatMap(({ documents }) => documents.map((document) => documentRow(document, reverse))),
    rulings: games.flatMap((game) => game.rulings.map((ruling) => rulingRow(ruling, game, joined))),
    cards: games.flatMap(({ cards }) => cards.map((card) => cardRow(card, reverse, joined))),
    terms: games.flatMap(({ terms }) => terms.map((term) => ({ id: fullId(term.game, term.id), game: term.game, body: JSON.stringify(termOf(term)) }))),
    conflicts: games.flatMap(({ game: { parts }, conflicts }) =>
      conflicts.map((conflict) => ({
        id: fullId(conflict.game, conflict.id),
        game: conflict.game,
        body: JSON.stringify(conflictOf(conflict, parts, reverse)),
      })),
    ),
    rules: joined.rows,
    coverage: joined.coverage.map((coverage) => ({ game: coverage.game, body: JSON.stringify(coverage) })),
    sources: sourcesOf(games.flatMap(({ rulings }) => rulings)).map((url) => sourceRow(url, reverse)),
    aliases: games.flatMap(aliasRows),
    indexes: search.map(({ index }) => index),
    names: search.flatMap(({ names }) => names),
    words: search.flatMap(({ words }) => words),
  }
}

function overviewOf(games: readonly GameContent[], version: string, rules: number): Overview {
  return {
    name: 'Tablejudge',
    version,
    license: LICENSE,
    counts: { games: games.length, ...countsOf(games), rules },
    games: games.map(({ game }) => game.id),
    links: {
      games: `${BASE}/v1/games`,
      rulings: `${BASE}/v1/rulings`,
      cards: `${BASE}/v1/cards`,
      terms: `${BASE}/v1/terms`,
      conflicts: `${BASE}/v1/conflicts`,
      rules: `${BASE}/v1/rules`,
      sources: `${BASE}/v1/sources`,
      search: `${BASE}/v1/search`,
      openapi: `${BASE}/openapi.json`,
      docs: `${BASE}/docs`,
    },
  }
}

function documentRow(document: GameContent['documents'][number], reverse: Reverse): LibraryRows['documents'][number] {
  const { game, id, address } = document
  return { game, id, addressKey: address === undefined ? undefined : sourceKey(address), body: JSON.stringify(documentOf(document, reverse)) }
}

function rulingRow(entry: GameContent['rulings'][number], content: GameContent, { ofRuling }: JoinedRules): LibraryRows['rulings'][number] {
  const ruling = rulingOf(entry, content, ofRuling.get(fullId(entry.game, entry.id)) ?? [])
  const { id, game, kind, status, needs, about, origin } = ruling
  return { id, game, kind, status, needs, cards: about, sections: origin, ref: JSON.stringify(refOf(entry)), body: JSON.stringify(ruling) }
}

function cardRow(card: GameContent['cards'][number], reverse: Reverse, { ofCard }: JoinedRules): LibraryRows['cards'][number] {
  const { game, id, title, alsoCalled } = card
  const names = [{ name: fold(title), how: 'exact' as const }, ...alsoCalled.map((name) => ({ name: fold(name), how: 'alias' as const }))]
  return { id: fullId(game, id), game, names, body: JSON.stringify(cardOf(card, reverse, ofCard.get(fullId(game, id)) ?? [])) }
}

function sourceRow(url: string, reverse: Reverse): LibraryRows['sources'][number] {
  const source: SourceWithRulings = { ...sourceOf(url), rulings: reverse.ofSource(url) }
  return { url, key: sourceKey(url), thread: source.thread, article: source.article, body: JSON.stringify(source) }
}

function aliasRows({ game, rulings, cards, terms, conflicts }: GameContent): LibraryRows['aliases'] {
  const rows = (kind: LibraryRows['aliases'][number]['kind'], entries: readonly { id: string; aliases: string[] }[]): LibraryRows['aliases'] =>
    entries.flatMap(({ id, aliases }) => aliases.map((alias) => ({ kind, id: fullId(game.id, alias), target: fullId(game.id, id) })))
  return [...rows('ruling', rulings), ...rows('card', cards), ...rows('term', terms), ...rows('conflict', conflicts)]
}
