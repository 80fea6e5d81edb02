import { toString as plainText } from 'mdast-util-to-string'
import type { CardEntry, ConflictEntry, DocumentEntry, GameContent, TermEntry } from '../content/entry.ts'
import { BASE, paths } from '../contract/base.ts'
import type { Card } from '../contract/card.ts'
import type { Counts, Document, DocumentRef, Game, Part, Topic } from '../contract/game.ts'
import type { Conflict, Term } from '../contract/glossary.ts'
import type { RuleRef } from '../contract/source.ts'
import { titleOfAnchor } from '../words/slug.ts'
import { htmlOf } from './html.ts'
import { type Reverse, sourcesOf } from './reverse.ts'
import { anchorsOf, clauseOf, fullId, plainTextOf } from './ruling.ts'

/** Entries other than rulings, as the contract shows them. */

export function cardOf(entry: CardEntry, reverse: Reverse, rules: RuleRef[]): Card {
  const { game, id } = entry
  const effect = plainText(entry.body).trim()
  return {
    id: fullId(game, id),
    game,
    name: entry.title,
    aliases: entry.alsoCalled,
    ...(entry.number !== undefined && { number: entry.number }),
    ...(entry.sets.length > 0 && { sets: entry.sets }),
    ...(entry.type !== undefined && { type: entry.type }),
    ...(entry.cost !== undefined && { cost: entry.cost }),
    ...(entry.tags.length > 0 && { tags: entry.tags }),
    ...(entry.requirement && { requirement: entry.requirement }),
    ...(effect && { effect }),
    ...(entry.holds !== undefined && { holds: entry.holds }),
    origin: entry.origin,
    rulings: reverse.ofCard(game, id),
    rules,
    url: `${BASE}${paths.card(game, id)}`,
  }
}

export function termOf({ game, id, title, body, alsoCalled }: TermEntry): Term {
  return { id: fullId(game, id), game, name: title, text: plainText(body).trim(), alsoCalled, url: `${BASE}${paths.term(game, id)}` }
}

export function conflictOf(entry: ConflictEntry, parts: readonly Part[], reverse: Reverse): Conflict {
  const { game, id, clauses } = entry
  return {
    id: fullId(game, id),
    game,
    kind: entry.kind,
    title: entry.title,
    shortAnswer: entry.shortAnswer,
    text: plainTextOf(entry, parts),
    html: htmlOf(entry.body, anchorsOf(entry, `${id}.`)),
    clauses: clauses.map(clauseOf),
    readings: entry.readings.map((reading) => ({ ...reading, text: clauses.find((clause) => clause.id === reading.id)?.text ?? '' })),
    holds: entry.holds,
    about: entry.about.map((card) => fullId(game, card)),
    rulings: reverse.ofConflict(game, id),
    url: `${BASE}${paths.conflict(game, id)}`,
  }
}

export function documentOf(entry: DocumentEntry, reverse: Reverse): Document {
  return {
    ...documentRefOf(entry),
    game: entry.game,
    text: plainText(entry.body).trim(),
    sections: entry.sections.map((anchor) => ({ anchor, title: titleOfAnchor(anchor), rulings: reverse.ofSection(entry.game, entry.id, anchor) })),
  }
}

function documentRefOf({ game, id, name, edition, date, authors, authority, address }: DocumentEntry): DocumentRef {
  return {
    id,
    title: name,
    ...(edition !== undefined && { edition }),
    ...(date !== undefined && { date }),
    ...(authors !== undefined && { authors }),
    authority,
    ...(address !== undefined && { address }),
    url: `${BASE}${paths.document(game, id)}`,
  }
}

export function gameOf(content: GameContent): Game {
  const { game, documents } = content
  return {
    id: game.id,
    title: game.title,
    text: plainText(game.body).trim(),
    alsoCalled: game.alsoCalled,
    parts: game.parts,
    documents: documents.map(documentRefOf),
    topics: topicsOf(content),
    counts: countsOf([content]),
    url: `${BASE}${paths.game(game.id)}`,
  }
}

function topicsOf({ game: { topics: order }, rulings }: GameContent): Topic[] {
  const topics = new Map<string, Topic>()
  for (const { game, id, topic } of rulings) {
    const known = topics.get(topic.id) ?? { ...topic, rulings: [] }
    known.rulings.push(fullId(game, id))
    topics.set(topic.id, known)
  }
  const place = ({ id }: Topic): number => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...topics.values()].sort((a, b) => place(a) - place(b))
}

export function countsOf(games: readonly GameContent[]): Counts {
  const sum = (count: (content: GameContent) => number): number => games.reduce((total, content) => total + count(content), 0)
  return {
    rulings: sum(({ rulings }) => rulings.length),
    clauses: sum(({ rulings }) => rulings.reduce((total, { clauses }) => total + clauses.length, 0)),
    cards: sum(({ cards }) => cards.length),
    terms: sum(({ terms }) => terms.length),
    conflicts: sum(({ conflicts }) => conflicts.length),
    sources: sourcesOf(games.flatMap(({ rulings }) => rulings)).length,
  }
}
