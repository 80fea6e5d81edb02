import { BASE, paths } from '../contract/base.ts'
import type { PassageGroup, Passage as PassageShape, RulingPassage } from '../contract/passage.ts'
import type { Ruling } from '../contract/ruling.ts'
import type { RulingRef } from '../contract/source.ts'
import { restatedIn } from '../documents/restated.ts'
import type { Library } from '../library/library.ts'
import type { Packs, Placed } from '../packs/packs.ts'
import type { SearchAnswer } from '../search/search.ts'

/** What answers show of private packs, put together from the pack and the library beside it. */

const plainText = ({ passage }: Placed): string => passage.text.map(({ text }) => text).join('\n')

const urlOf = ({ game, document, passage }: Placed): string => `${BASE}${paths.passage(game, document, passage.anchor)}`

/** The passages that a ruling restates, with the words that its clauses go back to. */
export async function passagesOf(ruling: Ruling, packs: Packs): Promise<RulingPassage[]> {
  const placed = packs.isEmpty ? [] : await packs.at(ruling.game, ruling.origin)
  return placed.map((at) => {
    const text = plainText(at)
    return { document: at.document, anchor: at.passage.anchor, title: at.passage.title, text, restated: restatedIn(text, ruling.clauses), url: urlOf(at) }
  })
}

export async function passageOf(game: string, document: string, anchor: string, packs: Packs, library: Library): Promise<PassageShape | undefined> {
  const pack = await packs.pack(game, document)
  const passage = await packs.passage(game, document, anchor)
  if (!pack || !passage) return undefined
  const placed = { game, document, passage }
  return {
    game,
    document,
    anchor,
    title: passage.title,
    text: plainText(placed),
    blocks: passage.text.map(({ kind, text }) => ({ kind, text })),
    sources: passage.sources,
    see: passage.see,
    cards: passage.cards.flatMap((reference) => pack.cards[reference] ?? []),
    rulings: await refsOf(library, placed),
    url: urlOf(placed),
  }
}

const refsOf = async (library: Library, { game, document, passage }: Placed): Promise<RulingRef[]> =>
  (await library.rulingsOfSection(game, document, passage.anchor)).map((body) => JSON.parse(body) as RulingRef)

/** Books are looked into when they are asked for, or when no ruling has the words. */
export const looksIntoBooks = ({ query, hits }: SearchAnswer, packs: Packs): boolean => !packs.isEmpty && (query.in === 'book' || hits.length === 0)

const MOST_PASSAGES = 10

/** Passages for a question, grouped under the ruling that restates them; those that none restates stand last. */
export async function passageGroups(question: string, game: string | undefined, packs: Packs, library: Library): Promise<PassageGroup[]> {
  const groups = new Map<string, PassageGroup>()
  for (const found of await packs.search(question, { game, limit: MOST_PASSAGES })) {
    const [ruling = null] = await refsOf(library, found)
    const group = groups.get(ruling?.id ?? '') ?? { ruling, passages: [] }
    const { snippet, highlights, passage } = found
    group.passages.push({ game: found.game, document: found.document, anchor: passage.anchor, title: passage.title, snippet, highlights, url: urlOf(found) })
    groups.set(ruling?.id ?? '', group)
  }
  return [...groups.values()].sort((a, b) => Number(a.ruling === null) - Number(b.ruling === null))
}
