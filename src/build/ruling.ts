import { createHash } from 'node:crypto'
import type { Table } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import type { ClauseEntry, GameContent, RulingEntry } from '../content/entry.ts'
import { BASE, paths } from '../contract/base.ts'
import type { Part } from '../contract/game.ts'
import type { Authority, Clause, Ruling } from '../contract/ruling.ts'
import type { RulingRef } from '../contract/source.ts'
import { htmlOf } from './html.ts'
import { linkMarkdown } from './links.ts'
import { sourceOf } from './source.ts'

/** The licence of our words. */
export const LICENSE = 'CC-BY-SA-4.0'

/** An id inside its game, or `game/id`, as `game/id`. */
export const fullId = (game: string, id: string): string => (id.includes('/') ? id : `${game}/${id}`)

export function refOf({ game, id, title, shortAnswer }: RulingEntry): RulingRef {
  return { id: fullId(game, id), title, shortAnswer, url: `${BASE}${paths.ruling(game, id)}` }
}

export function rulingOf(entry: RulingEntry, content: GameContent, decidedBy: string[]): Ruling {
  const { game, id, title, clauses } = entry
  const text = plainTextOf(entry, content.game.parts)
  const ids = (list: readonly string[]): string[] => list.map((name) => fullId(game, name))
  return {
    id: fullId(game, id),
    game,
    kind: entry.kind,
    status: entry.status,
    title,
    shortAnswer: entry.shortAnswer,
    answer: linkMarkdown(entry.markdown, entry.body),
    text,
    html: htmlOf(entry.body, anchorsOf(entry)),
    clauses: clauses.map(clauseOf),
    about: ids(entry.about),
    needs: entry.needs,
    origin: entry.origin,
    sources: entry.sources.map(sourceOf),
    authority: authorityOf(entry, content),
    askedAs: entry.askedAs,
    seeAlso: ids(entry.seeAlso),
    conflicts: ids(entry.conflicts),
    decidedBy,
    ...(entry.decidesNothing && { decidesNothing: entry.decidesNothing }),
    aliases: ids(entry.aliases),
    hash: hashOf(title, text),
    license: LICENSE,
    url: `${BASE}${paths.ruling(game, id)}`,
  }
}

/** Where each clause can be addressed: by its name and by those it once had. */
export function anchorsOf({ clauses, movedClauses }: Pick<RulingEntry, 'clauses' | 'movedClauses'>, prefix = ''): string[][] {
  return clauses.map(({ id }) => {
    const before = Object.keys(movedClauses).filter((name) => movedClauses[name] === id)
    return [id, ...before].map((name) => `${prefix}${name}`)
  })
}

export const clauseOf = ({ id, label, text, needs }: ClauseEntry): Clause => ({ id, label, text, needs })

/** A clause's name with the parts of the game it needs: what is said of it would be wrong without them. */
export function labelOf({ label, needs }: ClauseEntry, parts: readonly Part[]): string {
  const names = needs.map((need) => parts.find(({ id }) => id === need)?.name ?? need)
  return names.length > 0 ? `${label} (${names.join(', ')})` : label
}

/** The clauses one a line, then tables row by row. */
export function plainTextOf({ clauses, body }: Pick<RulingEntry, 'clauses' | 'body'>, parts: readonly Part[]): string {
  const lines = clauses.map((clause) => (clause.id === 'answer' ? clause.text : `${labelOf(clause, parts)}: ${clause.text}`))
  const tables = body.children.filter((node): node is Table => node.type === 'table')
  const rows = tables.flatMap((table) => table.children.map((row) => row.children.map((cell) => plainText(cell)).join(' | ')))
  return [...lines, ...rows].join('\n')
}

/** A ruling speaks with the authority of the first document it restates. */
function authorityOf({ origin }: RulingEntry, { documents }: GameContent): Authority {
  return documents.find(({ id }) => id === origin[0]?.document)?.authority ?? 'community'
}

/** Of the words alone, tables included: where they lead and what they rest on may change without it. */
function hashOf(title: string, text: string): string {
  return createHash('sha256').update(`${title}\0${text}`).digest('hex').slice(0, 16)
}
